"""The table of steps: every paragraph the agenda can name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.blitzkrieg import setup
from visavis.games.blitzkrieg.bot import turn as bot
from visavis.games.blitzkrieg.rules import campaigns, effects, turn, winning
from visavis.kernel.choice import Step

STEPS: Final[Mapping[str, Callable[..., Step | None]]] = {
    # 5 and S: set-up
    "deal": setup.deal,
    "difficulty": setup.difficulty,
    "random_campaigns": setup.random_campaigns,
    "harder": setup.harder,
    # 6 and 11: the turn
    "turn": turn.turn,
    "place": turn.place,
    "follow_up": turn.follow_up,
    "draw": turn.draw,
    # 7: effects
    "produce": effects.produce,
    "research": effects.research,
    "research_and_produce": effects.research_and_produce,
    "propaganda": effects.propaganda,
    "bomb": effects.bomb,
    "bombard": effects.bombard,
    "tactical": effects.tactical,
    "strategic": effects.strategic,
    "retreat": effects.retreat,
    # 8 to 10: marker, campaigns, theatres
    "advance": campaigns.advance,
    "leftovers": campaigns.leftovers,
    "more_leftovers": campaigns.more_leftovers,
    "score_theatre": campaigns.score_theatre,
    "open_campaign": campaigns.open_campaign,
    # 12: winning
    "end_turn": winning.end_turn,
    # S: the bot's turn
    "bot_turn": bot.bot_turn,
    "draw_stratagem": bot.draw_stratagem,
    "bot_place": bot.bot_place,
    "bot_follow_up": bot.bot_follow_up,
}
