"""The language of orders: what it understands, and how it refuses the rest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.grammar import (
    Action,
    Aim,
    Condition,
    Order,
    OrderError,
    Priority,
    Requirement,
    Who,
    parse,
    parse_priority,
)
from visavis.kernel.errors import VisavisError
from visavis.text import language

QUOTED = (  # every order the rulebook quotes
    "ai[hit] nearest unit -> auto-rally",
    "ai nearest unit|objective -> low-risk toward target",
    "ai[unhit] farthest unit[unhit,fresh] -> attack +2cap",
    "ai[hit,in-fz,max-ar] nearest unit -> auto-rally",
    "ai[max-ar] nearest unit[fresh,stressed] -> attack +2cap",
    "ai[max-ar] farthest unit[min-dr] -> attack-long +2cap",
    "ai[open] nearest unit|objective -> low-risk toward cover-near-target",
    "ai[max-ar] farthest unit[max-ar] -> attack +1cap",
    "if fresh-ai<fresh-units: pass",
    "ai[max-ar] nearest unit[fresh,stressed] -> attack +1cap",
    "ai nearest unit[fresh] -> attack",
    "ai[unhit] nearest unit|objective -> move toward target",
    "ai nearest unit[fresh,min-dr] -> attack +1cap",
    "ai nearest unit -> attack",
    "ai[unhit] nearest unit[fresh,stressed] -> attack",
    "ai[max-ar] nearest unit[min-dr] -> attack-long +1cap",
    "ai nearest unit[min-dr] -> attack-long +1cap",
    "ai[hit,open] nearest unit -> low-risk toward cover",
    "ai[max-ar] nearest unit -> attack",
    "group[mobile] nearest objective|unit -> move toward target",
    "ai[max-ar] nearest unit[fresh] -> attack",
    "ai[mortar-or-gun] farthest unit[min-dr] -> attack",
    "group nearest objective|unit -> low-risk toward target",
    "ai[unhit] nearest unit[hit] -> attack",
    "ai[max-ar] nearest unit[min-dr] -> attack",
    "ai farthest unit[fresh] -> attack",
    "ai[max-ar] farthest unit[max-ar] -> attack",
    "ai nearest unit -> low-risk toward target",
    "if no-unit-attacked-last-turn: ai nearest unit[spent] -> move toward target",
    "ai[open] nearest unit -> move toward cover",
    "ai[hit] nearest unit -> rally",
    "ai[no-unit-within:3] nearest control:german -> low-risk toward target",
)


@pytest.mark.parametrize("line", QUOTED)
def test_every_quoted_order_is_understood_and_printed_as_it_was_written(line: str) -> None:
    """§2.3a An order is a line of text and nothing else."""
    assert str(parse(line)) == line


def test_an_order_names_who_acts_on_what_and_how() -> None:
    """§5.1a The AI with its requirements, the distance, the targets in their order, the action with its CAP."""
    order = parse("if round>=2: ai[unhit,max-ar] nearest unit[fresh,min-dr] -> attack-long +2cap")
    assert order == Order(
        Action("attack-long", cap=2),
        Who("ai", (Requirement("unhit"),), "max-ar"),
        "nearest",
        (Aim("unit", "", (Requirement("fresh"),), "min-dr"),),
        Condition("round", least=2),
    )


def test_targets_are_alternatives_in_the_order_of_their_priority() -> None:
    """§5.7a The kind named first is preferred."""
    order = parse("ai nearest control:soviet|hex:2-G06|edge:NW|objective -> move toward cover-near-target")
    assert [(aim.kind, aim.value) for aim in order.targets] == [
        ("control", "soviet"),
        ("hex", "2-G06"),
        ("edge", "NW"),
        ("objective", ""),
    ]
    assert order.action == Action("move", toward="cover-near-target")


def test_a_target_may_be_missing_where_the_action_needs_none() -> None:
    order = parse("ai[hit] -> rally")
    assert (order.dist, order.targets) == ("", ())


def test_white_space_does_not_matter() -> None:
    assert parse("  ai [ hit , open ]  nearest  unit  | objective->low-risk   toward cover ") == parse(
        "ai[hit,open] nearest unit|objective -> low-risk toward cover"
    )


def test_the_superlative_of_a_bracket_is_kept_apart_wherever_it_stands() -> None:
    """§5.1c It is weighed after everything else."""
    assert parse("ai[max-ar,hit] nearest unit -> attack") == parse("ai[hit,max-ar] nearest unit -> attack")


@pytest.mark.parametrize(
    ("line", "priority"),
    [
        ("cc: attack; auto-rally", Priority("cc", (Action("attack"), Action("auto-rally")))),
        ("short: pivot-attack +1cap; close-in", Priority("short", (Action("pivot-attack", 1), Action("close-in")))),
        ("third: pass-check", Priority("third", third="pass-check")),
        ("third: counteractions", Priority("third", third="counteractions")),
        ("third: none", Priority("third", third="none")),
    ],
)
def test_a_priority_line_lists_its_actions_in_order(line: str, priority: Priority) -> None:
    """§4.3b The first action that can be carried out is done."""
    assert parse_priority(line) == priority
    assert str(priority) == line


# Errors


@pytest.mark.parametrize(
    ("line", "at", "problem"),
    [
        ("", 1, "the line ends too early, expected one of ai, group, pass, end-round, if"),
        ("ai nearest unit", 16, "the line ends too early, expected ->"),
        ("a nearest unit -> attack", 1, "unknown beginning of an order 'a'; did you mean ai?"),
        ("ai[frsh] nearest unit -> attack", 4, "unknown requirement 'frsh'; did you mean fresh?"),
        ("ai[in-los] nearest unit -> attack", 4, "unknown requirement 'in-los'; "),
        ("ai[fresh nearest unit -> attack", 10, "'nearest' stands where ] is expected"),
        ("ai[] nearest unit -> attack", 4, "unknown requirement ']'; known: "),
        ("ai[hit,hit] nearest unit -> attack", 8, "'hit' stands here twice"),
        ("ai[max-ar,min-dr] nearest unit -> attack", 11, "a bracket holds one of max-ar, min-dr, not both"),
        ("ai[no-unit-within:x] nearest unit -> attack", 19, "'x' is not a whole number above 0"),
        ("ai[no-unit-within:0] nearest unit -> attack", 19, "'0' is not a whole number above 0"),
        ("ai[no-unit-within] nearest unit -> attack", 4, "unknown requirement 'no-unit-within'; did you mean no-unit-"),
        ("ai[unit:] nearest unit -> attack", 9, "unit needs a name after its colon"),
        ("ai nearst unit -> attack", 4, "unknown word after the AI 'nearst'; did you mean nearest?"),
        ("ai nearest untt -> attack", 12, "unknown target 'untt'; did you mean unit?"),
        ("ai nearest unit[re] -> attack", 17, "unknown requirement 're'; "),
        ("ai nearest hex:99 -> move toward target", 16, "'99' is no hex; a hex is written like G06"),
        ("ai nearest edge:X -> move toward target", 17, "unknown edge 'X'; known: N, NE, SE, S, SW, NW"),
        ("ai nearest control: -> move toward target", 20, "control needs a name after its colon"),
        ("ai nearest unit attack", 17, "'attack' stands where -> is expected"),
        ("ai nearest unit -> atack", 20, "unknown action 'atack'; did you mean attack?"),
        ("ai nearest unit -> attack +3cap", 27, "unknown number of CAP '+3cap'; did you mean +2cap?"),
        ("ai nearest unit -> rally +1cap", 26, "nothing may follow here, but '+1cap' does"),
        ("ai nearest unit -> move target", 25, "'target' stands where toward is expected"),
        ("ai nearest unit -> move toward coverr", 32, "unknown place 'coverr'; did you mean cover?"),
        ("ai nearest objective -> attack", 25, "attack needs units as its only targets"),
        ("ai -> attack", 7, "attack needs units as its only targets"),
        ("ai -> move toward target", 7, "move needs a target to go toward"),
        ("group nearest unit -> attack", 23, "a group can only move, toward a target; attack is not for it"),
        ("group[max-ar] nearest unit -> move toward target", 7, "unknown requirement 'max-ar'; "),
        ("group[hit] -> rally", 15, "a group can only move, toward a target; rally is not for it"),
        ("pass now", 6, "nothing may follow here, but 'now' does"),
        ("if pass", 4, "the condition 'pass' does not end with a colon"),
        ("if rond>=2: pass", 4, "unknown condition 'rond>=2'; did you mean round>=?"),
        ("if round>=two: pass", 4, "'two' is not a whole number above 0"),
        ("if control>=2: pass", 4, "unknown condition 'control>=2'; did you mean control:?"),
        ("if round>=2: if round>=3: pass", 14, "a condition may stand once, at the beginning"),
    ],
)
def test_what_is_no_order_is_refused_with_its_place_and_a_hint(line: str, at: int, problem: str) -> None:
    with pytest.raises(OrderError) as caught:
        parse(line, "orders.toml", "card[5].tactical[1]")
    said = str(caught.value)
    assert said.startswith(f"orders.toml: card[5].tactical[1]: order {line!r}, character {at}: {problem}")


@pytest.mark.parametrize(
    ("line", "at", "problem"),
    [
        ("cc: attack; close-in", 13, "unknown action 'close-in'; known: attack, group-attack, rally, "),
        ("cc:", 4, "the line ends too early, expected one of attack"),
        ("cc attack", 1, "unknown kind of priority line 'cc'; did you mean cc:?"),
        ("third: pass", 8, "unknown third line 'pass'; "),
        ("short: attack, pivot", 14, "nothing may follow here, but ',' does"),
    ],
)
def test_what_is_no_priority_line_is_refused_in_the_same_way(line: str, at: int, problem: str) -> None:
    with pytest.raises(OrderError) as caught:
        parse_priority(line)
    assert str(caught.value).startswith(f"order {line!r}, character {at}: {problem}")


def test_the_refusal_is_said_in_russian_too() -> None:
    with pytest.raises(VisavisError) as caught:
        parse("ai[frsh] nearest unit -> attack", "orders.toml", "card[5].tactical[1]")
    assert language("ru").error(caught.value) == (
        "orders.toml: card[5].tactical[1]: приказ «ai[frsh] nearest unit -> attack», знак 4: "
        "неизвестное слово «frsh» (требование); может быть, fresh?"
    )


# Whatever is written


def brackets(words: tuple[str, ...]) -> st.SearchStrategy[tuple[tuple[Requirement, ...], str]]:
    plain = [word for word in words if word not in grammar.SUPERLATIVES]
    requires = st.lists(st.sampled_from(plain).map(Requirement), unique=True, max_size=3).map(tuple)
    return st.tuples(requires, st.sampled_from(("", *grammar.SUPERLATIVES)))


ais = brackets(grammar.OF_AI).map(lambda b: Who(grammar.AI, *b))
groups = brackets(grammar.OF_AI).map(lambda b: Who(grammar.GROUP, b[0]))
units = brackets(grammar.OF_UNITS).map(lambda b: Aim(grammar.UNIT, "", *b))
places = st.sampled_from(
    (Aim("objective"), Aim("control", "german"), Aim("hex", "G06"), Aim("hex", "12-B01"), Aim("edge", "SE"))
)
shots = st.builds(Action, st.sampled_from(grammar.SHOOTING), st.sampled_from((0, 1, 2)), st.just(""))
moves = st.builds(
    Action, st.sampled_from(grammar.MOVING), st.just(0), st.sampled_from((grammar.TARGET, grammar.COVER_NEAR_TARGET))
)
others = st.sampled_from(grammar.OTHER_ACTIONS).map(Action)
conditions = st.one_of(
    st.none(),
    st.sampled_from((grammar.NO_ATTACK_LAST_TURN, grammar.FEWER_FRESH_AI)).map(Condition),
    st.builds(Condition, st.sampled_from(("round", "cell")), st.just(""), st.integers(1, 99)),
    st.builds(Condition, st.just("control"), st.just("soviet"), st.integers(1, 9)),
)
dists = st.sampled_from((grammar.NEAREST, grammar.FARTHEST))


def several(aims: st.SearchStrategy[Aim]) -> st.SearchStrategy[tuple[Aim, ...]]:
    return st.lists(aims, min_size=1, max_size=3).map(tuple)


orders = st.one_of(
    st.builds(Order, shots, ais, dists, several(units), conditions),
    st.builds(Order, moves, st.one_of(ais, groups), dists, several(st.one_of(units, places)), conditions),
    st.builds(Order, others, ais, dists, several(st.one_of(units, places)), conditions),
    st.builds(Order, others, ais, st.just(""), st.just(()), conditions),
    st.builds(lambda word, c: Order(Action(word), condition=c), st.sampled_from(("pass", "end-round")), conditions),
)


@given(orders)
def test_every_order_can_be_printed_and_read_again(order: Order) -> None:
    assert parse(str(order)) == order


@given(st.text(alphabet="ai unit[]->,|:;+cap12hexobjective ", max_size=60))
def test_any_text_is_an_order_or_is_refused_with_a_place_inside_it(line: str) -> None:
    try:
        assert parse(str(parse(line))) == parse(line)
    except OrderError as error:
        problem = error.words.values["at"]
        assert isinstance(problem, int)
        assert 1 <= problem <= len(line) + 1
