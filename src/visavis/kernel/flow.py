"""A bot's flowchart, as printed: boxes that ask or act, each with its paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from visavis.kernel.priorities import Line


class Box(NamedTuple):
    """A question with two ways out; or, with no test, an action to perform."""

    text: str  # key of the box's sentence
    test: Callable[[Any], bool] | None = None
    yes: str = ""
    no: str = ""


def follow(s: Any, chart: Mapping[str, Box], start: str, why: list[Line] | None = None) -> str:
    """Walk the chart from start; return the paragraph of the action reached."""
    rule = start
    while (box := chart[rule]).test is not None:
        answer = box.test(s)
        if why is not None:
            why.append(Line(rule, box.text, ("yes", "no"), ("yes" if answer else "no",)))
        rule = box.yes if answer else box.no
    return rule
