"""A war in progress, and the questions of chapters 2 to 4 one may ask of it.

Ids are the printed names: theatre "WE", campaign "WE2", space "WE2.3", token "A1". The same words
stand in data, records, options and tests.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from visavis.games.blitzkrieg.board import BOT_SCIENTIST, UNKNOWN, Board, Row, Token
from visavis.kernel.game import State
from visavis.kernel.plain import Pair, Shared, declared

FIRST: Final = 0  # §5.8 §N1.2 Axis; in Nippon Japan
SECOND: Final = 1  # Allies; in Nippon Germany
NOBODY: Final = -1
BOTH: Final = 2  # §9.6 both sides scored a campaign
DIRECTION: Final = (1, -1)  # the first side's half of every track is positive


class Options(NamedTuple):
    """What the players agreed on before the game."""

    # Rulings on which players may differ; the default is the reading of the ruling.
    double_bonus: bool = False  # ruling R3
    bombard_needs_icon: bool = False  # ruling R10
    spy_copies_number: bool = False  # ruling R12
    compare_on_allied_trigger: bool = False  # ruling R24
    show_reserve_count: bool = False  # ruling R27
    nippon_weapons_in_base: bool = False  # ruling R28
    scientist_open_only: bool = False  # ruling R35
    die_board_order: bool = False  # ruling R40
    bot_prefers_theatre: bool = False  # ruling R43
    rp_counts_as_both: bool = False  # ruling R44
    bot_magnitude: bool = False  # ruling R47
    bot_blitz_elsewhere: bool = False  # ruling R50
    look_at_research: bool = True  # §7.4.1 the taker may look; whoever plays with real tokens need not
    # Solo
    level: str = "easy"  # §SU.5
    stratagems: bool = True  # §ST.A3
    extra_vp: int = 0  # §SH.1
    extra_cells: int = 0  # §SH.2


class Placed(NamedTuple):
    """A token on the board: whose, what is printed, what it counted as, the strength it had."""

    side: int
    token: str
    identity: str
    strength: int


@declared
class War(State):
    """The whole game as plain data."""

    scenario: str
    board: Shared[Board]
    options: Options
    bot: int  # the side the rulebook plays, or NOBODY
    placed: dict[str, Placed]  # by space, in order of placement
    free: dict[str, tuple[str, ...]]  # by campaign, from the left: all spaces not in placed
    marker: dict[str, int]  # by theatre that has one; the first side's half is positive
    finished: dict[str, int]  # by theatre: who closed it, NOBODY if it just filled up
    won: dict[str, int]  # by completed campaign: who scored it, perhaps BOTH
    score: list[int]
    reserve: Pair[list[str]]  # by side; the bot's is its row, from the left
    bag: Pair[list[str]]  # by side, in no order
    pile: list[str]  # weapons nobody has looked at: the pile, and the UNKNOWN ones in bags
    last: list[Placed | None]  # by side: the token placed last, which a spy would copy
    seen: Pair[list[str]]  # by side: enemy weapons it has bombed into the enemy's bag
    side: int  # whose turn it is
    turn: int
    last_turn: bool  # §12.2
    winner: int
    ending: str  # how the game ended; empty while it goes on
    cup: list[str]  # §SU.3 stratagems to draw from
    stratagem: str  # the stratagem token on display
    in_effect: str  # §ST.A4 differs from the token on display under Steamroll

    def dump(self) -> dict[str, Any]:
        return {**State.dump(self), "overlay": self.board.overlaid}


# Chapter 2: board and terms


def all_free(board: Board) -> dict[str, tuple[str, ...]]:
    """The spaces of every campaign of an empty board."""
    return {row.id: row.spaces for row in board.campaigns.values()}


def occupy(s: War, space: str, placed: Placed) -> None:
    """§2.3 One token to a space, for the rest of the game."""
    row = s.board.spots[space].campaign
    free = s.free[row]
    at = free.index(space)
    s.placed[space] = placed
    s.free[row] = free[:at] + free[at + 1 :]


def spaces_left(s: War, row: Row) -> tuple[str, ...]:
    """§6.1.2 The free spaces of a row, from the left."""
    return s.free[row.id]


def active_campaign(s: War, theatre: str) -> Row | None:
    """§2.4 The topmost row of an open theatre that still has a free space; §2.5 perhaps none."""
    if theatre in s.marker and theatre not in s.finished:
        for row in s.board.rows[theatre]:
            if s.free[row.id]:
                return row
    return None


def is_open(s: War, theatre: str) -> bool:
    """§2.12 §N3.3 A theatre in play: it has a marker and is not finished."""
    return theatre in s.marker and theatre not in s.finished


def open_theatres(s: War) -> list[str]:
    return [theatre for theatre in s.board.theatres if theatre in s.marker and theatre not in s.finished]


def is_unopened(s: War, theatre: str) -> bool:
    """§N4.2 No marker has come here yet."""
    return theatre not in s.marker and theatre not in s.finished


def leader(s: War, theatre: str) -> int:
    """§2.10 The side on whose half the marker stands; on the centre cell nobody leads."""
    at = s.marker[theatre]
    return FIRST if at > 0 else SECOND if at < 0 else NOBODY


def lead(s: War, side: int, theatre: str) -> int:
    """How many cells the marker stands on this side's half; less than nothing on the enemy's."""
    return s.marker[theatre] * DIRECTION[side]


def last_before_closing(s: War, theatre: str) -> int:
    """§7.10.3 §4.5.3 §N8.1 §N8.2 The cell where a marker stops that may not close (ruling R31)."""
    return s.board.first_closing[theatre] - 1


def bonus_at(s: War, theatre: str, cell: int) -> int:
    """§9.4 One point for the first icon reached or passed, two for the second (ruling R36)."""
    return sum(1 for icon in s.board.theatres[theatre].bonus if cell >= icon)


# Chapters 3 and 4: units


def times_applied(ability: str) -> int:
    """§4.2.1 never for a task force, §4.9.2 twice for leadership, §7.1 otherwise once (ruling R20, ruling R21)."""
    return 0 if ability == "task_force" else 2 if ability == "leadership" else 1


def identity(s: War, side: int, token: str) -> str | None:
    """§4.6.1 What a token counts as when this side plays it now; None: it cannot be played.

    §4.6.3 §4.6.6 Spaces, strength and abilities all follow from this identity; §S0.4 for the bot too.
    """
    if token not in s.board.masked:
        return token
    if s.board.tokens[token].ability == "spy":
        return spy_identity(s, side)
    return BOT_SCIENTIST if side == s.bot else token  # §SE.8


def spy_identity(s: War, side: int) -> str | None:
    """§4.6.2 The very last token the enemy placed; §4.6.7 none yet: not playable (ruling R13).

    §SE.14 What the bot played as air of strength 3 is copied as that (ruling R15).
    """
    copied = s.last[1 - side]
    if copied is None:
        return None
    if side == s.bot and s.board.tokens[copied.identity].ability == "scientist":
        return BOT_SCIENTIST  # §SE.13 # ruling R54
    return copied.identity


# Abilities of units that are not equally strong in every theatre
DEPENDS_ON_THEATRE: Final = ("general", "admiral", "partisans")


def strength(s: War, side: int, token: str, counts_as: str, theatre: str) -> int:
    """§3.5.4 §S0.4 The strength a token would have if it were placed in this theatre now."""
    unit = s.board.tokens[counts_as]
    copied = s.last[1 - side]
    if token != counts_as and copied is not None and s.options.spy_copies_number:
        return unit.strength if counts_as == BOT_SCIENTIST else copied.strength  # ruling R12
    if unit.ability == "general":
        return 1 + count_units(s, side, theatre, ("army", "air"))  # §3.5.2 himself; §4.6.4 or the spy
    if unit.ability == "admiral":
        return 1 + count_units(s, side, theatre, ("navy", "air"))  # §3.6.2
    if unit.ability == "partisans":
        behind = theatre in s.marker and lead(s, side, theatre) < 0
        return unit.strength_behind if behind else unit.strength  # §4.8.1 §4.6.5 as the spy's owner sees it
    return unit.strength


def count_units(s: War, side: int, theatre: str, types: tuple[str, ...]) -> int:
    """§3.5.3 Own ordinary tokens of these types in every row of a theatre, §N4.6 which in Nippon is one (ruling R22).

    A spy or any other special weapon on the board is never counted (§4.6.8), nor is Godzilla (§N2.2),
    whose type is army and navy at once (ruling R14).
    """
    tokens = s.board.tokens
    placed = s.placed
    found = [placed[space] for space in s.board.spaces_of[theatre] if space in placed]
    return len([p for p in found if p.side == side and is_ordinary(tokens[p.token], types)])


def is_ordinary(token: Token, types: tuple[str, ...]) -> bool:
    return not token.special and token.type in types


def weapons_in_pile(s: War) -> int:
    """§11.5 How many weapons lie beside the board."""
    return len(s.pile) - s.bag[0].count(UNKNOWN) - s.bag[1].count(UNKNOWN)
