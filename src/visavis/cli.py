"""The command `visavis`: what may be typed, in the language of whoever types it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from visavis import __version__
from visavis.commands import many, playing, reading
from visavis.kernel.errors import VisavisError
from visavis.kernel.game import named
from visavis.text import LANGUAGES, Language, language, language_of_locale

REFUSED: Final = 2  # exit status after input that cannot be used
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, like every other refusal."""

    def error(self, message: str) -> NoReturn:
        raise VisavisError(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; whatever somebody typed or stored wrongly ends in one sentence and status 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        said = language(wanted_language(words))
        args = parser(said).parse_args(words)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except VisavisError as error:
        print(f"visavis: {error}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def wanted_language(words: Sequence[str]) -> str:
    """The language of the help itself, which must be known before anything is parsed."""
    for n, word in enumerate(words):
        if word.startswith("--lang="):
            return named(word.removeprefix("--lang="), LANGUAGES, "language")
        if word == "--lang" and n + 1 < len(words):
            return named(words[n + 1], LANGUAGES, "language")
    return language_of_locale()


def parser(said: Language) -> Parser:
    top = Parser(prog="visavis", description=said("cli-about"), allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"visavis {__version__}", help=said("cli-version"))
    found = top.add_subparsers(title=said("cli-commands"), metavar="", required=True)
    for add in (add_play, add_games, add_replay, add_explain, add_show, add_rules, add_sim, add_fuzz):
        add(found, said)
    return top


def command(found: Any, said: Language, name: str, run: Command, json: bool = True) -> Parser:
    """A command with what all of them take."""
    about = said(f"cli-{name}")
    made: Parser = found.add_parser(name, help=about, description=about, allow_abbrev=False)
    made.add_argument("--lang", metavar="ru|en", help=said("cli-lang"))
    if json:
        made.add_argument("--json", action="store_true", help=said("cli-json"))
    made.set_defaults(run=run)
    return made


def add_play(found: Any, said: Language) -> None:
    made = command(found, said, "play", playing.play, json=False)
    made.add_argument("game", help=said("cli-game"))
    made.add_argument("--mode", metavar="MODE", help=said("cli-mode"))
    made.add_argument("--side", metavar="SIDE", help=said("cli-side"))
    made.add_argument("--against", metavar="AGENT", help=said("cli-against"))
    made.add_argument("--level", metavar="LEVEL", help=said("cli-level"))
    made.add_argument("--stratagems", metavar="on|off", help=said("cli-stratagems"))
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=said("cli-option"))
    made.add_argument("--overlay", type=Path, metavar="FILE", help=said("cli-overlay"))
    made.add_argument("--seed", type=int, help=said("cli-seed"))
    made.add_argument("--real-table", action="store_true", help=said("cli-real-table"))
    made.add_argument("--new", action="store_true", help=said("cli-new"))
    made.add_argument("--save", type=Path, metavar="FILE", help=said("cli-save"))


def add_games(found: Any, said: Language) -> None:
    command(found, said, "games", reading.games)


def add_replay(found: Any, said: Language) -> None:
    made = command(found, said, "replay", reading.replay)
    add_file(made, said)


def add_explain(found: Any, said: Language) -> None:
    made = command(found, said, "explain", reading.explain)
    add_file(made, said)
    made.add_argument("--all", action="store_true", help=said("cli-explain-all"))


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
    made.add_argument("--coverage", action="store_true", help=said("cli-coverage"))


def add_sim(found: Any, said: Language) -> None:
    made = command(found, said, "sim", many.sim)
    add_series(made, said, games=1000)
    made.add_argument("--seats", metavar="A,B", help=said("cli-seats"))
    made.add_argument("--out", type=Path, metavar="PATH", help=said("cli-sim-out"))


def add_fuzz(found: Any, said: Language) -> None:
    made = command(found, said, "fuzz", many.fuzz_games)
    add_series(made, said, games=500)
    made.add_argument("--out", type=Path, default=Path("fuzz"), metavar="FOLDER", help=said("cli-fuzz-out"))


def add_series(made: Parser, said: Language, games: int) -> None:
    made.add_argument("game", help=said("cli-game"))
    made.add_argument("--mode", metavar="MODE", help=said("cli-mode"))
    made.add_argument("--games", type=int, default=games, metavar="N", help=said("cli-count", n=games))
    made.add_argument("--seed", type=int, default=1, help=said("cli-seed"))
    made.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=said("cli-workers"))
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=said("cli-option"))


if __name__ == "__main__":
    sys.exit(main())
