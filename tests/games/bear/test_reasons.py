"""Athena explains herself: every action has its reasons, in both languages, and one may ask why not."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.games.bear.athena import ordered, play, position, seated
from visavis.games.bear import GAME
from visavis.games.bear.bot import moving, pairs, tables
from visavis.games.bear.bot.cards import cards_for
from visavis.games.bear.bot.grammar import parse
from visavis.games.bear.loading import board_for
from visavis.games.bear.sheets import STEMS
from visavis.games.bear.words import action_of, action_text, order_text
from visavis.kernel.journal import ALWAYS, Event, Explanation
from visavis.kernel.priorities import Filter
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, Reason, Text
from visavis.terminal.drawing.reasons import explanation_lines
from visavis.text import LANGUAGES, language, rulebook

SOLO = [scenario.name for scenario in GAME.scenarios if scenario.bots]
# What Athena does with a counter; each needs a decision before it, or an event that leaves no choice.
DEEDS = ("attack", "moved", "faces", "rallied", "rally_failed")


@cache
def played(scenario: str) -> Table[Any]:
    """A whole random game against Athena, without her orders being overruled."""
    random, table = Random(11), Table.new(GAME, scenario, {"common_sense": False})
    while table.pending is not None:
        table.answer(random.choice(table.pending.options))
    return table


def told(table: Table[Any]) -> list[Any]:
    assert table.journal is not None
    return [item for _, item in table.journal.items]


def say(code: str, text: Text) -> str:
    return language(code, GAME.name).say(text)


@pytest.mark.parametrize("scenario", SOLO)
def test_every_action_of_athena_has_reasons(scenario: str) -> None:
    """Between the order card and whatever a counter of hers does, an explanation says how it was chosen."""
    explained, hers, deeds = False, False, 0
    table = played(scenario)
    units = {unit.id for unit in Table.new(GAME, scenario).state.units.values() if unit.side == table.state.bot}
    for item in told(table):
        if isinstance(item, Explanation):
            explained = True
        elif isinstance(item, Event) and item.name == "turn":
            explained, hers = False, item.args[1] == table.state.bot
        elif isinstance(item, Event) and hers and item.name in DEEDS and item.args[0] in units:
            assert explained, item
            deeds += 1
    assert deeds


@pytest.mark.parametrize("scenario", SOLO)
def test_reasons_tell_every_line_in_both_languages(scenario: str) -> None:
    table = played(scenario)
    reasons = GAME.reasons(table, ALWAYS, READER)
    explanations = [item for item in told(table) if isinstance(item, Explanation)]
    assert [len(reason.lines) for reason in reasons] == [len(each.lines) for each in explanations]
    for reason in reasons:
        for text in texts(reason):
            for code in LANGUAGES:
                said = say(code, text)
                assert said.strip()
                assert "⟨" not in said


def texts(reason: Reason) -> list[Text]:
    chosen = [reason.chosen.title] if reason.chosen else []
    lines = [line.title for line in reason.lines]
    return [reason.title, *chosen, *lines, *(c.title for line in reason.lines for c in (*line.before, *line.after))]


@pytest.mark.parametrize("scenario", SOLO)
def test_every_decision_names_the_card_it_was_read_from(scenario: str) -> None:
    """§2.3a The card turned up last; §D8 its lines are marked unless they are printed."""
    table, card, sources = played(scenario), 0, []
    for item in told(table):
        if isinstance(item, Event) and item.name == "order_card":
            card = item.args[0]
        elif isinstance(item, Explanation):
            sources.append(card)
    reasons = GAME.reasons(table, ALWAYS, READER)
    assert [reason.source.args.get("n", 0) for reason in reasons] == sources
    cards = cards_for({}, STEMS)
    for reason, number in zip(reasons, sources, strict=True):
        if reason.decision == "order" and reason.title.args["slot"].key == "slot-tactical":
            field = f"T{reason.title.args['slot'].args['n']}"
            assert reason.marks == (() if field in cards[number].printed else ("reconstructed",))
    assert any(reason.marks for reason in reasons)
    middle = reasons[len(reasons) // 2].n
    assert GAME.reasons(table, middle, READER) == [reason for reason in reasons if reason.n > middle]


@pytest.mark.parametrize("scenario", SOLO)
def test_reasons_are_the_same_for_everybody(scenario: str) -> None:
    """Athena has no secrets."""
    table = played(scenario)
    everybody = [GAME.reasons(table, ALWAYS, seat) for seat in (0, 1, SPECTATOR, READER)]
    assert all(reasons == everybody[0] for reasons in everybody)


@pytest.mark.parametrize("scenario", SOLO)
def test_an_order_nobody_can_carry_out_says_so(scenario: str) -> None:
    """It has lines, and nothing is chosen."""
    skipped = [reason for reason in GAME.reasons(played(scenario), ALWAYS, READER) if reason.chosen is None]
    assert skipped
    assert all(reason.lines for reason in skipped)


@pytest.mark.parametrize("scenario", SOLO)
def test_what_was_ruled_out_can_be_asked_for(scenario: str) -> None:
    table = played(scenario)
    asked = 0
    for reason in GAME.reasons(table, ALWAYS, READER)[-40:]:
        for line in reason.lines:
            for each in line.before:
                if each not in line.after and each != reason.chosen and each.id in table.state.board.hexes:
                    found = GAME.why_not(table, reason.n - 1, [each.id], READER)
                    assert {text.key for said in found for text in said.said} & {
                        "why-not",
                        "why-not-alone",
                        "why-not-told",
                    }
                    asked += 1
    assert asked


def test_nothing_known_can_be_asked_in_vain() -> None:
    table = played("tutorial-german")
    last = len(table.entries)
    for named in ("A02" if "A02" in table.state.board.hexes else "G06", "nonsense"):
        assert GAME.why_not(table, last, [named], 0)[0].said[0].key == "why-not-unknown"


def test_a_pair_tells_its_numbers() -> None:
    """§5.1c Distance, defence, attack, what is needed, the cost."""
    shown = [
        line.title
        for scenario in SOLO
        for reason in GAME.reasons(played(scenario), ALWAYS, READER)
        for line in reason.lines
        if line.title.key == "reason-pair-attack"
    ]
    assert shown
    for title in shown:
        assert title.args["need"] == title.args["dr"] - title.args["ar"] - title.args["cap"]
        assert f"needs {title.args['need']}, {title.args['cost']} AP" in say("en", title)


# As they are read in the terminal

OPEN_GROUND = """
AI SR soviet Rifles '41 F05 NE fresh
AI S2 soviet Rifles '41 G06 NE fresh
PL GR german Rifles '41 H03 SW fresh
PL G2 german Rifles '41 R01 N fresh
"""


def read(table: Table[Any], code: str = "en") -> list[str]:
    lang = language(code, GAME.name)
    return [line.plain.strip() for line in explanation_lines(GAME.reasons(table, ALWAYS, READER), lang, 200)]


def test_a_pair_and_a_hex_say_for_themselves_whether_they_are_possible() -> None:
    """§5.1c §B5.3a No arrow repeats the pair, and none ends in nothing."""
    table = ordered(position(OPEN_GROUND), "ai nearest unit[min-dr] -> attack +1cap", attack=[(1, 1)])
    lines = read(table)
    assert "§5.1c    SR — GR, 3 hexes: defence 12, attack 3, +1 CAP, needs 8, 4 AP" in lines
    assert "§B5.0a   SR — G2, 12 hexes: ruled out, K03 blocks the view" in lines
    assert not [line for line in lines if line.startswith("§") and line.endswith("→ nothing")]
    table = ordered(position(OPEN_GROUND), "ai nearest unit -> move toward target")
    assert "§5.5a    E05: ruled out, farther away" in read(table)
    assert "§5.5a    E05: не подходит, дальше от цели" in read(table, "ru")


@pytest.mark.parametrize(
    ("hex_", "said"),
    [
        ("O11", "§B5.3a   SR — G2, 11 hexes: ruled out, too far"),
        ("R01", "§B5.0a   SR — G2, 12 hexes: ruled out, K03 blocks the view"),
        ("K01", "§5.2a    SR — G2, 6 hexes: ruled out, only at long range"),
        ("L02", "§5.2a    SR — G2, 6 hexes: ruled out, only at long range, and K02 blocks the view"),
    ],
)
def test_too_far_is_said_only_of_what_can_be_seen(hex_: str, said: str) -> None:
    """§B5.3a §5.2a §B5.0a What woods hide is no question of range."""
    table = ordered(position(OPEN_GROUND.replace("R01", hex_)), "ai nearest unit -> attack", attack=[(1, 1)])
    assert said in read(table)


def test_an_attack_in_contact_tells_its_targets_and_their_numbers() -> None:
    """§4.3d §4.3k Each unit in reach; the one attacked is part of what was chosen."""
    close = "AI SR soviet Rifles '41 H03 SW fresh\nPL GR german Rifles '41 H03 SW fresh\n"
    lines = read(ordered(position(close), "ai nearest unit -> attack", attack=[(1, 1)]))
    assert "close combat, action 1: attack → SR — GR" in lines
    assert "§4.3d    SR — GR, 0 hexes: defence 11, attack 7, needs 4, 4 AP" in lines
    beside = "AI SR soviet Rifles '41 G06 NE fresh\nPL GR german Rifles '41 H06 SW fresh\n"
    lines = read(ordered(position(beside), "ai nearest unit -> attack", attack=[(1, 1)]))
    assert "short range, action 1: attack → SR — GR" in lines
    assert [line for line in lines if line.startswith("§4.3k    SR — GR, 1 hex: defence")]


def test_a_line_of_the_card_without_anybody_takes_one_line_to_say_so() -> None:
    """§4.3c §4.3j §5.1b"""
    table = ordered(position(OPEN_GROUND), "ai[hit] nearest unit -> rally")
    assert read(table) == [
        "── Round 1. Turn of the Soviets",
        "── Order card 5, an action card",
        "close combat, action 1: attack → nothing",
        "§4.3c    no suitable AI is in the hex of a unit",
        "short range, action 1: attack → nothing",
        "§4.3j    no suitable AI is next to a unit",
        "order 1: hit AI nearest to a unit → rally → nothing",
        "§5.1b    no fresh AI meets the requirements",
    ]


def test_the_candidates_a_choice_begins_with_are_named() -> None:
    """§5.1b §5.1c"""
    table = ordered(position(OPEN_GROUND), "ai nearest unit -> move toward target")
    assert "§5.1b    every fresh AI meets the requirements: SR, S2" in read(table)
    assert "§5.1c    all of them are suitable targets: GR, G2" in read(table)
    assert "§5.1b    требованиям отвечает каждый свежий ИИ: SR, S2" in read(table, "ru")


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("no-unit-attacked-last-turn", "you attacked last turn"),
        ("round>=3", "round 3 is still to come"),
        ("cell>=5", "the marker has not reached cell 5"),
        ("control:german>=2", "the Germans control fewer than 2 hexes"),
        ("fresh-ai<fresh-units", "there are not fewer fresh AI than fresh units"),
    ],
)
def test_a_condition_that_does_not_hold_is_named(condition: str, said: str) -> None:
    """§4.3s"""
    s = position(OPEN_GROUND)
    s.attacked[0] = True
    table = ordered(s, f"if {condition}: ai nearest unit -> attack")
    assert read(table)[-1] == f"§4.3s    the condition does not hold: {said}"
    assert "⟨" not in read(table, "ru")[-1]


def test_the_next_target_in_a_hex_has_its_reasons() -> None:
    """§G12 §5.4a Pioneers after rifles, or the other way round, as the list says."""
    lines = OPEN_GROUND + "PL PIO german Pioneers H03 SW fresh\nPL MG german MG34 H03 SW fresh\n"
    table = ordered(position(lines), "ai nearest unit -> attack", attack=[(1, 1)] * 3)
    found = [item for item in told(table) if isinstance(item, Explanation) and item.name == "next_target"]
    assert [item.about for item in found] == [("SR", "H03")]
    shots = [item.args[1] for item in told(table) if isinstance(item, Event) and item.name == "shot"]
    assert found[0].chosen == shots[1]
    assert found[0].lines[0].rule == "5.4a"


def test_one_of_several_covers_equally_good_is_drawn_and_the_draw_is_told() -> None:
    """§5.7e (ruling R26)"""
    lines = OPEN_GROUND.replace("AI S2 soviet Rifles '41 G06 NE fresh\n", "")
    table = ordered(position(lines), "ai nearest unit -> low-risk toward cover", ai_goal_hex=["G06"])
    found = next(item for item in told(table) if isinstance(item, Explanation) and item.name == "goal_hex")
    assert (found.chosen, found.lines[0].before) == ("G06", ("F07", "G06"))


def test_reinforcements_of_athena_say_where_they_come_in_and_why() -> None:
    """§B4.12a §5.8b (ruling R59) The Maxim sees one of the two entry hexes."""
    s = position("AI GR german Rifles '41 R02 N fresh\nPL MAX soviet MMG Maxim H06 NW fresh", mission="solo4")
    table = play(seated(s, ("event", 6)))
    found = next(item for item in told(table) if isinstance(item, Explanation) and item.name == "entry")
    assert (found.about, found.chosen) == (("G6", "B07"), "B07")
    assert (found.lines[0].rule, found.lines[0].after) == ("5.8b", ("B07",))


# Texts for all that random games hardly ever come to


def lines_of_tables() -> set[str]:
    found = {
        line.text
        for table in vars(tables).values()
        if isinstance(table, tuple)
        for line in table
        if isinstance(line, Filter)
    }
    found |= {f"pair_{reason}" for reason in pairs.RULE_AGAINST}
    found |= {f"tier_{tier}" for tier in moving.RULE_OF_TIER}
    sifted = ("who", "targets", "in_contact_cc", "in_contact_short", "able")
    found |= {f"{text}{which}" for text in sifted for which in ("", "_all", "_nobody")}
    return found | {"no_group", "target_ahead"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_of_athenas_lists_has_words(code: str) -> None:
    keys = {f"reason-{line.replace('_', '-')}" for line in lines_of_tables()}
    assert len(keys) > 40
    assert {key for key in keys if not language(code, GAME.name).knows(key)} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_order_of_every_card_can_be_read(code: str) -> None:
    cards = cards_for({}, STEMS)
    assert len(cards) == 55
    for card in cards.values():
        for order in card.tactical:
            assert "⟨" not in say(code, order_text(order))
            assert order_text(parse(str(order))) == order_text(order)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mission", ["tutorial", "solo1", "solo4"])
def test_every_order_of_a_scenario_can_be_read(mission: str, code: str) -> None:
    solo = board_for(mission, {}).mission.solo
    assert solo is not None
    events = [part.order for cell in solo.cell for part in cell.do if part.order]
    for line in (*solo.counteractions, *solo.orders, *events):
        assert "⟨" not in say(code, order_text(parse(line)))


def test_actions_of_priority_lines_are_read_as_they_were_written() -> None:
    for written in ("attack", "group-attack +1cap", "pivot-attack +2cap", "auto-rally"):
        assert str(action_of(written)) == written
        assert "⟨" not in say("en", action_text(action_of(written)))


def test_every_paragraph_a_reason_names_exists() -> None:
    known = set(rulebook(GAME.name).paragraphs)
    for scenario in SOLO:
        named = {line.rule for reason in GAME.reasons(played(scenario), ALWAYS, READER) for line in reason.lines}
        assert named - known == set()
