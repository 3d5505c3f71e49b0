# What the server says in English. Messages stand in the same order as in server.ru.ftl.


## The command

cli-serve = play in the browser: start a server for tables
cli-serve-host = address to listen on; by default only this machine can reach it
cli-serve-port = port to listen on, { $n } by default; 0 takes any that is free
cli-serve-data = folder where tables are kept
cli-serve-open = open the browser
cli-serve-name = another host name under which the server is reached, as behind a proxy; may be given several times
cli-serve-thinkers = how many processes think ahead, for opponents, hints and reviews; one for each processor but one unless given
serve-address = Visavis is at { $url }
serve-stop = Ctrl+C stops it; every table stays as it is.


## Words of a table

server-on = on
server-off = off


## Refusals

server-stale = The table has changed meanwhile. Please look again.
server-not-offered = That cannot be answered now.
server-take-first = Take the seat first: it is still open to whoever has the invitation.
server-cannot-come = That cannot come now. If the table and the program differ, take back what you entered last.
server-not-asked = You are not asked anything now.
server-only-watching = You are watching this table; only those who sit at it can do that.
server-curtain = The other player has to take the device first.
server-cannot-resign = Nobody can resign here now.
server-cannot-draw = There is nobody here now to agree on a draw with.
server-not-over = Whoever sits here can play again when the game is over.
server-no-position = The game has no such position.
server-no-fork = While people play, nobody can go on from here on a table of their own: it would show what is hidden.
server-no-record = While people play, the record is not given out: it would show what is hidden.
server-malformed = That was not understood.
server-message-too-long = That message is too long.
server-too-large = That is too large to be accepted.
server-too-often = That came too often. Please wait a moment.
server-crowded = So many thoughts are waiting that a hint would come too late. Please try again in a moment.
server-hints-spent = You have had a great deal thought for you. Please wait a little before the next hint.
server-hints-not-agreed = There are no hints at this table: that was not agreed on when it was made.
server-nothing-to-hint = There is nothing to choose now.
server-no-hint = No hint could be found for this question.
server-no-review-yet = The game is not over yet: a review would show what is hidden.
server-no-review = No review of this game could be made.
server-no-review-kept = This review is not kept any more. It can be made anew at the table.
server-reviews-of-one = Two reviews are being made for you already. Wait until one of them is ready, or stop it.
server-reviews-crowded = So many games are being reviewed that this one would have to wait. Please try again later.
server-bad-link = This link leads to no table. Was it copied whole?
server-no-table = This table does not exist any more.
server-no-game = There is no such game.
server-no-page = There is no such page.
server-cannot-open = This table cannot be opened. It is kept as it is.
server-trouble = Something went wrong here. Nothing is lost: the table is as it was last saved.
server-stopping = The server is being stopped. Everything is saved.
server-full = Too many people are looking at this table. Please try again later.
server-seat-taken = This seat is taken: somebody has followed the invitation before you. You can watch the game.
server-too-many-tables = Very many tables have been made from your address. Finish some, or come back when old ones have expired.
server-no-space = This server has no room for another table. Please come back later.
server-wrong-host = This address is not one of this server’s own.
server-wrong-origin = That did not come from a page of this server.
server-wrong-seats = These players cannot sit at this table: the rulebook’s bot has its own seat, the others are for people and the opponents of this game.
server-real-table-alone = At a real table exactly one person plays, against bots.
server-wrong-by-hand = What is done by hand at a real table may be one of: { $ways }.
server-wrong-options = These settings cannot be used: { $reason }.
server-bad-record = This file cannot be opened as a recorded game: { $reason }.
