"""The events of the cards, one function a half."""

from __future__ import annotations

from visavis.games.noretreat.events.half import Half

EVENTS: dict[str, Half] = {}  # by half: "01A" … "54S"; what is not here is never offered
