"""2.9 BOT-Z: where the opponent's trains stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.noretreat.board import apart
from visavis.games.noretreat.bot.filters import decide, decide_if
from visavis.games.noretreat.bot.judge import from_way, gap_left, leak, leak_length, near_enemy, unguarded
from visavis.games.noretreat.bot.seams import Answering, plan_of
from visavis.games.noretreat.bot.sides import is_defending
from visavis.games.noretreat.rules.battle import defence_of
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.rail import stations
from visavis.games.noretreat.state import RAIL, War, enemy, face_of, has_room, holder, in_box
from visavis.kernel.choice import Choice
from visavis.kernel.priorities import Table, least, most, only, prefer

Pair = tuple[str, str]


class Stations:
    """Who could get off where, and what that would do for the line and for cities in danger."""

    def __init__(self, s: War, side: int, pairs: Sequence[Pair]) -> None:
        self.s, self.side = s, side
        self.way = leak(s, side)
        self.length = leak_length(self.way)
        self.bare = unguarded(s, side)
        self.defending = is_defending(s, side)
        plan = plan_of(s, side)
        self.place = plan.place if plan is not None else ""
        self.weak = weakest_segment(s, side)
        self.known: dict[Pair, int] = {}
        self.mends = any(self.closes(pair) for pair in pairs)  # §BOT-Z1 otherwise trains cannot help the line

    def gap(self, pair: Pair) -> int:
        """§J6 Only a hex beside the leak changes it."""
        if from_way(self.s, self.way, pair[1]) > 1:
            return self.length
        if pair not in self.known:
            self.known[pair] = gap_left(self.s, *pair)
        return self.known[pair]

    def closes(self, pair: Pair) -> bool:
        return bool(self.way) and self.gap(pair) > self.length

    def guards(self, pair: Pair) -> bool:
        """§J4 In a bare city, or with a zone over it."""
        id_, hex_ = pair
        near = self.s.board.places[hex_].near if face_of(self.s, id_).zone else ()
        return any(city == hex_ or city in near for city in self.bare)

    def to_goal(self, pair: Pair) -> int:
        """§BOT-Z3 Towards the plan's place, or the enemy; without the initiative behind the weakest segment."""
        hex_ = pair[1]
        if self.defending:
            return apart(self.s.board, hex_, self.weak) if self.weak else 0
        return apart(self.s.board, hex_, self.place) if self.place else near_enemy(self.s, self.side, hex_)

    def is_spare(self) -> bool:
        """§BOT-Z3 Without the initiative one counter stays in the box."""
        return not self.defending or len(in_box(self.s, self.side, RAIL)) > 1


def weakest_segment(s: War, side: int) -> str:
    """§BOT-Z3 The hex beside an enemy that is defended worst; nothing: nobody stands beside one."""
    beside = [
        hex_
        for hex_ in sorted(s.at)
        if hex_ in s.board.hexes
        and holder(s, hex_) == side
        and any(holder(s, near) == enemy(side) for near in s.board.places[hex_].near)
    ]
    return min(beside, key=lambda hex_: (sum(defence_of(s, id_) for id_ in s.at[hex_]), hex_), default="")


TRAINS: Final[Table] = (
    only("BOT-Z3", "spare_train", lambda f, pair: f.closes(pair) or f.guards(pair) or f.is_spare()),
    most("BOT-Z1", "closes_gap", lambda f, pair: f.gap(pair), when=lambda f: f.mends),
    least("BOT-Z1", "near_gap", lambda f, pair: from_way(f.s, f.way, pair[1]), when=lambda f: f.mends),
    prefer("BOT-Z1", "in_a_city", lambda f, pair: pair[1] in f.s.board.city_set, when=lambda f: f.mends),
    prefer("BOT-Z2", "guards_city", lambda f, pair: f.guards(pair), when=lambda f: not f.mends),
    least("BOT-Z3", "towards_plan", lambda f, pair: f.to_goal(pair), when=lambda f: not f.mends and not f.defending),
    least("BOT-Z3", "weakest_segment", lambda f, pair: f.to_goal(pair), when=lambda f: not f.mends and f.defending),
)


def detrain(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-Z1 §BOT-Z2 §BOT-Z3 The counter whose hex is best, or none."""
    units = [id_ for id_ in choice.options if id_ in s.board.units]
    hexes = stations(s, side)
    pairs = [(id_, hex_) for id_ in units for hex_ in hexes if has_room(s, id_, hex_)]
    found = decide_if(s, side, "detrain", pairs, TRAINS, seen=Stations(s, side, pairs)) if pairs else None
    return DONE if found is None else found[0]


def detrain_hex(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-Z1 §BOT-Z2 §BOT-Z3 And where."""
    id_: str = choice.about["unit"]
    pairs = [(id_, hex_) for hex_ in choice.options]
    return decide(s, side, "detrain_hex", pairs, TRAINS[1:], seen=Stations(s, side, pairs), subject=id_)[1]


DETRAINING: Final[dict[str, Answering]] = {"detrain": detrain, "detrain.hex": detrain_hex}
