# Elem Master

board-label = Plateau. Les flèches déplacent le curseur, Entrée choisit, Échap désélectionne.
near-label = Vous voyez une partie du plateau de près.
near-help = Glissez pour voir le reste
near-back = Tout le plateau
seat-label = { $name }, { $colour }
you = vous
you-are = vous, { $colour }
earth-on-board = Terre sur le plateau
fire-on-board = Feu sur le plateau : sans Feu, la partie s’arrête
pile-of = { $pile } : { $count }
reserve-of = { $element } en réserve : { $count }
tokens-put =
    { $count ->
        [0] aucun jeton posé
        [one] { $count } jeton posé sur 12
       *[other] { $count } jetons posés sur 12
    }
next-turn = { $effect }, à son prochain tour
held = Garde { $card }
ap-left =
    { $count ->
        [0] plus de point d’action
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
round = Tour de table { $round }
cell-empty = vide
cell-acts = peut agir
cell-target = cible : { $doing }
outlook = vous { $own }, la cible { $other }
outlook-taken = elle disparaît
outlook-lost = votre pile disparaît
cell-choose = choisir
stack = { $element } de niveau { $level }, { $colour } ({ $name })
stack-unnamed = { $element } de niveau { $level }, { $colour }
choose-title = Que faire en { $cell } ?
do-move-all =
    { $count ->
        [one] Déplacer
       *[other] Tout déplacer ({ $count })
    }
do-move-part =
    { $count ->
        [one] Déplacer un jeton
       *[other] Déplacer { $count } jetons
    }
do-merge-all =
    { $count ->
        [one] Fusionner
       *[other] Tout fusionner ({ $count })
    }
do-merge-part =
    { $count ->
        [one] Transférer un jeton
       *[other] Transférer { $count } jetons
    }
do-tunnel-all =
    { $count ->
        [one] Passer sous terre
       *[other] Tout passer sous terre ({ $count })
    }
do-tunnel-part =
    { $count ->
        [one] Un jeton sous terre
       *[other] { $count } jetons sous terre
    }
do-wave = Vague avec { $cells }
do-breath = Souffler, force { $count }
do-number =
    { $count ->
        [one] de { $count } niveau
       *[other] de { $count } niveaux
    }
named-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
named-strength = force { $count }
named-carried = entraîne { $cells }
hint-stack = Touchez l’un de vos élémentaires, puis là où il doit agir.
hint-target = Touchez une case éclairée.
hint-attack = L’élément marqué −1 perd un niveau.
hint-menu = Choisissez dans le menu.
hint-cell = touchez une case éclairée.
hint-step = Second pas, gratuit : touchez une case éclairée, ou autre chose.
hint-power = Touchez ce que le pouvoir doit atteindre.
hint-blaze = Touchez les deux cases où va le Feu.
hint-few-fires =
    { $count ->
        [one] Plus qu’un jeton de Feu : sans Feu, la partie s’arrête.
       *[other] Plus que { $count } jetons de Feu : sans Feu, la partie s’arrête.
    }
hint-no-ap = Plus de point d’action : finissez votre tour, ou soufflez encore.
end-anyway = Finir avec { $count } PA ?
free-start-help = Composez votre armée derrière l’écran : personne ne la voit avant que tous soient prêts. Il faut douze jetons, dont au moins un de Terre.
free-start-brush = Élément à poser
free-start-remove = Retirer
free-start-propose = Proposer une armée
free-start-clear = Tout retirer
free-start-ready = Prêt ({ $count } sur { $all })
