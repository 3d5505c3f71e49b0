"""A player that thinks: it imagines worlds that look like this one from its chair, and plays them to their ends."""

from visavis import match, play

WORLDS, CANDIDATES = 4, 4


def anything(choice, chair):
    return chair.random.choice(choice.options)


def thinker(choice, chair):
    """The option that wins most often, of a few, in worlds where the hidden tokens may be any."""
    options = list(choice.options)
    candidates = chair.random.sample(options, min(CANDIDATES, len(options)))
    wins = dict.fromkeys(candidates, 0)
    for _ in range(WORLDS):
        world = chair.imagined()
        for option in candidates:
            tried = world.fork()
            tried.answer(option)
            play(tried, {0: anything, 1: anything}, chair.random)
            wins[option] += chair.seat in tried.result.winners
    return max(candidates, key=wins.get)


if __name__ == "__main__":
    for each in match("blitzkrieg", "base", [thinker, "random"], games=4, seed=1).standings:
        print(f"{each.player}: {each.wins.count} of 4")
