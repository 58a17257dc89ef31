# Métamorphose

colour =
    { $colour ->
        [purple] mauve
        [orange] orange
       *[green] vert
    }
round = Tour { $round } sur { $rounds }
contest = Concours
contest-now = Concours après ce tour
contest-next = Concours après le tour { $round }
contest-over = Les six concours sont passés.
contest-none = La partie s’est arrêtée là.
contest-first = Premier concours : { $colour }, { $prizes } PV
contest-second = Second concours : { $colour }, { $prizes } PV
colour-hidden = couleur encore cachée
points-short = PV
points = { $points } PV
strength-line = { $name } : force { $strength } en { $colour }
alpha-sign = Alpha
alpha =
    { $you ->
        [yes] Vous êtes Alpha et commencez ce tour.
       *[no] { $name } est Alpha et commence ce tour.
    }
last-counted = Au dernier concours : { $strength }

pill-summon = Invoquer
pill-move = Déplacer
pill-shift = Décaler
pill-open = possible
pill-not-yet = pas encore
pill-cannot = impossible
pill-must = à faire
pill-used = fait

level = Niveau { $level }
market = Marché
deck =
    { $count ->
        [0] Pioche vide
        [one] Pioche, 1 carte
       *[other] Pioche, { $count } cartes
    }
deck-top = le dessus de la pioche de niveau { $level }
deck-of = Pioche de niveau { $level } : { $count }
spot-empty = Espace vide, niveau { $level }
costs-mana = Coûte un pion Mana
can-pay = Un pion Mana peut la payer
card-words = { $name }, niveau { $level }, { $colour } : { $slots }. { $power }
rivals = Les autres
own-area = Vos créatures
area-of = Créatures { DE($name) }
in-hand = En main
hand-of = en main : { $card }
no-creature = Aucune créature
cards-count =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
token-ready = pion Mana { $value } utilisable
token-spent = pion Mana { $value } utilisé
creature-words = Créature { $number }, { $name }, { $colour }, force { $base }{ $bonus ->
        [0] { "" }
       *[other] { " " }plus { $bonus }
    }, { $cards }
rows-words = de haut en bas : { $rows }
open-fan = voir toutes les cartes
fan-of = { $name }, { $owner }
sees = On voit
covered = pouvoir couvert
row-x = inutilisable
row-none = vide
row-hole = trou
row-open = rien

look-around = Touchez une créature pour voir toutes ses cartes.
ask-summon = Choisissez une carte du marché, ou le dessus d’une pioche.
ask-counted = Voici le concours. Le marché revient ensuite.
ask-both = Vous pouvez encore déplacer une carte ou décaler un paquet.
ask-move = Vous pouvez encore déplacer une carte.
ask-shift = Vous pouvez encore décaler un paquet.
ask-end = Votre tour est fini.
ask-where = Où poser { $card } ?
ask-place = Posez { $card } : seule, ou sur, sous, entre vos cartes.
touch-again = Touchez encore pour poser
again = encore
ask-token = Quel pion Mana paie { $card } ?
ask-deck = La première carte de la pioche de niveau { $level } : on ne la voit qu’une fois prise.
ask-move-stack = Touchez la créature où prendre une carte.
ask-move-card = Touchez la carte à retirer.
ask-shift-stack = Touchez le paquet à décaler.
ask-slide = Faites glisser les cartes du dessous, une fois chacune.
ask-slide-all = Choisissez la hauteur de toutes les cartes du dessous.
take-blind = Prendre
pay-with = Pion { $value } { DE($name) }
end-turn = Terminer le tour
end-late = Fermer la fenêtre
done = Terminer le décalage
lift = Retirer
shift-this = Décaler ce paquet

gap-new = Nouvelle créature
gap-on = Sur { $name }
gap-under = Sous { $name }
gap-between = Entre { $upper } et { $lower }
change = force { $before } → { $after }, { $colour }
change-new = force { $after }, { $colour }
change-gone = { $name } disparaît
change-also = { $name } : { $before } → { $after }
change-mana = gagne un pion Mana { $value }
change-total = En { $colour }, vous passez de { $before } à { $after }.
slide-to = { $card } : { $where }
height-up-2 = deux plus haut
height-up-1 = un plus haut
height-level = aligné
height-down-1 = un plus bas
height-down-2 = deux plus bas
all-cards = Toutes les cartes
force = force { $strength }
slide-done = a déjà glissé

move-take = Invoquer { $card }
move-take-deck = Invoquer le dessus de la pioche de niveau { $level }
move-pay = Invoquer { $card } avec le pion Mana { $value } { DE($name) }
move-pay-deck = Invoquer le dessus de la pioche de niveau { $level } avec le pion Mana { $value } { DE($name) }
move-lift = Déplacer { $card }
move-shift = Décaler { $name }

counting = Concours : { $first }, puis { $second }
counting-skip = Tout montrer
counting-close = Continuer
counting-creature = { $base }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
counting-powers = pouvoirs +{ $points }
counting-prize = { $points } PV
counting-total = { $points } PV
