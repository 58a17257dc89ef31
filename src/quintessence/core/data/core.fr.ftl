# Les phrases qui n’appartiennent à aucun jeu. Chacune dit ce qui ne va pas, puis ce qui conviendrait.

## Comment on appelle les choses

seat-name = Joueur { $number }
seat-told = { $seat } : { $what }
nothing-told = rien
refusal = Refusé : « { $words } » – { $rule } : { $text }
refusal-at = Refusé : « { $words } » – { $rule } ({ $at }) : { $text }

# Ce qui était attendu quelque part dans un fichier ; tout autre mot est montré tel quel.
expected =
    { $expected ->
        [object] un objet
        [list] une liste
        [text] un texte
        [texts] une liste de textes
        [number] un nombre entier
        [seed] un texte ou un nombre entier
        [step] un objet avec « do », « expect » ou les deux
        [doing] une place et un coup, par exemple « 0 pass »
        [seats] une liste de places
        [ring] un objet avec un receveur pour chaque donneur, où personne ne reçoit deux fois
        [rule] le nom d’une règle, ou null
        [rules] une liste de noms de règles
        [truth] true
        [card] une carte du jeu de cartes utilisé
        [elsewhere] une carte qui n’est nulle part ailleurs dans la position
        [find] une trouvaille du jeu de cartes utilisé
        [spell] un sortilège du jeu de cartes utilisé
        [counter] le nom d’un compteur : un mot en minuscules
        [frame] une décision qui puisse attendre au-dessus de la suivante
       *[other] { $expected }
    }

## Jeux, robots et leurs réglages

unknown-game =
    { $nearest ->
        [none] Aucun jeu ne s’appelle « { $given } » : choisissez parmi { $known }.
       *[other] Aucun jeu ne s’appelle « { $given } » : pensiez-vous à « { $nearest } » ? Les jeux sont { $known }.
    }
unknown-bot =
    { $nearest ->
        [none] Aucun robot ne s’appelle « { $given } » : choisissez parmi { $known }.
       *[other] Aucun robot ne s’appelle « { $given } » : pensiez-vous à « { $nearest } » ? Les robots sont { $known }.
    }
not-a-game = Le jeu « { $given } » ne peut pas être chargé : { $place } n’est pas un jeu que l’on puisse importer.
not-a-bot = Le robot « { $given } » ne peut pas être chargé : { $place } n’est pas un robot que l’on puisse importer.
bad-bot-settings = Le robot « { $bot } » n’accepte pas { $given } : il n’a pas ce réglage, ou la valeur n’est pas de la bonne sorte.
no-game-object = « { $given } » n’est pas un jeu : déclarez un objet d’une classe qui hérite de Game.
no-bot-class = « { $given } » n’est pas un robot : déclarez une classe qui hérite de Bot.
name-taken =
    { $kind ->
        [game] Un jeu s’appelle déjà « { $given } » : choisissez un autre nom court, ou déclarez-le avec replace=True.
       *[bot] Un robot s’appelle déjà « { $given } » : choisissez un autre nom, ou déclarez-le avec replace=True.
    }
no-bots = « { $given } » n’est pas une liste de robots : nommez-en au moins un, par exemple ["greedy", "random"].
bots-without-seats = Il y a { $bots } robots pour { $seats } places : retirez-en, ou demandez plus de places.
bad-seats =
    { $given ->
        [0] { $fr } ne se joue pas sans personne : choisissez parmi { $allowed }.
       *[other] { $fr } ne se joue pas à { $given } : choisissez parmi { $allowed }.
    }
seats-need-option = À { $seats } joueurs, il faut l’option { $option }={ $value } (dans un terminal : --option { $option }={ $value }) : ajoutez-la, ou choisissez parmi { $allowed } joueurs.
unknown-option = L’option « { $option } » n’existe pas : les options sont { $allowed }.
bad-option-value = L’option « { $option } » ne peut pas valoir « { $given } » : valeurs possibles : { $allowed }.
bad-option-seats = À { $seats } joueurs, l’option « { $option } » ne peut pas être « { $given } » : elle peut être { $allowed }.
no-cards = { $game } ne se joue pas avec un jeu de cartes : n’en indiquez pas.
bad-seed = « { $given } » n’est pas une graine : donnez un texte ou un nombre entier.
long-seed = La graine est trop longue : au plus { $limit } caractères, ou autant de bits pour un nombre.

## Jeux de cartes

bad-cards =
    { $others ->
        [0] Ce jeu de cartes ne peut pas être joué : { $fr }
        [one] Ce jeu de cartes ne peut pas être joué : { $fr } Une autre chose ne va pas.
       *[other] Ce jeu de cartes ne peut pas être joué : { $fr } { $others } autres choses ne vont pas.
    }

# Une faute : où, ce qui ne va pas, ce qui conviendrait. `cards-...` sans attribut dit ce qui conviendrait.
cards-fault =
    { $places ->
        [0] { $wrong } ; { $right }.
       *[other] { $where } : { $wrong } ; { $right }.
    }
cards-in-file = { $name }
cards-in-card = carte « { $name } »
cards-in-table = { $table } nº { $place }
cards-in-field = { $name }
cards-wrong =
    { $kind ->
        [missing] il n’y a rien
        [table] une table ne convient pas
        [list] une liste ne convient pas
       *[text] « { $given } » ne convient pas
    }
cards-not-a-table = écrivez une table, avec un nom et une valeur pour chacun de ses champs
cards-not-a-list = écrivez une liste entre crochets
cards-list-exactly = donnez-en exactement { $low }
    .wrong = { cards-counted }
cards-list-from = donnez-en au moins { $low }
    .wrong = { cards-counted }
cards-list-between = donnez-en de { $low } à { $high }
    .wrong = { cards-counted }
cards-counted =
    { $count ->
        [0] la liste est vide
        [one] la liste a une entrée
       *[other] la liste a { $count } entrées
    }
cards-one-table = écrivez { $table } entre doubles crochets, une fois pour chaque carte
cards-not-a-text = écrivez un texte entre guillemets droits, sur une ligne et non vide
cards-bad-letter = supprimez-le
    .wrong = le caractère nº { $place } du texte est { $code }, qui n’y est pas permis
cards-long-text = réduisez-le à { $most } caractères au plus
    .wrong = le texte est trop long
cards-not-a-number = { cards-number }{ $form ->
        [text] , sans guillemets
        [fraction] , sans virgule ni point
       *[other] { "" }
    }
    .wrong =
        { $form ->
            [text] « { $given } » est un texte et non un nombre
           *[other] { cards-wrong }
        }
cards-number =
    { $only ->
        [1] écrivez { $low }
       *[other] donnez un nombre entier de { $low } à { $high }
    }
cards-not-a-flag = écrivez true ou false
cards-not-a-word =
    { $near ->
        [0] choisissez parmi { $allowed }
       *[other] { cards-nearest }
    }
cards-unknown-field =
    { $near ->
        [0] les champs possibles ici sont { $allowed }
       *[other] { cards-nearest }
    }
    .wrong = ce champ n’existe pas
cards-nearest =
    { $few ->
        [1] peut-être « { $nearest } », parmi { $allowed }
       *[other] peut-être « { $nearest } »
    }
cards-bad-id = écrivez des mots en minuscules reliés par des traits d’union, comme « dusk-moth », { $most } caractères au plus en tout
cards-id-twice = donnez à chaque carte un identifiant à elle
    .wrong = « { $given } » est aussi l’identifiant d’une autre carte
cards-other-game = ceux de ce jeu-ci ont à la place la ligne { $line }
    .wrong = ce jeu de cartes est fait pour un autre jeu
cards-bad-mark =
    { $kind ->
        [missing] écrivez { $line } en première ligne
       *[other] remplacez la ligne par { $line }
    }
cards-marked-already = supprimez-la : la ligne { $line } nomme déjà le jeu
    .wrong = cette ligne est de trop
cards-no-game = écrivez en première ligne { cards-lines }
    .wrong = ce jeu de cartes ne dit pas pour quel jeu il est fait
cards-unknown-game = remplacez la ligne par { cards-lines }
    .wrong =
        { $kind ->
            [text] « { $given } » n’est pas un jeu qui a des cartes
           *[other] ce n’est pas un jeu qui a des cartes
        }
cards-lines =
    { $count ->
        [one] { $last }
       *[other] { $lines } ou { $last }
    }
cards-other-mark = remplacez la ligne par { $line }
    .wrong = les jeux de cartes pour « { $given } » portent une autre ligne
cards-too-long = un jeu de cartes a au plus { $most } caractères
    .wrong = le texte est trop long
cards-long-line = une ligne a au plus { $most } caractères et { $dots } points
    .wrong = la ligne { $line } est trop longue ou a trop de points
cards-not-toml =
    { $reason ->
        [curly-quotes] écrivez-y des guillemets droits, "
        [letter] supprimez le caractère { $code }, qui n’y est pas permis
        [open-line] fermez les guillemets avant la fin de la ligne
        [open-quotes] fermez les guillemets
        [line-in-braces] écrivez sur une seule ligne tout ce qui est entre accolades
        [comma] supprimez la virgule avant l’accolade fermante
        [twice] un nom ne peut être donné qu’une fois : supprimez ou renommez l’un des deux
        [table-twice] la table s’y trouve deux fois : supprimez l’une des deux, ou commencez chaque carte par sa table entre doubles crochets
        [equals] écrivez un signe égal après le nom
        [header] fermez les crochets autour du nom de la table
        [after] terminez la ligne à cet endroit
        [statement] commencez la ligne par un nom et un signe égal, ou par le nom d’une table entre crochets
        [value] donnez-y une valeur : un texte entre guillemets droits, un nombre, true, false, une liste entre crochets ou une table entre accolades
        [name] donnez-y le nom d’un champ, avec un signe égal et sa valeur
        [escape] écrivez le caractère lui-même ; une barre oblique inverse seule s’écrit \\
        [list] écrivez-y une virgule ou le crochet fermant
        [table] écrivez-y une virgule ou l’accolade fermante
       *[other] corrigez le texte à cet endroit
    }
    .wrong =
        { $at ->
            [end] le texte n’est pas du TOML à sa fin
           *[place] le texte n’est pas du TOML à la ligne { $line }, colonne { $column }
        }
cards-beyond-measure = cherchez un nombre qui a énormément de chiffres, ou des listes et des tables imbriquées très profondément
    .wrong = le texte ne peut pas être lu comme du TOML

## Positions

bad-position = La position est incorrecte à « { $path } » : attendu : { expected } ; trouvé : « { $given } ».
no-position = « { $given } » n’est pas une position du jeu { $fr } : indiquez au moins l’une des clés { $keys }.
position-breaks-rule = La position est incorrecte à « { $path } » : « { $given } » contredit la règle { $rule }.
too-deep = Les listes et les objets sont imbriqués sur plus de { $limit } niveaux : aucune position, aucun enregistrement ni aucun scénario n’en demande autant.
unknown-key = La position a une clé inconnue « { $path } » : les clés possibles à cet endroit sont { $allowed }.

## Parties

match-over = La partie est terminée : plus aucun coup n’est possible.
several-to-act = Plusieurs places peuvent jouer maintenant : précisez laquelle parmi { $seats }.
no-such-seat = La place { $given } n’existe pas : les places vont de 0 à { $last }.
resigned-already = La place { $seat } a déjà abandonné.
no-undo = Il n’y a rien à annuler : un coup ne se reprend que par la place qui l’a joué, tant que c’est encore à elle et que rien n’a été révélé ni tiré au hasard.

bad-observation = Ce n’est pas une observation : une clé manque ou sa valeur n’est pas de la bonne sorte.

## Enregistrements

record-not-json = Ce n’est pas un enregistrement : son texte n’est pas un objet JSON en UTF-8.
record-too-large = L’enregistrement est trop grand : { $limit } caractères au plus.
record-lacks = Il manque « { $field } » à l’enregistrement.
record-unknown-key = L’enregistrement a une clé inconnue « { $field } » : les clés sont { $allowed }.
record-format = L’enregistrement est au format { $given } : seul le format { $known } peut être lu.
record-field = L’enregistrement est incorrect à « { $field } » : attendu : { expected } ; trouvé : « { $given } ».
record-rules = L’enregistrement a été joué avec la version { $given } des règles de { $game } : seule la version { $known } peut être rejouée.
record-not-an-entry = La ligne { $number } de l’enregistrement n’en est pas une : { $given }.
record-refused = La ligne { $number } de l’enregistrement, { $entry }, est refusée par la règle { $rule }.
record-impossible = La ligne { $number } de l’enregistrement, { $entry }, est impossible à ce moment-là.
record-result = L’enregistrement annonce un résultat auquel ses coups ne mènent pas.
record-digest = L’enregistrement a été modifié après avoir été écrit : son empreinte ne correspond pas.
record-commitment = Le secret de l’enregistrement n’est pas celui qui avait été fixé avant la partie.
record-seed = La graine de l’enregistrement ne découle pas de son secret et des nonces.

verified-format = L’enregistrement est lisible.
verified-moves = Tous les coups étaient légaux.
verified-result = Le résultat est celui auquel mènent les coups.
verified-digest = L’enregistrement est tel qu’il a été écrit.
verified-commitment = Les mélanges étaient fixés avant la partie et découlent du nonce de chacun.

## Scénarios

scenario-not-json = Ce n’est pas un scénario : son texte n’est pas un objet JSON.
scenario-lacks = Il manque « { $field } » au scénario.
scenario-unknown-key = Le scénario a une clé inconnue « { $field } » : les clés possibles à cet endroit sont { $allowed }.
scenario-field = Le scénario est incorrect à « { $field } » : attendu : { expected } ; trouvé : « { $given } ».
scenario-matcher = Le scénario a un comparateur inconnu à « { $field } » : les comparateurs sont { $allowed }.
scenario-rule = rules : { $game } n’a pas de règle { $rule }.
scenario-do-refused = Étape { $step }, do : « { $words } » est refusé par la règle { $rule }.
scenario-no-seat = Étape { $step }, { $key } : « { $words } » ne nomme pas de place : commencez par une place, sauf si une seule doit jouer.
scenario-bad-seat = Étape { $step }, { $key } : la place { $given } n’existe pas, les places vont de 0 à { $last }.
scenario-legal = Étape { $step }, legal : « { $words } » devrait être possible mais est refusé par la règle { $rule }.
scenario-illegal = Étape { $step }, illegal : « { $words } » devrait être refusé mais est possible.
scenario-other-rule = Étape { $step }, illegal : « { $words } » devrait être refusé par la règle { $wanted } mais l’est par { $found }.
scenario-only-lacks = Étape { $step }, only : « { $words } » devrait figurer parmi les coups proposés mais n’y est pas.
scenario-only-extra = Étape { $step }, only : « { $words } » figure parmi les coups proposés mais ne le devrait pas.
scenario-value = Étape { $step }, { $key } : attendu { $wanted }, trouvé { $found }.
scenario-absent-key = Étape { $step }, { $key } : attendu { $wanted }, mais cette clé n’existe pas.
scenario-hidden =
    Étape { $step }, hidden : « { $words } » devrait être caché mais est montré { $viewer ->
        [spectator] au public
       *[other] à la place { $viewer }
    } dans { $place ->
        [view] ce qu’on y voit.
       *[other] ce qui y est dit de l’évènement « { $place } ».
    }
scenario-events = Étape { $step }, events : attendu { $wanted } dans cet ordre, trouvé { $found }.

# Ce qu’un robot dit d’un coup.

advice-theirs = adversaire : { $what }
advice-both = { $ours } ; { $theirs }
