"""Unfinished games, offered at the start."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from visavis.kernel.game import Game
from visavis.kernel.view import SPECTATOR
from visavis.terminal.asking.entry import readings
from visavis.terminal.asking.talk import Talk, echo
from visavis.terminal.asking.verbs import Leave
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.style import ink
from visavis.terminal.keeping.saves import Kept, shelf
from visavis.text import LANGUAGES, language


def choose_kept(folder: Path, game: Game[Any], talk: Talk, scenario: str = "") -> Kept | None:
    """The unfinished game to go on with, of this scenario if one was asked for; None: a new one."""
    found = shelf(folder, game)
    for path, reason in found.damaged:
        talk.say("damaged", "warning", path=str(path), reason=talk.lang.error(reason))
    kept = [each for each in found.kept if scenario in ("", each.table.header.scenario)]
    return offer(kept, talk) if kept else None


def offer(kept: Sequence[Kept], talk: Talk) -> Kept | None:
    talk.say("resume-one" if len(kept) == 1 else "resume-several", "heading")
    for n, each in enumerate(kept, 1):
        talk.put(wrapped(ink(f"{n:>3}  {described(each, talk)}"), talk.width, 5))
    talk.say("resume-ask-one" if len(kept) == 1 else "resume-ask", "quiet")
    while True:
        typed = talk.ask(talk.lang("resume-prompt")).strip()
        if means(typed, "resume-answers-quit"):
            raise Leave
        if means(typed, "resume-answers-new"):
            return None
        if not typed:
            return kept[0]
        if typed in (numbers := [str(n) for n in range(1, len(kept) + 1)]):
            return kept[numbers.index(typed)]
        talk.say("resume-unknown", "warning", typed=echo(typed))


def described(kept: Kept, talk: Talk) -> str:
    """The scenario, where it stands, and when it was left."""
    table = kept.table
    status = " · ".join(talk.lang.say(text) for text in table.status(SPECTATOR))
    key = "resume-line-table" if kept.by_hand else "resume-line"
    scenario = talk.lang.scenario(table.game.scenario(table.header.scenario))
    return talk.lang(key, scenario=scenario, status=status, when=f"{kept.when:%Y-%m-%d %H:%M}")


def means(typed: str, key: str) -> bool:
    """Whether this is one of the words for something, in either language, on either keyboard layout."""
    known = {word.strip() for code in LANGUAGES for word in language(code)(key).split(",")}
    return any(reading in known for reading in readings(typed))
