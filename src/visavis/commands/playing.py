"""The command that plays: visavis play."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from visavis.commands.common import options_given
from visavis.games import load
from visavis.kernel.data import read_overlay
from visavis.kernel.game import Game, Scenario, named
from visavis.terminal import HUMAN, PlayRequest, run


def play(args: Namespace) -> int:
    """A game in the terminal; without a mode, the first that the rulebook's bot plays, or else the first."""
    game = load(args.game)
    scenario = game.scenario(named(args.mode, modes(game), f"mode of {game.name}")) if args.mode else solo_of(game)
    request = PlayRequest(
        game=game.name,
        scenario=scenario.name,
        seats=seats(scenario, args.side, args.against),
        options=options(args),
        overlay=read_overlay(args.overlay) if args.overlay else {},
        language=args.lang or "",
        seed=args.seed,
        real_table=args.real_table,
        save=args.save,
        new=args.new,
    )
    return run(request)


def modes(game: Game[Any]) -> list[str]:
    return [scenario.name for scenario in game.scenarios]


def solo_of(game: Game[Any]) -> Scenario:
    return next((scenario for scenario in game.scenarios if scenario.bots), game.scenarios[0])


def seats(scenario: Scenario, side: str | None, against: str | None) -> tuple[str, ...]:
    """Who sits where: you at your side, the rulebook's bots at theirs, the others as asked."""
    people = [seat for n, seat in enumerate(scenario.seats) if n not in scenario.bots]
    mine = named(side, people, f"side to play in {scenario.name}") if side else people[0]
    alone = side is not None or against is not None
    others = against or ("random" if alone else HUMAN)
    return tuple(HUMAN if seat == mine else others for seat in people)


def options(args: Namespace) -> dict[str, object]:
    """Settings, by their own arguments or by --option."""
    given: dict[str, object] = dict(options_given(args.option))
    if args.level:
        given["level"] = args.level
    if args.stratagems:
        given["stratagems"] = args.stratagems
    return given
