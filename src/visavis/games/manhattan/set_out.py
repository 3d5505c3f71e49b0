"""Chapter 3 for hands: what is taken out of the box and laid down before the first card is turned up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from visavis.games.manhattan.board import TRACKS, TYPES
from visavis.games.manhattan.setup import COLOURS
from visavis.games.manhattan.state import Race, players
from visavis.games.manhattan.words import amount, building_name, side_name
from visavis.kernel.view import Text


def set_out(s: Race, seat: int) -> Iterator[Text]:
    """§3 In the order of the chapter; nothing of it is hidden from anybody."""
    seats = range(players(s))
    yield Text("lay-boards", {"sides": tuple(map(side_name, seats))})
    idle = range(players(s), len(COLOURS))
    if idle:
        yield Text("lay-colours-aside", {"sides": tuple(map(side_name, idle))})  # §3.3
    yield from alike("lay-stock", [workers(stock, "amount") for stock in s.stock])
    yield Text("lay-contractors", {"workers": workers(s.contractors, "contractors")})
    yield Text("lay-supply")
    yield Text("lay-tokens", {"tokens": tuple(s.tokens)})
    left = sorted({value for party in s.board.parties.values() for value in party.tokens} - set(s.tokens))
    if left:
        yield Text("lay-tokens-aside", {"tokens": tuple(left)})
    start = [card for card, data in s.board.buildings.items() if data.start]
    yield Text("lay-market", {"buildings": tuple(building_name(s.board, card) for card in start), "n": len(start)})
    yield Text("lay-deck", {"n": len(s.deck)})
    yield Text("lay-bombs", {"n": len(s.bombs)})
    yield from alike("lay-tracks", [[on_track(name, getattr(nation, name)) for name in TRACKS] for nation in s.nation])
    yield from alike(
        "lay-seat", [[*workers(each.own, "amount"), *goods(each.money, each.yellowcake)] for each in s.nation]
    )


def alike(key: str, of_seats: Sequence[Sequence[Text]]) -> Iterator[Text]:
    """One sentence for all neighbours who get the same."""
    for parts, seats in groupby(range(len(of_seats)), lambda seat: tuple(of_seats[seat])):
        yield Text(key, {"sides": tuple(map(side_name, seats)), "parts": parts})


def workers(by_type: Sequence[int], words: str) -> tuple[Text, ...]:
    return tuple(Text(f"{words}-{name}", {"n": n}) for name, n in zip(TYPES, by_type, strict=True) if n)


def goods(money: int, yellowcake: int) -> list[Text]:
    return [amount(name, n) for name, n in (("money", money), ("yellowcake", yellowcake)) if n]


def on_track(good: str, n: int) -> Text:
    return Text("on-track", {"good": Text(f"good-{good}"), "n": n})
