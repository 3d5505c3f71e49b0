"""A game being played: who is asked, what they see, and that every answer is on the disk before the next question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from visavis.agents import Agent
from visavis.agents.afar import UNTIL_SURE, Memory
from visavis.company.by_hand import Rolls
from visavis.company.party import Party
from visavis.company.real_table import Lists, Moves
from visavis.company.turns import settle, viewer
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import ALWAYS, TURN
from visavis.kernel.table import Table
from visavis.kernel.view import NOBODY, SPECTATOR, Text, View
from visavis.terminal.asking.entry import spelled
from visavis.terminal.asking.prompts import FEW, answer_lines, first_words, is_listed, prompt_lines
from visavis.terminal.asking.question import Question
from visavis.terminal.asking.talk import Talk
from visavis.terminal.drawing.ending import ending_lines
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.panels import log_lines
from visavis.terminal.drawing.screen import events_since, position_lines
from visavis.terminal.drawing.section import own_lines
from visavis.terminal.drawing.style import ink
from visavis.terminal.keeping.saves import Autosave

MOST_NAMED: Final = 8  # tokens named in the hint


class Session:
    """A table, the people at it, and the file it is written to."""

    def __init__(
        self,
        table: Table[Any],
        talk: Talk,
        save: Autosave,
        party: Party,
        agents: Mapping[int, Agent],
        random: Random,
    ) -> None:
        self.table = table
        self.talk = talk
        self.lang = talk.lang
        self.save = save
        self.party = party
        self.people = party.people
        self.agents = agents
        self.random = random
        self.news_from = dict.fromkeys([*self.people, SPECTATOR], ALWAYS)
        self.lists = Lists(table, party)  # of pieces to be moved
        self.rolls = Rolls()
        self.looking: int | None = None  # who has the screen
        self.hinted: set[str] = set()
        self.drawn: object = None  # what the board on the screen shows
        self.held_up = False  # whether a bot waits until the last answer is certain
        self.memory: Memory = {}  # what was thought for hints
        self.thought = UNTIL_SURE  # how much of it
        self.warned: int | None = None  # after how many answers somebody was told whose they would take back

    # Who answers

    def settle(self) -> None:
        """Let chance and agents answer until a person is asked or the game is over; then all is on the disk."""
        for thought in settle(self.table, self.party, self.agents, self.random, self.rolls):
            thought.answer(thought.think())
        self.save.follow(self.table)

    def answer(self, answer: Any, seat: int) -> None:
        """A person's answer: on the disk before anything follows from it."""
        self.table.answer(answer, seat)
        self.save.follow(self.table)

    def turn_passes(self) -> bool:
        """Whether the last answer did something and so ended its player's turn, and a bot's has begun."""
        table, n = self.table, len(self.table.entries)
        if not n or table.over or table.journal is None or table.entries[-1].seat not in self.people:
            return False
        vocabulary = table.game.vocabulary
        before, now = (vocabulary.turn_before(table, at) for at in (n - 1, n))
        moved = any(vocabulary.events[event.name].move for event in table.journal.events(n - 1))
        return before in self.people and now not in (*self.people, NOBODY) and moved

    def is_sure(self) -> bool:
        """Whether somebody was told already whose answer they would take back."""
        sure = self.warned == len(self.table.entries)
        self.warned = None if sure else len(self.table.entries)
        return sure

    # Who looks

    @property
    def viewer(self) -> int:
        """Whose view the screen shows now."""
        return viewer(self.party, self.table.pending)

    def seat_name(self, seat: int) -> Text:
        seats = self.table.game.view(self.table, SPECTATOR).seats
        return seats[seat] if 0 <= seat < len(seats) else Text("prompt-table")

    def draw_curtain(self, seat: int) -> None:
        """Two people share the screen: one must not see what the other saw."""
        if len(self.people) < 2 or seat not in self.people or seat == self.looking:
            return
        if self.looking in self.people:
            self.show_result(self.looking)
        self.talk.hide()
        name = self.seat_name(seat)
        self.talk.say("curtain", "heading", side=name)
        if self.looking in self.people:
            self.talk.say("curtain-look-away", other=self.seat_name(self.looking))
        self.talk.pause(self.lang("curtain-enter", side=name))
        self.looking = seat
        self.drawn = None

    def show_result(self, seat: int) -> None:
        """What came of somebody's last answer, before the screen goes to the other."""
        if self.tell_events(seat):
            self.news_from[seat] = len(self.table.entries)
            self.talk.pause(self.lang("curtain-seen"))

    def catch_up(self) -> None:
        """After a pause only what happened since each person's last answer is news."""
        for n, entry in enumerate(self.table.entries):
            if entry.seat in self.news_from:
                self.news_from[entry.seat] = n
        self.lists.follow(self.table)

    # What they see

    def present(self, seat: int) -> Question:
        """What is new, the board if it is another turn, and the question."""
        looking = self.viewer
        self.draw_curtain(looking)
        view = self.table.view(looking)
        news = self.tell_news(looking)
        if seat != CHANCE and self.drawn != self.moment(looking, view):
            self.show_board(looking)
        elif seat != CHANCE and news:
            self.talk.put(own_lines(view, self.table.game.layout(self.table.state), self.lang, self.talk.width))
        asked = view if seat == looking else self.table.game.view(self.table, seat)
        question = Question(asked, self.table.game.layout(self.table.state), seat, self.lang)
        self.put_question(question)
        return question

    def show_board(self, looking: int) -> None:
        view = self.table.view(looking)
        self.talk.blank()
        self.talk.put(position_lines(self.table, view, self.lang, self.talk.width))
        self.drawn = self.moment(looking, view)

    def moment(self, looking: int, view: View) -> object:
        """What makes a board out of date: somebody else looks, another status, or somebody has had a turn since."""
        turns = sum(event.name == TURN for event in self.table.journal.events()) if self.table.journal else 0
        return looking, view.status[:1], turns

    def tell_news(self, looking: int) -> bool:
        """What happened since this seat last answered; at a real table, what to do with the pieces."""
        told = self.tell_events(looking)
        told = (self.party.real_table and self.tell_moves(looking)) or told
        self.news_from[looking] = len(self.table.entries)
        return told

    def tell_events(self, looking: int) -> bool:
        """Whether there was anything to tell; at a real table a list of moves tells the rest."""
        since, lang, width = self.news_from[looking], self.lang, self.talk.width
        if self.party.real_table:
            lines = log_lines(self.table.game.vocabulary.log_beside_moves(self.table, looking, since), lang, width)
        else:
            lines = events_since(self.table, looking, since, lang, width)
        heading = "news" if self.news_from[looking] > ALWAYS else "news-start"
        self.talk.put([ink(self.lang(heading), "quiet"), *lines] if lines else [])
        return bool(lines)

    def tell_moves(self, looking: int) -> bool:
        """What is to be done with the pieces before this question is answered; whether there is anything."""
        moves = self.lists.now(self.table, looking) if self.lists.follow(self.table) else []
        self.put_moves(moves)
        return bool(moves)

    def put_moves(self, moves: Sequence[Moves]) -> None:
        """Turn by turn, numbered on."""
        n = 0
        for turn in moves:
            self.talk.say("moves-heading-of" if turn.title.key else "moves-heading", "heading", who=turn.title)
            self.put_list(turn.moves, n)
            n += len(turn.moves)

    def put_list(self, moves: Sequence[Text], before: int = 0) -> None:
        for n, move in enumerate(moves, before + 1):
            self.talk.put(wrapped(ink(f"{n:>3}. {self.lang.say(move)}"), self.talk.width, 5))

    def put_question(self, question: Question) -> None:
        if question.view.prompt is None:
            return
        self.talk.put(prompt_lines(question.view.prompt, self.lang, self.talk.width))
        if question.hidden:
            self.hint_once("hint-typed-token", example=self.example(question))
        elif question.seat == CHANCE and is_typed(question):
            told = any(answer.name != answer.number for answer in question.answers)
            if told and len(question.answers) <= FEW:
                self.list_options(question)  # what each number of a die means
            self.hint_once("hint-typed")
        elif is_listed(question.answers):
            self.list_options(question)
            self.hint("hint-answer")
        else:
            words = first_words(question.answers)
            self.hint("hint-place", words=", ".join(words[:MOST_NAMED]) + ("…" if len(words) > MOST_NAMED else ""))

    def hint_once(self, key: str, **args: Any) -> None:
        """A hint that need not be given again at the next draw."""
        if key not in self.hinted:
            self.hint(key, **args)
            self.hinted.add(key)

    def hint(self, key: str, **args: Any) -> None:
        self.talk.say(key, "quiet", **args)

    def example(self, question: Question) -> str:
        first = question.everything[0]
        return f"{spelled(first.answer)}, {self.lang.say(first.title)}"

    def list_options(self, question: Question) -> None:
        question.list_these(question.answers)
        self.talk.put(answer_lines(question.answers, question.view.game, self.lang, self.talk.width))

    def show_end(self) -> None:
        """The last position, and who won why."""
        looking = self.viewer
        self.tell_news(looking)
        self.show_board(looking)
        self.talk.put(ending_lines(self.table, looking, self.lang, self.talk.width))
        self.hint("over-ask")


def is_typed(question: Question) -> bool:
    """Whether what came is typed as it came, such as a die."""
    return any(answer.number == spelled(answer.option.answer) for answer in question.answers)
