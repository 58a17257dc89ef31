# Élixir

you = vous
piles = Pioche et défausse
has-turn =
    { $you ->
        [yes] c’est votre tour
       *[no] c’est son tour
    }
can-choose = peut être choisi
can-cast = peut être lancé
ready = Prêt à lancer
lacks-one = Il manque { $count } { $name }
lacks =
    { $count ->
        [one] Il manque { $count } ingrédient
       *[other] Il manque { $count } ingrédients
    }
slot =
    { $state ->
        [held] { $name } : en main
        [stand-in] { $name } : remplaçable
        [waived] { $name } : pas nécessaire
       *[missing] { $name } : manque
    }
spell-label = { $name }, sortilège de niveau { $level }
find-label =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
spells-count =
    { $count ->
        [0] aucun sortilège en main
        [one] { $count } sortilège en main
       *[other] { $count } sortilèges en main
    }
last-card =
    { $you ->
        [yes] vous avez joué
       *[no] a joué
    }
extra-turns = Tours en plus : { $names }
nothing-cast = Aucun sortilège lancé pour l’instant.
counter = { $name } : { $count }
counter-bubble = Bulles

## Ce qui dure

in-force = En vigueur
law-forfeit = Gage : { $card }
law-of = pour { $name }
law-given =
    { $price ->
        [one] donné par { $name }, rachat { $price } trouvaille
       *[other] donné par { $name }, rachat { $price } trouvailles
    }
laws-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
laws-count = En vigueur : { $count }
buy-out =
    { $price ->
        [one] Se racheter ({ $price } trouvaille)
       *[other] Se racheter ({ $price } trouvailles)
    }
until-turn-end = jusqu’à la fin de ce tour
until-your-turn =
    { $you ->
        [yes] jusqu’au début de votre prochain tour
       *[no] jusqu’au début du prochain tour { DE($name) }
    }
until-your-turn-end =
    { $you ->
        [yes] jusqu’à la fin de votre prochain tour
       *[no] jusqu’à la fin du prochain tour { DE($name) }
    }
until-their-turn = { until-your-turn }
until-their-turn-end = { until-your-turn-end }
until-laid = tant que le sortilège reste posé
until-game = jusqu’à la fin de la partie

## Le choix des sortilèges

book = Niveau { $level }
book-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
draft-points = { $count } sur { $total }
draft-help = niveaux choisis ; chaque niveau demandera un ingrédient.

## Marché, brocante, enchères

cloth-market = Jour de marché
cloth-flea = Brocante
cloth-auction = Vente aux enchères
cloth-pass = Passage
cloth-trade = Échange
your-cloth = Votre nappe
cloth-empty = Touchez vos cartes pour les poser ici.
cloth-nothing = Rien
cloth-count = { $count } sur { $most }
take-back = Reprendre { $card }
dish-done = a terminé
dish-waits = choisit encore
put-help = Personne ne voit vos cartes avant que tous aient terminé.
done = Terminé
revealed = Ce que chacun avait posé
wins-lot = emporte le lot
done-nothing = Terminé, sans rien

## Ce qui se passe

event-spell =
    { $you ->
        [yes] Vous lancez « { $card } »
       *[no] { $name } lance « { $card } »
    }{ $count ->
        [0] .
       *[other] { " " }sur { $targets }.
    }
event-object =
    { $you ->
        [yes] Vous jouez « { $card } »
       *[no] { $name } joue « { $card } »
    }{ $count ->
        [0] .
       *[other] { " " }sur { $targets }.
    }
event-transaction = { event-object }
event-take =
    { $at ->
        [you] { $name } va vous prendre des trouvailles.
       *[other] { $you ->
            [yes] Vous allez prendre des trouvailles à { $targets }.
           *[no] { $name } va prendre des trouvailles à { $targets }.
        }
    }
event-forfeit =
    { $at ->
        [you] { $name } vous donne le gage « { $card } ».
       *[other] { $you ->
            [yes] Vous donnez à { $targets } le gage « { $card } ».
           *[no] { $name } donne à { $targets } le gage « { $card } ».
        }
    }
event-lot =
    { $at ->
        [you] Vous remportez le lot.
       *[other] { $targets } remporte le lot.
    }
event-turn-start =
    { $you ->
        [yes] Votre tour commence.
       *[no] Le tour { DE($name) } commence.
    }
event-turn-end =
    { $you ->
        [yes] Votre tour s’achève.
       *[no] Le tour { DE($name) } s’achève.
    }
event-trigger =
    { $you ->
        [yes] « { $card } » agit pour vous.
       *[no] « { $card } » agit pour { $name }.
    }
event-vote =
    { $at ->
        [you] Votre gage « { $card } » s’achève.
       *[other] Le gage « { $card } » { DE($targets) } s’achève.
    }
answered =
    { $you ->
        [yes] Vous répondez par « { $card } ».
       *[no] { $name } répond par « { $card } ».
    }
waiting = On attend { $names }.
waiting-moment = Un instant…

## Les questions

q-draft = Prenez un sortilège : de quel niveau ?
q-main = À vous : lancez un sortilège, jouez une trouvaille, ou passez au suivant.
q-main-alone = À vous, mais rien à lancer ni à jouer : passez au suivant.
q-cast = Lancer « { $card } » ?
q-play = Jouer « { $card } » ?
q-window = Répondez-vous ?
q-window-alone = Vous n’avez rien à répondre.
q-target = « { $card } » : qui visez-vous ?
q-aim = Qui choisissez-vous ?
q-use = « { $card } » demande { $slot } : quelle trouvaille donnez-vous ?
q-use-any = « { $card } » coûte une trouvaille de plus : laquelle ?
q-give =
    { $zone ->
        [spells] { $n ->
            [one] Choisissez le sortilège à donner à { $name }.
           *[other] Choisissez { $n } sortilèges à donner à { $name }.
        }
       *[finds] { $n ->
            [one] Choisissez la trouvaille à donner à { $name }.
           *[other] Choisissez { $n } trouvailles à donner à { $name }.
        }
    }
q-drop =
    { $n ->
        [one] Choisissez la trouvaille à défausser.
       *[other] Choisissez { $n } trouvailles à défausser.
    }
q-drop-other =
    { $n ->
        [one] Choisissez la trouvaille que { $name } défausse.
       *[other] Choisissez { $n } trouvailles que { $name } défausse.
    }
q-recall = Quel sortilège reprenez-vous en main ?
q-recall-other = Quel sortilège revient dans la main { DE($name) } ?
q-take-stall = Prenez une trouvaille sur l’étal.
q-take-finds =
    { $n ->
        [one] Quelle trouvaille prenez-vous à { $name } ?
       *[other] Quelles trouvailles prenez-vous à { $name } ? Encore { $n }.
    }
q-take-spells = Quel sortilège prenez-vous à { $name } ?
q-take-laid = Quel sortilège posé prenez-vous à { $name } ?
q-take-discard =
    { $n ->
        [one] Que reprenez-vous dans la défausse ?
       *[other] Que reprenez-vous dans la défausse ? Encore { $n }.
    }
q-take-pile =
    { $n ->
        [one] Que prenez-vous dans la pioche ?
       *[other] Que prenez-vous dans la pioche ? Encore { $n }.
    }
q-take-aside = Voici le dessus de la pioche : que gardez-vous ?
q-take-payment = Laquelle des trouvailles qui viennent de servir prenez-vous ?
q-lay = Quel sortilège posez-vous ?
q-copy = Quel sortilège répétez-vous ?
q-put-market = Jour de marché : posez une trouvaille. Qui pose la plus chère choisit en premier.
q-put-flea = Brocante : apportez jusqu’à { $most } objets ; vous piocherez autant de trouvailles que leur valeur.
q-put-auction = Enchères : la plus haute valeur emporte le lot, les autres reprennent leur mise.
q-put-pass =
    { $zone ->
        [spells] { $most ->
            [one] Choisissez un sortilège à passer à votre voisin.
           *[other] Choisissez { $most } sortilèges à passer à votre voisin.
        }
       *[finds] { $most ->
            [one] Choisissez une trouvaille à passer à votre voisin.
           *[other] Choisissez { $most } trouvailles à passer à votre voisin.
        }
    }
q-put-trade =
    { $zone ->
        [spells] { $most ->
            [one] Choisissez le sortilège à échanger.
           *[other] Choisissez { $most } sortilèges à échanger.
        }
       *[finds] { $most ->
            [one] Choisissez la trouvaille à échanger.
           *[other] Choisissez { $most } trouvailles à échanger.
        }
    }
q-forfeit =
    { $price ->
        [one] { $name } vous donne un gage, « { $card } » : l’accomplir, ou donner { $price } trouvaille ?
       *[other] { $name } vous donne un gage, « { $card } » : l’accomplir, ou donner { $price } trouvailles ?
    }
q-vote = { $name } devait accomplir « { $card } » : bien joué ?
q-choose = Que choisissez-vous ?
q-name = Nommez un ingrédient.
q-name-of = Nommez-en un : { $of }.
do-cast = Lancer { $card }
do-play = Jouer { $card }
pay-now =
    { $price ->
        [one] Donner { $price } trouvaille
       *[other] Donner { $price } trouvailles
    }
option = Choix { $number }
key-space = espace
