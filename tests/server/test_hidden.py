"""What a seat's socket receives does not depend on what the seat may not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from tests.laws.cases import Case, at_the_start_of_a_step, new, positions, with_state
from tests.server.host import BASE, Server
from visavis.agents import Chair, agents_of, throw
from visavis.company.party import Party
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import ALWAYS, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Text
from visavis.server.wire.frames import Known, Look, frame, past
from visavis.server.wire.phrases import speech

GAME = load("blitzkrieg")
TWO = ("base", "nippon")
PRIVATE = ("event-drew", "event-armed", "event-researched")  # whoever drew, knows
PEOPLE = Party(("human", "human"))


def looks(seat: int, lang: str = "en", party: Party = PEOPLE) -> Look:
    return Look(party, speech(lang, "blitzkrieg"), seat, party.seats_of(seat))


def sent(table: Table[Any], look: Look, since: int = ALWAYS) -> str:
    """What goes over the wire."""
    return json.dumps(frame(table, look, 7, Known(since)), ensure_ascii=False)


def another_world(table: Table[Any], seat: int, random: Random) -> Table[Any]:
    """The same table with what this seat cannot see dealt anew."""
    other = table.fork(quiet=False)
    other.state = GAME.resample(table.state, seat, random.choice)
    return other


@pytest.mark.parametrize("options", [{}, {"show_reserve_count": True}, {"look_at_research": False}], ids=str)
@pytest.mark.parametrize("scenario", TWO)
def test_a_frame_does_not_depend_on_what_the_seat_cannot_see(scenario: str, options: dict[str, Any]) -> None:
    random, differed, seen = Random(20), 0, 0
    for seed in range(1 if options else 2):
        for table in islice(positions(Case("blitzkrieg", scenario, tuple(options.items())), seed), 0, None, 2):
            for seat in (0, 1):
                other, look = another_world(table, seat, random), looks(seat, ("en", "ru")[seed % 2])
                since = max(ALWAYS, len(table.entries) - 5)
                assert sent(other, look, since) == sent(table, look, since)
                differed += other.state.dump() != table.state.dump()
                seen += 1
    assert seen > (60 if options else 120)
    assert differed > seen / 2


@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_a_solo_frame_does_not_depend_on_bags_and_pile(scenario: str) -> None:
    random = Random(21)
    for party in (Party(("bot", "human")), Party(("bot", "human"), real_table=True)):
        for table in islice(positions(Case("blitzkrieg", scenario), 3), 0, None, 2):
            other, look = another_world(table, 1, random), looks(1, "ru", party)
            assert sent(other, look) == sent(table, look)


RACE = load("manhattan")


def race_of_directors(scenario: str, seed: int) -> Iterator[Table[Any]]:
    """Every draft of a race between opponents that know what they do, and some positions in between."""
    seats = RACE.scenario(scenario).seats
    table, random = Table.new(RACE, scenario, {"turn_limit": 25}), Random(seed)
    agents = agents_of(RACE, ["director"] * len(seats), seed)
    while (choice := table.pending) is not None:
        if choice.name == "draft_pick" or len(table.entries) % 40 == 0:
            yield table
        chance = choice.seat == CHANCE
        table.answer(throw(choice, random) if chance else agents[choice.seat](choice, Chair(table, choice.seat)))


@pytest.mark.parametrize(("scenario", "races"), [("two", 4), ("three", 2), ("five", 1)])
def test_a_frame_of_a_race_does_not_depend_on_other_hands_and_drafts(scenario: str, races: int) -> None:
    """Also not while a draft goes round, when each sees only the cards they choose from; reasons included."""
    random, differed, drafts, seen = Random(22), 0, 0, 0
    people = Party(("human",) * len(RACE.scenario(scenario).seats))
    for table in chain.from_iterable(race_of_directors(scenario, seed) for seed in range(races)):
        drafts += table.pending is not None and table.pending.name == "draft_pick"
        for seat in people.people:
            look = Look(people, speech("en", "manhattan"), seat, (seat,))
            other = table.fork(quiet=False)
            other.state = RACE.resample(table.state, seat, random.choice)
            known = Known(max(ALWAYS, len(table.entries) - 20))
            told = [json.dumps(frame(each, look, 7, known), ensure_ascii=False) for each in (table, other)]
            assert told[0] == told[1]
            differed += other.state.dump() != table.state.dump()
            seen += 1
    assert seen > 50
    assert differed > 5
    assert drafts > 3


@pytest.mark.parametrize("scenario", ["duel1", "duel-combined"])
def test_a_frame_of_a_battle_does_not_depend_on_what_is_hidden(scenario: str) -> None:
    """Hidden units, markers face down, hands of cards; early, in the middle and late."""
    battle, random, differed, seen = load("bear"), Random(23), 0, 0
    for seed in range(3):
        for table in islice(positions(Case("bear", scenario), seed), 0, None, 3):
            for seat in (0, 1):
                look = Look(PEOPLE, speech(("en", "ru")[seat], "bear"), seat, (seat,))
                other = table.fork(quiet=False)
                other.state = battle.resample(table.state, seat, random.choice)
                known = Known(max(ALWAYS, len(table.entries) - 20))
                told = [json.dumps(frame(each, look, 7, known), ensure_ascii=False) for each in (table, other)]
                assert told[0] == told[1]
                differed += other.state.dump() != table.state.dump()
                seen += 1
    assert seen > 50
    assert differed > seen / 2


def dealt_anew_and_played_on(scenario: str, seed: int) -> Iterator[tuple[Table[Any], Table[Any], int]]:
    """Two worlds that look alike to a seat, after each answer that both were asked for."""
    whole, random = new(Case("blitzkrieg", scenario)), Random(seed)
    while whole.pending is not None:
        whole.answer(random.choice(whole.pending.options))
    for n in range(0, len(whole.entries), 5):
        for seat in (0, 1):
            table = whole.at(n)
            if at_the_start_of_a_step(table):
                other = with_state(table, GAME.resample(table._base, seat, random.choice))
                other.journal, other.state.told = Journal(table.journal.items if table.journal else ()), []
                yield from follow(table, other, whole, seat)


def follow(
    table: Table[Any], other: Table[Any], whole: Table[Any], seat: int
) -> Iterator[tuple[Table[Any], Table[Any], int]]:
    for entry in whole.entries[len(table.entries) : len(table.entries) + 10]:
        asked = [each.choice_of(entry.seat) for each in (table, other)]
        if not all(choice and choice.name == entry.name and entry.answer in choice.options for choice in asked):
            return
        table.answer(entry.answer, entry.seat)
        other.answer(entry.answer, entry.seat)
        if [(c.seat, c.name) for c in table.waiting] == [(c.seat, c.name) for c in other.waiting]:
            yield table, other, seat


@pytest.mark.parametrize("scenario", TWO)
def test_what_is_told_later_does_not_depend_on_it_either(scenario: str) -> None:
    seen = 0
    for seed in range(2):
        for table, other, seat in dealt_anew_and_played_on(scenario, seed):
            since = max(ALWAYS, len(table.entries) - 10)
            assert sent(other, looks(seat), since) == sent(table, looks(seat), since)
            seen += 1
    assert seen > 200


@pytest.mark.parametrize("scenario", TWO)
def test_the_past_does_not_tell_more_than_was_seen_then(scenario: str) -> None:
    """A scrub shows a seat its own frames of that time, whatever is known now."""
    table = new(Case("blitzkrieg", scenario))
    frames: dict[int, list[str]] = {}
    random = Random(9)
    while table.pending is not None:
        views = [frame(table, looks(seat), 0)["view"] for seat in (0, 1, SPECTATOR)]
        frames[len(table.entries)] = [json.dumps(view) for view in views]
        table.answer(random.choice(table.pending.options))
    for n, views in list(frames.items())[::5]:
        assert [json.dumps(past(table, n, looks(seat))["view"]) for seat in (0, 1, SPECTATOR)] == views


def test_two_people_never_see_each_others_tokens(server: Server) -> None:
    """A whole game over sockets; then every raw frame is searched for what its reader could not know."""
    made = server.table(BASE)
    links = made["links"]
    with (
        server.at(links["axis"]) as axis,
        server.at(links["allies"]) as allies,
        server.at(links["spectator"]) as spectator,
    ):
        axis.sit(), allies.sit(), spectator.sit()
        random = Random(12)
        while not axis.seen["over"]:
            asked = axis if axis.options else allies
            asked.answer(random.choice(asked.options))
            for other in {axis, allies, spectator} - {asked}:
                other.look()
        text = server.client.get(f"/api/record/{links['axis']}").text
        whole = Table.replay(GAME, record.read(text, GAME))
        searched = 0
        for reader, hidden in ((axis, [1]), (allies, [0]), (spectator, [0, 1])):
            searched += sum(no_token_in(raw, whole, hidden) for raw in reader.raw)
    assert searched > 300


def no_token_in(raw: str, whole: Table[Any], hidden: list[int]) -> int:
    """How many hidden tokens are not in this message."""
    told = json.loads(raw)
    if told["type"] != "frame":
        return 0
    table = whole.at(told["n"])
    secret = [thing.id for seat in hidden for thing in GAME.view(table, seat).things if thing.at == f"reserve {seat}"]
    assert [id for id in secret if id in raw] == []
    for seat in hidden:
        lines = [line.text for line in GAME.log(table, seat, ALWAYS) if line.text.key in PRIVATE]
        private = [f'"{speech("en", "blitzkrieg").say(text)}"' for text in lines if is_of(text, table, seat)]
        assert [line for line in private if line in raw] == []
    return len(secret)


def is_of(text: Text, table: Table[Any], seat: int) -> bool:
    return bool(text.args["side"] == GAME.view(table, seat).seats[seat])
