"""Every event of the game: what it carries, the paragraph behind it, and what a hand does with the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from visavis.games.blitzkrieg.rules.effects import RULE_OF_BOT
from visavis.games.blitzkrieg.state import FIRST, NOBODY, SECOND, War
from visavis.games.blitzkrieg.words import (
    campaign_name,
    cell_name,
    side_name,
    space_name,
    theatre_name,
    token_name,
    tokens_named,
    varies,
)
from visavis.kernel.view import BASIS, HEADING, NOTHING_SAID, News, Text
from visavis.kernel.vocabulary import (
    BEGUN,
    DONE,
    MOVED,
    NUMBER,
    Field,
    Move,
    Row,
    Vocabulary,
    Words,
    field,
    itself,
    message,
    told,
)

SIDE: Final[Field[War]] = field("side", side_name)
TOKEN: Final[Field[War]] = field("token", lambda s, code: token_name(code))
THEATRE: Final[Field[War]] = field(
    "theatre", lambda s, theatre: theatre_name(theatre), lambda s, theatre: (theatre, battle_of(theatre))
)
SPACE: Final[Field[War]] = field("space", lambda s, space: space_name(s.board, space), itself)
CAMPAIGN: Final[Field[War]] = field(
    "campaign",
    lambda s, campaign: campaign_name(s.board, campaign),
    lambda s, campaign: s.board.campaigns[campaign].spaces,
)
CELL: Final[Field[War]] = field("cell", cell_name)
STRATAGEM: Final = message("stratagem")

PARAGRAPH_OF_ENDING: Final[Mapping[str, str]] = {
    "second_reached_goal": "12.3",
    "more_points": "12.2",
    "tie": "12.4",
    "cannot_place": "12.5",
}
RULE_OF_CAUSE: Final[Mapping[str, str]] = {
    "strength": "8.1",
    "tactical": "7.9.1",
    "strategic": "7.10.1",
    "retreat": "4.5.2",
    "head_start": "N6.4",
    "bot_extra": "SN.4",
    "difficulty": "SU.4",
    "extra_cells": "SH.2",
}
RULE_IN_NIPPON: Final[Mapping[str, str]] = {"difficulty": "SN.2", "strategic": "N8.1", "retreat": "N8.2"}
DRAWS: Final = ("5.4", "N3.4", "SU.2", "SN.1", "7.2", "7.3", "SE.1", "ST.C")  # and §11.1 at the end of a turn
BOMBINGS: Final = ("4.4.1", "SE.7")


def in_nippon(there: str, rule: str) -> Any:
    """A paragraph that Nippon has of its own."""
    return lambda s, *_: there if s.board.linked else rule


def rule_of_cause(s: War, cause: str, *_: Any) -> str:
    return RULE_IN_NIPPON.get(cause, RULE_OF_CAUSE[cause]) if s.board.linked else RULE_OF_CAUSE[cause]


def last_turn_rule(s: War, *_: Any) -> str:
    return "N9.1" if s.board.linked else "12.2" if s.bot == NOBODY else "SW.1"


def placed_how(s: War, side: int, token: str, space: str, identity: str, strength: int) -> str:
    return "as" if identity != token else "strength" if varies(s, token) else ""


def is_moved(s: War, cause: str, theatre: str, at: int, to: int) -> bool:
    return at != to


# At a real table


def home(s: War, side: int, *_: Any) -> Words:
    """§SU.2 What the bot holds is a row, if it has a side of its own."""
    return {"where": "row" if side == s.bot == FIRST else "reserve"}


def home_or_elsewhere(s: War, side: int, token: str) -> Words:
    """§7.4.1 Where special weapons went into bags unseen, one that comes by name may lie elsewhere on the table."""
    special = s.board.tokens[token].special
    return {**home(s, side), "swap": Text("swap-weapon") if special else NOTHING_SAID}


def effect_there(s: War, side: int, token: str, space: str, *_: Any) -> Words:
    """The numbers of spaces are not printed: what is printed there tells which one is meant."""
    spot = s.board.spots[space]
    return {**home(s, side), "effect": Text(f"effect-{spot.effect}", {"n": spot.n})}


def before_that(s: War, *args: Any) -> Words:
    """The points before these came: their number and the total are told last."""
    return {"before": args[-1] - args[-2]}


def before_both(s: War, side: int, campaign: str, n: int, extra: int, total: int) -> Words:
    return {"before": total - n - extra}


def score_of(s: War, side: int, *_: Any) -> tuple[str, int]:
    return ("score", side)


def marker_of(s: War, cause: str, theatre: str, *_: Any) -> str:
    return theatre


# What is shown on the board


def battle_of(theatre: str) -> str:
    """The track of a theatre, as a view names it."""
    return f"battle {theatre}"


def marker_stands(s: War, cause: str, theatre: str, at: int, to: int) -> News:
    whose = NOBODY if to == 0 else FIRST if to > 0 else SECOND
    return News(stands=((battle_of(theatre), whose, to),))


def score_stands(s: War, side: int, *points: Any) -> News:
    return News(about=("victory",), stands=(("victory", side, points[-1]),))


def held(s: War, side: int, *_: Any) -> News:
    """Something comes to what a side holds, or goes from there."""
    return News(about=(f"reserve {side}", f"bag {side}"))


def bombed_out(s: War, side: int, *more: Any) -> News:
    """The victim is told last."""
    victim = more[-1]
    return News(lost=(f"reserve {victim}",), about=(f"reserve {victim}", f"bag {victim}"))


def bombed_in_row(s: War, side: int, token: str, place: int) -> News:
    return News(lost=(f"reserve {s.bot}",), about=(f"reserve {s.bot}", f"bag {s.bot}"))


TOTAL: Final = ("before", "total")
COMES: Final = Move("token", DONE, words=home_or_elsewhere)
SCORES: Final = Move(words=before_that, marker=score_of, path=TOTAL)

EVENTS: Final[Mapping[str, Row[War]]] = {
    "turn": Row("6.0.1", NUMBER("n"), SIDE, part=HEADING, also=("ST.A1", "ST.B")),
    "placed": Row(
        *("6.1.1", SIDE, TOKEN, SPACE, TOKEN("identity"), NUMBER("strength")),
        news=told,
        begins=True,
        variant=placed_how,
        move=Move(words=effect_there),
        also=("6.4.1", "ST.B", "SE.9.1"),
    ),
    "from_row": Row("ST.B", TOKEN, NUMBER("place"), move=MOVED, also=("SE.9.1",)),
    "stopped": Row("6.4.1", SIDE, news=told),
    "drew": Row("11.1", SIDE, TOKEN, move=COMES, also=DRAWS, news=held),
    "drew_unseen": Row("11.1", SIDE, move=Move(typed=DONE, words=home), also=DRAWS, news=held),
    "armed": Row("7.6", SIDE, TOKEN, move=COMES, also=("SE.3",), news=held),
    "armed_unseen": Row("7.6", SIDE, news=held),
    "researched": Row("7.4.1", SIDE, TOKEN, move=COMES, also=("7.5",), news=held),
    "researched_unseen": Row("7.4.1", SIDE, move=Move(typed=DONE), also=("7.5", "SE.2"), news=held),
    "propaganda": Row("7.7", SIDE, NUMBER("n"), NUMBER("total"), move=SCORES, also=("SE.6",), news=score_stands),
    "bombed": Row("7.8.1", SIDE, TOKEN, SIDE("victim"), move=Move("token", BEGUN), also=BOMBINGS, news=bombed_out),
    "bombed_unseen": Row("7.8.1", SIDE, SIDE("victim"), also=BOMBINGS, news=bombed_out),
    "bombed_nothing": Row("7.8.4", SIDE, also=("SE.10.3",), news=told),
    "bombed_row": Row("SE.10.1", SIDE, TOKEN, NUMBER("place"), move=MOVED, news=bombed_in_row),
    "strategic_lost": Row("7.10.6", SIDE, news=told),
    "marker": Row(
        *(rule_of_cause, message("cause"), THEATRE, CELL("from"), CELL("to")),
        variant=lambda s, *moved: "" if is_moved(s, *moved) else "stays",
        move=Move(when=is_moved, marker=marker_of, path=("from", "to")),
        news=marker_stands,
        also=(*RULE_OF_CAUSE.values(), *RULE_OF_BOT.values(), "SN.2", "N8.1", "N8.2"),
    ),
    "scored": Row(
        *("9.3", SIDE, CAMPAIGN, NUMBER("n"), NUMBER("extra"), NUMBER("total")),
        variant=lambda s, side, campaign, n, extra, total: "bonus" if extra else "",
        move=Move(words=before_both, marker=score_of, path=TOTAL),
        news=score_stands,
        also=("9.6", "10.8", "N5.1", "N6.3"),
    ),
    "bonus": Row("10.9", SIDE, THEATRE, NUMBER("n"), NUMBER("total"), move=SCORES, news=score_stands),
    "filled": Row(in_nippon("N5.1", "2.12"), THEATRE, also=("2.12", "N5.1"), news=told),
    "closed": Row(in_nippon("N6.1", "10.1"), SIDE, THEATRE, also=("10.1", "N6.1"), news=told),
    "leftover": Row("10.4", SIDE, SPACE, also=("N6.3", "SE.11"), news=told),
    "opened": Row("N7.1", SIDE, THEATRE, THEATRE("from"), CELL, move=MOVED, also=("N7.2", "SN.3"), news=told),
    "marker_left": Row("N7.3", THEATRE, CELL, move=MOVED, news=told),
    "extra_vp": Row("SH.1", SIDE, NUMBER("n"), NUMBER("total"), move=SCORES, news=score_stands),
    "stratagem": Row(
        *("ST.A1", STRATAGEM, STRATAGEM("previous"), STRATAGEM("effect")),
        variant=lambda s, shown, previous, effect: "repeats" if shown != effect else "",
        move=Move("stratagem", BEGUN),
        news=lambda *_: News(about=("stratagem",)),
        part=BASIS,
        also=("SG5.1",),
    ),
    "last_turn": Row(last_turn_rule, SIDE, SIDE("enemy"), NUMBER("goal"), also=("12.2", "N9.1", "SW.1"), news=told),
    "ended": Row(
        lambda s, winner, ending, *_: PARAGRAPH_OF_ENDING[ending],
        *(SIDE("winner"), message("ending"), NUMBER("first"), NUMBER("second")),
        also=tuple(PARAGRAPH_OF_ENDING.values()),
        news=told,
    ),
}

# What questions are about.
ASKED: Final[Mapping[str, Field[War]]] = {
    "theatre": THEATRE,
    "from": THEATRE,
    "side": SIDE,
    "units": field("tokens", lambda s, tokens: tokens_named(tokens)),
}

# Draws that only decide: what comes is read, and goes back.
LOTS: Final = frozenset(("stratagem", "random_campaigns"))
UNSEEN: Final = frozenset(("which_copy",))

VOCABULARY: Final = Vocabulary(EVENTS, ASKED)
