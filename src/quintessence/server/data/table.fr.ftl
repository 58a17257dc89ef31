# Ce que dit une table quand quelque chose est impossible : ce qui ne va pas, puis quoi faire.

## Ouvrir une table

table-hands-in-public = Les spectateurs ne peuvent voir les mains qu’à une table privée, dans un jeu où l’on a une main.
table-bad-time = Une pendule ou un délai d’absence se règle d’une seconde à trente jours.
table-bad-window = Une fenêtre de réaction peut rester ouverte de { $least } à { $most } secondes.
table-no-races = { $game } n’a pas de courses. Omettez leurs réglages.
table-clock-and-races = Un jeu avec des courses gère lui-même le temps. Choisissez « sans pendule ».
table-no-bot-named = Indiquez le robot qui joue à cette place.
table-no-programs = On ne peut pas lancer de programme d’ici. Connectez le vôtre avec un jeton de robot.
table-record-differs = Le jeu, les places ou les options de la table ne sont pas ceux de la partie enregistrée.

## Autour d’une partie

table-closed = Cette table est fermée.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est terminée.
table-not-over = Disponible une fois la partie terminée.
table-not-yours = Seuls l’hôte et les joueurs de cette table peuvent faire cela.
table-not-host = Seul l’hôte peut modifier cette table.
table-fixed = Cette table part d’une position donnée : son nombre de places et ses options ne peuvent pas changer.
table-people-stay =
    { $people ->
        [one] Une personne est déjà assise ici
       *[other] { $people } personnes sont déjà assises ici
    } : { $seats } places ne suffisent pas. Libérez d’abord une place.
table-no-spectators = Cette table n’accepte pas de spectateurs.
table-no-seat = Il n’y a pas de place { $given }. La dernière est la place { $last }.
table-seat-taken = La place { $seat } est prise.
table-many-invitations = Cette place a déjà { $most } invitations, le maximum.
table-sits-already = Vous avez déjà une place à cette table.
table-bad-invitation = Cette invitation a déjà servi, ou concerne une autre table.
table-needs-invitation = La place { $seat } est réservée à une personne invitée.
table-full = Toutes les places sont prises.
table-bad-nonce = Votre mot pour le mélange doit compter de 1 à { $most } caractères.
table-nonce-given = Vous avez déjà donné votre mot pour le mélange.
table-leave-running = On ne peut pas quitter une partie commencée. Abandonnez, ou revenez plus tard.
table-seats-free = La partie pourra commencer quand ces places seront prises : { $seats }.
table-bad-text = Un message doit compter de 1 à { $most } caractères.
table-said-enough = La discussion de cette table est pleine.
table-rematch-made = La revanche a déjà sa table.
table-no-harder = Il n’y a pas de robot plus fort.
table-no-easier = Il n’y a pas de robot plus facile.
table-rematch-not-agreed = Tout le monde n’a pas encore accepté la revanche.
table-no-ply = Ce moment n’existe pas. La partie compte { $last } étapes.
table-no-moment = Ce moment n’existe pas. Votre dernier numéro est { $last }.

## Jouer

table-bot-plays = Un robot joue actuellement à cette place.
table-stale-prompt = La question a changé avant l’arrivée de votre réponse. Regardez de nouveau, puis répondez.
table-answered = Vous avez déjà répondu. Reprenez d’abord votre réponse, tant que la fenêtre est ouverte.
table-no-answer = Vous n’avez pas de réponse à reprendre.
table-no-windows = { $game } n’a pas de fenêtres de réaction.
table-bad-more-time = Vous pouvez demander au plus { $most } secondes.
table-no-undo = Rien à annuler : vous ne pouvez reprendre que votre propre dernier coup, pendant votre tour, et seulement s’il n’a rien révélé ni tiré.
table-no-takeback = Il n’y a pas de coup à reprendre.
table-takeback-open = Quelqu’un demande déjà à reprendre un coup.
table-no-takeback-asked = Personne ne demande à reprendre un coup.
table-takeback-not-asked = On ne vous demande rien pour ce coup, ou vous avez déjà répondu.
table-resigned-already = Vous avez déjà abandonné.

## Courses

table-no-card-due = Il n’y a pas de carte à retourner pour l’instant.
table-card-coming = La carte arrive.
table-race-late = Cette course était terminée quand votre réponse est arrivée. Cela ne vous coûte rien.
table-race-answered = Vous avez déjà répondu à cette course.
table-false-start = Faux départ : une réponse en moins de { $floor } millisecondes ne compte pas. Vous pouvez encore répondre.
table-paused = La partie est en pause. Reprenez-la d’abord.
table-no-pause = Seuls les jeux avec des courses se mettent en pause. Les autres vous attendent.
table-pause-alone = On ne peut mettre en pause qu’une partie jouée uniquement contre des robots.

## Ce que la table dit en texte

table-event-sat = { $name } s’assied ({ $seat }).
table-event-left = { $name } quitte sa place.
table-event-freed = L’hôte a libéré la place de { $name }.
table-event-renamed = { $before } s’appelle maintenant { $name }.
table-event-arranged = L’hôte a modifié les places.
table-event-agreed = L’hôte a modifié les options du jeu.
table-event-started = La partie commence.
table-event-closed = La table est fermée.
table-event-said = { $name } dit : « { $text } »
table-event-away = { $name } s’absente.
table-event-here = { $name } est de retour.
table-event-paused = { $name } met la partie en pause.
table-event-resumed = { $name } reprend la partie.
table-event-flagged = { $name } n’a plus de temps.
table-event-substituted = Un robot joue maintenant pour { $name }.
table-event-returned = { $name } joue de nouveau.
table-event-more-time =
    { $longer ->
        [no] { $name } n’a plus besoin de temps supplémentaire pour réagir.
       *[yes] { $name } a demandé plus de temps pour réagir.
    }
table-event-undone = { $name } annule son dernier coup.
table-event-taken-back = { $name } reprend son coup.
table-event-takeback-asked = { $name } demande à reprendre un coup.
table-event-takeback-answered =
    { $agree ->
        [yes] { $name } est d’accord.
       *[no] { $name } n’est pas d’accord.
    }
table-event-resigned =
    { $why ->
        [flag] { $name } perd au temps.
        [absent] { $name } perd par absence.
        [claimed] { $name } perd par absence.
       *[resigned] { $name } abandonne.
    }
table-event-claimed =
    { $how ->
        [take] { $name } prend une place libre.
       *[wait] { $name } reçoit plus de temps.
    }
table-event-rematch-asked = { $name } propose une revanche.
table-event-rematch-made = Tout le monde veut une revanche : elle a lieu à la table { $table }.
table-event-race-flag =
    { $which ->
        [median] { $name } est très rapide : la médiane de ses 100 dernières bonnes réponses est inférieure à 300 millisecondes.
        [spread] { $name } a un rythme très régulier : la moitié centrale de ses 100 dernières bonnes réponses tient en 40 millisecondes.
        [floor] { $name } répond souvent aussi vite que la règle le permet : plus de 5 de ses 100 dernières bonnes réponses sont arrivées à moins de 20 millisecondes du faux départ.
        [slowing] { $name } ne ralentit guère quand il y a plus de cartes au milieu : moins de 5 millisecondes par carte supplémentaire, sur ses 100 dernières bonnes réponses.
       *[cut] { $name } annonce souvent un temps que la connexion n’explique pas : dans plus de 20 de ses 100 dernières bonnes réponses.
    } C’est peut-être le signe d’un programme modifié, mais ce n’est pas une preuve. Rien ne change dans la partie, et personne d’autre n’en est averti.

## Places absentes

table-claim-own = Cette place est la vôtre.
table-claim-never = Cette table attend les joueurs absents.
table-claim-played = Un robot joue à cette place, ou son joueur a abandonné.
table-claim-soon = Vous pourrez réclamer cette place quand son joueur aura été absent { $seconds } secondes.
table-claim-how = Réclamez une place avec « win », « bot » ou « wait ».
table-claim-private = Un spectateur ne peut reprendre une place qu’à une table publique.
