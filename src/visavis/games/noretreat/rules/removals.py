"""Chapter B11: what goes at the end of a player turn."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.rules.cards import can_pay, pay, window
from visavis.games.noretreat.rules.control import enter, leave
from visavis.games.noretreat.rules.points import surrendered_points
from visavis.games.noretreat.rules.results import NO
from visavis.games.noretreat.rules.retreats import open_beside
from visavis.games.noretreat.rules.special import send_away, surrender
from visavis.games.noretreat.rules.supply import recheck_supply
from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import (
    DESTROYED,
    DISORGANIZED,
    SURRENDERED,
    War,
    crowd,
    face_of,
    has_room,
    put,
    stack_limit,
    unmark,
)
from visavis.kernel.choice import Step

REMOVALS: Final = ("removals",)


def removals_phase(s: War, side: int) -> None:
    """§B11.1 In this order."""
    s.phase = "removals"
    s.then(("surrenders", side), ("tidy", side), ("scorched", side))


def surrenders(s: War, side: int) -> Step:
    """§B11.1 §B6.14 Marked counters still cut off surrender (ruling R41); §CE06A the Luftwaffe may keep a hex alive."""
    lost = recheck_supply(s, side)
    if not lost:
        return
    card = yield from window(s, side, "removals", REMOVALS, "B5.15")
    if card:
        s.then(("play", side, card, REMOVALS), ("surrenders", side))
        return
    for id_ in lost:
        place = s.where[id_]
        if s.mods.get(f"phase.saved {place}"):
            continue
        surrender(s, id_)
        leave(s, place)
        if s.where[id_] == SURRENDERED:
            surrendered_points(s, side)


def tidy(s: War, side: int) -> None:
    """§B11.2 Disorganized markers; §B11.3 what is left of Targets; §B11.4 Stavka or OKH."""
    for id_ in s.board.sides[side]:
        unmark(s, id_, DISORGANIZED)
    s.markers = {hex_: marker for hex_, marker in s.markers.items() if marker != "target"}
    for key in [key for key in s.mods if key.startswith("phase.")]:
        del s.mods[key]
    seams.end_removals(s, side)


def scorched(s: War, side: int) -> Step:
    """§B11.8 The controller of a scorched city may pay to restore it."""
    cost = s.board.prices.scorched
    cities = [city for city in s.scorched if s.control.get(city) == side]
    if not cities or not can_pay(s, side, cost):
        return
    city = yield from ask(s, side, "restore", [*cities, NO], "B11.8")
    if city != NO and (yield from pay(s, side, cost, "scorched", "B11.8")):
        s.scorched = tuple(other for other in s.scorched if other != city)
        s.reached = None
        s.tell("restored", city)


def disperse(s: War) -> Step:
    """§B11.6 §CE32S At the end of the Soviet turn whoever is too many retreats one hex."""
    if not s.crowded:
        return
    hex_ = s.crowded[0]
    if crowd(s, hex_) <= stack_limit(s, SOVIET):
        s.crowded = s.crowded[1:]
        s.then(("disperse",))
        return
    here = s.at[hex_]
    able = [id_ for id_ in here if face_of(s, id_).mobile] or here  # §B8.14
    id_ = yield from ask(s, SOVIET, "disperse", list(able), "B11.6", hex=hex_)
    ends = [near for near in open_beside(s, SOVIET, hex_) if near not in s.crowded and has_room(s, id_, near)]
    if not ends:
        send_away(s, id_, DESTROYED, "B11.6")
    else:
        end = yield from ask(s, SOVIET, "retreat", ends, "B11.6", unit=id_, losses=0)
        put(s, id_, end)
        enter(s, id_, end)
        s.tell("retreated", id_, hex_, end)
    s.then(("disperse",))
