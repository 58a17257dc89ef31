# What can go wrong with a bot. Each is one whole sentence: what happened, then what to do about it.

bot-bad-samples = The bot “greedy” needs at least one sample: { $given } is too few.
bot-bad-simulations = The bot “search” needs at least one simulation: { $given } is too few.
bot-bad-heat = The heat of the bot “search” is from 0 to { $most }: { $given } is not possible.
bot-bad-weights = “{ $file }” holds no weights: name a file that bench/tune.py has written.
bot-bad-level = The bot “{ $bot }” has levels 1 to { $most }: { $given } is not one of them.
bot-no-races = The bot “reflex” plays games with races only, and { $game } has none: choose another bot.
bot-bad-seconds = A bot may think for more than 0 and at most { $most } seconds: { $given } is not possible.
bot-bad-command = “{ $command }” is not a command: name a program and its arguments, for example “python3 my_bot.py”.
bot-not-found = The bot cannot be started: there is no program “{ $program }”.
bot-not-started = The bot cannot be started: “{ $program }” is not a program that this machine can run; check that it is executable and that its first line names its interpreter.
bot-ended = The bot “{ $command }” ended before it answered (exit status { $status }).
bot-stopped = The bot “{ $command }” no longer runs; start a new one.
bot-late = The bot “{ $command }” gave no answer within { $seconds } seconds and was stopped.
bot-long-line = The bot “{ $command }” sent a line of more than { $most } bytes where one short line was expected.
bot-many-lines = The bot “{ $command }” sent more than one line where one was expected; what follows begins “{ $answer }”.
bot-not-ready = The bot “{ $command }” answered “{ $answer }” where “ready” and its name were expected.
bot-not-a-move = The bot “{ $name }” answered “{ $answer }” where “move” and the words of a move were expected.
bot-illegal-move = The bot “{ $name }” may not play “{ $words }” – { $rule }: { $text }
