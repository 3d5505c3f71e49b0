"""An agent of one's own in a match.

From the command line: visavis match blitzkrieg --players examples/agent.py:hoarder,random
"""

from visavis import match


def hoarder(choice, chair):
    """Takes what its preview promises the most victory points for."""
    prompt = chair.view().prompt
    points = [sum(text.args.get("n", 0) for text in option.preview if "vp" in text.key) for option in prompt.options]
    best = [option.answer for option, n in zip(prompt.options, points, strict=True) if n == max(points)]
    return chair.random.choice(best)


if __name__ == "__main__":
    found = match("blitzkrieg", "base", [hoarder, "random"], games=40, seed=1)
    for each in found.standings:
        print(f"{each.player}: {each.wins.count} wins, between {each.wins.low:.0%} and {each.wins.high:.0%}")
