"""What a placement is said to lead to, it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, play, position
from visavis.agents import throw
from visavis.games.blitzkrieg.state import War
from visavis.games.blitzkrieg.words import cell_name
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.journal import Event
from visavis.kernel.table import Table
from visavis.kernel.view import Text


def placements_played(
    scenario: str, seed: int, **options: Any
) -> Iterator[tuple[str, dict[str, Text], Table[War], int]]:
    """Each placement of a random game: the answer, its preview by key, the table after it, answers given before."""
    random = Random(seed)
    table = Table.new(GAME, scenario, options)
    while table.pending is not None:
        choice = table.pending
        answer = throw(choice, random)
        foreseen = None
        if choice.seat != CHANCE and choice.name in ("place", "follow_up") and answer != "stop":
            prompt = GAME.view(table, choice.seat).prompt
            chosen = next(option for option in prompt.options if option.answer == answer)
            foreseen = {text.key: text for text in chosen.preview}
        before = len(table.entries)
        table.answer(answer)
        if foreseen is not None:
            finish_effects(table, random)
            yield answer, foreseen, table, before


def finish_effects(table: Table[War], random: Random) -> None:
    """Play on until the placement is resolved: the next placement or the draw is asked, or the game is over."""
    while table.pending is not None and table.pending.name not in (
        "place",
        "follow_up",
        "draw",
        "bot_unit",
        "stratagem",
    ):
        table.answer(throw(table.pending, random))


def told(table: Table[War], since: int, name: str) -> list[Event]:
    return [event for event in table.journal.events(since) if event.name == name]


@pytest.mark.parametrize("double_bonus", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_the_marker_and_the_points_come_as_foreseen(seed: int, double_bonus: bool) -> None:
    """§8.1 §9.3 §9.4 §10.8 §10.9 §10.10 Whatever happens elsewhere: the marker of this theatre, and its points."""
    for answer, foreseen, table, before in placements_played("base", seed, double_bonus=double_bonus):
        theatre = table.state.board.spots[answer.split()[1]].theatre
        moved = [
            e for e in told(table, before, "marker") if e.args[1] == theatre and e.args[0] in ("strength", "tactical")
        ]
        if "preview-marker" in foreseen:
            assert foreseen["preview-marker"].args["to"] == cell_name(table.state, moved[-1].args[3])
        else:
            assert all(event.args[2] == event.args[3] for event in moved)
        rows = [row.id for row in table.state.board.rows[theatre]]
        scored = [event for event in told(table, before, "scored") if event.args[1] in rows]
        points = sum(event.args[2] + event.args[3] for event in scored[:1] if "preview-completes" in foreseen)
        if "preview-closes" in foreseen:
            bonus = sum(event.args[2] for event in told(table, before, "bonus"))
            points = sum(event.args[2] + event.args[3] for event in scored) + bonus
        expected = foreseen.get("preview-closes") or foreseen.get("preview-completes")
        assert points == (expected.args["n"] if expected else 0)
        assert bool(scored) == (expected is not None)


def test_leadership_doubles_a_tactical_space_in_the_preview_too() -> None:
    """§4.9.2 §7.9.1 Twice one cell, and its own strength of one."""
    table = position("nippon", reserve={"japan": "LDR A1"})
    assert preview_of(table, "LDR SEA.2")["preview-marker"].args["to"] == cell_name(table.state, 3)


def test_a_closing_that_fills_a_row_is_previewed_with_both_bonuses_if_so_agreed() -> None:
    """§10.10 The other reading of R3: the row has a bonus of its own."""
    for double_bonus, points in ((False, 7), (True, 9)):
        table = position(
            placed={"AF2.1": "axis A1", "AF2.2": "axis N1", **{f"AF1.{n}": "axis F1" for n in (1, 2, 3, 4)}},
            won={"AF1": 0},
            marker={"AF": "Ax 9"},
            reserve={"axis": "A3 N1"},
            double_bonus=double_bonus,
        )
        assert preview_of(table, "A3 AF2.3")["preview-closes"].args["n"] == points
        score = table.state.score[0]
        assert play(table, "A3 AF2.3").state.score[0] == score + points


def test_what_a_token_does_by_itself_is_previewed() -> None:
    """§4.4.1 §4.5.2 §6.4.1 §N6.4 Bombing, retreats, a follow-up, the head start of a breakthrough."""
    table = position(reserve={"axis": "XN2 NUK BA1 A1"})
    assert "preview-bombardment" in preview_of(table, "XN2 PO1.1")
    assert preview_of(table, "NUK EE1.2")["preview-retreat"].args["cells"] == 2
    assert "preview-follow-up" in preview_of(table, "BA1 EE1.2")
    assert not {"preview-bombardment", "preview-retreat", "preview-follow-up"} & set(preview_of(table, "A1 EE1.2"))
    boston = position("nippon", marker={"BOS": "Ge 5"}, reserve={"germany": "A3 N1"}, to_move="germany")
    assert preview_of(boston, "A3 BOS.2")["preview-head-start"].args["cells"] == 2


def preview_of(table: Table[War], answer: str) -> dict[str, Text]:
    prompt = GAME.view(table, table.pending.seat).prompt
    return {text.key: text for text in next(o for o in prompt.options if o.answer == answer).preview}


CHOSEN = ("strategic", "difficulty", "head_start", "bot_extra")  # why a marker moves where somebody has chosen


@pytest.mark.parametrize("scenario", ["solo", "nippon", "solo-nippon"])
def test_what_is_chosen_without_a_token_comes_as_foreseen_too(scenario: str) -> None:
    """§7.10.1 §N7.1 §SU.4 Wherever a marker is moved or set by choice, it goes where the answer said."""
    seen: set[str] = set()
    for table, choice, answer, foreseen, before in chosen_by_seats(scenario, range(8)):
        assert foreseen, f"{choice.name} {answer} is confirmed without a word of what it does"
        seen.add(choice.name)
        where = foreseen.get("preview-opens") or foreseen.get("preview-marker") or foreseen.get("preview-stays")
        moved = [event.args[3] for event in told(table, before, "marker") if is_chosen(event, answer)]
        if where is not None:
            stands = where.args.get("at") or where.args["to"]
            assert stands == cell_name(table.state, moved[-1] if moved else 0), (choice.name, answer)
    expected = {"nippon": {"strategic", "open"}, "solo": {"strategic", "bomb_row", "difficulty_theatre"}}
    assert seen >= expected.get(scenario, {"strategic", "open", "bomb_row"})


def is_chosen(event: Event, theatre: str) -> bool:
    return event.args[0] in CHOSEN and event.args[1] == theatre


def chosen_by_seats(scenario: str, seeds: range) -> Iterator[tuple[Table[War], Choice[Any], str, dict[str, Text], int]]:
    """Each answer of random games that places no token: the table after it, its preview, answers given before."""
    for seed in seeds:
        random, table = Random(seed), Table.new(GAME, scenario, {})
        while (choice := table.pending) is not None:
            answer, before = throw(choice, random), len(table.entries)
            places = choice.seat == CHANCE or choice.name in ("place", "follow_up")
            foreseen = {} if places else preview_of(table, answer)
            table.answer(answer)
            if not places:
                yield table, choice, answer, foreseen, before
