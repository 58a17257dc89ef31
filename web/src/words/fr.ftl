# Ce que dit le site lui-même. Les mots des jeux viennent du serveur.

## Partout

skip = Aller au contenu
site = Le site
home-link = Quintessence, page d’accueil
close = Fermer
more = Voir la suite
save = Enregistrer
yes = oui
no = non
you = vous
copied = Copié
copy-link = Copier le lien
waiting = Un instant…
reload = Recharger
broken-title = La page ne s’est pas chargée
broken-text = Le serveur n’a pas répondu. Vérifiez la connexion, puis rechargez la page.
lost-title = Il n’y a rien à cette adresse
lost-text = Le lien est peut-être incomplet, ou la table a disparu.
lost-home = Tous les jeux
key-space = Espace
key-shift = Maj

page-lobby = Tables
page-rules = Règles
page-settings = Réglages
page-profile = Profil
page-continue = Continuer sur cet appareil
page-new = Nouvelle table
page-here = Sur cet appareil
page-device = Sur cet appareil
page-table = Table
page-replay = Revoir une partie
page-learn = Apprendre
page-practice = S’entraîner
page-lost = Introuvable

## Accueil

home-title = Cinq jeux des éléments
home-text = Jouez tout de suite contre un robot, ou envoyez un lien à vos amis. Rien à installer, pas de compte.
home-players-range = { $least } à { $most } joueurs
home-players-some = { $least } ou { $most } joueurs
home-minutes = { $least } à { $most } min
home-play-now = Jouer
home-play-now-label = Jouer à { $game } contre un robot
home-opening = On prépare la table…
home-against =
    { $count ->
        [one] Contre { $name }
       *[other] Contre { $count } × { $name }
    }
home-against-first =
    { $count ->
        [one] Pour débuter : contre { $name }
       *[other] Pour débuter : contre { $count } × { $name }
    }
home-with-friends = Entre amis
home-with-friends-label = Jouer à { $game } entre amis
home-learn = Apprendre
home-learn-label = Apprendre { $game }
home-rules = Règles
home-rules-label = Règles { DE($game) }
home-options = Choisir l’adversaire et les options
home-options-label = { $game } : choisir l’adversaire et les options
home-here = À plusieurs sur cet appareil
home-here-label = { $game } à plusieurs sur cet appareil
home-practice = S’entraîner sans chrono
home-practice-label = S’entraîner sans chrono : { $game }

## Vos parties

yours-title = À vous
yours-running = En cours
yours-over = Terminées
yours-all = Toutes vos parties
yours-new = Une nouvelle partie
badge =
    { $count ->
        [one] partie vous attend
       *[other] parties vous attendent
    }
title-yours = ● À vous – { $game }
table-against = Contre { $names }
table-several = { $count } × { $name }
table-alone = Personne d’autre pour l’instant
table-yours = À vous de jouer
table-begin = Tout le monde est là, à vous de commencer
table-turn = Au tour { DE($names) }
table-goes-on = La partie suit son cours
table-closed = Table fermée
table-since = depuis { $time }
table-play = Jouer
table-look = Ouvrir

## Tables ouvertes

lobby-game = Jeu
lobby-all-games = Tous les jeux
lobby-open = On attend des joueurs
lobby-open-none = Aucune table publique n’attend de joueur. Ouvrez-en une !
lobby-join = Rejoindre
lobby-running = Parties en cours
lobby-running-none = Aucune partie publique n’est en cours.
lobby-watch = Regarder
lobby-new-title = Ouvrir une table
lobby-new = Ouvrir une table { DE($game) }
table-return = Retourner à la table
table-opening = On s’installe à la table…

## Nouvelle table

new-title = Nouvelle table { DE($game) }
new-text = Choisissez qui joue et comment. Vous pouvez aussi tout laisser tel quel.
new-who = Qui joue
new-count = Nombre de joueurs
new-seat = Place { $seat }
new-seat-named = Place { $seat } ({ $name })
new-people = Des personnes
new-bots = Des robots
new-seat-me = Moi
new-seat-open = Libre pour tous
new-seat-invited = Sur invitation
new-handicap = Handicap : adultes et enfants ensemble
new-handicap-help = Donnez un handicap aux plus rapides : ce temps s’ajoute à chacune de leurs réponses. Entre un adulte et un enfant de huit ans, une demi-seconde est un bon début.
new-handicap-of = Handicap, { $seat }
new-handicap-none = Aucun
new-handicap-some = { $seconds } s de plus
new-options = Options du jeu
new-more-options =
    { $count ->
        [one] Une autre option
       *[other] { $count } autres options
    }
new-table = La table
new-clock = Pendule
new-clock-none = Sans
new-clock-move = Par coup
new-clock-fischer = Par partie
new-clock-days = En jours
new-time-move = Secondes par coup
new-time-fischer = Minutes par joueur
new-time-days = Jours par coup
new-increment = Secondes ajoutées par coup
new-reaction = Temps pour réagir hors de son tour
    .help = Entre personnes, chacun a ce temps, quelles que soient ses cartes ; ne rien faire, c’est laisser passer. Pour en avoir davantage, voyez vos réglages.
new-reaction-time = { $seconds } secondes
new-reaction-days = Avec une pendule en jours, on attend tout le monde, même ceux qui ne peuvent que passer.
new-visibility = Qui peut venir
new-by-link = Ceux qui ont le lien
new-public = Tout le monde
new-spectators = Spectateurs
new-spectators-table = Ils voient la table
new-spectators-hands = Ils voient aussi les mains
new-spectators-none = Aucun
new-absence = Si quelqu’un s’absente
new-absence-claim = Les autres décident
new-absence-wait = On attend
new-absence-bot = Un robot le remplace
new-absence-pass = Il passe son tour
new-absence-forfeit = Il abandonne
new-open = Ouvrir la table

## À plusieurs sur un appareil

here-title = { $game } sur cet appareil
here-text = Passez-vous l’appareil. Un rideau cache les mains entre deux joueurs.
here-name = Joueur { $seat }
here-player = Joueur { $seat }
here-begin = Commencer
here-races = Ce jeu est une course de réflexes : chacun joue sur son propre appareil.
curtain-title = À { $name }
curtain-text = Passez l’appareil, puis ouvrez le rideau.
curtain-open = Je suis { $name }

## Avant la partie

room-waiting =
    { $count ->
        [one] Il manque un joueur.
       *[other] Il manque { $count } joueurs.
    }
room-ready = Tout le monde est là.
room-welcome =
    { $count ->
        [one] { $names } vous attend.
       *[other] { $names } vous attendent.
    }
room-welcome-nobody = Une place vous attend à cette table.
room-what-name = Comment vous appelez-vous ?
room-your-name = Comment les autres doivent-ils vous appeler ?
room-rename = Changer mon nom
room-host = hôte
room-come = Invitez vos amis
room-jump = Lien et code QR pour vos amis
room-closed = Vos amis ne peuvent pas encore venir
room-scan = À scanner avec l’appareil photo d’un téléphone.
room-qr = Code QR pour { $address }
room-link = Envoyez ce lien à vos amis
room-link-here = Lien pour cette machine
room-other-address = Ils n’arrivent pas à entrer ? Essayez une autre adresse
room-alone = Ce serveur n’est accessible que depuis cette machine : personne d’autre ne peut encore entrer.
room-alone-how = Arrêtez-le (Ctrl-C) et lancez-le ainsi :
room-alone-kept = La table est conservée. Rouvrez ensuite cette page : elle montre le bon lien et un code QR.
room-no-address = Le serveur n’a trouvé aucune adresse dans votre réseau. Ouvrez cette page par l’adresse de votre machine plutôt que par localhost : ce lien sera alors le bon.
room-copy = Copier le lien
room-sit = M’asseoir ici
room-sit-down = M’asseoir
room-invite = Lien d’invitation
room-invite-to = Pour la place { $seat } seulement
room-seat-for = { $seat } : qui joue
room-up = Monter { $name } (place { $seat }) d’une place
room-up-short = Une place plus haut
room-down = Descendre { $name } (place { $seat }) d’une place
room-down-short = Une place plus bas
room-fill =
    { $count ->
        [one] Ajouter un robot
       *[other] Ajouter { $count } robots
    }
room-option = { $option } : { $value }
room-freed = L’hôte a libéré votre place. Vous pouvez en choisir une autre.
room-arranged = L’hôte a changé les places.
room-agreed = L’hôte a changé les options du jeu.
room-start = Commencer
room-leave = Quitter ma place
room-starts-soon = La partie va commencer.
room-fair = Le mélange est vérifiable
room-fair-text = Le serveur s’est engagé d’avance sur sa part du mélange, et chaque joueur y ajoute la sienne. À la fin, chacun peut vérifier que rien n’a été changé. Voici l’engagement :

## La table

seats-label = Joueurs
board-label = Plateau
prompt-label = À faire
newcomer = Première partie ? Quelques étapes vous montrent comment jouer.
log-label = Journal
log-empty = Rien ne s’est encore passé.
log-jump = Revoir ce moment
news-whole = Tout lire
chat-label = Discussion
chat-empty = Personne n’a encore rien dit.
chat-input = Dire quelque chose
chat-send = Envoyer
chat-cheer = Encourager
chat-bravo = Bravo !
chat-unread = (nouveau)
seat-open = Place libre
seat-invited = Place réservée
seat-here = présent
seat-gone = déconnecté
seat-away = absent
seat-slow = connexion lente
seat-slow-help = Connexion lente : une partie du temps perdu en route n’est pas compensée.
seat-resigned = a abandonné
seat-winner = vainqueur
seat-to-move = doit jouer
clock-label = Temps restant
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
spectators =
    { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
bot-random = Robot étourdi
    .help = joue au hasard
bot-greedy-1 = Robot paisible
    .help = idéal pour débuter, laisse passer bien des choses
bot-greedy-2 = Robot appliqué
    .help = joue bien, oublie parfois
bot-greedy-3 = Robot vif
    .help = prend ce qui rapporte tout de suite
bot-search-1 = Robot curieux
    .help = pèse chaque coup, se trompe souvent
bot-search-2 = Robot prudent
    .help = pèse chaque coup, se trompe parfois
bot-search-3 = Robot réfléchi
    .help = prévoit un peu la suite
bot-search-4 = Robot rusé
    .help = prévoit la suite, se trompe rarement
bot-search-5 = Robot magistral
    .help = prévoit la suite aussi loin qu’il peut
bot-reflex = Robot réflexe
    .help = réagit à son rythme
bot-reflex-1 = Robot tranquille
    .help = le moins rapide, laisse passer des cartes
bot-reflex-2 = Robot facile
    .help = assez lent
bot-reflex-3 = Robot régulier
    .help = réagit comme un bon joueur
bot-reflex-4 = Robot fort
    .help = rapide, se trompe rarement
bot-reflex-5 = Robot redoutable
    .help = très rapide, ne se trompe presque jamais
bot-about = { $name } – { $about }
namesake = { $name } { $number }
bot-level =
    { $level ->
        [1] { $name } (paisible)
        [2] { $name } (facile)
        [3] { $name } (régulier)
        [4] { $name } (fort)
        [5] { $name } (redoutable)
       *[other] { $name } ({ $level })
    }

your-turn = À vous.
prompt-yours = Choisissez sur le plateau ce que vous voulez faire.
prompt-choose = Vous pouvez : { $verbs }.
prompt-wait = On attend la suite.
prompt-wait-for = On attend { $names }.
hints-short = Que puis-je faire ?
hints-word = Aide
hints-title = Ce que vous pouvez faire
hints-none = Rien pour l’instant : ce n’est pas à vous.
hints-tip = À savoir :
hints-moves = Vos coups, en mots
advice-word = Conseil
advice-help = Demander à un robot ce qu’il jouerait à votre place
advice-title = Conseil d’un robot
advice-thinking = Le robot réfléchit…
advice-about =
    { $count ->
        [one] Son coup préféré, et vos chances de gagner ensuite.
       *[other] Ses coups préférés, et vos chances de gagner ensuite.
    }
advice-none = Le robot ne voit rien à conseiller ici.
advice-percent = ≈ { $percent } %
advice-percent-certain = { $percent } %
advice-certain = certain
advice-chance-about = environ { $percent } % de chances de gagner
advice-chance-certain = { $percent } % de chances de gagner, c’est certain
advice-heard =
    { $count ->
        [one] Le robot conseille : { $move }, { $chance }.
       *[other] { $count } conseils, d’abord celui-ci : { $move }, { $chance }.
    }
advice-then = Puis : { $moves }
advice-show = Montrer sur le plateau
advice-play-label = Jouer : { $move }
undo = Reprendre le coup
why-rule = Voir la règle { $rule }
reaction = { $name } – { $what }. Vous pouvez répondre ou laisser passer.
window-nothing = Une réaction est possible ; vous n’avez rien à répondre.
window-others = Peuvent réagir : { $names }.
window-passed = Vous laissez passer.
window-answered = Votre réponse : { $words }. Elle compte si personne n’agit avant vous.
window-passing = Vous laissez tout passer ce tour-ci.
window-reconsider = Changer d’avis
order-label = Réactions hors de votre tour
order-held = Réagir : quand je peux
order-always = Réagir : toujours demander
order-pass = Réagir : pas ce tour-ci
takeback = Demander à reprendre mon coup
takeback-question = { $name } demande à reprendre son dernier coup.
takeback-waiting = Vous demandez à reprendre votre coup : on attend la réponse.
takeback-yes = D’accord
takeback-no = Non
resign = Abandonner
resign-sure = Abandonner la partie ? Les autres gagnent ou continuent sans vous.
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
more-actions = Plus
form-words = En mots
looking-back = Vous revoyez un moment passé.
back-to-now = Revenir au présent
line-lost = Connexion perdue. Reconnexion…
pause = Pause
pause-on = Pause
pause-go-on = Reprendre
gate-ready = Prêts ?
typed-label = Coup en toutes lettres
typed-placeholder = Taper un coup
typed-play = Jouer
typed-close = Fermer la saisie
table-keys = Clavier : « ? » ce que je peux faire, A demander conseil, U reprendre le coup, / taper un coup, L journal, Échap revenir au présent.
table-keys-race = Clavier : Espace retourner sa carte, de 1 à 5 frapper, Maj et un chiffre poser le livre, P pause, « ? » ce que je peux faire, / taper un coup.
absent = { $name } n’est plus là.
absent-soon = Sans nouvelles, vous pourrez décider de la suite dans { $seconds } s.
absent-now = Que voulez-vous faire ?
absent-then-bot = Un robot va jouer à sa place.
absent-then-pass = On passera son tour.
absent-then-forfeit = Sans nouvelles, ce sera un abandon.
absent-then-wait = On attend.
absent-bot = Mettre un robot à sa place
absent-win = Réclamer la victoire
absent-wait = Attendre encore

moves-title = Vos coups
moves-back = Retour
plain-all = Tout ce qui est visible, sans exception
plain-label = La partie en mots
plain-you = { $name } (vous)
plain-hidden =
    { $what ->
        [0] carte cachée
       *[other] carte cachée, niveau { $what }
    }

race-label = Course
race-pack =
    { $count ->
        [one] paquet { $count }
       *[other] paquet { $count }
    }
race-pile =
    { $count ->
        [one] pile { $count }
       *[other] pile { $count }
    }
race-slap-label = Frapper { $card }, touche { $key }
race-book-label = Poser le livre sur { $card }, touche Maj et { $key }
race-how = Une carte du milieu et la nouvelle ont exactement deux parties identiques (tête, ventre, jambes) ? Soyez le premier à la frapper.
race-keys = 1 à 5 frapper, Maj et un chiffre poser le livre, Espace carte suivante.
race-line = { $turned } : { $what }.
race-line-turned = { $name } retourne { $card }
race-line-placed = { $name } place { $card }
race-line-summon = Invocation, { $cards }
race-line-card = { $name } retourne { $card }
race-line-time = en { $time } ms
race-line-and = { " ; " }
race-line-silence = personne ne répond
race-line-missed = personne ne voit { $card }
race-line-void = { $name } répond trop tard { $time }
race-line-false-start = { $name } part trop tôt
race-line-right =
    { $verb ->
        [book] { $name } pose le livre sur { $card } { $time }
       *[slap] { $name } frappe { $card } { $time }
    } et gagne { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
race-line-wrong = { $name } se trompe sur { $card } { $time } ({ $why })

## Ce qu’il y a sur la table, pour la partie en mots

view-active = À qui le tour
view-answers = Réponses
view-ap = Points d’action
view-armies = Armées
view-at = Où
view-back = Retourné
view-board = Plateau
view-by = Par
view-card = Carte
view-cards = Cartes
view-cells = Cases
view-chosen = Choisi
view-colour = Couleur
view-contests = Concours
view-counters = Compteurs
view-creatures = Créatures
view-deck = Pioche
view-decks = Pioches
view-event = Évènement
view-events = Évènements
view-extra = Tours supplémentaires
view-finds = Payable avec
view-finished = Arrivés
view-first = Premier joueur
view-flips = Cartes retournées
view-free = Pas supplémentaire
view-from = De
view-kin = Famille
view-kind = Sorte
view-mages = Mages
view-moved = A déplacé
view-n = Nombre
view-needs = Ce qu’il faut pour vos sortilèges
view-next = Au prochain tour
view-now = Ce tour
view-on = Sur
view-ondines = Ondines
view-out = Hors jeu
view-packs = Paquets
view-paid = Payé
view-past = Concours passés
view-pending = En cours
view-phase = Phase
view-piles = Piles
view-players = Joueurs
view-plays = Cartes jouées ce tour
view-points = Points
view-put = Posé
view-quick-state = Défausse rapide
view-quiet = Tours calmes
view-rooted = Hauteur enracinée
view-seat = Place
view-seats = Places
view-shift = Décalage
view-shifted = A décalé
view-shown = Montrées
view-shows = Ce qui se voit
view-slot = À payer
view-slots = Emplacements
view-specialities = Spécialités
view-spot = Espace
view-state = État
view-steps = Pas
view-strength = Force
view-summoned = A invoqué
view-target = Cible
view-targets = Cibles
view-to = À
view-tokens = Jetons
view-turn = Tour
view-until = Jusqu’à
view-voids = Néants
view-watch = Guette
word-held = en main
word-missing = manque
word-other = un autre joueur
word-place = pose d’une carte
word-shift = décalage
word-stand-in = un remplaçant peut servir
word-waived = rien à payer

## Fin de partie

over-draw = Match nul
over-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
over-you-won = Vous avez gagné !
over-you-won-too = Vous avez gagné, avec { $names } !
over-resigned = Par abandon
ending-label = Fin de la partie
ending-more = Score et déroulement
play-harder = Plus fort : { $name }
play-easier = Plus facile : { $name }
rematch-go = Aller à la revanche
share = Partager
share-copied = Lien copié : collez-le où vous voulez
score-title = Score
score-place = Place
score-player = Joueur
score-fewer = le moins possible
score-two = { $first } contre { $second }
course-title = { $what } au fil de la partie
course-about = Courbe au fil de la partie : { $what }.
course-seat = { $name } : de { $first } à { $last }.
course-figures = En chiffres
course-move = Coup
play-again = Rejouer
rematch = Revanche
rematch-agree = Accepter la revanche
rematch-waiting = Revanche demandée, on attend les autres
rematch-watch = Suivre la revanche
replay = Revoir la partie
record = Télécharger la partie
record-short = Télécharger
closed-title = Cette table est fermée

## Ce qui arrive à la table

event-sat = { $name } s’assied.
event-freed = L’hôte a libéré la place de { $name }.
event-renamed = { $before } s’appelle maintenant { $name }.
event-left = { $name } quitte la table.
event-started = La partie commence.
event-closed = La table est fermée.
event-away = { $name } s’absente.
event-here = { $name } est de retour.
event-paused = { $name } met la partie en pause.
event-resumed = { $name } reprend la partie.
event-flagged = Le temps { DE($name) } est écoulé.
event-substituted = Un robot joue pour { $name }.
event-returned = { $name } reprend sa place.
event-undone = { $name } reprend son dernier coup.
event-taken-back = { $name } reprend son coup.
event-takeback-asked = { $name } demande à reprendre son coup.
event-takeback-answered =
    { $agree ->
        [yes] { $name } est d’accord.
       *[no] { $name } n’est pas d’accord.
    }
event-resigned =
    { $why ->
        [flag] { $name } perd au temps.
        [absent] { $name } perd par absence.
        [claimed] { $name } perd par absence.
       *[resigned] { $name } abandonne.
    }
event-claimed =
    { $how ->
        [take] { $name } prend une place libre.
       *[wait] On laisse plus de temps à { $name }.
    }
event-rematch-asked = { $name } propose une revanche.
event-answer-dropped = Quelqu’un vous a devancé : « { $words } » n’a pas été joué.
event-more-time =
    { $longer ->
        [yes] { $name } a demandé plus de temps pour réagir.
       *[no] { $name } n’a plus besoin de plus de temps pour réagir.
    }
event-race-ruled = Réponses : { $answers }.
event-race-flag =
    { $which ->
        [median] { $name } est très rapide : la médiane de ses 100 dernières bonnes réponses est inférieure à 300 millisecondes.
        [spread] { $name } a un rythme très régulier : la moitié centrale de ses 100 dernières bonnes réponses tient en 40 millisecondes.
        [floor] { $name } répond souvent aussi vite qu’il est permis.
        [slowing] { $name } ne ralentit guère quand le milieu compte plus de cartes.
       *[cut] { $name } annonce souvent un temps que la connexion n’explique pas.
    } Ce n’est pas une preuve, et rien ne change dans la partie. Vous seul en êtes averti.
event-race-answer =
    { $verdict ->
        [taken] { $name } « { $words } » en { $time } ms
        [late] { $name } « { $words } » trop tard
        [false-start] { $name } faux départ
       *[other] { $name } « { $words } »
    }

## Revoir une partie

history-title = Vos parties
history-none = Vous n’avez pas encore joué. Votre première partie apparaîtra ici.
history-replay = Revoir
replay-title = Revoir une partie { DE($game) }
replay-controls = Parcourir la partie
replay-first = Début
replay-back = Coup précédent
replay-next = Coup suivant
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment { $ply } sur { $plies }
replay-scrub = Moment de la partie
replay-begin = La partie commence.
replay-more = Vue, liens, position
replay-eyes = Vu par
replay-spectator = Un spectateur
replay-link = Copier le lien de ce moment
replay-scenario = Copier la position (JSON)
replay-play-from = Jouer à partir d’ici
replay-not-yet = Vous pourrez revoir la partie quand elle sera finie.

## Règles

rules-title = Règles { DE($game) }
rules-learn = Nouveau dans ce jeu ? Quelques étapes sur le plateau suffisent pour commencer.
rules-search = Chercher une règle
rules-none = Aucune règle ne contient ces mots.
rules-show = Voir un exemple
rules-show-label = Voir un exemple de { $rule }
rules-examples = Exemples
rules-copy = Copier le lien de { $rule }
rules-essential = L’essentiel
rules-gallery = La galerie
rules-law = Toutes les règles
rules-parts = Sur cette page
rules-unfold = Tout déplier
rules-fold = Tout replier
rules-whole = Les règles complètes et la galerie, dans un autre onglet
gallery-search = Chercher dans la galerie
gallery-groups = Groupes
gallery-all = Tout
gallery-none = Rien ne contient ces mots.
gallery-empty = Ce jeu n’a pas de galerie.
rules-found =
    { $count ->
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
stepper-start = Au départ
stepper-move = { $name } : { $move }
stepper-back = Précédent
stepper-next = Suivant

## Apprendre

learn-title = Apprendre { $game }
learn-step = Étape { $number } sur { $count }
learn-skip = Passer
learn-again = Recommencer
learn-play = Jouer une vraie partie
learn-near = C’est permis, mais ce n’est pas ce que cette étape demande. Essayez encore.
practice-title = S’entraîner à { $game }
practice-intro = Pas de chrono, pas d’adversaire : la carte reste jusqu’à votre réponse, puis vous voyez si elle est juste, et pourquoi.
practice-card = Carte { $number } sur { $count }
practice-right = Juste !
practice-wrong = Pas cette fois.
practice-reason = { $card } : { $why }
practice-next = Carte suivante
practice-score = { $right } sur { $count } réponses justes
practice-again = Encore une série
practice-play = Jouer avec le chrono
practice-partner = Adversaire muet

## Profil

profile-name = Nom
profile-renamed = Votre nom est changé.
profile-account = Compte
profile-keep = Garder ce nom avec un mot de passe
profile-keep-text = Sans mot de passe, votre nom et vos parties restent dans ce navigateur. Avec un mot de passe, vous les retrouvez partout.
profile-password = Mot de passe
profile-register = Créer le compte
profile-log-in = J’ai déjà un compte
profile-log-out = Se déconnecter
device-link-title = Continuer sur un autre appareil
device-link-text = Ce lien reprend votre nom et vos parties sur un téléphone ou un autre ordinateur. Il sert une seule fois, dans les dix minutes ; gardez-le pour vous.
device-link-make = Créer le lien
device-link-label = Ouvrez ce lien sur l’autre appareil
device-link-qr = Code QR du lien pour un autre appareil
device-link-share = Partager
device-link-until = Valable une fois, jusqu’à { $time }.
device-link-over = Le lien n’est plus valable.
continue-text = Vous serez { $name } ici aussi, et vous retrouverez vos parties.
continue-instead =
    { $kind ->
        [guest] Sur cet appareil, vous êtes { $name }. Ce nom et ses parties n’y seront plus accessibles. Pour les garder, donnez-leur d’abord un mot de passe dans le profil.
       *[other] Sur cet appareil, vous êtes { $name }. Vous pourrez vous y reconnecter avec votre mot de passe.
    }
continue-already = Vous êtes déjà { $name } sur cet appareil. Ouvrez ce lien sur l’autre.
continue-done = Bienvenue, { $name } !
continue-stay = Rester { $name }
continue-no = Pas maintenant
tokens-title = Robots
tokens-text = Un jeton permet à votre propre robot de jouer ici. Il n’est affiché qu’une fois.
tokens-made = Voici le jeton :
tokens-label = Nom du robot
tokens-make = Créer un jeton
tokens-drop = Supprimer
tokens-drop-label = Supprimer le jeton { $label }

## Réglages

settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-colours = Couleurs
settings-colours-usual = Habituelles
settings-colours-distinct = Bien distinctes
settings-colours-contrast = Contraste fort
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-on = Oui
settings-motion-off = Non
settings-form = Plateau
settings-form-picture = Dessiné
    .help = le plateau de chaque jeu
settings-form-words = En mots
    .help = tout est en texte, pour les lecteurs d’écran
settings-reaction = Temps pour réagir hors de votre tour
    .help = Dans certains jeux, on peut réagir pendant le tour d’un autre : entre personnes, vous avez alors quelques secondes. Si vous en demandez plus, les autres voient que l’attente est plus longue, jamais vos cartes.
settings-reaction-time =
    { $seconds ->
        [0] Comme à la table
       *[other] { $seconds } secondes
    }
settings-sound = Sons
settings-letters = Lettres sur les créatures
settings-sound-try = Écouter
