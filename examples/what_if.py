"""What if I answered otherwise? Forks try every option of one question to the end of the game."""

from random import Random

from visavis import CHANCE, new, play, throw


def first(choice, chair):
    return choice.options[0]


dice = Random(3)
table = new("blitzkrieg", "base", quiet=True)
while table.pending.seat == CHANCE:
    table.answer(throw(table.pending, dice))
me = table.pending.seat
print(table)

for option in table.pending.options[:6]:
    wins = 0
    for n in range(10):  # ten continuations, the same luck for every option
        tried = table.fork()
        tried.answer(option)
        play(tried, {0: first, 1: first}, Random(n))
        wins += me in tried.result.winners
    print(f"{option}: {wins} of 10")
print(table)  # untouched
