"""One task a table: who is there, what may be said to it, and how a table comes to be."""
