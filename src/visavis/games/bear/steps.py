"""The table of steps: every paragraph the agenda can name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.bear.bot.steps import AI_STEPS
from visavis.games.bear.rules import (
    attacking,
    cards,
    forts,
    groups,
    hands,
    hiding,
    hits,
    moving,
    paying,
    rounds,
    smoke,
    transport,
    turn,
)
from visavis.kernel.choice import Step

STEPS: Final[Mapping[str, Callable[..., Step | None]]] = {
    # B2 and B3: turns
    "turn": turn.turn,
    "choose_unit": turn.choose_unit,
    "act": turn.act,
    "stall": turn.stall,
    "hush": hands.hush,
    "pass": turn.pass_turn,
    "end_turn": turn.end_turn,
    "pay": paying.pay,
    "check": paying.check,
    # B4, B15: moving
    "move": moving.move,
    "pivot": moving.pivot,
    "arrive": moving.arrive,
    "face": moving.face,
    "bonus": moving.bonus,
    "bog": moving.bog,
    "rapid": moving.rapid,
    "rush": moving.rush,
    "enter": moving.enter,
    "leave": moving.leave,
    "load": transport.load,
    "unload": transport.unload,
    "tow": transport.tow,
    "let_go": transport.let_go,
    # B6: attacking
    "attack": attacking.attack,
    "choose_targets": attacking.choose_targets,
    "shoot": attacking.shoot,
    "recon": attacking.recon,
    # B7: rally
    "rally": hits.rally,
    "rally_roll": hits.rally_roll,
    # B8: cards
    "play_card": cards.play_card,
    "scouts": cards.scouts,
    # B9: rounds
    "first_round": rounds.first_round,
    "watch": rounds.watch,
    "end_round": rounds.end_round,
    "close_round": rounds.close_round,
    "refresh": rounds.refresh,
    "draw_cards": rounds.draw_cards,
    "ready": rounds.ready,
    "initiative": rounds.initiative,
    # B10: groups
    "group": groups.group,
    "group_act": groups.group_act,
    "group_move": groups.group_move,
    "group_march": groups.group_march,
    "group_attack": groups.group_attack,
    "group_rally": groups.group_rally,
    "group_dig": groups.group_dig,
    "group_hide": groups.group_hide,
    "group_lay_smoke": groups.group_lay_smoke,
    "group_enter": groups.group_enter,
    "enter_beside": groups.enter_beside,
    # B11: hiding
    "hide": hiding.hide,
    "reveal": hiding.reveal,
    "show": hiding.show,
    # B13, B14: artillery and smoke
    "lay_smoke": smoke.lay_smoke,
    "plan": smoke.plan,
    "resolve_artillery": smoke.resolve_artillery,
    "bombard": smoke.bombard,
    "shell": smoke.shell,
    "shell_unseen": smoke.shell_unseen,
    "shell_herd": smoke.shell_herd,
    "shell_fort": smoke.shell_fort,
    # B17: fortifications
    "go_inside": forts.go_inside,
    "go_outside": forts.go_outside,
    "dig": forts.dig,
    "mines": forts.mines,
    **AI_STEPS,
}
