"""What an answer will surely lead to, for a player who is about to give it.

The rules themselves play a placement on a copy of the war. Whatever is drawn or chosen on the way moves neither this
marker nor the points of this theatre, so any answer will do; what comes of it is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from visavis.games.blitzkrieg.rules.campaigns import start_with
from visavis.games.blitzkrieg.rules.effects import EFFECT_STEP, advance_elsewhere
from visavis.games.blitzkrieg.rules.turn import play, resolution
from visavis.games.blitzkrieg.setup import favour
from visavis.games.blitzkrieg.state import BOTH, War, times_applied
from visavis.games.blitzkrieg.steps import STEPS
from visavis.games.blitzkrieg.words import campaign_name, cell_name, side_name, theatre_name, token_name
from visavis.kernel.choice import Choice
from visavis.kernel.foresight import Asked, events, foresee, told
from visavis.kernel.journal import Event
from visavis.kernel.view import Text

PLAYED: Final = {**STEPS, "play": play}
ADVANCES: Final = ("tactical", "strength")  # §7.9.2 what moves the marker of the theatre played in
HEAD_START: Final = "head_start"


def preview(s: War, side: int, token: str, space: str) -> tuple[Text, ...]:
    """Effect, marker, what the placement completes, and what the token itself does."""
    after, _ = foresee(s, PLAYED, ("play", side, f"{token} {space}"), whatever)
    happened = events(after)
    counts_as = after.placed[space].identity
    return (
        *identity_preview(token, counts_as),
        *effect_preview(s, counts_as, space),
        *marker_preview(s, happened, space),
        *points_preview(s, happened, space),
        *ability_preview(s, side, counts_as, space),
    )


def whatever(asked: Asked) -> Any:
    """Any answer; but a token that follows is another placement."""
    return asked.options[0] if isinstance(asked, Choice) and asked.name != "follow_up" else None


def identity_preview(token: str, counts_as: str) -> Iterator[Text]:
    if counts_as != token:
        yield Text("preview-counts-as", {"token": token_name(counts_as)})


def effect_preview(s: War, counts_as: str, space: str) -> Iterator[Text]:
    spot = s.board.spots[space]
    if spot.effect in EFFECT_STEP:
        times = times_applied(s.board.tokens[counts_as].ability)
        effect = Text(f"effect-{spot.effect}", {"n": spot.n})
        yield Text("preview-effect", {"effect": effect, "n": spot.n, "times": times})


def marker_preview(s: War, happened: Sequence[Event], space: str) -> Iterator[Text]:
    """§8.1 Where the marker will stand."""
    here = s.board.spots[space].theatre
    moves = [(at, to) for cause, theatre, at, to in told(happened, "marker") if theatre == here and cause in ADVANCES]
    if moves and moves[0][0] != moves[-1][1]:
        yield Text("preview-marker", {"from": cell_name(s, moves[0][0]), "to": cell_name(s, moves[-1][1])})


def points_preview(s: War, happened: Sequence[Event], space: str) -> Iterator[Text]:
    """§9.1 §10.1 What is completed, and for how much; §N6.4 and what that gives in the next campaign."""
    here = s.board.spots[space].theatre
    rows = [row.id for row in s.board.rows[here]]
    scored = [(side, row, vp + extra) for side, row, vp, extra, _ in told(happened, "scored") if row in rows]
    if told(happened, "closed"):
        points = sum(n for _, _, n in scored) + sum(n for _, _, n, _ in told(happened, "bonus"))
        yield Text("preview-closes", {"theatre": theatre_name(here), "n": points})
        for _, _, at, to in (args for args in told(happened, "marker") if args[0] == HEAD_START):
            yield Text("preview-head-start", {"cells": abs(to - at)})
    elif scored:
        side, row, points = scored[0]
        winner = side_name(s, side if len(scored) == 1 else BOTH)
        yield Text("preview-completes", {"campaign": campaign_name(s.board, row), "side": winner, "n": points})


def ability_preview(s: War, side: int, counts_as: str, space: str) -> Iterator[Text]:
    """§4.4.1 §4.5.2 §6.4.1 What the token itself will do, beyond the effect of its space."""
    unit = s.board.tokens[counts_as]
    steps = [name for name, *_ in resolution(s, side, counts_as, space)]
    if "bombard" in steps:
        yield Text("preview-bombardment")
    if "retreat" in steps:
        yield Text("preview-retreat", {"cells": unit.retreat})
    if "follow_up" in steps:
        yield Text("preview-follow-up")


# Answers that place nothing


def answer_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Text, ...]:
    """Where the marker goes, where a token goes, or what an effect does."""
    return tuple(AFTER[choice.name](s, choice, answer)) if choice.name in AFTER else ()


def marker_moved(s: War, theatre: str, move: Callable[[War], None]) -> Text:
    """From where to where, or that it stands at its limit already (§7.10.3, §SH.3)."""
    after = s.clone()
    after.told = None
    move(after)
    at, to = s.marker[theatre], after.marker[theatre]
    words = {"from": cell_name(s, at), "to": cell_name(s, to)}
    return Text("preview-marker", words) if at != to else Text("preview-stays", words)


def favoured(s: War, choice: Choice[Any], answer: str) -> Iterator[Text]:
    yield marker_moved(s, answer, lambda after: favour(after, answer, choice.about["cells"]))


def advanced(s: War, choice: Choice[Any], answer: str) -> Iterator[Text]:
    yield marker_moved(s, answer, lambda after: advance_elsewhere(after, choice.seat, answer, choice.about["n"]))


def bombed(s: War, choice: Choice[Any], answer: str) -> Iterator[Text]:
    """§SE.10.3"""
    yield Text("preview-bombed", {"side": side_name(s, s.bot)})


def applied(s: War, choice: Choice[Any], answer: str) -> Iterator[Text]:
    """§10.5 What the effect of a free space does."""
    yield Text(f"effect-{s.board.spots[answer].effect}-help")


def opened(s: War, choice: Choice[Any], answer: str) -> Iterator[Text]:
    """§N6.4 §SN.4 Where the marker begins, and what there is to be won."""
    after = s.clone()
    after.told = None
    start_with(after, choice.about["side"], answer, choice.about["cells"])
    points = sum(row.vp for row in s.board.rows[answer])
    yield Text("preview-opens", {"at": cell_name(s, after.marker[answer]), "n": points})


After = Callable[[War, Choice[Any], str], Iterator[Text]]
AFTER: Final[Mapping[str, After]] = {
    "difficulty_theatre": favoured,
    "strategic": advanced,
    "bomb_row": bombed,
    "leftover": applied,
    "open": opened,
}
