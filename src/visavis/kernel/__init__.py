"""The engine: no game, no input or output, nothing outside the standard library."""
