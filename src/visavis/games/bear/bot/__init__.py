"""Athena, the artificial side of the solo rules: orders as data, the choice of pairs, the turn."""
