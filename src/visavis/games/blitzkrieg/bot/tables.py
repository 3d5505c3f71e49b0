"""The bot's printed tables: §S1, §S2, §S3 and the eight stratagems. One line here is one line there.

§S0.2 A line that would drop every candidate is skipped; §S1.1 alone may leave none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from visavis.games.blitzkrieg.bot.plan import (
    CAMPAIGN_WIN,
    NO_WIN,
    THEATRE_WIN,
    Plan,
    best_win_in,
    best_win_on,
    biggest_change_of_units,
    can_be_filled,
    fits,
    free_here,
    has_room,
    ranks_of_units,
    strength_on,
    win_of,
)
from visavis.games.blitzkrieg.state import leader
from visavis.kernel.priorities import Table, compare, least, most, only, prefer

# §2.14 Families of space effects. # ruling R44
PRODUCTION: Final = ("production", "improved_production")
RESEARCH: Final = ("research", "improved_research")
PRODUCTION_AND: Final = (*PRODUCTION, "research_production")
RESEARCH_AND: Final = (*RESEARCH, "research_production")


def is_production(p: Plan, space: str) -> bool:
    return p.spots[space].effect in (PRODUCTION_AND if p.s.options.rp_counts_as_both else PRODUCTION)


def is_research(p: Plan, space: str) -> bool:
    return p.spots[space].effect in (RESEARCH_AND if p.s.options.rp_counts_as_both else RESEARCH)


def has(effect: str) -> Callable[[Plan, str], bool]:
    """The test for spaces with this effect."""
    return lambda p, space: p.spots[space].effect == effect


IS_BOMBING: Final = has("bombing")
IS_PROPAGANDA: Final = has("propaganda")


def active_vp(p: Plan, theatre: str) -> int:
    return p.fronts[theatre].vp


def height(p: Plan, theatre: str) -> int:
    """§S1.5.3 Counted from the top of the board (ruling R40)."""
    data = p.s.board.theatres[theatre]
    return data.die if p.s.options.die_board_order and data.die else data.height


def is_special(p: Plan, unit: int) -> bool:
    """§1.8 By colour: spy and scientist too, Godzilla not (ruling R55)."""
    return p.s.board.tokens[p.row[unit]].special


def is_blitz(p: Plan, unit: int) -> bool:
    return p.counted_as[p.row[unit]].ability == "blitz"


def row_is_short(p: Plan) -> bool:
    """§S2.4.5 Counted now, the token to be placed included (ruling R46)."""
    return len(p.row) <= p.s.board.solo.thresholds.short_row


def row_is_long(p: Plan) -> bool:
    return not row_is_short(p)


def you_lead_by_much(p: Plan) -> bool:
    return p.s.score[p.you()] - p.s.score[p.side] >= p.s.board.solo.thresholds.behind_by


def best_wins_of_units(p: Plan, units: Sequence[int]) -> list[int]:
    """§S3.2 Units that win at once; with the option of ruling R43 a theatre before a campaign."""
    if best_win_on(p, p.space) == NO_WIN:
        return []
    wins = [win_of(p, unit) for unit in units]
    floor = max(wins) if p.s.options.bot_prefers_theatre else CAMPAIGN_WIN
    return [unit for unit, win in zip(units, wins, strict=True) if win >= max(floor, CAMPAIGN_WIN)]


# §S1 Choice of theatre

THEATRE: Final[Table] = (
    only("S1.1", "can_place", has_room),
    prefer("S1.2", "win_theatre", lambda p, t: best_win_in(p, t) == THEATRE_WIN),
    # §S1.3.1 Closing a theatre wins its campaigns, so after S1.2 this line keeps all. # ruling R42
    prefer("S1.3", "win_campaign", lambda p, t: best_win_in(p, t) != NO_WIN),
)

THEATRE_ORDER: Final[Table] = (
    most("S1.5.1", "most_free", lambda p, t: len(free_here(p, t))),
    most("S1.5.2", "most_vp", active_vp),
    least("S1.5.3", "highest", height),
)

# §S2 Choice of space

SPACE: Final[Table] = (
    prefer("S2.1", "space_fits", can_be_filled),
    prefer("S2.2", "win_here", lambda p, space: best_win_on(p, space) != NO_WIN),
)

SPACE_ORDER: Final[Table] = (
    prefer(
        "S2.4.1",
        "propaganda_near_goal",
        IS_PROPAGANDA,
        when=lambda p: p.s.score[p.side] >= p.s.board.solo.thresholds.propaganda_at,
    ),
    prefer("S2.4.2", "strategic", has("strategic")),
    prefer("S2.4.3", "propaganda_behind", IS_PROPAGANDA, when=you_lead_by_much),
    prefer("S2.4.4", "research_production", has("research_production")),
    prefer("S2.4.5", "production_short_row", is_production, when=row_is_short),
    prefer("S2.4.6", "research", is_research),
    prefer("S2.4.7", "bombing", IS_BOMBING),
    prefer("S2.4.8", "tactical", has("tactical")),
    prefer("S2.4.9", "production", is_production),
    prefer("S2.4.10", "propaganda", IS_PROPAGANDA),
    # §S2.4 Inside a family too, whatever the numbers. # ruling R45
    least("S2.4.11", "leftmost", lambda p, space: free_here(p, p.theatre).index(space)),
)

# §S3 Choice of unit

UNIT: Final[Table] = (
    prefer("S3.1", "unit_fits", fits),
    compare("S3.2", "unit_wins", best_wins_of_units),
)

UNIT_ORDER: Final[Table] = (
    prefer(
        "S3.4",
        "not_powerless",
        lambda p, unit: strength_on(p, p.row[unit]) > 0,
        when=lambda p: p.spots[p.space].effect == "none",
    ),
    prefer(
        "S3.5",
        "no_blitz_last",
        lambda p, unit: not is_blitz(p, unit),
        when=lambda p: free_here(p, p.theatre) == (p.space,),
    ),
    most(
        "S3.6",
        "strongest",
        lambda p, unit: strength_on(p, p.row[unit]),
        when=lambda p: p.s.score[p.side] >= p.s.board.solo.thresholds.strongest_at,
    ),
)

# §SG1 to §SG8 The stratagems: conditions on theatre (§S1.4), space (§S2.3) and unit (§S3.3)

THEATRE_CONDITIONS: Final[dict[str, Table]] = {
    "big_guns": (),  # §SG1.T
    "rapid_deployment": (),  # §SG2.T
    "counterattack": (prefer("SG3.T", "you_lead", lambda p, t: leader(p.s, t) == p.you()),),
    "research_development": (
        prefer("SG4.T", "has_research", lambda p, t: any(is_research(p, space) for space in free_here(p, t))),
    ),
    "for_the_glory": (
        most("SG6.T1", "most_vp", active_vp),
        # ruling R63: after the first condition, only if several remain, skippable like any other
        prefer(
            "SG6.T2",
            "has_propaganda",
            lambda p, t: any(IS_PROPAGANDA(p, space) for space in free_here(p, t)),
        ),
    ),
    "secure": (prefer("SG7.T", "bot_leads", lambda p, t: leader(p.s, t) == p.side),),
    "economic_warfare": (
        prefer(
            "SG8.T",
            "has_economy",
            lambda p, t: any(is_production(p, space) or IS_BOMBING(p, space) for space in free_here(p, t)),
        ),
    ),
}

SPACE_CONDITIONS: Final[dict[str, Table]] = {
    "big_guns": (),  # §SG1.S
    "rapid_deployment": (),  # §SG2.S
    "counterattack": (),  # §SG3.S
    "research_development": (prefer("SG4.S", "research", is_research),),
    "for_the_glory": (prefer("SG6.S", "propaganda", IS_PROPAGANDA),),
    "secure": (),  # §SG7.S
    "economic_warfare": (  # ruling R65: the other family before skipping
        prefer("SG8.S1", "production_first", is_production, when=row_is_short),
        prefer(
            "SG8.S1",
            "bombing_second",
            IS_BOMBING,
            when=row_is_short,
            otherwise=True,
        ),
        prefer("SG8.S2", "bombing_first", IS_BOMBING, when=row_is_long),
        prefer("SG8.S2", "production_second", is_production, when=row_is_long, otherwise=True),
    ),
}

UNIT_CONDITIONS: Final[dict[str, Table]] = {
    "big_guns": (
        prefer("SG1.U1", "special_weapon", is_special),
        compare("SG1.U2", "otherwise_change", biggest_change_of_units, otherwise=True, measure=ranks_of_units),
    ),
    "rapid_deployment": (least("SG2.U", "leftmost_unit", lambda p, unit: unit),),
    "counterattack": (compare("SG3.U", "biggest_change", biggest_change_of_units, measure=ranks_of_units),),
    "research_development": (  # ruling R64: looks at the space finally chosen
        prefer("SG4.U", "weapon_not_research", is_special, when=lambda p: not is_research(p, p.space)),
    ),
    "for_the_glory": (),  # §SG6.U
    "secure": (),  # §SG7.U
    "economic_warfare": (),  # §SG8.U
}
