"""Chapter B10: Target and Counterblow markers, and the order of battles."""

from __future__ import annotations

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import at_turn
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.rules.cards import CARD, DONE, can_pay, choose_or_play, offers, pay, play_and_return
from visavis.games.noretreat.rules.movement import NO, YES
from visavis.games.noretreat.rules.points import event_points
from visavis.games.noretreat.sheets import AXIS
from visavis.games.noretreat.state import (
    BLOW,
    DISORGANIZED,
    TARGET,
    USED,
    Battle,
    War,
    enemy,
    face_of,
    holder,
    on_map,
    unmark,
)
from visavis.kernel.choice import Asking, Step

BLOWS = ("any", "blow")


def combat_phase(s: War, side: int) -> None:
    """§B10.1 Targets, then Counterblows, then battle after battle."""
    s.phase = "combat"
    s.declared = s.fought = s.forced = 0
    seams.begin_combat(s, side)
    s.then(
        ("target", side),
        ("solo_reaction", side),
        ("blow", enemy(side)),
        ("resolve", side),
        ("end_combat", side),
    )


# Declaring


def target_limit(s: War, side: int) -> int:
    """§B10.1 §B13.14 Five; the Axis 3 from turn 20 and 1 from turn 26."""
    numbers = s.board.numbers
    return at_turn(numbers.axis_targets, s.turn, numbers.targets) if side == AXIS else numbers.targets


def is_able(s: War, id_: str) -> bool:
    """§B10.2 Attack strength, in order (ruling R44), and not yet used in this phase."""
    return face_of(s, id_).attack > 0 and not s.marks.get(id_, 0) & (DISORGANIZED | USED)


def able_beside(s: War, side: int, hex_: str) -> list[str]:
    """§B10.9 The counters of a side that can attack this hex."""
    near, units = s.board.places[hex_].near, s.board.units
    found = [id_ for place in near for id_ in s.at.get(place, ()) if units[id_].side == side and is_able(s, id_)]
    return found


def attackable(s: War, side: int) -> list[str]:
    """§B10.1 Enemy-occupied hexes beside an able counter, not across a lake; §B14.10 areas from beside them."""
    found: dict[str, None] = {}
    places, at, units = s.board.places, s.at, s.board.units
    for id_ in on_map(s, side):
        if is_able(s, id_):
            for near in places[s.where[id_]].near:
                here = at.get(near)
                if here is not None and units[here[0]].side != side:
                    found[near] = None
    return list(found)


def target(s: War, side: int) -> Step:
    """§B10.1 DL20 Each Target marker; then all are declared."""
    free = s.declared < target_limit(s, side)
    hexes = [hex_ for hex_ in attackable(s, side) if hex_ not in s.markers] if free else []
    answer = yield from choose_or_play(s, side, "combat", "target", hexes, "B10.1", ("target", side))
    if not answer:
        return
    s.then(("target", side))
    if (yield from may_declare(s, side, answer)):
        declare(s, side, answer)


def may_declare(s: War, side: int, hex_: str) -> Asking[bool]:
    """§SD5.3 Alone, whoever would attack against the opponent's plan is asked whether he means it."""
    if s.declared or not seams.breaks_plan(s, side, seams.HOLD):
        return True
    return (yield from ask(s, side, "break", [NO, YES], "SD5.3", hex=hex_)) == YES


def declare(s: War, side: int, hex_: str) -> None:
    """§B10.1"""
    s.markers[hex_] = TARGET
    s.declared += 1
    s.tell("target", side, hex_)


def solo_reaction(s: War, side: int) -> Step:
    """§B10.3 The solo card, in the person's own Combat Phase; §SD5.3 alone, too few attacks are asked about before."""
    if falls_short(s, side) and (yield from ask(s, side, "break", [NO, YES], "SD5.3")) == NO:
        s.then(("target", side), ("solo_reaction", side))
        return
    seams.after_declaring(s, side)


def falls_short(s: War, side: int) -> bool:
    """§SD5.3 Whether fewer Targets lie where the plan wants them than it asks for, though one more could."""
    if s.declared >= target_limit(s, side):
        return False
    free = [hex_ for hex_ in attackable(s, side) if hex_ not in s.markers]
    return seams.wants_more(s, side, [hex_ for hex_ in s.markers if s.markers[hex_] == TARGET], free)


# Counterblows


def blow_hexes(s: War, side: int) -> list[str]:
    """§B10.4 Own hexes beside an able enemy, without a Target marker (ruling R23)."""
    other = 1 - side
    found = []
    for hex_, here in s.at.items():
        if s.board.units[here[0]].side == side and hex_ not in s.markers and able_beside(s, other, hex_):
            found.append(hex_)
    return sorted(found)


def blow(s: War, side: int) -> Step:
    """§B10.4 DL23 The other side buys Counterblow markers, a card each, or plays cards that give them."""
    if not s.hands[side]:
        return
    cost = s.board.prices.blow
    hexes = blow_hexes(s, side) if can_pay(s, side, cost) else []
    cards = offers(s, side, BLOWS)
    answer = yield from ask(s, side, "blow", [*hexes, *cards, DONE], "B10.4", aloud=True)
    if answer == DONE:
        return
    if answer.startswith(CARD):
        play_and_return(s, side, answer, BLOWS, ("blow", side))
        return
    if (yield from pay(s, side, cost, "blow", "B10.4")):
        place_blow(s, side, answer)
    s.then(("blow", side))


def place_blow(s: War, side: int, hex_: str) -> None:
    """§B10.5 It must be attacked in this phase."""
    s.markers[hex_] = BLOW
    s.tell("blow", side, hex_)


# The order of battles


def marked(s: War, side: int, kind: str) -> list[str]:
    """§B10.10 The hexes under such markers that this side can attack."""
    other = 1 - side
    return [
        hex_
        for hex_, marker in s.markers.items()
        if marker == kind and holder(s, hex_) == other and able_beside(s, side, hex_)
    ]


def may_join(s: War, side: int, hex_: str, joined: tuple[str, ...]) -> list[str]:
    """§B10.5 §B10.6 Who can join: nobody without whom one more marked hex could not be attacked (ruling R101)."""
    able = [id_ for id_ in able_beside(s, side, hex_) if id_ not in joined]
    owed = [other for other in marked(s, side, BLOW) if other != hex_]
    if not owed or side != s.side:
        return able
    strikers = {other: [id_ for id_ in able_beside(s, side, other) if id_ not in joined] for other in owed}
    left = {
        id_: matching({other: [each for each in ids if each != id_] for other, ids in strikers.items()}) for id_ in able
    }
    kept = matching(strikers) if joined else max(left.values(), default=0)
    return [id_ for id_ in able if left[id_] == kept]


def matching(strikers: dict[str, list[str]]) -> int:
    """The most targets that can each have a striker of their own."""
    taken: dict[str, str] = {}

    def serve(hex_: str, tried: set[str]) -> bool:
        for id_ in strikers[hex_]:
            if id_ not in tried:
                tried.add(id_)
                if id_ not in taken or serve(taken[id_], tried):
                    taken[id_] = hex_
                    return True
        return False

    return sum(serve(hex_, set()) for hex_ in strikers)


def resolve(s: War, side: int) -> Step:
    """§B10.8 DL24 The next hex: those under Counterblow markers first (§B10.6, ruling R53)."""
    s.markers = {hex_: kind for hex_, kind in s.markers.items() if kind == TARGET or hex_ in s.at}  # §B10.10
    hexes = marked(s, side, BLOW) or marked(s, side, TARGET)
    if not hexes:
        return
    hex_ = yield from ask(s, side, "battle", hexes, "B10.8")
    s.battle = Battle(hex_, side, s.markers[hex_] == BLOW)
    s.then(("join",), ("resolve", side))


def end_combat(s: War, side: int) -> None:
    """§B10.45 The last cards of the phase (§CE15S §CE29S), then it is over."""
    s.then(("pause", side, "combat"), ("pause", enemy(side), "combat"), ("clear_combat", side))


def clear_combat(s: War, side: int) -> None:
    """§B10.45 What was not resolved goes, each Counterblow on the other side (ruling R52), and what cards did."""
    s.markers = {hex_: marker for hex_, marker in s.markers.items() if marker == BLOW and holder(s, hex_) == side}
    for id_ in s.board.sides[side]:
        unmark(s, id_, USED)
    obligations(s, side)
    seams.end_combat(s, side)
    for key in [key for key in s.mods if key.startswith("cp.")]:
        del s.mods[key]


def obligations(s: War, side: int) -> None:
    """§CE13A §CE19S §CE20S §CE23A Whoever owed attacks and made too few loses VP."""
    for key in [key for key in s.mods if key.startswith(f"owes {side} ")]:
        _, _, half, kind, vp = key.split(" ")
        made = {"declared": s.declared, "fought": s.fought, "any": s.fought + s.forced}[kind]
        if made < s.mods.pop(key) and s.board.part is None:  # §B5.16
            s.tell("owed_attacks", side, int(vp), rule=f"CE{half}")
            event_points(s, 1 - side, int(vp))
