"""What a seat may get. Everything of a game that leaves the server is built here, from the view of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

from visavis.agents import BOT
from visavis.company.by_hand import in_order, tells_of_a_bag
from visavis.company.ends import may_draw, may_resign, may_swap
from visavis.company.party import PEOPLE, Party, of_record
from visavis.company.real_table import Moves
from visavis.company.retelling import Source, Turn, hands, sources, turning_points
from visavis.company.story import Beat, Numbers, Part, Standings, changed, parts, story
from visavis.company.turns import asked_of, seats_asked
from visavis.company.undo import undo
from visavis.kernel.choice import CHANCE
from visavis.kernel.game import Result
from visavis.kernel.journal import ALWAYS
from visavis.kernel.moments import Moments, every_answer, moments
from visavis.kernel.record import DRAWN, RESIGNED
from visavis.kernel.table import Table
from visavis.kernel.view import (
    ACCOUNT,
    SPECTATOR,
    TURNING,
    Candidate,
    Layout,
    LogLine,
    News,
    Option,
    Prompt,
    Reason,
    ReasonLine,
    Text,
    Thing,
    View,
)
from visavis.server.wire.phrases import Speech
from visavis.server.wire.written import Json, SameParts, option, prompt, shown, written_layout
from visavis.text.names import every_piece


class Look(NamedTuple):
    """Who looks at a table, and in which language."""

    party: Party
    speech: Speech
    seat: int  # whose view it is
    seats: tuple[int, ...] = ()  # those they answer for; none: they only watch
    kept: bool = False  # whether rolls of the program wait to be used again: see undo

    @property
    def telling(self) -> tuple[int, ...]:
        """Since whose last answer there is something to tell: at a shared device that of whoever looks."""
        return (self.seat,) if self.seat in self.seats else self.seats


def lone_person(table: Table[Any]) -> int:
    """Whose view a reader of a record gets: that of the only person, or of whoever played alone; or a spectator's."""
    players = of_record(table.header.players, table.game.scenario(table.header.scenario), table.game)
    asked = [seat for seat, player in enumerate(players) if player != BOT]
    people = [seat for seat in asked if players[seat] in PEOPLE]
    return next((seats[0] for seats in (people, asked) if len(seats) == 1), SPECTATOR)


# Frames


class Thoughts(NamedTuple):
    """Decisions of bots: those after so many answers, the last at that answer, so many in the latest turn; and whether
    the game is over, so that all may be known of them."""

    since: int
    last: int
    many: int
    over: bool


class Known(NamedTuple):
    """What somebody has been told before and need not be told again."""

    log: int = ALWAYS  # answers whose log lines have been sent
    layout: Layout | None = None
    thoughts: Thoughts | None = None


NOTHING_KNOWN: Final = Known()


class Sight(NamedTuple):
    """All that somebody sees of a table, in no language: whoever gets the same is told nothing new."""

    view: View
    time: Moments
    asked: list[int]
    over: bool
    moves: tuple[Moves, ...]


def seen(table: Table[Any], look: Look, moves: Sequence[Moves] = ()) -> Sight:
    view, time = table.view(look.seat), time_of(table, look)
    return Sight(view, time, seats_asked(table, look.party), table.over, tuple(moves))


def is_same(one: Sight, other: Sight) -> bool:
    """Whether somebody notices no difference, however many answers have been given meanwhile."""
    return one._replace(time=other.time) == other and one.time.last == other.time.last


def frame(
    table: Table[Any],
    look: Look,
    version: int,
    known: Known = NOTHING_KNOWN,
    moves: Sequence[Moves] = (),
    unmoves: Sequence[Text] = (),
    sight: Sight | None = None,
    before: Numbers | None = None,
) -> Json:
    """The table as it stands; of log, layout and reasons only what is new. Before: when these seats last answered."""
    view, time, _, _, _ = sight or seen(table, look)
    numbers = Standings().before(table, look.seat, look.telling, view) if before is None else before
    lies, thought = table.game.layout(table.state), thoughts(table, look.seats)
    told: Json = {
        "type": "frame",
        "version": version,
        "n": time.last,
        "live": True,
        "view": live_view(table, view, look, time),
        "log": log(table, look, known.log, time),
        "log_from": time.count(known.log),
        "story": [beat(table, each, view, look, time) for each in story(table, look.seat, look.telling)],
        "changed": stood(changed(numbers, view)),
        "moves": [turn_of_moves(each, look) for each in moves] if is_at_the_pieces(look) else [],
        "you": you(look),
        "undo": may_undo(table, look),
        "fork": may_fork(table, look),
        "hints": bool(look.seats) and look.party.gives_hints,
        "asked": seats_asked(table, look.party),
        "ends": may_end(table, look),
        "over": table.over,
    }
    if table.over:
        told["result"] = ended(table, look)
    if thought != known.thoughts:
        told["reasons"] = reasons(table, look, time)
    if lies != known.layout:
        told["layout"] = written_layout(SameParts(lies), look.speech)
    if unmoves and is_at_the_pieces(look):
        told["unmoves"] = [look.speech.say(each) for each in unmoves]
    return told


def turn_of_moves(some: Moves, look: Look) -> Json:
    """What is to be done with the pieces in one turn."""
    own = some.turn in look.seats
    return {"title": look.speech.say(some.title), "own": own, "moves": [look.speech.say(each) for each in some.moves]}


def ended(table: Table[Any], look: Look) -> Json | None:
    """Who won and why, everybody's place, what the game adds to its end, and the same table once more."""
    result = table.result
    if result is None:
        return None
    gains, time = list(table.game.gains(table)), time_of(table, look)
    return {
        "outcome": outcome(result, look),
        "rule": result.rule,
        "places": places_taken(result),
        "unit": result.unit,
        "account": [look.speech.say(each) for each in told_after_the_end(table, look)],
        "sources": [source(each, look.speech) for each in sources(gains)],
        "margin": margin(result),
        "turns": [turning_point(each, look.speech, time) for each in turning_points(gains, len(result.points))],
        "hands": [hand(seat, held, look.speech) for seat, held in hands(table, [look.seat]).items()],
        "again": bool(look.seats),
        "swap": may_swap(table.game.scenario(table.header.scenario)),
    }


def outcome(result: Result, look: Look) -> str:
    """What came of it for whoever has one seat."""
    if len(look.seats) != 1:
        return ""
    if look.seat not in result.winners:
        return "lost" if result.winners else "drawn"
    return "won" if len(result.winners) == 1 else "shared"


def places_taken(result: Result) -> list[Json]:
    """The winners, then the others by their points; who is equal shares a place. Some games count only for one side."""
    merits = [(seat in result.winners, points) for seat, points in enumerate(result.points)]
    places = [1 + sum(other > mine for other in merits) for mine in merits]
    points = result.points if result.counted else (None,) * len(places)
    found = [{"seat": n, "place": place, "points": points[n]} for n, place in enumerate(places)]
    return sorted(found, key=itemgetter("place"))


def margin(result: Result) -> int | None:
    """By how much whoever won is ahead, where nobody else has any points; given up, a table has none."""
    return None if result.counted else max(result.points) or None


def source(each: Source, speech: Speech) -> Json:
    return {"seat": each.seat, "title": speech.say(each.title), "points": each.points}


def turning_point(each: Turn, speech: Speech, time: Moments) -> Json:
    """Which moment to look at, and what it brought."""
    gain = each.gain
    told = {"n": time.count(gain.n), "seat": gain.seat, "points": gain.points, "title": speech.say(gain.source)}
    return told | {"standing": list(each.standing), "leads": each.leads}


def hand(seat: int, held: Sequence[Thing], speech: Speech) -> Json:
    return {"seat": seat, "titles": [speech.titled(each.title)[0] for each in held]}


def told_after_the_end(table: Table[Any], look: Look) -> list[Text]:
    """Such as what became of every unit."""
    log = table.game.log(table, look.seat, len(table.entries) - 1)
    return [line.text for line in log if line.part == ACCOUNT]


def time_of(table: Table[Any], look: Look) -> Moments:
    """How this reader counts."""
    return counted(table, look.party, look.seat)


def counted(table: Table[Any], party: Party, seat: int) -> Moments:
    """A game as a seat counts it: what it notices. Of a record, and alone against the rulebook, every answer."""
    return every_answer(table) if party.has_no_others else moments(table, seat)


def past(table: Table[Any], n: int, look: Look) -> Json:
    """The table as this seat saw it at the end of the n-th moment."""
    time = time_of(table, look)
    then = table.at(time.answers_at(n))
    view = then.view(look.seat)
    seen = shown(view, look.speech, n)
    if not look.seats:
        seen["prompt"] = None
    thought = reasons(table if table.over else then, look, time, then)  # at the end nothing is held back
    return {"type": "past", "at": n, "of": time.last, "view": seen, "log_to": n, "reasons": thought}


def curtain(table: Table[Any], seat: int, speech: Speech) -> Json:
    """Somebody else must take the device first."""
    return {"type": "curtain", "seat": seat, "title": speech.say(table.game.view(table, SPECTATOR).seats[seat])}


def you(look: Look) -> Json:
    return {
        "seat": look.seat,
        "seats": list(look.seats),
        "spectator": not look.seats,
        "hot_seat": len(look.seats) > 1,
        "real_table": look.party.real_table,
    }


def may_undo(table: Table[Any], look: Look) -> Json:
    if not look.seats:
        return {"can": False, "why": ""}
    found = undo(table, look.party, look.seats, look.kept)
    told = {"can": found.n is not None, "why": look.speech.say(found.why)}
    seat = CHANCE if found.n is None else table.entries[found.n].seat
    if seat in (look.seat, CHANCE):
        return told
    return told | {"whose": look.speech.say(table.game.view(table, SPECTATOR).seats[seat])}  # at a shared device


def may_end(table: Table[Any], look: Look) -> list[str]:
    """How this person may end the table now, if the others agree where they must."""
    ways = {RESIGNED: may_resign, DRAWN: may_draw}
    return [way for way, may in ways.items() if may(table, look.party, look.seats)]


def may_fork(table: Table[Any], look: Look) -> bool:
    """Whether they may play on from any position: not while it would show what is hidden."""
    return table.over or look.party.watch or (bool(look.seats) and look.party.has_no_others)


# Words


def log(table: Table[Any], look: Look, since: int, time: Moments) -> list[Json]:
    return [log_line(line, look.speech, time) for line in table.game.log(table, look.seat, since)]


def log_line(line: LogLine, speech: Speech, time: Moments) -> Json:
    told = {"n": time.count(line.n), "text": speech.say(line.text), "rule": line.rule}
    if line.part == TURNING:
        told["turning"] = True
    return told | {"dice": list(line.dice)} if line.dice else told


def beat(table: Table[Any], each: Beat, view: View, look: Look, time: Moments) -> Json:
    """A deed and what came of it: one sentence in parts, each with its dice, and what it concerns on the board."""
    named = each.seat >= 0 and not table.game.vocabulary.names_sides
    return {
        "seat": each.seat,
        "whose": look.speech.say(view.seats[each.seat]) if named else "",
        "own": each.seat in look.seats,
        "parts": [part for part in (told_part(one, look.speech, time) for one in parts(each)) if part],
        "steps": [step(line, time) for line in each.lines],
    }


def told_part(each: Part, speech: Speech, time: Moments) -> Json:
    """Nothing, where a reader would only learn what the board shows better."""
    text = speech.brief(each.text)
    told = ({"text": text} if text else {}) | ({"dice": list(each.dice)} if each.dice else {})
    return {"n": time.count(each.n), **told} if told else {}


def step(line: LogLine, time: Moments) -> Json:
    """Only what there is: most events have little to show."""
    shown = {name: said for name, said in (line.news or News())._asdict().items() if said}
    return {"n": time.count(line.n), **({"deed": True} if line.begins else {}), **shown}


def stood(numbers: Numbers) -> Json:
    """Where what has changed stood before."""
    return {"tracks": dict(numbers.tracks), "counts": dict(numbers.counts)}


def reasons(table: Table[Any], look: Look, time: Moments, at: Table[Any] | None = None) -> list[Json]:
    """What the bots have decided since this person's last answer, or in the latest of their turns; now or then."""
    then = at or table
    found = table.game.reasons(table, thoughts(then, look.seats).since, look.seat)
    return [reason(each, look.speech, time) for each in found if each.n <= len(then.entries)]


def thoughts(table: Table[Any], seats: Sequence[int]) -> Thoughts:
    """The decisions worth showing: several bots may have had a turn since the last answer of these seats."""
    turn = table.before_last_reasons()
    explained = table.journal.explanations(turn) if table.journal else []
    last = explained[-1][0] if explained else 0
    mine = next((n for n in range(min(last, len(table.entries)), 0, -1) if table.entries[n - 1].seat in seats), 0)
    return Thoughts(min(turn, mine - 1) if mine else turn, last, len(explained), table.over)


def reason(each: Reason, speech: Speech, time: Moments) -> Json:
    return {
        "n": time.count(each.n),
        "seat": each.seat,
        "decision": each.decision,
        "title": speech.say(each.title),
        "source": speech.say(each.source) if each.source.key else "",
        "marks": list(each.marks),
        "chosen": candidate(each.chosen, speech) if each.chosen else None,
        "lines": [reason_line(line, speech) for line in each.lines],
    }


def reason_line(line: ReasonLine, speech: Speech) -> Json:
    return {
        "rule": line.rule,
        "title": speech.say(line.title),
        "before": [candidate(each, speech) for each in line.before],
        "after": [candidate(each, speech) for each in line.after],
        "note": line.note,
    }


def candidate(each: Candidate, speech: Speech) -> Json:
    """Its name, and what to light for it, where that is not it itself."""
    told = {"id": each.id, "title": speech.say(each.told())}
    return told if tuple(each.lights) == (each.id,) else told | {"lights": list(each.lights)}


def is_at_the_pieces(look: Look) -> bool:
    """Whether they move real pieces, and so know what was drawn."""
    return look.party.real_table and look.party.plays_alone(look.seats)


# The view


def live_view(table: Table[Any], view: View, look: Look, time: Moments) -> Json:
    return shown(view._replace(prompt=None), look.speech, time.last) | {"prompt": asked(table, view, look)}


def asked(table: Table[Any], view: View, look: Look) -> Json | None:
    """What this seat is asked; at a real table also what chance is."""
    mine = [choice.seat for choice in asked_of(table, look.party, look.seats)]
    if look.seat in mine and view.prompt:
        return prompt(view.prompt, look.speech)
    if CHANCE not in mine:
        return None
    question = table.game.view(table, CHANCE).prompt
    return drawn(question, view.game, look.speech) if question else None


def foretold(table: Table[Any], look: Look, id_: str) -> list[Json]:
    """Of the answers to the next question that a touch gives, once it has led there: what each of them leads to."""
    if not any(choice.seat == look.seat for choice in asked_of(table, look.party, look.seats)):
        return []
    question = table.view(look.seat).prompt
    found: list[Json] = []
    for each in question.options if question else ():
        if each.leads and id_ in each.touches:
            next_ones = following(table, look.seat, each.answer)
            found += [option(one, look.speech) for one in next_ones if id_ in one.touches]
    return found


def barred(table: Table[Any], look: Look, ids: Sequence[str]) -> str:
    """Why these are no answer to what is asked of whoever looks; nothing where the rules do not say."""
    asked = [choice for choice in asked_of(table, look.party, look.seats) if choice.seat == look.seat]
    found = table.game.cannot(table.state, asked[0], ids) if asked else None
    return look.speech.say(found.told()) if found else ""


def following(table: Table[Any], seat: int, answer: Any) -> tuple[Option, ...]:
    """What the same seat may answer next, if it is asked."""
    then = table.fork()
    then.answer(answer, seat)
    question = then.view(seat).prompt if then.choice_of(seat) is not None else None
    return question.options if question else ()


def drawn(question: Prompt, game: str, speech: Speech) -> Json:
    """A die or a draw. Where a list would tell what is in a bag, it is one of all there are.

    What everybody knows not to be there stands apart.
    """
    if not tells_of_a_bag(question, game):
        return prompt(question._replace(options=in_order(question.options)), speech) | {"drawn": True}
    asked = prompt(question._replace(options=every_piece(game)), speech)
    for each in asked["options"]:
        each["apart"] = bool(question.pool) and each["answer"] not in question.pool
    return asked | {"secret": True, "drawn": True}
