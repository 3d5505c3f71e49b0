"""Information-set Monte Carlo tree search, for any game and any number of seats.

Each playout begins in another world that the seat cannot tell from the true one (`Table.worlds`), so the search knows
what its seat knows. One tree serves them all: an answer counts how often it was possible, not how often its parent was
visited (Cowling, Powley and Whitehouse 2012). Dice and draws are thrown anew each time and lie between the nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from math import inf, sqrt
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from visavis.kernel.choice import CHANCE, Choice, throw
from visavis.kernel.game import Game
from visavis.kernel.insight import NO_OPINION, Insight, Weights
from visavis.kernel.table import Table
from visavis.thinking.judging import Judge, shares_of
from visavis.thinking.thought import Considered, Thought, interval
from visavis.thinking.tree import Node, Step, first_tried

Deal = Callable[[Random], Table[Any]]  # a world, another one each time

ANY: Final = object()
LONGEST: Final = 20_000  # answers of a playout; whatever goes on for longer is worth the same to all
EXPECTED: Final = 6  # answers that a thought tells of
OFTEN: Final = 8  # tries: what was tried less is not expected
LOOKED_AFTER: Final = 100  # playouts, whether the answer is decided: their pace may change
QUICKER: Final = 1.25  # times as quick as so far: what playouts may become


class Budget(NamedTuple):
    """How long to think. Counted in playouts, the same random numbers lead to the same thought."""

    playouts: int = 0
    seconds: float = 0.0  # of one processor; of both, what is reached first
    clock: Callable[[], float] = process_time

    def lasts(self, playouts: int, seconds: float) -> bool:
        """Whether anything is left of it after so many."""
        return (playouts < self.playouts or not self.playouts) and (seconds < self.seconds or not self.seconds)

    def left(self, playouts: int, seconds: float) -> float:
        """How many more there may be at most, if they do not become much quicker than these were."""
        counted = self.playouts - playouts if self.playouts else inf
        timed = QUICKER * playouts * (self.seconds / seconds - 1) if self.seconds and seconds else inf
        return min(counted, timed)


class Search:
    """One seat's thoughts during a game: what it has found serves its next question, too."""

    def __init__(self, game: Game[Any], seat: int, random: Random, weights: Weights | None = None) -> None:
        self.seat = seat
        self.random = random
        self.insight: Insight[Any] = game.insight
        self.weights = weights or self.insight.weights
        self._judge = Judge(seat, self.weights.margin)
        self._kept = Node(seat)
        self._ways: Mapping[Step, Any] = {}  # to answer the question thought about last
        self._about: Step | None = None  # the one that it is thought about
        self._settled = False  # whether all answer as well as was found

    def think(self, choice: Choice[Any], deal: Deal, budget: Budget, about: Any = ANY) -> Thought:
        """What comes of each answer to this question; if asked about one, more of that."""
        *_, thought = self.thinking(choice, deal, budget, about=about)
        return thought

    def thinking(
        self,
        choice: Choice[Any],
        deal: Deal,
        budget: Budget,
        piece: float = inf,
        about: Any = ANY,
        only_the_best: bool = False,
    ) -> Iterator[Thought]:
        """The same thought, told after so many seconds each time; whoever waits in between costs it nothing.

        Who wants to know only the best answer need not wait until the budget is spent, once that can be no other.
        """
        self._ways = self._ways_of(deal(self.random).state, choice)
        self._about = next((step for step, answer in self._ways.items() if answer == about), None)
        root, n, spent = self._root(choice), 0, 0.0
        open_: float = 1 if only_the_best else inf  # for so many playouts at least; 0: the answer is decided
        while not n or (open_ and budget.lasts(n, spent)):
            begun, before = budget.clock(), spent
            while not n or (open_ and budget.lasts(n, spent) and spent - before < piece):
                self._play_out(root, deal(self.random))
                n += 1
                spent = before + budget.clock() - begun
                open_ = open_ - 1 or self._open_for(root, budget.left(n, spent))
            yield self._thought(root, n)

    def appraising(
        self, choice: Choice[Any], deal: Deal, budget: Budget, answer: Any, piece: float = inf
    ) -> Generator[None, None, Considered]:
        """One answer, by playouts in which all answer as well as was found, not to find out more.

        Those of the search flatter its favourite, which they have made one, and try bad replies, too.
        """
        step = self._step_of(deal(self.random).state, choice, answer)
        about = self._ways.get(step, answer)
        first = budget._replace(playouts=-(-budget.playouts // 2), seconds=budget.seconds / 2)
        for _ in self.thinking(choice, deal, first, piece, about):
            yield
        self._root(choice).kids[step].count_anew()
        self._settled = True
        for _ in self.thinking(choice, deal, budget._replace(seconds=budget.seconds / 2), piece, about):
            yield
        self._settled = False
        thought = self._thought(self._kept, budget.playouts)
        return next(each for each in thought.considered if each.answer == about)

    def expecting(self, answer: Any) -> tuple[tuple[int, str, Any], ...]:
        """What was found to follow an answer that was appraised, or considered."""
        found = (self._kept.kids[step] for step, each in self._ways.items() if each == answer)
        return tuple(expected(next(found)))

    def answered(self, answer: Any) -> None:
        """This was given to the question thought about last: what was found about what follows is kept."""
        step = next((step for step, each in self._ways.items() if each == answer), None)
        self._kept = self._kept.kids.get(step, Node(self.seat)) if step else Node(self.seat)

    def forget(self) -> None:
        """Something was answered that was not thought about."""
        self._kept = Node(self.seat)

    def _root(self, choice: Choice[Any]) -> Node:
        """The tree that is still ahead, if this question follows there."""
        follows = any(step[0] == choice.name and kid.seat == self.seat for step, kid in self._kept.kids.items())
        if not follows:
            self.forget()
        return self._kept

    def _open_for(self, root: Node, left: float) -> float:
        """Playouts before no other answer can come to be tried most often: each brings that nearer by two at most."""
        tries = sorted((root.kids[step].visits for step in self._ways if step in root.kids), reverse=True)
        lead = tries[0] - (tries[1] if len(tries) > 1 else 0)
        if len(self._ways) == 1 or lead > left:
            return 0
        return int(max(1, min((left - lead) / 2, LOOKED_AFTER)))

    # One playout

    def _play_out(self, root: Node, world: Table[Any]) -> None:
        """Down the tree as far as it reaches, one answer further, then on without it."""
        node, path = root, []
        choice = world.choice_of(self.seat)
        while choice is not None:
            ways: Mapping[Step, Any] = self._ways_of(world.state, choice)
            if node is root and self._about is not None and self._about in ways:
                ways = {self._about: ways[self._about]}
            if self._settled and node is not root:
                ways = node.proven(ways)
                if not ways:
                    break
            step, kid, fresh = self._descend(node, world.state, choice, ways)
            path.append(kid)
            world.answer(ways[step], choice.seat)
            choice, node = thrown(world, self.random), kid
            if fresh:
                break
        root.visits += 1
        shares, worth = self._judged(world, choice)
        for each in path:
            each.reward(worth[each.seat], shares[each.seat])
        path[0].share(shares)

    def _descend(
        self, node: Node, state: Any, choice: Choice[Any], ways: Mapping[Step, Any]
    ) -> tuple[Step, Node, bool]:
        untried = node.untried(ways)
        node.offer(ways)
        if untried and self._may_widen(node, len(ways) - len(untried)):
            step = first_tried(untried, self._opinion(node, state, choice, ways), self.random)
            return step, node.add(step, choice.seat), True
        opinion = self._opinion(node, state, choice, ways) if self.weights.trust else NO_OPINION
        step = node.best(ways, self.weights.explore, self.weights.trust, opinion)
        return step, node.kids[step], False

    def _may_widen(self, node: Node, tried: int) -> bool:
        """Where there are more answers than playouts, few are tried often rather than all of them once."""
        width = self.weights.width
        return not width or tried < 1 + width * sqrt(node.visits)

    def _ways_of(self, state: Any, choice: Choice[Any]) -> dict[Step, Any]:
        """The answers by what the tree calls them: of those that hardly differ, the first stands for all."""
        name, alike = choice.name, self.insight.alike
        if alike is None:
            return {(name, option): option for option in choice.options}
        ways: dict[Step, Any] = {}
        for option in choice.options:
            ways.setdefault((name, alike(state, choice, option)), option)
        return ways

    def _step_of(self, state: Any, choice: Choice[Any], answer: Any) -> Step:
        alike = self.insight.alike
        return choice.name, answer if alike is None else alike(state, choice, answer)

    def _opinion(self, node: Node, state: Any, choice: Choice[Any], ways: Mapping[Step, Any]) -> Mapping[Step, float]:
        """What the game thinks of them beforehand: asked once for a node, as long as nothing new is possible there."""
        ask = self.insight.opinion
        if ask is None or len(ways) < 2:
            return NO_OPINION
        known = node.opinion
        for step in ways:
            if step not in known:
                found = ask(state, choice)
                known.update({each: found.get(option, 0.0) for each, option in ways.items()})
                break
        return known

    # Beyond the tree

    def _judged(self, world: Table[Any], choice: Choice[Any] | None) -> tuple[Sequence[float], Sequence[float]]:
        """By seat: the shares of the win, and what that is worth."""
        value, begins, turns = self.insight.value, self.insight.begins_turn, self.weights.horizon
        for _ in range(LONGEST):
            if choice is None:
                break
            if turns and value is not None and begins is not None and begins(world.state, choice):
                turns -= 1
                if not turns:
                    found = value(world.state)
                    return found, found
            world.answer(self._quickly(world.state, choice), choice.seat)
            choice = thrown(world, self.random)
        result = world.result
        seats = len(world.game.scenario(world.header.scenario).seats)
        if result is None:
            even = (1 / seats,) * seats
            return even, even
        shares = shares_of(result, seats)
        return shares, self._judge.worth(result, shares)

    def _quickly(self, state: Any, choice: Choice[Any]) -> Any:
        """An answer in a playout: what the game thinks sensible, and now and then anything."""
        policy, options, random = self.insight.policy, choice.options, self.random
        if policy is None or random.random() < self.weights.noise:
            return options[int(random.random() * len(options))]
        return policy(state, choice, random)

    # What was found

    def _thought(self, root: Node, playouts: int) -> Thought:
        """The answers by how often they were tried: that counts for more than a mean of few."""
        tried = [(root.kids[step], answer) for step, answer in self._ways.items() if step in root.kids]
        tried.sort(key=lambda each: (-each[0].visits, -each[0].total))
        found = []
        for kid, answer in tried:
            chance, low, high = interval(kid.chance, kid.squares, kid.visits)
            n = max(kid.visits, 1)
            shares = tuple(each / n for each in kid.shares)
            found.append(Considered(answer, kid.visits, kid.total / n, chance, low, high, shares))
        return Thought(tuple(found), tuple(expected(tried[0][0])), playouts)


def thrown(world: Table[Any], random: Random) -> Choice[Any] | None:
    """The next question to somebody, once dice and draws have been thrown."""
    while (choice := world.pending) is not None and choice.seat == CHANCE:
        world.answer(throw(choice, random))
    return choice


def expected(node: Node) -> Iterator[tuple[int, str, Any]]:
    """What was answered most often after that, as far as it was tried often."""
    for _ in range(EXPECTED):
        step = max(node.kids, key=lambda step: node.kids[step].visits, default=None)
        if step is None or node.kids[step].visits < OFTEN:
            return
        node = node.kids[step]
        yield (node.seat, *step)
