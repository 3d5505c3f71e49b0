"""Opponents for a game that has none in its box: numbered filters that explain themselves like a paper bot."""
