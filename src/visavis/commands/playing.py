"""The command that plays: visavis play."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from visavis.commands.arguments import mode_of, options_given
from visavis.company.by_hand import WAYS
from visavis.company.party import HUMAN
from visavis.files import naming, record_text
from visavis.games import GAMES, load
from visavis.games.reading import expect_scenario, read_overlay
from visavis.kernel.data import refuse
from visavis.kernel.errors import RecordMismatch, UnknownName, VisavisError, Wording
from visavis.kernel.game import Game, Scenario, named
from visavis.kernel.record import Header, read_header
from visavis.terminal import PlayRequest, run
from visavis.terminal.keeping.saves import way_in

SETTLED: Final = (  # by a record
    *("mode", "side", "against", "level", "stratagems", "option", "overlay", "scenario", "save", "new"),
)


def play(args: Namespace) -> int:
    """A game in the terminal: a new one, or one to go on with."""
    return run(resumed(args) if args.resume else asked(args))


def asked(args: Namespace) -> PlayRequest:
    """Without a mode, the first that the rulebook's bot plays, or else the first."""
    if not args.game:
        raise UnknownName("name a game: {games}; or go on with one: --resume FILE", games=GAMES)
    overlay = overlay_of(args)
    known = load(args.game)
    game = known.extended(overlay)
    offered = game.scenarios[len(known.scenarios) :] if args.scenario else game.scenarios
    scenario = game.scenario(mode_of(game, args.mode)) if args.mode else solo_of(offered)
    return PlayRequest(
        game=game.name,
        scenario=scenario.name,
        players=named_players(args) if args.seats else players(game, scenario, args),
        options=options(args, game, scenario.name),
        overlay=overlay,
        language=args.lang,
        seed=args.seed,
        real_table=args.real_table,
        by_hand=by_hand(args, args.real_table),
        hints=args.hints,
        save=args.save,
        new=args.new,
        explicit=bool(args.mode or args.scenario),
    )


def overlay_of(args: Namespace) -> dict[str, Any]:
    """Corrections, and a scenario somebody has written."""
    game = load(args.game)
    corrections = read_overlay(args.overlay, game.name) if args.overlay else {}
    if not args.scenario:
        return corrections
    written = read_overlay(args.scenario, game.name)
    expect_scenario(args.scenario, written)
    refuse(game.examine(game, corrections | written).problems)
    return corrections | written


def solo_of(offered: Sequence[Scenario]) -> Scenario:
    return next((scenario for scenario in offered if scenario.bots), offered[0])


def named_players(args: Namespace) -> tuple[str, ...]:
    """A name for every seat: human, or an agent."""
    for name in ("side", "against"):
        if getattr(args, name):
            raise VisavisError("--{option} does not go with --seats: they say who sits where", option=name)
    return tuple(name.strip() for name in args.seats.split(","))


def players(game: Game[Any], scenario: Scenario, args: Namespace) -> tuple[str, ...]:
    """Who sits where: you at your side, the rulebook's bots at theirs, the others as asked."""
    people = [seat for n, seat in enumerate(scenario.seats) if n not in scenario.bots]
    wanted = Wording("side to play in {scenario}", scenario=scenario.name)
    mine = named(args.side, people, wanted) if args.side else people[0]
    others = args.against or (opponent_of(game) if plays_alone(game, args) else HUMAN)
    return tuple(HUMAN if seat == mine else others for seat in people)


def plays_alone(game: Game[Any], args: Namespace) -> bool:
    """Whoever names a side, or nothing at all where the game has opponents of its own."""
    return args.side is not None or (not args.mode and bool(game.opponents))


def opponent_of(game: Game[Any]) -> str:
    """The first of the game's own, which is the easiest; or chance."""
    return next(iter(game.opponents), "random")


def options(args: Namespace, game: Game[Any], scenario: str) -> dict[str, object]:
    """Settings, by their own arguments or by --option; at a real table some are different if nobody sets them."""
    given: dict[str, object] = game.usual_at_real_table(scenario) if args.real_table else {}
    given |= options_given(args.option)
    if args.level:
        given["level"] = args.level
    if args.stratagems:
        given["stratagems"] = args.stratagems
    return given


def by_hand(args: Namespace, real_table: bool) -> str:
    """What is done by hand, if anybody says so."""
    if not args.by_hand:
        return ""
    if args.by_hand not in WAYS:
        raise UnknownName("--by-hand is {came!r}; it may be {ways}", came=args.by_hand, ways=WAYS)
    if not real_table:
        raise VisavisError("--by-hand says what is rolled and drawn at a real table: give --real-table, too")
    return str(args.by_hand)


# Going on


def by_hand_again(args: Namespace) -> str:
    """A game that was begun one way goes on that way: what the program has rolled must not be rolled again."""
    settled = way_in(args.resume)
    asked = by_hand(args, args.real_table or bool(settled))
    if settled and asked not in ("", settled):
        raise VisavisError("{path} was begun with --by-hand {way} and goes on so", path=args.resume, way=settled)
    return asked


def resumed(args: Namespace) -> PlayRequest:
    """A recorded game goes on as it was set up."""
    for name in SETTLED:
        if getattr(args, name):
            raise VisavisError("--{option} does not go with --resume: the record settles that", option=name)
    header = header_of(args.resume, args.game)
    return PlayRequest(
        game=header.game,
        scenario=header.scenario,
        players=named_players(args) if args.seats else (),
        overlay=header.overlay,
        language=args.lang,
        seed=args.seed,
        real_table=args.real_table,
        by_hand=by_hand_again(args),
        hints=args.hints,
        resume=args.resume,
    )


def header_of(path: Path, wanted: str | None) -> Header:
    expected = load(wanted) if wanted else None
    with naming(path):
        header = read_header(record_text(path, recover=True))
        if expected and expected.name != header.game:
            raise RecordMismatch("this is a record of {came}, not of {game}", came=header.game, game=expected.name)
        return header.checked(load(header.game))
