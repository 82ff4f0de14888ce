"""The folder of plain files that holds a person's tools."""
