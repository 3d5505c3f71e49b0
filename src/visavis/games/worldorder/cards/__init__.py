"""Chapters K1 to K5: what ability cards, Growth cards and Strategic Assets do."""
