"""Thinking for tables in processes of its own."""
