"""The vocabulary: every event, name and amount of the game as a Text, ready for either language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from visavis.games.manhattan.board import TYPES, Board, Output, Space, Workplace
from visavis.games.manhattan.rules.pacts import KEEP_OFF, STRIKE
from visavis.games.manhattan.rules.turn import SUPPLY, TOKEN
from visavis.games.manhattan.setup import COLOURS
from visavis.games.manhattan.state import GREY, NOBODY, Clause, Race, owner_of, type_of
from visavis.kernel.journal import Event
from visavis.kernel.view import NOTHING_SAID, Text

# What each event carries, in order: the name its sentence uses, and the kind of word it is. Where the same thing can
# happen by different paragraphs, the last is the one that made it happen.
EVENTS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "first": (("side", "side"),),
    "turn": (("n", "number"), ("side", "side")),
    "building_up": (("building", "building"), ("price", "number"), ("rule", "rule")),
    "bomb_up": (("bomb", "bomb"), ("rule", "rule")),
    "placed": (("side", "side"), ("workers", "workers"), ("space", "space")),
    "manned": (("side", "side"), ("workers", "workers"), ("building", "building"), ("owner", "side")),
    "paid": (("side", "side"), ("good", "good"), ("n", "number"), ("rule", "rule")),
    "gained": (("side", "side"), ("good", "good"), ("n", "number"), ("lost", "number"), ("rule", "rule")),
    "hired": (
        ("side", "side"),
        ("type", "type"),
        ("own", "number"),
        ("contractors", "number"),
        ("short", "number"),
        ("rule", "rule"),
    ),
    "bribe": (("n", "number"), ("total", "number"), ("rule", "rule")),
    "declined": (("side", "side"),),
    "bought": (("side", "side"), ("building", "building"), ("price", "number")),
    "bought_nothing": (("side", "side"),),
    "took_pile": (("side", "side"), ("n", "number")),
    "access": (("side", "side"), ("n", "number")),
    "shot": (("side", "side"), ("victim", "side"), ("good", "good")),
    "bombed": (("side", "side"), ("victim", "side"), ("building", "building"), ("n", "number"), ("gone", "colours")),
    "repaired": (("side", "side"), ("building", "building"), ("n", "number"), ("price", "number")),
    "designed": (("side", "side"),),
    "kept": (("side", "side"), ("bomb", "bomb"), ("rule", "rule")),
    "kept_unseen": (("side", "side"), ("rule", "rule")),
    "design_closed": (),
    "built": (("side", "side"), ("bomb", "bomb"), ("total", "number"), ("workers", "crew")),
    "tested": (("side", "side"), ("bomb", "bomb"), ("n", "number"), ("total", "number"), ("shuffled", "number")),
    "loaded": (("side", "side"), ("bomb", "bomb"), ("price", "number"), ("total", "number")),
    "retrieved": (
        *(("side", "side"), ("n", "number"), ("contractors", "number")),
        *(("own_from", "places"), ("grey_from", "places")),
    ),
    "freed": (("side", "side"), ("other", "side"), ("n", "number"), ("own_from", "places")),
    "pact_clause": (("side", "side"), ("clause", "clause")),
    "pact_answer": (("side", "side"), ("answer", "answer")),
    "pact_made": (("side", "side"),),
    "pact_refused": (("side", "side"),),
    "pact_cancelled": (("side", "side"),),
    "pact_over": (("side", "side"),),
    "won": (("side", "side"), ("n", "number"), ("goal", "number")),
    "stopped": (("n", "number"),),
}

CARRIES_ITS_RULE: Final = ("rule", "rule")

# The paragraph behind each event that does not carry it, for the log.
RULE_OF_EVENT: Final[Mapping[str, str]] = {
    "first": "3.10",
    "turn": "4.1",
    "placed": "4.7",
    "manned": "4.8",
    "declined": "5.8",
    "bought": "8.1.2",
    "bought_nothing": "8.1.12",
    "took_pile": "8.1.9",
    "access": "12.4",
    "shot": "9.4",
    "bombed": "9.5",
    "repaired": "10.2",
    "designed": "11.3",
    "design_closed": "11.9",
    "built": "14.4",
    "tested": "14.12",
    "loaded": "14.20",
    "retrieved": "4.18",
    "freed": "4.22",
    "pact_clause": "9.16",
    "pact_answer": "9.22",
    "pact_made": "9.17",
    "pact_refused": "9.22",
    "pact_cancelled": "9.15",
    "pact_over": "9.18",
    "won": "2.3",
    "stopped": "2.6",
}
PARAGRAPH_OF_ENDING: Final[Mapping[str, str]] = {"goal": "2.3", "turn_limit": "2.6"}

# Draws that only decide: no card comes of them.
LOTS: Final = frozenset(("first",))

# What a person at a real table does with the pieces when these happen.
MOVES: Final = (
    "building_up",
    "bomb_up",
    "placed",
    "manned",
    "paid",
    "gained",
    "hired",
    "bribe",
    "bought",
    "took_pile",
    "shot",
    "bombed",
    "repaired",
    "kept",
    "kept_unseen",
    "built",
    "tested",
    "loaded",
    "retrieved",
    "freed",
)


# Names


def side_name(seat: int) -> Text:
    return Text(f"side-{COLOURS[seat]}") if seat >= 0 else Text("side-nobody")


def space_name(space: str) -> Text:
    return Text(f"space-{space}")


def bomb_name(bomb: str) -> Text:
    return Text(f"bomb-{bomb}")


@lru_cache(maxsize=128)
def building_name(board: Board, card: str) -> Text:
    """A building is known by its kind and number."""
    return Text("building", {"kind": Text(f"kind-{board.buildings[card].kind}"), "number": int(card)})


def place_name(s: Race, place: str) -> Text:
    """A space of the main board, or a building."""
    return space_name(place) if place in s.board.spaces else building_name(s.board, place)


def worker_name(kind: str) -> Text:
    """A worker by its kind in a personal supply: "L", or "Lc" for a contractor."""
    return Text(f"worker-{kind}")


def amount(good: str, n: int) -> Text:
    return Text(f"amount-{good}", {"n": n})


def workers_named(workers: Sequence[str]) -> tuple[Text, ...]:
    """Workers that stand together: so many of each type, contractors by themselves (§4.23 to §4.25 part them)."""
    hired = [worker for worker in workers if owner_of(worker) == NOBODY]
    return (*by_type([worker for worker in workers if worker not in hired], "amount"), *by_type(hired, "contractors"))


def by_type(workers: Sequence[str], words: str) -> tuple[Text, ...]:
    counted = Counter(type_of(worker) for worker in workers)
    return tuple(Text(f"{words}-{name}", {"n": counted[n]}) for n, name in enumerate(TYPES) if counted[n])


def crew_named(workers: Sequence[str]) -> tuple[Text, ...]:
    """One by one, own or contractor, as a hand at the pieces has to know."""
    return tuple(worker_name(worker[0] + GREY * (owner_of(worker) == NOBODY)) for worker in workers)


def colours_named(workers: Sequence[str]) -> tuple[Text, ...]:
    """One by one, and whose they are."""
    return tuple(
        name if owner_of(worker) == NOBODY else Text("worker-of", {"worker": name, "side": side_name(owner_of(worker))})
        for name, worker in zip(crew_named(workers), workers, strict=True)
    )


def standing_name(s: Race, place: str) -> Text:
    """Wherever a worker may have been: a space, a building, a bomb, the test token, a supply."""
    if place in s.board.bombs:
        return Text("on-bomb", {"bomb": bomb_name(place)})
    return Text(f"on-{place}") if place in (TOKEN, SUPPLY) else place_name(s, place)


def places_named(s: Race, places: Sequence[tuple[str, Sequence[str]]]) -> tuple[Text, ...]:
    """So many workers of a type here, so many there."""
    return tuple(
        Text("workers-at", {"workers": workers, "place": standing_name(s, place)})
        for place, here in places
        for workers in by_type(here, "amount")  # whose they are, the sentence says
    )


def clause_name(clause: Clause) -> Text:
    """§9.19 to §9.21 A promise in words."""
    side = side_name(clause[1])
    if clause[0] == KEEP_OFF:
        return Text("clause-keep-off", {"side": side})
    if clause[0] == STRIKE:
        return Text("clause-strike", {"side": side, "other": side_name(clause[2]), "n": clause[3]})
    return Text("clause-spare", {"side": side, "other": side_name(clause[2]), "what": Text(f"what-{clause[3]}")})


def peace_name(clause: Clause) -> Text:
    """§9.19 The same promise in both directions."""
    words = {"side": side_name(clause[1]), "other": side_name(clause[2])}
    return Text("clause-peace", words | {"what": Text(f"what-{clause[3]}")})


# What a place asks and gives


def goods_named(goods: Sequence[tuple[str, int]]) -> tuple[Text, ...]:
    return tuple(amount(name, n) for name, n in goods)


def output_named(output: Output) -> tuple[Text, ...]:
    return (*goods_named(output.goods), *(amount(TYPES[type_], n) for type_, n in output.workers))


def listed(parts: Sequence[Text]) -> Text:
    """Several amounts in one phrase."""
    return Text("all-of", {"parts": tuple(parts)}) if parts else Text("nothing")


def either(sides: Sequence[Text]) -> Text:
    """The sides of a slash."""
    if len(sides) == 1:
        return sides[0]
    return Text("either", {"first": sides[0], "second": either(sides[1:])})


def demand(place: Workplace) -> Text:
    """§7 Who must come."""
    if place.any:
        return Text("amount-any", {"n": place.any})
    return either([listed(workers_wanted(crew)) for crew in place.crews])


def workers_wanted(crew: tuple[int, int, int]) -> list[Text]:
    return [amount(TYPES[type_], n) for type_, n in enumerate(crew) if n]


@lru_cache(maxsize=512)
def workings(board: Board, place: Workplace) -> Text:
    """In words: who must come, what it costs, what it gives; and what comes with it."""
    words: dict[str, Any] = {"crew": demand(place)}
    words["price"] = either([listed(goods_named(side)) for side in place.pay]) if place.pay else NOTHING_SAID
    words["gain"] = either([listed(output_named(side)) for side in place.gives]) if place.gives else NOTHING_SAID
    does = Text(
        "works-" + "-".join(["crew", *(["price"] if place.pay else []), *(["gain"] if place.gives else [])]), words
    )
    if not isinstance(place, Space):
        return does
    more = [Text("works-others", {"gain": listed(goods_named(place.others))})] if place.others else []
    more += [Text("works-bribe")] if place.bribe else []
    more += [Text(f"works-{place.section}", special_words(board))] if place.section in SPECIAL_SECTIONS else []
    return Text("works-with", {"works": does, "more": tuple(more)}) if more else does


def special_words(board: Board) -> dict[str, Any]:
    """The numbers that actions with words of their own mention: §8.1.3 what is free to an engineer, §10.2 repairs."""
    free = tuple(amount("money", slot.price) for slot in board.slots if slot.engineer_free)
    return {"free": free, "points": board.repair.points}


SPECIAL_SECTIONS: Final = (
    "construction",
    "airstrike",
    "repair",
    "espionage",
    "design",
)  # whose action has its own words


# Events


def word(s: Race, kind: str, value: Any) -> Any:
    """One argument of an event as its sentence needs it."""
    if kind in ("number", "rule"):
        return value
    if kind == "side":
        return side_name(value)
    if kind == "building":
        return building_name(s.board, value)
    if kind == "workers":
        return workers_named(value)
    if kind == "crew":
        return crew_named(value)
    if kind == "colours":
        return colours_named(value)
    if kind == "places":
        return places_named(s, value)
    if kind == "type":
        return Text(f"type-{TYPES[value]}")
    if kind == "clause":
        return clause_name(value)
    return Text(f"{kind}-{value}")


def event_words(s: Race, event: Event) -> dict[str, Any]:
    words = {field: word(s, kind, value) for (field, kind), value in zip(EVENTS[event.name], event.args, strict=True)}
    if event.name in ("paid", "gained"):
        words["amount"] = amount(event.args[1], event.args[2])
    if event.name == "gained":
        words["lost"] = amount(event.args[1], event.args[3])
    if event.name == "hired":
        words["amount"] = amount(TYPES[event.args[1]], event.args[2] + event.args[3])
    return words


def event_text(s: Race, event: Event) -> Text:
    """The log line of an event. Some say more where there is more to say."""
    words = event_words(s, event)
    key = "event-" + event.name.replace("_", "-")
    if event.name == "gained" and event.args[3]:
        return Text("event-gained-less", words)
    if event.name == "hired" and not event.args[2] + event.args[3]:
        return Text("event-hired-nobody", words)
    if event.name == "manned" and event.args[0] != event.args[3]:
        return Text("event-manned-foreign", words)
    if event.name == "repaired" and event.args[3]:
        return Text("event-repaired-paid", words)
    return Text(key, words)


def event_rule(event: Event) -> str:
    if EVENTS[event.name][-1:] == (CARRIES_ITS_RULE,):
        return str(event.args[-1])
    if event.name == "repaired" and event.args[3]:
        return "10.3"
    if event.name == "manned" and event.args[0] != event.args[3]:
        return "12.4"
    return RULE_OF_EVENT[event.name]
