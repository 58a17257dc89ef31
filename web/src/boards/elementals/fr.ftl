# Elementals

board-label = Table d’Elementals
you = Vous
rivals = Les autres
fresh = Carte montrée
fresh-none = La prochaine carte apparaîtra ici.
place-empty = Emplacement { $place }, vide
place-slap = Frapper { $card }, touche { $place }
place-book = Poser le livre sur { $card }, touche { $place }
place-card = { $card }
pack-of =
    { $count ->
        [0] paquet vide
        [one] paquet d’une carte
       *[other] paquet de { $count } cartes
    }
pile-of =
    { $count ->
        [0] rien devant
        [one] une carte devant
       *[other] { $count } cartes devant
    }
pile-top = { $pile }, au sommet { $card }
left = parti
handicap = +{ $seconds } s
handicap-help = Handicap : { $seconds } s ajoutées à chaque réponse
slow = connexion lente
slow-help = Connexion lente : une partie du temps perdu en route n’est pas compensée.
prize =
    { $count ->
        [0] Rien à gagner
        [one] { $count } carte à gagner
       *[other] { $count } cartes à gagner
    }
prize-won =
    { $count ->
        [one] { $count } carte gagnée
       *[other] { $count } cartes gagnées
    }
prize-left =
    { $count ->
        [0] Rien sur la table
        [one] { $count } carte reste sur la table
       *[other] { $count } cartes restent sur la table
    }
flips = Carte { $flips }
flips-of = Carte { $flips } sur { $most }
turn-flip = Retourner ma carte
turn-place = Placer une carte
turn-coming = La carte arrive…
turn-next = Carte suivante
pack-own = Mon paquet
book-own = Livre
book-armed = Touchez une carte
book-help = Le livre se pose sur une carte quand paraît une créature folle.
pass = Rien à frapper
key-space = Espace
key-shift = Maj

## Ce qu’il y a à faire

hint-race = Deux parties identiques : la main ! Créature folle : le livre !
hint-race-summon = Regardez toutes ces cartes : deux parties identiques, la main ! Ici, le livre ne sert pas.
hint-answered = C’est noté. Voyons les autres…
hint-your-flip = À vous : retournez votre carte.
hint-your-place = À vous : placez une carte au milieu.
hint-your-summon = À vous : ordonnez l’invocation.
hint-flip = { $name } va retourner une carte.
hint-place = { $name } place une carte au milieu.
hint-summon = { $name } ordonne l’invocation.
hint-over = La partie est finie.
hint-calm = Prenez votre temps : y a‑t‑il quelque chose à attraper ?

## La course jugée

won =
    { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $by ->
        [book] { " " }avec le livre.
       *[slap] { " " }: { $parts } en commun.
    }
mistake =
    { $you ->
        [yes] Vous vous trompez
       *[no] { $name } se trompe
    } : { $why }.
mistakes = { $names } : { $why }.
paid =
    { $several ->
        [yes] { $count ->
            [one] Chacun donne une carte à l’autre.
           *[other] Chacun donne une carte à tous les autres.
        }
       *[no] { $count ->
            [one] Une carte donnée.
           *[other] Une carte donnée à chacun.
        }
    }
missed-slap = Personne n’a vu { $on } : { $parts } en commun avec { $shown }.
missed-book = Personne n’a posé son livre.
why-summon = dans une invocation, le livre ne sert pas
nothing = Il n’y avait rien à attraper.
time = { $time } ms
time-none = sans chrono
forgiven = connexion −{ $time } ms
cut = { $time } ms perdues
late = trop tard
false-start = faux départ
answer-of = { $name } :
answer-slap = { $card },
answer-book = livre sur { $card },
answer-book-only = livre,
