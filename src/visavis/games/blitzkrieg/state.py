"""A war in progress, and the questions of chapters 2 to 4 one may ask of it.

Ids are the printed names: theatre "WE", campaign "WE2", space "WE2.3", token "A1". The same words
stand in data, records, options and tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Self

from visavis.games.blitzkrieg.board import BOT_SCIENTIST, UNKNOWN, Board, Row, Token
from visavis.kernel.game import Item, State

FIRST: Final = 0  # §5.8 §N1.2 Axis; in Nippon Japan
SECOND: Final = 1  # Allies; in Nippon Germany
NOBODY: Final = -1
BOTH: Final = 2  # §9.6 both sides scored a campaign
DIRECTION: Final = (1, -1)  # the first side's half of every track is positive


class Options(NamedTuple):
    """What the players agreed on before the game."""

    # Rulings on which players may differ; the default is the reading of notes.md.
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


class War(State):
    """The whole game as plain data."""

    __slots__ = (
        "bag",
        "board",
        "bot",
        "cup",
        "ending",
        "finished",
        "free",
        "in_effect",
        "last",
        "last_turn",
        "marker",
        "options",
        "pile",
        "placed",
        "reserve",
        "scenario",
        "score",
        "seen",
        "side",
        "stratagem",
        "turn",
        "winner",
        "won",
    )

    def __init__(
        self,
        agenda: list[Item],
        scenario: str,
        board: Board,
        options: Options,
        bot: int,
        placed: dict[str, Placed],
        free: dict[str, tuple[str, ...]],
        marker: dict[str, int],
        finished: dict[str, int],
        won: dict[str, int],
        score: list[int],
        reserve: list[list[str]],
        bag: list[list[str]],
        pile: list[str],
        last: list[Placed | None],
        seen: list[list[str]],
        side: int,
        turn: int,
        last_turn: bool,
        winner: int,
        ending: str,
        cup: list[str],
        stratagem: str,
        in_effect: str,
    ) -> None:
        State.__init__(self, agenda)
        self.scenario: str = scenario
        self.board: Board = board
        self.options: Options = options
        self.bot: int = bot  # the side the rulebook plays, or NOBODY
        self.placed: dict[str, Placed] = placed  # by space, in order of placement
        self.free: dict[str, tuple[str, ...]] = free  # by campaign, from the left: all spaces not in placed
        self.marker: dict[str, int] = marker  # by theatre that has one; the first side's half is positive
        self.finished: dict[str, int] = finished  # by theatre: who closed it, NOBODY if it just filled up
        self.won: dict[str, int] = won  # by completed campaign: who scored it, perhaps BOTH
        self.score: list[int] = score
        self.reserve: list[list[str]] = reserve  # by side; the bot's is its row, from the left
        self.bag: list[list[str]] = bag  # by side, in no order
        self.pile: list[str] = pile  # weapons nobody has looked at: the pile, and the UNKNOWN ones in bags
        self.last: list[Placed | None] = last  # by side: the token placed last, which a spy would copy
        self.seen: list[list[str]] = seen  # by side: enemy weapons it has bombed into the enemy's bag
        self.side: int = side  # whose turn it is
        self.turn: int = turn
        self.last_turn: bool = last_turn  # §12.2
        self.winner: int = winner
        self.ending: str = ending  # how the game ended; empty while it goes on
        self.cup: list[str] = cup  # §SU.3 stratagems to draw from
        self.stratagem: str = stratagem  # the stratagem token on display
        self.in_effect: str = in_effect  # §ST.A4 differs from the token on display under Steamroll

    def clone(self) -> Self:
        reserve, bag, seen = self.reserve, self.bag, self.seen
        return self.__class__(
            self.agenda[:],
            self.scenario,
            self.board,
            self.options,
            self.bot,
            self.placed.copy(),
            self.free.copy(),
            self.marker.copy(),
            self.finished.copy(),
            self.won.copy(),
            self.score[:],
            [reserve[0][:], reserve[1][:]],
            [bag[0][:], bag[1][:]],
            self.pile[:],
            self.last[:],
            [seen[0][:], seen[1][:]],
            self.side,
            self.turn,
            self.last_turn,
            self.winner,
            self.ending,
            self.cup[:],
            self.stratagem,
            self.in_effect,
        )

    def dump(self) -> dict[str, Any]:
        fields = {slot: getattr(self, slot) for slot in War.__slots__ if slot not in ("board", "free", "options")}
        return {"agenda": self.agenda, "options": self.options._asdict(), "overlay": self.board.overlaid, **fields}


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
    found = (s.placed[space] for row in s.board.rows[theatre] for space in row.spaces if space in s.placed)
    return sum(1 for p in found if p.side == side and is_ordinary(tokens[p.token], types))


def is_ordinary(token: Token, types: tuple[str, ...]) -> bool:
    return not token.special and token.type in types


def weapons_in_pile(s: War) -> int:
    """§11.5 How many weapons lie beside the board."""
    return len(s.pile) - s.bag[0].count(UNKNOWN) - s.bag[1].count(UNKNOWN)


def restore(fields: Mapping[str, Any], board: Board) -> War:
    """A state from what dump() gave, perhaps by way of JSON."""
    s = War(
        [tuple(item) for item in fields["agenda"]],
        fields["scenario"],
        board,
        Options(**fields["options"]),
        fields["bot"],
        {},
        all_free(board),
        dict(fields["marker"]),
        dict(fields["finished"]),
        dict(fields["won"]),
        list(fields["score"]),
        [list(reserve) for reserve in fields["reserve"]],
        [list(bag) for bag in fields["bag"]],
        list(fields["pile"]),
        [Placed(*last) if last else None for last in fields["last"]],
        [list(seen) for seen in fields["seen"]],
        fields["side"],
        fields["turn"],
        fields["last_turn"],
        fields["winner"],
        fields["ending"],
        list(fields["cup"]),
        fields["stratagem"],
        fields["in_effect"],
    )
    for space, placed in fields["placed"].items():
        occupy(s, space, Placed(*placed))
    return s
