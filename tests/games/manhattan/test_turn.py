"""Chapter 4: the turn, one of two kinds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.manhattan.positions import (
    GAME,
    Lot,
    asked,
    bombs_offered,
    buildings_offered,
    events,
    nation,
    of,
    options,
    play,
    play_on,
    points,
    position,
    ready,
    spaces_offered,
    standing_at,
)
from visavis.games.manhattan.check import check
from visavis.games.manhattan.state import Race, clockwise, workers_of
from visavis.kernel.choice import Choice
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.table import Table
from visavis.text import language

EVERY_COLOUR = ("red", "green", "blue", "yellow", "purple")


# Turn after turn


@pytest.mark.parametrize(("scenario", "n"), [("two", 2), ("three", 3), ("four", 4), ("five", 5)])
def test_players_take_single_turns_clockwise(scenario: str, n: int) -> None:
    """§4.1 One turn each, round and round."""
    table = position(scenario, to_move="green")
    movers = []
    for _ in range(2 * n):
        movers.append(asked(table)[0])
        play(table, "construction", "none")
    assert movers == [EVERY_COLOUR[(1 + step) % n] for step in range(2 * n)]


OFFERED = ("talk", "keep_off", "green", "offer", "no")


def test_nobody_may_pass() -> None:
    """§4.1 §4.10 Nothing is offered at the start of a turn but work and the retrieve."""
    table = position(red=nation(own="3L"))
    assert "end" not in options(table)
    for answer in ("end", "pass", "", "none"):
        with pytest.raises(IllegalAnswer):
            table.answer(answer)


def test_a_turn_is_placing_or_retrieving() -> None:
    """§4.2 Both are offered at the start."""
    table = position(red=nation(own="3L"))
    assert asked(table) == ("red", "act")
    assert "retrieve" in options(table)
    assert "construction" in options(table)


def test_whoever_has_begun_to_place_cannot_retrieve_any_more() -> None:
    """§4.2 §4.18 A bomb action, a placement or an offer is a turn of placing."""
    lot = nation(own="3L 1S", uranium=3, hand="cherry_bomb", buildings="11 21")
    for answers in (("univ_2", "L", 1), ("building 11", "L"), ("build cherry_bomb",), OFFERED):
        table = position(red=lot)
        assert "retrieve" in options(table)
        play(table, *answers)
        assert asked(table) == ("red", "act")
        assert "retrieve" not in options(table)


def test_with_nobody_in_the_personal_supply_one_must_retrieve() -> None:
    """§4.3 It is not even asked; not a space, not a building, not a bomb, not a talk."""
    lot = nation(own="", buildings="11", bombs="b_flat", money=20, bombers=3)
    table = position(red=lot, green=nation(own="4L"), to_move="red")
    assert asked(table)[0] == "green"
    assert events(table, "retrieved") == [("retrieved", 0, 4, 0, (("construction", ("L0",) * 4),), ())]


def test_a_lone_contractor_is_a_worker_to_place() -> None:
    """§4.3 Own or contractor."""
    table = position(red=nation(own="", hired="1L"))
    assert asked(table) == ("red", "act")
    assert "construction" in options(table)


@pytest.mark.parametrize(
    ("lot", "other", "spaces"),
    [
        (nation(), nation(), {"univ_2": "L0"}),
        (nation(buildings="16:E0"), nation(), {}),
        (nation(), nation(buildings="16:E0"), {}),
        (nation(bombs="tomboy:S0,S0,E0,E0"), nation(), {}),
        (nation(token=0, on_token="S0 E0"), nation(), {}),
    ],
    ids=["main board", "own building", "foreign building", "own bomb", "own token"],
)
def test_a_retrieve_must_bring_an_own_worker_back(lot: Lot, other: Lot, spaces: dict[str, str]) -> None:
    """§4.4 From wherever he stands (ruling R10)."""
    assert "retrieve" in options(position(red=lot, green=other, spaces=spaces))


@pytest.mark.parametrize(
    ("lot", "other", "spaces"),
    [
        (nation(), nation(), {}),
        (nation(), nation(), {"univ_2": "Lc", "univ_3": "L1"}),
        (nation(buildings="16:Ec 11:L1"), nation(), {}),
        (nation(), nation(buildings="16:Ec", bombs="tomboy:S1,Sc,E1,E1"), {}),
        (nation(hired="1E"), nation(), {}),
        (nation(bombs="tomboy:Sc,Sc,Ec,Ec"), nation(token=0, on_token="E1"), {}),
    ],
    ids=["nobody out", "contractor on the board", "guests on his building", "on others' cards", "at home", "on bombs"],
)
def test_contractors_and_strangers_do_not_make_a_retrieve(lot: Lot, other: Lot, spaces: dict[str, str]) -> None:
    """§4.4 §4.5 None of his own would come back: he must place."""
    table = position(red=lot, green=other, spaces=spaces)
    assert "retrieve" not in options(table)
    assert "construction" in options(table)


@pytest.mark.parametrize("scenario", ["two", "three", "four", "five"])
@pytest.mark.parametrize("seed", range(4))
def test_there_is_always_something_to_do(scenario: str, seed: int) -> None:
    """§4.6 In random games with all options mixed, no player is ever asked without an answer (ruling R3)."""
    rng = random.Random(seed)
    here = GAME.settings_of(scenario)
    chosen = {o.name: rng.choice(o.values or (True, False)) for o in here} | {"turn_limit": 25}
    table = Table.new(GAME, scenario, chosen, quiet=True)

    def answer(choice: Choice[Any]) -> Any:
        assert choice.options
        assert len(set(choice.options)) == len(choice.options)
        return rng.choice(choice.options)

    for _ in play_on(table, answer):
        assert check(table.state) == []


# Placing


def test_one_worker_goes_to_the_main_board() -> None:
    """§4.7 Any free space, and no second one in the same turn."""
    table = position(red=nation(buildings="11"))
    assert "univ_2" in spaces_offered(table)
    play(table, "univ_2", 1)
    assert standing_at(table, "univ_2") == "L0"
    assert spaces_offered(table) == []


def test_the_main_board_may_be_left_out() -> None:
    """§4.7 Buildings alone make a turn."""
    table = play(position(red=nation(buildings="11")), "building 11")
    assert (asked(table)[0], table.state.spaces) == ("green", {})


def test_buildings_are_used_while_workers_and_free_buildings_last() -> None:
    """§4.8 Again and again, in one turn."""
    table = position(red=nation(buildings="1 11 2 12"))
    for card, answers in (("11", ()), ("2", ("money",)), ("1", ("money",))):
        assert card in buildings_offered(table)
        play(table, f"building {card}", *answers)
    assert buildings_offered(table) == []  # one worker is left, 12 asks for two
    assert (of(table, "red").yellowcake, of(table, "red").money) == (1, 14)


def test_buildings_may_be_left_out() -> None:
    """§4.8 The main board alone makes a turn."""
    table = play(position(red=nation(buildings="11")), "mine_mid", "end")
    assert (asked(table)[0], standing_at(table, "11")) == ("green", "")


def test_after_the_first_building_the_main_board_is_closed() -> None:
    """§4.9 Step 1 comes before step 2 (ruling R2)."""
    table = position(red=nation(buildings="11 1"))
    assert spaces_offered(table)
    play(table, "building 11")
    assert (spaces_offered(table), buildings_offered(table)) == ([], ["1"])


def test_at_least_one_worker_must_be_placed() -> None:
    """§4.10 The end is offered once somebody has been placed, not before."""
    lot = nation(own="3L 1S", hand="cherry_bomb", uranium=3, bombs="b_flat dear_john", buildings="11")
    table = position(red=lot)
    assert "end" not in options(table)
    play(table, "load dear_john")
    assert "end" not in options(table)
    play(table, "test b_flat")
    assert "end" not in options(table)
    play(table, "building 11", "L")
    assert options(table)[-1] == "end"


def test_a_bombs_crew_counts_as_placed() -> None:
    """§4.11 A build is enough to end the turn (ruling R1)."""
    table = play(position(red=nation(own="3L 1S", hand="cherry_bomb", uranium=3)), "build cherry_bomb")
    assert "end" in options(table)
    assert asked(play(table, "end"))[0] == "green"


def test_a_test_or_a_load_alone_does_not_count() -> None:
    """§4.11 (ruling R1)"""
    table = position(red=nation(bombs="b_flat+ dear_john"))
    play(table, "test b_flat", "load dear_john")
    assert "end" not in options(table)


def test_a_worker_acts_when_placed_and_never_again() -> None:
    """§4.12 Three yellowcake at once, and none however long he stays."""
    table = play(position("two", to_move="red"), "mine_mid")
    assert of(table, "red").yellowcake == 3
    for _ in range(4):
        play(table, "construction", "none")
    assert (of(table, "red").yellowcake, standing_at(table, "mine_mid")) == (3, "L0")


def test_bomb_actions_come_at_any_free_moment_and_use_up_no_step() -> None:
    """§4.13 Before the main board, between the steps, between buildings, after them (ruling R2)."""
    lot = nation(own="4L 3S", hand="cherry_bomb dem_apples small_fry", uranium=8, buildings="11 1", bombs="b_flat")
    table = position("two", red=lot)
    play(table, "build cherry_bomb")
    assert spaces_offered(table)
    play(table, "mine_mid", "L", "load cherry_bomb", "building 11", "L", "build dem_apples")
    assert buildings_offered(table) == ["1"]
    play(table, "building 1", "L", "money", "test b_flat")
    assert points(table, "red") == 11 + 5 + 10 + 6


def test_bomb_actions_do_not_close_the_main_board() -> None:
    """§4.13"""
    table = play(position(red=nation(bombs="b_flat dear_john")), "test b_flat", "load dear_john")
    assert "univ_4" in spaces_offered(table)


@pytest.mark.parametrize(
    "answers",
    [
        ("airstrike_1", "L"),
        ("design_bomb",),
        ("repair", "L"),
        ("construction", "L"),
        ("univ_4", "L"),
        ("building 1", "L"),
    ],
    ids=lambda answers: answers[0],
)
def test_no_bomb_action_is_offered_inside_another_action(answers: tuple[str, ...]) -> None:
    """§4.14 A half-finished placement is no free moment (ruling R23)."""
    lot = nation(own="3L 1E 1S", bombs="b_flat", buildings="1 11*1", hand="cherry_bomb", uranium=3)
    table = play(position(red=lot, green=nation(fighters=1)), *answers)
    assert asked(table)[1] != "act"
    assert bombs_offered(table) == []


def test_what_is_gained_may_be_used_in_the_same_turn() -> None:
    """§4.15 The engineer of the university mans the mine, whose yellowcake runs the reactor."""
    lot = nation(own="1L 1S", yellowcake=0, buildings="16 41")
    table = position(red=lot)
    assert buildings_offered(table) == []
    play(table, "univ_2", "L", 1, "building 16")
    assert of(table, "red").yellowcake == 2
    play(table, "building 41")
    assert (of(table, "red").yellowcake, of(table, "red").plutonium) == (1, 1)


def test_whoever_has_placed_may_end_and_keeps_his_idle_workers() -> None:
    """§4.16 Contractors included."""
    table = play(position(red=nation(own="3L", hired="1E 1L", buildings="11")), "univ_3", "L", 1)
    assert options(table) == ["building 11", "occupy", "end"]
    play(table, "end")
    assert (asked(table)[0], ready(table, "red")) == ("green", "2L 1S 1Lc 1Ec")


def test_workers_stay_until_a_retrieve_frees_them() -> None:
    """§4.17 Round after round the place is taken."""
    table = play(position("two", red=nation(buildings="11")), "mine_mid", "building 11")
    for _ in range(2):
        play(table, "construction", "none")
        assert "mine_mid" not in spaces_offered(table)
        assert "11" not in buildings_offered(table)
        play(table, "construction", "none")
    assert (standing_at(table, "mine_mid"), standing_at(table, "11")) == ("L0", "L0")


# Retrieving


def crowded() -> Table[Race]:
    """Everybody stands somewhere; it is green's turn."""
    return position(
        red=nation(own="1L", buildings="11:L1 16:Ec", bombs="cherry_bomb:S0", money=3),
        green=nation(
            own="1L 1S",
            hired="1S",
            buildings="12*1:L0,Lc 21:L1",
            bombs="dear_john+:S1,Ec,Ec b_flat",
            token=4,
            on_token="E1 Sc",
            money=6,
            uranium=2,
            spies=1,
        ),
        blue=nation(own="3L", hired="1L", bombs="tear_drop:Sc,E2"),
        spaces={"mine_mid": "Lc", "univ_2": "L1", "univ_3": "L2", "repair": "E0", "espionage": "Ec"},
        to_move="green",
    )


def test_a_retrieve_is_the_whole_turn() -> None:
    """§4.18 Then the next player moves."""
    table = play(crowded(), "retrieve")
    assert asked(table) == ("blue", "act")
    assert [entry.name for entry in table.entries] == ["act"]


def test_in_a_retrieve_nobody_chooses_anything() -> None:
    """§4.19 §4.20 §4.21 §4.22 §4.23 §4.24 All of it happens."""
    table = play(crowded(), "retrieve")
    assert ready(table, "green") == "4L 1E 2S"
    assert ready(table, "red") == "2L"
    assert table.state.spaces == {"univ_3": ("L2",), "repair": ("E0",), "construction": ("L0", "L0")}


def test_own_workers_come_home_from_the_main_board() -> None:
    """§4.20 And only those of the retriever."""
    table = position(red=nation(), spaces={"mine_mid": "L0", "univ_2": "E0", "univ_3": "L1"})
    play(table, "retrieve")
    assert (ready(table, "red"), table.state.spaces) == ("4L 1E", {"univ_3": ("L1",)})


def test_own_workers_come_home_from_everybodys_buildings() -> None:
    """§4.21 Own ones and spied ones."""
    table = position(red=nation(buildings="11:L0"), green=nation(buildings="16:E0"), blue=nation(buildings="12:L0,S0"))
    play(table, "retrieve")
    assert ready(table, "red") == "4L 1E 1S"
    assert [standing_at(table, card) for card in ("11", "16", "12")] == ["", "", ""]


def test_everybody_leaves_the_retrievers_cards() -> None:
    """§4.22 §4.27 A spy's worker goes to the spy, a contractor to the general supply."""
    table = crowded()
    assert table.state.contractors == [1, 0, 1]
    play(table, "retrieve")
    green = of(table, "green")
    assert all(site.workers == () for site in green.buildings.values())
    assert all(built.workers == () for built in green.bombs.values())
    assert green.token_workers == ()
    assert ready(table, "red") == "2L"
    assert table.state.contractors == [1 + 2, 0 + 3, 1 + 2]


def test_every_contractor_leaves_the_main_board_whoever_placed_him() -> None:
    """§4.23"""
    table = position(red=nation(own="3L"), spaces={"mine_mid": "Lc", "design_bomb": "S1 Ec", "construction": "Lc L1"})
    play(table, "retrieve")
    assert table.state.spaces == {"design_bomb": ("S1",), "construction": ("L1",)}
    assert table.state.contractors == [4, 4, 4]


def test_contractors_leave_the_retrievers_supply() -> None:
    """§4.24 But nobody else's."""
    table = position(red=nation(own="3L", hired="1L 2S"), green=nation(hired="1E"))
    play(table, "retrieve")
    assert (ready(table, "red"), ready(table, "green")) == ("4L", "4L 1Ec")
    assert table.state.contractors == [4, 3, 4]


def test_what_a_retrieve_leaves_alone() -> None:
    """§4.25 Others on the main board, on others' bombs, tokens and buildings, in others' supplies (ruling R9)."""
    table = position(
        red=nation(own="3L"),
        green=nation(buildings="11:Lc 12:L0,Lc 16:E2", bombs="dear_john:S1,Ec,E1", token=0, on_token="Sc S1"),
        blue=nation(hired="1E"),
        spaces={"univ_2": "L2"},
    )
    play(table, "retrieve")
    green = of(table, "green")
    assert [standing_at(table, card) for card in ("11", "12", "16")] == ["Lc", "Lc", "E2"]
    assert (green.bombs["dear_john"].workers, green.token_workers) == (("S1", "Ec", "E1"), ("Sc", "S1"))
    assert (table.state.spaces, ready(table, "blue")) == ({"univ_2": ("L2",)}, "3L 1Ec")


@pytest.mark.parametrize(("left", "place"), [("Lc", "12"), ("S1", "design_bomb")])
def test_a_place_stays_occupied_while_one_of_its_crew_is_left(left: str, place: str) -> None:
    """§4.26 A contractor of a spy, an own worker on the design space (ruling R8)."""
    table = position(
        red=nation(own="2L"),
        green=nation(own="4L 1E 1S", buildings="12:L0,Lc"),
        spaces={"design_bomb": "S1 Ec"},
        to_move="red",
    )
    play(table, "retrieve")
    assert standing_at(table, place) == left
    assert place not in [*spaces_offered(table), *buildings_offered(table)]


def test_a_place_left_by_all_is_free_at_once() -> None:
    """§4.26"""
    table = position(red=nation(), green=nation(buildings="11:L0"), spaces={"mine_mid": "L0"})
    play(table, "retrieve")
    assert asked(table)[0] == "green"
    assert "mine_mid" in spaces_offered(table)
    assert "11" in buildings_offered(table)


def test_workers_somebody_else_freed_can_be_placed_at_once() -> None:
    """§4.27 Green's last worker was on red's mine."""
    table = position(red=nation(own="3L", buildings="11:E1"), green=nation(own=""), to_move="red")
    play(table, "retrieve")
    assert asked(table) == ("green", "act")
    assert ready(table, "green") == "1E"
    assert "mine_right" in spaces_offered(table)


def test_a_retrieve_changes_nothing_else() -> None:
    """§4.28 Damage, loads, tokens, fuel, money, tracks."""
    table = crowded()
    before = {name: value for name, value in of(table, "green").dump().items() if name not in ("own", "hired")}
    play(table, "retrieve")
    after = {name: value for name, value in of(table, "green").dump().items() if name not in ("own", "hired")}
    unmanned = {card: (mark, ()) for name in ("buildings", "bombs") for card, (mark, _) in before.pop(name).items()}
    assert {card: kept for name in ("buildings", "bombs") for card, kept in after.pop(name).items()} == unmanned
    assert after == before | {"token_workers": ()}


def test_after_a_retrieve_nobody_is_left_outside() -> None:
    """§4.29 In random games: no own worker out, no contractor on the board, on his cards or in his supply."""
    rng = random.Random(7)
    seen = 0
    table = Table.new(GAME, "four", {"turn_limit": 25}, quiet=True)

    def answer(choice: Choice[Any]) -> Any:
        return "retrieve" if "retrieve" in choice.options and rng.random() < 0.3 else rng.choice(choice.options)

    for _ in play_on(table, answer):
        if table.entries[-1].answer == "retrieve":
            seat = table.entries[-1].seat
            own = table.state.nation[seat]
            out = [worker for workers in table.state.spaces.values() for worker in workers]
            foreign = [table.state.nation[other].buildings.values() for other in clockwise(table.state, seat)]
            out += [worker for sites in foreign for site in sites for worker in site.workers if worker[1] != "c"]
            out += [worker for workers in workers_of(own) for worker in workers]
            assert not [worker for worker in out if worker[1] in (str(seat), "c")]
            assert own.hired == [0, 0, 0]
            seen += 1
    assert seen > 20


def test_one_may_retrieve_with_workers_at_home() -> None:
    """§4.30 They simply stay there."""
    table = play(position(red=nation(own="3L 2E"), to_move="red"), "retrieve")
    assert ready(table, "red") == "4L 2E"


# Before a retrieve


def retrieve_foretold(table: Any) -> tuple[str, list[str]]:
    """The question, and what the answer "retrieve" leads to, in words."""
    said = language("en", "manhattan").say
    prompt = GAME.view(table, 0).prompt
    assert prompt is not None
    foretold = [line for option in prompt.options if option.answer == "retrieve" for line in option.preview]
    return said(prompt.title), [said(line) for line in foretold]


def test_a_retrieve_is_foretold_with_what_stays_taken() -> None:
    """§4.20 to §4.26 Who comes back, which contractors leave, whose places are not free afterwards, and why."""
    table = position(
        red=nation(own="2L"),
        green=nation(own="2L", buildings="16:E0,Lc"),
        spaces={"univ_2": "L0", "mine_mid": "Lc", "repair": "L1", "construction": "L1"},
    )
    _, lines = retrieve_foretold(table)
    assert lines[-3:] == [
        "1 contractor leaves",
        "others keep 1 space until they retrieve",
        "contractors block 1 foreign building until its owner retrieves",
    ]


def test_who_has_nobody_out_hears_why_there_is_no_retrieve() -> None:
    """§4.4 Later in the turn nothing is said of it."""
    at_home = position(red=nation(own="4L 4E 4S"), green=nation(own="2L"))
    question, lines = retrieve_foretold(at_home)
    assert "nobody to retrieve" in question
    assert lines == []
    assert "nobody to retrieve" not in retrieve_foretold(position(red=nation(own="2L"), spaces={"univ_2": "L0"}))[0]
