"""An agent of one's own in a match.

From the command line: visavis match blitzkrieg --players examples/agent.py:busy,random
"""

from visavis import match


def busy(choice, chair):
    """Takes what sets the most in motion: the answer whose preview has the most to say."""
    options = chair.view().prompt.options
    most = max(len(option.preview) for option in options)
    best = [option.answer for option in options if len(option.preview) == most]
    return chair.random.choice(best)


if __name__ == "__main__":
    found = match("blitzkrieg", "base", [busy, "random"], games=40, seed=1)
    for each in found.standings:
        print(f"{each.player}: {each.wins.count} wins, between {each.wins.low:.0%} and {each.wins.high:.0%}")
