# What the house says: settings, names, passwords, limits. The tables and the doors have their own files.

## Settings

setting-number = “{ $name }” is a number from { $least } to { $most }, not “{ $given }”.
setting-word = “{ $name }” is one of { $allowed }, not “{ $given }”.
setting-database = “{ $given }” is no database: give a file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME.
setting-address = “{ $given }” is no address of a server: write it as https://play.example.org, with nothing after the name.
setting-proxy = “{ $given }” is no proxy: give its address or network, such as 127.0.0.1 or 10.0.0.0/8.
workers-need-postgresql = SQLite serves one worker and { $workers } were asked for: give a PostgreSQL database with --database.
secret-short = QUINTESSENCE_SECRET must have at least { $least } characters.
secret-unreadable = The secret in { $path } has been damaged. Put the file back from a backup, or remove it: then everybody has to log in again.
data-folder = The data folder { $path } cannot be used ({ $problem }). Name another with --data.
address-in-use = { $host }, port { $port }, is taken by another program: end it, or give another port with --port.
address-unusable = The server cannot listen on { $host }, port { $port } ({ $problem }).

## The database

database-served = { $path } is already in use by another running server. One SQLite file serves one server; several workers need PostgreSQL.
database-unusable = The database { $path } cannot be used: { $problem }.
database-unreachable = The database cannot be reached: { $problem }
database-newer = This database was written by a newer version of Quintessence. Upgrade this one, or restore a backup.
store-busy = The server has more to store than it can manage just now. Nothing was played; try again in a moment.
store-lost = The database does not answer. Look at the table again before you repeat what you did.

## Who somebody is

guest-name = Guest { $number }
name-length = A name has { $least } to { $most } characters.
name-form = A name is made of letters and digits; a blank, a hyphen, a dot or an apostrophe may stand between them.
name-taken = The name “{ $name }” belongs to an account. Log in, or choose another.
name-fixed = An account keeps its name.
password-length = A password has { $least } to { $most } characters.
password-wrong = That is not your password.
log-in-wrong = The name or the password is wrong.
device-link-void = This link is no longer good: it works once, and for ten minutes. Make a new one on the other device, in its profile.
account-already = You are logged in to an account already.
who-unknown = The server does not know who you are: begin as a guest, or log in.
bot-owns-nothing = A bot cannot make tokens; its owner can.
too-many-tokens = Nobody has more than { $most } bot tokens: remove one first.

## What is kept out

busy = The server is busy. Try again in a moment.
limit-reached =
    { $seconds ->
        [one] That was too much at once. Wait a second.
       *[other] That was too much at once. Wait { $seconds } seconds.
    }
host-unknown = This server does not go by the name “{ $host }”. Whoever runs it can add the name with --address.
origin-unknown = A page from “{ $origin }” may not play on this server. Whoever runs it can add the address with --address.
body-large = That is too large: at most { $most } bytes are taken.
