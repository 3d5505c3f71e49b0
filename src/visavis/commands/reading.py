"""Commands that show something: games, rules, replay, explain, show."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from rich.table import Table as Grid
from rich.text import Text as Styled

from visavis.commands.arguments import open_record, print_json, said_in
from visavis.commands.where import where
from visavis.files import write_text
from visavis.games import GAMES, load
from visavis.kernel.errors import UnknownName, VisavisError, Wording
from visavis.kernel.game import Game, named
from visavis.kernel.journal import ALWAYS
from visavis.kernel.priorities import SKIPPED
from visavis.kernel.table import EXPLAINED, Table
from visavis.kernel.view import READER, SPECTATOR, Reason, Text
from visavis.picture import draw_svg
from visavis.terminal import explanation_lines, log_lines, make_console, print_lines, rule_lines, show, usable
from visavis.text import Language, Paragraph, Rulebook, rulebook


def games(args: Namespace) -> int:
    """The games there are, their scenarios and settings."""
    if args.json:
        print_json({name: game_facts(load(name)) for name in GAMES})
        return 0
    out = make_console()
    for name in GAMES:
        said = said_in(args, name)
        out.print(Styled(f"{said('game-title')}  ", "bold").append(f"({name})", "dim"))
        out.print(f"{said('game-tagline')} {said('game-players')}, {said('game-length')}.")
        out.print(scenario_grid(load(name), said))
        out.print(setting_grid(load(name), said))
    return 0


def game_facts(game: Game[Any]) -> dict[str, Any]:
    return {
        "version": game.version,
        "scenarios": [{"name": s.name, "seats": s.seats, "bots": s.bots} for s in game.scenarios],
        "settings": [asdict(setting) for setting in game.settings],
    }


def scenario_grid(game: Game[Any], said: Language) -> Grid:
    grid = Grid(said("games-scenario"), said("games-about"), box=None, pad_edge=False, title_justify="left")
    for scenario in game.scenarios:
        grid.add_row(Styled(scenario.name, "bold"), said.about_scenario(scenario))
    return grid


def setting_grid(game: Game[Any], said: Language) -> Grid:
    grid = Grid(said("games-setting"), said("games-values"), said("games-about"), box=None, pad_edge=False)
    for setting in game.settings:
        if isinstance(setting.default, bool):
            values = "on, off" if setting.default else "off, on"
        else:
            values = (
                f"{setting.values[0]} … {setting.values[-1]}"
                if len(setting.values) > 5
                else ", ".join(str(value) for value in setting.values)
            )
        grid.add_row(Styled(setting.name, "bold"), values, said(f"setting-{setting.name}-help"))
    return grid


# Rules


def rules(args: Namespace) -> int:
    """A game's rulebook in our own words, or how much of it has a place and a test."""
    if args.coverage and args.where:
        raise VisavisError("--where does not go with --coverage")
    if args.coverage:
        return coverage(args)
    if not args.game:
        raise UnknownName("name a game: {games}; or ask for --coverage", games=GAMES)
    book = rulebook(load(args.game).name)
    asked, said = " ".join(args.paragraph), said_in(args, args.game)
    found = paragraphs(book, asked, said.code)
    if args.where:
        return where(args, book, found)
    if args.json:
        print_json([asdict(paragraph) for paragraph in found])
        return 0
    out = make_console()
    if asked:
        print_lines(out, rule_lines(args.game, asked, said, usable(out)))
    else:
        for paragraph in found:
            out.print(Styled(f"§{paragraph.id:<8}", "dim").append(paragraph.title.of(said.code)))
    return 0


def paragraphs(book: Rulebook, asked: str, code: str) -> list[Paragraph]:
    """Those of a number or a heading, or else those with these words; if nothing is asked, all."""
    found = (book.under(asked) or book.containing(asked, code)) if asked else list(book.paragraphs.values())
    if not found:
        raise UnknownName("no paragraph of {game} has the number or the words {asked!r}", game=book.game, asked=asked)
    return found


def coverage(args: Namespace) -> int:
    found = {name: rulebook(name).coverage() for name in GAMES}
    if args.json:
        print_json({"games": found})
        return 0
    said = said_in(args)
    grid = Grid(said("coverage-game"), said("coverage-paragraphs"), said("coverage-placed"), said("coverage-tested"))
    for name, row in found.items():
        grid.add_row(name, *(str(number) for number in row.values()))
    make_console().print(grid)
    return 0


# Records


def replay(args: Namespace) -> int:
    """A record told as a log, and the position it leads to."""
    table = open_record(args.file, args.at)
    said, out = said_in(args, table.game.name), make_console()
    if args.json:
        print_json(table_facts(table) | {"log": plain(table.game.log(table, SPECTATOR, ALWAYS), said)})
        return 0
    print_lines(out, log_lines(table.game.log(table, SPECTATOR, ALWAYS), said, usable(out)))
    show(table, everyone(table), said, out)
    return 0


def everyone(table: Table[Any]) -> int:
    """Whose view a reader of a record gets: in a solo game that of the person, otherwise a spectator's."""
    scenario = table.game.scenario(table.header.scenario)
    people = [seat for seat in range(len(scenario.seats)) if seat not in scenario.bots]
    return people[0] if len(people) == 1 else SPECTATOR


def table_facts(table: Table[Any]) -> dict[str, Any]:
    result = table.result
    asked = table.pending
    return {
        "game": table.header.game,
        "scenario": table.header.scenario,
        "options": dict(table.header.options),
        "answers": len(table.entries),
        "asked": asked
        and {"seat": table.header.seat_name(asked.seat, table.game), "name": asked.name, "rule": asked.rule},
        "result": result
        and {"winners": result.winners, "points": result.points, "reason": result.reason, "rule": result.rule},
        "state": table.state.dump(),
    }


def explain(args: Namespace) -> int:
    """The reasons a bot gave up to a point of a record: its latest, or all of them."""
    table = open_record(args.file, args.at, explained=sys.maxsize if args.all else EXPLAINED)
    since = ALWAYS if args.all else table.before_last_reasons()
    found = table.game.reasons(table, since, READER)
    said, out = said_in(args, table.game.name), make_console()
    if args.json:
        print_json([reason_facts(reason, said) for reason in found])
        return 0
    if not found:
        out.print(said("why-none"))
    print_lines(out, explanation_lines(found, said, usable(out)))
    return 0


def reason_facts(reason: Reason, said: Language) -> dict[str, Any]:
    lines = [
        {
            "rule": line.rule,
            "line": line.title.key,
            "text": said.say(line.title),
            "before": [each.id for each in line.before],
            "after": [each.id for each in line.after],
            "skipped": line.note == SKIPPED,
            "note": line.note,
        }
        for line in reason.lines
    ]
    return {
        "after_answer": reason.n,
        "under": [said.say(text) for text in reason.under],
        "decision": reason.decision,
        "text": said.say(reason.title),
        "chosen": reason.chosen and reason.chosen.id,
        "lines": lines,
    }


def show_record(args: Namespace) -> int:
    """A position: on the screen, as a picture, or as JSON."""
    refuse_without_svg(args)
    table = open_record(args.file, args.at)
    said = said_in(args, table.game.name)
    seat = seat_of(table, args.seat) if args.seat else everyone(table)
    if args.json:
        print_json({"n": len(table.entries)} | plain(table.view(seat), said))
    elif not args.svg:
        show(table, seat, said, make_console())
    elif args.out:
        write_text(args.out, draw_svg(table, seat, said, args.dark))
    else:
        print(draw_svg(table, seat, said, args.dark))
    return 0


def refuse_without_svg(args: Namespace) -> None:
    if args.svg and args.json:
        raise VisavisError("--json does not go with --svg")
    for name in ("out", "dark"):
        if getattr(args, name) and not args.svg:
            raise VisavisError("--{option} goes with --svg only", option=name)


def seat_of(table: Table[Any], name: str) -> int:
    scenario = table.game.scenario(table.header.scenario)
    what = Wording("seat of {game} {scenario}", game=table.game.name, scenario=scenario.name)
    return scenario.seats.index(named(name, scenario.seats, what))


def plain(shown: Any, said: Language) -> Any:
    """A view, or part of one, as JSON-able data, with its texts in words."""
    if isinstance(shown, Text):
        return said.say(shown)
    if isinstance(shown, tuple) and hasattr(shown, "_asdict"):
        shown = shown._asdict()
    if isinstance(shown, Mapping):
        return {str(key): plain(each, said) for key, each in shown.items()}
    return [plain(each, said) for each in shown] if isinstance(shown, (list, tuple)) else shown
