"""Scenarios and order cards that people write: what is wrong with them, and that they are played as written."""

from __future__ import annotations

import copy
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.bear.athena import explained, play, told
from visavis.agents import derive, seat_agents, throw
from visavis.games import load
from visavis.games.bear import GAME
from visavis.games.bear.bot.deck import card_of
from visavis.games.bear.sheets import MISSIONS, MODES
from visavis.kernel import record
from visavis.kernel.data import DataError
from visavis.kernel.errors import UnknownName
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, Text
from visavis.text import language

DOCS = Path(__file__).parents[3] / "docs" / "games"
SHOWN = re.compile(r"^```toml\n(.*?)^```$", re.M | re.S)


def shown(page: str) -> list[str]:
    return SHOWN.findall((DOCS / page).read_text("utf-8"))


def written() -> dict[str, Any]:
    """The scenario of the documentation, as an overlay holds it."""
    (text,) = shown("bear-scenarios.md")
    found = tomllib.loads(text)
    assert found.pop("game") == "bear"
    return found


CROSSROADS = {"scenario": written()}


def changed(**tables: Any) -> dict[str, Any]:
    return {"scenario": copy.deepcopy(CROSSROADS["scenario"]) | tables}


def with_row(table: str, number: int, **values: Any) -> dict[str, Any]:
    """The scenario with other values in one row of a list."""
    found = changed()
    rows = found["scenario"]
    for part in table.split("."):
        rows = rows[part]
    rows[number].update(values)
    return found


def with_solo(**values: Any) -> dict[str, Any]:
    return changed(solo=copy.deepcopy(CROSSROADS["scenario"]["solo"]) | values)


def with_aboard(vehicle: str, carrier: str = "soviet-rifles-41") -> dict[str, Any]:
    """The scenario with reinforcements, one of them carried."""
    units = [{"id": "L1", "type": carrier}, {"id": "L2", "type": "soviet-rifles-41", "aboard": vehicle}]
    return changed(arrival=[{"id": "late", "side": "soviet", "round": 1, "enter": ["R05"], "units": units}])


def problems(overlay: dict[str, Any]) -> list[str]:
    return [str(error) for error in GAME.examine(GAME, overlay).problems]


# Playing what somebody wrote


def test_the_scenario_of_the_documentation_has_nothing_wrong_and_says_what_it_holds() -> None:
    found = GAME.examine(GAME, CROSSROADS)
    assert found.problems == ()
    assert found.holds is not None
    said = language("en", "bear").say(found.holds)
    assert said == (
        "scenario “Crossroads at dawn”: 4 counters, 1 suspected enemy, 2 orders, a track of 3 cells, "
        "3 rounds for two players. Modes: duel-crossroads, crossroads-german."
    )
    assert "⟨" not in language("ru", "bear").say(found.holds)


@pytest.mark.parametrize("overlay", [CROSSROADS, with_aboard("L1", "soviet-truck")], ids=["as-written", "carried"])
@pytest.mark.parametrize("mode", ["crossroads-german", "duel-crossroads"])
def test_the_scenario_of_the_documentation_is_played_to_its_end_and_replayed(
    mode: str, overlay: dict[str, Any]
) -> None:
    """§B4.12a §B15.8a Also with reinforcements that a truck brings."""
    assert problems(overlay) == []
    game = GAME.extended(overlay)
    scenario = game.scenario(mode)
    people = ["random"] * (2 - len(scenario.bots))
    agents = seat_agents(game, mode, people, derive(3))
    table = Table.new(GAME, mode, players=("human", "bot"), overlay=overlay)
    random = Random(3)
    while table.pending is not None:
        seat = table.pending.seat
        answer = random.choice(table.pending.options) if seat in agents else throw(table.pending, random)
        table.answer(answer)
        assert GAME.check(table.state) == []
    text = record.write(record.Record(table.header, tuple(table.entries)), load("bear"))
    again = Table.replay(load("bear"), record.read(text, load("bear")))
    assert again.state.dump() == table.state.dump()
    assert GAME.restore(table.state.dump()).dump() == table.state.dump()
    assert again.game.scenario(mode).title == "Crossroads at dawn"


def test_a_game_gets_the_modes_and_settings_of_a_scenario_once() -> None:
    more = GAME.extended(CROSSROADS)
    assert [each.name for each in more.scenarios[len(GAME.scenarios) :]] == ["duel-crossroads", "crossroads-german"]
    assert "beginner" in more.options("crossroads-german", {})
    assert "easier" not in more.options("crossroads-german", {})
    assert more.extended(CROSSROADS) is more
    assert GAME.extended({"solo1": {}}) is GAME
    with pytest.raises(UnknownName):
        Table.new(GAME, "crossroads-german")


def test_our_own_modes_are_those_of_the_scenario_files() -> None:
    assert MISSIONS == ("tutorial", "solo1", "solo4", "combined")
    assert {mode.name for mode in MODES} == {each.name for each in GAME.scenarios}
    assert next(each.name for each in GAME.scenarios if each.bots) == "tutorial-german"


def test_a_cell_is_called_what_its_author_calls_it() -> None:
    table = Table.new(GAME, "crossroads-german", overlay=CROSSROADS)
    table.state.cell = 2
    (track,) = GAME.view(table, SPECTATOR).tracks
    assert language("ru", "bear").say(track.title) == "Шкала сценария: ячейка 2 из 3, somebody in the woods"
    assert language("en", "bear").say(track.cells[2]) == "2: somebody in the woods"
    assert track.signs == {1: "start", 2: "own", 3: "end"}
    assert "⟨" not in language("ru", "bear")("sign-own", n=2)


# What may be wrong


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        (with_row("unit", 0, hex="Z99"), 'unit[G1].hex is "Z99", an unknown hex, expected one of B01'),
        (with_row("unit", 0, type="german-riffles-41"), "an unknown counter, expected one of"),
        (with_row("unit", 0, type="german-suspect"), 'unit[G1].type is "german-suspect", an unknown counter'),
        (with_row("unit", 0, facing="E"), 'unit[G1].facing is "E", expected one of N, NE, SE, S, SW, NW'),
        (with_row("unit", 0, id="G2"), 'unit[2].id is "G2" again'),
        (with_row("unit", 0, id="pass"), 'unit[pass].id is "pass", expected up to 8 capital letters'),
        (with_row("unit", 0, id="H06"), 'unit[H06].id is "H06", expected up to 8 capital letters'),
        (with_row("unit", 0, id="RE1"), 'solo.suspect[RE1].id is "RE1" again'),
        (with_row("unit", 0, aboard="X"), 'unit[G1].aboard is "X", an unknown counter, expected one of G2, S1, S2'),
        (with_row("unit", 0, aboard="G2"), "expected a vehicle of its own side in the same hex"),
        (with_aboard("G1"), 'arrival[late].units[L2].aboard is "G1", an unknown counter, expected L1'),
        (with_aboard("L1"), "expected a vehicle of its own side in the same hex"),
        (
            with_aboard("", "german-rifles-41"),
            'arrival[late].units[L1].type is "german-rifles-41", expected a counter of the side that it comes for',
        ),
        (
            with_solo(reinforcement=[{"id": "X", "side": "german", "units": ["soviet-truck"], "enter": ["B06"]}]),
            'solo.reinforcement[X].units[1] is "soviet-truck", expected a counter of the side that it comes for',
        ),
        (with_row("unit", 3, hex="K03"), "unit[S2].hex is K03, where another AI stands, expected one a hex"),
        (with_row("unit", 3, hex="K07"), "solo.suspect[RE1].hex is K07, where another AI stands"),
        (with_row("unit", 3, hidden=True), "unit[S2].hidden is true, expected false: a suspected enemy stands"),
        (with_row("board", 0, board="9"), 'board[1].board is "9", an unknown board, expected one of 1, 2, 3, 4, 5'),
        (changed(board=[]), "board is a list of 0, expected at least one"),
        (changed(board=[{"board": "1"}, {"board": "1", "column": 18}]), 'board[2].board is "1" again'),
        (changed(board=[{"board": "1"}, {"board": "2", "column": 4}]), "board lie one on another"),
        (changed(board=[{"board": "1", "column": 1}]), "board[1].column is 1, expected an even number"),
        (changed(duel={"rounds": -3, "first": "german"}), "duel.rounds is -3, expected a whole number from 1 to 99"),
        (changed(caps={"german": -1, "soviet": 4}), "caps.german is -1, expected a whole number from 0 to 99"),
        (changed(mission={"id": "../x", "title": "X"}), 'mission.id is "../x", expected up to 24 small Latin letters'),
        (changed(mission={"id": "solo1", "title": "X"}), 'mission.id is "solo1", expected a name that no scenario'),
        (changed(mission={"id": "mine"}), 'mission.title is "", expected text'),
        (changed(unit=CROSSROADS["scenario"]["unit"][2:]), "nobody of the side 'german' who can fire"),
        (changed(control=[{"hex": "I06", "side": "german"}] * 2), 'control[2].hex is "I06" again'),
        (with_row("score", 0, of=""), "score[1].of is missing, for it is scored for 'destroy'"),
        (with_row("score", 2, hex="H06"), 'score[3].hex is "H06", expected a hex with a control marker'),
        (
            changed(cards={"numbers": ["02", "02", "99"], "first": 1, "each_round": 1}),
            'cards.numbers[2] is "02" again',
        ),
        (with_solo(orders=["ai nearst unit -> rally"]), "solo.orders[1]: order 'ai nearst unit -> rally', character 4"),
        (with_solo(orders=[f"if round>={'9' * 5000}: pass"]), "is not a whole number above 0"),
        (with_solo(cell=[]), "solo.cell does not end the scenario"),
        (with_row("solo.cell", 0, name="strat"), 'solo.cell[1].name is "strat"'),
        (with_row("solo.cell", 1, id=7), "solo.cell[2].id is 7, expected 2"),
        (with_row("solo.cell", 1, do=[{"type": "pool-add", "token": "X"}]), 'do[1].token is "X", an unknown counter'),
        (with_row("solo.side", 0, cards=[15, 77]), "solo.side[1].cards is 15 to 77, expected the first and the last"),
        (with_row("solo.side", 0, cards=[3, 6]), "solo.side[1].cards has too few action cards"),
        (with_row("solo.side", 0, cards=[1, 6]), "solo.side[1].cards never moves the scenario marker"),
        (with_solo(side=[CROSSROADS["scenario"]["solo"]["side"][0]] * 2), 'solo.side[2].ai is "soviet" again'),
        (with_solo(pool=["nobody"]), 'solo.pool[1] is "nobody", an unknown counter'),
        ({"scenario": 3}, "overlay: scenario is 3, expected a table"),
        ({"scenario": {}}, "scenario: source is missing, expected a table"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_said_with_its_place_and_what_would_be_right(
    overlay: dict[str, Any], sentence: str
) -> None:
    """§SC1"""
    found = problems(overlay)
    assert any(sentence in each for each in found), found
    for error in GAME.examine(GAME, overlay).problems:
        said = language("ru").error(error)
        assert said != str(error), said
        assert re.search(r"[а-яё]", said)
    with pytest.raises((DataError, UnknownName)):
        Table.new(GAME, "crossroads-german", overlay=overlay)


def test_neither_for_two_nor_for_one_is_nothing_to_play() -> None:
    overlay = changed()
    del overlay["scenario"]["duel"], overlay["scenario"]["solo"]
    assert problems(overlay) == ["scenario: duel is missing, expected [duel] or [solo]"]


def test_everything_wrong_is_reported_at_once() -> None:
    """What has the wrong shape does not hide what leads nowhere."""
    overlay = with_row("unit", 0, hex="Z99", facing="E")
    overlay["scenario"]["duel"]["rounds"] = "three"
    overlay["scenario"]["solo"]["orders"] = ["ai -> fly"]
    overlay["orders"] = {"card": [{"id": 15, "tactical": ["ai -> sleep"]}]}
    places = ("unit[G1].facing", "duel.rounds", "unit[G1].hex", "solo.orders[1]", "card[15].tactical[1]")
    found = problems(overlay)
    assert len(found) == len(places), found
    for place in places:
        assert sum(place in each for each in found) == 1, place


# The order cards of somebody who owns the box


def test_the_cards_and_corrections_of_the_documentation_can_be_used() -> None:
    for text in shown("bear.md"):
        overlay = tomllib.loads(text)
        assert overlay.pop("game") == "bear"
        assert problems(overlay) == []


def test_a_replaced_card_changes_the_order_and_its_reason() -> None:
    """§2.3a Athena reads the card of the owner, `why` shows its line, and it is no longer called a reconstruction."""
    line = "ai[unit:P3] nearest hex:C09 -> move toward target"
    mine = {"orders": {"card": [{"id": 15, "tactical": [line], "scenario_orders": False}]}}
    before, after = (turn_of_athena(overlay) for overlay in ({}, mine))
    assert explained(before) != explained(after)
    assert explained(after, "T1") == {"T1": "P3>C09"}
    assert ("moved", "P3", "C11", "C10") in told(after, "moved")
    assert ("moved", "P3", "C11", "C10") not in told(before, "moved")
    english = language("en", "bear")
    (why,) = [each for each in GAME.reasons(after, 0, READER) if each.decision == "order"]
    assert "C09" in english.say(why.title)
    card = [english.say(each.text) for each in GAME.log(after, 0, 0) if each.text.key == "event-order-card"]
    assert card[0] == "Order card 15, an action card"
    card = [english.say(each.text) for each in GAME.log(before, 0, 0) if each.text.key == "event-order-card"]
    assert card[0] == "Order card 15, an action card (reconstructed in part)"


def turn_of_athena(overlay: dict[str, Any]) -> Table[Any]:
    """Her first turn in the first scenario, with order card 15."""
    return play(Table.new(GAME, "solo1-german", {"common_sense": False}, overlay=overlay), order_card=[15])


def test_the_remark_about_reconstructed_cards_goes_when_all_are_replaced() -> None:
    """§D8"""
    remark = Text("notice-cards-reconstruction")
    for cards, remarked in ((range(1, 42), True), (range(1, 43), False)):
        overlay = {"orders": {"card": [{"id": number, "spent": 3} for number in cards]}}
        table = Table.new(GAME, "solo1-german", overlay=overlay)
        assert (remark in GAME.view(table, 0).notices) == remarked


@pytest.mark.parametrize(
    ("change", "track", "reshuffle"),
    [
        ({"track": False}, None, False),
        ({"track": {"limit": 3, "advance": 2}}, (3, 2), False),
        ({"reshuffle": True}, (10, 1), True),
    ],
)
def test_a_track_or_reshuffle_line_can_be_taken_away_replaced_or_added(
    change: dict[str, Any], track: tuple[int, int] | None, reshuffle: bool
) -> None:
    """§2.3a §2.4b"""
    table = Table.new(GAME, "solo1-soviet", overlay={"orders": {"card": [{"id": 15, **change}]}})
    card = card_of(table.state, 15)
    assert (card.track and (card.track.limit, card.track.advance), card.reshuffle) == (track, reshuffle)


def test_a_green_card_turns_blue_only_without_its_track_line() -> None:
    """§2.3a"""
    blue = {"id": 15, "colour": "blue"}
    assert "for the card has a track or reshuffle line" in problems({"orders": {"card": [blue]}})[0]
    assert problems({"orders": {"card": [blue | {"track": False}]}}) == []
