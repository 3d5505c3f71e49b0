"""Chapter 9, second half: agreements about air strikes."""

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
    clause,
    events,
    nation,
    options,
    pact,
    planes,
    play,
    play_on,
    position,
    sorties_offered,
    spaces_offered,
)
from visavis.games.manhattan.check import check
from visavis.games.manhattan.state import Race
from visavis.kernel.choice import Choice
from visavis.kernel.table import Table

ARMED = nation(fighters=4, bombers=4, buildings="11")
TARGET = nation(fighters=1, bombers=1, buildings="12")
OPEN = nation(fighters=0, bombers=0, buildings="13")

MUTUAL = ("talk", "spare", "red", "green", "all", "spare", "green", "red", "all", "offer", "yes")
REFUSED = ("talk", "keep_off", "green", "offer", "no")
WITH_TWO = ("talk", "spare", "red", "all", "spare", "all", "offer", "yes")  # nobody else to name


def agreed(table: Table[Race]) -> list[tuple[Any, ...]]:
    return [(pact_.maker, *pact_.clauses) for pact_ in table.state.pacts]


def clauses(*words: str) -> tuple[tuple[Any, ...], ...]:
    return tuple(clause(word) for word in words)


# 9.15 When


def test_the_active_player_may_talk_before_he_strikes() -> None:
    """§9.15 At free moments before step 1, bomb actions or not (ruling R12)."""
    table = position(red=nation(bombs="dear_john b_flat"))
    assert "talk" in options(table)
    play(table, "load dear_john", "test b_flat")
    assert "talk" in options(table)


@pytest.mark.parametrize("answers", [("mine_mid",), ("building 11",), ("construction", "none")])
def test_nobody_talks_after_a_placement(answers: tuple[str, ...]) -> None:
    """§9.15 (ruling R12)"""
    table = play(position(red=nation(own="4L", buildings="11 1 2")), *answers)
    assert (asked(table), "talk" in options(table)) == (("red", "act"), False)


def test_on_the_air_strike_space_he_may_talk_before_every_sortie() -> None:
    """§9.15 (ruling R12)"""
    table = play(position(red=ARMED, green=OPEN), "airstrike_1")
    assert options(table)[-2:] == ["talk", "done"]
    play(table, "bombers green 13")
    assert options(table)[-2:] == ["talk", "done"]
    play(table, "talk", "cancel")
    assert asked(table) == ("red", "strike")
    assert sorties_offered(table)


def test_whoever_has_no_planes_has_nothing_to_talk_about_on_the_space() -> None:
    """§9.15 No strike will follow."""
    assert asked(play(position(red=nation(fighters=0, bombers=0)), "airstrike_1")) == ("green", "act")


def test_a_turn_of_retrieving_has_no_talk() -> None:
    """§9.15 §4.18 Who has made an offer has begun to place; who must retrieve cannot talk."""
    table = play(position(red=nation(own="3L")), *REFUSED)
    assert "retrieve" not in options(table)
    assert asked(position(red=nation(own="")))[0] == "green"


def test_talk_that_is_broken_off_before_an_offer_costs_nothing() -> None:
    """§9.15 §4.18 Neither the retrieve nor one of three offers; what an offer costs is said beforehand."""
    table = position(red=nation(own="3L"))
    before = options(table)
    for _ in range(4):
        play(table, "talk", "keep_off", "green", "cancel")
    assert options(table) == before
    prompt = GAME.view(table, 0).prompt
    assert prompt is not None
    (talk,) = [option for option in prompt.options if option.answer == "talk"]
    assert [text.key for text in talk.preview] == ["preview-offers", "preview-no-retrieve"]


def test_whoever_has_nobody_left_to_send_has_nothing_to_talk_about() -> None:
    """§9.15 The crew of the bomb was the last: no strike is possible this turn."""
    table = play(position(red=nation(own="2E 2S", uranium=5, hand="tomboy")), "build tomboy")
    assert options(table) == ["load tomboy", "end"]


def test_three_proposals_a_turn() -> None:
    """§9.15 (ruling R13) On both occasions together."""
    table = position(red=ARMED, green=OPEN)
    for _ in range(2):
        play(table, *REFUSED)
    play(table, "airstrike_1", *REFUSED)
    assert "talk" not in options(table)
    table = position(red=ARMED)
    for _ in range(3):
        play(table, *REFUSED)
    assert "talk" not in options(table)
    play(table, "construction", "none", "end", "construction", "none", "construction", "none")
    assert (asked(table)[0], "talk" in options(table)) == ("red", True)


# 9.16 About what


def test_a_pact_speaks_of_air_strikes_only() -> None:
    """§9.16 Three kinds of clause, no word of money, fuel or workers (ruling R13)."""
    table = play(position(red=ARMED), "talk")
    assert (asked(table), options(table)) == (("red", "pact_clause"), ["spare", "keep_off", "strike", "cancel"])
    play(table, "spare")
    assert (asked(table)[1], options(table)) == ("pact_who", [0, 1, 2])
    play(table, "green")
    assert (asked(table)[1], options(table)) == ("pact_whom", [0, 2])
    play(table, "blue")
    assert (asked(table)[1], options(table)) == ("pact_what", ["planes", "buildings", "all"])
    play(table, "all")
    assert options(table) == ["spare", "keep_off", "strike", "offer", "cancel"]


def test_a_strike_clause_demands_no_more_than_there_are_planes() -> None:
    """§9.16 §9.21 From one sortie up (ruling R13)."""
    table = play(position(red=nation(fighters=1, bombers=2), green=nation(fighters=0, bombers=0)), "talk", "strike")
    assert options(table) == [0, 2]  # green has no planes
    play(table, "red", "blue")
    assert (asked(table)[1], options(table)) == ("pact_sorties", [1, 2, 3])
    table = play(position(red=nation(fighters=9, bombers=9)), "talk", "strike", "red", "blue")
    assert options(table) == [1, 2, 3, 4, 5, 6]


def test_a_cancelled_proposal_binds_nobody() -> None:
    """§9.22"""
    table = play(position(red=ARMED), "talk", "keep_off", "green", "cancel")
    assert (agreed(table), asked(table)) == ([], ("red", "act"))
    assert events(table, "pact_cancelled") == [("pact_cancelled", 0)]


def test_a_proposal_has_at_most_four_clauses() -> None:
    """§9.16 (ruling R13)"""
    table = play(position("five", red=ARMED), "talk")
    for colour in ("red", "green", "blue", "yellow"):
        assert "keep_off" in options(table)
        play(table, "keep_off", colour)
    assert options(table) == ["offer", "cancel"]


# 9.17, 9.18 Binding, and how long


def test_what_is_agreed_is_kept() -> None:
    """§9.17 Options that would break it are not offered, to either side."""
    table = play(position("two", red=ARMED, green=OPEN._replace(fighters=2)), *WITH_TWO)
    assert agreed(table) == [(0, *clauses("spare red green all", "spare green red all"))]
    play(table, "airstrike_1")
    assert sorties_offered(table) == []
    play(table, "done", "end", "airstrike_2")
    assert (asked(table)[0], sorties_offered(table)) == ("green", [])


def test_a_pact_ends_when_its_makers_next_turn_begins() -> None:
    """§9.18 A full circle, not longer (ruling R11)."""
    table = position(pacts=(pact("green", "keep_off red", "keep_off blue", "keep_off green"),), to_move="blue")
    assert "airstrike_1" not in spaces_offered(table)
    play(table, "construction", "none")
    assert (asked(table)[0], "airstrike_1" in spaces_offered(table)) == ("red", False)
    play(table, "construction", "none")
    assert (asked(table)[0], "airstrike_1" in spaces_offered(table)) == ("green", True)
    assert (table.state.pacts, events(table, "pact_over")) == ([], [("pact_over", 1)])


def test_a_pact_made_this_turn_holds_this_turn() -> None:
    """§9.18 From the moment all have agreed."""
    table = play(position(red=ARMED), "talk", "keep_off", "red", "keep_off", "green", "offer", "yes")
    assert "airstrike_1" not in spaces_offered(table)


def test_others_pacts_outlast_a_makers_turn() -> None:
    """§9.18 Only those made on his own turn end."""
    kept = pact("blue", "keep_off red")
    table = position(pacts=(pact("red", "keep_off red"), kept))
    assert table.state.pacts == [kept]


# 9.19 SPARE


@pytest.mark.parametrize(
    ("what", "offered"),
    [
        ("planes", ["bombers green 13"]),
        ("buildings", ["fighters green bombers"]),
        ("all", []),
    ],
)
def test_who_spares_makes_no_such_sortie(what: str, offered: list[str]) -> None:
    """§9.19 Planes, buildings, or both."""
    green = nation(fighters=0, bombers=1, buildings="13")
    table = position("two", red=ARMED, green=green, pacts=(pact("green", f"spare red green {what}"),))
    play(table, "airstrike_1")
    assert sorties_offered(table) == offered


def test_sparing_goes_one_way_and_to_one_player() -> None:
    """§9.19 Red spares green; blue he may strike, and green may strike him."""
    spare = (pact("blue", "spare red green all"),)
    table = play(position(red=ARMED, green=OPEN, blue=TARGET, pacts=spare), "airstrike_1")
    assert {sortie.split()[1] for sortie in sorties_offered(table)} == {"blue"}
    table = position(red=ARMED, green=ARMED._replace(buildings="14"), pacts=spare, to_move="green")
    play(table, "airstrike_1")
    assert "fighters red fighters" in sorties_offered(table)


# 9.20 KEEP_OFF


def test_who_keeps_off_cannot_place_on_an_air_strike_space() -> None:
    """§9.20 Everything else he may; the others may strike."""
    keep_off = (pact("blue", "keep_off red"),)
    table = position(red=ARMED, pacts=keep_off)
    assert not {"airstrike_1", "airstrike_2"} & set(spaces_offered(table))
    assert "mine_mid" in spaces_offered(table)
    table = position(green=ARMED, pacts=keep_off, to_move="green")
    assert {"airstrike_1", "airstrike_2"} < set(spaces_offered(table))


# 9.21 STRIKE


def on_duty(red: Lot = ARMED, k: int = 2, **more: Any) -> Table[Race]:
    """Red owes green k sorties."""
    return position(red=red, **{"green": TARGET, "blue": OPEN} | more, pacts=(pact("blue", f"strike red green {k}"),))


def test_a_duty_leaves_nothing_but_the_air_strike() -> None:
    """§9.21 No retrieve, no other space, no building, no end; bomb actions and talk stay."""
    lot = ARMED._replace(own="3L 1S", bombs="dear_john", hand="cherry_bomb", uranium=3)
    table = on_duty(lot)
    assert options(table) == ["airstrike_1", "airstrike_2", "build cherry_bomb", "load dear_john", "talk"]
    play(table, "build cherry_bomb")
    assert options(table) == ["airstrike_1", "airstrike_2", "load dear_john", "load cherry_bomb", "talk"]


def test_a_duty_is_done_after_so_many_sorties() -> None:
    """§9.21 The strike cannot be broken off before, and goes on freely after."""
    table = play(on_duty(k=2), "airstrike_1")
    assert "done" not in options(table)
    play(table, "fighters green bombers")
    assert "done" not in options(table)
    play(table, "bombers blue 13")
    assert "done" not in options(table)
    play(table, "fighters green fighters")
    assert "done" in options(table)
    play(table, "bombers green 12", "done")
    assert planes(table, "red") == (2, 2)
    assert table.state.pacts == [pact("blue", "strike red green 0")]  # nothing is owed, not less than nothing


def test_a_duty_done_does_not_bind_again() -> None:
    """§9.21 After the strike the turn goes on as usual."""
    table = play(on_duty(k=1), "airstrike_1", "fighters green fighters", "done")
    assert buildings_offered(table) == ["11"]
    assert options(table)[-1] == "end"


@pytest.mark.parametrize(
    ("red", "green", "spaces"),
    [
        (nation(own="", fighters=4, bombers=4), TARGET, {}),
        (ARMED._replace(fighters=1, bombers=0), TARGET, {}),
        (ARMED._replace(fighters=0), TARGET, {}),
        (ARMED, nation(fighters=0, bombers=0), {}),
        (ARMED, TARGET, {"airstrike_1": "L2", "airstrike_2": "Lc"}),
    ],
    ids=["no worker", "too few planes", "shielded", "nothing to hit", "no free space"],
)
def test_a_duty_that_cannot_be_done_is_void(red: Lot, green: Lot, spaces: dict[str, str]) -> None:
    """§9.21 §9.23 The turn is free (ruling R13)."""
    table = on_duty(red, green=green, spaces=spaces)
    if asked(table)[0] == "red":
        assert {"mine_mid", "talk", "occupy"} < set(options(table))
    else:
        assert events(table, "retrieved")


def test_a_duty_counts_only_sorties_against_that_player() -> None:
    """§9.21 And all of them, planes and buildings."""
    table = play(on_duty(ARMED._replace(fighters=2, bombers=3), k=3), "airstrike_1")
    play(table, "bombers blue 13")
    assert "done" not in options(table)
    play(table, "fighters green fighters", "bombers green 12", "bombers green 12")
    assert "done" in options(table)


def test_sorties_that_would_make_a_duty_impossible_are_withheld() -> None:
    """§9.17 §9.21 He has just enough planes: none of them goes elsewhere, and the shield goes first."""
    table = play(on_duty(ARMED._replace(fighters=1, bombers=1), k=2), "airstrike_1")
    assert sorties_offered(table) == ["fighters green fighters"]
    play(table, "fighters green fighters")
    assert sorties_offered(table) == ["bombers green 12"]
    play(table, "bombers green 12")
    assert asked(table)[0] in ("red", "green")
    assert planes(table, "red") == (0, 0)


def test_a_duty_holds_for_the_proposer_on_his_own_turn() -> None:
    """§9.21 §9.18 Agreed with the one who keeps off in return."""
    talk = ("talk", "strike", "red", "green", 1, "keep_off", "blue", "offer", "yes")
    table = play(position(red=ARMED, green=TARGET, blue=OPEN), *talk)
    assert options(table) == ["airstrike_1", "airstrike_2", "talk"]
    play(table, "airstrike_1")
    assert "done" not in options(table)


def test_a_duty_agreed_between_sorties_holds_at_once() -> None:
    """§9.21 §9.15 While he stands on the space."""
    table = play(position(red=ARMED, green=TARGET, blue=OPEN), "airstrike_1")
    assert "done" in options(table)
    play(table, "talk", "strike", "red", "green", 1, "keep_off", "blue", "offer", "yes")
    assert (asked(table), "done" in options(table)) == (("red", "strike"), False)
    play(table, "fighters green fighters")
    assert "done" in options(table)


def test_a_strike_is_promised_against_a_third_player_only() -> None:
    """§9.21 Not against the one who asks for it; of two players nobody can be asked to strike."""
    armed = nation(fighters=2, bombers=2)
    assert "strike" not in options(play(position("two", red=armed, green=armed), "talk"))
    table = play(position("four", red=armed, green=armed), "talk", "strike", "green")
    assert (asked(table), options(table)) == (("red", "pact_whom"), [2, 3])


def test_nothing_is_offered_that_a_pact_in_force_forbids() -> None:
    """§9.23 §9.17 Blue has promised to spare green, yellow to keep off; purple owes a strike at green."""
    armed = nation(fighters=2, bombers=2)
    made = pact("blue", "spare blue green all", "keep_off yellow", "strike purple green 1")
    table = position("five", red=armed, green=armed, blue=armed, yellow=armed, purple=armed, pacts=(made,))
    play(table, "talk", "strike")
    assert options(table) == [0, 1, 2, 4]
    play(table, "blue")
    assert options(table) == [3, 4]
    play(table, "yellow", 1, "keep_off")
    assert options(table) == [0, 1, 3]
    play(table, "green", "spare", "purple")
    assert options(table) == [0, 2, 3]


def test_a_joint_attack() -> None:
    """§9.21 The example of the rulebook: both air-strike spaces against one player."""
    red, blue = nation(fighters=2, bombers=0), nation(fighters=2, bombers=2)
    table = position(red=red, green=nation(fighters=3, bombers=0, buildings="11"), blue=blue)
    play(table, "talk", "strike", "red", "green", 2, "strike", "blue", 2, "offer", "yes")
    assert table.state.pacts == [pact("red", "strike red green 2", "strike blue green 2")]
    play(table, "airstrike_1", "fighters green fighters", "fighters green fighters")
    play(table, "construction", "none", "end")
    assert (asked(table)[0], options(table)) == ("blue", ["airstrike_2", "talk"])
    play(table, "airstrike_2", "fighters green fighters", "bombers green 11")
    assert "done" in options(table)


def test_a_duty_that_becomes_possible_too_late_is_void_for_the_turn() -> None:
    """§9.21 A factory brings the missing fighter, but the main board is closed by then (ruling R2)."""
    red = nation(fighters=0, bombers=2, buildings="1 11")
    table = on_duty(red, green=nation(fighters=1, bombers=0, buildings="12"), k=2)
    assert "building 1" in options(table)
    play(table, "building 1", "fighters")
    assert options(table) == ["building 11", "occupy", "end"]


# 9.22 Acceptance


def test_everybody_named_must_agree() -> None:
    """§9.22 Clockwise from the proposer; the proposer has agreed by offering."""
    talk = ("talk", "keep_off", "yellow", "spare", "green", "red", "all", "keep_off", "red", "offer")
    table = play(position("four", red=ARMED), *talk)
    assert (asked(table), options(table)) == (("green", "pact_answer"), ["yes", "no"])
    play(table, "yes")
    assert asked(table) == ("yellow", "pact_answer")
    assert agreed(table) == []
    play(table, "yes")
    assert agreed(table) == [(0, *clauses("keep_off yellow", "spare green red all", "keep_off red"))]
    assert events(table, "pact_made") == [("pact_made", 0)]


@pytest.mark.parametrize("answers", [("no",), ("yes", "no")])
def test_one_no_is_enough(answers: tuple[str, ...]) -> None:
    """§9.22 Publicly; nobody is bound, the rest is not asked."""
    table = play(position(red=ARMED), "talk", "keep_off", "green", "keep_off", "blue", "offer", *answers)
    assert (agreed(table), asked(table)) == ([], ("red", "act"))
    assert [event[2] for event in events(table, "pact_answer")] == list(answers)
    assert events(table, "pact_refused") == [("pact_refused", 0)]


def test_the_victim_of_a_strike_clause_is_not_asked() -> None:
    """§9.22 Nor is anybody else who is not bound or spared."""
    table = play(position("four", red=ARMED, blue=ARMED._replace(buildings="1")), "talk", "strike", "blue", "green", 1)
    play(table, "offer")
    assert asked(table) == ("blue", "pact_answer")
    play(table, "yes")
    assert asked(table) == ("red", "act")


def test_the_spared_are_asked_too() -> None:
    """§9.22 They are named."""
    table = play(position("four", red=ARMED), "talk", "spare", "blue", "green", "planes", "offer")
    assert asked(table) == ("green", "pact_answer")
    assert asked(play(table, "yes"))[0] == "blue"


def test_a_promise_to_nobody_cannot_be_offered() -> None:
    """§9.22 It takes somebody to agree."""
    table = play(position(red=ARMED), "talk", "keep_off", "red")
    assert "offer" not in options(table)
    table = play(position(red=ARMED), "talk")
    assert "offer" not in options(table)


def test_third_parties_are_not_bound() -> None:
    """§9.22"""
    table = play(position(red=ARMED, green=ARMED._replace(buildings="1"), blue=OPEN), *MUTUAL, "airstrike_1")
    assert sorties_offered(table) == ["bombers blue 13"]


# 9.23 The duty test, and contradictions


@pytest.mark.parametrize(
    ("f", "b", "zf", "zb", "building", "most"),
    [
        (3, 0, 2, 0, True, 2),
        (3, 0, 2, 2, True, 3),
        (2, 3, 2, 0, True, 5),
        (1, 3, 2, 0, True, 1),
        (0, 3, 0, 0, True, 3),
        (0, 3, 0, 0, False, 0),
        (2, 3, 2, 0, False, 2),
        (3, 2, 1, 1, True, 4),
    ],
)
def test_how_many_sorties_are_possible(f: int, b: int, zf: int, zb: int, building: bool, most: int) -> None:
    """§9.23 Fighters against every plane; bombers if all its fighters can be shot and there is something to hit."""
    green = nation(fighters=zf, bombers=zb, buildings="12" if building else "")
    for k in (1, 2, 3, 4, 5, 6):
        table = on_duty(nation(fighters=f, bombers=b), k=k, green=green)
        assert ("mine_mid" not in spaces_offered(table)) == (k <= most)


@pytest.mark.parametrize(
    ("standing", "possible"),
    [
        ("spare red green planes", False),
        ("spare red green buildings", False),
        ("spare red green all", False),
        ("keep_off red", False),
        ("spare green red all", True),
        ("keep_off green", True),
    ],
)
def test_an_older_promise_may_make_a_duty_impossible(standing: str, possible: bool) -> None:
    """§9.23 §9.17 Sorties a pact forbids are not counted; three are owed of two fighters and two bombers."""
    pacts = (pact("green", standing), pact("blue", "strike red green 3"))
    red, green = nation(fighters=2, bombers=2), nation(fighters=1, bombers=1, buildings="12")
    table = position(red=red, green=green, pacts=pacts)
    assert ("mine_mid" not in spaces_offered(table)) == possible


def test_bombers_alone_can_do_a_duty_against_spared_planes() -> None:
    """§9.23 §9.19 If nothing shields the buildings."""
    pacts = (pact("green", "spare red green planes"), pact("blue", "strike red green 2"))
    for fighters, possible in ((0, True), (1, False)):
        green = nation(fighters=fighters, bombers=1, buildings="12")
        table = position(red=nation(fighters=2, bombers=2), green=green, pacts=pacts)
        assert ("mine_mid" not in spaces_offered(table)) == possible


@pytest.mark.parametrize(
    ("first", "kind", "seats"),
    [
        (("strike", "red", "green", 1), "keep_off", [1, 2]),
        (("keep_off", "red"), "strike", [1, 2]),
        (("keep_off", "red"), "keep_off", [1, 2]),
    ],
)
def test_a_proposal_cannot_contradict_itself(first: tuple[str | int, ...], kind: str, seats: list[int]) -> None:
    """§9.23 Whoever is to strike does not keep off, and the other way round."""
    table = play(position(red=ARMED, green=TARGET, blue=OPEN._replace(fighters=1)), "talk", *first, kind)
    assert (asked(table)[1], options(table)) == ("pact_who", seats)


@pytest.mark.parametrize(
    ("first", "kind"),
    [
        (("strike", "red", "green", 1), "spare"),
        (("spare", "red", "green", "planes"), "strike"),
        (("spare", "red", "green", "planes"), "spare"),
        (("strike", "red", "green", 1), "strike"),
    ],
)
def test_nobody_is_both_spared_and_struck(first: tuple[str | int, ...], kind: str) -> None:
    """§9.23 By the same player; another one is still open."""
    table = play(position(red=ARMED, green=TARGET, blue=OPEN), "talk", *first, kind, "red")
    assert options(table) != [1, 2]
    assert asked(table)[1] in ("pact_what", "pact_sorties")  # blue was the only one left


def test_random_talk_never_leaves_a_player_without_an_answer() -> None:
    """§9.21 §9.23 §4.6 Proposals all the time, accepted by everyone, with many planes about."""
    for seed in range(12):
        rng = random.Random(seed)
        chosen = {"turn_limit": 25, "steps_in_order": seed % 2 == 0}
        table = Table.new(GAME, ("two", "three", "four")[seed % 3], chosen, quiet=True)

        def answer(choice: Choice[Any], rng: random.Random = rng) -> Any:
            assert choice.options, choice
            for eager in ("yes", "talk", "strike", "offer"):
                if eager in choice.options and rng.random() < 0.6:
                    return eager
            busy = [o for o in choice.options if str(o).startswith(("building", "factory_", "fighters", "bombers"))]
            return rng.choice(busy if busy and rng.random() < 0.4 else choice.options)

        for _ in play_on(table, answer):
            assert check(table.state) == []
        assert bombs_offered(table) == []
