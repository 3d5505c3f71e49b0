"""Flowcharts: the way through the boxes, and what is said on the way."""

from __future__ import annotations

from visavis.kernel.flow import Box, follow
from visavis.kernel.priorities import Line

CHART = {
    "8.4": Box("base_threatened", lambda s: "threat" in s, "8.5", "8.6"),
    "8.5": Box("attack"),
    "8.6": Box("tired", lambda s: "tired" in s, "8.7", "8.5"),
    "8.7": Box("rally"),
}


def test_yes_and_no_lead_to_different_boxes() -> None:
    assert follow({"threat"}, CHART, "8.4") == "8.5"
    assert follow({"tired"}, CHART, "8.4") == "8.7"
    assert follow(set(), CHART, "8.4") == "8.5"


def test_an_action_is_where_the_walk_ends() -> None:
    why: list[Line] = []
    assert follow({"tired"}, CHART, "8.7", why) == "8.7"
    assert why == []


def test_every_question_on_the_way_is_told_with_its_answer() -> None:
    why: list[Line] = []
    follow({"tired"}, CHART, "8.4", why)
    assert why == [
        Line("8.4", "base_threatened", ("yes", "no"), ("no",)),
        Line("8.6", "tired", ("yes", "no"), ("yes",)),
    ]


def test_the_walk_may_start_anywhere() -> None:
    assert follow({"threat", "tired"}, CHART, "8.6") == "8.7"
