"""Chapter G1: objectives are scored after everything else of a scoring round."""

from __future__ import annotations

from visavis.games.worldorder.state import World


def objectives(s: World) -> None:
    """The last step of a scoring: nothing without the module."""
