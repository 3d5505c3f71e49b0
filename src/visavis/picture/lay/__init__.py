"""Where things lie in a box: written once, for pictures and, translated, for pages."""
