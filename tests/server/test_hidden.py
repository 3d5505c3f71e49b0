"""What a seat's socket receives does not depend on what the seat may not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, count, islice
from random import Random
from typing import Any

import pytest

from tests.laws.cases import Case, at_the_start_of_a_step, begin, new, play, positions
from tests.laws.worlds import alike, is_at_rest, world
from tests.server.host import BASE, Server
from visavis.agents import Chair, agents_of, throw
from visavis.company.party import Party
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import ALWAYS
from visavis.kernel.moments import moments
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Text
from visavis.server.links import Ticket
from visavis.server.store.games import Listed
from visavis.server.wire import listing
from visavis.server.wire.frames import Known, Look, Sight, frame, is_same, may_undo, past, seen
from visavis.server.wire.listing import Mine, Noticed, line, summary
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
        stride = 1 if options else 2  # where an option is changed, a shorter stretch is looked at
        case = Case("blitzkrieg", scenario, tuple(options.items()))
        running = (table for table in positions(case, seed) if not table.over)  # the end opens what was hidden
        for table in islice(running, 0, None, stride):
            for seat in (0, 1):
                other, look = another_world(table, seat, random), looks(seat, ("en", "ru")[seed % 2])
                since = max(ALWAYS, len(table.entries) - 5)
                assert sent(other, look, since) == sent(table, look, since)
                differed += other.state.dump() != table.state.dump()
                seen += 1
    assert seen > (40 if options else 120)
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


class Listing:
    """What /api/mine says of a table to one seat, when every answer has been written."""

    def __init__(self, table: Table[Any], look: Look) -> None:
        self.look = look
        self.noticed = Noticed(table, look.party, {}, "")
        self.times: list[str] = []

    def follow(self, table: Table[Any]) -> str:
        """The line of the table, with how often its time has changed instead of the time."""
        self.noticed.follow(table)
        told = summary(table, self.noticed)
        listed = Listed("id", table.header, self.look.party, table.over, told, listing.now())
        said = line(Mine("", Ticket("id", self.look.seat), listed), self.look.speech)
        if said["updated"] not in self.times:
            self.times.append(said["updated"])
        self.said = json.dumps(said | {"updated": len(self.times)}, ensure_ascii=False)
        return self.said


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two answers are written at the same time."""
    clock = count()
    monkeypatch.setattr(listing, "now", lambda: f"{next(clock):09}")


class Eyes:
    """What a seat is sent of two worlds by a server that shows it whatever has changed."""

    def __init__(self, game: str, seat: int, people: int) -> None:
        party = Party(("human",) * people)
        self.look = Look(party, speech("en", game), seat, (seat,))
        self.shown: dict[int, tuple[int, Sight]] = {}  # by world: how often anything was, and what was last
        self.lists: dict[int, Listing] = {}  # by world

    def watch(self, table: Table[Any]) -> None:
        now = seen(table, self.look)
        version, before = self.shown.get(id(table), (0, now))
        self.shown[id(table)] = version + (not is_same(now, before)), now
        self.lists.setdefault(id(table), Listing(table, self.look)).follow(table)

    def sent(self, table: Table[Any], since: int) -> str:
        """The frame as it stands, with everything told since then."""
        version, sight = self.shown[id(table)]
        told = json.dumps(frame(table, self.look, version, Known(since - 1), sight=sight), ensure_ascii=False)
        return f"{told} {self.lists[id(table)].said}"


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize(
    ("case", "seeds"),
    [
        (Case("blitzkrieg", "base"), (40, 41)),
        (Case("blitzkrieg", "base", (("look_at_research", False),)), (42,)),
        (Case("blitzkrieg", "nippon"), (43,)),
        (Case("manhattan", "three"), (44, 46)),
        (Case("bear", "duel1"), (44, 45)),
        (Case("bear", "duel-combined"), (46,)),
    ],
    ids=str,
)
def test_what_is_sent_later_does_not_depend_on_it_either(case: Case, seeds: tuple[int, ...]) -> None:
    """Whole frames, version and count included: a server that shows what has changed shows the same in both worlds."""
    rules, compared = case.rules(), 0
    for seed in seeds:
        whole, random = play(case, seed), Random(seed)
        for n in range(len(begin(case, seed).entries), len(whole.entries), 6):
            table = whole.at(n)
            for seat in case.people() if at_the_start_of_a_step(table) else ():
                truth, dealt = world(table, table._base), world(table, rules.resample(table._base, seat, random.choice))
                eyes = Eyes(case.game, seat, len(case.seats()))
                for one, other in alike(truth, dealt, whole.entries[n : n + 12], seat, eyes.watch):
                    eyes.watch(one), eyes.watch(other)
                    assert eyes.sent(other, n) == eyes.sent(one, n)
                    compared += 1
    assert compared > 10


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("case", [Case("manhattan", "two"), Case("manhattan", "three"), Case("bear", "duel1")], ids=str)
def test_who_notices_nothing_is_told_nothing_by_buttons_and_lists(case: Case) -> None:
    """When somebody else gives an answer that nobody sees, what can be taken back stays, and so does a table's time."""
    whole, people, unnoticed = play(case, 47), Party(("human",) * len(case.seats())), 0
    looks = [Look(people, speech("en", case.game), seat, (seat,)) for seat in people.people]
    table, before = begin(case, 47), dict[int, tuple[Sight, Any]]()
    lists = {look.seat: Listing(table, look) for look in looks}
    for entry in whole.entries[len(table.entries) : len(table.entries) + 250]:
        table.answer(entry.answer, entry.seat)
        for look in looks if is_at_rest(table) else ():
            sight, told = seen(table, look), (may_undo(table, look), lists[look.seat].follow(table))
            was, said = before.get(look.seat, (sight, told))
            if is_same(sight, was):
                assert told == said
                unnoticed += sight.time.answers > was.time.answers
            before[look.seat] = sight, told
    assert unnoticed > 0


@pytest.mark.parametrize("scenario", TWO)
def test_the_past_does_not_tell_more_than_was_seen_then(scenario: str) -> None:
    """A scrub shows a seat its own frames of that time, whatever is known now."""
    table = new(Case("blitzkrieg", scenario))
    random = Random(9)
    seats, frames = (0, 1, SPECTATOR), dict[tuple[int, int], str]()
    while (choice := table.pending) is not None:
        if choice.seat != CHANCE:
            shown = [frame(table, looks(seat), 7) for seat in seats]
            frames |= {(seat, told["n"]): json.dumps(told["view"]) for seat, told in zip(seats, shown, strict=True)}
        table.answer(random.choice(choice.options))
    for (seat, n), view in list(frames.items())[::5]:
        assert json.dumps(past(table, n, looks(seat))["view"]) == view


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
                other.catch_up()
        text = server.client.get(f"/api/record/{links['axis']}").text
        whole = Table.replay(GAME, record.read(text, GAME))
        searched = 0
        for reader, seat, hidden in ((axis, 0, [1]), (allies, 1, [0]), (spectator, SPECTATOR, [0, 1])):
            searched += sum(no_token_in(raw, whole, seat, hidden) for raw in reader.raw)
    assert searched > 300


def no_token_in(raw: str, whole: Table[Any], seat: int, hidden: list[int]) -> int:
    """How many hidden tokens are not in this message."""
    told = json.loads(raw)
    if told["type"] != "frame":
        return 0
    table = whole.at(moments(whole, seat).answers_at(told["n"]))
    secret = [thing.id for seat in hidden for thing in GAME.view(table, seat).things if thing.at == f"reserve {seat}"]
    assert [id for id in secret if id in raw] == []
    for seat in hidden:
        lines = [line.text for line in GAME.log(table, seat, ALWAYS) if line.text.key in PRIVATE]
        private = [f'"{speech("en", "blitzkrieg").say(text)}"' for text in lines if is_of(text, table, seat)]
        assert [line for line in private if line in raw] == []
    return len(secret)


def is_of(text: Text, table: Table[Any], seat: int) -> bool:
    return bool(text.args["side"] == GAME.view(table, seat).seats[seat])
