"""Who answers: the players are asked, and in a solo game the bot answers by chapter S."""

from __future__ import annotations

from visavis.games.blitzkrieg.bot.answers import answer
from visavis.games.blitzkrieg.state import War
from visavis.kernel.choice import Asking, Choice


def ask(s: War, choice: Choice[str]) -> Asking[str]:
    """§SE.12 A question of the rules to one side, whoever plays it."""
    if choice.seat == s.bot:
        return answer(s, choice)
    return (yield from choice)
