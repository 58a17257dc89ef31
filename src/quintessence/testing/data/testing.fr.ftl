# Ce que la trousse dit d’un jeu qui ne respecte pas le contrat : où, puis ce qui ne va pas.

## Où

in-game = { $game } :
in-case = { $game } ({ case }) :
in-play = { $game } ({ case }), graine { $seed }, coup { $ply } :

## Parties de phrases

case =
    { $case_seats ->
        [one] une place
       *[other] { $case_seats } places
    }{ $case_options }
viewer =
    { $viewer ->
        [None] un spectateur
       *[other] la place { $viewer }
    }
fellow =
    { $fellow ->
        [None] un spectateur
       *[other] la place { $fellow }
    }
in-language =
    { $language ->
        [fr] en français
       *[other] en anglais
    }
difference =
    { $differ ->
        [first] « { $path } » n’est que dans le premier
        [second] « { $path } » n’est que dans le second
        [whole] { $one } dans le premier, { $other } dans le second
       *[both] « { $path } » vaut { $one } dans le premier et { $other } dans le second
    }
what =
    { $what ->
        [position] la position
        [view] une vue
       *[event] l’évènement « { $what } »
    }

## Jouer, tout simplement

not-written = la méthode « { $method } » n’est pas encore écrite
crashed = { $problem } (dans { $method }, { $file }, ligne { $line })
mistaken = { $kind } : { $cause } (dans { $method }, { $file }, ligne { $line })
no-settings = aucun choix de places et d’options n’a été accepté
never-over = la partie n’est toujours pas finie, et aucune ne peut compter plus de coups
nobody-to-act = personne ne doit agir, mais la partie n’a pas de résultat
no-move = la place { $seat } doit agir mais n’a aucun coup permis
slug-taken = « { $slug } » est déjà le nom (slug) d’un autre jeu installé : choisissez-en un autre

## rulebook

bad-slug = « { $slug } » n’est pas un nom (slug) valable : des mots en minuscules reliés par « - »
bad-version = la version des règles est { $version } ; elle doit valoir au moins 1
seat-counts-unsorted = les nombres de places ne sont pas en ordre croissant : { $counts }
bad-minutes = une partie dure de { $least } à { $most } minutes : indiquez au moins 1, et le plus petit nombre en premier
one-language-only = « { $missing } » n’a de texte que dans une seule langue
option-twice = une option est déclarée deux fois : { $names }
option-refuses-own-value = l’option « { $option } » refuse sa propre valeur { $value }, telle quelle ou sous forme de texte
option-without-help = « option-{ $option } » n’a pas d’attribut .help { in-language }
setting-refused-silently = { $options } est refusé sans phrase { in-language }
bad-setting-accepted = un réglage qui n’existe pas est accepté : { $setting }
setting-differs = un réglage écrit puis relu n’est plus le même : { $setting }
seats-without-side = chaque place doit être dans un camp et un seul : { $sides }
numbering-size = le jeu a { $size } numéros de coups ; il doit en avoir de 1 à { $most }
gallery-kinds-twice = la galerie a deux groupes du même genre : { $kinds }
gallery-ids = dans le groupe « { $kind } » de la galerie, deux choses ont le même identifiant, ou l’une n’en a pas
gallery-without-title = le groupe « { $kind } » de la galerie n’a pas de titre { in-language }
gallery-without-name = « { $thing } », dans la galerie, n’a pas de nom { in-language }
gallery-without-text = « { $thing } », dans la galerie, n’a pas de texte { in-language }

## shape

seats-unsorted = les places qui doivent agir ne sont pas des places de ce jeu en ordre croissant : { $asked }
wrong-mover = mover donne { $mover }, mais les places qui doivent agir sont { $asked }
wrong-awaited = les places attendues sont { $awaited }, mais les places qui doivent agir sont { $asked }
acts-with-result = les places qui doivent agir sont { $asked }, mais le résultat est { $result }
moves-for-wrong-seat = les places qui doivent agir sont { $asked }, mais nombre de coups permis à la place { $seat } : { $moves }
too-many-moves = la place { $seat } a { $moves } coups permis ; le maximum est { $most }
move-twice = la place { $seat } a deux fois le coup « { $words } »
not-packed = la place { $seat } a un coup qui n’est pas un coup codé (le plus petit et le plus grand : { $moves })
window-keys = la fenêtre n’a pas les clés que nomme le contrat : { $keys }
window-asks-others = la fenêtre interroge { $seats }, mais les places qui doivent agir sont { $asked }
window-pass-not-legal = on passe dans la fenêtre par « { $words } », qui n’est pas un coup permis
over-without-result = l’évènement game-over a été envoyé, mais la partie n’a pas de résultat
over-not-last = le dernier évènement de la partie, et lui seul, doit être game-over : { $kinds }
result-told-differs = le résultat et ce qu’en apprend { viewer } diffèrent : { difference }
ranking-incomplete = chaque place doit être classée une fois et une seule : { $ranking }
winners-not-first = les gagnants { $winners } ne sont pas classés premiers : { $ranking }
result-without-reason = le résultat n’a pas de raison
scores-incomplete = il n’y a pas un score par place : { $scores }

## conservation

lost-or-created = des cartes ou des jetons ont disparu ou sont apparus depuis le début : { difference }

## aliasing

changed-by-questions = la position a changé quand on lui a demandé ses coups, ses vues, ses valeurs et ses refus : { difference }
changed-by-previews = la position a changé quand on a demandé un aperçu de ses coups : { difference }
copy-differs = une copie diffère de la position : { difference }
copies-differ = les mêmes coups sur deux copies mènent à des positions différentes : { difference }
changed-by-copy = la position a changé quand on a joué sur une copie : { difference }
changed-by-original = une copie a changé quand on a joué sur l’original : { difference }
changed-by-sampling = la position a changé quand on en a tiré un échantillon : { difference }
changed-by-sample = la position a changé quand on a joué sur un échantillon : { difference }
changed-by-answers = la position a changé quand on a vidé les listes et les objets qu’elle avait rendus : { difference }

## arrival

order-matters = les mêmes réponses dans deux ordres ({ $orders }) mènent à des positions différentes : { difference }
answer-changes-choices = la réponse de la place { $seat } change ce que la place { $waiting } peut encore répondre

## drawing

drawn-with-key = le dessin de la vue ({ viewer }) contient « { $missing } », qui n’a pas de texte { in-language }
drawn-empty = le dessin de la vue ({ viewer }) est vide { in-language }
drawn-with-break = le dessin de la vue ({ viewer }) contient un saut de ligne à l’intérieur d’une ligne
seats-share-names = des places n’ont pas de nom, ou deux ont le même { in-language } : { $names }
view-without-awaited = une vue n’a pas de « table » qui dise qui est attendu
view-without-prompt = une vue n’a pas de question (« prompt ») avec un « kind »

## idle

idle-not-legal = le coup joué pour la place { $seat } en son absence n’est pas permis : { $move }
idle-nobody-to-act = tout le monde étant absent, personne ne doit agir, mais la partie n’a pas de résultat
idle-no-move = tout le monde étant absent, la place { $seat } doit agir mais n’a aucun coup permis
all-idle-not-legal = tout le monde étant absent, le coup joué pour la place { $seat } n’est pas permis : { $move }

## json_trip

not-json = ce n’est pas du JSON : { what } : { $problem }
json-changes = écrite en JSON puis relue, la donnée a changé : { what } : { difference }
read-differs = une position écrite en JSON puis relue n’est plus la même : { difference }
reading-changes-json = lire une position modifie le JSON d’où elle est lue
read-shares-json = une position a changé quand on a vidé le JSON d’où elle a été lue : { difference }
read-goes-on-differently =
    { $moves ->
        [one] une position écrite en JSON puis relue n’est plus la même après un coup : { difference }
       *[other] une position écrite en JSON puis relue n’est plus la même après { $moves } coups : { difference }
    }
broken-crashes = une position avec { $where } doit être refusée par BadPosition, mais provoque { $problem }
broken-names-no-key = le refus d’une position avec { $where } ne nomme aucune clé
broken-hides-key = le refus d’une position avec { $where } ne nomme pas la clé { in-language }
broken-accepted = une position avec { $where } est acceptée, mais n’est pas jouable : { $problem }
unknown-key-accepted = une position avec la clé inconnue « xyzzy » est acceptée : une clé mal écrite serait ignorée

## leaks ; les lettres sont celles de leaks.py

leak-face = (a) { viewer } peut distinguer un échantillon de la vérité : { difference }
sample-not-whole = (a) un échantillon n’est pas une position complète ({ viewer }) : { difference }
leak-sample = (b) un échantillon dépend d’autre chose que de la vue ({ viewer }) : { difference }
sample-hides-otherwise = (c) un échantillon ne cache pas les mêmes endroits que la vérité ({ viewer })
sample-never-varies = (c) « { $place } » est pareil dans tous les échantillons ({ viewer }) : { $value }
leak-step = (d) quand la place { $seat } joue « { $words } », { viewer } apprend ce qu’aucun évènement ne dit : { difference }
leak-secret-seen = (d) { viewer } voit si la place { $seat } joue en secret « { $words } » ou « { $others } », sans qu’aucun évènement ne le dise : { difference }
leak-secret-told = (e) un évènement dit si la place { $seat } joue en secret « { $words } » ou « { $others } », et { viewer } le reçoit : { difference }
leak-told = (e) quand la place { $seat } joue « { $words } », { viewer } en apprend plus par les évènements que par sa vue : { difference }
leak-undeclared = (f) quand la place { $seat } joue « { $words } », { viewer } apprend une chose cachée qu’aucun évènement ne déclare : { $told }
leak-viewpoint = (g) { viewer } et { fellow } partagent un point de vue mais voient des choses différentes : { difference }
leak-preview = (h) l’aperçu de « { $words } » en dit trop ; qui l’apprend : { viewer } : { difference }

## observation

observation-differs = une observation diffère de ce que montre la partie : { difference }
observation-travels = une observation écrite en JSON puis relue n’est plus la même : { difference }
observation-samples = une observation écrite en JSON puis relue n’a plus les mêmes échantillons : { difference }
observation-knows-truth = une observation dépend de ce que sa place ne peut pas voir : { difference }

## refusals

listed-but-refused = « { $words } » est dans la liste de la place { $seat } mais refusé : { $refusal }
accepted-not-listed = « { $words } » est accepté de la place { $seat } sans être dans sa liste
spelling-refused = « { $words } » désigne un coup de la liste de la place { $seat } mais est refusé : { $refusal }
number-dropped = « { $words } » est accepté, mais sa forme canonique est « { $kept } », sans le nombre
accepted-from-other-seat = « { $words } » est accepté de la place { $seat }, qui ne doit pas agir
refused-not-as-yours = « { $words } » de la place { $seat }, qui ne doit pas agir, est refusé comme « { $kind } » au lieu de « not-yours »
nonsense-accepted = { $words } est accepté de la place { $seat }
nonsense-refused-as = { $words } est refusé comme « { $kind } » au lieu de « not-a-move »
refused-unknown-kind = { $words } est refusé comme « { $kind } », qui n’est aucune des trois sortes de refus
rule-without-text = { $words } est refusé par « { $rule } », qui n’a pas de texte { in-language }
refusal-hides-rule = le refus de { $words } ne nomme pas « { $rule } » { in-language }

## searching

key-of-copy = une copie de la position a une autre clé, ou la clé change quand on la redemande
key-of-read = la position a une autre clé une fois écrite en JSON puis relue
key-after-move = après { $move }, la position et sa clé ne changent pas ensemble
feature-names = chaque critère a besoin d’un nom à lui, GROUPE ou GROUPE:DÉTAIL, en minuscules, chiffres et traits d’union : { $names }
feature-without-text = le message « { $message } » avec « .gain » et « .loss » manque { in-language }
feature-not-written = le critère « { $name } » de la place { $seat } dépend de ce qui se trouvait là auparavant
feature-not-a-number = le critère « { $name } » de la place { $seat } n’est pas un nombre fini
features-too-many = plus que les { $count } critères nommés sont écrits pour la place { $seat }
features-change-position = la position a changé quand on lui a demandé ses critères
over-not-settled = la partie est finie, mais la position dit qu’il reste quelque chose à décider

## stopping

stopping-changes = arrêter la partie a changé la position elle-même
stopped-result = une partie abandonnée a le résultat { $result }
stopped-acts = après un abandon, personne ne doit plus être interrogé, mais les places qui doivent agir sont { $asked }
stopped-asks = après un abandon, { viewer } reçoit encore la question { $prompt }
stopped-drawn-raw = l’abandon est dessiné sans texte { in-language } : { $text }

## tally

tally-rows = le décompte n’a pas de lignes, ou deux du même nom : { $names }
tally-numbers = la ligne « { $row } » du décompte n’a pas un nombre par place (nombres : { $numbers }, places : { $seats })
tally-changes = le décompte avait les lignes { $begun } et a maintenant { $names }
tally-leaks = le décompte dit ce qu’un spectateur ne doit pas savoir : { $truth }, et pour un échantillon { $guess }

## texts

no-text = pas de texte { in-language } pour { $keys }
no-sentence = { viewer } reçoit { $event }, mais aucune phrase ne le raconte : { $problem }

## values

values-count = il n’y a pas une valeur par place (valeurs : { $values }, places : { $seats })
values-range = les valeurs ne sont pas comprises entre -1 et 1 : { $values }
value-of-one = la valeur pour la seule place { $seat } est { $alone }, mais parmi celles de toutes les places elle est { $value }
values-not-result = la partie a fini sur le classement { $ranking }, mais ses valeurs sont { $values }
values-not-won = un camp a gagné et l’autre a perdu, mais les valeurs sont { $values }

## words

words-parsed-otherwise = les mots « { $words } » ne redonnent pas le coup pour lequel ils sont écrits
words-badly-written = « { $words } » n’est pas écrit en minuscules, avec des espaces simples et { $most } caractères au plus
listed-not-canonical = « { $words } » est dans la liste, mais sa forme canonique est « { $kept } »
number-too-large = « { $words } » a le numéro { $number } ; un numéro doit être positif ou nul et inférieur à { $size }
number-twice = « { $words } » et « { $others } » ont le même numéro, { $number }
number-misleads = « { $words } » a le numéro { $number }, qui ramène à un autre coup, { $back }

## determinism

same-moves-differ = les mêmes coups ne mènent pas à la même position et aux mêmes évènements : { difference }
watching-matters = ce qui se passe change selon qu’on fournit un journal ou non : { difference }
watching-draws = ce qui est tiré au sort change selon qu’on fournit un journal ou non

## replay

own-record-refused = le jeu refuse son propre enregistrement : { $cause }
record-rewritten = un enregistrement rejoué s’écrit autrement
record-position-differs = un enregistrement rejoué ne mène pas à la même position : { difference }
record-events-differ = un enregistrement rejoué ne donne pas les mêmes évènements : { difference }
record-not-true = l’enregistrement d’une partie n’est pas exact : { $cause }

## undo

undone-record-differs = un enregistrement avec des coups repris mène à une autre position
undo-shown-to-others = ceux qui peuvent reprendre un coup sont { $offered }, mais ce sont les vues de { $told } qui le proposent
undo-offered-to-others = après « { $words } » de la place { $seat }, d’autres peuvent le reprendre : { $offered }
undone-differs = « { $words } » a été repris, mais la position n’est pas celle d’avant : { difference }
redone-differs = « { $words } », repris puis rejoué, ne mène pas à la même position : { difference }
refused-undo-changes = une reprise refusée a pourtant changé la partie
undo-not-offered = une reprise qui n’est pas proposée est quand même faite
undo-passes-turn = « { $words } » peut être repris, mais les places qui doivent agir sont passées de { $before } à { $after }
undo-draws = « { $words } » peut être repris, mais quelque chose a été tiré au sort
undo-reveals = « { $words } » peut être repris, mais { viewer } en a appris quelque chose : { difference }

## counts

counts-entry = une entrée de décomptes doit être un objet avec certaines des clés { $keys }
counts-no-numbers = { $name } : « counts » doit être une liste de nombres entiers, un par profondeur
counts-differ = { $name } : suites de coups à la profondeur { $depth } : { $found }, au lieu de { $lines }
