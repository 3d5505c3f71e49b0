"""The world as one seat sees it: everything here is named because it may be seen (§B1.8)."""

from __future__ import annotations

from typing import Any

from visavis.games.worldorder.beside import sheets
from visavis.games.worldorder.boards import board_places, board_things, counts
from visavis.games.worldorder.layout import seat_name
from visavis.games.worldorder.options import options
from visavis.games.worldorder.rules.turn import TURNS
from visavis.games.worldorder.scene import world_places, world_things
from visavis.games.worldorder.sheets import ROUNDS
from visavis.games.worldorder.state import NOBODY as NO_POWER
from visavis.games.worldorder.state import World
from visavis.games.worldorder.vocabulary import VOCABULARY
from visavis.kernel.choice import Choice
from visavis.kernel.table import Table
from visavis.kernel.view import NOBODY, Prompt, Text, View


def view(table: Table[World], seat: int) -> View:
    """All that a seat may see of a table."""
    s, choice = table.state, table.choice_of(seat)
    power = s.chairs[seat] if 0 <= seat < len(s.chairs) else NO_POWER
    return View(
        game=table.game.name,
        scenario=s.scenario,
        seat=seat,
        seats=tuple(seat_name(each) for each in s.chairs),
        places=(*world_places(s), *board_places(s)),
        things=(*world_things(s, power), *board_things(s, seat)),
        tracks=(),
        counts=tuple(counts(s)),
        status=tuple(status(table, seat)),
        notices=(Text("notice-reconstructed"),),
        prompt=prompt(table, choice) if choice else None,
        turn=NOBODY if s.ending else acting(s),
        sides=s.chairs,
        about=s.chairs.index(s.winners[0]) if len(s.winners) == 1 else acting(s),
        sheets=tuple(sheets(s)),
    )


def acting(s: World) -> int:
    return s.chairs.index(s.acting) if s.acting else NOBODY


def status(table: Table[World], seat: int) -> list[Text]:
    """The round and its phase, and whose turn it is; or how it ended."""
    s = table.state
    if s.ending:
        words = {"powers": tuple(seat_name(power) for power in s.winners), "n": max(s.nations[p].vp for p in s.winners)}
        return [Text("status-over", words)]
    if not s.round:
        return [Text("status-setup")]
    found = [Text("status-round", {"n": s.round, "of": ROUNDS, "phase": Text(f"phase-{s.phase.replace('_', '-')}")})]
    if s.acting and s.phase == "action":
        found.append(Text("status-turn", {"power": seat_name(s.acting), "n": s.turn, "of": TURNS}))
    elif s.points:
        found.append(Text("status-points", {"n": s.points}))
    return found


def prompt(table: Table[World], choice: Choice[Any]) -> Prompt:
    return Prompt(VOCABULARY.question(table.state, choice), choice.rule, options(table, choice), subject(choice))


def subject(choice: Choice[Any]) -> tuple[str, ...]:
    """What it is about, where that lies on the table."""
    return tuple(str(choice.about[key]) for key in ("country", "region", "source") if key in choice.about)
