"""2.9 BOT-B: Counterblow markers of the opponent, given or bought."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.bot.filters import card_to_play, decide, decide_if
from visavis.games.noretreat.bot.judge import battle_at, battle_value
from visavis.games.noretreat.bot.seams import Answering
from visavis.games.noretreat.bot.sides import KEEPING, sheet_of
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.declaring import able_beside
from visavis.games.noretreat.state import CUT, TARGET, War, enemy, has, is_city, steps_of
from visavis.kernel.choice import Choice
from visavis.kernel.priorities import Table, least, most, only, prefer

UNBOUND: Final = 9.0  # §CE15A a marker that nobody can attack any more binds nobody
WORST: Final = -0.5  # §BOT-B6 what the best attack may be worth where a marker is bought


class Trap:
    """Where the person could be made to attack, and what that would be worth to him."""

    def __init__(self, s: War, side: int) -> None:
        self.s, self.side, self.other = s, side, enemy(side)
        self.values: dict[str, float] = {}

    def value(self, hex_: str) -> float:
        """§BOT-B3 The best attack that can be made on it."""
        if hex_ not in self.values:
            able = able_beside(self.s, self.other, hex_)
            groups = [able, *([id_] for id_ in able)]
            worth = [
                battle_value(self.s, battle_at(self.s, hex_, self.other, each, forced=True)) for each in groups if each
            ]
            self.values[hex_] = round(max(worth, default=UNBOUND), 4)
        return self.values[hex_]

    def loses_nothing(self, hex_: str) -> bool:
        """§BOT-B2 §B10.7 No city, no objective, no front behind rivers only."""
        place = self.s.board.places[hex_]
        if is_city(self.s, hex_) or place.objective >= 0:
            return False
        return not all(self.s.where[id_] in place.rivers for id_ in able_beside(self.s, self.other, hex_))

    def pulls_away(self, hex_: str) -> int:
        """§BOT-B4 How many of those who would have to attack it stand beside a target."""
        able = able_beside(self.s, self.other, hex_)
        near = self.s.board.places
        targets = {target for target, kind in self.s.markers.items() if kind == TARGET}
        return sum(not targets.isdisjoint(near[self.s.where[id_]].near) for id_ in able)

    def is_solid(self, hex_: str) -> bool:
        """§BOT-B5 Supplied, at full strength, more than one."""
        here = self.s.at[hex_]
        return len(here) > 1 and all(not has(self.s, id_, CUT) and steps_of(self.s, id_) > 1 for id_ in here)


PLACES: Final[Table] = (  # §BOT-B1 the rules offer legal hexes only
    prefer("BOT-B2", "loses_no_shift", lambda f, hex_: f.loses_nothing(hex_)),
    least("BOT-B3", "worst_attack", lambda f, hex_: f.value(hex_)),
    most("BOT-B4", "pulls_away", lambda f, hex_: f.pulls_away(hex_)),
    prefer("BOT-B5", "solid", lambda f, hex_: f.is_solid(hex_)),
)
BOUGHT: Final[Table] = (
    only("BOT-C3", "keeps_last_card", lambda f, hex_: may_spend(f.s, f.side)),
    only("BOT-B6", "bad_attack", lambda f, hex_: f.value(hex_) <= WORST),
    *PLACES,
)


def may_spend(s: War, side: int) -> bool:
    """§BOT-C3 §O2-5 On sheet 2 the last card stays."""
    return sheet_of(s, side) != KEEPING or len(s.hands[side]) > 1


def blow_free(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-B1 §SG2.7 Markers for nothing are all placed."""
    hexes = [hex_ for hex_ in choice.options if hex_ != DONE]
    return decide(s, side, "blow_free", hexes, PLACES, seen=Trap(s, side))


def blow(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-B6 Bought ones only where the person's best attack is a bad one; the card goes by §BOT-C2."""
    card = card_to_play(s, side, choice)
    if card:
        return card
    hexes = [hex_ for hex_ in choice.options if hex_ in s.board.hexes]
    found = decide_if(s, side, "blow", hexes, BOUGHT, seen=Trap(s, side)) if hexes else None
    return DONE if found is None else found


LIFTED: Final[Table] = (least("BOT-B3", "worst_attack", lambda f, hex_: f.value(hex_)),)


def lift(s: War, side: int, choice: Choice[str]) -> str:
    """§CE15A Of the markers that bind it, those it would attack worst."""
    hexes = [hex_ for hex_ in choice.options if hex_ != DONE]
    return decide(s, side, "lift", hexes, LIFTED, seen=Trap(s, enemy(side)))


BLOWS: Final[dict[str, Answering]] = {"blow": blow, "blow.free": blow_free, "lift": lift}
