"""Pictures compared to the last stroke; how to draw them anew is told in snapshots.py."""

from __future__ import annotations

import pytest

from tests.picture.positions import RACES, SCENARIOS, SHOTS, Shot
from tests.picture.snapshots import FOLDER, drawn


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_a_position_is_drawn_as_before(shot: Shot) -> None:
    assert drawn(shot) == (FOLDER / shot.name).read_text("utf-8"), "to redraw: python -m tests.picture.snapshots"


def test_every_scenario_has_its_picture() -> None:
    assert {shot.scenario for shot in SHOTS} == {*SCENARIOS, *RACES}
    assert {file.name for file in FOLDER.iterdir()} == {shot.name for shot in SHOTS}
