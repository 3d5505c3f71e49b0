"""The base rules, one module a chapter."""
