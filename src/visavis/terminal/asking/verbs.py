"""What the commands do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from visavis.agents import BOT
from visavis.company.real_table import Moves, set_out
from visavis.company.story import sentence, story
from visavis.company.turns import viewer
from visavis.company.undo import undo as take_back
from visavis.files import CannotSave
from visavis.kernel.journal import ALWAYS
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Option, Region, Text, View
from visavis.terminal.asking.commands import help_lines, means_set_up, without_not
from visavis.terminal.asking.entry import by_code, by_name, spelled
from visavis.terminal.asking.hints import hint
from visavis.terminal.asking.session import Session
from visavis.terminal.asking.talk import echo
from visavis.terminal.drawing.legend import legend_lines
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.pages import rule_lines
from visavis.terminal.drawing.reasons import explanation_lines, objection_lines
from visavis.terminal.drawing.screen import events_since
from visavis.terminal.drawing.style import ink
from visavis.terminal.keeping.saves import keep_copy
from visavis.text.guide import typed_guide
from visavis.text.names import every_piece

LAST_LINES: Final = 30


class Leave(Exception):
    """Somebody wants to stop."""


Verb = Callable[[Session, str], None]


# Taking back


def undo(session: Session, rest: str) -> None:
    """The last answer given at this screen, up to a wall; the other person's only when asked for twice."""
    before, looking = session.table, session.viewer
    found = take_back(before, session.party, session.people, bool(session.rolls.entries), session.held_up)
    if found.n is None:
        session.talk.put(wrapped(ink(session.lang.say(found.why), "warning"), session.talk.width))
    elif (other := before.entries[found.n].seat) in session.people and other != looking and not session.is_sure():
        session.talk.say("undo-sure", "warning", side=session.seat_name(other))
    else:
        after = before.at(found.n)
        session.save.rewrite(after)
        session.table = after
        session.rolls.keep(found.rolled)
        tell_undone(session, before, looking)


def tell_undone(session: Session, before: Table[Any], seat: int) -> None:
    """What was taken back, and at a real table how to put the pieces right."""
    after = session.table
    n = len(after.entries)
    session.talk.say("undone", "good", what=said(session, after, before.entries[n], seat))
    if session.party.real_table:
        put_right(session, session.lists.take_back(before, n)(seat))
    session.news_from = {looking: min(since, n) for looking, since in session.news_from.items()}
    session.drawn = None


def put_right(session: Session, moves: list[Text]) -> None:
    session.talk.say("unmoves-heading", "heading") if moves else session.talk.say("no-moves")
    session.put_list(moves)


def said(session: Session, table: Table[Any], entry: Entry, seat: int) -> str:
    """An answer in words; of what the other person answered or drew, only whose it was."""
    other = viewer(session.party, table.pending)
    if other not in (SPECTATOR, seat):
        return session.lang.say(session.seat_name(other))
    prompt = table.game.view(table, entry.seat).prompt
    options = prompt.options if prompt else ()
    titles = [session.lang.say(option.title) for option in options if option.answer == entry.answer]
    return titles[0] if titles else spelled(entry.answer)


# Asking why


def why(session: Session, rest: str) -> None:
    named = without_not(rest) if rest else None
    if named is not None:
        why_not(session, session.viewer, named)
        return
    table = session.table
    found = table.game.reasons(table, table.before_last_reasons(), session.viewer)
    lines = explanation_lines(found, session.lang, session.talk.width)
    session.talk.put(lines) if lines else session.talk.say("why-none")


def why_not(session: Session, seat: int, named: str) -> None:
    """What spoke against something."""
    table = session.table
    if not table.game.reasons(table, ALWAYS, seat):
        session.talk.say("why-none")
        return
    codes = considered(session, named, seat) or codes_of(session, named, nameable(session))
    if codes:
        found = table.game.why_not(table, table.before_last_reasons(), codes, seat)
        session.talk.put(objection_lines(found, session.lang, session.talk.width))
    elif named:
        session.talk.say(
            "why-not-what", "warning", typed=echo(named), example=example(table.game.view(table, session.viewer))
        )
    else:
        session.talk.say("why-not-how")


def considered(session: Session, named: str, seat: int) -> list[str]:
    """What was weighed under just this name, be it an action, a kind of something, or what lies nowhere any more."""
    table, said = session.table, named.casefold()
    reasons = table.game.reasons(table, table.before_last_reasons(), seat)
    weighed = {each.id: each.title for reason in reasons for line in reason.lines for each in line.before}
    names = {id_: session.lang.say(title).casefold() for id_, title in weighed.items()}
    return [id_ for id_, name in names.items() if said in (name, name.partition(" (")[0])]


def example(view: View) -> str:
    """A counter on the board, or a place."""
    places = {place.id for place in view.places}
    return next((thing.id for thing in view.things if thing.at in places and " " not in thing.id), view.places[0].id)


def nameable(session: Session) -> list[Option]:
    """Everything a bot may be asked about: counters on a map, which go by their ids, regions, places, pieces, and cards
    that lie open."""
    table = session.table
    view = table.game.view(table, session.viewer)
    return [
        *(Option(thing.id, thing.title) for thing in view.things if " " not in thing.id),
        *(Option(meant_by(region), region.title) for region in table.game.layout(table.state).regions),
        *(Option(place.id, place.title) for place in view.places),
        *every_piece(view.game),
        *(Option(thing.id, own_name(thing.title)) for thing in view.things if " " in thing.id and thing.face),
    ]


def meant_by(region: Region) -> str:
    """A part of the board that is but one place goes by the name of the part."""
    places = [place for row in region.rows for place in row]
    return places[0] if len(places) == 1 and not region.track else region.id


def own_name(title: Text) -> Text:
    """What a card is called, of all that its title says of it."""
    whole = title.args.get("title")  # where its title also says why not now
    if isinstance(whole, Text):
        return own_name(whole)
    return next((each for each in title.args.values() if isinstance(each, Text)), title)


def codes_of(session: Session, named: str, known: list[Option]) -> list[str]:
    """The codes somebody means, by code or by name, of one thing or of two; none if some word is neither."""
    whole = [option for option in known if session.lang.say(option.title).casefold() == named.casefold()]
    if whole:
        return [str(whole[0].answer)]
    words = named.split()
    codes = [shortest(by_code(word, known)) for word in words]
    if all(codes):
        return codes
    parts = ((" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words)))
    meant = ([code_or_name(session, part, known) for part in pair] for pair in ((named,), *parts))
    return next((found for found in meant if all(found)), [])


def code_or_name(session: Session, part: str, known: list[Option]) -> str:
    found = [] if " " in part else by_code(part, known)
    named = by_name(part, known, session.lang)
    return shortest(found) or (str(named[0].answer) if named else "")


def shortest(found: list[Option]) -> str:
    """The shortest code of these, if there is one."""
    return min((str(option.answer) for option in found), key=len, default="")


# Looking things up


def rule(session: Session, rest: str) -> None:
    session.talk.put(rule_lines(session.table.game.name, rest, session.lang, session.talk.width))


def log(session: Session, rest: str) -> None:
    looking = session.viewer
    lines = events_since(session.table, looking, ALWAYS, session.lang, session.talk.width)
    shown = lines if rest else lines[-LAST_LINES:]
    session.talk.put(shown) if shown else session.talk.say("no-log")
    if len(shown) < len(lines):
        session.hint("more-log")


def news(session: Session, rest: str) -> None:
    """What happened since the last turn of whoever looks, a deed a line."""
    seat = session.viewer
    told = story(session.table, seat, (seat,) if seat >= 0 else ())
    named = not session.table.game.vocabulary.names_sides
    names = [session.lang.say(session.seat_name(beat.seat)) if named and beat.seat >= 0 else "" for beat in told]
    said = [sentence(beat, name, session.lang.brief) for beat, name in zip(told, names, strict=True)]
    shown = [line for line in said if line]
    for line in shown:
        session.talk.put(wrapped(ink(f"  {line}"), session.talk.width, 4))
    if not shown:
        session.talk.say("no-log")


def moves(session: Session, rest: str) -> None:
    found = listed_again(session, rest) if session.party.real_table else []
    session.put_moves(found) if found else session.talk.say("no-moves")


def listed_again(session: Session, rest: str) -> list[Moves]:
    """The moves of this turn, or how the box was laid out."""
    table, seat = session.table, session.viewer
    if means_set_up(rest):
        return set_out(table.game, table.header, seat)
    return session.lists.of_this_turn(table, seat)


def guide(session: Session, rest: str) -> None:
    """What wins here, then the game's own introduction."""
    table, lang = session.table, session.lang
    aims = " ".join(map(lang.say, table.game.view(table, session.viewer).aims))
    told = [*filter(None, [aims]), *typed_guide(lang, table.header.scenario, bots=BOT in session.party.players)]
    for n, said in enumerate(told, 1):
        session.talk.put(wrapped(ink(f"{n}/{len(told)}  {said}"), session.talk.width))


def legend(session: Session, rest: str) -> None:
    session.talk.put(legend_lines(session.table, SPECTATOR, session.lang, session.talk.width))


def board(session: Session, rest: str) -> None:
    session.show_board(session.viewer)


def help_(session: Session, rest: str) -> None:
    session.talk.put(help_lines(session.lang, session.talk.width))


# Saving and leaving


def save(session: Session, rest: str) -> None:
    """A copy under another name; the game itself is always saved."""
    if not rest:
        session.talk.say("saved-always", path=str(session.save.path))
        return
    path = Path(rest).expanduser()
    if not path.parent.exists():
        session.talk.say("save-no-folder", "warning", path=str(path.parent))
        return
    try:
        keep_copy(path, session.table)
    except FileExistsError:
        session.talk.say("save-exists", "warning", path=str(path))
    except CannotSave as error:
        session.talk.say("copy-failed", "warning", path=str(path), reason=session.lang.error(error.reason))
    else:
        session.talk.say("saved-copy", "good", path=str(path))


def quit_(session: Session, rest: str) -> None:
    raise Leave


VERBS: Final[Mapping[str, Verb]] = {
    "undo": undo,
    "why": why,
    "hint": hint,
    "rule": rule,
    "log": log,
    "news": news,
    "moves": moves,
    "save": save,
    "guide": guide,
    "legend": legend,
    "board": board,
    "help": help_,
    "quit": quit_,
}
