# Ce que dit une table quand quelque chose est impossible : ce qui ne va pas, puis ce qui irait.

## Ouvrir une table

table-hands-in-public = Les spectateurs ne peuvent voir les mains qu’à une table non publique, dans un jeu où il y a des mains.
table-bad-time = Une pendule ou un délai d’absence va d’une seconde à trente jours.
table-bad-window = Une fenêtre de réaction reste ouverte de { $least } à { $most } secondes.
table-no-races = { $game } n’a pas de courses : n’indiquez pas leurs réglages.
table-clock-and-races = Un jeu de vitesse tient son propre temps : choisissez « sans pendule ».
table-no-bot-named = Une place de robot doit porter le nom d’un robot.
table-no-programs = On ne peut pas lancer un programme d’ici : qu’il vienne avec un jeton de robot.
table-record-differs = La table n’a pas le jeu, les places et les options de la partie notée.

## Autour d’une partie

table-closed = Cette table est fermée.
table-begun = La partie a commencé.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est finie.
table-not-over = Cela s’obtient une fois la partie finie.
table-not-yours = Seule la personne qui a ouvert la table ou qui y est assise peut faire cela.
table-not-host = Seule la personne qui a ouvert la table peut la changer.
table-fixed = Cette table part d’une position : le nombre de places et les options restent ce qu’ils sont.
table-people-stay =
    { $people ->
        [one] Une personne est déjà assise ici
       *[other] { $people } personnes sont déjà assises ici
    } : avec { $seats } places, quelqu’un perdrait la sienne. Libérez d’abord une place.
table-no-spectators = Personne ne peut regarder cette table.
table-no-seat = Il n’y a pas de place { $given } : la dernière est la { $last }.
table-seat-taken = La place { $seat } est prise.
table-many-invitations = Cette place a reçu assez d’invitations.
table-sits-already = Vous avez déjà une place à cette table.
table-bad-invitation = Cette invitation a déjà servi, ou vaut pour une autre table.
table-needs-invitation = La place { $seat } est gardée pour qui a son invitation.
table-full = Toutes les places sont prises.
table-bad-nonce = Un mot pour le mélange a de 1 à { $most } caractères.
table-nonce-given = Vous avez déjà donné votre mot pour le mélange.
table-leave-running = On ne quitte pas une partie en cours : abandonnez, ou revenez plus tard.
table-seats-free = La partie peut commencer quand ces places seront prises : { $seats }.
table-bad-text = Dites quelque chose en { $most } caractères au plus.
table-said-enough = Cette table ne peut pas contenir plus de paroles.
table-rematch-made = La table de la prochaine partie existe déjà.
table-no-harder = Il n’y a pas de robot plus fort à affronter ici.
table-rematch-not-agreed = Tout le monde n’a pas accepté de rejouer.
table-no-ply = Ce moment n’existe pas : la partie a { $last } lignes.
table-no-moment = Ce moment n’existe pas : on vous a dit { $last } choses.

## Jouer

table-bot-plays = Un robot joue cette place en ce moment.
table-stale-prompt = La question a changé depuis votre réponse : regardez de nouveau, puis répondez.
table-answered = Vous avez déjà répondu : reprenez d’abord votre réponse, tant que la fenêtre est ouverte.
table-no-answer = Vous n’avez donné aucune réponse qui puisse être reprise.
table-no-windows = { $game } n’a pas de fenêtres de réaction.
table-bad-more-time = On peut demander au plus { $most } secondes pour réagir.
table-no-undo = Il n’y a rien à annuler : on ne reprend que son propre dernier coup, tant que c’est encore son tour et que rien n’a été révélé ni tiré.
table-no-takeback = Il n’y a pas de coup à reprendre.
table-takeback-open = Une reprise est déjà demandée.
table-no-takeback-asked = Personne ne demande de reprise.
table-takeback-not-asked = Cette reprise ne vous est pas demandée, ou vous avez répondu.
table-resigned-already = Vous avez déjà abandonné.

## Courses

table-no-card-due = Aucune carte n’est à retourner.
table-card-coming = La carte arrive.
table-race-late = Cette course était close quand votre réponse est arrivée. Cela ne coûte rien.
table-race-answered = Vous avez déjà répondu dans cette course.
table-false-start = Faux départ : une réponse en moins de { $floor } millisecondes ne compte pas. Vous pouvez encore répondre.
table-paused = La partie est en pause : reprenez-la d’abord.
table-no-pause = Seules les parties avec des courses se mettent en pause ; les autres vous attendent.
table-pause-alone = Vous ne jouez pas seul : une partie à plusieurs ne s’arrête pas pour un seul joueur.

## Ce que la table dit en texte

table-event-sat = { $name } s’assied ({ $seat }).
table-event-left = { $name } se lève.
table-event-freed = L’hôte a libéré la place de { $name }.
table-event-renamed = { $before } s’appelle maintenant { $name }.
table-event-arranged = L’hôte a changé les places.
table-event-agreed = L’hôte a changé les options du jeu.
table-event-started = La partie commence.
table-event-closed = La table est fermée.
table-event-said = { $name } dit : « { $text } »
table-event-away = { $name } s’absente.
table-event-here = { $name } est de retour.
table-event-paused = { $name } met la partie en pause.
table-event-resumed = { $name } reprend la partie.
table-event-flagged = { $name } n’a plus de temps.
table-event-substituted = Un robot joue pour { $name }.
table-event-returned = { $name } reprend sa place.
table-event-more-time =
    { $longer ->
        [no] { $name } n’a plus besoin d’un délai plus long pour réagir.
       *[yes] { $name } a demandé plus de temps pour réagir.
    }
table-event-undone = { $name } annule son dernier coup.
table-event-taken-back = { $name } reprend son coup.
table-event-takeback-asked = { $name } demande à reprendre son coup.
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
       *[wait] On laisse plus de temps à { $name }.
    }
table-event-rematch-asked = { $name } propose une revanche.
table-event-rematch-made = Tout le monde veut rejouer : la nouvelle table est { $table }.
table-event-race-flag =
    { $which ->
        [median] { $name } est très rapide : la médiane de ses 100 dernières bonnes réponses est inférieure à 300 millisecondes.
        [spread] { $name } a un rythme très régulier : la moitié centrale de ses 100 dernières bonnes réponses tient en 40 millisecondes.
        [floor] { $name } répond souvent aussi vite qu’il est permis : plus de 5 de ses 100 dernières bonnes réponses sont à 20 millisecondes au plus du faux départ.
        [slowing] { $name } ne ralentit guère quand le milieu compte plus de cartes : moins de 5 millisecondes par carte de plus, sur ses 100 dernières bonnes réponses.
       *[cut] { $name } annonce souvent un temps que la connexion n’explique pas : dans plus de 20 de ses 100 dernières bonnes réponses.
    } C’est peut-être le signe d’un programme modifié, mais ce n’est pas une preuve ; rien ne change dans la partie. Personne d’autre n’en est averti.

## Places absentes

table-claim-own = Cette place est la vôtre.
table-claim-never = À cette table, on attend les absents.
table-claim-played = Cette place est jouée.
table-claim-soon = Une place peut être réclamée quand son joueur est absent depuis { $seconds } secondes.
table-claim-how = On réclame une place par « win », « bot » ou « wait ».
table-claim-private = Seule une table publique permet à quelqu’un d’autre de reprendre une place.
