"""Every name and amount of the game as a Text, ready for either language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from visavis.games.manhattan.board import TYPES, Board, Output, Space, Workplace
from visavis.games.manhattan.rules.pacts import KEEP_OFF, STRIKE
from visavis.games.manhattan.rules.turn import SUPPLY, TOKEN
from visavis.games.manhattan.setup import COLOURS
from visavis.games.manhattan.state import GREY, NOBODY, Clause, Race, owner_of, type_of
from visavis.kernel.kept import kept
from visavis.kernel.view import NOTHING_SAID, Text

# Names


def side_name(seat: int) -> Text:
    return Text(f"side-{COLOURS[seat]}") if seat >= 0 else Text("side-nobody")


def space_name(space: str) -> Text:
    return Text(f"space-{space}")


def bomb_name(bomb: str) -> Text:
    return Text(f"bomb-{bomb}")


@kept
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


@kept
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
