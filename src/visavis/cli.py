"""The command `visavis`: what may be typed, in the language of whoever types it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from visavis import __version__, compiled
from visavis.commands import checking, many, playing, reading, reviewing, serving
from visavis.commands.parser import Parser
from visavis.company.by_hand import WAYS
from visavis.kernel.errors import VisavisError, Wording, because
from visavis.kernel.game import named
from visavis.sim.review import MINUTES, PLAYOUTS
from visavis.terminal import be_tolerant, silence
from visavis.text import LANGUAGES, Language, language, language_of_locale

REFUSED: Final = 2  # exit status after input that cannot be used
INTERRUPTED: Final = 130  # exit status after Ctrl-C
Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; whatever somebody typed or stored wrongly ends in one sentence and status 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    prepare_output()
    said = language(language_of_locale())
    try:
        said = language(wanted_language(words))
        return run(parser(said), words, said.code)
    except VisavisError as error:
        return refuse(said, error)
    except BrokenPipeError:
        return nobody_reads()
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):  # rich has noticed it first
            return nobody_reads()
        raise
    except OSError as error:
        silence()
        return refuse(said, refusal(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def prepare_output() -> None:
    """What cannot be shown becomes a question mark, and an output that is closed takes everything."""
    be_tolerant(sys.stdout, sys.stderr)
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open until the program ends


def nobody_reads() -> int:
    silence()
    return 0


def run(top: Parser, words: Sequence[str], code: str) -> int:
    args = top.parse_args(words)
    if not hasattr(args, "run"):
        top.refuse_no_command()
    args.lang = code
    status: int = args.run(args)
    sys.stdout.flush()
    return status


def refuse(said: Language, error: VisavisError) -> int:
    print(f"visavis: {said.error(error)}", file=sys.stderr)
    return REFUSED


def refusal(error: OSError) -> VisavisError:
    """Where nobody else has said it: the output cannot be written, or some file cannot be used."""
    if error.filename is None:
        return VisavisError("cannot write the output: {reason}", reason=because(error))
    return VisavisError("cannot use {path}: {reason}", path=error.filename, reason=because(error))


def wanted_language(words: Sequence[str]) -> str:
    """The language of the help itself, which must be known before anything is parsed."""
    for n, word in enumerate(words):
        if word.startswith("--lang="):
            return named(word.removeprefix("--lang="), LANGUAGES, Wording("language"))
        if word == "--lang" and n + 1 < len(words):
            return named(words[n + 1], LANGUAGES, Wording("language"))
    return language_of_locale()


def parser(said: Language) -> Parser:
    top = Parser(said, prog="visavis", description=said("cli-about"))
    top.add_argument("--lang", metavar="ru|en", help=said("cli-lang"))
    top.add_argument("--version", action="version", version=version(said), help=said("cli-version"))
    found = top.add_subparsers(title=said("cli-commands"), metavar="")
    for add in (
        add_play,
        add_games,
        add_replay,
        add_explain,
        add_review,
        add_show,
        add_rules,
        add_check,
        add_sim,
        add_match,
        add_fuzz,
        add_serve,
    ):
        add(found, said)
    top.commands = tuple(found.choices)
    return top


def version(said: Language) -> str:
    """Which version, and what of it runs: compiled modules or sources; if there is something in the way, what."""
    build = compiled.BUILD
    return said(f"version-{build.why_not or build.name}", version=__version__, file=build.file)


def command(found: Any, said: Language, name: str, run: Command, json: bool = True) -> Parser:
    """A command with what all of them take."""
    about = said(f"cli-{name}")
    made: Parser = found.add_parser(name, said=said, help=about, description=about)
    made.add_argument("--lang", metavar="ru|en", help=said("cli-lang"))
    if json:
        made.add_argument("--json", action="store_true", help=said("cli-json"))
    made.set_defaults(run=run)
    return made


def add_play(found: Any, said: Language) -> None:
    made = command(found, said, "play", playing.play, json=False)
    made.add_argument("game", nargs="?", help=said("cli-game"))
    made.add_argument("--mode", metavar="MODE", help=said("cli-mode"))
    made.add_argument("--side", metavar="SIDE", help=said("cli-side"))
    made.add_argument("--against", metavar="AGENT", help=said("cli-against"))
    made.add_argument("--seats", metavar="A,B", help=said("cli-play-seats"))
    made.add_argument("--level", metavar="LEVEL", help=said("cli-level"))
    made.add_argument("--stratagems", metavar="on|off", help=said("cli-stratagems"))
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=said("cli-option"))
    made.add_argument("--overlay", type=Path, metavar="FILE", help=said("cli-overlay"))
    made.add_argument("--scenario", type=Path, metavar="FILE", help=said("cli-scenario"))
    made.add_argument("--seed", type=int, help=said("cli-seed"))
    made.add_argument("--real-table", action="store_true", help=said("cli-real-table"))
    made.add_argument("--by-hand", metavar="|".join(WAYS), help=said("cli-by-hand"))
    made.add_argument("--hints", action="store_true", help=said("cli-hints"))
    made.add_argument("--new", action="store_true", help=said("cli-new"))
    made.add_argument("--save", type=Path, metavar="FILE", help=said("cli-save"))
    made.add_argument("--resume", type=Path, metavar="FILE", help=said("cli-resume"))


def add_games(found: Any, said: Language) -> None:
    command(found, said, "games", reading.games)


def add_replay(found: Any, said: Language) -> None:
    made = command(found, said, "replay", reading.replay)
    add_file(made, said)


def add_explain(found: Any, said: Language) -> None:
    made = command(found, said, "explain", reading.explain)
    add_file(made, said)
    made.add_argument("--all", action="store_true", help=said("cli-explain-all"))


def add_review(found: Any, said: Language) -> None:
    made = command(found, said, "review", reviewing.review_record)
    add_file(made, said)
    made.add_argument("--playouts", type=int, default=PLAYOUTS, metavar="N", help=said("cli-playouts", n=PLAYOUTS))
    made.add_argument("--minutes", type=float, default=MINUTES, metavar="N", help=said("cli-minutes", n=round(MINUTES)))
    made.add_argument("--svg", type=Path, metavar="FILE", help=said("cli-review-svg"))
    made.add_argument("--dark", action="store_true", help=said("cli-dark"))
    add_work(made, said)


def add_show(found: Any, said: Language) -> None:
    made = command(found, said, "show", reading.show_record)
    add_file(made, said)
    made.add_argument("--svg", action="store_true", help=said("cli-svg"))
    made.add_argument("--dark", action="store_true", help=said("cli-dark"))
    made.add_argument("--seat", metavar="SEAT", help=said("cli-seat"))
    made.add_argument("--out", type=Path, metavar="FILE", help=said("cli-svg-out"))


def add_file(made: Parser, said: Language) -> None:
    made.add_argument("file", type=Path, metavar="FILE", help=said("cli-file"))
    made.add_argument("--at", type=int, metavar="N", help=said("cli-at"))


def add_rules(found: Any, said: Language) -> None:
    made = command(found, said, "rules", reading.rules)
    made.add_argument("game", nargs="?", help=said("cli-game"))
    made.add_argument("paragraph", nargs="*", help=said("cli-paragraph"))
    made.add_argument("--where", action="store_true", help=said("cli-where"))
    made.add_argument("--coverage", action="store_true", help=said("cli-coverage"))


def add_check(found: Any, said: Language) -> None:
    made = command(found, said, "check", checking.check)
    made.add_argument("files", type=Path, nargs="+", metavar="FILE", help=said("cli-check-file"))
    made.add_argument("--game", metavar="GAME", help=said("cli-check-game"))


def add_sim(found: Any, said: Language) -> None:
    made = command(found, said, "sim", many.sim)
    add_series(made, said, games=1000)
    made.add_argument("--seats", metavar="A,B", help=said("cli-seats"))
    made.add_argument("--out", type=Path, metavar="PATH", help=said("cli-sim-out"))


def add_match(found: Any, said: Language) -> None:
    made = command(found, said, "match", many.match_players)
    add_series(made, said, games=1000)
    made.add_argument("--players", "--seats", required=True, metavar="A,B", help=said("cli-players"))


def add_fuzz(found: Any, said: Language) -> None:
    made = command(found, said, "fuzz", many.fuzz_games)
    add_series(made, said, games=many.SOME, named=False)
    made.add_argument("--out", type=Path, default=Path("fuzz"), metavar="FOLDER", help=said("cli-fuzz-out"))


def add_serve(found: Any, said: Language) -> None:
    made = command(found, said, "serve", serving.serve, json=False)
    made.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=said("cli-serve-host"))
    made.add_argument("--port", type=int, default=8000, metavar="N", help=said("cli-serve-port", n="8000"))
    made.add_argument("--data", type=Path, metavar="FOLDER", help=said("cli-serve-data"))
    made.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help=said("cli-serve-open"))
    made.add_argument("--name", action="append", default=[], metavar="HOST", help=said("cli-serve-name"))
    made.add_argument("--thinkers", type=int, metavar="N", help=said("cli-serve-thinkers"))


def add_series(made: Parser, said: Language, games: int, named: bool = True) -> None:
    """Of one game; or, if it need not be named, long ones of every game."""
    if named:
        made.add_argument("game", help=said("cli-game"))
    else:
        made.add_argument("game", nargs="?", help=said("cli-any-game"))
    made.add_argument("--mode", metavar="MODE", help=said("cli-mode"))
    made.add_argument(
        "--games", type=int, default=games if named else None, metavar="N", help=said("cli-count", n=games)
    )
    add_work(made, said)
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=said("cli-option"))


def add_work(made: Parser, said: Language) -> None:
    made.add_argument("--seed", type=int, default=1, help=said("cli-seed"))
    made.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=said("cli-workers"))


if __name__ == "__main__":
    sys.exit(main())
