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
page-new = Nouvelle table
page-here = Sur cet appareil
page-device = Sur cet appareil
page-table = Table
page-replay = Revoir une partie
page-learn = Apprendre
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
home-with-friends = Entre amis
home-with-friends-label = Jouer à { $game } entre amis
home-learn = Apprendre
home-learn-label = Apprendre { $game }
home-rules = Règles
home-rules-label = Règles { DE($game) }
home-options = Autres options
home-options-label = { $game } : autres options
home-here = À plusieurs sur cet appareil
home-here-label = { $game } à plusieurs sur cet appareil

## Tables ouvertes

lobby-game = Jeu
lobby-all-games = Tous les jeux
lobby-open = On attend des joueurs
lobby-open-none = Aucune table publique n’attend de joueur. Ouvrez-en une !
lobby-join = Rejoindre
lobby-running = Parties en cours
lobby-running-none = Aucune partie publique n’est en cours.
lobby-watch = Regarder
lobby-new-title = Ouvrir une table
lobby-new = Ouvrir une table { DE($game) }
table-mine = votre table
table-return = Retourner à la table
table-opening = On s’installe à la table…

## Nouvelle table

new-title = Nouvelle table { DE($game) }
new-text = Choisissez qui joue et comment. Tout a déjà une valeur raisonnable.
new-who = Qui joue
new-count = Nombre de joueurs
new-seat = Place { $seat }
new-seat-named = Place { $seat } ({ $name })
new-seat-me = Moi
new-seat-open = Libre
new-seat-invited = Sur invitation
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
new-clock-days = Par jours
new-time-move = Secondes par coup
new-time-fischer = Minutes
new-time-days = Jours par coup
new-increment = Secondes ajoutées par coup
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
here-races = Ce jeu est une course de réflexes : il se joue chacun sur son appareil.
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
room-link = Envoyez ce lien à vos amis
room-copy = Copier le lien
room-sit = M’asseoir ici
room-invite = Lien d’invitation
room-start = Commencer
room-leave = Quitter ma place
room-starts-soon = La partie va commencer.
room-fair = Le mélange est vérifiable
room-fair-text = Le serveur s’est engagé d’avance sur sa part du mélange, et chaque joueur y ajoute la sienne. À la fin, chacun peut vérifier que rien n’a été changé. Voici l’engagement :

## La table

seats-label = Joueurs
board-label = Plateau
prompt-label = À faire
newcomer = Première partie ? Quelques étapes vous montrent comment jouer.
log-label = Journal
log-empty = Rien ne s’est encore passé.
log-jump = Revoir ce moment
chat-label = Discussion
chat-empty = Personne n’a encore rien dit.
chat-input = Dire quelque chose
chat-send = Envoyer
chat-unread = (nouveau)
seat-open = Place libre
seat-invited = Place réservée
seat-here = présent
seat-gone = déconnecté
seat-away = absent
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
bot-greedy = Robot vif
bot-reflex = Robot réflexe
bot-mcts = Robot réfléchi
bot-level = { $name }, niveau { $level }

your-turn = À vous.
prompt-yours = Choisissez sur le plateau ce que vous voulez faire.
prompt-choose = Vous pouvez : { $verbs }.
prompt-wait = On attend la suite.
prompt-wait-for = On attend { $names }.
hints-short = Que puis-je faire ?
hints-word = Aide
hints-title = Ce que vous pouvez faire
hints-none = Rien pour l’instant : ce n’est pas à vous.
undo = Annuler
why-rule = Voir la règle { $rule }
reaction = { $name } – { $what }. Vous pouvez répondre ou laisser passer.
early = Laisser passer
early-hint = Votre tour de réagir va venir.
early-given = Vous laissez passer cette fois.
early-drop = Finalement, me demander
order-open = Ne plus me demander…
order-title = Ne plus me demander
order-text = Le site passera à votre place, sans vous poser la question. Vous pouvez changer d’avis à tout moment.
order-choice =
    { $until ->
        [game] Laisser passer { $what } jusqu’à la fin de la partie
       *[turn] Laisser passer { $what } jusqu’à la fin de ce tour
    }
order-given =
    { $until ->
        [game] Vous laissez passer { $what } jusqu’à la fin de la partie.
       *[turn] Vous laissez passer { $what } jusqu’à la fin de ce tour.
    }
order-drop = Me demander de nouveau
order-kind-any = tout
order-kind-other = ce genre de coups
order-kind-blaze = les Embrasements
order-kind-power = les pouvoirs des Créatures
order-kind-watch = les occasions d’intervenir
order-kind-spell = les sortilèges
order-kind-object = les objets magiques
order-kind-transaction = les transactions
order-kind-take = les larcins
order-kind-forfeit = les gages
order-kind-lot = les lots aux enchères
order-kind-turn-start = les débuts de tour
order-kind-turn-end = les fins de tour
takeback = Demander à reprendre mon coup
takeback-question = { $name } demande à reprendre son dernier coup.
takeback-waiting = Vous demandez à reprendre votre coup : on attend la réponse.
takeback-yes = D’accord
takeback-no = Non
resign = Abandonner
resign-sure = Abandonner la partie ? Les autres gagnent ou continuent sans vous.
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
more-actions = Plus
form-words = En mots
looking-back = Vous revoyez un moment passé.
back-to-now = Revenir au présent
line-lost = La connexion est coupée, elle se rétablit toute seule…
typed-label = Coup en toutes lettres
typed-placeholder = Taper un coup
typed-play = Jouer
table-keys = Clavier : « ? » ce que je peux faire, U annuler, / taper un coup, L journal, Échap revenir au présent.
absent = { $name } n’est plus là.
absent-soon = Sans nouvelles, vous pourrez décider de la suite dans { $seconds } s.
absent-now = Que voulez-vous faire ?
absent-then-bot = Un robot va jouer à sa place.
absent-then-pass = On passera son tour.
absent-then-forfeit = Sans nouvelles, ce sera un abandon.
absent-then-wait = On attend.
absent-bot = Mettre un robot à sa place
absent-win = Prendre la victoire
absent-wait = Attendre encore

moves-title = Vos coups
moves-back = Retour
moves-count =
    { $count ->
        [one] un coup
       *[other] { $count } coups
    }
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
race-how = Une carte du milieu et la nouvelle ont exactement deux parties identiques (tête, ventre, jambes) ? Soyez le premier à la frapper.
race-keys = 1 à 5 frapper, Maj et un chiffre poser le livre, Espace carte suivante.

## Ce qu’il y a sur la table, pour la partie en mots

view-active = À qui le tour
view-ap = Points d’action
view-answers = Réponses
view-armies = Armées
view-at = Où
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
view-finished = Arrivés
view-first = Premier joueur
view-flips = Cartes retournées
view-free = Pas supplémentaire
view-from = De
view-kind = Sorte
view-mages = Mages
view-moved = A déplacé
view-n = Nombre
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
view-specialities = Spécialités
view-spot = Espace
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

## Fin de partie

over-draw = Match nul
over-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
over-you-won = Vous avez gagné !
over-you-won-too = Votre camp a gagné !
over-resigned = Par abandon
play-again = Rejouer
rematch = Revanche
rematch-agree = Accepter la revanche
rematch-waiting = Revanche demandée, on attend les autres
rematch-watch = Suivre la revanche
replay = Revoir la partie
record = Télécharger la partie
closed-title = Cette table est fermée

## Ce qui arrive à la table

event-sat = { $name } s’assied.
event-left = { $name } se lève.
event-started = La partie commence.
event-closed = La table est fermée.
event-away = { $name } s’absente.
event-here = { $name } est de retour.
event-flagged = Le temps { DE($name) } est écoulé.
event-substituted = Un robot joue pour { $name }.
event-returned = { $name } reprend sa place.
event-undone = { $name } annule son dernier coup.
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
event-early-given = Vous laisserez passer cette fois.
event-early-dropped = On vous demandera quand viendra votre tour de réagir.
event-ordered =
    { $until ->
        [game] Vous laisserez passer { $what } jusqu’à la fin de la partie.
       *[turn] Vous laisserez passer { $what } jusqu’à la fin de ce tour.
    }
event-order-dropped = On vous demandera de nouveau.
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
replay-not-yet = Une partie se revoit quand elle est finie.

## Règles

rules-title = Règles { DE($game) }
rules-learn = Nouveau dans ce jeu ? Quelques étapes sur le plateau suffisent pour commencer.
rules-search = Chercher une règle
rules-none = Aucune règle ne contient ces mots.
rules-sections = Chapitres
rules-show = Voir un exemple
rules-show-label = Voir un exemple de { $rule }
rules-examples = Exemples
rules-copy = Copier le lien de { $rule }
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
tokens-title = Robots
tokens-text = Un jeton laisse entrer votre propre robot. Il n’est montré qu’une fois.
tokens-made = Voici le jeton :
tokens-label = Nom du robot
tokens-make = Créer un jeton
tokens-drop = Retirer
tokens-drop-label = Retirer le jeton { $label }

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
    .help = tout se lit et s’écrit, pour les lecteurs d’écran
settings-sound = Sons
settings-sound-try = Écouter
