"""Who plays: guests with a signed cookie, accounts with a name and a password, bots with a token."""
