"""2.9 BOT-R: losses, retreats, advances and the marker of a failed attack, as the opponent chooses them."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.board import apart
from visavis.games.noretreat.bot.filters import decide, decide_if, follow
from visavis.games.noretreat.bot.judge import (
    FAR,
    gap_after,
    leak,
    leak_length,
    scratch,
    step_value,
    surround,
    unguarded,
)
from visavis.games.noretreat.bot.movement import marches
from visavis.games.noretreat.bot.seams import CITY, Answering, plan_of
from visavis.games.noretreat.bot.sides import is_defending, sheet_of
from visavis.games.noretreat.bot.targets import ground_shift
from visavis.games.noretreat.rules.battle import defence_of, running
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.results import YES
from visavis.games.noretreat.rules.retreats import advance_ends, advancing
from visavis.games.noretreat.rules.supply import is_supplied, supplied_cities
from visavis.games.noretreat.state import War, cities_of, enemy, face_of, holder, put, steps_of
from visavis.kernel.choice import Choice
from visavis.kernel.priorities import Table, least, most, only, prefer

SURROUNDING: Final = 1  # §O1-3 the sheet whose advances surround
TAKING: Final = 4  # §O4-4 the sheet whose advances take cities


# §BOT-R1 §BOT-R2 Losses


def counter(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-R1 §SD6.1 Always; the rules offer it nothing else."""
    return follow(s, side, "counter", "BOT-R1", "always", YES, choice.about["hex"])


LOSSES: Final[Table] = (
    prefer("BOT-R2", "survives", lambda t, id_: steps_of(t, id_) > 1),
    least("BOT-R2", "cheapest_step", step_value),
    least("BOT-R2", "weakest", lambda t, id_: face_of(t, id_).attack + face_of(t, id_).defence),
)


def lose(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-R2 The step that is missed least."""
    return decide(s, side, "lose", choice.options, LOSSES)


def cadre(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-R2 What stays in the hex is better than nothing."""
    return follow(s, side, "cadre", "BOT-R2", "cadre_stays", YES, choice.about["unit"])


# §BOT-R3 Retreats


class Flight:
    """A counter that falls back, and how its side would stand then."""

    def __init__(self, s: War, side: int, id_: str) -> None:
        self.s, self.side, self.id = s, side, id_
        self.cities = supplied_cities(s, side)
        self.way = leak_length(leak(s, side))

    def is_fed(self, hex_: str) -> bool:
        t = scratch(self.s)
        put(t, self.id, hex_)
        return is_supplied(t, self.id)

    def closes(self, hex_: str) -> bool:
        return gap_after(self.s, self.id, hex_) > self.way

    def to_city(self, hex_: str) -> int:
        return min((apart(self.s.board, hex_, city) for city in self.cities), default=FAR)


RETREATS: Final[Table] = (  # the rules leave only the ways with the fewest losses (§B10.38)
    prefer("BOT-R3", "in_supply", lambda f, hex_: f.is_fed(hex_)),
    prefer("BOT-R3", "closes_gap", lambda f, hex_: f.closes(hex_)),
    prefer("BOT-R3", "own_city", lambda f, hex_: hex_ in f.s.board.city_set and f.s.control.get(hex_) == f.side),
    least("BOT-R3", "best_ground", lambda f, hex_: ground_shift(f.s, hex_)),
    least("BOT-R3", "near_city", lambda f, hex_: f.to_city(hex_)),
)


def retreat(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-R3 Where a beaten counter ends."""
    id_: str = choice.about["unit"]
    return decide(s, side, "retreat", choice.options, RETREATS, seen=Flight(s, side, id_), subject=id_)


def disperse(s: War, side: int, choice: Choice[str]) -> str:
    """§B11.6 The weakest of a hex that is too full."""
    return decide(s, side, "disperse", choice.options, LOSSES[2:], subject=choice.about["hex"])


# §BOT-R4 Advances


class Pursuit:
    """Who could advance where, and what that would bring."""

    def __init__(self, s: War, side: int) -> None:
        self.s, self.side = s, side
        self.battle = running(s)
        self.sheet = sheet_of(s, side)
        self.defending = is_defending(s, side)
        self.way = leak_length(leak(s, side))
        self.bare = set(unguarded(s, side))
        self.followed = any(holder(s, hex_) == side for hex_ in (self.battle.hex, *self.battle.vacated))
        plan = plan_of(s, side)
        self.capture = plan is not None and plan.plan == CITY  # §PK6

    def pairs(self, units: list[str]) -> list[tuple[str, str]]:
        return [(id_, hex_) for id_ in units for hex_ in advance_ends(self.s, self.battle, id_)]

    def after(self, pair: tuple[str, str]) -> War:
        t = scratch(self.s)
        put(t, *pair)
        return t

    def is_fed(self, pair: tuple[str, str]) -> bool:
        return is_supplied(self.after(pair), pair[0])

    def holds_line(self, pair: tuple[str, str]) -> bool:
        """The line is no worse for it."""
        return gap_after(self.s, *pair) >= self.way

    def keeps_guard(self, pair: tuple[str, str]) -> bool:
        return set(unguarded(self.after(pair), self.side)) <= self.bare

    def takes(self, pair: tuple[str, str]) -> bool:
        """A city of the enemy's."""
        return pair[1] in cities_of(self.s, enemy(self.side))

    def points(self, pair: tuple[str, str]) -> int:
        """§B12.2 Whether that place counts; §BOT-R4 an objective first."""
        hex_ = pair[1]
        if self.s.control.get(hex_) != enemy(self.side) or hex_ not in self.s.board.prizes:
            return 0
        return (hex_ not in self.s.scorched) + (self.s.board.places[hex_].objective >= 0)

    def pocket(self, pair: tuple[str, str]) -> tuple[int, int]:
        """§J5"""
        return surround(self.s, self.side, *pair)

    def is_useful(self, pair: tuple[str, str]) -> bool:
        """It follows up first, takes a place that counts, cuts somebody off, or with the initiative nears a city."""
        goes_on = pair[0] == self.battle.advancer
        if (not self.followed and not goes_on) or self.points(pair) > 0 or self.pocket(pair)[0] > 0:
            return True
        return not self.defending and self.to_city(pair) < self.to_city((pair[0], self.s.where[pair[0]]))

    def to_city(self, pair: tuple[str, str]) -> int:
        """Movement points to the nearest city of the enemy's (ruling R100)."""
        board, armour = self.s.board, face_of(self.s, pair[0]).armour
        cities = cities_of(self.s, enemy(self.side))
        return min((marches(board, city, armour).get(pair[1], FAR) for city in cities), default=0)


ADVANCES: Final[Table] = (
    only("BOT-R4", "in_supply", lambda f, pair: f.is_fed(pair)),
    only("BOT-R4", "line_holds", lambda f, pair: f.holds_line(pair), when=lambda f: f.defending),
    only("BOT-R4", "keeps_guard", lambda f, pair: f.keeps_guard(pair), when=lambda f: f.defending),
    only("BOT-R4", "useful_advance", lambda f, pair: f.is_useful(pair)),
    prefer("PK6", "takes_city", lambda f, pair: f.takes(pair), when=lambda f: f.capture),
    most("O1-3", "surrounds", lambda f, pair: f.pocket(pair)[0], when=lambda f: f.sheet == SURROUNDING),
    most("O1-3", "hems_in", lambda f, pair: f.pocket(pair)[1], when=lambda f: f.sheet == SURROUNDING),
    prefer("O4-4", "takes_city", lambda f, pair: f.takes(pair), when=lambda f: f.sheet == TAKING),
    most("BOT-R4", "most_points", lambda f, pair: f.points(pair)),
    least("BOT-R4", "near_enemy_city", lambda f, pair: f.to_city(pair), when=lambda f: not f.defending),
)


def advance(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-R4 Who advances next, or nobody."""
    f = Pursuit(s, side)
    pairs = f.pairs([id_ for id_ in advancing(s, f.battle) if id_ in choice.options])
    found = decide_if(s, side, "advance", pairs, ADVANCES, seen=f, subject=f.battle.hex) if pairs else None
    return DONE if found is None else found[0]


def advance_to(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-R4 And how far: what was meant when it was chosen."""
    f, id_ = Pursuit(s, side), choice.about["unit"]
    pairs = [(id_, hex_) for hex_ in choice.options]
    return (decide_if(scratch(s), side, "advance", pairs, ADVANCES, seen=f) or min(pairs))[1]


# §BOT-R5 The marker of a failed attack


def strength_at(s: War, hex_: str) -> int:
    return sum(defence_of(s, id_) for id_ in s.at.get(hex_, ()))


BLOWBACK: Final[Table] = (most("BOT-R5", "strongest_defence", strength_at),)


def blowback(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-R5 On the attacking hex that defends itself best."""
    return decide(s, side, "blowback", choice.options, BLOWBACK)


RESULTS: Final[dict[str, Answering]] = {
    "counter": counter,
    "lose": lose,
    "cadre": cadre,
    "retreat": retreat,
    "disperse": disperse,
    "advance": advance,
    "advance.to": advance_to,
    "blowback": blowback,
}
