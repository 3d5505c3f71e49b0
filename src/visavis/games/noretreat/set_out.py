"""Section 4 for hands: what is laid on the map, in the boxes and on the tracks before the first question."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.games.noretreat.board import NOBODY, STRONG
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import BOXES, DUEL, OUT, TRACK, WAITING, War, in_box
from visavis.games.noretreat.words import place_name, side_name, unit_name
from visavis.kernel.view import Text


def set_out(s: War, seat: int) -> Iterator[Text]:
    """§U1 §U4 Counters by side and place, then control, tracks and decks; nothing of it is hidden from anybody."""
    yield Text("lay-map") if s.board.part is None else Text("lay-part", {"part": part_of_map(s)})
    for side in (AXIS, SOVIET):
        yield from on_the_map(s, side)
        yield from beside_the_map(s, side)
    yield from control(s)
    yield Text("lay-turn", {"n": s.board.mission.mission.first_turn})
    if s.board.part is None:
        yield Text("lay-events")
    yield from solo(s)
    yield Text("lay-deck", {"n": len(s.deck)})
    left = sorted(set(s.board.cards) - set(s.deck))
    if left:
        yield Text("lay-cards-aside", {"cards": tuple(left), "n": len(left)})
    if s.mode != DUEL:
        yield Text("lay-yours", {"side": side_name(s.yours)})


def part_of_map(s: War) -> str:
    """§UM1 §UU1 From its first hex to its last."""
    return f"{s.board.hexes[0]}–{s.board.hexes[-1]}"


def on_the_map(s: War, side: int) -> Iterator[Text]:
    """§U1 Place by place."""
    for place in s.board.places:
        for id_ in s.at.get(place, ()):
            if s.board.units[id_].side == side:
                words = {"unit": unit_name(id_), "face": face_name(s, id_), "place": place_name(s.board, place)}
                yield Text("lay-unit", words)


def face_name(s: War, id_: str) -> Text:
    """Which side of the counter is up."""
    if not s.board.units[id_].two_sided:
        return Text("face-only")
    return Text("face-strong" if s.face[id_] == STRONG else "face-weak")


def beside_the_map(s: War, side: int) -> Iterator[Text]:
    """§B14.9 §B14.11 Boxes and the turn track; what stays in the box of the game."""
    for box in BOXES:
        units = in_box(s, side, box)
        if not units:
            continue
        if box == TRACK:
            for turn in sorted({s.due[id_] for id_ in units}):
                here = tuple(unit_name(id_) for id_ in units if s.due[id_] == turn)
                yield Text("lay-track", {"side": side_name(side), "units": here, "n": turn})
        elif box == OUT:
            yield Text("lay-out", {"side": side_name(side), "units": tuple(map(unit_name, units))})
        elif box == WAITING and s.board.part is not None:
            yield Text("lay-line", {"side": side_name(side), "units": tuple(map(unit_name, units))})
        else:
            words = {"side": side_name(side), "units": tuple(map(unit_name, units)), "box": Text(f"box-{box}")}
            yield Text("lay-box", words)


def control(s: War) -> Iterator[Text]:
    """§U4 What a side holds in the other's country."""
    for side in (AXIS, SOVIET):
        held = [
            place
            for place, holder in s.control.items()
            if holder == side != NOBODY and s.board.places[place].german != (side == AXIS)
        ]
        if held:
            places = tuple(place_name(s.board, place) for place in held)
            yield Text("lay-control", {"side": side_name(side), "places": places})


def solo(s: War) -> Iterator[Text]:
    """§SV3 §SV4 §SV5 Solo cards, Stalin, the Directive, the marker of order points."""
    if s.stalin:
        yield Text("lay-stalin", {"place": place_name(s.board, s.stalin)})
    if s.directive:
        yield Text("lay-directive", {"place": place_name(s.board, s.directive)})
    if s.order_vp:
        yield Text("lay-orders", {"side": side_name(AXIS if s.order_vp > 0 else SOVIET), "n": abs(s.order_vp)})
    if s.orders is not None:
        yield Text("lay-solo", {"n": len(s.orders.deck)})
