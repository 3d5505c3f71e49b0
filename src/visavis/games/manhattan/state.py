"""A race in progress, and what may be asked of it.

Ids are words of the game: space "mine_mid", building "12", bomb "tomboy". A worker is a letter for its type and
a sign for its colour, the seat or "c" for a contractor: "L0", "Ec". The same words stand in data, records,
options and tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.games.manhattan.board import AIR_STRIKES, LETTERS, TYPES, Board
from visavis.kernel.deck import Deck
from visavis.kernel.game import State
from visavis.kernel.plain import Plain, Shared, declared

NOBODY: Final = -1
NO_TOKEN: Final = -1
GREY: Final = "c"  # the sign of a contractor
TYPE: Final = {letter: type_ for type_, letter in enumerate(LETTERS)}
OWNER: Final = {GREY: NOBODY} | {str(seat): seat for seat in range(10)}  # by sign

Workers = tuple[str, ...]
Clause = tuple[Any, ...]  # §9.19 ("spare", x, y, what); §9.20 ("keep_off", x); §9.21 ("strike", x, z, k still owed)


class Options(NamedTuple):
    """What the players agreed on before the game; the defaults are the readings of the rulings."""

    pacts: bool = True  # §9.15
    bomb_is_placement: bool = True  # ruling R1
    steps_in_order: bool = True  # ruling R2
    construction_must_buy: bool = False  # ruling R3
    bombed_workers_return: bool = False  # ruling R14
    repair_offer_needs_repair: bool = False  # ruling R15
    open_hands: bool = False  # ruling R19
    bonus_contractor: bool = False  # ruling R20
    new_building_waits: bool = False  # ruling R22
    tested_bomb_shuffled: bool = False  # ruling R28
    turn_limit: int = 200  # ruling R27: turns per player
    think_aloud: bool = False  # opponents tell the numbers behind their decisions


class Site(NamedTuple):
    """A building on a player's board: its damage, §1.13 without limit, and who stands on it."""

    damage: int = 0
    workers: Workers = ()


class Built(NamedTuple):
    """A built bomb: whether it is loaded (§1.14), and who stands on it."""

    loaded: bool = False
    workers: Workers = ()


class Pact(NamedTuple):
    """§9.18 An agreement, and on whose turn it was made."""

    maker: int
    clauses: tuple[Clause, ...]


class Draft(NamedTuple):
    """§11.4 Bomb cards going round: who began, who kept what so far, what is still in hand."""

    designer: int
    picks: tuple[tuple[int, str], ...]
    cards: tuple[str, ...]


@declared
class Nation(Plain):
    """What lies before one player: §6.11 as many buildings as he likes, §6.12 and they are his for good."""

    own: list[int]  # own workers in the personal supply, by type
    hired: list[int]  # contractors there, by type
    money: int
    yellowcake: int
    fighters: int
    bombers: int
    uranium: int
    plutonium: int
    spies: int
    buildings: Mapping[str, Site]  # in the order they were bought
    hand: Sequence[str]  # §1.21 bomb cards only the owner knows, in the order they came
    bombs: Mapping[str, Built]  # in the order they were built
    token: int  # §14.13 value of the test token, or NO_TOKEN
    token_workers: Workers


@declared
class Race(State):
    """The whole game as plain data."""

    scenario: str
    board: Shared[Board]
    options: Options
    nation: list[Nation]  # by seat, clockwise
    stock: list[Sequence[int]]  # by seat: own workers in the general supply, by type
    contractors: list[int]  # in the general supply, by type
    spaces: Mapping[str, Workers]  # only those that are occupied
    bribe: int
    market: Sequence[str]  # from the cheapest slot
    deck: Sequence[str]  # §1.21 regular buildings to come, in no order
    bombs: Deck[str]
    row: Sequence[str]  # §3.8 bombs face up
    design_open: bool
    tokens: Sequence[int]  # §3.4 still in the general supply
    drafts: Sequence[Draft]  # finished ones: what each player can know of the hands follows from them
    draft: Draft | None
    pacts: Sequence[Pact]
    first: int
    seat: int  # whose turn it is
    turn: int
    # This turn
    under_way: bool  # §4.2 the player has begun to place
    step_1_used: bool
    step_2_begun: bool
    placed: bool  # §4.10
    striking: bool  # §9.2 he stands on an air-strike space and has not finished
    access: int  # §12.4 foreign buildings still open to him
    bought: str  # the building he bought
    repaired: bool
    proposals: int
    winner: int
    ending: str  # how the game ended; empty while it goes on

    def dump(self) -> dict[str, Any]:
        return {**State.dump(self), "overlay": self.board.overlaid}


# Seats


def players(s: Race) -> int:
    return len(s.nation)


def clockwise(s: Race, seat: int) -> list[int]:
    """§1.1 The other seats, from the left of this one."""
    return [*range(seat + 1, len(s.nation)), *range(seat)]


# A nation's cards


def set_site(nation: Nation, card: str, site: Site) -> None:
    """A building of its, as it is from now on."""
    nation.buildings = {**nation.buildings, card: site}


def set_bomb(nation: Nation, bomb: str, built: Built) -> None:
    """A bomb of its, as it is from now on."""
    nation.bombs = {**nation.bombs, bomb: built}


def take_bomb(nation: Nation, bomb: str) -> Built:
    """A built bomb of its that leaves the board."""
    built = nation.bombs[bomb]
    nation.bombs = {other: each for other, each in nation.bombs.items() if other != bomb}
    return built


def with_more(counts: Sequence[int], type_: int, n: int) -> list[int]:
    """So many more of one type."""
    return [had + n if each == type_ else had for each, had in enumerate(counts)]


# Workers


def worker_of(seat: int, type_: int) -> str:
    """§1.2 An own worker, as it lies on the table."""
    return f"{LETTERS[type_]}{seat}"


def contractor_of(type_: int) -> str:
    return f"{LETTERS[type_]}{GREY}"


def type_of(worker: str) -> int:
    return TYPE[worker[0]]


def owner_of(worker: str) -> int:
    """The seat whose colour a worker has; a contractor has nobody's."""
    return OWNER[worker[1]]


def ready(nation: Nation, type_: int) -> int:
    """§7.7 §7.8 Workers of a type in the personal supply, whatever their colour."""
    return nation.own[type_] + nation.hired[type_]


def all_ready(nation: Nation) -> int:
    return sum(nation.own) + sum(nation.hired)


def workers_of(nation: Nation) -> Iterator[Workers]:
    """The workers on a player's own cards: buildings, bombs, test token (§4.22)."""
    for site in nation.buildings.values():
        yield site.workers
    for built in nation.bombs.values():
        yield built.workers
    yield nation.token_workers


def out(s: Race, seat: int) -> Iterator[str]:
    """§4.4 The own workers of the seat that would come back by a retrieve (ruling R10)."""
    sign = str(seat)
    for workers in s.spaces.values():
        yield from (worker for worker in workers if worker[1] == sign)
    for each, nation in enumerate(s.nation):
        standing = workers_of(nation) if each == seat else (site.workers for site in nation.buildings.values())
        for workers in standing:
            yield from (worker for worker in workers if worker[1] == sign)


def is_out(s: Race, seat: int) -> bool:
    """§4.4 Whether anybody would come back: not all of a colour are in the two supplies (§1.3)."""
    at_home = sum(s.nation[seat].own) + sum(s.stock[seat])
    return at_home < s.board.numbers.own_workers * len(TYPES)


# This turn


def may_use_main_board(s: Race) -> bool:
    """§4.9 §5.1 Once, and before any building (ruling R2)."""
    return not s.step_1_used and not (s.step_2_begun and s.options.steps_in_order)


# Bombs


def value(s: Race, nation: Nation, bomb: str) -> int:
    """§14.7 §14.8 What a bomb is worth to its owner now."""
    card = s.board.bombs[bomb]
    return card.untested if nation.token == NO_TOKEN else card.tested


def score(s: Race, seat: int) -> int:
    """§15.1 Computed from what lies on the table, never kept; §2.2 nothing but bombs and the token counts."""
    nation = s.nation[seat]
    points = nation.token if nation.token != NO_TOKEN else 0
    bonus = s.board.numbers.load_points
    for bomb, built in nation.bombs.items():
        points += value(s, nation, bomb) + (bonus if built.loaded else 0)
    return points


def goal(s: Race) -> int:
    """§2.1"""
    return s.board.parties[len(s.nation)].goal


# Pacts


def clauses(s: Race) -> Iterator[Clause]:
    """§9.17 Everything in force, the oldest first."""
    for pact in s.pacts:
        yield from pact.clauses


def spares(s: Race, seat: int, other: int, what: str) -> bool:
    """§9.19 Whether a pact forbids the seat to strike at these things of the other."""
    return any(c[0] == "spare" and c[1] == seat and c[2] == other and c[3] in (what, "all") for c in clauses(s))


def keeps_off(s: Race, seat: int) -> bool:
    """§9.20"""
    return any(c[0] == "keep_off" and c[1] == seat for c in clauses(s))


def free_air_strikes(s: Race) -> list[str]:
    return [space for space in AIR_STRIKES if space not in s.spaces]


def goods_short(nation: Nation, price: Sequence[tuple[str, int]]) -> bool:
    """§1.12 Whether a payment cannot be made in full."""
    for name, n in price:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if getattr(nation, name) < n:
            return True
    return False
