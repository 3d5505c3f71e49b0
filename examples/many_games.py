"""How does a game end, how long is it, and who has the better side? 1,000 games say, on two processes."""

import sys

from visavis import simulate

if __name__ == "__main__":  # worker processes import this file
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    found = simulate("blitzkrieg", "base", ["random", "random"], games, seed=1, workers=2)
    for seat, wins, points in zip(found.seats, found.wins, found.points, strict=True):
        print(f"{seat}: {wins.share:.1%} of {found.games} games, {points.mean:.1f} points")
    for ending, count in found.endings.items():
        print(f"{count:6} {ending}")
    print(f"turns: {found.turns.q05:.0f} to {found.turns.q95:.0f}, {found.turns.median:.0f} in the middle")
