"""The steps of solo play: every solo paragraph the agenda can name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.bear.bot import actions, deck, events, groups, suspects, turn
from visavis.kernel.choice import Step

AI_STEPS: Final[Mapping[str, Callable[..., Step | None]]] = {
    # 2 and 4: Athena's turn
    "ai_turn": turn.ai_turn,
    "order_card": turn.order_card,
    "order_lines": turn.order_lines,
    "discard_order": turn.discard_order,
    # 3 and 7.4: order cards
    "order_check": deck.order_check,
    "command_lost": deck.command_lost,
    "reshuffle_orders": deck.reshuffle_orders,
    # 4.3 and 7.5: close combat among mines
    "ai_shoot": actions.ai_shoot,
    # 5: moving
    "ai_arrive": actions.ai_arrive,
    "ai_drive": actions.ai_drive,
    "ai_group": groups.ai_group,
    # 6: suspected enemies
    "watch_suspects": turn.watch_for_athena,
    "scout_suspects": suspects.scout_suspects,
    "fire_at_suspect": suspects.fire_at_suspect,
    "place_suspect": suspects.place_suspect,
    # 7.2 and 2.10: the track
    "advance": events.advance,
    "event": events.event,
    "event_part": events.event_part,
    "ai_enter": events.ai_enter,
    "scenario_over": events.scenario_over,
}
