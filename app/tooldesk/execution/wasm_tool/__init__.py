"""WebAssembly: what runs modules and components, in a process of its own."""
