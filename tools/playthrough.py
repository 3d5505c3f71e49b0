"""Golden playthroughs: whole games told as prose, in both languages, to be read and compared.

    python tools/playthrough.py           write them all
    python tools/playthrough.py --check   say which would change

Each is told as one player saw it, with the reasons of the bot, and ends with the position as that player's screen
shows it. A change of the rules, the bot or the words shows up here as a difference between two stories.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from visavis.agents import Chair, derive, seat_agents, throw
from visavis.games import load
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.journal import ALWAYS, Event, Explanation
from visavis.kernel.table import Table
from visavis.kernel.view import READER
from visavis.terminal import explanation_lines, log_lines
from visavis.terminal.drawing.screen import position_lines
from visavis.text import LANGUAGES, Language, language

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
WIDTH: Final = 100


class Case(NamedTuple):
    """A game to be told: what is played, and with which dice."""

    name: str
    game: str
    scenario: str
    options: dict[str, object]
    seed: int
    teller: int  # the seat whose story it is
    players: tuple[str, ...] = ()  # who sits there; nobody named: all play at random


CASES: Final = (
    Case("base", "blitzkrieg", "base", {}, 3, 1),
    Case("nippon", "blitzkrieg", "nippon", {}, 4, 1),
    Case("solo-easy", "blitzkrieg", "solo", {"level": "easy"}, 5, 1),
    Case("solo-medium", "blitzkrieg", "solo", {"level": "medium"}, 6, 1),
    Case("solo-hard", "blitzkrieg", "solo", {"level": "hard"}, 7, 1),
    Case("solo-nippon", "blitzkrieg", "solo-nippon", {}, 8, 1),
    Case("manhattan-two", "manhattan", "two", {}, 9, 0, ("director", "trainee")),
    Case("manhattan-five", "manhattan", "five", {}, 10, 2, ("trainee", "director", "random", "trainee", "director")),
    Case("bear-tutorial", "bear", "tutorial-german", {}, 11, 0),
    Case("bear-solo", "bear", "solo1-soviet", {"common_sense": False}, 12, 1),
    Case("bear-duel", "bear", "duel1", {}, 13, 0),
    Case("noretreat-duel", "noretreat", "moscow", {}, 14, 0),
    Case("noretreat-alone", "noretreat", "ukraine-alone", {}, 15, 0),
    Case("noretreat-solo", "noretreat", "moscow-solo", {"side": "soviet"}, 16, 0),
    Case("worldorder-normal", "worldorder", "solo-2", {}, 14, 0),
    Case("worldorder-expert", "worldorder", "solo-1", {"level": "expert", "objectives": True, "orders": True}, 15, 0),
)


def story(case: Case, code: str) -> str:
    """The whole game, as text."""
    game = load(case.game)
    said = language(code, case.game)
    table = Table.new(game, case.scenario, case.options)
    lines = [said("game-title"), said(f"scenario-{case.scenario}"), *scenes(table, case, said)]
    lines += ["", *plain(position_lines(table, game.view(table, case.teller), said, WIDTH))]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def scenes(table: Table[Any], case: Case, said: Language) -> Iterator[str]:
    """What happened, what the bot thought, what the teller was asked and answered, in order."""
    game = table.game
    random = Random(derive(case.seed, CHANCE))
    scenario = game.scenario(case.scenario)
    players = case.players or ("random",) * (len(scenario.seats) - len(scenario.bots))
    agents = seat_agents(game, case.scenario, players, case.seed)
    told = ALWAYS
    while True:
        yield from news(table, case.teller, told, said)
        told = len(table.entries)
        choice = table.pending
        if choice is None:
            return
        answer = (
            throw(choice, random) if choice.seat == CHANCE else agents[choice.seat](choice, Chair(table, choice.seat))
        )
        if choice.seat == case.teller:
            yield from question(table, choice, answer, said)
        table.answer(answer)


def news(table: Table[Any], teller: int, told: int, said: Language) -> Iterator[str]:
    """Events and reasons in the order in which they came about."""
    log = iter(table.game.log(table, teller, told))
    reasons = iter(table.game.reasons(table, told, READER))
    for n, item in table.journal.items if table.journal else ():
        if n > told and isinstance(item, Explanation):
            yield from plain(explanation_lines([next(reasons)], said, WIDTH))
        elif n > told and isinstance(item, Event) and item.seen_by(teller):
            yield from plain(log_lines([next(log)], said, WIDTH))


def question(table: Table[Any], choice: Choice[Any], answer: object, said: Language) -> Iterator[str]:
    """What the teller was asked, and chose."""
    prompt = table.game.view(table, choice.seat).prompt
    if prompt is None:
        return
    chosen = next(option for option in prompt.options if option.answer == answer)
    foreseen = "; ".join(said.say(text) for text in chosen.preview)
    yield f"  ? {said.say(prompt.title)} (§{prompt.rule})"
    yield f"  > {said.say(chosen.title)}" + (f" [{foreseen}]" if foreseen else "")


def plain(lines: list[Any]) -> list[str]:
    return [line.plain for line in lines]


def path_of(case: Case, code: str) -> Path:
    return FOLDER / f"{case.name}.{code}.txt"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs.")
    parser.add_argument("--check", action="store_true", help="only say which would change")
    check = parser.parse_args().check
    stale = []
    for case in CASES:
        for code in LANGUAGES:
            text, path = story(case, code), path_of(case, code)
            if not path.is_file() or path.read_text("utf-8") != text:
                stale.append(path.name)
            if not check:
                path.write_text(text, "utf-8")
    print(
        f"{len(stale)} of {len(CASES) * len(LANGUAGES)} playthroughs {'would change' if check else 'changed'}", *stale
    )
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
