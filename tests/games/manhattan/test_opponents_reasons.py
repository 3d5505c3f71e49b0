"""What opponents know, what they tell, and how whole games of theirs go."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from tests.games.manhattan.positions import GAME, nation, play, position
from visavis.agents import throw
from visavis.games.manhattan.bot.mind import DIRECTOR, TRAINEE
from visavis.games.manhattan.state import Race
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.game import Advice
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, Reason, Text
from visavis.text import language

RED, GREEN, BLUE = range(3)
SCENARIOS: Final = ("two", "three", "four", "five")
MIXED: Final = (DIRECTOR, TRAINEE, DIRECTOR, TRAINEE, DIRECTOR)

Decision = tuple[Table[Race], Choice[Any], Advice]


def decisions(scenario: str, seed: int, levels: Sequence[str] = MIXED, **settings: Any) -> Iterator[Decision]:
    """A game between opponents, stopped at each decision of theirs before it is carried out."""
    random = Random(seed)
    table: Table[Race] = Table.new(GAME, scenario, settings, quiet=True)
    while (choice := table.pending) is not None:
        if choice.seat == CHANCE:
            table.answer(throw(choice, random))
            continue
        advice = table.advise(choice.seat, levels[choice.seat])
        yield table, choice, advice
        table.answer(random.choice(advice.options))


# Whole games


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_of_directors_ends_by_the_goal_before_the_turn_limit(scenario: str, seed: int) -> None:
    """§2.3 §2.6"""
    for table, _, _ in decisions(scenario, seed, (DIRECTOR,) * 5):
        last = table
    result = GAME.result(last.state)
    assert result is not None
    assert result.reason == "ending-goal"
    assert last.state.turn < last.state.options.turn_limit * len(last.state.nation)


GAMES: Final = (("two", 11), ("three", 12), ("three", 13), ("four", 14), ("five", 15), ("five", 16))


@pytest.fixture(scope="module", params=GAMES)
def whole_game(request: pytest.FixtureRequest) -> list[tuple[Choice[Any], Advice]]:
    """Every decision of a game between directors and trainees."""
    return [(choice, advice) for _, choice, advice in decisions(*request.param)]


def test_advice_is_always_among_the_options(whole_game: list[tuple[Choice[Any], Advice]]) -> None:
    for choice, advice in whole_game:
        assert advice.options
        assert set(advice.options) <= set(choice.options)
        assert len(set(advice.options)) == len(advice.options)


def test_lines_only_drop_and_the_last_one_that_chose_left_the_advice(
    whole_game: list[tuple[Choice[Any], Advice]],
) -> None:
    for _, advice in whole_game:
        assert all(set(line.after) <= set(line.before) for line in advice.lines)
        if advice.lines and set(advice.lines[-1].after) - {"work"}:
            assert advice.lines[-1].after == advice.options


def test_every_decision_has_a_line(whole_game: list[tuple[Choice[Any], Advice]]) -> None:
    assert [choice.name for choice, advice in whole_game if len(choice.options) > 1 and not advice.lines] == []


def test_every_decision_but_the_use_of_a_lone_building_has_a_line(whole_game: list[tuple[Choice[Any], Advice]]) -> None:
    untold = [advice.options for choice, advice in whole_game if len(choice.options) > 1 and not advice.lines]
    assert [options for options in untold if len(options) > 1 or not str(options[0]).startswith("building ")] == []


def test_every_line_has_a_number_of_its_own(whole_game: list[tuple[Choice[Any], Advice]]) -> None:
    texts: dict[str, set[str]] = {}
    for _, advice in whole_game:
        for line in advice.lines:
            texts.setdefault(line.rule, set()).add(line.text)
    assert {rule: found for rule, found in texts.items() if len(found) > 1} == {}


# What they know


@pytest.mark.parametrize(("scenario", "seed"), [("three", 21), ("four", 22), ("five", 23)])
def test_what_is_hidden_never_changes_what_they_do(scenario: str, seed: int) -> None:
    """§1.21 §11.7 The others' cards dealt anew, the decks turned over: a hundred positions of each game."""
    random = Random(seed)
    changed = compared = 0
    for n, (table, choice, _) in enumerate(decisions(scenario, seed)):
        if n % 4:
            continue
        other = GAME.resample(table.state, choice.seat, random.choice)
        other.deck = other.deck[::-1]
        other.bombs.mixed = other.bombs.mixed[::-1]
        for level in (DIRECTOR, TRAINEE):
            expected = table.advise(choice.seat, level)
            assert GAME.opponents[level](other, choice) == expected
            assert GAME.opponents[level](GAME.known(other, choice.seat), choice) == expected
        compared += 1
        changed += [each.hand for each in other.nation] != [each.hand for each in table.state.nation]
    assert compared >= 100
    assert changed >= 20


def test_they_are_asked_with_the_hands_of_others_face_down() -> None:
    """§1.21 Whoever looked at a card in another hand would find a question mark."""
    table = position(green=nation(hand="tomboy"))
    for level in (DIRECTOR, TRAINEE):
        blind = GAME.known(table.state, RED)
        assert blind.nation[GREEN].hand == ["?"]
        assert table.pending is not None
        assert table.advise(RED, level) == GAME.opponents[level](blind, table.pending)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_position_gets_the_same_advice(scenario: str) -> None:
    for n, (table, choice, advice) in enumerate(decisions(scenario, 31)):
        if n % 10 == 0:
            before = table.state.dump()
            assert table.advise(choice.seat, MIXED[choice.seat]) == advice
            assert table.fork().advise(choice.seat, MIXED[choice.seat]) == advice
            assert table.state.dump() == before


# What they tell

BUILDER: Final = nation(own="2E 2S", hand="small_fry tomboy", uranium=8)
SPARE: Final = nation(own="1L 2E 2S", hand="small_fry tomboy", uranium=8)


def decide(table: Table[Race], level: str = DIRECTOR) -> Table[Race]:
    """Let the opponent answer, and tell why."""
    choice = table.pending
    assert choice is not None
    advice = table.advise(choice.seat, level)
    table.explain(choice.seat, advice, advice.options[0])
    table.answer(advice.options[0])
    return table


def heard(table: Table[Race], seat: int) -> list[Reason]:
    return GAME.reasons(table, ALWAYS, seat)


def rules(table: Table[Race], seat: int) -> list[str]:
    return [line.rule for reason in heard(table, seat) for line in reason.lines]


def candidates(table: Table[Race], seat: int) -> set[str]:
    """Everything any line speaks of, by what lights up on the board."""
    lines = [line for reason in heard(table, seat) for line in reason.lines]
    return {each.id for line in lines for each in (*line.before, *line.after)}


def valued(table: Table[Race], seat: int) -> bool:
    """Whether any number is told."""
    lines = [line for reason in heard(table, seat) for line in reason.lines]
    named = [each.title for line in lines for each in (*line.before, *line.after)]
    return any("measure" in title.args for title in named) or any(line.title.args for line in lines)


def test_to_others_a_build_tells_neither_the_other_cards_nor_that_a_crew_was_kept() -> None:
    """§1.21 §P3 §T4 §M1a Green hears that a bomb of the plan is built, which all can see."""
    table = decide(position(red=BUILDER))
    assert rules(table, RED) == ["P3", "T4", "M1a", "B1"]
    assert rules(table, GREEN) == rules(table, SPECTATOR) == ["T6", "M2", "B1"]
    bombs = {each for each in candidates(table, RED) if each.startswith("build ")}
    assert bombs == {"build tomboy", "build small_fry"}
    assert {each for each in candidates(table, GREEN) if each in bombs} == {each for each in bombs if "tomboy" in each}
    assert (rules(table, READER), candidates(table, READER)) == (rules(table, RED), candidates(table, RED))


def test_the_plan_is_told_at_the_beginning_of_a_turn_by_the_line_that_settled_it() -> None:
    """§P2 §P3 §1.21 To the opponent itself and to whoever reads the record; to nobody else before the end."""
    lot = nation(own="3L 1S", hand="small_fry tomboy")
    for bombs, settled in (("wipeout", "P2"), ("", "P3")):
        table = decide(position(red=lot._replace(bombs=bombs)))
        assert [rule for rule in rules(table, READER) if rule[0] == "P" and rule != "P4"] == [settled]
        assert not any(rule[0] == "P" for rule in rules(table, GREEN))
        (line,) = [line for reason in heard(table, RED) for line in reason.lines if line.rule == settled]
        assert len(line.after) < len(line.before)
    decide(table)
    assert [rule for rule in rules(table, READER) if rule[0] == "P" and rule != "P4"] == [settled]


def said(table: Table[Race], seat: int, code: str = "en") -> list[str]:
    lang = language(code, GAME.name)
    return [lang.say(line.title) for reason in heard(table, seat) for line in reason.lines]


def named(table: Table[Race], seat: int) -> list[str]:
    lang = language("en", GAME.name)
    return [lang.say(each.title) for reason in heard(table, seat) for line in reason.lines for each in line.after]


ENRICHER: Final = nation(own="4E 4S", hand="gone_fission", bombs="wipeout", uranium=4, yellowcake=6, money=6)


def test_it_is_told_what_the_plan_is_short_of_and_what_a_place_brings() -> None:
    """§P4 §M3a The gain of a place can be read on the board; the need is told to nobody who does not see the hand."""
    table = decide(position(red=ENRICHER))
    assert [name for name in named(table, RED) if re.fullmatch(r"Enrichment plant \(1 uranium; worth.[0-9.]+\)", name)]
    assert "Enrichment plant (1 uranium)" in named(table, GREEN)
    assert said(table, RED)[-1] == "2 uranium short of Gone Fission, 28 points"
    assert said(table, RED, "ru")[-1] == "плану (Gone Fission, 28 очков) не хватает 2 ед. урана"
    assert not [line for line in said(table, GREEN) if "Gone Fission" in line or "short" in line]


BARE: Final = re.compile(r"\([−-]?\d+(?:[.,]\d+)?[):]")  # a number, and nothing that says what it is


@pytest.mark.parametrize("level", [DIRECTOR, TRAINEE])
def test_every_number_of_a_reason_says_what_it_is(level: str) -> None:
    """§M3a §T5 §D1 Worth, points for effort, damage or price; in both languages."""
    random = Random(5)
    table: Table[Race] = Table.new(GAME, "three", {"think_aloud": True})
    for _ in range(400):
        choice = table.pending
        if choice is None:
            break
        advice = table.advise(choice.seat, level) if choice.seat != CHANCE else None
        answer = random.choice(advice.options if advice else choice.options)
        if advice:
            table.explain(choice.seat, advice, answer)
        table.answer(answer, choice.seat)
    told = [each for reason in GAME.reasons(table, ALWAYS, READER) for line in reason.lines for each in texts(line)]
    assert len(told) > 200
    for code in ("en", "ru"):
        spoken = {language(code, GAME.name).say(each) for each in told}
        assert {each for each in spoken if BARE.search(each)} == set()


def texts(line: Any) -> Iterator[Text]:
    yield line.title
    yield from (each.title for each in (*line.before, *line.after))


def test_of_a_bomb_that_is_only_to_be_tested_it_is_told_what_the_test_brings() -> None:
    """§P4 §14.10 Token 6, and the loaded bomb counts 22 in place of 12."""
    tester = nation(own="4E 4S", hand="b_flat", bombs="big_bertha+", plutonium=3, yellowcake=6, money=1)
    assert said(decide(position("two", red=tester)), RED)[-1] == "1 plutonium short of B Flat, 16 points"


def test_lines_that_drop_nothing_are_left_out() -> None:
    """§M1a No bomb is ready, so no crew is kept; the whole advice has the line, the reason has not."""
    table = position(red=nation(own="3L 1S"))
    assert "reserve" in [line.text for line in table.advise(RED, DIRECTOR).lines]
    decide(table)
    told = [line for reason in heard(table, RED) for line in reason.lines]
    assert told
    assert "M1a" not in {line.rule for line in told}
    assert all(len(line.after) < len(line.before) for line in told)


def test_to_others_work_on_the_main_board_does_not_tell_that_a_bomb_is_ready() -> None:
    """§1.21 §P3 §T4 §M1a §M1b §M2"""
    table = decide(position(red=SPARE))
    assert rules(table, RED) == ["P3", "T4", "M1a", "M2", "M3a"]
    assert rules(table, GREEN) == ["T6", "M2", "M3a"]
    assert not any("tomboy" in each or "small_fry" in each for each in candidates(table, GREEN))
    kept = decide(play(position(red=nation(own="2E 3S", hand="tomboy", uranium=5)), "mine_mid"))
    assert rules(kept, RED) == ["M1b"]
    assert rules(kept, GREEN) == ["M5a"]


def test_to_others_the_end_of_a_turn_does_not_tell_what_could_have_been_built() -> None:
    """§1.21 §B5 The small bomb could be built, and is not in the plan."""
    lot = nation(own="3S", bombs="tomboy", hand="the_minion small_fry", uranium=3, bombers=2, money=0)
    table = play(position(red=lot), "factory_fighters")
    assert table.pending is not None
    assert "build small_fry" in table.pending.options
    decide(table)
    assert rules(table, RED) == rules(table, GREEN) == ["B5"]
    assert any("small_fry" in each for each in candidates(table, RED))
    assert not any("small_fry" in each for each in candidates(table, GREEN))


def test_numbers_are_told_to_others_only_where_the_table_wants_them() -> None:
    """§1.21 They would betray the plan."""
    for aloud in (False, True):
        table = decide(position(think_aloud=aloud))
        assert valued(table, RED)
        assert valued(table, READER)
        assert valued(table, GREEN) == aloud
        resting = decide(position(red=nation(own="1L", money=10, hand="small_fry"), think_aloud=aloud))
        assert rules(resting, GREEN)[0] == "T6"
        assert valued(resting, GREEN) == aloud


def test_a_thought_aloud_still_keeps_the_cards() -> None:
    """§1.21 Numbers only: no line about the hand, no card of it."""
    table = decide(position(red=BUILDER, think_aloud=True))
    assert rules(table, GREEN) == ["T6", "M2", "B1"]
    assert not any("small_fry" in each for each in candidates(table, GREEN))


def test_nothing_is_told_of_a_draft_but_to_the_drafter() -> None:
    """§1.21 §11.7 §D1"""
    for aloud in (False, True):
        row = "small_fry tomboy the_minion big_bang"
        table = play(position(row=row, red=nation(own="1L 1E 1S"), think_aloud=aloud), "design_bomb")
        decide(table)
        assert rules(table, RED) == rules(table, READER) == ["D1"]
        assert heard(table, GREEN) == heard(table, SPECTATOR) == []


def test_where_hands_are_open_everything_is_told() -> None:
    """§1.21 (ruling R19)"""
    table = decide(position(red=BUILDER, open_hands=True))
    assert heard(table, GREEN) == heard(table, RED)


def test_after_the_game_everything_is_told() -> None:
    """§1.21 §T1"""
    lot = nation(own="2E 3S", bombs="the_minion", hand="tomboy small_fry", uranium=8, bombers=0)
    table = decide(position(red=lot))
    assert heard(table, GREEN) != heard(table, RED)
    while not table.over:
        assert table.pending is not None
        decide(table)
    assert heard(table, GREEN) == heard(table, SPECTATOR) == heard(table, RED)
    assert any("small_fry" in each for each in candidates(table, GREEN))


def test_why_not_hides_the_same_cards() -> None:
    """§1.21 §B1 The drafter hears which line ruled the card out, the others that nothing is known of it."""
    table = decide(position(red=BUILDER))
    for seat in (RED, READER):
        answer = why_not(table, "build small_fry", seat)
        assert (answer.key, answer.args["rule"]) == ("why-not", "B1")
    for seat in (GREEN, SPECTATOR):
        for named in ("small_fry", "bomb small_fry", "build small_fry"):
            assert why_not(table, named, seat).key == "why-not-unknown"


def test_why_not_hides_the_lines_about_the_hand() -> None:
    """§1.21 §M1a A space that only the kept crew could enter: to others it is just not among the best."""
    table = decide(position(red=SPARE))
    answer = why_not(table, "mine_right", RED)
    assert (answer.key, answer.args["rule"]) == ("why-not", "M1a")
    for space in ("mine_right", "factory_fighters"):
        others = why_not(table, space, GREEN)
        assert (others.key, others.args["rule"]) == ("why-not", "M2")


def test_why_not_tells_nothing_of_a_draft() -> None:
    """§1.21 §D1"""
    table = play(position(row="small_fry tomboy the_minion big_bang", red=nation(own="1L 1E 1S")), "design_bomb")
    decide(table)
    assert why_not(table, "small_fry", RED).args["rule"] == "D1"
    assert why_not(table, "small_fry", GREEN).key == "why-not-unknown"


def why_not(table: Table[Race], named: str, seat: int) -> Text:
    return GAME.why_not(table, ALWAYS, [named], seat)[0].said[0]
