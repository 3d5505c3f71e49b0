"""Attacks on a server of our own, on the loopback only, small and bounded. Each says whether people could still play.

    python -m tools.attack [NAME ...]

A server is started with its usual limits, an attack begins, and meanwhile somebody plays at another table from another
address: what they feel is reported, and what became of the server. It has held if every answer was taken, half of them
within a second, and the server is well afterwards and has found nothing wrong with itself.
"""
