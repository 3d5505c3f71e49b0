"""Why not: what is no answer has a reason, what is one has none, in random games and on positions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.noretreat.position import begun, drive, empty, give, lay
from visavis.games.noretreat import GAME
from visavis.games.noretreat.cannot import cannot
from visavis.games.noretreat.rules import why
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import DISORGANIZED, MOVED, War, mark
from visavis.kernel.choice import Choice
from visavis.kernel.table import Table

Why = Callable[[War, Choice[Any], str], str]
UNITS: dict[tuple[str, str], Why] = {  # by question and paragraph: why a counter is no answer
    ("move", "B8.1"): lambda s, c, id_: why.why_not_move(s, c.about["side"], id_),
    ("join", "B10.9"): lambda s, c, id_: why.why_not_join(s, c.about["side"], id_),
    ("flip", "B7.1"): lambda s, c, id_: why.why_not_flip(s, c.about["side"], id_),
    ("place", "B7.8"): lambda s, c, id_: why.why_not_place(s, c.about["side"], id_),
    ("reorganise", "B7.17"): lambda s, c, id_: why.why_not_reorganise(s, c.about["side"], id_),
    ("detrain", "B9.6"): lambda s, c, id_: why.why_not_detrain(s, c.about["side"], id_),
    ("advance", "B10.41"): lambda s, c, id_: why.why_not_advance(s, c.about["side"], id_),
}
PLACES: dict[tuple[str, str], Why] = {  # and why a place is none
    ("goal", "B8.1"): lambda s, c, place: why.why_not_go(s, c.about["unit"], place, c.about["points"]),
    ("target", "B10.1"): lambda s, c, hex_: why.why_not_target(s, c.about["side"], hex_),
    ("blow", "B10.4"): lambda s, c, hex_: why.why_not_blow(s, c.about["side"], hex_),
    ("retreat", "B10.37"): lambda s, c, place: why.why_not_retreat(s, c.about["unit"], place),
    ("advance.to", "B10.42"): lambda s, c, place: why.why_not_advance_to(s, c.about["unit"], place),
    ("place.hex", "B7.12"): lambda s, c, hex_: why.why_not_stand(s, c.about["unit"], hex_),
    ("detrain.hex", "B9.7"): lambda s, c, hex_: why.why_not_stop(s, c.about["unit"], hex_),
}


def test_the_options_are_those_without_a_reason_against_them() -> None:
    """§B7.1 §B8.1 §B9.6 §B10.1 Legality has one place: options and reasons agree, and no question was left out."""
    seen: set[tuple[str, str]] = set()
    for scenario in ("campaign", "moscow", "ukraine"):
        random = Random(3)
        table = Table.new(GAME, scenario, quiet=True)
        while table.pending is not None and len(table.entries) < 1_500:
            choice, s = table.pending, table.state
            key = choice.name, choice.rule
            for reasons, ids in ((UNITS, s.board.units), (PLACES, s.board.hexes)):
                if key in reasons:
                    seen.add(key)
                    free = {id_ for id_ in ids if not reasons[key](s, choice, id_)}
                    assert free == {id_ for id_ in ids if id_ in choice.options}, key
            table.answer(random.choice(choice.options if choice.pool is None else choice.pool), choice.seat)
    assert seen == set(UNITS) | set(PLACES)


def said(s: War, asked: Choice[Any] | None, *ids: str) -> tuple[str, str]:
    assert asked is not None
    found = cannot(s, asked, ids)
    assert found is not None
    return found.said.key, found.rule


def test_who_has_moved_is_told_so_and_who_stands_in_a_fort() -> None:
    """§B8.1 §B8.14"""
    s = lay(empty(), _2Pz="1007", _1Pz="1207", Moscow="2008 fort", _9A="1808")
    mark(s, "1Pz", MOVED)
    asked = drive(s, ("move", AXIS))
    assert said(s, asked, "1Pz") == ("cannot-moved", "B8.1")
    assert said(s, asked, "Moscow") == ("cannot-enemy", "B8.1")
    asked = drive(s, ("move", SOVIET))
    assert asked is None or said(s, asked, "Moscow") == ("cannot-fort", "B8.14")


def test_where_one_cannot_go_says_why() -> None:
    """§B8.8 §B8.10"""
    s = lay(empty(), _2Pz="1007", West="1107", Central="1109")
    asked = drive(s, ("go", "2Pz"))
    assert said(s, asked, "1107") == ("cannot-enemy", "B8.10")
    assert said(s, asked, "West") == ("cannot-enemy", "B8.10")
    assert said(s, asked, "2008") == ("cannot-far", "B8.1")
    assert asked is not None
    assert cannot(s, asked, ("1008",)) is None


def test_what_cannot_be_attacked_says_why() -> None:
    """§B10.1 §B7.16"""
    s = lay(empty(), _2Pz="1007", West="1107", Central="1407")
    asked = drive(s, ("target", AXIS))
    assert said(s, asked, "1407") == ("cannot-out-of-reach", "B10.1")
    assert said(s, asked, "1207") == ("cannot-nobody", "B10.1")
    mark(s, "2Pz", DISORGANIZED)
    assert why.why_not_attack_with(s, AXIS, "2Pz") == "disorganized"


def test_who_is_needed_for_another_forced_attack_is_told_so() -> None:
    """§B10.6 ruling R101"""
    s = lay(empty(), _6A="1007", _2A="1007", _9A="1006", West="1106", Kalinin="1005")
    s.markers = {"1106": "blow", "1005": "blow"}
    asked = drive(s, ("resolve", AXIS), ("battle", "1106"))
    assert said(s, asked, "9A") == ("cannot-bound", "B10.6")


def test_a_card_says_why_it_cannot_be_played_and_an_unseen_one_nothing() -> None:
    """§B5.10 §B5.11 Of the enemy's hand nothing is told."""
    s = give(give(begun("campaign"), AXIS, "01"), SOVIET, "04")
    s.phase = "movement"
    asked = drive(s, ("move", AXIS))
    assert said(s, asked, "card 0 01") == ("cannot-moment", "B5.10")
    assert asked is not None
    assert cannot(s, asked, ("card 1 04",)) is None
