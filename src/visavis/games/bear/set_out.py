"""Chapter 1.0 for hands: boards, counters, markers, piles and decks, before the first card is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from visavis.games.bear.bot.solo_data import CellRow
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import BUNKER, NO_FACING, NOBODY, Battle, Fort, Unit
from visavis.games.bear.words import cast_now, counter_name, kind_name, side_name, token_name
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.view import Text


def set_out(s: Battle, seat: int) -> Iterator[Text]:
    """§1.0a In the order of the chapter; what is hidden only for its owner."""
    yield from boards(s)
    yield from counters(s, seat)
    yield from beside_the_map(s)
    yield Text("lay-victory", {"side": side_name(s.vp_side), "n": s.vp})  # §1.0b
    for side in (0, 1):
        if side != s.bot:
            yield Text("lay-caps", {"side": side_name(side), "n": s.caps[side]})  # §1.0c
    if s.bot != NOBODY:
        yield Text("lay-cell", {"n": s.cell})  # §1.0d
    for pile, markers in s.piles.items():
        yield Text(f"lay-pile-{pile}", {"n": len(markers)})  # §1.0e
    if s.pool:
        tokens = tuple(times(token_name(token), n) for token, n in Counter(s.pool).items())
        yield Text("lay-pool", {"tokens": tokens, "n": len(s.pool)})  # §1.0f
    cards = tuple(times(Text(f"card-{card}"), n) for card, n in Counter(s.cards).items())
    yield Text("lay-cards", {"cards": cards, "n": len(s.cards)})  # §1.0g
    if s.orders:
        yield Text("lay-orders", {"numbers": in_runs(s.orders), "n": len(s.orders)})  # §1.0h
    yield Text("lay-rest")


def boards(s: Battle) -> Iterator[Text]:
    """§B0.1g The first board, and how far the others are shifted against it."""
    first, *others = s.board.mission.board
    yield Text("lay-board", {"board": first.board})
    for each in others:
        shift = {"column": each.column - first.column, "row": each.row - first.row}
        yield Text("lay-board-beside", {"board": each.board, "first": first.board, **shift})


def counters(s: Battle, seat: int) -> Iterator[Text]:
    """§1.0a Fortifications, then counters side by side, then control markers on top."""
    for hex_, fort in s.forts.items():
        if not fort.hidden or seat == fort.owner:  # §B17.10a
            yield lay_fort(hex_, fort)
    for unit in sorted(s.units.values(), key=lambda unit: unit.side):
        if unit.hex and (not unit.hidden or seat == unit.side):  # §B11.1a
            yield lay_counter(s, unit)
    for hex_, kind in s.herds.items():
        yield Text("lay-herd", {"herd": Text(f"herd-{kind}"), "hex": hex_})  # §9.0a
    for hex_, side in s.control.items():
        yield Text("lay-control", {"side": side_name(side), "hex": hex_})


def lay_fort(hex_: str, fort: Fort) -> Text:
    """§B17.5a Only a bunker looks in a direction."""
    words = {"fort": Text(f"fort-{fort.kind}"), "hex": hex_, "side": side_name(fort.owner)}
    if fort.hidden:
        return Text("lay-fort-hidden", words)
    if fort.kind != BUNKER:
        return Text("lay-fort", words)
    return Text("lay-fort-facing", {**words, "facing": Text(f"facing-{DIRECTIONS[fort.facing]}")})


def lay_counter(s: Battle, unit: Unit) -> Text:
    words = {"side": side_name(unit.side), "unit": counter_name(cast_now(s), unit.id), "hex": unit.hex}
    if unit.hidden:
        return Text("lay-unit-hidden", words)
    if unit.aboard:
        return Text("lay-unit-aboard", {**words, "vehicle": counter_name(cast_now(s), unit.aboard)})
    if unit.facing == NO_FACING:
        return Text("lay-unit-anywhere", words)  # §6.0b
    facing = Text(f"facing-{DIRECTIONS[unit.facing]}")
    return Text("lay-unit-spent" if unit.spent else "lay-unit", {**words, "facing": facing})


def beside_the_map(s: Battle) -> Iterator[Text]:
    """§B9.9a §2.8g Those who come later, §B13.5a and what fires from afar."""
    cast = cast_now(s)
    for row in s.board.mission.arrival:
        units = tuple(counter_name(cast, each.id) for each in row.units)
        yield Text("lay-arrival", {"side": side_name(SIDES.index(row.side)), "units": units, "round": row.round})
    solo = s.board.mission.solo if s.bot != NOBODY else None
    rows, cells = (solo.reinforcement, solo.cell) if solo else ((), ())
    for coming in rows:
        units, cell = tuple(map(kind_name, coming.units)), cell_bringing(cells, coming.id)
        yield Text("lay-reinforcement", {"side": side_name(SIDES.index(coming.side)), "units": units, "cell": cell})
    for battery, missions in s.batteries.items():
        yield Text("lay-battery", {"battery": Text(f"battery-{battery}"), "n": missions})


def cell_bringing(cells: Sequence[CellRow], coming: str) -> int:
    """§7.2a The cell of the track whose event brings them."""
    return next((cell.id for cell in cells if any(event.reinforcement == coming for event in cell.do)), 0)


def times(name: Text, n: int) -> Text:
    return Text("so-many", {"name": name, "n": n})


def in_runs(numbers: Sequence[int]) -> str:
    """1–3, 5: neighbours in one."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
