"""What the commands do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from visavis.company.by_hand import NOTHING
from visavis.files import CannotSave
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import NothingToUndo, VisavisError
from visavis.kernel.journal import ALWAYS
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Option, Text
from visavis.terminal.asking.commands import without_not
from visavis.terminal.asking.entry import by_code, by_name, spelled
from visavis.terminal.asking.session import Session
from visavis.terminal.asking.talk import echo
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.pages import help_lines, legend_lines, rule_lines
from visavis.terminal.drawing.reasons import explanation_lines
from visavis.terminal.drawing.screen import events_since
from visavis.terminal.drawing.style import ink
from visavis.terminal.keeping.saves import keep_copy
from visavis.terminal.pieces import only_typed
from visavis.text.names import every_piece

LAST_LINES: Final = 30


class Leave(Exception):
    """Somebody wants to stop."""


Verb = Callable[[Session, int, str], None]


# Taking back


def undo(session: Session, seat: int, rest: str) -> None:
    """The last answer, if it was this seat's own; at a real table also dice and draws, if a person typed them."""
    before, looking = session.table, session.viewer_of(seat)
    after = before_last_typed(session, seat)
    if after is None:
        explain_wall(session, seat)
        return
    session.save.rewrite(after)
    session.table = after
    tell_undone(session, before, looking)


def before_last_typed(session: Session, seat: int) -> Table[Any] | None:
    """What nobody at a real table can see is taken back with the draw it belongs to: nobody is asked for it."""
    table = session.table
    with suppress(NothingToUndo):
        while table.entries and may_take_back(session, seat, table.entries[-1]):
            table = table.undo(*holders(session, seat))
            if table.pending is not None and session.asks_a_person(table.pending):
                return table
    return None


def holders(session: Session, seat: int) -> list[int]:
    """Whose answers may be taken back now; where anything is done by hand, people put the table right together."""
    if session.way != NOTHING:
        return [*session.people, CHANCE]
    return session.people if session.table.over else [person for person in session.people if person == seat]


def may_take_back(session: Session, seat: int, entry: Entry) -> bool:
    return entry.seat in holders(session, seat) and (entry.seat != CHANCE or session.was_typed(entry))


def tell_undone(session: Session, before: Table[Any], seat: int) -> None:
    """What was taken back, and at a real table how to put the pieces right."""
    after = session.table
    n = len(after.entries)
    session.talk.say("undone", "good", what=said(session, after, before.entries[n], seat))
    if session.real_table:
        listed = n < session.moves_from or before.entries[n].seat != CHANCE
        session.last_moves = lambda looking: unmoves_of(before, n, looking, listed)
        unmoves = session.last_moves(seat)
        session.put_moves("unmoves-heading", unmoves) if unmoves else session.talk.say("no-moves")
    session.moves_from = min(session.moves_from, n)
    session.news_from = {looking: min(since, n) for looking, since in session.news_from.items()}
    session.drawn = None


def unmoves_of(before: Table[Any], n: int, seat: int, listed: bool) -> list[Text]:
    """How to put the pieces right; of moves that were never listed nobody has made any but the draw typed."""
    unmoves = before.game.unmoves(before, n, seat)
    return unmoves if listed else only_typed(before, n, unmoves)


def said(session: Session, table: Table[Any], entry: Entry, seat: int) -> str:
    """An answer in words; of what the other person drew, only whose it was."""
    drawer = session.drawer(table.pending)
    if drawer not in (SPECTATOR, seat):
        return session.lang.say(session.seat_name(drawer))
    prompt = table.game.view(table, entry.seat).prompt
    options = prompt.options if prompt else ()
    titles = [session.lang.say(option.title) for option in options if option.answer == entry.answer]
    return titles[0] if titles else spelled(entry.answer)


def explain_wall(session: Session, seat: int) -> None:
    """Why the last own answer cannot be taken back."""
    entries = session.table.entries
    mine = [n for n, entry in enumerate(entries) if may_take_back(session, seat, entry)]
    if not mine:
        session.talk.say("undo-start", "warning")
        return
    if mine[-1] + 1 == len(entries):
        session.talk.say("undo-drawn", "warning")  # the answer itself showed something
        return
    wall = entries[mine[-1] + 1]
    if wall.seat != CHANCE:
        session.talk.say("undo-other", "warning", side=session.seat_name(wall.seat))
    else:
        session.talk.say("undo-drawn" if isinstance(wall.answer, str) else "undo-rolled", "warning")


# Asking why


def why(session: Session, seat: int, rest: str) -> None:
    named = without_not(rest) if rest else None
    if named is not None:
        why_not(session, session.viewer_of(seat), named)
        return
    table = session.table
    found = table.game.reasons(table, table.before_last_reasons(), session.viewer_of(seat))
    lines = explanation_lines(found, session.lang, session.talk.width)
    session.talk.put(lines) if lines else session.talk.say("why-none")


def why_not(session: Session, seat: int, named: str) -> None:
    """What spoke against something."""
    table = session.table
    if not table.game.reasons(table, ALWAYS, seat):
        session.talk.say("why-none")
        return
    known = nameable(session)
    codes = codes_of(session, named, known)
    try:
        text = table.game.why_not(table, table.before_last_reasons(), codes, seat) if codes else None
    except VisavisError:
        text = None
    if text is not None:
        session.talk.put(wrapped(ink(session.lang.say(text)), session.talk.width))
    elif named:
        session.talk.say("why-not-what", "warning", typed=echo(named), example=known[0].answer)
    else:
        session.talk.say("why-not-how")


def nameable(session: Session) -> list[Option]:
    """Everything a bot may be asked about: regions, places, pieces."""
    table = session.table
    view = table.game.view(table, SPECTATOR)
    return [
        *(Option(region.id, region.title) for region in table.game.layout(table.state).regions),
        *(Option(place.id, place.title) for place in view.places),
        *every_piece(view.game),
    ]


def codes_of(session: Session, named: str, known: list[Option]) -> str:
    """The codes somebody means, by code or by name; empty if some word is neither."""
    codes = [first_exact(by_code(word, known), word) for word in named.split()]
    if all(codes):
        return " ".join(codes)
    found = by_name(named, known, session.lang)
    return str(found[0].answer) if found else ""


def first_exact(found: list[Option], word: str) -> str:
    """The shortest code that begins with the word, if there is one."""
    return min((str(option.answer) for option in found), key=len, default="")


# Looking things up


def rule(session: Session, seat: int, rest: str) -> None:
    session.talk.put(rule_lines(session.table.game.name, rest, session.lang, session.talk.width))


def log(session: Session, seat: int, rest: str) -> None:
    looking = session.viewer_of(seat)
    lines = events_since(session.table, looking, ALWAYS, session.lang, session.talk.width)
    shown = lines if rest else lines[-LAST_LINES:]
    session.talk.put(shown) if shown else session.talk.say("no-log")
    if len(shown) < len(lines):
        session.hint("more-log")


def moves(session: Session, seat: int, rest: str) -> None:
    found = session.moves_now(session.viewer_of(seat))
    session.put_moves("moves-heading", found) if found else session.talk.say("no-moves")


def legend(session: Session, seat: int, rest: str) -> None:
    view = session.table.game.view(session.table, SPECTATOR)
    session.talk.put(legend_lines(view, session.lang, session.talk.width))


def board(session: Session, seat: int, rest: str) -> None:
    session.show_board(session.viewer_of(seat))


def help_(session: Session, seat: int, rest: str) -> None:
    session.talk.put(help_lines(session.lang, session.talk.width))


# Saving and leaving


def save(session: Session, seat: int, rest: str) -> None:
    """A copy under another name; the game itself is always saved."""
    if not rest:
        session.talk.say("saved-always", path=str(session.save.path))
        return
    path = Path(rest).expanduser()
    try:
        keep_copy(path, session.table)
    except FileExistsError:
        session.talk.say("save-exists", "warning", path=str(path))
    except CannotSave as error:
        session.talk.say("copy-failed", "warning", path=str(path), reason=session.lang.error(error.reason))
    else:
        session.talk.say("saved-copy", "good", path=str(path))


def quit_(session: Session, seat: int, rest: str) -> None:
    raise Leave


VERBS: Final[Mapping[str, Verb]] = {
    "undo": undo,
    "why": why,
    "rule": rule,
    "log": log,
    "moves": moves,
    "save": save,
    "legend": legend,
    "board": board,
    "help": help_,
    "quit": quit_,
}
