"""How the database came to have the shape it has; run by itself at every start."""
