"""The solo bot (chapter S): its printed tables, the change it looks for, its turn."""
