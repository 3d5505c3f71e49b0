"""The Manhattan Project."""
