"""All that leaves the server: built from the view of one seat and said in one language."""
