"""What is said of a game that is over: points by source, turning points, hands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from visavis.company.retelling import hands, sources, turning_points
from visavis.files import open_record
from visavis.games import GAMES
from visavis.kernel.record import RESIGNED
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, SPECTATOR, Gain, Text

ROOT = Path(__file__).resolve().parents[2] / "src" / "visavis" / "games"
RECORDED = {game: sorted((ROOT / game / "data" / "recorded").glob("*.visavis")) for game in GAMES}
SHORT = [path for paths in RECORDED.values() for path in sorted(paths, key=lambda each: each.stat().st_size)[:2]]
ONE, OTHER = Text("source-one"), Text("source-other")


@pytest.fixture(scope="module", params=SHORT, ids=lambda path: path.stem)
def played(request: pytest.FixtureRequest) -> Table[Any]:
    return open_record(request.param)


def by_source(table: Table[Any]) -> list[int]:
    """What every seat got; where only whoever is ahead has points, what the first has got beyond the other."""
    points = [0] * len(table.game.scenario(table.header.scenario).seats)
    for each in sources(table.game.gains(table)):
        points[each.seat] += each.points
    return [points[0] - points[1]] if only_one_scores(table) else points


def score_of(table: Table[Any]) -> list[int]:
    result = table.game.result(table.state)
    assert result is not None
    return [result.points[0] - result.points[1]] if only_one_scores(table) else list(result.points)


def only_one_scores(table: Table[Any]) -> bool:
    result = table.game.result(table.state)
    return result is not None and not result.counted


def test_points_by_source_add_up_to_what_was_counted_at_the_end(played: Table[Any]) -> None:
    """A law says so of whole random games of every scenario."""
    assert by_source(played) == score_of(played)


def test_a_gain_stands_at_the_answer_after_which_everybody_heard_of_it(played: Table[Any]) -> None:
    heard = {0, *(line.n for line in played.log(SPECTATOR))}  # 0: what a seat begins with
    assert {each.n for each in played.game.gains(played) if each.source.key} <= heard


def test_gains_of_the_same_kind_are_one_source_and_the_largest_stands_first() -> None:
    gains = [
        Gain(1, 1, 2, ONE),
        Gain(2, 0, 1, ONE),
        Gain(3, 1, 5, OTHER),
        Gain(4, 1, 2, ONE),
        Gain(0, 0, 3, NOTHING_SAID),
    ]
    assert [tuple(each) for each in sources(gains)] == [(0, ONE, 1), (1, OTHER, 5), (1, ONE, 4)]


def test_the_lead_turns_where_somebody_has_more_than_whoever_led() -> None:
    gains = [Gain(1, 0, 2, ONE), Gain(2, 1, 2, ONE), Gain(3, 1, 1, ONE), Gain(4, 0, 1, ONE), Gain(5, 0, 9, ONE)]
    found = turning_points(gains, 2)
    assert [each.gain.n for each in found if each.leads] == [3, 5]
    assert found[-1].standing == (12, 3)


def test_a_start_nobody_has_earned_counts_for_the_lead_and_is_no_turning_point() -> None:
    found = turning_points([Gain(0, 0, 2, NOTHING_SAID), Gain(4, 1, 2, ONE), Gain(7, 1, 1, ONE)], 2)
    assert [(each.gain.n, each.leads) for each in found] == [(4, False), (7, True)]


def test_of_many_gains_those_that_mattered_most_are_told_in_their_order() -> None:
    gains = [Gain(n, n % 3, 1 + (n in (4, 8, 12, 16)), ONE) for n in range(1, 30)]
    found = [each.gain.n for each in turning_points(gains, 3)]
    assert len(found) == 5
    assert found == sorted(found)


def test_hands_are_shown_when_a_table_was_given_up_and_not_before(played: Table[Any]) -> None:
    early = played.at(len(played.entries) // 2)
    assert hands(early, [SPECTATOR]) == {}
    hidden = {each.id for seat in range(2) for each in early.view(seat).things if each.owner == seat}
    hidden -= {each.id for each in early.view(SPECTATOR).things}
    early.end(RESIGNED, 0)
    shown = {each.id for held in hands(early, [SPECTATOR]).values() for each in held}
    assert hidden <= shown
