# What the server says about its settings, its database, names, passwords and limits.

## Settings

setting-number = “{ $name }” must be a number from { $least } to { $most }, not “{ $given }”.
setting-word = “{ $name }” must be one of { $allowed }, not “{ $given }”.
setting-database = “{ $given }” is not a database. Give a file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME.
setting-address = “{ $given }” is not the address of a server. Write it like https://play.example.org, with nothing after the name.
setting-proxy = “{ $given }” is not a proxy. Give its address or network, such as 127.0.0.1 or 10.0.0.0/8.
workers-need-postgresql = SQLite works with one worker only, not with { $workers }. Give a PostgreSQL database with --database.
secret-short = QUINTESSENCE_SECRET must have at least { $least } characters.
secret-unreadable = The secret in { $path } is damaged. Restore the file from a backup, or delete it: then everybody has to log in again.
data-folder = The data folder { $path } cannot be used ({ $problem }). Choose another with --data.
address-in-use = Another program is using { $host }, port { $port }. Stop it, or choose another port with --port.
address-unusable = The server cannot listen on { $host }, port { $port } ({ $problem }).

## The database

database-served = Another server is already using { $path }. An SQLite file works with one server only; several workers need PostgreSQL.
database-unusable = The database { $path } cannot be used: { $problem }.
database-unreachable = The database cannot be reached: { $problem }
database-newer = A newer version of Quintessence has written to this database. Upgrade this one, or restore a backup.
store-busy = The server has too much to store at once. Nothing was changed. Try again in a moment.
store-lost = The database does not answer. Look at the table again before you repeat anything.

## Who somebody is

guest-name = Guest { $number }
name-length = A name must have { $least } to { $most } characters.
name-form = A name can contain letters and digits, and between them single spaces, hyphens, underscores, dots or apostrophes.
name-taken = The name “{ $name }” belongs to an account. Log in, or choose another name.
name-fixed = The name of an account cannot be changed.
password-length = A password must have { $least } to { $most } characters.
password-wrong = That is not your current password.
log-in-wrong = The name or the password is wrong.
device-link-void = This link is no longer valid: it works once, for ten minutes. Make a new one in the profile on your other device.
account-already = You are already logged in to an account.
who-unknown = The server does not know you. Continue as a guest, or log in.
bot-owns-nothing = A bot cannot do this. Its owner can.
too-many-tokens = You already have { $most } bot tokens, the most allowed. Remove one first.

## What is kept out

busy = The server is busy. Try again in a moment.
limit-reached =
    { $seconds ->
        [one] Too many requests. Try again in one second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
host-unknown = This server does not answer to the name “{ $host }”. Its host can add the name with --address.
origin-unknown = A page from “{ $origin }” cannot play on this server. The host of the server can add the address with --address.
body-large = That is too large. The limit is { $most } bytes.
