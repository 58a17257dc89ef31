# What the server answers over HTTP and WebSockets: what is wrong, then what to do.

## Not found, not allowed

no-such-table = There is no such table. Look in the list of tables, or ask for the link again.
no-such-page = There is nothing at this address. The home page is “/”, and the API is described at “/api/docs”.
no-such-method = This address does not accept that kind of request. The API is described at “/api/docs”.
no-such-token = You have no such bot token. It may already have been removed.
no-such-seat-here = There is no such seat. Seats are numbered from 0 to { $last }.
unknown-game-here = There is no such game. Choose one of { $known }.
unknown-bot-here = No such bot plays this game. Choose one of { $known }.
unknown-language = The texts are available in “en” and “fr”.
game-without-cards = This game has no card set.
metrics-closed = The metrics cannot be read from here.
nobody = Sign in first: continue as a guest, or log in.
token-unknown = This bot token is unknown or was removed. Make a new one.
bot-token-needed = Only bots can connect here. Send the header “Authorization: Bearer” with a bot token.
forbidden = You are not allowed to do that.
not-seated = You have no seat at this table. Sit down first.

## Requests that cannot be understood

bad-request = The request is not valid ({ $problem }). The API is described at “/api/docs”.
bad-page = “before” is not valid. Leave it out, or send the value that came with the previous page.
scenario-long = A scenario can have at most { $most } steps here.
import-one = Send either a record or a scenario.
too-large = That is too large. Send less at once.
not-a-message = That is not a valid message ({ $problem }).
fault = Something went wrong on the server. The fault was logged. Try again in a moment.
table-busy = Too much is happening at this table. Nothing was changed. Try again.

## Bots

no-bots-here = This server has no bots. Leave the seats to people.
bot-cannot-think = The bot “{ $bot }” did not answer.

## Advice

advice-not-seated = Advice is for players, and you have no seat at this table.
advice-among-people = Several people play at this table: advice from a bot would be cheating. You get it when all the others are bots.
advice-races = There is no advice in this game: reactions decide it, and a bot has nothing to look ahead to.
advice-not-asked = You have nothing to decide now. Ask again when it is your turn.
advice-no-bots = This server has no bots, so nobody can give you advice.

## Connections

closing-stopping = The server is stopping. Connect again in a moment: nothing is lost.
closing-too-slow = Your connection was too slow for this table. Connect again: nothing is lost.
closing-too-large = Your message was too large, so the connection was closed. Connect again.
closing-silent = Nothing came from you for a while, so the connection was closed. Connect again: nothing is lost.
closing-unseated = The game has begun, and spectators are not allowed at this table.
line-slow = Your connection is slow (round trip { $trip } ms, jitter { $jitter } ms). Races go on, but part of the delay counts against you.

## Plain text

plain-help = Type a move, for example one from the list. Commands: /sit [seat], /start, /undo, /takeback, /agree, /refuse, /pause, /resume, /resign, /leave, /rematch, /say TEXT, /why MOVE, /look, /help.
plain-empty = Type a move of at most 200 characters, or /help.
plain-unknown = There is no such command. Choose one of { $known }.
plain-ambiguous = “{ $given }” matches several moves: { $moves }. Type more of it.
plain-allowed = You can play that.
plain-waiting = The game has not begun. Type /sit to take a seat, and /start once all seats are taken.
plain-over = The game is over.
plain-moves =
    { $count ->
        [one] Your only move: { $moves }
       *[other] Your moves ({ $count }): { $moves }
    }

## The plain page

page-title = Quintessence
page-what = Five games of the elements, with people or against bots.
page-games = The games
page-api = API reference, with examples
page-text = You can also play in plain text: open the WebSocket of a table with “?form=text”.
docs-about = Every request, with an example of what to send and what comes back. A table is played over its WebSocket. All refusals have the same form.

## What a link shows where it is shared

share-home = Quintessence: five games of the elements
    .text = Play with friends or against bots, in the browser, with nothing to install.
share-rules = { $game }: the rules
    .text = The essentials in two minutes, every card, and all the rules. { $pitch }
share-learn = Learn { $game }
    .text = A short lesson on the real board. { $pitch }
share-new = Play { $game }
    .text = With friends or against bots, in the browser. { $pitch }
share-table = You are invited to play { $game }
    .text = One click, and you are at the table. { $pitch }
share-replay = A game of { $game }
    .text = Watch it move by move. { $pitch }
