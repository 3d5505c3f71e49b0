"""Chapter G1: objectives are scored after everything else of a scoring round."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.objectives.tasks import reward, tasks_done
from visavis.games.worldorder.rules.purse import score
from visavis.games.worldorder.setup import is_redrawn
from visavis.games.worldorder.sheets import ROUNDS
from visavis.games.worldorder.state import World, is_automa
from visavis.kernel.choice import Step, take
from visavis.kernel.plain import without

OPENED: Final = 2  # §G1.18


def objectives(s: World) -> None:
    """§G1.21 In turn order; people before any card of an Automa is opened (ruling R54)."""
    if s.options.objectives:
        people = [power for power in s.order if not is_automa(s, power)]
        machines = [power for power in s.order if is_automa(s, power)]
        s.then(*(("objective", power) for power in people), *(("open_objectives", power) for power in machines))


def objective(s: World, power: str) -> Step:
    """§G1.4 §G1.5 In round 3 one of his two, whatever it brings; in round 6 the other."""
    nation = s.nations[power]
    if nation.objectives:
        id_ = yield from ask(s, power, "objective", list(nation.objectives), "G1.4")
        nation.objectives, nation.scored = without(nation.objectives, id_), [*nation.scored, id_]
        score_objective(s, power, id_, "G1.4")


def open_objectives(s: World, power: str) -> Step:
    """§G1.17 §G1.18 Two of its deck, both are scored and do not come back; §G1.16 others for some (ruling R49)."""
    pool = s.goals[power]
    opened = 0
    while opened < OPENED and pool:
        id_ = yield from take("goal_open", pool, "G1.18", {"power": power, "n": opened + 1, "of": OPENED})
        if is_redrawn(s, id_):
            s.tell("objective_refused", power, id_, rule="G1.16")
            continue
        opened += 1
        score_objective(s, power, id_, "G1.18")


def score_objective(s: World, power: str, id_: str, rule: str) -> None:
    """§G1.3 §G1.6 VP by tasks done, by the numbers of the round."""
    late = s.round == ROUNDS
    done = tasks_done(s, power, s.board.objectives[id_], late)
    s.tell("objective_scored", power, id_, tuple(map(int, done)), rule=rule)
    score(s, power, reward(s, power, id_, late), "objective", rule)
