"""Arguments that are kept under names, beside the form that they fill."""
