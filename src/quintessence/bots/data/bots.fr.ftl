# Ce qui peut mal tourner avec un robot. Chaque message est une phrase entière : ce qui s’est passé, puis ce qu’il faut faire.

bot-bad-samples = Le robot « greedy » a besoin d’au moins un tirage : { $given } ne suffit pas.
bot-bad-simulations = Le robot « search » a besoin d’au moins une simulation : { $given } ne suffit pas.
bot-bad-heat = La chaleur du robot « search » va de 0 à { $most } : { $given } n’est pas possible.
bot-bad-weights = « { $file } » ne contient pas de poids : indiquez un fichier écrit par bench/tune.py.
bot-bad-level = Le robot « { $bot } » a les niveaux 1 à { $most } : { $given } n’en est pas un.
bot-no-races = Le robot « reflex » ne joue qu’aux jeux de course, et { $game } n’en est pas un : choisissez un autre robot.
bot-bad-seconds = Un robot peut réfléchir plus de 0 et au plus { $most } secondes : { $given } n’est pas possible.
bot-bad-command = « { $command } » n’est pas une commande : indiquez un programme et ses arguments, par exemple « python3 mon_robot.py ».
bot-not-found = Le robot ne peut pas démarrer : le programme « { $program } » n’existe pas.
bot-not-started = Le robot ne peut pas démarrer : « { $program } » n’est pas un programme que cette machine sait lancer ; vérifiez qu’il est exécutable et que sa première ligne nomme son interpréteur.
bot-ended = Le robot « { $command } » s’est arrêté avant de répondre (code de sortie { $status }).
bot-stopped = Le robot « { $command } » ne tourne plus ; démarrez-en un nouveau.
bot-late = Le robot « { $command } » n’a pas répondu en { $seconds } secondes et a été arrêté.
bot-long-line = Le robot « { $command } » a envoyé une ligne de plus de { $most } octets là où une ligne courte était attendue.
bot-many-lines = Le robot « { $command } » a envoyé plusieurs lignes là où une seule était attendue ; la suite commence par « { $answer } ».
bot-not-ready = Le robot « { $command } » a répondu « { $answer } » là où « ready » et son nom étaient attendus.
bot-not-a-move = Le robot « { $name } » a répondu « { $answer } » là où « move » et les mots d’un coup étaient attendus.
bot-illegal-move = Le robot « { $name } » ne peut pas jouer « { $words } » – { $rule } : { $text }
