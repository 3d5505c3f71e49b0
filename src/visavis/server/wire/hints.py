"""A hint in a reader's words, for whoever sits in the seat it was found for."""

from __future__ import annotations

from typing import Any

from visavis.server.wire.phrases import Speech
from visavis.thinking.hints import Hint, Hinted

Json = dict[str, Any]


def written_hint(found: Hint, speech: Speech) -> Json:
    return {
        "best": [written_answer(each, speech) for each in found.best],
        "among": found.among,
        "playouts": found.playouts,
        "sure": speech.say(found.sure),
    }


def written_answer(each: Hinted, speech: Speech) -> Json:
    """Chances in hundredths."""
    tried = each.tried
    return {
        "answer": each.answer,
        "title": speech.say(tried.title),
        "lights": list(tried.lights),
        "tries": tried.tries,
        "chance": tried.chance,
        "low": tried.low,
        "high": tried.high,
        "lacks": speech.say(each.lacks) if each.lacks.key else "",
        "follows": [speech.say(text) for text in each.follows],
    }
