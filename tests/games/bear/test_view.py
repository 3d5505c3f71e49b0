"""What a seat sees of a battle: hexes, counters, numbers, what an answer leads to; and what it does not see."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random
from typing import Any

import pytest

from tests.games.bear.position import about, battle, play
from visavis.agents import BOT, throw
from visavis.company.party import HUMAN, Party
from visavis.company.undo import is_final
from visavis.games.bear import GAME
from visavis.games.bear.bot.deck import card_of, doctrine_of
from visavis.games.bear.options import options
from visavis.games.bear.preview import chance
from visavis.games.bear.rules.sight import can_see
from visavis.games.bear.state import MINES, Fort
from visavis.games.bear.vocabulary import EVENTS, VOCABULARY
from visavis.games.bear.words import cast_now
from visavis.kernel.journal import ALWAYS, Event
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, News, Option, Place, Text, Thing, View
from visavis.text import LANGUAGES, language

GERMAN, SOVIET = 0, 1
RIFLES = "R1 german-rifles-41 G06 NW"
PARTISANS = "P1 soviet-rifles-41 G04 S"


def seen(table: Table[Any], seat: int = GERMAN) -> View:
    return GAME.view(table, seat)


def thing(table: Table[Any], id_: str, seat: int = GERMAN) -> Thing:
    return next(each for each in seen(table, seat).things if each.id == id_)


def place(table: Table[Any], id_: str, seat: int = GERMAN) -> Place:
    return next(each for each in seen(table, seat).places if each.id == id_)


def option(table: Table[Any], answer: Any, seat: int = GERMAN) -> Option:
    prompt = seen(table, seat).prompt
    assert prompt is not None
    return next(each for each in prompt.options if each.answer == answer)


def said(text: Text) -> str:
    return language("en", GAME.name).say(text)


def previews(table: Table[Any], answer: Any, seat: int = GERMAN) -> list[str]:
    return [said(text) for text in option(table, answer, seat).preview]


# The map


def test_a_hex_that_scores_is_an_objective_only_while_athena_wants_it() -> None:
    """§4.5a §4.5b G06 scores for whoever holds it; Athena, who is German, wants it once it is Soviet."""
    table = Table.new(GAME, "solo1-soviet")
    assert place(table, "G06").marks == ("held 0", "scores")
    assert said(place(table, "G06").title).endswith("Soviets: +1 for taking G06 (losing it costs as much)")
    table.state.control["G06"] = SOVIET
    assert place(table, "G06").marks == ("held 1", "objective", "scores")
    assert "objective" not in place(Table.new(GAME, "duel1"), "G06").marks


def test_a_command_card_in_use_still_counts_as_in_play() -> None:
    """§7.4c §L9"""
    table = Table.new(GAME, "solo1-soviet")
    s = table.state
    commands = [number for number in s.orders if card_of(s, number).is_command]
    s.orders.remove(commands[0])
    s.order = commands[0]
    assert next(count.value for count in seen(table).counts if count.id == "command") == len(commands)


def test_every_full_hex_is_a_place_with_a_spot() -> None:
    for scenario in GAME.scenarios:
        table = Table.new(GAME, scenario.name)
        labels = set(table.state.board.labels)
        assert {each.id for each in seen(table).places} == labels == set(GAME.layout(table.state).spots)


def test_neighbours_touch_on_the_picture() -> None:
    table = battle(RIFLES)
    spots = GAME.layout(table.state).spots
    for label, ground in table.state.board.hexes.items():
        here = spots[label]
        for direction, other in enumerate(ground.neighbours):
            if other:
                there = spots[other]
                assert hypot(there.x - here.x, there.y - here.y) == pytest.approx(here.size * 3**0.5, abs=0.2)
                assert (there.y < here.y) == (direction in (0, 1, 5))
                assert (there.x > here.x) == (direction in (1, 2))


def test_roads_and_walls_are_paths_between_neighbours() -> None:
    board = battle(RIFLES, board="2").state.board
    paths = GAME.layout(battle(RIFLES, board="2").state).paths
    assert {kind for kind, _, _ in paths} == {"road", "wall"}
    assert all(board.distance[one][other] == 1 for _, one, other in paths)
    assert len({(kind, *sorted(ends)) for kind, *ends in paths}) == len(paths)
    assert len([1 for kind, _, _ in paths if kind == "road"]) * 2 == sum(len(g.roads) for g in board.hexes.values())


def test_a_hex_tells_its_terrain_cover_and_cost() -> None:
    table = battle(RIFLES, board="2")
    title = said(place(table, "H05").title)
    assert title.startswith("H05: heavy woods")
    assert "defence +2" in title
    assert "to enter: " in title


def test_the_layout_tells_what_each_hex_sees_smoke_and_herds_in_the_way() -> None:
    table = battle(RIFLES, board="2")
    s = table.state
    clear = GAME.layout(s).sight
    s.smoke, s.herds = {"G05": 2, "L06": 1}, {"I09": "cattle"}
    hazy = GAME.layout(s).sight
    assert clear != hazy
    for a in ("G06", "G09", "J06", "P03", "B12"):
        assert hazy[a] == "".join(str(int(can_see(s, a, b))) for b in s.board.labels)
    s.smoke, s.herds = {}, {}
    assert GAME.layout(s).sight == clear
    assert list(clear) == list(GAME.layout(s).spots)


def test_control_markers_and_smoke_are_marks_of_their_hex() -> None:
    table = battle(RIFLES, PARTISANS)
    table.state.control = {"G05": SOVIET}
    table.state.smoke = {"G05": 2}
    assert place(table, "G05").marks == ("held 1", "smoke 2")
    assert "Soviet control marker" in said(place(table, "G05").title)


# What wins, and what has just happened


def test_what_either_side_scores_for_is_told_with_the_own_side_first() -> None:
    """§B9.1a §B9.3a"""
    table = Table.new(GAME, "duel-combined")
    germans, soviets = ([said(aim) for aim in GAME.view(table, seat).aims] for seat in (GERMAN, SOVIET))
    assert germans[0].startswith("Germans: +1 for each Soviet counter destroyed, +2 for taking 4-J06")
    assert "+1 for 3-O05 at the end of every round, +2 if the Opel Blitz leaves the map at 4-R05." in germans[0]
    assert germans[1] == soviets[0] == "Soviets: +1 for each German counter destroyed."
    assert germans[2] == soviets[2]
    assert germans[2].endswith("begins with 1 point for the Soviets; whoever has it after round 4 wins.")
    solo = Table.new(GAME, "solo1-soviet")
    assert said(GAME.view(solo, SOVIET).aims[-1]).endswith("when the track reaches cell 12 wins.")


def test_who_fired_where_and_who_fell_is_news_and_a_turn_is_not() -> None:
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E04 S", "P2 soviet-rifles-41 E03 S", board="1")
    table.state.caps = [0, 0]
    play(table, "R1", "attack", "E04", (3, 3), 6)
    lines = {line.text.key: line.news for line in GAME.log(table, GERMAN, 0)}
    assert lines["event-attack"] == lines["event-shot"] == News(lines=(("R1", "E04"),))
    assert lines["event-spent-roll"] == News(drawn=True)
    assert lines["event-turn"] is None
    assert [said(line.text) for line in GAME.log(table, GERMAN, 0) if line.text.key == "event-spent-roll"] == [
        "Spent check: 6 against 3 AP: passed"
    ]


def test_who_became_spent_and_that_a_rally_worked_is_told_beside_the_next_question() -> None:
    """§B2.5a §B7.6a The numbers of a check alone do not say who it was about."""
    table = battle("R1 german-rifles-41 E06 N hit=soft-pinned", "R2 german-mg34 B02 N", "P1 soviet-rifles-41 R04 S")
    play(table, "R1", "rally", (6, 6), 1)
    told = [line for line in GAME.log(table, GERMAN, 0) if line.news is not None]
    assert [language("ru", GAME.name).brief(line.text) for line in told][-3:] == [
        "стрелки R1: перегруппировка удалась",
        "проверка на измотанность: 1 против 5 ОД — не выдержана",
        "измотаны: стрелки R1",
    ]


def test_where_somebody_fell_is_marked() -> None:
    assert news("destroyed", "P1", "soviet-rifles-41", "E04") == News(lost=("E04",))
    assert news("fort_destroyed", "bunker", "E05") == News(lost=("E05",))


def test_a_shot_is_a_line_from_who_fired_last_to_where() -> None:
    """At a fortification or a herd, too: these events do not say who fires."""
    assert news("fired_at_suspect", "R1", "RE1", 8, 9) == News(lines=(("R1", "E02"),))
    assert news("shot_at_fort", "bunker", "E02", 8, 9) == News(lines=(("R1", "E02"),))
    assert news("shot_at_herd", "cattle", "E02", 8, 9) == News(lines=(("R1", "E02"),))


def news(name: str, *args: Any) -> News | None:
    """Of an event after R1 has attacked E02."""
    cast = cast_now(battle(RIFLES).state)
    cast.learn(Event("attack", ("R1", "E02", "fire", 0)))
    return VOCABULARY.log_line(0, cast, Event(name, args)).news


def test_between_two_people_a_question_about_a_card_says_that_it_is_always_asked() -> None:
    """§B8.4a ruling R73"""
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E04 S", board="1")
    table.state.hands = [["02"], []]
    table.state.cards = ["11"]
    play(table, "R1", "attack")
    assert table.pending is not None
    assert table.pending.name == "aim"
    assert said(seen(table).prompt.title).endswith("so that nothing is given away.)")  # type: ignore[union-attr]


# What a question is about, and what may be touched for it


def test_a_question_is_about_the_unit_that_acts() -> None:
    table = play(battle(RIFLES, PARTISANS, board="2"), "R1")
    prompt = seen(table).prompt
    assert prompt is not None
    assert prompt.subject == ("R1",)
    assert seen(battle(RIFLES, PARTISANS)).prompt._replace(options=()).subject == ()  # type: ignore[union-attr]


def test_to_touch_a_hex_or_an_enemy_means_to_go_there_or_to_attack() -> None:
    table = play(battle(RIFLES, PARTISANS, board="2"), "R1")
    move, attack, pivot = (option(table, action) for action in ("move", "attack", "pivot"))
    assert set(attack.touches) == {"G04", "P1"}
    assert "G05" in move.touches
    assert set(move.touches) <= set(table.state.board.hexes["G06"].around)
    assert (move.leads, attack.leads, pivot.leads) == (True, True, False)
    assert move.button
    assert pivot.touches == ()


def test_a_hex_that_may_be_entered_or_attacked_stands_for_both() -> None:
    table = play(battle(RIFLES, "P1 soviet-rifles-41 G05 S", board="2"), "R1")
    assert "G05" in option(table, "move").touches
    assert "G05" in option(table, "attack").touches


# Counters


def test_a_counter_shows_its_side_facing_state_and_numbers() -> None:
    table = battle("R1 german-rifles-41 G06 NW spent", PARTISANS)
    found = thing(table, "R1")
    assert (found.kind, found.at, found.owner, found.facing, found.label) == ("infantry", "G06", GERMAN, 5, "R1")
    assert found.marks == ("spent",)
    assert "attack 3 AP" in said(found.title)
    assert "front 12" in said(found.title)
    assert "facing north-west" in said(found.title)
    assert found.numbers == ("2/0", "12")
    assert said(Text("counter-title-short", found.title.args)) == "Rifles R1"


def test_a_counter_lights_its_fire_zone() -> None:
    table = battle("R1 german-rifles-41 G06 N", board="1")
    reach = thing(table, "R1").reach
    board = table.state.board
    assert reach
    assert "G06" not in reach
    assert all(board.distance["G06"][hex_] <= 10 and board.arcs["G06"][hex_][0] for hex_ in reach)


def test_a_counter_looks_like_what_it_is() -> None:
    units = ("A german-pioneers G06 N", "G german-37cm-pak36 G08 N", "F soviet-ot-26 G04 S", "C soviet-ba-10 H04 S")
    table = battle(*units, board="1")
    assert [thing(table, id_).kind for id_ in "AGFC"] == ["pioneers", "at_gun", "flame_tank", "armoured_car"]


def test_a_marker_face_down_is_seen_by_its_owner_only() -> None:
    """§B7.2a"""
    table = battle(RIFLES, "P1 soviet-rifles-41 G04 S hit=soft-pinned")
    assert thing(table, "P1", SOVIET).marks == ("hit", "soft-pinned")
    assert thing(table, "P1", GERMAN).marks == ("hit",)
    assert "Pinned" not in said(thing(table, "P1", GERMAN).title)
    assert "Pinned" in said(thing(table, "P1", SOVIET).title)
    assert thing(table, "P1", READER).marks == ("hit", "soft-pinned")


def test_a_marker_face_up_is_seen_by_all() -> None:
    """§B7.5a"""
    table = battle(RIFLES, "P1 soviet-rifles-41 G04 S hit=soft-pinned known")
    assert thing(table, "P1", SPECTATOR).marks == ("hit", "soft-pinned")


def test_a_hidden_unit_is_seen_by_its_owner_only() -> None:
    """§B11.1a"""
    table = battle(RIFLES, "P1 soviet-rifles-41 I03 hidden")
    assert "hidden" in thing(table, "P1", SOVIET).marks
    for seat in (GERMAN, SPECTATOR, -1):
        assert "P1" not in {each.id for each in seen(table, seat).things}


def test_hidden_mines_are_seen_by_their_owner_only() -> None:
    """§B17.10a"""
    table = battle(RIFLES, PARTISANS)
    table.state.forts["F05"] = Fort(MINES, SOVIET, hidden=True)
    assert "fort F05" in {each.id for each in seen(table, SOVIET).things}
    assert "fort F05" not in {each.id for each in seen(table, GERMAN).things}


def test_of_the_enemys_hand_only_the_backs_are_seen() -> None:
    """§B8.1b"""
    table = battle(RIFLES, PARTISANS)
    table.state.hands = [["07"], ["11", "13"]]
    cards = [each for each in seen(table, GERMAN).things if each.at.startswith("hand")]
    assert [(each.at, each.kind) for each in cards] == [("hand 0", "07"), ("hand 1", "back"), ("hand 1", "back")]


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    """Every few answers of a battle with everything in it."""
    table, random = Table.new(GAME, "duel-combined"), Random(5)
    for n in range(160):
        if table.pending is None:
            break
        if n % 8 == 0:
            for seat in (GERMAN, SOVIET):
                other = table.fork(quiet=False)
                other.state = GAME.resample(table.state, seat, random.choice)
                mine = table.fork(quiet=False)
                mine.state = table.state.clone()
                assert GAME.view(other, seat) == GAME.view(mine, seat)
        table.answer(random.choice(table.pending.options))


# Tracks and counts


def test_the_scenario_track_has_its_signs() -> None:
    """§7.2a"""
    table = Table.new(GAME, "tutorial-german")
    (track,) = seen(table).tracks
    assert (track.low, track.high, track.markers) == (1, 6, ((-1, 1),))
    assert track.signs == {1: "start", 3: "rally", 4: "place-re", 6: "end"}
    assert said(track.title) == "Scenario track: cell 1 of 6, start"
    assert said(track.cells[4]) == "4: suspected enemy. A suspected enemy is placed on the map."
    assert not seen(Table.new(GAME, "duel1")).tracks


def test_the_numbers_worth_knowing_are_counted() -> None:
    table = Table.new(GAME, "tutorial-german")
    counts = {count.id: count.value for count in seen(table).counts}
    assert counts["caps 0"] == 4
    assert "caps 1" not in counts  # §1.0c
    assert counts["victory"] == 1
    assert counts["orders"] == 28
    assert counts["pool"] == 3
    assert counts["pile-soft"] == 20


def test_an_unseen_marker_is_missing_from_its_pile() -> None:
    """§7.5a"""
    table = Table.new(GAME, "tutorial-german")
    table.state.units["SR1"] = table.state.units["SR1"].but(hit="soft?")
    assert {count.id: count.value for count in seen(table).counts}["pile-soft"] == 19
    assert thing(table, "SR1").marks == ("hit",)


def test_reconstructed_parts_are_announced() -> None:
    assert [each.key for each in seen(Table.new(GAME, "solo4-german")).notices] == [
        "notice-reconstruction",
        "notice-cards-reconstruction",
    ]
    assert not seen(Table.new(GAME, "duel-combined")).notices


# Answers


def test_a_chance_is_that_of_two_dice() -> None:
    assert [chance(n) for n in (2, 7, 8, 12, 13)] == [100, 58, 42, 3, 0]


def test_an_attack_tells_what_it_needs_and_how_likely_that_is() -> None:
    """§B6.0a A shot at the front of rifles in the open, two hexes away: 12 − 2."""
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E04 S", "P2 soviet-rifles-41 E03 S", board="1")
    play(table, "R1", "attack")
    lines = previews(table, "E04")
    assert lines == ["Rifles P1: hit on 10 or more with two dice, 17%", "costs 3 AP", "risk of being spent: 50%"]
    assert [said(text) for text in option(table, "E04").details] == ["Rifles P1: defence 12 less firepower 2 makes 10"]
    assert not any("destroyed" in line for line in lines)  # two dice never show 14
    assert set(option(table, "E04").touches) == {"E04", "P1"}


def test_an_attack_tells_what_its_numbers_are_made_of() -> None:
    """§B6.4a §B6.7a Adjacent, into woods, by a man with a marker; each part with its sign."""
    units = ("A german-rifles-41 L04 N hit=soft-suppressed", "T soviet-rifles-41 L03 S", "U soviet-rifles-41 K03 S")
    table = battle(*units)
    details = [said(text) for text in option(play(table, "A", "attack"), "L03").details]
    assert "defence: front 12, heavy woods +2" in details
    assert "firepower: red firepower 2, hit marker −2, adjacent +3" in details


def test_an_attack_that_no_dice_can_make_says_so() -> None:
    """§B6.0b Two dice show 12 at most: what needs more is hopeless, and no percentage hides that."""
    units = ("A german-rifles-41 E06 N hit=soft-suppressed", "T soviet-rifles-41 E01 S", "U soviet-rifles-41 E02 S")
    table = play(battle(*units, board="1"), "A", "attack")
    assert previews(table, "E01")[0].startswith("Rifles T: two dice cannot show 14 or more")
    assert previews(table, "E02")[0] == "Rifles U: hit on 12 or more with two dice, 3%"


def test_a_move_tells_its_cost_and_its_risk() -> None:
    """§B2.5a Of the faces of the red die two are no more than 1."""
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E03 S", board="1")
    play(table, "R1", "move")
    lines = previews(table, "E05")
    assert said(option(table, "E05").title) == "E05 for 1 AP"
    assert "risk of being spent: 20%" in lines
    assert not [line for line in lines if "AP" in line]
    assert "in the fire zone of P1" in lines
    assert option(table, "E05").touches == ("E05",)


def test_a_move_tells_whether_it_takes_a_marker_as_far_as_one_sees() -> None:
    """§B4.4a Not while its owner is seen there; of one who hides there nothing is told (ruling R55)."""
    taking = "takes control of E05"

    def foreseen(*there: str) -> bool:
        table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E03 S", *there, board="1")
        table.state.control["E05"] = SOVIET
        return any(taking in line for line in previews(play(table, "R1", "move"), "E05"))

    assert foreseen()
    assert foreseen("P2 soviet-rifles-41 E05 hidden")
    assert not foreseen("P2 soviet-rifles-41 E05 S")


def test_command_points_tell_the_number_they_make() -> None:
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E04 S", board="1")
    table.state.caps = [2, 0]
    play(table, "R1", "attack")
    assert said(option(table, -2).title) == "2 CAP: 8 or more, 42%"
    assert said(option(table, 0).title) == "none: 10 or more, 17%"
    assert previews(table, 0) == ["no CAP spent, 2 left for the rest of the round"]
    assert previews(table, -2) == ["2 CAP spent, 0 left for the rest of the round"]


def test_a_question_about_command_points_says_which_roll_and_what_success_is() -> None:
    """§B3.2a Every roll against a number, each told from the others."""
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E04 S", board="1")
    table.state.caps = [2, 0]
    prompt = seen(play(table, "R1", "attack")).prompt
    assert prompt is not None
    assert said(prompt.title) == (
        "Rifles R1 fire at Rifles P1: two dice, 10 or more is a hit. "
        "Each command point (CAP) spent now makes that number one lower. How many?"
    )
    far = "S soviet-rifles-41 R01 N"
    hit = battle("A german-rifles-41 L03 N hit=soft-pinned", "B german-rifles-41 L03 N", far)
    hit.state.caps = [2, 0]
    prompt = seen(play(hit, "A", "rally")).prompt
    assert prompt is not None
    assert "to rally: two dice, 5 or more takes the hit marker off" in said(prompt.title)


def test_command_points_against_oneself_are_put_aside() -> None:
    """§B3.2a The initiative may be thrown away, too: that is allowed, and seldom wanted."""
    table = Table.new(GAME, "duel1")
    while table.pending is not None and table.pending.about.get("what") != "initiative":
        table.answer("pass" if "pass" in table.pending.options else table.pending.options[0])
    assert table.pending is not None
    asked = seen(table, table.pending.seat).prompt
    assert asked is not None
    assert [each.answer for each in asked.options if not each.aside] == [0, -1, -2]
    assert [each.answer for each in asked.options if each.aside] == [1, 2]
    assert "Who begins the round?" in said(asked.title)


def test_the_odds_of_a_rally_count_cover_and_friends() -> None:
    """§B7.8a §B11.1a Heavy woods and a friend: two less than the marker says; a hidden unit stays hidden."""
    far = "S soviet-rifles-41 R01 N"
    table = play(battle("A german-rifles-41 L03 N hit=soft-pinned", "B german-rifles-41 L03 N", far), "A")
    assert "the hit marker comes off on 5 or more with two dice, 83%" in previews(table, "rally")
    assert about(play(table, "rally"), "needed") == 5
    hidden = play(battle("A german-rifles-41 L03 hidden hit=soft-pinned", far), "A")
    assert previews(hidden, "rally") == [
        "the hit marker comes off on 6 or more with two dice, 72%",
        "risk of being spent: 80%",
    ]


def test_a_spent_unit_says_what_it_will_be_paid_with() -> None:
    """§B3.4c §B8.4a By command points; without them by a card, which is named before it is played."""
    units = ("R1 german-rifles-41 E06 N spent", "R2 german-rifles-41 D06 N", "P1 soviet-rifles-41 E03 S")
    table = battle(*units, board="1", hands=("01", ""), caps=(2, 0))
    assert previews(table, "R1") == ["spent: every AP costs 1 CAP, 2 left"]
    assert not previews(table, "R2")
    table = battle(*units, board="1", hands=("01", ""), caps=(0, 0))
    assert previews(table, "R1") == ["spent, and too few command points; there is only: play Adrenaline"]
    asked = seen(play(table, "R1", "card-01")).prompt
    assert asked is not None
    assert said(asked.title) == "What do Rifles R1 do? The card pays for it."


def test_a_card_is_played_by_touching_it_or_by_its_button() -> None:
    """§B8.4a And says what it does."""
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E03 S", board="1", hands=("01 02", ""))
    play(table, "R1")
    played = option(table, "card-02")
    assert played.touches == ("card 0 2",)
    assert thing(table, "card 0 2").kind == "02"
    assert played.button
    assert previews(table, "card-02") == ["Any unit or group takes any one action for 0 AP."]


@pytest.mark.parametrize("scenario", ["tutorial-german", "solo1-soviet"])
def test_what_cannot_be_taken_back_says_what_it_leads_to(scenario: str) -> None:
    """Whoever confirms reads more than a name: a pass, a facing, a hiding place, a card."""
    random = Random(scenario)
    table = Table.new(GAME, scenario)
    party = Party(tuple(HUMAN if seat != table.state.bot else BOT for seat in (GERMAN, SOVIET)))
    mute: set[tuple[str, Any]] = set()
    for _ in range(160):
        choice = table.pending
        if choice is None:
            break
        if choice.seat < 0:
            table.answer(throw(choice, random))
            continue
        silent = [each.answer for each in options(table.state, choice) if not each.preview]
        final = [answer for answer in silent if is_final(table, party, (choice.seat,), choice.seat, answer)]
        mute |= {(choice.name, answer) for answer in final}
        table.answer(random.choice(choice.options))
    assert not mute


def test_a_pass_says_whether_it_ends_the_round() -> None:
    """§B2.0c §B2.7a"""
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E03 S", board="1")
    assert previews(table, "pass")[-1] == "if the enemy passes, too, the round ends"
    ends = "the enemy has passed as well: the round ends, all are fresh again"
    assert previews(play(table, "pass"), "pass", SOVIET) == [ends]


def test_a_counter_says_what_its_marker_does_and_what_its_signs_mean() -> None:
    """§B7.3b §B2.2a §B2.6a; §B7.5a nothing of a marker that is not seen."""
    table = battle("R1 german-rifles-41 G06 N spent hit=soft-stunned", "P1 soviet-rifles-41 G04 S", board="2")
    table.state.stressed = [("R1",), ()]
    assert said(thing(table, "R1").title.args["help"]) == (
        "It can only rally, on 7 or more. Spent: until the next round it acts only by command points or a card. "
        "Stressed: it acted in its side’s last turn, and another action now costs 1 AP more."
    )
    assert "rally" not in said(thing(table, "R1", SOVIET).title.args["help"])
    assert "help" not in thing(table, "P1").title.args


def test_numbers_of_a_shot_add_up() -> None:
    """§B3.2a §4.8a Command points that moved the number stand between defence, attack and what was needed."""
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E04 S", board="1")
    table.state.caps = [2, 0]
    play(table, "R1", "attack", -2, (1, 2))
    lines = [said(line.text) for line in GAME.log(table, GERMAN, ALWAYS)]
    assert "Rifles P1: defence 12, attack 2, 2 CAP; needed 8, rolled 3: miss" in lines


@pytest.mark.parametrize("left", [range(15, 56), [55], []])
def test_in_solo_play_the_risk_is_that_of_the_whole_deck(left: Sequence[int]) -> None:
    """§3.0a Which of them are still to come is nobody's business."""
    table = Table.new(GAME, "tutorial-german")
    while table.pending is not None and table.pending.name != "hex":
        wanted = {"unit": "MG", "action": "move"}.get(table.pending.name)
        table.answer(wanted if wanted else table.pending.options[0])
    table.state.orders = list(left)
    (line,) = {line for line in previews(table, table.pending.options[0]) if "spent" in line}  # type: ignore[union-attr]
    deck = [card for number, card in doctrine_of(table.state).cards.items() if 15 <= number <= 42]
    spent = sum(card.spent <= 1 and not card.stay_fresh for card in deck)
    assert len(deck) == 28
    assert line == f"risk of being spent: {round(100 * spent / 28)}%"


def test_what_a_card_pays_for_shows_no_cost() -> None:
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E03 S", board="1")
    table.state.hands = [["02"], []]
    play(table, "R1", "card-02")
    assert said(option(table, "pivot").title) == "pivot"
    play(table, "move")
    assert said(option(table, "E05").title) == "E05"
    assert not any("costs" in line for line in previews(table, "E05"))


# Words


def test_every_event_has_a_paragraph_and_a_sentence() -> None:
    for code in LANGUAGES:
        lang = language(code, GAME.name)
        assert [name for name in EVENTS if not lang.knows(f"event-{name.replace('_', '-')}")] == []
        ways = [
            f"{way}-{name.replace('_', '-')}" for name, row in EVENTS.items() if row.move for way in ("move", "unmove")
        ]
        assert [key for key in ways if not lang.knows(key)] == []


def test_a_counter_is_called_what_it_was_when_it_happened() -> None:
    """A suspected enemy stays one in the lines before it was revealed."""
    random = Random(2)
    table = Table.new(GAME, "solo4-german")
    while table.pending is not None and not any(e.name == "suspect_revealed" for e in events(table)):
        table.answer(random.choice(table.pending.options))
    revealed = next(e.args[0] for e in events(table) if e.name == "suspect_revealed")
    lines = [said(line.text) for line in GAME.log(table, GERMAN, ALWAYS)]
    before = [line for line in lines if revealed in line]
    assert before
    assert f"uspected enemy {revealed}" in before[0]


def events(table: Table[Any]) -> list[Any]:
    assert table.journal is not None
    return table.journal.events(ALWAYS)


def test_moves_are_taken_back_in_reverse() -> None:
    table = battle("R1 german-rifles-41 E06 N", "P1 soviet-rifles-41 E03 S", board="1")
    play(table, "R1", "move", "E05", "N")
    done = [text.key for text in GAME.moves(table, ALWAYS, GERMAN)]
    assert done[:2] == ["move-moved", "move-faces"]
    assert [key.replace("unmove", "move") for key in (t.key for t in GAME.unmoves(table, ALWAYS, GERMAN))] == done[::-1]


def test_between_two_rounds_it_is_nobodys_turn() -> None:
    """§2.8j §B9.11a Nobody has the next turn before it is rolled for, and nobody has had one of the new round."""
    table = battle(RIFLES, PARTISANS, board="2", caps=(2, 2), round_=1)
    table.state.passes = 1
    assert [said(text) for text in seen(table).status] == ["Round 1: the Germans to act"]
    play(table, "pass")
    assert about(table, "what") == "initiative"
    for seat in (GERMAN, SOVIET, SPECTATOR):
        view = seen(table, seat)
        assert [said(text) for text in view.status] == ["Preparing round 2"]
        assert view.turn == view.about == -1
    play(table, 0, (6, 6))
    assert [said(text) for text in seen(table).status] == ["Round 2: the Soviets to act"]


FOES = ("T soviet-rifles-41 H06 S", "U soviet-rifles-41 H05 S")


def test_the_odds_of_a_group_count_its_supporters() -> None:
    """§B10.7a §B10.11a Of the hexes to be attacked and of the targets in one; the cost is that of the roll to come."""
    pair = ("A german-mg34 H09 N", "B german-rifles-41 H09 N")
    alone = play(battle(*pair, *FOES), "A", "attack")
    assert previews(alone, "H06")[0].startswith("Rifles T: hit on 8 or more")
    choosing = play(battle(*pair, *FOES, stressed="B"), "group", "A", "attack")
    assert about(choosing, "members") == ("A", "B")
    assert [each[:8] for each in previews(choosing, "A") if "hit on 7 or more" in each] == ["Rifles U", "Rifles T"]
    group = play(battle(*pair, *FOES, stressed="B"), "group", "A", "attack", "A")
    assert previews(group, "H06")[0].startswith("Rifles T: hit on 7 or more")
    assert previews(group, "H06")[-2:] == ["costs 3 AP", "risk of being spent: 50%"]
    play(group, "H06")
    assert about(group, "needed") == 7
    play(group, (1, 1))
    assert about(group, "cost") == 3
    two = play(battle(*pair, "T soviet-rifles-41 H06 S", "U soviet-rifles-41 H06 S"), "group", "A", "attack", "A")
    assert previews(two, "T")[0].startswith("Rifles T: hit on 7 or more")
    close = battle(
        "A german-rifles-41 H06 N", "B german-rifles-41 H06 N", "T soviet-rifles-41 H06 S", "U soviet-nkvd H06 S"
    )
    assert previews(play(close, "group", "A", "attack", "A"), "T")[0].startswith("Rifles T: hit on 4 or more")


def test_what_a_card_pays_costs_nothing_in_advance_either() -> None:
    """§B3.4a Card 02: no cost, no check, so no risk."""
    table = play(battle("A german-mg34 H09 N", *FOES, hands=("02", "")), "A", "card-02", "attack")
    assert previews(table, "H06") == [
        "Rifles T: hit on 8 or more with two dice, 42%",
        "destroyed at once on 12 or more",
    ]


def test_whoever_is_spent_is_told_which_points_go() -> None:
    """§B3.4c The price of a spent unit's action, of a hex, of a target, of an attack by a group with one."""
    spent = "A german-rifles-41 H09 N spent"
    table = play(battle(spent, *FOES, caps=(4, 0)), "A")
    assert previews(table, "stall")[-1] == previews(table, "pivot")[-1] == "spent units pay in points: 1 CAP, leaving 3"
    assert previews(play(table, "attack"), "H06")[-2:] == ["costs 3 AP", "spent units pay in points: 3 CAP, leaving 1"]
    away = play(battle(spent, *FOES, caps=(4, 0)), "A", "move")
    assert "spent units pay in points: 2 CAP, leaving 2" in previews(away, "H10")
    pair = battle(spent, "B german-rifles-41 H09 N", *FOES, caps=(4, 0))
    group = play(pair, "group", "A", "attack", "B")
    assert previews(group, "H06")[-1] == "spent units pay in points: 3 CAP, leaving 1"


def test_a_move_onto_a_hidden_friend_says_that_it_gives_it_away() -> None:
    """§B11.1a Only to its own side, and not if the mover hides itself."""
    units = ("A german-rifles-41 L06 N", "B german-rifles-41 L05 N hidden", "T soviet-rifles-41 B01 S")
    assert "gives away: B" in previews(play(battle(*units), "A", "move"), "L05")
    play(table := battle(*units), "A", "move", "L05", "N")
    assert not table.state.units["B"].hidden
    hidden = ("A german-rifles-41 L06 N hidden", *units[1:])
    assert "gives away: B" not in previews(play(battle(*hidden), "A", "hide"), "L05")


def test_each_weapon_and_each_place_to_direct_fire_from_says_what_it_needs_and_costs() -> None:
    """§B6.6a §B13.2a §B13.3a §B18.0a"""
    table = play(battle("A german-pioneers H07 N", "T soviet-t-26 H06 S", board="1"), "A", "attack")
    assert previews(table, "fire") == ["T-26 T: hit on 8 or more with two dice, 42%", *CRITICAL_ON_12, *FOR_2_AP]
    assert previews(table, "flame") == [
        "T-26 T: hit on 7 or more with two dice, 58%",
        "destroyed at once on 11 or more",
        *FOR_2_AP,
    ]
    above = play(battle("A german-8cm-mortar K08 N", "T soviet-rifles-41 B04 S", board="3"), "A", "attack")
    needs = {hex_: previews(above, hex_)[0] for hex_ in ("I09", "J10", "K10")}
    assert [said_.split(" or more")[0] for said_ in needs.values()] == [f"Rifles T: hit on {n}" for n in (8, 7, 7)]
    assert previews(above, next(iter(needs)))[-2] == "costs 4 AP"


CRITICAL_ON_12 = ["destroyed at once on 12 or more"]
FOR_2_AP = ["costs 2 AP", "risk of being spent: 30%"]


def test_smoke_a_ride_and_a_tow_say_what_they_cost() -> None:
    """§B14.0a §B15.6a §B15.10a"""
    smoke = play(battle("A german-pioneers H09 N", "T soviet-rifles-41 R12 N"), "A", "lay_smoke")
    assert previews(smoke, "H08")[0].startswith("heavy smoke: defence +2")
    assert previews(smoke, "H08")[1:] == FOR_2_AP
    cars = (
        "V german-sdkfz-251-apc H09 N",
        "W german-sdkfz-251-apc H09 N",
        "A german-mg34 H09 N",
        "T soviet-rifles-41 R12 N",
    )
    ride = play(battle(*cars, stressed="W"), "A", "load")
    assert [previews(ride, car)[0] for car in "VW"] == ["costs 1 AP", "costs 2 AP"]
    wrecks = (
        "V german-sdkfz-251-apc H09 N",
        *(f"{id_} german-sdkfz-251-apc H09 N hit=armoured-immobilised known" for id_ in "WX"),
    )
    tow = play(battle(*wrecks, "T soviet-rifles-41 R12 N"), "V", "tow")
    assert previews(tow, "W") == ["costs 1 AP", "risk of being spent: 20%"]


def test_what_searches_a_hex_by_fire_needs_a_roll_unless_it_burns() -> None:
    """§B11.7a §B18.0a"""
    table = play(battle("A german-pioneers H07 N", "T soviet-rifles-41 R12 N"), "A", "recon", "H06")
    assert previews(table, "fire") == ["success on 6 or more with two dice, 72%"]
    assert previews(table, "flame") == ["whoever hides there appears without a roll"]
