"""At a real table: the list of moves alone is enough to move the pieces, and to put them back."""

from __future__ import annotations

import pytest

from tests.games.manhattan.positions import nation, play, position
from visavis.games.manhattan import GAME
from visavis.games.manhattan.state import Race
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.text import language


def listed(table: Table[Race], *words: str, way: str = "moves", code: str = "en") -> list[str]:
    """The moves that mention these words."""
    say = language(code, "manhattan").say
    told = [say(text) for text in (GAME.moves if way == "moves" else GAME.unmoves)(table, ALWAYS, 1)]
    return [each for each in told if all(word in each for word in words)]


def test_a_built_bomb_names_its_crew() -> None:
    """§14.4 §14.5 Own workers and contractors."""
    table = position(red=nation(own="3L", hired="1S", hand="cherry_bomb", uranium=3))
    play(table, "build cherry_bomb")
    crew = [each[0] + ("c" if each[1] == "c" else "") for each in table.state.nation[0].bombs["cherry_bomb"].workers]
    said = ", ".join(language("en", "manhattan")(f"worker-{each}") for each in crew)
    assert listed(table, "beside the board") == [
        f"Lay Cherry Bomb beside the board of Red and put its crew on it: {said}",
    ]
    assert listed(table, "back into the hand", said, way="unmoves")


def test_who_retrieves_is_told_from_where() -> None:
    """§4.20 §4.22 §4.23 §4.24 §4.27"""
    table = position(
        red=nation(own="2L", hired="1E", buildings="11:L1", bombs="cherry_bomb:S0,Sc"),
        green=nation(own="2L"),
        spaces={"construction": "L0 L0", "mine_mid": "Lc"},
    )
    play(table, "retrieve")
    (home,), (freed,) = listed(table, "Home to Red"), listed(table, "Home to Green")
    assert home == (
        "Home to Red: 2 laborers (Construction), 1 scientist (Cherry Bomb); contractors to the general supply: "
        "1 laborer (Middle mine), 1 scientist (Cherry Bomb), 1 engineer (personal supply)"
    )
    assert freed.startswith("Home to Green from the cards of Red: 1 laborer (")
    assert freed.endswith(" 11)")
    assert listed(table, "2 laborers (Construction)", way="unmoves")
    assert listed(table, "«Cherry Bomb»", code="ru")


def test_where_no_contractor_was_none_goes_home() -> None:
    """§4.23"""
    table = position(red=nation(own="2L"))
    play(table, "retrieve")
    assert listed(table, "Home to Red") == ["Home to Red: 2 laborers (Construction)"]


@pytest.mark.parametrize("on", [True, False])
def test_bombed_workers_are_named_with_their_colours(on: bool) -> None:
    """§9.12 Ruling R14"""
    green = nation(own="3L", fighters=0, buildings="15:L1,L0,Ec")
    table = position(red=nation(own="3L", bombers=2), green=green, bombed_workers_return=on)
    play(table, "airstrike_1", "bombers green 15")
    gone = "laborer of Green, laborer of Red, contract engineer"
    assert bool(listed(table, "Take a bomber off Red", f"; back to their supplies from there: {gone}")) == on
    assert bool(listed(table, "the bomber back", f"; back there from the supplies: {gone}", way="unmoves")) == on


@pytest.mark.parametrize("on", [True, False])
def test_a_tested_bomb_goes_where_the_table_wants_it(on: bool) -> None:
    """§14.12 §14.14 Ruling R28"""
    table = position(red=nation(bombs="b_flat:S0"), tested_bomb_shuffled=on)
    play(table, "test b_flat")
    assert bool(listed(table, "under the bomb deck", "token 8")) == (not on)
    assert bool(listed(table, "into the bomb deck", "token 8")) == on
