# Ce que dit la ligne de commande. Les mots en capitales sont à remplacer par le lecteur.

## La première page

overview-title = Quintessence : des jeux de Terre, de Feu, d’Eau et d’Air, dans votre terminal.
overview-play = quintessence play
    .help = jouer tout de suite, contre l’ordinateur
overview-games = quintessence games
    .help = à quoi l’on peut jouer
overview-rules = quintessence rules elem-master
    .help = les règles d’un jeu
overview-help = quintessence --help
    .help = tout le reste

## Pages d’aide

help-usage = quintessence COMMANDE ...
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-examples = Exemples
help-more = quintessence COMMANDE --help explique une commande.

command-quintessence = des jeux des éléments
    .usage = quintessence COMMANDE ...
command-play = jouer dans ce terminal
    .usage = quintessence play [JEU] [OPTIONS]
    .about = Jouez contre des robots, ou à plusieurs au même clavier. Sans JEU, la question vous est posée. Pendant la partie, la touche Tab complète un coup et « aide » dit ce que l’on peut taper d’autre.
    .examples =
        quintessence play
        quintessence play elem-master --seats humain,greedy
        quintessence play elem-master --seats humain,humain --option start=free
        quintessence play --load soiree.quint
command-serve = tenir un serveur pour jouer en réseau
    .usage = quintessence serve [OPTIONS]
    .about = Démarre un serveur que l’on rejoint avec un navigateur, et les robots avec un jeton. Sans rien de plus il ne répond qu’à cette machine et garde tout dans un fichier ; --host 0.0.0.0 laisse entrer les autres de votre réseau. Chaque option peut aussi venir d’une variable : --port est QUINTESSENCE_PORT. Ctrl-C l’arrête, et toutes les tables sont conservées.
    .examples =
        quintessence serve
        quintessence serve --host 0.0.0.0 --port 8080
        quintessence serve --workers 4 --database postgresql://quintessence@db.example.org/quintessence --address https://play.example.org
command-games = donner la liste des jeux
    .usage = quintessence games [JEU]
    .about = Donne la liste des jeux, avec leurs nombres de joueurs. Avec JEU, montre ce jeu et les options qui permettent de le varier.
    .examples =
        quintessence games
        quintessence games elem-master
command-rules = montrer les règles d’un jeu, ou une seule règle
    .usage = quintessence rules JEU [RÈGLE]
    .about = Montre toutes les règles, section par section, ou la partie que RÈGLE désigne. Une règle montre aussi la phrase par laquelle elle refuse un coup.
    .examples =
        quintessence rules elem-master
        quintessence rules elem-master EM-ATT-2
        quintessence rules elem-master att
        quintessence rules elem-master vague
command-replay = revoir coup par coup une partie enregistrée
    .usage = quintessence replay FICHIER [--all | --at RANG]
    .about = Montre une partie enregistrée comme un spectateur l’aurait vue. Dans un terminal, Entrée montre le coup suivant, « r » le précédent, un nombre y mène et « q » quitte.
    .examples =
        quintessence replay soiree.quint
        quintessence replay soiree.quint --at 12
command-simulate = faire jouer des robots, autant de parties que l’on veut
    .usage = quintessence simulate JEU [OPTIONS]
    .about = Des robots s’affrontent et changent de place à chaque partie : chaque tirage est joué depuis toutes les places. Les proportions et les longueurs sont données avec leur intervalle à 95 %.
    .examples =
        quintessence simulate elem-master --games 200 --bots greedy,random
        quintessence simulate elem-master --bots greedy,random --seats 4 --json
command-check = exécuter des scénarios
    .usage = quintessence check FICHIER|DOSSIER ...
    .about = Exécute des scénarios : des fichiers JSON qui contiennent une position, ce qui est joué et ce qui doit alors être vrai. Chaque échec tient en une ligne ; la dernière ligne est « N passed, M failed » dans toutes les langues, et le code de sortie vaut 1 en cas d’échec.
    .examples =
        quintessence check mon-scenario.json
        quintessence check tests/scenarios
command-check-game = vérifier un jeu que vous avez écrit
    .usage = quintessence check-game MODULE:NOM [OPTIONS]
    .about = Joue des parties au hasard et vérifie que le jeu tient le contrat : règles, secrets, enregistrements, textes. Chaque faute tient en une ligne qui dit ce qu’un jeu doit tenir et où celui-ci ne le fait pas ; les détails sont en anglais. Ce qui n’a pas pu être vérifié est dit aussi. La dernière ligne est « N passed, M failed » dans toutes les langues, et le code de sortie vaut 1 en cas de faute.
    .examples =
        quintessence check-game mon_paquet:GAME
        quintessence check-game mon_paquet:GAME --facts mon_paquet.facts:FACTS --scenarios scenarios
        quintessence check-game mon_paquet:GAME --games 1 --seed 12
command-cards = vérifier ou montrer un jeu de cartes
    .usage = quintessence cards check FICHIER|DOSSIER ..., ou quintessence cards show [JEU] [FICHIER]
    .about = « check » lit vos jeux de cartes et dit en une ligne ce qui ne va pas, avec la carte, le champ et ce qui conviendrait ; la dernière ligne est « N passed, M failed » dans toutes les langues, et le code de sortie vaut 1 en cas d’échec. « show » montre chaque carte d’un jeu : le nôtre, ou celui de FICHIER. On joue avec un jeu de cartes par « quintessence play JEU --cards FICHIER ».
    .examples =
        quintessence cards show metamorphose
        quintessence cards show metamorphose --toml > mes-cartes.toml
        quintessence cards check mes-cartes.toml
        quintessence cards show mes-cartes.toml
command-verify = vérifier qu’une partie enregistrée est authentique
    .usage = quintessence verify FICHIER
    .about = Vérifie la forme d’un enregistrement, chaque coup, le résultat, l’empreinte et, s’ils avaient été fixés d’avance, les tirages : une ligne pour chacun. Le code de sortie vaut 1 si l’un d’eux est faux.
    .examples = quintessence verify soiree.quint
command-perft = compter les suites de coups
    .usage = quintessence perft JEU PROFONDEUR [OPTIONS]
    .about = Compte les suites différentes de 1, 2, ... PROFONDEUR coups. Deux moteurs qui connaissent les mêmes règles trouvent les mêmes nombres.
    .examples =
        quintessence perft elem-master 2
        quintessence perft elem-master 2 --position position.json

argument-game = JEU
    .help = le jeu, sous le nom que donne « quintessence games »
argument-game-to-play = JEU
    .help = le jeu, sous le nom que donne « quintessence games » ; sans lui, la question est posée
argument-game-in-full = JEU
    .help = le jeu dont vous voulez voir les options
argument-rule = RÈGLE
    .help = une règle (EM-ATT-2), un thème (EM-ATT, ou simplement att) ou un mot d’un titre
argument-record = FICHIER
    .help = une partie enregistrée
argument-scenarios = FICHIER|DOSSIER
    .help = des scénarios, ou des dossiers dont tous les fichiers .json, à tout niveau, sont des scénarios
argument-place = MODULE:NOM
    .help = où se trouve le jeu en Python, comme mon_paquet:GAME (les modules de ce dossier sont trouvés aussi), ou le nom d’un jeu installé
argument-cards-action = check|show
    .help = ce qu’il faut faire
argument-cards-sets = FICHIER|DOSSIER|JEU
    .help = des jeux de cartes (TOML), des dossiers qui en contiennent, ou pour voir le nôtre le nom d’un jeu
argument-depth = PROFONDEUR
    .help = le nombre de coups, à partir de 1

option-lang = LANGUE
    .help = en ou fr ; sinon, QUINTESSENCE_LANG ou le système décide
option-no-color =
    .help = pas de couleurs ; la variable NO_COLOR fait de même
option-help =
    .help = montrer cette page
option-version =
    .help = montrer la version
option-seats = QUI,QUI,...
    .help = qui joue à chaque place : humain, un robot comme greedy ou random (greedy:1 pour son niveau 1), ou cmd:PROGRAMME pour un programme à vous
option-seat-count = NOMBRE
    .help = le nombre de places
option-seed = GRAINE
    .help = un nombre ou un mot ; la même graine donne les mêmes tirages
option-option = NOM=VALEUR
    .help = une variante, parmi celles que donne « quintessence games JEU » ; NOM=@FICHIER lit la valeur dans un fichier JSON ; peut être répété
option-toml =
    .help = montrer le jeu de cartes tel que son fichier, pour le copier et le changer
option-cards = FICHIER
    .help = un jeu de cartes à vous (TOML), pour les jeux qui ont des cartes
option-load = FICHIER
    .help = reprendre une partie enregistrée
option-no-clock = .
    .help = courses tour par tour, en phrases et sans chronomètre
option-games = NOMBRE
    .help = le nombre de parties (100 par défaut)
option-bots = ROBOT,ROBOT,...
    .help = qui joue (random,random par défaut), greedy:1 pour le niveau 1 ; cmd:PROGRAMME pour un programme à vous
option-json =
    .help = écrire un objet JSON au lieu d’un tableau
option-all =
    .help = montrer tous les coups d’un trait
option-at = RANG
    .help = montrer la position après ce nombre de coups ; 0 est le début
option-position = FICHIER
    .help = partir d’une position : le JSON du livre de règles, ou un scénario
option-facts = MODULE:NOM
    .help = ce que les règles disent du jeu, comme objet de la classe Facts ; sans lui, certaines choses ne peuvent pas être vérifiées
option-games-checked = NOMBRE
    .help = le nombre de parties (40 par défaut)
option-first-seed = NOMBRE
    .help = la graine de la première partie (0 par défaut), la suivante a la suivante ; une faute nomme la graine de sa partie
option-scenarios = CHEMIN
    .help = un scénario du jeu ou un dossier qui en contient, à exécuter aussi
option-perft = FICHIER
    .help = des comptes de suites de coups (JSON), à vérifier aussi
option-host = ADRESSE
    .help = où écouter : 127.0.0.1 (par défaut) pour cette machine seule, 0.0.0.0 pour le réseau
option-port = NOMBRE
    .help = le port (8000 par défaut ; 0 en prend un qui est libre)
option-data = DOSSIER
    .help = où tout est gardé ; par défaut, là où ce système range ces choses
option-database = BASE
    .help = un fichier SQLite (par défaut, un dans le dossier de données), ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM
option-workers = NOMBRE
    .help = les processus qui se partagent le travail (1 par défaut) ; au-delà d’un, il faut PostgreSQL
option-address = ADRESSE
    .help = où les navigateurs trouvent le serveur, comme https://jouer.example.org ; peut se répéter
option-proxy = ADRESSE
    .help = un mandataire devant le serveur, que l’on croit quand il dit qui demande ; peut se répéter
option-bot-processes = NOMBRE
    .help = les processus dans lesquels réfléchissent les robots, pour chacun de ceux de --workers (1 par défaut)
option-log = FORME
    .help = text (par défaut) ou json
option-log-level = NIVEAU
    .help = debug, info (par défaut), warning ou error
option-metrics = QUI
    .help = qui peut lire /metrics : local (cette machine, par défaut), all (tous) ou off (personne)
option-open =
    .help = ouvrir la page dans un navigateur

## Saisie incorrecte

cannot-read = Ces arguments sont illisibles ({ $given }) : voyez « quintessence --help ».
takes-no-value = L’option { $option } ne prend pas de valeur : écrivez-la seule.
needs-value = L’option { $option } demande une valeur : « quintessence { $command } --help » dit laquelle.
bad-language = Il n’y a pas de textes dans la langue « { $given } » : choisissez parmi { $allowed }.
too-many-words = « { $given } » est un mot de trop : écrivez « { $usage } ».
missing-argument = Il manque { $argument } à « { $command } » : écrivez « { $usage } ».
unknown-flag-near = « { $command } » n’a pas d’option { $given } : pensiez-vous à { $nearest } ?
unknown-flag = « { $command } » n’a pas d’option { $given } : ses options sont { $known }.
unknown-command-near = La commande « { $given } » n’existe pas : pensiez-vous à « { $nearest } » ?
unknown-command = La commande « { $given } » n’existe pas : les commandes sont { $known }.
bad-number = { $name } ne peut pas valoir « { $given } » : donnez un nombre entier de { $low } à { $high }.
bad-option-form = « { $given } » n’est pas une option de jeu : écrivez NOM=VALEUR, ou NOM=@FICHIER pour une valeur contenue dans un fichier JSON.
seed-too-long = La graine est trop longue : { $most } caractères au plus.
is-a-folder = « { $path } » est un dossier : indiquez un fichier.
file-too-large = « { $path } » est trop volumineux pour un tel fichier : vérifiez son nom.
no-plain-file = « { $path } » n’est ni un fichier ni un dossier : indiquez un fichier.
no-such-file = Le fichier « { $path } » n’existe pas : vérifiez son nom.
not-text = « { $path } » n’est pas du texte en UTF-8 : enregistrez-le en UTF-8, ou vérifiez que c’est le bon fichier.
cannot-open = Impossible d’ouvrir « { $path } » : vérifiez son nom et vos droits de lecture.
not-json = « { $path } » n’est pas du JSON (ligne { $line }, colonne { $column }) : corrigez-le, ou vérifiez que c’est le bon fichier.
not-an-object = « { $path } » contient du JSON, mais pas un objet : il doit commencer par une accolade.
of-the-server = { $sentence }
cannot-write = Impossible d’écrire la sortie : { $problem }.
no-scenarios = Le dossier « { $path } » ne contient aucun fichier .json : indiquez un dossier de scénarios.
bad-place = « { $given } » ne dit pas où se trouve un jeu : écrivez MODULE:NOM, comme mon_paquet:GAME.
no-such-module = Il n’y a pas de module « { $module } » : vérifiez son nom, installez-le, ou allez dans le dossier où il se trouve.
module-fails = Le module « { $module } » ne peut pas être importé ({ $problem }) : réparez-le d’abord.
no-such-name = Le module « { $module } » n’a rien qui s’appelle « { $name } » : vérifiez le nom après les deux-points.
place-holds-class = « { $place } » est la classe d’un jeu, pas un jeu : faites-en un objet, comme GAME = MonJeu(), et nommez-le.
place-holds-no-game = « { $place } » n’est pas un jeu mais du type { $kind } : nommez un objet d’une classe qui hérite de Game.
place-holds-no-facts = « { $place } » est du type { $kind } : --facts demande un objet de la classe Facts de quintessence.testing.
not-a-list = « { $path } » contient du JSON, mais pas une liste : le fichier doit commencer par un crochet.
cards-usage = quintessence cards check FICHIER|DOSSIER ..., ou quintessence cards show [JEU] [FICHIER]
cards-unknown-action = « { $given } » ne convient pas ici : tapez { $usage }.
cards-nothing-to-check = Rien n’est nommé à vérifier : tapez { $usage }.
cards-no-sets = Le dossier « { $path } » ne contient aucun fichier .toml : indiquez un dossier de jeux de cartes.
cards-game-without = { $game } n’a pas de cartes : choisissez parmi { $known }.
cards-unreadable = { $file } : { $sentence }
cards-for-another-game = « { $path } » est un jeu de cartes pour { $other } : jouez avec lui à { $other }, ou indiquez un jeu de cartes pour { $game }.
cards-unsound =
    { $others ->
        [0] { $sentence }
        [one] { $sentence } Une autre chose ne va pas.
       *[other] { $sentence } { $others } autres choses ne vont pas.
    }
unknown-rule-near = La règle « { $given } » n’existe pas : pensiez-vous à { $near } ?
unknown-rule = La règle « { $given } » n’existe pas : les thèmes sont { $topics }.
empty-name = Il manque un nom entre deux virgules : les robots sont { $known }.
no-people-here = Seuls des robots jouent dans une simulation : choisissez parmi { $known }.
too-many-bots = { $bots } robots ne tiennent pas sur { $seats } places : nommez moins de robots, ou donnez plus de places avec --seats.
seats-do-not-fit =
    { $given ->
        [one] --seats nomme un seul joueur
       *[other] --seats nomme { $given } joueurs
    }, mais la partie enregistrée en compte { $seats } : nommez-en autant.
load-alone = Une partie enregistrée apporte tout ce qu’il faut : n’écrivez pas « { $given } » à côté de --load.
at-or-all = --at et --all s’excluent : choisissez l’un des deux.
bot-refused = Le robot « { $bot } » a répondu par un coup qui lui est interdit, « { $move } » (règle { $rule }) : il faut le corriger.

## Un serveur

serve-running = Quintessence tourne (Ctrl-C l’arrête).
serve-running-at = Quintessence est à l’adresse { $address } (Ctrl-C l’arrête).
serve-here = Sur cette machine : { $address }
serve-network = Pour les autres de votre réseau : { $address }
serve-alone = Les autres de votre réseau ne peuvent pas entrer. Pour les laisser entrer : { $command }
serve-no-network = Aucun réseau n’a été trouvé par lequel d’autres pourraient entrer.
serve-workers =
    { $workers ->
        [one] Un processus, base de données { $database }.
       *[other] { $workers } processus, base de données { $database }.
    }
serve-stopped = Arrêté. Toutes les tables sont conservées.
serve-failed = Le serveur n’a pas pu démarrer ; la raison figure ci-dessus.

## Listes

both = { $first } et { $last }
either = { $first } ou { $last }
range = { $low } à { $high }
games-players = { $players } joueurs
games-next = quintessence play JEU lance une partie ; quintessence rules JEU explique le jeu ; quintessence games JEU montre ses options.
games-options = Options (--option NOM=VALEUR)
games-option = { $about } Valeurs : { $values } ({ $default } par défaut).

## Règles

rules-refusal = Quand elle interdit un coup : « { $text } »
rules-hint = « règles » suivi de l’une de ces abréviations, ou d’un mot d’un titre, montre cette partie : règles { $example }.

## Scénarios et enregistrements

check-bar = Scénarios
verify-good = juste
verify-bad = faux

## Un jeu à soi

check-game-played =
    { $games ->
        [one] { $games } partie, { $moves } coups.
       *[other] { $games } parties, { $moves } coups.
    }
check-game-unchecked =
    { $fact ->
        [conserved] Non vérifié : qu’aucune carte ni aucun jeton ne se perde ou n’apparaisse. « conserved », dans les faits, dirait comment les compter.
        [hidden] Non vérifié : que les échantillons atteignent tous les endroits cachés. « hidden », dans les faits, dirait lesquels il y a.
        [is_secret] Non vérifié : que les réponses secrètes le restent. « is_secret », dans les faits, dirait quand une réponse est secrète.
       *[other] Non vérifié : « { $fact } » manque dans les faits.
    }
check-game-unreached = Non atteint, faute de parties que l’on puisse jouer jusque-là : { $checks }.
check-game-promise =
    { $check ->
        [rulebook] Nom, places et options s’accordent, et ce qui n’existe pas est refusé.
        [play] Une partie au hasard peut être jouée jusqu’au bout.
        [shape] Quelqu’un doit agir exactement tant qu’il n’y a pas de résultat, chaque coup est donné une fois, et game-over vient en dernier.
        [conservation] Aucune carte ni aucun jeton ne se perd ou n’apparaît.
        [aliasing] Copies, échantillons et réponses ne partagent rien avec la position.
        [arrival] Des réponses données en même temps mènent à la même position dans tous les ordres.
        [drawing] Chaque vue peut être dessinée dans les deux langues.
        [idle] Ce que fait une place absente est permis.
        [json_trip] Une position survit au JSON, et un JSON abîmé est refusé en nommant sa clé.
        [leaks] Aucune place n’apprend ce qu’elle ne doit pas savoir.
        [observation] Un robot voit ce que voit sa place, et rien d’autre.
        [refusals] Les coups donnés sont acceptés, tous les autres sont refusés par une règle qui a un texte.
        [stopping] Une partie abandonnée est montrée comme finie.
        [tally] Ce qui est compté a un nom, un nombre par place, et ne trahit aucun secret.
        [texts] Chaque nom, question et phrase dont les écrans ont besoin a son texte dans les deux langues.
        [values] Chaque place a une valeur de -1 à 1, et une partie finie vaut son résultat.
        [words] Ce qui est écrit pour un coup peut être relu, et son numéro y ramène.
        [determinism] La même graine et les mêmes coups mènent à la même partie.
        [replay] Un enregistrement rejoué donne la même partie.
        [undo] Un coup que l’on peut reprendre n’a rien révélé ni rien tiré.
        [termination] Toute partie finit.
        [counts] Il y a autant de suites de coups qu’il en a été compté.
       *[other] Le contrat est tenu.
    }

## Revoir une partie

replay-hint = Entrée montre le coup suivant, r le précédent, un nombre y mène, q quitte.
replay-prompt = { $place } sur { $last }>{" "}
replay-place = Le rang
entry-resigned = abandonne
entry-substituted = est désormais joué par { $bot }
entry-undone = reprend le dernier coup

## Simulation

simulate-bar = Parties
report-title =
    { $games ->
        [one] { $game } : { $games } partie, { $seats } places, graine { $seed }
       *[other] { $game } : { $games } parties, { $seats } places, graine { $seed }
    }
report-by-bot = Victoires par robot
report-by-seat = Victoires par place
report-otherwise = Sans vainqueur
report-draws = Nulles
report-share = { $rate } %   entre { $low } et { $high } %   ({ $won } sur { $played })
report-length = Longueur : { $mean } coups en moyenne, entre { $low } et { $high } (la plus courte { $least }, la plus longue { $most })
report-reason =
    { $count ->
        [one] Terminée { $count } fois : { $reason }
       *[other] Terminées { $count } fois : { $reason }
    }
report-speed =
    Vitesse : { $speed } coups par seconde ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $seconds } s)

## À la table

which-game = À quel jeu voulez-vous jouer ?
game-prompt = Numéro ou nom>{" "}
no-such-number = Tapez un nombre de 1 à { $last }, ou le nom d’un jeu ; Entrée seule quitte.
seat-person = { $seat } : vous
seat-bot = { $seat } : { $bot }
table = { $who }. Graine { $seed }.
table-hint = Tapez un coup ; la touche Tab le complète. « coups » en donne la liste, « aide » dit ce que l’on peut taper d’autre.
help-moves = Les coups commencent par l’un de ces mots, dont les premières lettres suffisent :
help-move = { $what }, par exemple : { $move }
help-besides = En dehors des coups, on peut taper :
hand-over = { $seat }, c’est à vous : appuyez sur Entrée quand personne d’autre ne voit l’écran.
ambiguous =
    { $more ->
        [more] « { $given } » peut vouloir dire plusieurs choses ({ $verbs }, …) : tapez-en un peu plus.
       *[all] « { $given } » peut vouloir dire plusieurs choses ({ $verbs }) : tapez-en un peu plus.
    }
unfinished = « { $given } » n’est que le début d’un coup : dites sur quoi il porte.
only-pass = Vous ne pouvez que passer ici : la touche Entrée suffit. « plateau » montre le plateau.
possible-moves =
    { $more ->
        [more] Possibles : { $moves }, …
       *[all] Possibles : { $moves }
    }
possible-verbs = Les coups commencent à présent par : { $verbs }
over-already = La partie est terminée : on ne peut plus jouer de coup.
over-hint = « enregistrer FICHIER » garde la partie, « quitter » s’en va.

why-what = Pourquoi quoi ? Écrivez « pourquoi » et le coup, par exemple « pourquoi { $move } ».
card-what = Quelle carte ? Écrivez « carte » et son nom, ou le mot qui sert à la taper, par exemple « carte { $card } » ; « carte défausse » montre la défausse.
unknown-card = Aucune carte ne s’appelle « { $given } » : écrivez son nom ou le mot qui sert à la taper, ou le début de l’un des deux, par exemple « carte { $card } ».
which-card =
    { $more ->
        [more] « { $given } » peut être plusieurs cartes ({ $cards }, …) : tapez-en un peu plus.
       *[all] « { $given } » peut être plusieurs cartes ({ $cards }) : tapez-en un peu plus.
    }
no-cards-here = { $game } n’a pas de cartes à consulter ici : « règles » montre les règles.
discard-pile =
    { $count ->
        [0] La défausse est vide.
        [one] { $count } carte dans la défausse : { $cards }
       *[other] { $count } cartes dans la défausse, la dernière en premier : { $cards }
    }
why-legal = « { $move } » peut être joué maintenant.
no-moves-so = Aucun coup ne commence par « { $start } » à présent : « coups » seul en donne la liste.
no-moves = Vous n’avez rien à jouer pour le moment.
file-exists = « { $path } » existe déjà et ne vient pas de cette partie : choisissez un autre nom.
cannot-save = Impossible d’écrire « { $path } » : choisissez un autre nom ou un autre endroit.
saved = Partie enregistrée. « quintessence play --load { $path } » la reprend.
saved-over = Partie enregistrée. « quintessence replay { $path } » la montre de nouveau.
taken-back = Coup repris : { $move }
resigned-on = { $seat } abandonne ; { $bot } continue à cette place.
resigned-last = { $seat } abandonne ; { $bot } continue à cette place, et les robots finissent la partie.
bye = Au revoir.
bye-saved = Au revoir. « quintessence play --load { $path } » reprend cette partie.
bye-saved-before = Au revoir. « quintessence play --load { $path } » reprend la partie au dernier enregistrement.
bye-unsaved = Au revoir. La partie n’a pas été enregistrée ; la prochaine fois, « enregistrer FICHIER » avant « quitter » la garde pour « quintessence play --load FICHIER ».

result-won =
    { $count ->
        [one] { $winners } gagne. { $reason }.
       *[other] { $winners } gagnent. { $reason }.
    }
result-drawn = Partie nulle. { $reason }.
result-ranking = Classement : { $ranking }
reason-resigned = L’autre camp a abandonné

spoken-moves = coups
    .form = coups [DÉBUT]
    .help = la liste de ce que vous pouvez jouer
    .also = legaux
spoken-why = pourquoi
    .form = pourquoi COUP
    .help = si un coup est possible maintenant, et sinon quelle règle l’interdit
    .also = expliquer
spoken-undo = annuler
    .form = annuler
    .help = reprendre votre dernier coup
    .also = reprendre
spoken-board = plateau
    .form = plateau
    .help = redessiner le plateau
    .also = montrer
spoken-card = carte
    .form = carte NOM|défausse
    .help = lire une carte, ou ce que contient la défausse
    .also = lire
spoken-rules = règles
    .form = règles [RÈGLE]
    .help = les règles, par thème ou par référence
    .also = règle
spoken-save = enregistrer
    .form = enregistrer [FICHIER]
    .help = garder la partie dans un fichier
    .also = sauver sauvegarder
spoken-resign = abandonner
    .form = abandonner
    .help = renoncer à la partie
    .also = abandon
spoken-help = aide
    .form = aide
    .help = montrer cette liste
    .also = ?
spoken-quit = quitter
    .form = quitter
    .help = s’en aller ; rien n’est demandé
    .also = sortir q

## Courses

race-begin = Appuyez sur la barre d’espace pour commencer.
race-turn = { $seat }, la barre d’espace retourne votre carte.
race-keys = 1–5 : frapper   b : le livre   espace : carte suivante   Échap : pause
race-keys-two = À gauche : 1–5, livre e   à droite : 6–0, livre o   espace : suite   Échap : pause
race-book-held = Le livre est en main : à présent, sa place.
race-no-card = Trop tôt : la carte n’est pas encore là. Rien n’est perdu.
race-false-start = Faux départ : personne ne voit une carte aussi vite. Rien n’est perdu, répondez de nouveau.
race-answered = { $move } : { $time } ms
race-silent = Personne n’a répondu.
race-break = Pause. Entrée seule reprend la partie ; on peut taper « enregistrer », « règles », « abandonner », « aide » et « quitter ».
race-too-many = Plus de deux personnes ne peuvent partager les touches d’une course : cette partie se joue tour par tour, sans chronomètre.
race-too-small = Une course demande un terminal de { $width } colonnes et { $height } lignes : cette partie se joue tour par tour, sans chronomètre.
race-turns-hint = Il n’y a pas de chronomètre. Pendant une course, tapez le numéro d’une place pour y frapper, « b » et le numéro pour le livre, Entrée seule pour garder le silence ; Entrée retourne aussi la carte suivante. Entre les bonnes réponses, le sort décide.
