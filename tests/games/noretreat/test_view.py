"""What a seat sees: everything is named, and no hand that it may not see."""

from __future__ import annotations

from typing import Any

from tests.games.noretreat.position import begun, drive, empty, give, lay
from visavis.games.noretreat.options import options
from visavis.games.noretreat.preview import odds, results
from visavis.games.noretreat.rules.movement import ends_of_move
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import MOVED, Battle, War
from visavis.games.noretreat.view import about, aims, chair, may_know, prompt, result, things
from visavis.kernel.choice import Choice
from visavis.kernel.game import Item
from visavis.kernel.view import NOBODY, READER, SPECTATOR
from visavis.server.wire.phrases import speech


def test_a_hand_is_seen_by_its_side_alone() -> None:
    """§B5.1 ruling R38 Of the other hand one sees the backs; alone both lie open, against the program one's own."""
    for scenario, seat, seen in (
        ("campaign", 0, (True, False)),
        ("campaign", 1, (False, True)),
        ("campaign", SPECTATOR, (False, False)),
        ("campaign", READER, (True, True)),
        ("campaign-alone", 0, (True, True)),
        ("campaign-solo", 0, (True, False)),
    ):
        s = give(give(begun(scenario), AXIS, "03"), SOVIET, "04")
        assert tuple(may_know(s, seat, side) for side in (AXIS, SOVIET)) == seen
        cards = {thing.id for thing in things(s, seat) if thing.at.startswith("hand")}
        assert ("card 0 03" in cards, "card 1 04" in cards) == seen
        assert len(cards) == 2


def test_the_colours_follow_the_person_to_the_other_side() -> None:
    """§SG1.13 The chair stays, its colour changes."""
    from visavis.games.noretreat.view import colours, owner_of

    s = begun("campaign-solo")
    assert (colours(s), owner_of(s, AXIS)) == (("axis", "soviet"), 0)
    s.yours = SOVIET
    assert (colours(s), owner_of(s, AXIS)) == (("soviet", "axis"), 1)


def test_whoever_sits_down_is_told_once_whom_he_plays_and_his_own_aim_first() -> None:
    """§SA2 Alone one carries out both sides and wins with one of them."""
    s = begun("moscow-solo", side="soviet")
    said = {code: speech(code, "noretreat")("you-play", side=chair(s, 0)) for code in ("en", "ru")}
    assert said == {"en": "You play the Soviets.", "ru": "Вы играете за СССР."}
    assert [each.args["side"].key for each in aims(s, 0)] == ["side-soviet", "side-axis"]
    assert [each.args["side"].key for each in aims(begun("campaign"), 1)] == ["side-soviet", "side-axis"]
    alone = begun("campaign-alone", side="soviet")
    assert [each.key for each in aims(alone, 1)] == ["aim-yours", "aim-objectives", "aim-objectives"]


def test_goals_say_what_they_cost_and_battles_their_odds() -> None:
    """§B8.1 §B10.12 §B10.13"""
    s = lay(empty(), _2Pz="1007", West="1107")
    asked = drive(s, ("go", "2Pz"))
    assert asked is not None
    costs = {each.answer: each.preview[0].args["n"] for each in options(s, asked) if each.preview}
    assert (costs["1008"], costs["1108"]) == (2, 3)
    s.battle = Battle("1107", AXIS, False, ("2Pz",), ("West",))
    (shown, results), (sums, shift, counter) = odds(s, s.battle)
    assert (shown.args["attack"], shown.args["defence"], shown.args["column"]) == (7, 4, "2:1")
    assert (sums.args["column"], shift.args["rule"], shift.args["shift"].args["name"].key) == (
        "3:2",
        "B10.19",
        "shift-armour",
    )
    faces = [(part.args["faces"], part.args["result"].key) for part in results.args["results"]]
    line = [s.board.tables[AXIS][face][4] for face in range(6)]
    assert sum(len(range(int(each[0]), int(each[-1]) + 1)) for each, _ in faces) == len(line) == 6
    assert (counter.args["attack"], counter.args["defence"]) == (4, 7)


def test_counters_show_strength_movement_and_how_they_stand() -> None:
    """§B6.12 §B7.16 §B14.2"""
    from visavis.games.noretreat.state import CUT, mark
    from visavis.games.noretreat.view import counter

    s = lay(empty(), _1Pz="1007 reduced", Moscow="2008 fort", _3Rum="0915")
    mark(s, "1Pz", CUT)
    assert (counter(s, "1Pz").numbers, counter(s, "1Pz").marks) == (("5", "6"), ("unsupplied", "reduced"))
    assert counter(s, "Moscow").numbers == ("(4)", "0")
    assert counter(s, "3Rum").numbers == ("1/2", "3")


def test_a_touch_leads_on_only_if_something_is_still_to_be_chosen() -> None:
    """§B8.1 §B10.41 With one way to go all is decided: whoever touches elsewhere then does not take it back."""
    s = lay(empty(), _6A="0917")
    assert lead(s, ("move", AXIS), "6A")
    s.mover, s.left = "6A", 1  # its last point, and a marsh beside it
    assert len(ends_of_move(s, "6A")) == 1
    assert not lead(s, ("move", AXIS), "6A")
    for weather, leads_on in (("mud", False), ("clear", True)):
        s = lay(empty(weather=weather), _6A="1606")
        s.battle = Battle("1605", AXIS, attackers=("6A",), result="DR")
        assert lead(s, ("advance",), "6A") is leads_on
    s = lay(empty(), _6A="1606", _4A="1606", West="1706")
    s.battle = Battle("1706", AXIS)
    assert lead(s, ("join",), "6A")
    s.battle.attackers = ("6A",)  # after the next one nobody is left who could join: the battle begins
    assert not lead(s, ("join",), "4A")


def lead(s: War, item: Item, answer: str) -> bool:
    return next(each.leads for each in options(s, asked(s, item)) if each.answer == answer)


def asked(s: War, item: Item) -> Choice[Any]:
    choice = drive(s, item)
    assert choice is not None
    return choice


def test_whoever_is_only_chosen_has_not_acted_yet() -> None:
    """§B8.1 The counter stays as it was until its goal is known."""
    s = lay(empty(), _6A="1606")
    choice = drive(s, ("go", "6A"))
    assert choice is not None
    assert "6A" not in s.marks
    drive(s, ("go", "6A"), "1605")
    assert s.marks["6A"] == MOVED


def test_the_way_of_whoever_goes_somewhere_is_shown() -> None:
    """§B8.1 §B10.37 §B10.42 Moves, retreats and advances, by the rules' own ways; and the hexes between in words."""
    s = lay(empty(), _6A="1606")
    found = {each.answer: each for each in options(s, asked(s, ("go", "6A")))}
    assert found["1607"].way == ("1606", "1607")
    assert found["1608"].way == ("1606", "1607", "1608")
    assert [each.key for each in found["1608"].preview][-1] == "preview-way"
    assert found["rail"].way == () if "rail" in found else True
    s = lay(empty(), West="1808", _6A="1708", _9A="1707")
    s.battle = Battle("1808", AXIS, attackers=("6A",), defenders=("West",), result="DR")
    for option in options(s, asked(s, ("retreat", "West", "DR"))):
        assert (option.way[0], option.way[-1]) == ("1808", option.answer)
        assert len(option.way) == 3
    s = lay(empty(), _6A="1606")
    s.battle = Battle("1605", AXIS, attackers=("6A",), result="DR")
    choice = drive(s, ("advance",), "6A")
    assert choice is not None
    assert {each.way[:2] for each in options(s, choice)} == {("1606", "1605")}


def test_a_battle_counts_cities_and_a_war_points() -> None:
    """§UM11 §B12.6 At the end either is called what it is."""
    for scenario, ending, unit in (("moscow", "cities", "cities"), ("campaign", "end", "points")):
        s = begun(scenario)
        s.ending, s.winner = ending, SOVIET
        found = result(s)
        assert found is not None
        assert found.unit == unit


def test_results_are_told_as_they_will_be_read() -> None:
    """§B10.29 In a counterattack there is no other one, nor a counterblow; §B10.35 from a fort nobody retreats."""
    s = lay(empty(), _6A="1007", West="1107", Leningrad="1902 fort", _18A="1802")
    for battle, wrong in (
        (Battle("1107", SOVIET, False, ("West",), ("6A",), counter=True), {"CA", "CB"}),
        (Battle("1902", AXIS, False, ("18A",), ("Leningrad",)), {"DR", "DS"}),
    ):
        found = set()
        for column in range(8):
            (line,) = results(s, battle, column)
            found |= {part.args["result"].key.removeprefix("result-") for part in line.args["results"]}
        assert found.isdisjoint(wrong)
        assert len(found) > 2


def test_whoever_is_asked_for_an_answer_is_told_what_to() -> None:
    """§B5.14 §CE07A A card by its name, and what it does; a step by its counter; §B5.15 a moment by its name."""
    s = lay(give(give(empty(8), AXIS, "14"), SOVIET, "06", "28"), West="1908")
    s.mode = "duel"
    say = speech("en", "noretreat")
    for how, what, said in (
        ("played", "06", "Played: Partisans (06). Axis: answer it?"),
        ("discarded", "06", "Discarded: Partisans (06). Axis: answer it?"),
        ("step", "West", "Strengthened or back: Western Front. Axis: undo it?"),
    ):
        choice = Choice(AXIS, "answer", ["card 14", "pass"], "B5.14", {"side": AXIS, "card": what, "how": how})
        found = prompt(s, choice)
        assert say(found.title.key, **found.title.args) == said
        (passing,) = (each.preview for each in found.options if each.answer == "pass")
        assert bool(passing) is (how == "played")
    choice = Choice(AXIS, "window", ["card 14", "pass"], "B5.15", {"side": AXIS, "at": "die"})
    found = prompt(s, choice).title
    assert say(found.key, **found.args) == "The die has been thrown. Axis: play a card now?"


def test_a_card_that_pays_is_said_to_be_gone() -> None:
    """§B5.10 §B5.12 Its event is told, and that it does not happen; one that is taken is not thrown away."""
    s = give(empty(8), AXIS, "04", "05")
    for name, keys in (("pay", ["preview-thrown"]), ("discard", ["preview-thrown"]), ("take", [])):
        choice = Choice(AXIS, name, ["04", "05"], "B5.12", {"side": AXIS, "n": 1, "purpose": "rail"})
        for option in options(s, choice):
            assert [each.key for each in option.preview[:-1]] == keys
            assert "CE0" in option.preview[-1].key


def test_a_free_step_says_what_becomes_of_it() -> None:
    """§CE03A"""
    s = lay(empty(8), _2Pz="1007 reduced")
    choice = drive(s, ("free_step", AXIS, 1, False, "CE03A"))
    assert choice is not None
    assert [each.preview[0].key for each in options(s, choice) if each.answer == "2Pz"] == ["preview-face"]


def test_the_status_of_the_set_up_speaks_of_nobody() -> None:
    """§UM4 §UM5 So whoever sets up first is not asked out of turn."""
    s = begun("moscow")
    assert about(s) == AXIS
    s.turn = 0
    assert about(s) == NOBODY


def test_what_is_left_undone_is_called_what_it_is() -> None:
    """§B8.1 §B10.1 Counters could still act, hexes could be targets."""
    s = lay(empty(), _6A="1007", West="1107")
    for name, left, key in (("move", "6A", "preview-left"), ("target", "1107", "preview-left-targets")):
        (*_, done) = options(s, Choice(AXIS, name, [left, "done"], "B8.1", {"side": AXIS}))
        assert done.preview[-1].key == key


def test_a_counterblow_says_the_odds_before_anything_that_may_not_fit() -> None:
    """§B10.4 §B10.5 What it costs, how the enemy would stand at best, then that he has to."""
    s = give(lay(empty(), _6A="1007", West="1107"), SOVIET, "03")
    (option, _) = options(s, Choice(SOVIET, "blow", ["1107", "done"], "B10.4", {"side": SOVIET}))
    assert [each.key for each in option.preview[:3]] == ["preview-cards", "preview-odds", "preview-forced"]
