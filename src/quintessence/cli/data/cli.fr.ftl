# Ce que dit la ligne de commande. Les mots en capitales sont à remplacer par le lecteur.

## La première page

overview-title = Quintessence : des jeux de Terre, de Feu, d’Eau et d’Air, dans votre terminal.
overview-play = quintessence play
    .help = jouer tout de suite, contre l’ordinateur
overview-games = quintessence games
    .help = la liste des jeux
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
help-more = Pour l’aide d’une commande : quintessence COMMANDE --help

command-quintessence = des jeux des éléments
    .usage = quintessence COMMANDE ...
command-play = jouer dans ce terminal
    .usage = quintessence play [JEU] [OPTIONS]
    .about = Jouez contre des robots, ou à plusieurs au même clavier. Sans JEU, on vous demande lequel. Pendant la partie, la touche Tab complète un coup et « aide » donne la liste de ce que l’on peut taper d’autre.
    .examples =
        quintessence play
        quintessence play elem-master --seats humain,greedy
        quintessence play elem-master --seats humain,humain --option start=free
        quintessence play --load soiree.quint
command-serve = lancer un serveur pour jouer en réseau
    .usage = quintessence serve [OPTIONS]
    .about = Démarre un serveur : on y joue avec un navigateur, les robots s’y connectent avec un jeton. Par défaut, il n’est ouvert qu’à cette machine et garde tout dans un seul fichier ; --host 0.0.0.0 l’ouvre à votre réseau. Chaque option peut aussi être fixée par une variable d’environnement : --port est QUINTESSENCE_PORT. Ctrl-C l’arrête ; toutes les tables sont conservées.
    .examples =
        quintessence serve
        quintessence serve --host 0.0.0.0 --port 8080
        quintessence serve --workers 4 --database postgresql://quintessence@db.example.org/quintessence --address https://play.example.org
command-games = afficher la liste des jeux
    .usage = quintessence games [JEU]
    .about = Donne la liste des jeux, avec le nombre de joueurs. Avec JEU, montre ce jeu et ses options.
    .examples =
        quintessence games
        quintessence games elem-master
command-rules = montrer les règles d’un jeu, ou une seule règle
    .usage = quintessence rules JEU [RÈGLE]
    .about = Montre toutes les règles, ou la partie que RÈGLE désigne. Pour une seule règle, montre aussi ce qu’elle répond quand elle interdit un coup.
    .examples =
        quintessence rules elem-master
        quintessence rules elem-master EM-ATT-2
        quintessence rules elem-master att
        quintessence rules elem-master vague
command-replay = revoir coup par coup une partie enregistrée
    .usage = quintessence replay FICHIER [--all | --at RANG]
    .about = Montre une partie enregistrée comme un spectateur l’aurait vue. Dans un terminal, Entrée montre le coup suivant, « r » revient d’un coup, un nombre mène à ce coup et « q » quitte.
    .examples =
        quintessence replay soiree.quint
        quintessence replay soiree.quint --at 12
command-simulate = faire jouer de nombreuses parties à des robots
    .usage = quintessence simulate JEU [OPTIONS]
    .about = Des robots s’affrontent. Ils changent de place à chaque partie, de sorte que chaque tirage est joué depuis toutes les places. Les taux de victoire et les longueurs sont donnés avec leur intervalle de confiance à 95 %.
    .examples =
        quintessence simulate elem-master --games 200 --bots greedy,random
        quintessence simulate elem-master --bots greedy,random --seats 4 --json
command-check = exécuter des scénarios
    .usage = quintessence check FICHIER|DOSSIER ...
    .about = Exécute des scénarios : des fichiers JSON qui contiennent une position, les coups à jouer et ce qui doit alors être vrai. Chaque échec tient en une ligne. La dernière ligne est « N passed, M failed » dans toutes les langues ; le code de sortie vaut 1 en cas d’échec.
    .examples =
        quintessence check mon-scenario.json
        quintessence check tests/scenarios
command-check-game = vérifier un jeu que vous avez écrit
    .usage = quintessence check-game MODULE:NOM [OPTIONS]
    .about = Joue des parties au hasard et vérifie que votre jeu respecte le contrat : règles, secrets, enregistrements, textes. Chaque faute tient en une ligne : ce qu’un jeu doit faire, et où celui-ci ne le fait pas. Ce qui n’a pas pu être vérifié est indiqué aussi. La dernière ligne est « N passed, M failed » dans toutes les langues ; le code de sortie vaut 1 en cas de faute.
    .examples =
        quintessence check-game mon_paquet:GAME
        quintessence check-game mon_paquet:GAME --facts mon_paquet.facts:FACTS --scenarios scenarios
        quintessence check-game mon_paquet:GAME --games 1 --seed 12
command-cards = vérifier ou montrer un jeu de cartes
    .usage = quintessence cards check FICHIER|DOSSIER ..., ou quintessence cards show [JEU] [FICHIER]
    .about = « check » lit vos jeux de cartes et donne une ligne à chaque erreur, avec la carte, le champ et la correction à faire ; la dernière ligne est « N passed, M failed » dans toutes les langues, et le code de sortie vaut 1 en cas d’échec. « show » montre chaque carte d’un jeu : l’un des nôtres, ou celui de FICHIER. Pour jouer avec un jeu de cartes : « quintessence play JEU --cards FICHIER ».
    .examples =
        quintessence cards show metamorphose
        quintessence cards show metamorphose --toml > mes-cartes.toml
        quintessence cards check mes-cartes.toml
        quintessence cards show mes-cartes.toml
command-verify = vérifier qu’une partie enregistrée est authentique
    .usage = quintessence verify FICHIER
    .about = Vérifie une partie enregistrée : son format, chaque coup, le résultat, l’empreinte et, s’ils avaient été fixés d’avance, les tirages. Chaque vérification tient en une ligne ; le code de sortie vaut 1 si l’une d’elles échoue.
    .examples = quintessence verify soiree.quint
command-perft = compter les suites de coups possibles
    .usage = quintessence perft JEU PROFONDEUR [OPTIONS]
    .about = Compte les suites différentes de 1, 2, ... PROFONDEUR coups. Deux programmes qui suivent les mêmes règles trouvent les mêmes nombres.
    .examples =
        quintessence perft elem-master 2
        quintessence perft elem-master 2 --position position.json

argument-game = JEU
    .help = le nom du jeu, tel que le donne « quintessence games »
argument-game-to-play = JEU
    .help = le nom du jeu, tel que le donne « quintessence games » ; s’il manque, on vous le demande
argument-game-in-full = JEU
    .help = le jeu dont montrer les options
argument-rule = RÈGLE
    .help = une règle (EM-ATT-2), un thème (EM-ATT, ou simplement att) ou un mot d’un titre
argument-record = FICHIER
    .help = une partie enregistrée
argument-scenarios = FICHIER|DOSSIER
    .help = des scénarios, ou des dossiers : tous leurs fichiers .json, à tout niveau
argument-place = MODULE:NOM
    .help = le jeu comme objet Python, par exemple mon_paquet:GAME (le dossier courant est exploré aussi), ou le nom d’un jeu installé
argument-cards-action = check|show
    .help = ce qu’il faut faire
argument-cards-sets = FICHIER|DOSSIER|JEU
    .help = des jeux de cartes (fichiers TOML), des dossiers qui en contiennent, ou le nom d’un jeu pour voir nos cartes
argument-depth = PROFONDEUR
    .help = le nombre de coups, au moins 1

option-lang = LANGUE
    .help = en ou fr ; par défaut, QUINTESSENCE_LANG ou le système décide
option-no-color =
    .help = pas de couleurs ; la variable d’environnement NO_COLOR fait de même
option-help =
    .help = montrer cette page
option-version =
    .help = montrer la version
option-seats = QUI,QUI,...
    .help = qui joue à chaque place : humain, un robot comme greedy, search ou random (search:3 pour son niveau 3, search:level=5:seconds=0.5 pour d’autres réglages), ou cmd:PROGRAMME pour un programme à vous
option-seat-count = NOMBRE
    .help = le nombre de places
option-seed = GRAINE
    .help = un nombre ou un mot ; la même graine donne les mêmes tirages
option-option = NOM=VALEUR
    .help = une option du jeu, parmi celles que donne « quintessence games JEU » ; NOM=@FICHIER lit la valeur dans un fichier JSON ; peut être répétée
option-toml =
    .help = écrire le jeu de cartes comme fichier TOML, à copier et à modifier
option-cards = FICHIER
    .help = votre propre jeu de cartes (TOML), pour les jeux qui ont des cartes
option-load = FICHIER
    .help = reprendre une partie enregistrée
option-no-clock =
    .help = jouer les courses tour par tour, en phrases et sans chronomètre
option-games = NOMBRE
    .help = le nombre de parties (100 par défaut)
option-bots = ROBOT,ROBOT,...
    .help = qui joue (random,random par défaut) ; search:3 est le niveau 3 de search, search:level=5:seconds=0.5 son niveau 5 avec une demi-seconde par décision, cmd:PROGRAMME un programme à vous
option-json =
    .help = écrire un objet JSON au lieu d’un tableau
option-all =
    .help = montrer tous les coups d’un seul trait
option-at = RANG
    .help = montrer la position après ce nombre de coups ; 0 est le début
option-position = FICHIER
    .help = partir d’une position : le JSON du livre de règles, ou un scénario
option-facts = MODULE:NOM
    .help = ce que les règles disent du jeu, un objet de la classe Facts ; sans lui, certaines choses ne peuvent pas être vérifiées
option-games-checked = NOMBRE
    .help = le nombre de parties (40 par défaut)
option-first-seed = NOMBRE
    .help = la graine de la première partie (0 par défaut) ; chaque partie suivante a le nombre suivant ; une faute indique la graine de sa partie
option-scenarios = CHEMIN
    .help = un scénario du jeu ou un dossier qui en contient, à exécuter aussi
option-perft = FICHIER
    .help = des comptes de suites de coups (JSON), à vérifier aussi
option-host = ADRESSE
    .help = l’adresse d’écoute : 127.0.0.1 (par défaut) pour cette machine seule, 0.0.0.0 pour le réseau
option-port = NOMBRE
    .help = le port (8000 par défaut ; 0 en choisit un libre)
option-data = DOSSIER
    .help = le dossier de toutes les données ; par défaut, celui que prévoit le système
option-database = BASE
    .help = un fichier SQLite (par défaut, un dans le dossier de données), ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM
option-workers = NOMBRE
    .help = le nombre de processus qui se partagent le travail (1 par défaut) ; au-delà d’un, il faut PostgreSQL
option-address = ADRESSE
    .help = l’adresse publique du serveur, par exemple https://jouer.example.org ; peut être répétée
option-proxy = ADRESSE
    .help = l’adresse d’un mandataire (proxy) placé devant le serveur, qui fait foi pour l’identité des clients ; peut être répétée
option-bot-processes = NOMBRE
    .help = le nombre de processus où réfléchissent les robots, pour chacun de ceux de --workers (1 par défaut)
option-log = FORMAT
    .help = text (par défaut) ou json
option-log-level = NIVEAU
    .help = debug, info (par défaut), warning ou error
option-metrics = QUI
    .help = qui peut lire /metrics : local (cette machine, par défaut), all (tous) ou off (personne)
option-open =
    .help = ouvrir la page dans un navigateur

## Saisie incorrecte

cannot-read = Les arguments sont incompréhensibles ({ $given }) : voyez « quintessence --help ».
takes-no-value = L’option { $option } ne prend pas de valeur : écrivez-la seule.
needs-value = L’option { $option } demande une valeur : voyez « quintessence { $command } --help ».
bad-language = La langue « { $given } » n’est pas disponible : choisissez parmi { $allowed }.
too-many-words = « { $given } » n’est pas attendu ici : écrivez « { $usage } ».
missing-argument = Il manque { $argument } à « { $command } » : écrivez « { $usage } ».
unknown-flag-near = « { $command } » n’a pas d’option { $given } : pensiez-vous à { $nearest } ?
unknown-flag = « { $command } » n’a pas d’option { $given } : ses options sont { $known }.
unknown-command-near = La commande « { $given } » n’existe pas : pensiez-vous à « { $nearest } » ?
unknown-command = La commande « { $given } » n’existe pas : les commandes sont { $known }.
bad-number = { $name } ne peut pas valoir « { $given } » : donnez un nombre entier de { $low } à { $high }.
bad-option-form = « { $given } » ne fixe aucune option : écrivez NOM=VALEUR, ou NOM=@FICHIER pour une valeur contenue dans un fichier JSON.
seed-too-long = La graine est trop longue : { $most } caractères au plus.
is-a-folder = « { $path } » est un dossier : indiquez un fichier.
file-too-large = « { $path } » est trop volumineux pour un tel fichier : vérifiez son nom.
no-plain-file = « { $path } » n’est ni un fichier ni un dossier : indiquez un fichier.
no-such-file = Le fichier « { $path } » n’existe pas : vérifiez son nom.
not-text = « { $path } » n’est pas du texte en UTF-8 : enregistrez-le en UTF-8, ou vérifiez que c’est le bon fichier.
cannot-open = Impossible d’ouvrir « { $path } » : vérifiez son nom et vos droits de lecture.
not-json = « { $path } » n’est pas du JSON (ligne { $line }, colonne { $column }) : corrigez-le, ou vérifiez que c’est le bon fichier.
not-an-object = « { $path } » est du JSON, mais pas un objet : il doit commencer par une accolade.
of-the-server = { $sentence }
cannot-write = Impossible d’écrire la sortie : { $problem }.
no-scenarios = Le dossier « { $path } » ne contient aucun fichier .json : indiquez un dossier de scénarios.
bad-place = « { $given } » ne désigne pas un jeu : écrivez MODULE:NOM, par exemple mon_paquet:GAME, ou le nom d’un jeu installé.
no-such-module = Le module « { $module } » n’existe pas : vérifiez son nom, installez-le, ou placez-vous dans le dossier qui le contient.
module-fails = Le module « { $module } » ne peut pas être importé ({ $problem }) : corrigez-le d’abord.
no-such-name = Le module « { $module } » ne contient pas « { $name } » : vérifiez le nom après les deux-points.
place-holds-class = « { $place } » est une classe, pas un jeu : créez un objet, par exemple GAME = MonJeu(), et nommez-le.
place-holds-no-game = « { $place } » n’est pas un jeu mais un objet de type { $kind } : nommez un objet d’une classe qui hérite de Game.
place-holds-no-facts = « { $place } » est de type { $kind } : --facts demande un objet de la classe Facts de quintessence.testing.
not-a-list = « { $path } » est du JSON, mais pas une liste : le fichier doit commencer par un crochet.
cards-usage = quintessence cards check FICHIER|DOSSIER ..., ou quintessence cards show [JEU] [FICHIER]
cards-unknown-action = « { $given } » n’est pas valable ici : tapez { $usage }.
cards-nothing-to-check = Il n’y a rien à vérifier : tapez { $usage }.
cards-no-sets = Le dossier « { $path } » ne contient aucun fichier .toml : indiquez un dossier de jeux de cartes.
cards-game-without = { $game } n’a pas de cartes : choisissez parmi { $known }.
cards-unreadable = { $file } : { $sentence }
cards-for-another-game = « { $path } » est un jeu de cartes pour { $other } : jouez avec lui à { $other }, ou indiquez un jeu de cartes pour { $game }.
cards-unsound =
    { $others ->
        [0] { $sentence }
        [one] { $sentence } Il y a encore une erreur.
       *[other] { $sentence } Il y a encore { $others } erreurs.
    }
unknown-rule-near = La règle « { $given } » n’existe pas : pensiez-vous à { $near } ?
unknown-rule = La règle « { $given } » n’existe pas : les thèmes sont { $topics }.
empty-name = Il manque un nom entre deux virgules : les robots sont { $known }.
no-people-here = Seuls des robots jouent dans une simulation : choisissez parmi { $known }.
too-many-bots = Il y a { $bots } robots pour { $seats } places : nommez moins de robots, ou demandez plus de places avec --seats.
seats-do-not-fit =
    { $given ->
        [one] --seats nomme un seul joueur
       *[other] --seats nomme { $given } joueurs
    }, mais la partie enregistrée en compte { $seats } : nommez-en autant.
load-alone = Une partie enregistrée a déjà ses propres réglages : n’ajoutez pas « { $given } » à --load.
at-or-all = --at et --all ne vont pas ensemble : choisissez l’un des deux.
bot-refused = Le robot « { $bot } » a choisi un coup qui lui est interdit, « { $move } » (règle { $rule }) : il faut corriger ce robot.

## Un serveur

serve-running = Quintessence tourne (Ctrl-C l’arrête).
serve-running-at = Quintessence est à l’adresse { $address } (Ctrl-C l’arrête).
serve-here = Sur cette machine : { $address }
serve-network = Pour les autres de votre réseau : { $address }
serve-alone = Les autres de votre réseau ne peuvent pas entrer. Pour les laisser entrer : { $command }
serve-no-network = Aucun réseau n’a été trouvé par lequel d’autres pourraient vous rejoindre.
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
games-next = « quintessence play JEU » lance une partie, « quintessence rules JEU » explique le jeu, « quintessence games JEU » montre ses options.
games-options = Options (--option NOM=VALEUR)
games-option = { $about } Valeurs : { $values } ({ $default } par défaut).

## Règles

rules-refusal = Quand elle interdit un coup : « { $text } »
rules-hint = Pour lire une partie des règles, tapez « règles » et l’une de ces abréviations, ou un mot d’un titre, par exemple : règles { $example }.

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
        [conserved] Non vérifié : qu’aucune carte ni aucun jeton ne se perde ou n’apparaisse. Pour le vérifier, dites dans les faits comment les compter (« conserved »).
        [hidden] Non vérifié : que les échantillons varient à tous les endroits cachés. Pour le vérifier, énumérez-les dans les faits (« hidden »).
        [is_secret] Non vérifié : que les réponses secrètes le restent. Pour le vérifier, dites dans les faits quand une réponse est secrète (« is_secret »).
       *[other] Non vérifié : « { $fact } » manque dans les faits.
    }
check-game-unreached = Non vérifié, car aucune partie n’est allée jusque-là : { $checks }.
check-game-promise =
    { $check ->
        [rulebook] Nom, places et options sont cohérents, et les réglages qui n’existent pas sont refusés.
        [play] Une partie au hasard peut être jouée jusqu’au bout.
        [shape] Quelqu’un doit agir exactement tant qu’il n’y a pas de résultat, chaque coup figure une seule fois dans la liste, et game-over est le dernier évènement.
        [conservation] Aucune carte ni aucun jeton ne se perd ou n’apparaît.
        [aliasing] Copies, échantillons et réponses ne partagent rien avec la position.
        [arrival] Des réponses simultanées mènent à la même position dans n’importe quel ordre.
        [drawing] Chaque vue peut être dessinée dans les deux langues.
        [idle] Le coup joué pour une place absente est permis.
        [json_trip] Une position peut être écrite en JSON puis relue, et un JSON abîmé est refusé avec la clé fautive.
        [leaks] Aucune place n’apprend ce qu’elle ne doit pas savoir.
        [observation] Un robot voit ce que voit sa place, et rien d’autre.
        [refusals] Les coups de la liste sont acceptés, tous les autres sont refusés par une règle qui a un texte.
        [searching] Des positions égales ont des clés égales, et chaque critère pesé par une recherche est écrit et a ses textes.
        [stopping] Une partie abandonnée est montrée comme finie.
        [tally] Chaque ligne du score a un nom et un nombre par place, et ne trahit aucun secret.
        [texts] Chaque nom, question et phrase à l’écran a son texte dans les deux langues.
        [values] Chaque place a une valeur de -1 à 1, et une partie finie vaut son résultat.
        [words] Les mots d’un coup peuvent être relus, et son numéro y ramène.
        [determinism] La même graine et les mêmes coups mènent à la même partie.
        [replay] Un enregistrement rejoué donne la même partie.
        [undo] Un coup que l’on peut reprendre n’a rien révélé, et rien n’a été tiré.
        [termination] Toute partie finit.
        [counts] Le nombre de suites de coups est celui qui est attendu.
       *[other] Le jeu respecte le contrat.
    }

## Revoir une partie

replay-hint = Entrée : coup suivant ; r : un coup en arrière ; un nombre : aller à ce coup ; q : quitter.
replay-prompt = { $place } sur { $last }>{" "}
replay-place = Le numéro du coup
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
table-hint = Tapez un coup ; la touche Tab le complète. « coups » donne la liste des coups possibles, « aide » celle de tout ce que l’on peut taper d’autre.
help-moves = Les coups commencent par l’un de ces mots ; les premières lettres suffisent :
help-move = { $what }, par exemple : { $move }
help-besides = On peut aussi taper :
hand-over = { $seat }, c’est à vous : appuyez sur Entrée quand personne d’autre ne peut voir l’écran.
ambiguous =
    { $more ->
        [more] « { $given } » peut vouloir dire plusieurs choses ({ $verbs }, …) : tapez-en un peu plus.
       *[all] « { $given } » peut vouloir dire plusieurs choses ({ $verbs }) : tapez-en un peu plus.
    }
unfinished = « { $given } » n’est que le début d’un coup : tapez la suite.
only-pass = Vous ne pouvez que passer : appuyez sur Entrée. « plateau » montre le plateau.
possible-moves =
    { $more ->
        [more] Possibles : { $moves }, …
       *[all] Possibles : { $moves }
    }
possible-verbs = Les coups commencent à présent par : { $verbs }
over-already = La partie est terminée : on ne peut plus jouer de coup.
over-hint = « enregistrer FICHIER » garde la partie, « quitter » la ferme.

why-what = Quel coup ? Tapez « pourquoi » et un coup, par exemple « pourquoi { $move } ».
card-what = Quelle carte ? Tapez « carte » et son nom ou son nom court, par exemple « carte { $card } » ; « carte défausse » montre la défausse.
unknown-card = Aucune carte ne s’appelle « { $given } » : tapez son nom ou son nom court, ou le début de l’un des deux, par exemple « carte { $card } ».
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
advice-title = Ce que jouerait le robot, avec vos chances de gagner :
advice-chance = { $percent } %
advice-certain = { $percent } %, c’est sûr
advice-race = Une course ne laisse pas le temps de demander conseil.
thinking = { $bot } réfléchit…
why-legal = « { $move } » peut être joué maintenant.
no-moves-so = Aucun coup ne commence par « { $start } » à présent : « coups » seul en donne la liste.
no-moves = Vous n’avez rien à jouer pour le moment.
file-exists = « { $path } » existe déjà et n’est pas un enregistrement de cette partie : choisissez un autre nom.
cannot-save = Impossible d’écrire « { $path } » : choisissez un autre nom ou un autre dossier.
saved = Partie enregistrée. « quintessence play --load { $path } » la reprend.
saved-over = Partie enregistrée. « quintessence replay { $path } » la montre de nouveau.
taken-back = Coup repris : { $move }
resigned-on = { $seat } abandonne ; { $bot } continue à cette place.
resigned-last = { $seat } abandonne ; { $bot } continue à cette place, et les robots finissent la partie.
bye = Au revoir.
bye-saved = Au revoir. « quintessence play --load { $path } » reprend cette partie.
bye-saved-before = Au revoir. « quintessence play --load { $path } » reprend la partie au dernier enregistrement.
bye-unsaved = Au revoir. La partie n’a pas été enregistrée ; la prochaine fois, tapez « enregistrer FICHIER » avant « quitter », et « quintessence play --load FICHIER » la reprendra.

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
    .help = la liste des coups possibles
    .also = legaux
spoken-why = pourquoi
    .form = pourquoi COUP
    .help = si un coup est possible maintenant, et sinon quelle règle l’interdit
    .also = expliquer
spoken-advice = conseil
    .form = conseil
    .help = ce qu’un robot de bon niveau jouerait à votre place, et pourquoi
    .also = conseils
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
    .help = lire une carte, ou la défausse
    .also = lire
spoken-rules = règles
    .form = règles [RÈGLE]
    .help = les règles, par thème ou par numéro
    .also = règle
spoken-save = enregistrer
    .form = enregistrer [FICHIER]
    .help = enregistrer la partie dans un fichier
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
    .help = s’en aller aussitôt
    .also = sortir q

## Courses

race-begin = Appuyez sur la barre d’espace pour commencer.
race-turn = { $seat }, la barre d’espace retourne votre carte.
race-keys = 1–5 : frapper   b : le livre   espace : carte suivante   Échap : pause
race-keys-two = À gauche : 1–5, livre e   à droite : 6–0, livre o   espace : suite   Échap : pause
race-book-held = Vous tenez le livre : choisissez sa place.
race-no-card = Trop tôt : la carte n’est pas encore là. Cela ne coûte rien.
race-false-start = Faux départ : personne ne voit une carte aussi vite. Cela ne coûte rien, répondez de nouveau.
race-answered = { $move } : { $time } ms
race-silent = Personne n’a répondu.
race-break = Pause. Entrée reprend la partie ; on peut aussi taper « enregistrer », « règles », « abandonner », « aide » ou « quitter ».
race-too-many = Plus de deux personnes ne peuvent partager les touches d’une course : cette partie se joue tour par tour, sans chronomètre.
race-too-small = Une course demande un terminal de { $width } colonnes et { $height } lignes : cette partie se joue tour par tour, sans chronomètre.
race-turns-hint = Il n’y a pas de chronomètre. Pendant une course, tapez le numéro d’une place pour y frapper, « b » et le numéro pour y poser le livre, ou appuyez sur Entrée pour garder le silence ; Entrée retourne aussi la carte suivante. Entre les bonnes réponses, le hasard décide.
