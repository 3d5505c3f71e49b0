"""A solo game against the rulebook's bot, with its reasons: you play the first option, and hear why it moves."""

from random import Random

from visavis import CHANCE, language, new, throw

ME = 1
dice, english = Random(1), language("en", "blitzkrieg")
table = new("blitzkrieg", "solo", level="easy")

heard = 0
while not table.over:
    if table.pending.seat == CHANCE:
        table.answer(throw(table.pending, dice))
        continue
    for reason in table.reasons(ME, heard):
        print(f"  {english.say(reason.title)}: {english.say(reason.chosen.title)}")
        for line in reason.lines:
            print(f"    §{line.rule} {english.say(line.title)}")
    heard = len(table.entries)
    print(f"{heard}: I answer {table.pending.options[0]}")
    table.answer(table.pending.options[0])
print(table)
