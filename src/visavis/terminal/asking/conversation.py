"""The conversation at the prompt: an answer, a command, or something to clear up."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.kernel.marks import RISKY
from visavis.terminal.asking.answers import Answer
from visavis.terminal.asking.commands import Command, begun_commands, exact_command, vocabulary
from visavis.terminal.asking.entry import by_code, by_name
from visavis.terminal.asking.prompts import MOST_LISTED, answer_lines, shared_first
from visavis.terminal.asking.question import Meaning, Question, Understood
from visavis.terminal.asking.session import Session
from visavis.terminal.asking.talk import echo
from visavis.terminal.asking.verbs import VERBS, Leave, codes_of, nameable


def play_on(session: Session) -> None:
    """Play until the game is over and its players have seen enough, or somebody leaves."""
    try:
        while True:
            last_moment(session)
            session.settle()
            if session.table.over:
                talk_after_the_end(session)
            else:
                answer_pending(session)
    except Leave:
        return


def last_moment(session: Session) -> None:
    """Before a turn that has ended by itself passes to a bot, its last answer can be taken back."""
    while session.turn_passes():
        session.talk.say("turn-passes", "heading")
        typed = session.talk.pause(session.lang("turn-passes-prompt"))
        command = exact_command(typed) if typed.strip() else None
        if not typed.strip():
            return
        session.held_up = True
        if command and command.name in VERBS:
            VERBS[command.name](session, command.rest)
        else:
            session.talk.say("turn-passes-ask", "warning", typed=echo(typed))
        session.held_up = False


def answer_pending(session: Session) -> None:
    """Put the pending question until it is answered, or the table is another one after an undo."""
    choice = session.table.pending
    assert choice is not None
    question = session.present(choice.seat)
    before = session.table
    answered = len(before.entries)
    while session.table is before and len(before.entries) == answered:
        hear(session, question, session.talk.ask(prompt_words(session, question), complete(question)))


def prompt_words(session: Session, question: Question) -> str:
    side = session.seat_name(question.seat)
    if question.picked:
        return session.lang("prompt-picked", side=side, picked=question.picked)
    return session.lang("prompt-line", side=side)


def complete(question: Question) -> list[str]:
    return [*question.words(), *vocabulary()]


def hear(session: Session, question: Question, typed: str) -> None:
    """Answers said whole and whole commands, then answers by code and by name, then commands by their beginning."""
    if not typed.strip():
        put_back(session, question)
        return
    command = None if question.names_whole(typed) else exact_command(typed)
    if command:
        obey(session, question, command)
        return
    understood = question.understand(typed)
    if understood.meaning == Meaning.NOTHING:
        understood = question.understand_name(typed)
    if codes := space_of_others(session, question, typed, understood):
        say_why_not(session, question, typed, codes)
    elif understood.meaning != Meaning.NOTHING:
        react(session, question, typed, understood)
    elif commands := begun_commands(typed):
        obey_begun(session, question, typed, commands)
    elif codes := codes_of(session, typed, nameable(session)):
        say_why_not(session, question, typed, codes)
    else:
        session.talk.say(understood.meaning.value, "warning", typed=echo(typed))


def space_of_others(session: Session, question: Question, typed: str, understood: Understood) -> list[str]:
    """The token that is picked and the space that was typed, if only other tokens can go there."""
    firsts = {answer.first for answer in understood.answers}
    if not question.picked or not firsts or question.picked in firsts:
        return []
    codes = codes_of(session, f"{question.picked} {typed}", nameable(session))
    return codes if firsts.isdisjoint(codes[1:]) else []  # else another token was picked


def say_why_not(session: Session, question: Question, typed: str, codes: Sequence[str]) -> None:
    """Things and places that there are, but that are no answer: the rules say why, if they can."""
    choice = session.table.choice_of(question.seat)
    found = session.table.game.cannot(session.table.state, choice, codes) if choice is not None else None
    if found is None:
        session.talk.say("not-possible", "warning", typed=echo(typed))
    else:
        told = found.told()
        session.talk.say(told.key, "warning", **told.args)


def put_back(session: Session, question: Question) -> None:
    """Enter alone: whatever was picked is put back, and the question stands again."""
    question.picked = ""
    session.put_question(question)


def react(session: Session, question: Question, typed: str, understood: Understood) -> None:
    if understood.meaning == Meaning.ONE:
        give(session, question, understood.answers[0])
    elif understood.meaning == Meaning.SEVERAL:
        list_some(session, question, typed, understood.answers)
    else:
        session.talk.say(understood.meaning.value, "warning", typed=echo(typed))


def give(session: Session, question: Question, answer: Answer) -> None:
    """What lays something open is said first, and given when it is typed again."""
    option = answer.option
    if RISKY in option.marks and question.warned_of != option.answer:
        question.warned_of = option.answer
        session.talk.put(answer_lines([answer], question.view.game, session.lang, session.talk.width))
        session.talk.say("risky-sure", "warning")
    else:
        session.answer(option.answer, question.seat)


def list_some(session: Session, question: Question, typed: str, answers: Sequence[Answer]) -> None:
    """Several fit, or one not said whole: a token and where it can go, a few to choose from, or too many to show."""
    picked = shared_first(answers)
    if not picked and len(answers) > MOST_LISTED:
        session.talk.say("ambiguous-many", "warning", typed=echo(typed), n=len(answers))
        return
    if not picked:
        session.talk.say("ambiguous", typed=echo(typed))
    question.list_these(answers, picked)
    session.talk.put(answer_lines(answers, question.view.game, session.lang, session.talk.width))
    if picked:
        session.hint("hint-picked", picked=picked)


def obey_begun(session: Session, question: Question, typed: str, commands: Sequence[Command]) -> None:
    if len(commands) == 1:
        obey(session, question, commands[0])
        return
    names = ", ".join(session.lang(f"command-{command.name}").split(",")[0] for command in commands)
    session.talk.say("ambiguous-command", "warning", typed=echo(typed), commands=names)


def obey(session: Session, question: Question, command: Command) -> None:
    if command.name == "options":
        show_options(session, question, command.rest)
    else:
        VERBS[command.name](session, command.rest)


def show_options(session: Session, question: Question, rest: str) -> None:
    """Everything that can be answered, or what has to do with some words."""
    if question.hidden and not question.told_of_list and rest != "?":
        question.told_of_list = True
        session.talk.say("list-reveals", "warning")
        return
    words = rest.strip("? ")
    answers = matching(session, question, words) if words else question.answers
    if not answers:
        session.talk.say("nothing-matches", "warning", typed=echo(words))
        return
    question.list_these(answers)
    session.talk.put(answer_lines(answers, question.view.game, session.lang, session.talk.width))


def matching(session: Session, question: Question, words: str) -> Sequence[Answer]:
    found = by_code(words, question.options) or by_name(words, question.options, session.lang)
    return question.as_listed(found)


# After the end


def talk_after_the_end(session: Session) -> None:
    """Who won and why; then the log, the bot's reasons, a copy, or good-bye."""
    session.show_end()
    before = session.table
    while session.table is before:
        typed = session.talk.ask(session.lang("prompt-after"), list(vocabulary()))
        commands = [exact_command(typed)] if typed.strip() else [Command("quit")]
        found = [command for command in commands if command] or begun_commands(typed)
        if len(found) == 1 and found[0].name in VERBS:
            VERBS[found[0].name](session, found[0].rest)
        else:
            session.talk.say("over-ask")
