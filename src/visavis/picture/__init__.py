"""A position as a picture: SVG for documents, for `visavis show --svg`, and for tests."""

from __future__ import annotations

from visavis.picture.draw import draw_board, draw_svg, draw_view
from visavis.picture.reviewed import draw_review
from visavis.picture.theme import Theme, theme_of

__all__ = ["Theme", "draw_board", "draw_review", "draw_svg", "draw_view", "theme_of"]
