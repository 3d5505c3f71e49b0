"""B8: battle cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bear.position import NEVER, about, asked, battle, events, options, play, state, unit
from visavis.games.bear import GAME
from visavis.games.bear.loading import build, printed
from visavis.games.bear.rules.cards import may_snipe
from visavis.games.bear.setup import battle_deck
from visavis.games.bear.sheets import BattleDeck
from visavis.games.bear.state import Battle, Fort
from visavis.kernel.table import Table
from visavis.kernel.view import Option, Text

FOE = "P soviet-rifles-41 R12 N"
DUEL = ("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S")


def shown(table: Table[Battle]) -> tuple[Option, ...]:
    """The answers as whoever is asked sees them."""
    assert table.pending is not None
    prompt = GAME.view(table, table.pending.seat).prompt
    assert prompt is not None
    return prompt.options


# B8.1 The deck


def test_the_deck_has_all_copies_of_the_numbers_named() -> None:
    """§B8.1a Cards 01 to 05: eighteen."""
    assert Counter(battle_deck(printed("solo1"))) == {"01": 4, "02": 8, "03": 2, "04": 2, "05": 2}
    copies = {card.id: card.copies for card in printed("combined").cards.values()}
    assert [copies[f"{n:02}"] for n in range(1, 18)] == [4, 8, 2, 2, 2, 2, 3, 2, 2, 2, 2, 4, 3, 2, 1, 1, 1]


def test_hands_have_no_limit_and_an_empty_deck_is_not_refilled() -> None:
    """§B8.1b (ruling R63) §B9.8a"""
    deck = BattleDeck(("02",), 1, 3)
    table = battle(
        *DUEL, cards=deck, deck="02 02", hands=("02 02 02", ""), agenda=[("draw_cards", 0), ("draw_cards", 1)]
    )
    assert (table.state.hands, table.state.cards) == ([["02"] * 5, []], [])
    table = play(battle(*DUEL, hands=("02", "")), "A", "card-02", "pivot", "S")
    assert (table.state.hands[0], table.state.cards) == ([], [])


def test_a_mission_card_is_resolved_when_drawn_and_replaced() -> None:
    """§B8.6a Our boxes have none that a scenario uses; whoever owns one may say so."""
    overlay = {"cards": {"card": [{"id": "05", "type": "mission"}]}}
    assert build("solo1", '{"cards": {"card": [{"id": "05", "type": "mission"}]}}').cards["05"].type == "mission"
    table = Table.new(GAME, "duel1", overlay=overlay)
    play(table, "05", "05", "02")
    assert (table.state.hands[0], events(table, "played_card")) == (["02"], [(0, "05"), (0, "05")])
    assert about(table, "side") == 1


# B8.4 and B8.5 Playing them


def test_an_action_card_is_the_action_of_the_turn() -> None:
    """§B8.4a It stresses whoever plays it."""
    table = play(battle(*DUEL, hands=("08", "")), "A", "card-08", 4, 0, NEVER)
    assert table.pending is not None
    assert (table.pending.seat, table.state.stressed[0]) == (1, ("A",))


def test_any_number_of_bonus_cards_may_be_played() -> None:
    """§B8.4a Aiming, luck and a veteran in one attack."""
    table = battle(*DUEL, hands=("07 11 13", ""))
    play(table, "A", "attack", "11")
    assert about(table, "needed") == 8
    play(table, (1, 4), "1", 2, "13", 6)
    assert asked(table) == "marker"  # 2 and 4, and two for luck
    assert table.state.hands[0] == []


def test_a_green_cost_is_checked_like_any_other() -> None:
    """§B8.5a Command points lower it; a spent unit needs it at nothing."""
    table = play(battle(*DUEL, hands=("08", ""), caps=(2, 0)), "A", "card-08", 3)
    assert (asked(table), options(table)) == ("caps_on_cost", [0, 1, 2])
    tired = ("A german-rifles-41 H09 N spent", "T soviet-rifles-41 H07 S")
    assert "card-08" not in options(play(battle(*tired, hands=("08 02", ""), caps=(1, 0)), "A"))
    assert "card-08" in options(play(battle(*tired, hands=("08 02", ""), caps=(2, 0)), "A"))


def test_a_blue_cost_is_paid_in_command_points() -> None:
    """§B8.5a No check; without the points the card cannot be played."""
    assert "card-14" not in options(battle(*DUEL, hands=("14", "")))
    table = play(battle(*DUEL, hands=("14", ""), caps=(1, 0)), "card-14")
    assert table.state.caps[0] == 0


def test_the_cost_of_a_card_never_changes() -> None:
    """§B8.5b Neither stress nor a marker."""
    table = battle("A german-rifles-41 H09 N hit=soft-suppressed", FOE, hands=("08", ""), stressed="A")
    play(table, "A", "card-08", 3)
    assert about(table, "cost") == 2


def test_the_icons_say_who_may_use_a_card() -> None:
    """§B8.8a Group and hidden."""
    cards = printed("combined").cards
    assert "".join(n for n, card in cards.items() if card.group) == "010203040509" + "1112"
    assert "".join(n for n, card in cards.items() if card.hidden) == "0102030405" + "10" + "1112" + "17"
    table = play(battle("A german-rifles-41 L05 N hidden", FOE, hands=("08 10", "")), "A")
    assert [option for option in options(table) if option.startswith("card")] == ["card-10"]


def test_alone_against_athena_some_cards_work_otherwise() -> None:
    """§B8.9a (ruling R45) A sniper finds nobody's command points."""
    s = state(*DUEL)
    assert may_snipe(s, s.units["A"])
    s.bot = 1
    assert not may_snipe(s, s.units["A"])


# The cards one by one


def test_card_01_lets_a_spent_unit_act_for_nothing() -> None:
    """§B8.4a Only a spent one; ruling R73 no card is played unasked, even if it is all one can do."""
    assert "card-01" not in options(play(battle(*DUEL, hands=("01", "")), "A"))
    table = battle("A german-rifles-41 H09 N spent", "T soviet-rifles-41 H07 S", hands=("01", ""))
    assert options(play(table, "A")) == ["card-01"]
    play(table, "card-01", "attack", (1, 1))
    assert table.pending is not None
    assert table.pending.seat == 1


@pytest.mark.parametrize("card", ["01", "02"])
def test_cards_01_and_02_let_the_spent_get_on_and_off(card: str) -> None:
    """§B8.4a §B15.6a §B15.9a Any one action."""
    for place, action in (("H10 N spent", "load"), ("H09 N spent aboard=V", "unload")):
        units = (f"A german-rifles-41 {place}", "V german-opel-blitz H09 N spent", FOE)
        assert action in options(play(battle(*units, hands=(card, "")), "A", f"card-{card}"))


@pytest.mark.parametrize("card", ["01", "02", "04", "09"])
def test_a_card_with_the_group_icon_brings_the_spent_together(card: str) -> None:
    """§B8.8a §B10.1a Without any command points; without such a card they form no group."""
    units = [f"{id_} german-rifles-41 H09 N spent hit=soft-pinned" for id_ in "AB"]
    assert "group" not in options(battle(*units, FOE, hands=("03 10", "")))
    table = battle(*units, FOE, hands=(card, ""))
    play(table, "group", "A")
    assert options(table) == [f"card-{card}"]  # it is all they can do
    play(table, f"card-{card}")
    assert table.state.hands[0] == []


def test_card_05_takes_a_hidden_unit_on_hidden() -> None:
    """§B8.8a §B11.5a (ruling R76) After the check of a hidden move; where it cannot stay hidden it is seen going."""
    far = "P soviet-rifles-41 B01 S"
    table = play(battle("A german-rifles-41 M08 hidden", far, hands=("05", "")), "A", "hide", "N08", NEVER)
    assert asked(table) == "rapid"
    play(table, "05", "M08")
    assert (unit(table, "A").hex, unit(table, "A").hidden) == ("M08", True)
    assert table.journal is not None
    assert not any("A" in event.args for _, event in table.journal.seen_by(1))
    near = ("A german-rifles-41 H09 hidden", "P soviet-rifles-41 H05 S")
    table = play(battle(*near, hands=("05", "")), "A", "hide", "H08", NEVER, "05")
    reveals = {option.answer: Text("preview-reveals") in option.preview for option in shown(table)}
    assert (reveals["H07"], reveals["H09"]) == (True, False)
    play(table, "H07")
    assert (asked(table), options(table)) == ("facing", ["N", "NE", "SE", "S", "SW", "NW"])
    play(table, "N")
    assert (unit(table, "A").hex, unit(table, "A").hidden) == ("H07", False)


def test_card_05_takes_a_hidden_group_on() -> None:
    """§B8.8a §B10.12a (ruling R76)"""
    units = ("A german-rifles-41 M08 N", "B german-rifles-41 M08 N", "P soviet-rifles-41 B01 S")
    table = play(battle(*units, hands=("05", "")), "group", "A", "hide", "M08", "N08", NEVER, "05", "M09", "stay")
    assert [(unit(table, id_).hex, unit(table, id_).hidden) for id_ in "AB"] == [("M09", True), ("N08", True)]


def test_card_02_lets_anybody_act_for_nothing() -> None:
    """§B8.4a"""
    table = play(battle(*DUEL, hands=("02", "")), "A", "card-02", "attack", (1, 1))
    assert table.pending is not None
    assert (table.pending.seat, asked(table)) == (1, "unit")


def test_card_03_rallies_even_in_close_combat() -> None:
    """§B8.4a Also without a rally number, never the destroyed."""
    for marker, may in (("armoured-light-damage", True), ("armoured-immobilised", True), ("armoured-destroyed", False)):
        table = battle(f"A german-pz-iii-h H09 N hit={marker}", "F german-rifles-41 B01 N", "T soviet-rifles-41 H09 S",
                       hands=("03", ""))  # fmt: skip
        assert ("A" in options(table)) == may
        if may:
            play(table, "A", "card-03")
            assert unit(table, "A").hit == ""
            assert about(table, "cost") == 2


def test_card_04_is_a_try_to_rally_for_nothing() -> None:
    """§B8.4a Not in close combat."""
    table = battle("A german-rifles-41 H09 N hit=soft-pinned", FOE, hands=("04", ""))
    play(table, "A", "card-04", (3, 4))
    assert unit(table, "A").hit == ""
    assert table.pending is not None
    assert table.pending.seat == 1
    close = battle("A german-rifles-41 H09 N hit=soft-pinned", "T soviet-rifles-41 H09 S", hands=("04", ""))
    assert "card-04" not in options(play(close, "A"))


def test_card_05_gives_one_more_hex_after_the_check() -> None:
    """§B8.4a At no cost, into any passable terrain; even for a unit that is spent by now."""
    table = battle("A german-rifles-41 H09 N", FOE, hands=("05", ""))
    play(table, "A", "move", "H08", "N", 1)
    assert (asked(table), unit(table, "A").spent) == ("rapid", True)
    play(table, "05", "G07", "N")
    assert unit(table, "A").hex == "G07"
    assert table.pending is not None
    assert table.pending.seat == 1


def test_card_05_shows_whoever_stayed_hidden_in_the_group_and_goes_now() -> None:
    """§B11.1a §B11.2a Where it cannot stay hidden it comes out, looks somewhere, and goes."""
    near = "P soviet-rifles-41 H05 S"
    table = battle("A german-rifles-41 H09 N", "B german-rifles-41 H08 hidden", near, hands=("05", ""))
    play(table, "group", "A", "move", "G08", "N", "stay", 1, "05", "stay", "H07", "N", "SE")
    assert (unit(table, "B").hex, unit(table, "B").hidden, unit(table, "B").facing) == ("H07", False, 2)


def test_card_06_makes_the_enemy_pay_three_more() -> None:
    """§B8.4a Before his check; not where there is none."""
    table = play(battle(*DUEL, hands=("", "06")), "A", "stall")
    assert table.pending is not None
    assert (asked(table), table.pending.seat) == ("confusion", 1)
    play(table, "06")
    assert about(table, "cost") == 4


def test_card_07_throws_one_die_again() -> None:
    """§B8.4a Also the red one."""
    table = play(battle(*DUEL, hands=("07", "")), "A", "attack", (2, 5))
    assert (asked(table), options(table)) == ("after_roll", ["no", "2", "5"])
    play(table, "2", 6)
    assert asked(table) == "marker"
    table = play(battle(*DUEL, hands=("07", "")), "A", "stall", 1, "07", NEVER)
    assert not unit(table, "A").spent


def test_card_08_brings_command_points_beyond_the_allocation() -> None:
    """§B8.4a"""
    table = play(battle(*DUEL, hands=("08", ""), caps=(4, 0)), "A", "card-08", 6)
    assert table.state.caps[0] == 10


def test_card_09_digs_in_even_a_vehicle() -> None:
    """§B8.4a Not in close combat."""
    table = play(battle("A german-pz-iii-h H09 N", FOE, hands=("09", "")), "A", "card-09")
    assert table.state.forts["H09"] == Fort("hasty", 0, crew=("A",))
    close = battle("A german-pz-iii-h H09 N", "T soviet-rifles-41 H09 S", hands=("09", ""))
    assert "card-09" not in options(play(close, "A"))


@pytest.mark.parametrize(("die", "loss"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_card_10_costs_the_enemy_command_points(die: int, loss: int) -> None:
    """§B8.4a"""
    table = play(battle(*DUEL, hands=("10", ""), caps=(0, 4)), "A", "card-10", die)
    assert table.state.caps[1] == 4 - loss


def test_card_11_adds_two_to_the_attack() -> None:
    """§B8.4a §B6.7a"""
    table = play(battle(*DUEL, hands=("11", "")), "A", "attack", "11")
    assert about(table, "needed") == 8


def test_card_12_gives_another_turn_at_once() -> None:
    """§B8.4a Each paid, the first does not stress the second."""
    table = play(battle(*DUEL, hands=("12", ""), caps=(1, 0)), "A", "stall", 0, NEVER, "12", "A", "stall")
    assert table.pending is not None
    assert about(table, "cost") == 1
    play(table, NEVER)
    assert table.pending.seat == 1


@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True), (6, True)])
def test_card_13_is_luck_good_or_bad(die: int, hit: bool) -> None:
    """§B8.4a One: three less; else two more. A roll of eight that needed ten."""
    table = play(battle(*DUEL, hands=("13", "")), "A", "attack", (4, 4), "13", die)
    assert (asked(table) == "marker") == hit


def test_card_14_finds_the_hidden_within_three_hexes() -> None:
    """§B8.4a In sight."""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 I10 S hidden", "Q soviet-rifles-41 L08 S hidden")
    table = play(battle(*units, hands=("14", ""), caps=(1, 0)), "card-14", "reveal")
    assert (asked(table), about(table, "unit")) == ("facing", "T")
    play(table, "N")
    assert (unit(table, "T").hidden, unit(table, "Q").hidden) == (False, True)


def test_card_14_hides_a_unit_that_may() -> None:
    """§B8.4a And the turn goes on."""
    units = ("A german-rifles-41 M08 N", "T soviet-rifles-41 B01 S")
    table = play(battle(*units, hands=("14", ""), caps=(1, 0)), "card-14", "A", "M08")
    assert unit(table, "A").hidden
    assert table.pending is not None
    assert (table.pending.seat, asked(table)) == (0, "unit")


@pytest.mark.parametrize(("dice", "stuck"), [((1, 2), False), ((1, 3), True)])
def test_card_15_bogs_a_vehicle_down_for_the_round(dice: tuple[int, int], stuck: bool) -> None:
    """§B8.4a It is no hit."""
    table = battle("A german-pz-iii-h H09 N", FOE, hands=("", "15"))
    play(table, "A", "move", "H08", "N", "stop", "15", dice, NEVER, "pass")
    assert unit(table, "A").bogged == stuck
    assert ("move" in options(play(table, "A"))) == (not stuck)
    assert unit(table, "A").hit == ""
    ended = battle("A german-pz-iii-h H09 N bogged", FOE, agenda=[("end_round",)])
    assert not unit(ended, "A").bogged


# Questions that must not tell


def asked_about(table: Table[Battle], *answers: object) -> list[tuple[int, str, list[object]]]:
    """What both sides are asked about cards while these answers are given; every such question is answered no."""
    found = []
    given = list(answers)
    while table.pending is not None and (given or asked(table) in CARD_QUESTIONS):
        if asked(table) in CARD_QUESTIONS:
            found.append((table.pending.seat, asked(table), options(table)))
            play(table, "no")
        else:
            play(table, given.pop(0))
    return found


CARD_QUESTIONS = ("aim", "after_roll", "confusion", "veteran_check", "swift", "rapid", "bog")
SHOT = ("A", "attack", 0, (1, 1), 0, 1)  # no command points, a miss, and a failed check
DRIVE = ("V", "move", "H08", "N", "stop", 0, NEVER)
TANK = ("V german-pz-iii-h H09 N", FOE)


@pytest.mark.parametrize(
    ("units", "answers", "card", "questions"),
    [
        (DUEL, SHOT, "06", [(1, "confusion")]),
        (DUEL, SHOT, "07", [(0, "after_roll"), (0, "veteran_check")]),
        (DUEL, SHOT, "11", [(0, "aim")]),
        (DUEL, SHOT, "12", [(0, "swift")]),
        (DUEL, SHOT, "13", [(0, "after_roll")]),
        (TANK, DRIVE, "05", [(0, "rapid")]),
        (TANK, DRIVE, "15", [(1, "bog")]),
    ],
)
def test_a_question_about_a_card_does_not_tell_who_holds_it(
    units: tuple[str, ...], answers: tuple[object, ...], card: str, questions: list[tuple[int, str]]
) -> None:
    """§B8.1b §B8.4a (ruling R73) The holder and whoever has some other card are asked alike."""
    for hands, deck in (((card, card), "02"), (("02", "02"), card)):
        found = asked_about(battle(*units, hands=hands, deck=deck, caps=(1, 0)), *answers)
        assert [(seat, name) for seat, name, _ in found] == questions
        assert all((len(offered) > 1) == (card in hands) for _, _, offered in found)


@pytest.mark.parametrize(("hands", "deck"), [(("02", "02"), "03"), (("", ""), "05 06 07 11 12 13 15")])
def test_nobody_is_asked_about_cards_that_are_gone_or_without_a_hand(hands: tuple[str, str], deck: str) -> None:
    """§B8.1b (ruling R73) Both can be seen by everybody."""
    for units, answers in ((DUEL, SHOT), (TANK, DRIVE)):
        assert asked_about(battle(*units, hands=hands, deck=deck, caps=(1, 0)), *answers) == []


def test_alone_against_athena_only_a_holder_is_asked() -> None:
    """§B8.4a (ruling R73) There is nobody to hide it from."""
    for hand, names in (("02", []), ("11 13", ["aim", "after_roll"])):
        s = state(*DUEL, hands=(hand, ""), deck="05 06 07 12")
        s.bot = 1
        s.then(("attack", "A", 0))
        table = Table(GAME, battle(*DUEL).header, s)
        found = []
        while asked(table) not in ("", "caps_on_cost", "check_card"):
            found += [asked(table)] if asked(table) in CARD_QUESTIONS else []
            play(table, (1, 1) if asked(table) == "attack" else "no")
        assert found == names


def test_an_enemy_asked_about_a_hidden_unit_is_not_told_which() -> None:
    """§B11.1a"""
    table = battle("A german-rifles-41 L05 N hidden", FOE, hands=("", "06"))
    play(table, "A", "stall")
    assert (asked(table), about(table, "unit")) == ("confusion", "unknown")


def test_who_cannot_go_on_because_of_a_marker_nobody_knows_is_asked_all_the_same() -> None:
    """§B7.5a §B8.1b Card 05 after mines: pinned, it could not use it; the enemy cannot tell."""
    units, mines = ("A german-rifles-41 H09 N", FOE), {"H08": Fort("mines", 1)}
    for marker, offered in (("soft-pinned", ["no"]), ("soft-unnerved", ["no", "05"])):
        table = battle(*units, hands=("05", ""), forts=mines)
        play(table, "A", "move", "H08", (4, 4), marker, "N", NEVER)
        assert (asked(table), options(table)) == ("rapid", offered)


def test_a_side_may_ask_to_be_left_alone_for_the_round() -> None:
    """§B8.4a (ruling R73) In its own turn, card by card or altogether; the enemy sees nothing of it."""
    table = battle(*DUEL, hands=("02 06", "02"), deck="05 06 07 11", caps=(1, 0))
    before = GAME.view(table, 1)
    play(table, "hush")
    assert options(table) == ["every_card", "05", "06", "07", "11"]
    play(table, "11")
    assert GAME.view(table, 1) == before
    assert (asked(table), table.state.quiet) == ("unit", [("11",), ()])
    assert [name for _, name, _ in asked_about(table, *SHOT)] == ["after_roll", "confusion", "veteran_check"]
    play(table, "T", "stall", "no", NEVER, "hush")
    assert options(table) == ["every_card", "05", "06", "07", "ask_again"]
    play(table, "every_card", "hush")
    assert table.state.quiet[0] == ()  # nothing but to be asked again was left
    play(table, "hush", "every_card", "pass", "T", "stall")
    assert asked(table) == "spent_check"  # he holds a 06, and wanted to hear nothing of it


@pytest.mark.parametrize(
    ("unit_", "hands", "caps", "is_told"),
    [
        ("T soviet-rifles-41 H07 S spent", ("", "03"), 0, True),  # the hand might hold something for it
        ("T soviet-rifles-41 H07 S hit=soft-destroyed", ("", ""), 0, True),  # nobody knows the marker
        ("T soviet-rifles-41 H07 S spent hit=soft-destroyed", ("", ""), 1, True),
        ("T soviet-rifles-41 H07 S spent", ("", ""), 0, False),  # everybody sees that it must pass
    ],
)
def test_who_must_pass_is_asked_unless_all_can_see_it(
    unit_: str, hands: tuple[str, str], caps: int, is_told: bool
) -> None:
    """§B2.7a §B8.1b §B7.5a (ruling R73)"""
    table = battle("A german-rifles-41 B01 N", unit_, hands=hands, caps=(0, caps), to_move="soviet")
    assert table.pending is not None
    assert (table.pending.seat == 1) == is_told
    assert not is_told or options(table) == ["pass"]


def test_a_new_round_asks_again() -> None:
    """§B8.4a (ruling R73)"""
    s = state(*DUEL, hands=("06", "06"))
    s.quiet = [("06",), ("06",)]
    s.then(("refresh",))
    assert Table(GAME, battle(*DUEL).header, s).state.quiet == [(), ()]


def test_nobody_is_offered_silence_who_is_not_asked() -> None:
    """§B8.4a (ruling R73)"""
    assert "hush" not in options(battle(*DUEL, hands=("02", "02"), deck="03"))
    assert "hush" not in options(battle(*DUEL, hands=("", "06")))
    assert "hush" in options(battle(*DUEL, hands=("02", "06")))


def test_card_16_clears_the_obstacle_of_the_hex() -> None:
    """§B8.4a By a unit that is not hit."""
    forts = {"H09": Fort("wire", 1)}
    table = play(battle("A german-rifles-41 H09 N", FOE, hands=("16", ""), forts=forts), "A", "card-16")
    assert table.state.forts == {}
    hurt = battle("A german-rifles-41 H09 N hit=soft-unnerved", FOE, hands=("16", ""), forts=forts)
    assert "card-16" not in options(play(hurt, "A"))


def test_card_17_lays_mines_hidden_if_nobody_sees() -> None:
    """§B8.4a In its hex or the next."""
    table = battle("A german-rifles-41 M08 N", "T soviet-rifles-41 B01 S", hands=("17", ""))
    play(table, "A", "card-17")
    assert (asked(table), len(options(table))) == ("mine_field", 7)
    play(table, "M07")
    assert table.state.forts["M07"] == Fort("mines", 0, hidden=True)
    seen = play(battle(*DUEL, hands=("17", "")), "A", "card-17", "H08")
    assert seen.state.forts["H08"] == Fort("mines", 0, hidden=False)


def test_the_only_hex_for_mines_is_asked_for_all_the_same() -> None:
    """§B8.4a (ruling R73) Not being asked would tell where else there was no room: mines of one's own, hidden."""
    around = ("H08", "H10", "G08", "G09", "I08", "I09")
    forts = {hex_: Fort("mines", 0, hidden=True) for hex_ in around}
    table = play(battle(*DUEL, hands=("17", ""), forts=forts), "A", "card-17")
    assert (asked(table), options(table)) == ("mine_field", ["H09"])


def test_mines_cannot_be_laid_where_others_lie_already() -> None:
    """§B17.0a Hidden ones are found instead."""
    forts = {"H08": Fort("mines", 1, hidden=True), "H10": Fort("wire", 1)}
    table = play(battle(*DUEL, hands=("17", ""), forts=forts), "A", "card-17")
    assert ("H08" in options(table), "H10" in options(table)) == (True, False)
    play(table, "H08")
    assert table.state.forts["H08"] == Fort("mines", 1, hidden=False)
