"""Positions for tests, written as the inventory writes them.

    table = position("four", yellow=nation(own="3L 4E", hired="1E", money=4, buildings="9 10"),
                     red=nation(buildings="16*2 48:S1,Sc"), spaces={"mine_mid": "Lc"}, to_move="yellow")
    play(table, "espionage", "L", "building 9")     # answers to whatever is asked, in order

A worker is its type and its colour, a seat's number or c: "L0", "Ec". A building is its card, its damage after a
star, those who stand there after a colon; a built bomb likewise, with a plus when it is loaded. Seats may be named
by colour wherever an answer has their number: "fighters red bombers".

What is not said is as the set-up leaves it: all laborers at home, $10, a plane of each kind; the starting cards and
building 3 on the market, or the next ones nobody has; the first bombs nobody has in the row. Where a personal supply
is given, own laborers named nowhere stand on construction, in nobody's way; engineers and scientists named nowhere
are in the general supply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from visavis.games import manhattan
from visavis.games.manhattan.board import CONSTRUCTION, LETTERS, TRACKS
from visavis.games.manhattan.check import check, standing
from visavis.games.manhattan.setup import COLOURS
from visavis.games.manhattan.state import (
    NO_TOKEN,
    Built,
    Clause,
    Draft,
    Nation,
    Pact,
    Race,
    Site,
    contractor_of,
    score,
    worker_of,
)
from visavis.games.manhattan.vocabulary import EVENTS, RULE
from visavis.kernel.choice import CHANCE
from visavis.kernel.deck import Deck
from visavis.kernel.game import Game
from visavis.kernel.journal import Event, Journal
from visavis.kernel.record import Header
from visavis.kernel.table import Table

GAME: Final[Game[Race]] = manhattan.GAME
START: Final = ("1", "2", "11", "12", "21", "22")
SLOTS: Final = 7


class Lot(NamedTuple):
    """What one player has, in words."""

    own: str | None = None
    hired: str = ""
    money: int = 10
    yellowcake: int = 0
    fighters: int = 1
    bombers: int = 1
    uranium: int = 0
    plutonium: int = 0
    spies: int = 0
    buildings: str = ""
    hand: str = ""
    bombs: str = ""
    token: int = NO_TOKEN
    on_token: str = ""


nation: Final = Lot
NEWCOMER: Final = Lot()


def having(lot: Lot, goods: Mapping[str, Any]) -> Lot:
    """The same player with these things by name."""
    return lot._replace(**goods)


def position(
    scenario: str = "three",
    *,
    red: Lot = NEWCOMER,
    green: Lot = NEWCOMER,
    blue: Lot = NEWCOMER,
    yellow: Lot = NEWCOMER,
    purple: Lot = NEWCOMER,
    to_move: str = "red",
    spaces: Mapping[str, str] | None = None,
    bribe: int = 0,
    market: str | None = None,
    deck: str | None = None,
    row: str | None = None,
    bomb_deck: str | None = None,
    under: str = "",
    design_open: bool = True,
    pacts: tuple[Pact, ...] = (),
    drafts: tuple[Draft, ...] = (),
    talks: bool = True,
    turn: int = 8,
    **options: Any,
) -> Table[Race]:
    """A table with this position, the seat to move about to begin its turn.

    Of a `deck` or `bomb_deck` given here the cards left over are with the last player: buildings damaged, bombs in
    hand. `talks` is the setting whether pacts can be made.
    """
    chosen = GAME.options(scenario, {"pacts": talks, **options})
    s = GAME.setup(scenario, chosen, {})
    lots = (red, green, blue, yellow, purple)[: len(s.nation)]
    s.nation = [settled(lot) for lot in lots]
    s.spaces = {space: tuple(workers.split()) for space, workers in (spaces or {}).items()}
    s.bribe = bribe
    s.design_open = design_open
    s.turn = turn
    s.pacts = list(pacts)
    s.drafts = list(drafts)
    s.tokens = sorted((Counter(s.tokens) - Counter(nation.token for nation in s.nation)).elements())
    lay_buildings(s, market, deck)
    lay_bombs(s, row, bomb_deck, under.split())
    count_workers(s, [lot.own is None for lot in lots])
    s.agenda[:] = [("turn", COLOURS.index(to_move))]
    s.told = []
    table = Table(GAME, Header(GAME.name, GAME.version, scenario, chosen), s, journal=Journal())
    assert check(s) == []
    return table


def settled(lot: Lot) -> Nation:
    """A player as the words say."""
    return Nation(
        own=counted(lot.own if lot.own is not None else ""),
        hired=counted(lot.hired),
        money=lot.money,
        yellowcake=lot.yellowcake,
        **{name: getattr(lot, name) for name in TRACKS},
        buildings={card: Site(int(mark or 0), workers) for card, mark, workers in cards(lot.buildings, "*")},
        hand=lot.hand.split(),
        bombs={
            card.removesuffix("+"): Built(card.endswith("+"), workers) for card, _, workers in cards(lot.bombs, "*")
        },
        token=lot.token,
        token_workers=tuple(lot.on_token.split()),
    )


def counted(words: str) -> list[int]:
    """'3L 1E' by type."""
    found = {word[-1]: int(word[:-1]) for word in words.split()}
    assert set(found) <= set(LETTERS)
    return [found.get(letter, 0) for letter in LETTERS]


def cards(words: str, sign: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """'16*2:L0,Ec' is card 16, mark 2, a laborer and a contractor on it."""
    for word in words.split():
        name, _, workers = word.partition(":")
        card, _, mark = name.partition(sign)
        yield card, mark, tuple(workers.split(",")) if workers else ()


def lay_buildings(s: Race, market: str | None, deck: str | None) -> None:
    owned = {card for nation in s.nation for card in nation.buildings}
    free = [card for card in (*START, *s.board.buildings) if card not in owned]
    s.market = list(dict.fromkeys(free))[:SLOTS] if market is None else market.split()
    left = [card for card in s.board.buildings if card not in owned and card not in s.market]
    s.deck = left if deck is None else deck.split()
    for card in left:
        if card not in s.deck:
            s.nation[-1].buildings[card] = Site(1)


def lay_bombs(s: Race, row: str | None, deck: str | None, under: list[str]) -> None:
    used = {*under, *(card for nation in s.nation for card in (*nation.hand, *nation.bombs))}
    left = [card for card in s.board.bombs if card not in used]
    s.row = left[: len(s.nation) + 1] if row is None else row.split()
    left = [card for card in left if card not in s.row]
    s.bombs = Deck(left if deck is None else deck.split(), bottom=under)
    s.nation[-1].hand += [card for card in left if card not in s.bombs.mixed]


def count_workers(s: Race, at_home: list[bool]) -> None:
    """Everybody named nowhere: laborers at home or on construction, the others in the general supply."""
    out = standing(s)
    for seat, nation in enumerate(s.nation):
        idle, *rest = (4 - nation.own[type_] - out[worker_of(seat, type_)] for type_ in range(3))
        s.stock[seat] = [0, *rest]
        if at_home[seat]:
            nation.own[0] += idle
        elif idle:
            s.spaces[CONSTRUCTION] = (*s.spaces.get(CONSTRUCTION, ()), *[worker_of(seat, 0)] * idle)
    hired = [sum(nation.hired[type_] for nation in s.nation) for type_ in range(3)]
    s.contractors = [4 - hired[type_] - out[contractor_of(type_)] for type_ in range(3)]


def pact(maker: str, *words: str) -> Pact:
    """pact("red", "spare green red all", "keep_off blue", "strike green blue 2"), made on red's last turn."""
    return Pact(COLOURS.index(maker), tuple(clause(word) for word in words))


def clause(words: str) -> Clause:
    parts = [COLOURS.index(word) if word in COLOURS else word for word in words.split()]
    return tuple(int(part) if isinstance(part, str) and part.isdecimal() else part for part in parts)


# Playing


def play(table: Table[Race], *answers: str | int) -> Table[Race]:
    """Give these answers, one after another, to whatever is asked. Cards are drawn as they come, unless named."""
    for answer in answers:
        while table.pending and table.pending.seat == CHANCE and answer not in table.pending.options:
            table.answer(table.pending.options[0])
        table.answer(said(table, answer))
        assert check(table.state) == []
    return table


def said(table: Table[Race], answer: str | int) -> str | int:
    """An answer with seats by colour, as the rules spell it."""
    offered = table.pending.options if table.pending else ()
    if answer in offered or isinstance(answer, int):
        return answer
    numbered = " ".join(str(COLOURS.index(word)) if word in COLOURS else word for word in answer.split(" "))
    return int(numbered) if numbered.isdecimal() and int(numbered) in offered else numbered


def draw_anything(table: Table[Race]) -> Table[Race]:
    """Let CHANCE answer with its first option until somebody else is asked, or the game is over."""
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer(table.pending.options[0])
    return table


def play_on(table: Table[Race], choose: Callable[[Any], Any]) -> Iterator[Table[Race]]:
    """The same table after each answer, chosen by a function of the question, until the game is over."""
    while table.pending is not None:
        table.answer(choose(table.pending))
        yield table


# Reading


def asked(table: Table[Race]) -> tuple[str, str]:
    """Who is asked now, by colour, and what."""
    assert table.pending is not None
    return COLOURS[table.pending.seat] if table.pending.seat != CHANCE else "chance", table.pending.name


def options(table: Table[Race]) -> list[Any]:
    """What may be answered now."""
    return list(table.pending.options) if table.pending else []


def spaces_offered(table: Table[Race]) -> list[str]:
    return [option for option in options(table) if option in table.state.board.spaces]


def buildings_offered(table: Table[Race]) -> list[str]:
    return [option.removeprefix("building ") for option in options(table) if option.startswith("building ")]


def bombs_offered(table: Table[Race]) -> list[str]:
    return [option for option in options(table) if option.startswith(("build ", "test ", "load "))]


def sorties_offered(table: Table[Race]) -> list[str]:
    """With the victim by colour: 'bombers red 6'."""
    found = [option.split(" ") for option in options(table) if option.count(" ") == 2]
    return [f"{plane} {COLOURS[int(victim)]} {target}" for plane, victim, target in found]


def of(table: Table[Race], colour: str) -> Nation:
    """What a player has."""
    return table.state.nation[COLOURS.index(colour)]


def ready(table: Table[Race], colour: str) -> str:
    """A personal supply in words: '3L 1E 2Lc'."""
    nation = of(table, colour)
    pairs = [*zip(nation.own, LETTERS, strict=True), *zip(nation.hired, ("Lc", "Ec", "Sc"), strict=True)]
    return " ".join(f"{n}{name}" for n, name in pairs if n)


def planes(table: Table[Race], colour: str) -> tuple[int, int]:
    return of(table, colour).fighters, of(table, colour).bombers


def damage(table: Table[Race], colour: str) -> dict[str, int]:
    """The damaged buildings of a player."""
    return {card: site.damage for card, site in of(table, colour).buildings.items() if site.damage}


def points(table: Table[Race], colour: str) -> int:
    return score(table.state, COLOURS.index(colour))


def standing_at(table: Table[Race], place: str) -> str:
    """Who stands on a space or a building, in words."""
    sites = {card: site.workers for nation in table.state.nation for card, site in nation.buildings.items()}
    return " ".join(sites.get(place, table.state.spaces.get(place, ())))


def events(table: Table[Race], *names: str) -> list[tuple[Any, ...]]:
    """What has happened since the position was set up: (name, *args), only these names if any are given.

    The paragraph that an event may carry is left out; the log tells it.
    """
    told = [item for _, item in (table.journal or Journal()).items if isinstance(item, Event)]
    return [(event.name, *told_by(event)) for event in told if not names or event.name in names]


def told_by(event: Event) -> tuple[Any, ...]:
    carries = EVENTS[event.name].fields[-1:] == (RULE,)
    return event.args[:-1] if carries else event.args
