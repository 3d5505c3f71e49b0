"""Chapters B3 to B20: the rules of the base game."""
