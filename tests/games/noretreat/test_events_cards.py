"""CE: events about cards, weather and points, half by half."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import drive, empty, give, hold, lay, told
from visavis.games.noretreat.options import options
from visavis.games.noretreat.rules.cards import cards_in_play, playable
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import ALONE, War
from visavis.games.noretreat.words import card_name

# Drawing


def test_lend_lease() -> None:
    """§CE08S Two cards or one more upgrade, from turn 6 on."""
    s = lay(give(empty(6, "clear"), SOVIET, "08"), West="2008")
    s.phase = "organisation"
    drive(s, ("flip", SOVIET), ("flip", "card 08"), ("lend_lease", "draw"), "03", "05")
    assert (s.hands[SOVIET], s.upgrades) == (["03", "05"], 0)
    s = lay(give(empty(6, "clear"), SOVIET, "08"), West="2008")
    drive(s, ("flip", SOVIET), ("flip", "card 08"), ("lend_lease", "upgrade"), ("flip", "West"))
    assert (s.face["West"], s.upgrades) == (1, 0)
    assert playable(give(empty(5), SOVIET, "08"), SOVIET, ("org.soviet",)) == []


@pytest.mark.parametrize(("card", "side", "turn"), [("09", SOVIET, 8), ("40", AXIS, 13)])
def test_one_card_of_two(card: str, side: int, turn: int) -> None:
    """§CE09S §CE40A Of those just drawn, not of the hand; a single one is kept."""
    s = give(empty(turn), side, card, "03")
    drive(s, ("event", side, card, ("any",)), "05", "06", ("discard", "05"))
    assert s.hands[side] == [card, "03", "06"]
    s = give(empty(turn), side, "03")
    s.deck, s.discards = ["05"], []
    drive(s, ("event", side, card, ("any",)))
    assert s.hands[side] == ["03", "05"]


@pytest.mark.parametrize(("card", "side", "turn"), [("09", SOVIET, 9), ("40", AXIS, 15)])
def test_no_sudden_death_this_turn(card: str, side: int, turn: int) -> None:
    """§CE09S §CE40A ruling R26 Whoever has not the initiative cancels the check; the next one is made again."""
    s = empty(turn)
    hold(s, 1 - side, *(city for city in s.board.cities if s.board.places[city].objective < 0))
    give(s, side, card)
    drive(s, ("victory_checks",), ("window", f"card {card}"))
    assert (s.winner, told(s, "no_sudden_death")) == (-1, [()])
    drive(s, ("victory_checks",))
    assert s.winner == 1 - side


def test_speer() -> None:
    """§CE22A Three cards, then any one of the hand goes."""
    s = give(empty(13), AXIS, "22", "03")
    drive(s, ("menu", AXIS, "cards"), ("menu", "card 22"), "05", "06", "07", ("discard", "03"))
    assert s.hands[AXIS] == ["05", "06", "07"]


def test_industrial_surge() -> None:
    """§CE38S Two cards and a replacement for nothing, in one's own turn."""
    s = lay(give(empty(13), SOVIET, "38"), West="destroyed", Don="2008 brown")
    s.side = SOVIET
    drive(s, ("menu", SOVIET, "cards"), ("menu", "card 38"), "03", "05", ("free_step", "West"), ("place.hex", "2310"))
    assert (s.where["West"], s.hands[SOVIET], s.face["Don"]) == ("2310", ["03", "05"], 0)
    s.side = AXIS
    assert playable(give(s, SOVIET, "38"), SOVIET, ("any",)) == []


# Piles


@pytest.mark.parametrize("key", ["20A", "40S", "53S", "54A"])
def test_all_is_shuffled(key: str) -> None:
    """§CE20A §CE40S §CE53S §CE54A Deck and discards together, this card with them."""
    s = empty(24 if key > "45" else 8)
    side, card = "AS".index(key[2]), key[:2]
    s.deck, s.discards = [card, "17"], ["18", "19"]
    drive(s, ("draw", side, 1), ("draw", card), *([("draw", "18")] if key > "45" else []))
    assert s.discards == []
    assert sorted([*s.deck, *s.hands[side]]) == sorted([card, "17", "18", "19"])
    assert s.hands[side] == (["18"] if key > "45" else [])


def test_okh() -> None:
    """§CE05A One of the top three discards, none that happens at once; then all is shuffled."""
    s = give(empty(8), AXIS, "05")
    s.discards = ["01", "03", "09", "10"]
    for card in s.discards:
        s.deck.remove(card)
    asked = drive(s, ("menu", AXIS, "cards"), ("menu", "card 05"))
    assert asked is not None
    assert (asked.name, asked.options) == ("take", ["03", "10", "done"])
    give(s, AXIS, "05")
    s.discards = ["01", "03", "09", "10"]
    drive(s, ("menu", AXIS, "cards"), ("menu", "card 05"), ("take", "03"))
    assert (s.hands[AXIS], s.discards) == (["03"], [])
    assert {"01", "05", "09", "10"} <= set(s.deck)


def test_stavka() -> None:
    """§CE33S The top discard, unless its Soviet half happens at once; whatever answers were given."""
    s = give(empty(8), SOVIET, "33")
    s.discards = ["03", "05"]
    drive(s, ("menu", SOVIET, "cards"), ("menu", "card 33"))
    assert (s.hands[SOVIET], s.discards) == (["05"], ["03", "33"])
    s = give(give(empty(8), SOVIET, "33", "34"), AXIS, "14")
    s.discards = ["03", "05"]
    drive(
        s,
        ("menu", SOVIET, "cards"),
        ("menu", "card 33"),
        ("answer", "card 14"),
        ("answer", "card 34"),
        ("draw", "06"),
    )
    assert (sorted(s.hands[SOVIET]), s.discards) == (["05", "06"], ["03", "33", "14", "34"])
    s = give(empty(8), SOVIET, "33")
    s.discards = ["12"]
    assert playable(s, SOVIET, ("any",)) == []
    s.discards = []
    assert playable(s, SOVIET, ("any",)) == []


# Doing it again


def test_gott_mit_uns() -> None:
    """§CE02A The Axis event of the top discard, at its moment, whatever its symbol."""
    s = give(empty(13), AXIS, "02")
    s.discards = ["13"]
    drive(s, ("menu", AXIS, "cards"), ("menu", "card 02"), "03", "05", "06")
    assert s.hands[AXIS] == ["03", "05", "06"]
    s = give(empty(13), AXIS, "02")
    s.discards = ["05"]  # with the cross
    assert playable(s, AXIS, ("any", "cards.axis")) == ["02"]
    assert playable(s, AXIS, ("any",)) == []
    s.discards = ["09"]  # at once
    assert playable(s, AXIS, ("any", "cards.axis")) == []


def test_na_berlin() -> None:
    """§CE26S The same for the Soviets."""
    s = give(empty(13), SOVIET, "26")
    s.discards = ["20"]
    drive(s, ("menu", SOVIET, "cards"), ("menu", "card 26"), "03", "05", "06", "07")
    assert s.hands[SOVIET] == ["03", "05", "06", "07"]


@pytest.mark.parametrize(("card", "again", "side"), [("13", "02", AXIS), ("20", "26", SOVIET)])
def test_an_event_just_performed_is_not_repeated(card: str, again: str, side: int) -> None:
    """ruling R79 §CE02A §CE26S Of a card that was discarded as payment it is done."""
    s = give(empty(13), side, card, again)
    asked = drive(s, ("menu", side, "cards"), ("menu", f"card {card}"), *["03", "05", "06", "07"][: 3 + side])
    assert asked is not None
    assert s.discards[-1] == card
    assert f"card {again}" not in asked.options
    s = give(empty(13), side, card, again)
    s.trains = 1
    lay(s, **({"_6A": "0503"} if side == AXIS else {"West": "2008"}))
    s.done = f"{card}{'AS'[side]}"  # as if it had been played some time ago
    drive(s, ("entrain", "6A" if side == AXIS else "West"), ("pay", card))
    assert playable(s, side, ("any", f"cards.{('axis', 'soviet')[side]}")) == [again]


def test_na_berlin_does_not_fetch_stavka() -> None:
    """ruling R95 §CE26S §CE33S"""
    s = give(empty(13), SOVIET, "26")
    s.discards = ["05", "33"]
    assert playable(s, SOVIET, ("any",)) == []


# The other hand


def test_relocation_loses_a_card_at_random() -> None:
    """§CE42A Of the Soviet hand, in the Soviet Cards phase."""
    s = give(give(empty(8), AXIS, "42"), SOVIET, "03", "05")
    s.side = SOVIET
    asked = drive(s, ("pause", AXIS, "cards"), ("window", "card 42"), ("answer", "pass"))
    assert asked is not None
    assert (asked.name, asked.seat, sorted(asked.options)) == ("lost", -1, ["03", "05"])
    s.hands = [[], []]
    assert playable(give(s, AXIS, "42"), AXIS, ("cards.soviet",)) == []


def test_red_orchestra() -> None:
    """§CE25S The Axis hand is seen, and one card of it goes."""
    s = give(give(empty(8), SOVIET, "25"), AXIS, "03", "05")
    asked = drive(s, ("menu", SOVIET, "cards"), ("menu", "card 25"), ("answer", "pass"))
    assert asked is not None
    assert (asked.seat, asked.options) == (SOVIET, ["03", "05"])
    s = give(give(empty(8), SOVIET, "25"), AXIS, "03", "05")
    drive(s, ("menu", SOVIET, "cards"), ("menu", "card 25"), ("answer", "pass"), ("betray", "05"))
    assert (s.hands[AXIS], s.discards) == (["03"], ["25", "05"])


def test_cards_of_the_other_hand_are_called_as_they_are_there_and_touched_if_it_lies_open() -> None:
    """§CE25S"""
    s = give(give(empty(8), SOVIET, "25"), AXIS, "03", "05")
    asked = drive(s, ("menu", SOVIET, "cards"), ("menu", "card 25"), ("answer", "pass"))
    assert asked is not None
    assert [each.title for each in options(s, asked)] == [card_name("03", AXIS), card_name("05", AXIS)]
    assert [each.touches for each in options(s, asked)] == [(), ()]
    s.mode = ALONE
    assert [each.touches for each in options(s, asked)] == [("card 0 03",), ("card 0 05",)]


@pytest.mark.parametrize(("side", "card"), [(SOVIET, "25"), (AXIS, "42")])
def test_a_hand_that_was_spent_on_an_answer_loses_nothing(side: int, card: str) -> None:
    """§CE25S §CE42A §B5.14 The last card was spent to cancel this one, and was itself cancelled."""
    s = empty(8)
    assert drive(s, ("event", side, card, ("any",))) is None
    assert s.discards == []


def test_western_offensive() -> None:
    """§CE24S Two cards, or a card and a step: the Axis chooses."""
    s = lay(give(empty(13), AXIS, "03", "05", "06"), _6A="1007")
    drive(s, ("event", SOVIET, "24", ("any",)), ("discard", "03"), ("discard", "06"))
    assert (s.hands[AXIS], s.face["6A"]) == (["05"], 1)
    s = lay(give(empty(13), AXIS, "03", "05"), _6A="1007")
    asked = drive(s, ("event", SOVIET, "24", ("any",)), ("discard", "03"))
    assert asked is not None
    assert (asked.seat, asked.options) == (AXIS, ["05", "step"])
    asked = drive(give(s, AXIS, "03"), ("event", SOVIET, "24", ("any",)))
    assert asked is not None
    assert asked.seat == AXIS
    drive(s, ("event", SOVIET, "24", ("any",)), ("discard", "03"), ("discard", "step"))
    assert (s.hands[AXIS], s.face["6A"]) == (["05"], 0)


@pytest.mark.parametrize(("turn", "gone"), [(10, False), (11, True)])
def test_allies_waver(turn: int, gone: bool) -> None:
    """§CE44S A card, if an ally is on the map; after turn 10 an ally, too."""
    s = lay(give(give(empty(turn, "clear"), SOVIET, "44"), AXIS, "03", "05"), _3Rum="1114", _6A="1007")
    drive(s, ("pause", SOVIET, "cards"), ("window", "card 44"), ("answer", "pass"), ("discard", "05"))
    assert s.hands[AXIS] == ["03"]
    assert s.where["3Rum"] == ("track" if gone else "1114")
    assert playable(give(lay(empty(turn), _6A="1007"), SOVIET, "44"), SOVIET, ("cards.axis",)) == []


# Cancelled and undone


@pytest.mark.parametrize(("card", "side"), [("14", AXIS), ("34", SOVIET), ("36", SOVIET), ("31", AXIS)])
def test_what_cancel_cards_answer(card: str, side: int) -> None:
    """§CE14A §CE31A §CE34S §CE36S A card just played; a payment, too, but not Stalin's Interference."""
    s = give(give(empty(8), side, card), 1 - side, "33" if side == AXIS else "05")
    other = "33" if side == AXIS else "05"
    s.discards = ["03"]
    drive(s, ("menu", 1 - side, "cards"), ("menu", f"card {other}"), ("answer", f"card {card}"))
    assert told(s, "cancelled") == [(1 - side, other, card)]
    s = give(give(empty(8), side, card), 1 - side, other)
    s.trains = 1
    lay(s, **({"_6A": "0503"} if side == SOVIET else {"West": "2008"}))
    asked = drive(s, ("entrain", "6A" if side == SOVIET else "West"))
    assert asked is not None
    assert (f"card {card}" in asked.options) == (card != "31")


def test_interference_does_not_take_what_happens_at_once() -> None:
    """§CE36S Card 12 is General Mud in a Soviet hand: it stays with the discards."""
    s = lay(give(give(empty(8), SOVIET, "36"), AXIS, "12"), _6A="0503")
    s.trains = 1
    drive(s, ("entrain", "6A"), ("answer", "card 36"))
    assert (s.where["6A"], s.hands[SOVIET], s.discards) == ("0503", [], ["12", "36"])


def test_production_problems() -> None:
    """§CE07A A Soviet upgrade, improvement or replacement is undone; the payment stays spent."""
    s = lay(give(empty(8), AXIS, "07"), West="2008")
    s.upgrades = 1
    drive(s, ("turn_counter", "West"), ("answer", "card 07"))
    assert (s.face["West"], s.upgrades) == (0, 0)
    s = lay(give(give(empty(8), AXIS, "07"), SOVIET, "03"), West="destroyed")
    drive(s, ("place_unit", "West"), ("answer", "pass"), ("answer", "card 07"))
    assert (s.where["West"], s.discards) == ("destroyed", ["03", "07"])


def test_strategic_bombing_undoes_a_free_step_too() -> None:
    """§CE31S §CE30A"""
    s = lay(give(empty(13), SOVIET, "31"), _6A="destroyed", _9A="1007")
    drive(s, ("free_step", AXIS, 1, False, "CE30A"), ("free_step", "6A"), ("answer", "card 31"))
    assert (s.where["6A"], told(s, "step_undone")) == ("destroyed", [("6A",)])


# Weather


@pytest.mark.parametrize(("answers", "flipped"), [("flip flip", (3, 4)), ("done flip", (4,)), ("done done", ())])
def test_unseasonal_weather(answers: str, flipped: tuple[int, ...]) -> None:
    """§CE09A This turn's and the next turn's, either or both, where it is variable; a card is drawn."""
    s = empty(3, "mud")
    drive(s, ("draw", AXIS, 1), ("draw", "09"), *(("weather", each) for each in answers.split()), ("draw", "03"))
    assert (s.flipped, s.hands[AXIS]) == (flipped, ["03"])
    assert s.weather == ("clear" if 3 in flipped else "mud")
    s = empty(8)
    asked = drive(s, ("draw", AXIS, 1), ("draw", "09"))
    assert asked is not None
    assert asked.name == "draw"


def test_fickle_weather() -> None:
    """§CE11A This turn's, if it is variable."""
    s = empty(3, "mud")
    drive(s, ("draw", AXIS, 1), ("draw", "11"), ("draw", "03"))
    assert s.weather == "clear"
    s = empty(8)
    drive(s, ("draw", AXIS, 1), ("draw", "11"), ("draw", "03"))
    assert s.weather == "clear"


@pytest.mark.parametrize(
    ("card", "turn", "flipped"),
    [("12", 3, (4,)), ("12", 5, ()), ("12", 4, ()), ("13", 4, (5,)), ("13", 5, (6,)), ("13", 3, ()), ("13", 8, ())],
)
def test_generals_mud_and_winter(card: str, turn: int, flipped: tuple[int, ...]) -> None:
    """§CE12S §CE13S The next turn, if its marker has such a side and does not show it already."""
    s = empty(turn)
    drive(s, ("draw", SOVIET, 1), ("draw", card), ("draw", "03"))
    assert (s.flipped, s.hands[SOVIET]) == (flipped, ["03"])


# Points of 1945


def late() -> War:
    """The last winter, with its deck."""
    s = empty(24)
    s.deck = cards_in_play(s, 24)
    return s


@pytest.mark.parametrize(
    ("key", "held", "vp"),
    [
        ("45S", {"0511": SOVIET}, -1),
        ("45S", {"0511": AXIS}, 1),
        ("48S", {"finland": SOVIET}, -1),
        ("48S", {"finland": AXIS}, 0),
        ("50A", {"1104": AXIS}, 1),
        ("50A", {"1104": SOVIET}, -1),
        ("52S", {"0414": SOVIET}, -1),
        ("52S", {"west-balkans": SOVIET, "south-balkans": SOVIET}, -1),
        ("52S", {"west-balkans": SOVIET, "south-balkans": AXIS}, 0),
    ],
)
def test_points_for_what_is_held(key: str, held: dict[str, int], vp: int) -> None:
    """§CE45S §CE48S §CE50A §CE52S At once, and a card is drawn."""
    s = late()
    side = "AS".index(key[2])
    s.control |= held
    drive(s, ("draw", side, 1), ("draw", key[:2]), ("draw", "17"))
    assert (s.event_vp, s.hands[side]) == (vp, ["17"])


@pytest.mark.parametrize(
    ("key", "unit", "place", "vp"),
    [
        ("46A", "Garrison", "0503", 1),
        ("46A", "Garrison", "out", -1),
        ("47A", "6A", "1107", 1),
        ("47A", "6A", "0503", -1),
        ("49S", "West", "0717", -1),
        ("49S", "West", "0816", 1),
    ],
)
def test_points_for_who_stands_where(key: str, unit: str, place: str, vp: int) -> None:
    """§CE46A §CE47A §CE49S"""
    s = lay(late(), **{f"_{unit}": place})
    side = "AS".index(key[2])
    drive(s, ("draw", side, 1), ("draw", key[:2]), ("draw", "17"))
    assert s.event_vp == vp


def test_wacht_am_rhein() -> None:
    """§CE51A A counter for good and a point, or a point less; no Volkssturm, cadre or garrison."""
    s = lay(late(), _6A="0503", Garrison="0503", Volks1="0704", KG1="0606")
    asked = drive(s, ("draw", AXIS, 1), ("draw", "51"))
    assert asked is not None
    assert asked.options == ["6A", "done"]
    drive(s, ("event", AXIS, "51", ("immediate",)), ("sacrifice", "6A"))
    assert (s.where["6A"], s.event_vp) == ("out", 1)
    s = lay(late(), _6A="0503")
    drive(s, ("event", AXIS, "51", ("immediate",)), ("sacrifice", "done"))
    assert (s.where["6A"], s.event_vp) == ("0503", -1)
