"""Chapters A1 to A22: the Automa. It is never asked: cards are turned for it, and its rules decide."""
