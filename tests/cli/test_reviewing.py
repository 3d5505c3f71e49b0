"""The command review."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Visavis
from visavis.commands.reviewing import curve, squeezed
from visavis.sim.verdict import signed

LITTLE = ("--playouts", 2, "--workers", 1)


def test_a_review_tells_chances_skill_luck_and_mistakes(visavis: Visavis, base: Path) -> None:
    said = visavis("review", base, *LITTLE)
    assert said.status == 0
    for heading in (
        "own answers",
        "luck",
        "Where dice and draws changed most",
        "Axis  ",
        "at the end",
        "off by 5 hundredths",
    ):
        assert heading in said.out
    assert f"visavis show {base} --at N" in said.out


def test_a_review_as_json_adds_up(visavis: Visavis, base: Path) -> None:
    found = visavis("review", base, *LITTLE, "--json").json
    assert set(found["seats"]) == {"axis", "allies"}
    for account in found["seats"].values():
        parts = ("began", "skill", "gifts", "luck")
        assert sum(account[part] for part in parts) == pytest.approx(account["ended"])
    assert {answer["seat"] for answer in found["answers"]} == {0, 1}
    assert found == visavis("review", base, *LITTLE, "--json").json


def test_a_review_in_russian(visavis: Visavis, solo: Path) -> None:
    said = visavis("--lang", "ru", "review", solo, *LITTLE).out
    assert "свои ответы" in said
    assert "review-" not in said


def test_a_review_of_no_playouts_is_refused(visavis: Visavis, base: Path) -> None:
    assert "--playouts is 0; expected at least 1" in visavis("review", base, "--playouts", 0).err


def test_a_review_may_not_take_less_than_no_time(visavis: Visavis, base: Path) -> None:
    assert "--minutes is 0.0; expected more than nothing" in visavis("review", base, "--minutes", 0).err


def test_a_review_is_drawn_too(visavis: Visavis, base: Path, tmp_path: Path) -> None:
    visavis("review", base, *LITTLE, "--at", 12, "--svg", tmp_path / "review.svg")
    drawn = (tmp_path / "review.svg").read_text()
    assert drawn.startswith("<svg")
    assert "review of the game" in drawn


def test_a_curve_shows_chances_and_its_last_one_always() -> None:
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert squeezed([0.1, 0.2, 0.3], 8) == [0.1, 0.2, 0.3]
    assert squeezed([n / 100 for n in range(101)], 5) == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert [signed(share) for share in (0.114, -0.2, -0.001, 0.001)] == ["+11", "−20", "0", "0"]
