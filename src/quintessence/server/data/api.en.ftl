# What the doors say: HTTP, sockets, the plain page. Each sentence says what is wrong, then what would be right.

## Not found, not allowed

no-such-table = There is no such table. Look at the list of tables, or ask for the link again.
no-such-page = There is nothing at this address. The start page is at “/”, the description of the API at “/api/docs”.
no-such-method = This address does not take requests of that kind. The description of the API is at “/api/docs”.
no-such-token = You have no such bot token. It may have been dropped already.
no-such-seat-here = There is no such seat: the last one is number { $last }, counted from 0.
unknown-game-here = There is no such game: choose one of { $known }.
unknown-bot-here = There is no such bot for this game: choose one of { $known }.
unknown-language = The texts are there in “en” and in “fr”.
game-without-cards = This game has no cards of its own.
metrics-closed = The measurements are not shown here.
nobody = Say who you are first: become a guest or log in.
token-unknown = This bot token is not known here, or was dropped. Make a new one.
bot-token-needed = Only bots come in by this door: send the header “Authorization” with “Bearer” and a bot token.
forbidden = This is not yours to do.
not-seated = You have no seat at this table: sit down first.

## Requests that cannot be understood

bad-request = The request cannot be understood ({ $problem }). The description of the API is at “/api/docs”.
bad-page = This is not the end of a page of tables: leave “before” out, or send what the page before gave.
scenario-long = A scenario that is played here has at most { $most } steps.
import-one = Send a record or a scenario, and only one of them.
too-large = This is too large. Send less at once.
not-a-message = This is not a message of the protocol ({ $problem }).
fault = Something went wrong in the server. It has been noted; try again in a moment.
table-busy = Too much happens at this table at once. Nothing was done; try again.

## Bots

no-bots-here = No bots think on this server: leave the seats to people.
bot-cannot-think = The bot “{ $bot }” has no answer.

## Connections

closing-stopping = The server stops for a moment. Connect again: nothing is lost.
closing-too-slow = The connection could not keep up with the table. Connect again: nothing is lost.
closing-too-large = That frame was too large, and the connection is closed. Connect again.
closing-silent = Nothing was heard from you for a while, and the connection is closed. Connect again: nothing is lost.
closing-unseated = Nobody may look on at this table, and the game has begun.
line-slow = Your connection is slow (round trip { $trip } ms, jitter { $jitter } ms). Races go on; what the compensation does not cover is lost.

## Plain text

plain-help = Type a move, such as one of those listed. Also: /sit [seat], /start, /undo, /takeback, /agree, /refuse, /pause, /resume, /resign, /leave, /rematch, /say TEXT, /why MOVE, /look, /help.
plain-empty = Type a move of at most 200 characters, or /help.
plain-unknown = There is no such command: choose one of { $known }.
plain-ambiguous = “{ $given }” can mean several moves: { $moves }. Type a little more.
plain-allowed = You may play that.
plain-waiting = The game has not begun. /sit takes a seat, /start begins once all are taken.
plain-over = The game is over.
plain-moves =
    { $count ->
        [one] Your only move: { $moves }
       *[other] Your moves ({ $count }): { $moves }
    }

## The plain page

page-title = Quintessence
page-what = Five games of the elements, with people and with bots.
page-games = The games
page-api = The description of the API, with examples
page-text = A table can be played in plain text, too: open its WebSocket with “?form=text”.
docs-about = Every request with an example of what is sent and what comes back. A table is played over its WebSocket; every refusal has the same form.

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
