"""Chapters 5, N3, SU, SH and SN: setting up. What the dice and bags decide is asked as the first steps."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from visavis.games.blitzkrieg.board import Board, build, printed
from visavis.games.blitzkrieg.rules.effects import move_marker, pull
from visavis.games.blitzkrieg.rules.winning import turn_of
from visavis.games.blitzkrieg.state import FIRST, NOBODY, SECOND, Options, War, all_free, last_before_closing
from visavis.kernel.choice import CHANCE, Choice, Step, roll
from visavis.kernel.game import Item, Scenario, Setting

SCENARIOS: Final = (
    Scenario("base", ("axis", "allies")),
    Scenario("nippon", ("japan", "germany")),
    Scenario("solo", ("axis", "allies"), bots=(FIRST,)),  # §SU.1
    Scenario("solo-nippon", ("japan", "germany"), bots=(FIRST,)),  # §SN.1
)
BOARD_OF: Final = {"base": "base", "nippon": "nippon", "solo": "base", "solo-nippon": "nippon"}
SOLO: Final = ("solo", "solo-nippon")
TWO: Final = ("base", "nippon")
BASE: Final = ("base", "solo")
NIPPON: Final = ("nippon", "solo-nippon")

SETTINGS: Final = (
    Setting("level", "easy", ("easy", "medium", "hard"), ("solo",), "SU.5"),
    Setting("stratagems", True, (), SOLO, "ST.A3"),
    Setting("extra_vp", 0, tuple(range(25)), SOLO, "SH.1"),
    Setting("extra_cells", 0, tuple(range(14)), SOLO, "SH.2"),
    Setting("show_reserve_count", False, (), TWO, "R27"),
    Setting("nippon_weapons_in_base", False, (), BASE, "R28"),
    Setting("look_at_research", True, (), (), "7.4.1", at_real_table=False),
    Setting("double_bonus", False, (), BASE, "R3"),
    Setting("bombard_needs_icon", False, (), (), "R10"),
    Setting("spy_copies_number", False, (), (), "R12"),
    Setting("compare_on_allied_trigger", False, (), (), "R24"),
    Setting("scientist_open_only", False, (), NIPPON, "R35"),
    Setting("die_board_order", False, (), ("solo",), "R40"),
    Setting("bot_prefers_theatre", False, (), SOLO, "R43"),
    Setting("rp_counts_as_both", False, (), SOLO, "R44"),
    Setting("bot_magnitude", False, (), SOLO, "R47"),
    Setting("bot_blitz_elsewhere", False, (), SOLO, "R50"),
)


def set_up(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> War:
    """§5 The table before the first draw; the agenda holds the rest of the set-up and the first turn.

    §SU.7 What the solo rules do not change is set up as for two.
    """
    board = board_for(scenario, overlay)
    chosen = Options(**options)
    bot = FIRST if scenario in SOLO else NOBODY
    s = War(
        agenda=[],
        scenario=scenario,
        board=board,
        options=chosen,
        bot=bot,
        placed={},
        free=all_free(board),
        marker={t.id: 0 for t in board.theatres.values() if t.start},  # §5.2 §N3.2
        finished={},
        won={},
        score=[0, 0],  # §5.6
        reserve=[[], []],
        bag=[board.spread[name][:] for name in board.head.sets],  # §5.3
        pile=weapons(board, chosen),
        last=[None, None],
        seen=[[], []],
        side=FIRST,
        turn=0,
        last_turn=False,
        winner=NOBODY,
        ending="",
        cup=[token.id for token in board.solo.stratagem if not token.outside_cup] if bot == FIRST else [],  # §SU.3
        stratagem=next(t.id for t in board.solo.stratagem if t.outside_cup) if bot == FIRST else "",
        in_effect="",
    )
    s.then(*preparation(s), turn_of(s, FIRST))  # §5.8 §N3.4
    return s


def board_for(scenario: str, overlay: Mapping[str, Any]) -> Board:
    """§5.1 §N3.1 The side of the board this scenario is played on."""
    name = BOARD_OF[scenario]
    return build(name, overlay, json.dumps(overlay, sort_keys=True)) if overlay else printed(name)


def weapons(board: Board, options: Options) -> list[str]:
    """§5.7 §N2.3 §4.9.4 The special weapons beside the board (ruling R28)."""
    sets = [*board.head.weapons, *(["nippon_weapons"] if options.nippon_weapons_in_base else [])]
    return [token for name in sets for token in board.spread[name]]


def preparation(s: War) -> list[Item]:
    """§5.4 Starting reserves; §SU.2 in a solo game the bot's row; then what makes the game harder."""
    start = s.board.head.start_reserve
    if s.bot == NOBODY:
        return [("deal", FIRST, start), ("deal", SECOND, start)]
    return [
        ("deal", FIRST, s.board.solo.setup.bot_row),
        ("deal", SECOND, s.board.solo.setup.your_reserve),
        *handicap(s),
    ]


def handicap(s: War) -> list[Item]:
    """§SU.4 Difficulty dice, §SN.2 or two campaigns in Nippon; §SH.1 §SH.2 extra points and cells (ruling R61)."""
    if s.board.linked:
        return [("random_campaigns",), ("harder",)]
    level = next(level for level in s.board.solo.level if level.id == s.options.level)
    return [("difficulty", level.cells)] * level.rolls + [("harder",)]


def deal(s: War, side: int, count: int) -> Step:
    """§5.4 Random tokens from the own bag, hidden; §SU.2 the bot's in a row as they come, for all to see."""
    told = "N3.4" if s.board.linked else "5.4"
    told = told if s.bot == NOBODY else "SN.1" if s.board.linked else "SU.2"
    for n in range(1, count + 1):
        yield from pull(s, side, "deal", "5.4", told, {"side": side, "n": n, "of": count})


def difficulty(s: War, cells: int) -> Step:
    """§SU.4 A die names the theatre, a six lets you choose; §SU.5 so many cells; §SU.6 again if it comes again."""
    die = yield from roll("difficulty", "SU.4")
    theatre = next((t.id for t in s.board.theatres.values() if t.die == die), "")
    if not theatre:
        theatre = yield from Choice(1 - s.bot, "difficulty_theatre", list(s.board.theatres), "SU.4", {"cells": cells})
    favour(s, theatre, cells)


def random_campaigns(s: War) -> Step:
    """§SN.2 Two of the starting campaigns begin in the bot's favour (ruling R61)."""
    help_ = s.board.solo.nippon
    pairs = [" ".join(pair) for pair in combinations(s.marker, help_.campaigns)]
    chosen = yield from Choice(CHANCE, "random_campaigns", pairs, "SN.2")
    for theatre in chosen.split(" "):
        favour(s, theatre, help_.cells)


def harder(s: War) -> None:
    """§SH.1 Points and §SH.2 cells on every track to begin with."""
    if s.options.extra_vp:
        s.score[s.bot] += s.options.extra_vp
        s.tell("extra_vp", s.bot, s.options.extra_vp, s.score[s.bot])
    if s.options.extra_cells:
        for theatre in s.marker:
            favour(s, theatre, s.options.extra_cells, "extra_cells")


def favour(s: War, theatre: str, cells: int, cause: str = "difficulty") -> None:
    """§SH.3 A set-up advance for the bot, at most to the cell before the closing ones (ruling R60)."""
    move_marker(s, s.bot, theatre, cells, last_before_closing(s, theatre), cause)
