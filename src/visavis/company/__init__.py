"""Company at a table: who sits where, who is asked, what may be taken back, and which pieces are to be moved."""
