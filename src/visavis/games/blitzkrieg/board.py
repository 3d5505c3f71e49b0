"""Chapters 1 and 2 as data: the board in play, its spaces and tracks, and every token of the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

from visavis.games.reading import load
from visavis.kernel.data import DataError, Known, Range, Source, errors_in, overlay_for, refuse, refuse_unknown

DATA: Final = files(__package__) / "data"
STEMS: Final = ("tokens", "base", "nippon", "solo")

UNKNOWN: Final = "?"  # §SE.2 a special weapon in a bag that nobody has looked at
BOT_SCIENTIST: Final = "SCI*"  # §SE.8 the scientist as the bot plays it

SpaceType = Literal["land", "sea", "both"]
UnitType = Literal["army", "navy", "air", "army_navy", "any", "spy"]
Effect = Literal[
    "none",
    "production",
    "improved_production",
    "research",
    "improved_research",
    "research_production",
    "propaganda",
    "bombing",
    "tactical",
    "strategic",
]
Ability = Literal[
    "none",
    "general",
    "admiral",
    "blitz",
    "elite",
    "task_force",
    "bombardment",
    "nuclear_bomb",
    "spy",
    "scientist",
    "partisans",
    "leadership",
    "monster",
]
Small = Annotated[int, Range(0, 99)]


@dataclass(frozen=True, slots=True)
class Space:
    """§2.7 One battle space: its type, and the effect printed on it."""

    id: str
    type: SpaceType
    effect: Effect
    n: Small


@dataclass(frozen=True, slots=True)
class Campaign:
    """§2.2 One row of battle spaces and its victory points."""

    id: str
    vp: Small
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Theatre:
    """§2.8 A theatre: its campaigns from the top, and its battle track, the same on both halves."""

    id: str
    start: bool  # has a marker from the beginning
    die: Small  # §SU.4
    height: Small  # §S1.5.3 1 is the highest on the board
    bonus: tuple[int, ...]  # §2.9 cells of the +1 and the +2 icon
    closing: tuple[int, ...]  # §10.1 §N4.3 cells that close the theatre; the last one ends the track
    advance: tuple[int, ...]  # §N6.4 head start in the next campaign, by closing cell
    links: tuple[str, ...]
    campaign: tuple[Campaign, ...]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class BoardHead:
    id: str
    goal: Small
    track: Small
    start_reserve: Small
    sides: tuple[str, ...]
    sets: tuple[str, ...]
    weapons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardFile:
    source: Source
    board: BoardHead
    theatre: tuple[Theatre, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """§1.8 One kind of token. Its colour, and so whether it is a special weapon, never changes."""

    code: str
    type: UnitType
    strength: Small
    ability: Ability
    special: bool
    strength_behind: Small = 0  # §4.8.1
    retreat: Small = 0  # §4.5.2
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class TokenSet:
    tokens: dict[str, Small]
    known: Known

    def spread(self) -> list[str]:
        """Every token of the set, one by one."""
        return [code for code, count in self.tokens.items() for _ in range(count)]


@dataclass(frozen=True, slots=True)
class TokenFile:
    source: Source
    fits: dict[str, tuple[str, ...]]
    token: tuple[Token, ...]
    set: dict[str, TokenSet]


@dataclass(frozen=True, slots=True)
class Level:
    """§SU.5 How often the die is rolled for the bot, and for how many cells."""

    id: str
    rolls: Small
    cells: Small


@dataclass(frozen=True, slots=True)
class Stratagem:
    id: str
    outside_cup: bool = False  # §SU.3


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The numbers printed in the bot's algorithm."""

    propaganda_at: Small  # §S2.4.1
    behind_by: Small  # §S2.4.3
    short_row: Small  # §S2.4.5
    strongest_at: Small  # §S3.6


@dataclass(frozen=True, slots=True)
class NipponSolo:
    """§SN.2 §SN.4 The bot's head start in solo Nippon."""

    campaigns: Small
    cells: Small
    extra: Small


@dataclass(frozen=True, slots=True)
class Scientist:
    """§SE.8 The scientist as the bot plays it."""

    type: UnitType
    strength: Small


@dataclass(frozen=True, slots=True)
class SoloSetup:
    """§SU.2 Tokens to begin with."""

    bot_row: Small
    your_reserve: Small


@dataclass(frozen=True, slots=True)
class SoloFile:
    source: Source
    setup: SoloSetup
    scientist: Scientist
    thresholds: Thresholds
    nippon: NipponSolo
    level: tuple[Level, ...]
    stratagem: tuple[Stratagem, ...]


class Spot:
    """A space, and where it lies."""

    __slots__ = ("campaign", "effect", "id", "n", "theatre", "type")

    def __init__(self, theatre: str, campaign: str, space: Space) -> None:
        self.id: str = space.id
        self.theatre: str = theatre
        self.campaign: str = campaign
        self.type: str = space.type
        self.effect: str = space.effect
        self.n: int = space.n


class Row:
    """A campaign in play: its spaces from the left."""

    __slots__ = ("id", "spaces", "theatre", "vp")

    def __init__(self, theatre: str, campaign: Campaign) -> None:
        self.id: str = campaign.id
        self.theatre: str = theatre
        self.vp: int = campaign.vp
        self.spaces: tuple[str, ...] = tuple(space.id for space in campaign.spaces)


class Board:
    """Everything printed that a game needs. Shared by all states of a game; never changed."""

    def __init__(self, board: BoardFile, tokens: TokenFile, solo: SoloFile, overlaid: str = "") -> None:
        self.kept: dict[Any, Any] = {}
        self.id = board.board.id
        self.overlaid = overlaid  # the overlay in force, as JSON; part of what makes boards equal
        self.head = board.board
        self.source = board.source
        self.solo = solo
        self.sets = tokens.set
        self.spread = {name: found.spread() for name, found in tokens.set.items()}
        self.goal = board.board.goal
        self.theatres = {theatre.id: theatre for theatre in board.theatre}
        self.rows = {t.id: tuple(Row(t.id, c) for c in t.campaign) for t in board.theatre}
        self.rows_of = {theatre: tuple(row.id for row in rows) for theatre, rows in self.rows.items()}
        self.campaigns = {row.id: row for rows in self.rows.values() for row in rows}
        self.spots = {p.id: Spot(t.id, c.id, p) for t in board.theatre for c in t.campaign for p in c.spaces}
        self.spaces_of = {
            theatre: tuple(space for row in rows for space in row.spaces) for theatre, rows in self.rows.items()
        }
        self.most_tactical = {theatre: most_tactical(self.spots, spaces) for theatre, spaces in self.spaces_of.items()}
        self.tokens = {token.code: token for token in (*tokens.token, scientist_of_the_bot(solo))}
        self.masked = frozenset(code for code, token in self.tokens.items() if token.ability in ("spy", "scientist"))
        self.ordinary = frozenset(code for code, token in self.tokens.items() if not token.special)
        self.rank = {code: place for place, code in enumerate(self.tokens)}
        self.fits = {kind: fitting(self.spots, types) for kind, types in tokens.fits.items()}
        self.option = {
            code: {
                kind: {space: f"{code} {space}" for space in self.spots if space in fits}
                for kind, fits in self.fits.items()
            }
            for code in self.tokens
        }
        self.as_printed = {  # the option for each space, of tokens that are always what is printed on them
            code: self.option[code][token.type].get for code, token in self.tokens.items() if code not in self.masked
        }
        self.first_closing = {theatre.id: theatre.closing[0] for theatre in board.theatre}
        self.linked = any(theatre.links for theatre in board.theatre)  # §N4.1 each campaign stands alone
        self.last_cell = {theatre.id: theatre.closing[-1] for theatre in board.theatre}


def fitting(spots: Mapping[str, Spot], types: tuple[str, ...]) -> frozenset[str]:
    """§2.7 §3.1 §3.2 §3.3 The spaces whose type suits a kind of unit."""
    return frozenset(space for space, spot in spots.items() if spot.type in types)


def most_tactical(spots: Mapping[str, Spot], spaces: tuple[str, ...]) -> int:
    """The largest tactical advantage of a theatre."""
    return max([spots[space].n for space in spaces if spots[space].effect == "tactical"], default=0)


def scientist_of_the_bot(solo: SoloFile) -> Token:
    """§SE.8 Still a special weapon, though it flies."""
    return Token(BOT_SCIENTIST, solo.scientist.type, solo.scientist.strength, "none", special=True)


@lru_cache(maxsize=8)
def printed(name: str) -> Board:
    """The board as our data has it."""
    return build(name, {})


def build(name: str, overlay: Mapping[str, Any], overlaid: str = "") -> Board:
    """§5.1 §N3.1 The side of the board in play, with an owner's corrections."""

    found: list[DataError] = []

    def part(stem: str, shape: type[Any]) -> Any:
        return load(DATA / f"{stem}.toml", shape, overlay_for(overlay, stem, STEMS, found), found)

    board, tokens, solo = part(name, BoardFile), part("tokens", TokenFile), part("solo", SoloFile)
    found += errors_in(check_sets, f"{name}.toml", board, tokens)
    for theatre in board.theatre:
        found += errors_in(check_track, f"{name}.toml", theatre)
        found += errors_in(check_links, f"{name}.toml", theatre, {other.id: other for other in board.theatre})
    refuse(found)
    return Board(board, tokens, solo, overlaid)


def check_sets(file: str, board: BoardFile, tokens: TokenFile) -> None:
    """§5.3 Two sides, a bag for each; all their tokens are known."""
    if len(board.board.sides) != 2 or len(board.board.sets) != 2:
        raise DataError(
            "{file}: board.sets is {sets}, expected one set for each of two sides", file=file, sets=board.board.sets
        )
    for name in (*board.board.sets, *board.board.weapons):
        refuse_unknown(file, "board.sets", name, tokens.set)
    for name, each in tokens.set.items():
        for code in each.tokens:
            refuse_unknown("tokens.toml", f"set.{name}.tokens", code, [token.code for token in tokens.token])


def check_track(file: str, theatre: Theatre) -> None:
    """§2.9 §N4.3 Closing cells stand in order, each with its head start."""
    cells = theatre.closing
    if not cells or list(cells) != sorted(set(cells)) or cells[0] < 1 or len(cells) != len(theatre.advance):
        raise DataError(
            "{file}: theatre[{id}] has closing {closing} and advance {advance}, expected rising cells, an advance each",
            file=file,
            id=theatre.id,
            closing=cells,
            advance=theatre.advance,
        )


def check_links(file: str, theatre: Theatre, theatres: Mapping[str, Theatre]) -> None:
    """§N4.5 A link leads to a campaign of the board, and back (ruling R33)."""
    for other in theatre.links:
        refuse_unknown(file, f"theatre[{theatre.id}].links", other, theatres)
        if theatre.id not in theatres[other].links:
            raise DataError(
                "{file}: theatre[{id}] is linked with {other}, expected a link back from there",
                file=file,
                id=theatre.id,
                other=other,
            )
