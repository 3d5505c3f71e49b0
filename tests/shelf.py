"""Both games on the shelf, wherever this is imported before the server is."""

from __future__ import annotations

import visavis.games

BOTH = ("blitzkrieg", "manhattan")

if visavis.games.GAMES != BOTH:
    visavis.games.GAMES = BOTH  # type: ignore[misc]
