"""2.9 BOT-O: upgrades, forts, improvements, and who comes back where."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.board import STRONG, apart
from visavis.games.noretreat.bot.filters import card_to_play, decide, decide_if, follow
from visavis.games.noretreat.bot.judge import from_way, is_threatened, leak, near_enemy, step_value, threatened
from visavis.games.noretreat.bot.seams import Answering, plan_of
from visavis.games.noretreat.bot.sides import is_defending
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.organisation import FREE, may_unfortify, ways_to_flip
from visavis.games.noretreat.rules.placement import cost_of_return
from visavis.games.noretreat.sheets import AXIS
from visavis.games.noretreat.state import SHATTERED, SURRENDERED, TRACK, War, enemy, holder
from visavis.kernel.choice import Choice
from visavis.kernel.priorities import Table, least, most, only, prefer

HAND_ATTACKING: Final = 2  # §BOT-O3 sheets 1 and 4 buy while they hold more cards
HAND_DEFENDING: Final = 3  # sheets 2 and 3
HAND_IMPROVING: Final = 3  # §BOT-O4
FLEETING: Final = 2  # ruling R91 in a battle, of cards that are not kept
GAP: Final = 3  # §BOT-O5 hexes from the leak


def is_armour(s: War, id_: str) -> bool:
    """Of the face that is to come up."""
    return s.board.units[id_].faces[STRONG].armour


def is_shock(s: War, id_: str) -> bool:
    return s.board.units[id_].faces[STRONG].shock


def strong_attack(s: War, id_: str) -> int:
    return s.board.units[id_].faces[STRONG].attack


def beside(s: War, id_: str) -> int:
    """Enemies beside it."""
    side, near = s.board.units[id_].side, s.board.places[s.where[id_]].near
    return sum(len(s.at[hex_]) for hex_ in near if holder(s, hex_) == enemy(side))


# §BOT-O1 §BOT-O2 §BOT-O4 The Flip step


def is_upgrade(s: War, id_: str) -> bool:
    """For nothing."""
    return FREE in ways_to_flip(s, id_)


def may_be_bought(s: War, id_: str) -> bool:
    """§BOT-O4 While there are more cards in hand; the Soviets do likewise from turn 17 on (§B7.7)."""
    return is_upgrade(s, id_) or len(s.hands[s.board.units[id_].side]) > HAND_IMPROVING


def is_fort_needed(s: War, id_: str) -> bool:
    """§BOT-O2 A regional unit in an objective that an enemy could enter; any other counter passes."""
    unit, city = s.board.units[id_], s.where[id_]
    if not unit.regional:
        return True
    return s.board.places[city].objective == unit.side and is_threatened(s, unit.side, city)


FLIPS: Final[Table] = (
    only("BOT-O2", "fort_needed", is_fort_needed),
    only("BOT-O4", "cards_left", may_be_bought),
    prefer("BOT-O1", "armour_first", is_armour, when=lambda t: t.upgrades > 0),
    prefer("BOT-O4", "armour_first", is_armour, when=lambda t: t.upgrades <= 0),
    prefer("BOT-O1", "shock_second", is_shock, when=lambda t: t.upgrades > 0),
    most("BOT-O1", "strongest", strong_attack, when=lambda t: t.upgrades > 0),
    most("BOT-O4", "most_enemies", beside, when=lambda t: t.upgrades <= 0),
    least("BOT-O1", "near_enemy", lambda t, id_: near_enemy(t, t.board.units[id_].side, t.where[id_])),
)


def flip(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-O1 §BOT-O2 §BOT-O4 Who is turned over next; nobody gives up a fort."""
    card = card_to_play(s, side, choice)
    if card:
        return card
    units = [id_ for id_ in choice.options if id_ in s.board.units and not may_unfortify(s, id_)]
    found = decide_if(s, side, "flip", units, FLIPS) if units else None
    return DONE if found is None else found


def way(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-O1 Free if it can be."""
    free = FREE if FREE in choice.options else choice.options[0]
    return follow(s, side, "with", "BOT-O1", "free_first", free, choice.about["unit"])


# §BOT-O3 The Placement step


def hand_kept(s: War, side: int) -> int:
    """Ruling R91 §UM6 §UU6: of three cards that go after the Soviet turn anyway two are enough."""
    kept = HAND_DEFENDING if is_defending(s, side) else HAND_ATTACKING
    return min(kept, FLEETING) if side == AXIS and s.board.part is not None else kept


def is_free_return(s: War, id_: str) -> bool:
    """§B7.8 §B7.9 Reinforcements, and everybody out of the Shattered box."""
    return s.where[id_] in (TRACK, SHATTERED)


def is_affordable(s: War, id_: str) -> bool:
    """§BOT-O3 Bought while the hand is larger than that, and stays so long enough to pay."""
    side = s.board.units[id_].side
    return is_free_return(s, id_) or len(s.hands[side]) > max(hand_kept(s, side), cost_of_return(s, id_))


def is_worth_two(s: War, id_: str) -> bool:
    """§BOT-O3 Of the Surrendered box only armour and shock armies."""
    return s.where[id_] != SURRENDERED or is_armour(s, id_) or is_shock(s, id_)


RETURNS: Final[Table] = (
    only("BOT-O3", "cards_left", is_affordable),
    only("BOT-O3", "surrendered_armour", is_worth_two),
    prefer("BOT-O3", "for_nothing", is_free_return),
    prefer("BOT-O3", "destroyed_first", lambda t, id_: t.where[id_] != SURRENDERED),
    most("BOT-O3", "most_valuable", step_value),
    most("BOT-O3", "strongest", strong_attack),
)


def place(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-O3 Who comes to the map next."""
    card = card_to_play(s, side, choice)
    if card:
        return card
    units = [id_ for id_ in choice.options if id_ in s.board.units]
    found = decide_if(s, side, "place", units, RETURNS) if units else None
    return DONE if found is None else found


# §BOT-O5 Where


class Ground:
    """What a hex is good for next turn."""

    def __init__(self, s: War, side: int) -> None:
        self.s, self.side = s, side
        self.way = leak(s, side)
        self.cities = set(threatened(s, side))
        plan = plan_of(s, side)
        self.place = plan.place if plan is not None else ""


HEXES: Final[Table] = (
    prefer("BOT-O5", "close_to_gap", lambda f, hex_: from_way(f.s, f.way, hex_) <= GAP, when=lambda f: bool(f.way)),
    prefer("BOT-O5", "threatened_city", lambda f, hex_: hex_ in f.cities),
    least("BOT-O5", "near_marker", lambda f, hex_: apart(f.s.board, hex_, f.place), when=lambda f: bool(f.place)),
    least("BOT-O5", "near_enemy", lambda f, hex_: near_enemy(f.s, f.side, hex_)),
)


def place_hex(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-O5"""
    return decide(s, side, "place_hex", choice.options, HEXES, seen=Ground(s, side), subject=choice.about["unit"])


def reorganise(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-O3 Cards are for counters; markers come off by themselves (§B7.17)."""
    return follow(s, side, "reorganise", "BOT-O3", "cards_for_counters", DONE)


# What event cards give


STEPS: Final[Table] = (
    prefer("BOT-O3", "back_first", lambda t, id_: t.where[id_] not in t.board.places),
    most("BOT-O3", "most_valuable", step_value),
    most("BOT-O3", "strongest", strong_attack),
)


def given(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-O3 Whoever is worth most."""
    units = [id_ for id_ in choice.options if id_ in s.board.units]
    return decide(s, side, choice.name, units, STEPS)


def works(s: War, side: int, choice: Choice[str]) -> str:
    """§CE41A Where most enemies stand beside."""
    table: Table = (
        prefer("BOT-O5", "threatened_city", lambda f, hex_: hex_ in f.cities),
        most("BOT-O5", "most_enemies", lambda f, hex_: max(beside(f.s, id_) for id_ in f.s.at[hex_])),
    )
    return decide(s, side, "works", choice.options, table, seen=Ground(s, side))


ORGANISATION: Final[dict[str, Answering]] = {
    "flip": flip,
    "with": way,
    "place": place,
    "place.hex": place_hex,
    "reorganise": reorganise,
    "free_step": given,
    "return": given,
    "to_rail": given,
    "rebuild": given,
    "works": works,
}
