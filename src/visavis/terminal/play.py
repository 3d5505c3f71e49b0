"""`visavis play`: from a request to the last good-bye."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from types import FrameType
from typing import Any, Final

from rich.console import Console

from visavis.agents import BOT, Agent, derive, player_of, seating
from visavis.agents.afar import UNTIL_SURE
from visavis.agents.players import agent
from visavis.agents.written import IN_A_FILE, is_written
from visavis.company.by_hand import NOTHING, USUAL
from visavis.company.party import HUMAN, Party, seated
from visavis.files import CannotSave, open_record
from visavis.games import load
from visavis.kernel.errors import VisavisError
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.terminal.asking.conversation import play_on
from visavis.terminal.asking.resume import choose_kept
from visavis.terminal.asking.session import Session
from visavis.terminal.asking.talk import Read, Talk
from visavis.terminal.asking.verbs import Leave
from visavis.terminal.drawing.style import make_console
from visavis.terminal.keeping.saves import Autosave, InUse, Kept, new_path, saves_folder
from visavis.text import Language, language, language_of_locale
from visavis.thinking import Budget

BAD_INPUT: Final = 2
GONE: Final = (errno.EIO, errno.EPIPE, errno.EBADF)  # there is no terminal any more


@dataclass(frozen=True)
class PlayRequest:
    """Everything `visavis play` may be told."""

    game: str
    scenario: str
    players: tuple[str, ...] = ()  # human, or the name of an agent; none: people
    options: Mapping[str, object] = field(default_factory=dict)
    overlay: Mapping[str, Any] = field(default_factory=dict)
    language: str = ""  # empty: that of the locale
    seed: int | None = None
    real_table: bool = False
    by_hand: str = ""  # empty: as the file of the game says, or as usual
    save: Path | None = None  # where to keep the game, if not in the folder of saved games
    resume: Path | None = None  # a game to go on with
    explicit: bool = False  # the scenario was named: only unfinished games of it are offered
    new: bool = False  # do not ask about unfinished games
    folder: Path | None = None  # of saved games
    hints: bool = False  # whether people who play each other have agreed on them
    thought: Budget = UNTIL_SURE  # of a hint
    plain: bool | None = None  # None: as NO_COLOR and the terminal say
    width: int | None = None


class Hangup(BaseException):
    """The terminal was closed, or somebody ended the program from outside."""


def run(request: PlayRequest, console: Console | None = None, read: Read | None = None) -> int:
    """Play; the exit status is 2 if the request, a file or the disk does not allow it."""
    game = load(request.game).extended(request.overlay)
    lang = language(request.language or language_of_locale(), request.game)
    talk = Talk(console or make_console(plain=request.plain, width=request.width), lang, read, game.name)
    with hangups():
        try:
            return play_request(request, game, talk)
        except (EOFError, KeyboardInterrupt):
            talk.blank()
            talk.say("bye")
        except Hangup:
            silence()
        except OSError as error:
            if error.errno not in GONE:
                raise
            silence()
    return 0


def play_request(request: PlayRequest, game: Game[Any], talk: Talk) -> int:
    try:
        session = open_session(request, game, talk)
    except Leave:
        talk.say("bye")
        return 0
    except CannotSave as error:
        return refuse(talk, "save-new-failed", error)
    except InUse as error:
        return refuse(talk, "save-in-use", error)
    except UnreadableGame as error:
        return refuse(talk, "resume-failed", error)
    try:
        play_on(session)
    except (EOFError, KeyboardInterrupt):
        talk.blank()
    except CannotSave as error:
        return refuse(talk, "save-failed", error)
    finally:
        session.save.close()
    say_good_bye(session, request.folder or saves_folder())
    return 0


def refuse(talk: Talk, key: str, error: VisavisError) -> int:
    """Which file it is and why, in a sentence that also says what becomes of the game."""
    talk.say(key, "trouble", **{name: talk.lang.error(value) for name, value in error.words.values.items()})
    return BAD_INPUT


def say_good_bye(session: Session, folder: Path) -> None:
    if session.table.over:
        session.talk.say("over-kept", path=str(session.save.finish(folder)))
    else:
        session.talk.say("bye-saved")


# Opening


class UnreadableGame(VisavisError):
    """A game somebody wants to go on with cannot be read."""


def open_session(request: PlayRequest, game: Game[Any], talk: Talk) -> Session:
    """A game to go on with, if there is one and somebody wants to; otherwise a new one."""
    check(request, game)
    kept = kept_game(request, game, talk)
    return resumed(kept, request, game, talk) if kept else started(request, game, talk)


def check(request: PlayRequest, game: Game[Any]) -> None:
    """Something wrong in the request is reported before anything is asked."""
    options = game.options(game.scenario(request.scenario).name, request.options)
    game.setup(request.scenario, options, request.overlay)
    agents_at(game, seats_of(request, game), request)
    if request.by_hand == NOTHING and seats_of(request, game).count(HUMAN) > 1:
        raise VisavisError("--by-hand {way} is for one person: the others would see what was drawn", way=NOTHING)


def kept_game(request: PlayRequest, game: Game[Any], talk: Talk) -> Kept | None:
    if request.resume is not None:
        try:
            return Kept(request.resume, open_record(request.resume, game, recover=True), datetime.now())
        except VisavisError as error:
            raise UnreadableGame("cannot go on with {path}: {reason}", path=request.resume, reason=error) from None
    if request.new or request.save is not None:
        return None
    wanted = request.scenario if request.explicit else ""
    return choose_kept(request.folder or saves_folder(), game, talk, wanted)


def started(request: PlayRequest, game: Game[Any], talk: Talk) -> Session:
    table = Table.new(game, request.scenario, request.options, seats_of(request, game), request.overlay)
    party = party_at(table, request.real_table, request.by_hand, request.hints)
    agents, folder = agents_at(game, party.players, request), request.folder or saves_folder()
    path = request.save or new_path(folder, game.name, request.scenario, party.by_hand if party.real_table else "")
    session = Session(table, talk, Autosave.create(path, table), party, agents, chance(request))
    session.thought = request.thought
    greet(session)
    return session


def resumed(kept: Kept, request: PlayRequest, game: Game[Any], talk: Talk) -> Session:
    table = kept.table
    party = party_at(table, request.real_table or bool(kept.by_hand), kept.by_hand or request.by_hand, request.hints)
    agents = agents_at(table.game, seats_again(kept, party.players, request, game), request)
    session = Session(table, talk, Autosave.resume(kept.path, table), party, agents, chance(request))
    session.thought = request.thought
    session.catch_up()
    greet(session)
    talk.say("resumed", n=len(table.entries))
    return session


def party_at(table: Table[Any], real_table: bool, by_hand: str, hints: bool) -> Party:
    """Whoever sits there, the people at one screen; hints were agreed on if some were taken."""
    agreed = hints or any(table.header.hints)
    players = seated(table.header.players, table.game.scenario(table.header.scenario))
    return Party(players, real_table, hot_seat=players.count(HUMAN) > 1, by_hand=by_hand or USUAL, hints=agreed)


def seats_of(request: PlayRequest, game: Game[Any]) -> tuple[str, ...]:
    """Who sits where; people, if nobody is named."""
    scenario = game.scenario(request.scenario)
    people = (HUMAN,) * (len(scenario.seats) - len(scenario.bots))
    return seating(game, request.scenario, request.players or people)


def agents_at(game: Game[Any], seats: Sequence[str], request: PlayRequest) -> dict[int, Agent]:
    """Everyone who is neither a person nor the rulebook's bot."""
    return {
        seat: agent(game, player_of(name), derive(seed_of(request), seat))
        for seat, name in enumerate(seats)
        if name not in (BOT, HUMAN)
    }


def seats_again(kept: Kept, players: Sequence[str], request: PlayRequest, game: Game[Any]) -> Sequence[str]:
    """Who plays on. Somebody's own program does if it is named again: a record starts none."""
    asked = seats_of(request, game) if request.players else ()
    if asked == players or (request.resume and without_paths(asked) == without_paths(players)):
        return asked
    if request.resume and asked:
        raise VisavisError(
            "--seats names {came}; in {path} play {players}", came=asked, path=kept.path, players=players
        )
    for player in filter(is_written, players):
        raise VisavisError(
            "{player} is a program, and a record does not start it; name it: --resume {path} --seats {seats}",
            player=player,
            path=kept.path,
            seats=",".join(players),
        )
    return players


def without_paths(players: Sequence[str]) -> list[str]:
    """The players, but not where programs are: a file may have moved since."""
    return [IN_A_FILE if is_written(player) else player for player in players]


def chance(request: PlayRequest) -> Random:
    return Random(seed_of(request))


def seed_of(request: PlayRequest) -> int:
    return request.seed if request.seed is not None else SystemRandom().getrandbits(64)


def greet(session: Session) -> None:
    """Which game this is, and how to get help."""
    talk, header = session.talk, session.table.header
    title, scenario = talk.lang("game-title"), talk.lang.scenario(session.table.game.scenario(header.scenario))
    talk.say("welcome", "heading", title=title, scenario=scenario)
    if len(session.people) == 1 and BOT in header.players:
        talk.say("welcome-solo", side=session.seat_name(session.people[0]))
    elif len(session.people) == 1 and session.agents:
        names = [player_name(header.players[seat], talk.lang) for seat in sorted(session.agents)]
        talk.say("welcome-against", side=session.seat_name(session.people[0]), players=", ".join(names))
    if session.party.real_table:
        talk.say(f"welcome-table-{session.party.way}")
    talk.say("welcome-help", "quiet")


def player_name(name: str, lang: Language) -> str:
    """An opponent of the game's own has a name in words; any other agent goes by its own."""
    return lang(f"opponent-{name}") if lang.knows(f"opponent-{name}") else name


# Closed terminals


@contextmanager
def hangups() -> Iterator[None]:
    """While this lasts, a closed terminal is an exception; afterwards all is as before."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    try:
        before = {name: signal.signal(getattr(signal, name), hang_up) for name in names}
    except ValueError:  # not in the main thread: somebody else's business
        before = {}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def hang_up(number: int, frame: FrameType | None) -> None:
    raise Hangup


def silence() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
