## Mise en place

EX-SET-1 = Le jeu se joue de trois à huit. À deux, il faut l’option « duel ».
EX-SET-2 = Les places sont numérotées à partir de 0, dans le sens des aiguilles d’une montre. Le voisin de gauche a le numéro suivant (après la dernière place vient la place 0), le voisin de droite le numéro précédent.
EX-SET-3 = On forme quatre piles de sortilèges, une par niveau, mélangées et dos visible. Le niveau se lit au dos : il reste connu de tous où que soit la carte, et dit aussi combien d’ingrédients elle demande.
EX-SET-4 = Une fois le choix des sortilèges terminé, ceux qui restent dans les piles quittent la partie sans être regardés. Rien ne peut les y ramener.
EX-SET-5 = Après ce choix, on mélange les trouvailles et on en donne cinq à chacun, une par une, dans le sens des aiguilles d’une montre à partir du premier joueur. Le reste devient la pioche.
EX-SET-6 = La distribution faite, chacun découvre ses sortilèges et ses trouvailles, et le premier joueur entame le tour 1.
EX-SET-7 = À deux joueurs, rien d’autre ne change. Le voisin de gauche et le voisin de droite sont alors le même joueur, qui ne compte qu’une fois.

## Le premier joueur

EX-RIT-1 = Une option règle qui commence : un joueur tiré au sort, une place choisie d’avance, ou l’une des deux écoles du rituel « am-stram-gram ».
EX-RIT-2 = La formule compte 22 syllabes : am-stram-gram 3, pique-et-pique-et-co-lé-gram 7, bourre-et-bourre-et-ra-ta-tam 7, am-stram-gram 3, pique 1, dame 1. Le e muet ne se compte pas.
EX-RIT-3 = Le récitant désigné par les options prononce la formule. La première syllabe tombe sur son voisin de gauche, puis chaque syllabe sur le joueur suivant dans le sens des aiguilles d’une montre, récitant compris.
EX-RIT-4 = Première école : la dernière syllabe désigne le premier joueur.
EX-RIT-5 = Seconde école : la dernière syllabe élimine, et la formule reprend à partir du prochain joueur encore en lice, dans le sens des aiguilles d’une montre, jusqu’à ce qu’il n’en reste qu’un : le premier joueur. Le récitant continue de réciter même éliminé.

## Le choix des sortilèges

EX-DRAFT-1 = À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun à son tour choisit une pile et en prend le sortilège du dessus.
EX-DRAFT-2 = Un joueur dont les sortilèges totalisent au moins le nombre d’ingrédients convenu (9, 11 ou 13) a fini : les autres continuent sans lui.
EX-DRAFT-3 = On ne peut pas choisir une pile épuisée.
    .refusal = Cette pile est épuisée : il faut prendre un sortilège dans une autre.
EX-DRAFT-4 = Tant qu’une pile non épuisée a un niveau qui ne dépasse pas ce qui manque encore au joueur, il ne peut pas prendre un niveau plus élevé que ce manque.
    .refusal = Ce niveau dépasse ce qui manque encore : il faut choisir une pile qui ne dépasse pas le total.
EX-DRAFT-5 = Quand toutes les piles restantes sont d’un niveau trop élevé, le joueur dépasse forcément le total : il prend dans la pile restante de plus bas niveau.
EX-DRAFT-6 = Quand toutes les piles sont épuisées, le choix est terminé ; un joueur à qui il manque encore des ingrédients garde ce qu’il a.
EX-DRAFT-7 = Les joueurs peuvent finir avec des nombres de sortilèges différents. Rien ne vient les égaliser.
EX-DRAFT-8 = Normalement, personne ne voit la face d’un sortilège choisi, pas même son propriétaire, avant que chacun découvre ses cartes après la distribution. Avec l’option « tout de suite », son propriétaire le voit dès qu’il le prend.
EX-DRAFT-9 = Quand tous les joueurs ont fini, le choix est terminé et la mise en place continue : les piles quittent la partie et l’on distribue les trouvailles.

## Le tour de jeu

EX-TURN-1 = À partir du premier joueur, on joue dans le sens des aiguilles d’une montre.
EX-TURN-2 = Un tour commence par la pioche d’une trouvaille. Elle se fait d’office.
EX-TURN-3 = Après avoir pioché, le joueur peut jouer des transactions, des objets magiques et des sortilèges, en nombre et dans un ordre quelconques, une carte après l’autre.
EX-TURN-4 = Le tour s’achève quand le joueur dit « au suivant ». Il peut le dire d’emblée, sans avoir rien joué.
EX-TURN-5 = Le tour suivant revient au voisin, dans le sens du jeu, de celui qui a joué le dernier tour ordinaire.
EX-TURN-6 = Les tours supplémentaires passent d’abord : s’il en est dû à la fin d’un tour, le premier dû se joue. Un tour supplémentaire ne compte pas comme dernier tour ordinaire.
EX-TURN-7 = Un tour sauté n’a ni pioche, ni événement, ni limite de main, ni carte jouée, mais il compte comme un tour, et ce qui prend fin à son début ou à sa fin prend bien fin. Un tour supplémentaire peut être sauté comme un autre.
EX-TURN-8 = Un tour commence dans cet ordre : le numéro du tour augmente d’un ; les effets durables qui s’arrêtent là prennent fin ; le tour est sauté s’il doit l’être ; on pioche ; l’événement « début de tour » a lieu ; le joueur agit.
EX-TURN-9 = Un tour s’achève dans cet ordre : l’événement « fin de tour » a lieu ; on applique la limite de main, s’il y en a une ; les effets durables qui s’arrêtent là prennent fin ; le tour suivant commence.

## Lancer un sortilège

EX-CAST-1 = À son tour, quand rien n’est en suspens, un joueur peut lancer n’importe quel sortilège de sa main, spécial ou non.
EX-CAST-2 = Pour être lancé, un sortilège doit être dans la main du joueur.
    .refusal = Ce sortilège n’est pas en main : il faut en lancer un qui s’y trouve.
EX-CAST-3 = Pour lancer un sortilège, il faut pouvoir payer tous ses ingrédients avec ses trouvailles.
    .refusal = Les trouvailles en main ne suffisent pas pour ce sortilège : il faut tous ses ingrédients, ou de quoi les remplacer.
EX-CAST-4 = Un sortilège se lance dans cet ordre, sans retour possible : on le montre ; on choisit ses cibles ; on le paie ; on le pose face visible devant soi ; l’événement « sortilège » a lieu ; on applique son effet.
EX-CAST-5 = Les trouvailles utilisées vont une par une à la défausse, dans l’ordre où elles ont servi : la dernière se retrouve sur le dessus.
EX-CAST-6 = Un sortilège posé compte comme lancé, même si son effet est annulé ou ne fait rien.
EX-CAST-7 = On peut lancer un sortilège sans qu’aucune cible soit possible ; ce qui aurait concerné la cible reste sans effet.

## Payer

EX-PAY-1 = Chaque ingrédient demandé, dans l’ordre imprimé, se paie d’une trouvaille de la main du lanceur.
    .refusal = Cette trouvaille n’est pas en main : il faut payer avec une qui s’y trouve.
EX-PAY-2 = Un ingrédient se paie avec lui-même ou avec une trouvaille qui le remplace : un objet prévu pour cela, ou une trouvaille qu’un effet en cours y autorise.
    .refusal = Cette trouvaille n’est pas l’ingrédient demandé et ne le remplace pas : il faut payer avec l’ingrédient ou avec ce qui peut le remplacer.
EX-PAY-3 = Le coût se paie dans l’ordre. Ce qui ne peut être payé que d’une manière, compte tenu du reste et d’une éventuelle remise, l’est d’office ; sinon, le lanceur choisit.
EX-PAY-4 = On ne peut pas utiliser une trouvaille dont l’absence rendrait le reste du coût impossible à payer.
    .refusal = Cette trouvaille est nécessaire pour la suite du sortilège : il faut payer ici avec une autre.
EX-PAY-5 = Chaque point de supplément ajoute au coût, après les ingrédients imprimés, une trouvaille quelconque à payer.
EX-PAY-6 = Chaque point de remise permet au lanceur de ne pas payer une partie du coût, pourvu que le reste puisse encore l’être. Il faut toujours payer au moins une trouvaille en tout.
    .refusal = Cette partie ne peut rester impayée : il faut une remise encore disponible, un reste que l’on puisse payer, et au moins une trouvaille payée en tout.
EX-PAY-7 = Une trouvaille utilisée en remplacement est défaussée comme un ingrédient ; son effet propre, s’il existe, ne se produit pas.

## Jouer une transaction ou un objet magique

EX-PLAY-1 = À son tour, quand rien n’est en suspens, un joueur peut jouer une transaction ou un objet magique de sa main. L’effet a lieu aussitôt.
EX-PLAY-2 = Pour être jouée, une carte doit être parmi les trouvailles que le joueur a en main.
    .refusal = Cette carte n’est pas parmi les trouvailles en main : il faut en jouer une qui s’y trouve.
EX-PLAY-3 = Les ingrédients ne se jouent pas ; ils s’utilisent.
    .refusal = Un ingrédient ne se joue pas : il sert à payer un sortilège.
EX-PLAY-4 = Les objets non magiques ne se jouent pas. C’est leur valeur qui sert.
    .refusal = Un objet non magique ne se joue pas : c’est sa valeur qui servira lors des transactions.
EX-PLAY-5 = Un objet magique dont le seul effet est de remplacer des ingrédients ne se joue pas.
    .refusal = Cet objet ne fait que remplacer des ingrédients : il s’utilise au moment de payer un sortilège.
EX-PLAY-6 = Une carte se joue dans cet ordre : on la montre et elle quitte la main ; on choisit ses cibles ; l’événement « objet » ou « transaction » a lieu ; on applique son effet ; on la met à la défausse. Jusque-là, elle n’est dans aucune pile.
EX-PLAY-7 = On peut jouer une carte même si son effet ne doit rien faire.

## Cibles

EX-TGT-1 = Les cibles d’une carte se choisissent quand on la montre, dans l’ordre et ouvertement.
EX-TGT-2 = Quand la carte demande un autre joueur, on ne peut pas se choisir soi-même.
    .refusal = Cette carte vise un autre joueur : il faut choisir quelqu’un d’autre que soi.
EX-TGT-3 = Quand la carte demande un joueur quelconque, on peut aussi se choisir soi-même.
EX-TGT-4 = Les deux cibles d’une même carte sont deux joueurs différents.
    .refusal = Ce joueur est déjà une cible de cette carte : il faut en choisir un autre.
EX-TGT-5 = S’il n’y a qu’un joueur possible, il est choisi d’office ; s’il n’y en a aucun, il n’y a pas de cible.

## Décisions

EX-ASK-1 = Seul un joueur à qui l’on demande une décision peut agir.
    .refusal = Ce n’est pas le moment d’agir : il faut attendre qu’une décision soit demandée.
EX-ASK-2 = On ne peut faire que le genre d’action demandé ; une action illisible est refusée de même.
    .refusal = Ce n’est pas ce qui est demandé : il faut choisir l’une des actions proposées.
EX-ASK-3 = Un choix qui n’a qu’une issue se fait d’office : une seule carte distincte à choisir, ou pas plus de cartes qu’il n’en faut (elles partent dans l’ordre de la main ; celles de la défausse viennent la plus ancienne d’abord) ; une seule façon de payer ; une seule cible ; une seule option ; une seule pile au choix des sortilèges ; accomplir un gage quand le rachat est impossible. Les actions de son propre tour, une fenêtre de réponse et un choix qu’on peut arrêter avant terme sont toujours demandés.
EX-ASK-4 = Ce que l’on choisit doit figurer parmi ce qui est proposé.
    .refusal = Cela n’est pas proposé ici : il faut choisir parmi ce qui est montré.
EX-ASK-5 = Lors d’un choix secret (jour de marché, brocante, vente aux enchères, passage, échange, vote), chaque joueur interrogé s’engage, dans n’importe quel ordre, une carte à la fois et sans se dédire. Rien n’est montré avant que tous se soient engagés, puis tout se fait d’un coup ; d’ici là, les cartes restent en main.

## Cartes spéciales et fenêtres de réponse

EX-SPEC-1 = Une carte est spéciale quand elle nomme au moins un événement. Elle peut se jouer hors de son tour, lorsqu’un tel événement a lieu.
EX-SPEC-2 = Un objet magique ou une transaction qui ne fait que répondre à des événements ne peut pas se jouer comme une action de son propre tour.
    .refusal = Cette carte spéciale ne fait que répondre à un événement : il faut la garder jusqu’à ce qu’il ait lieu.
EX-SPEC-3 = Chaque événement ouvre une fenêtre de réponse, une fois appliqués les déclencheurs qui lui répondent et avant que l’événement suive son cours.
EX-SPEC-4 = Dans une fenêtre, on interroge les joueurs l’un après l’autre dans l’ordre du tour, celui dont c’est le tour en tête : chacun joue une carte qui convient, ou passe. Avec l’option « ceux qui peuvent », on n’interroge qu’un joueur capable de jouer une carte qui convient.
EX-SPEC-5 = Une carte jouée dans une fenêtre doit être spéciale et répondre à l’événement.
    .refusal = Cette carte ne répond pas à cet événement : il faut jouer une carte spéciale qui y réponde, ou passer.
EX-SPEC-6 = Une carte jouée dans une fenêtre se joue en entier (cibles, paiement, événement et fenêtre qui lui sont propres, effet, défausse) avant que rien d’autre ne continue.
EX-SPEC-7 = Après avoir joué une carte dans une fenêtre, le même joueur est interrogé de nouveau s’il peut encore répondre ; puis vient le joueur suivant.
EX-SPEC-8 = Un événement annulé est terminé : sa fenêtre se ferme et plus personne n’est interrogé.
EX-SPEC-9 = Quand un événement a été renvoyé, sa fenêtre recommence à partir du joueur dont c’est le tour. Les déclencheurs ne se déclenchent pas une seconde fois.
EX-SPEC-10 = Un joueur qui passe n’est plus interrogé dans cette fenêtre, sauf si elle recommence.
EX-SPEC-11 = Avec l’option « tout le monde », un joueur qui a au moins une carte en main est interrogé dès qu’une carte du jeu utilisé pourrait répondre à cet événement depuis sa place. S’il ne peut rien faire, il ne lui reste qu’à passer.
EX-SPEC-12 = Un sortilège spécial peut toujours se lancer pendant le tour de son propriétaire ; un effet qui suppose un événement ne fait alors rien.

## Événements

EX-EV-1 = L’événement « sortilège » a lieu quand un sortilège a été payé et posé, avant son effet. L’acteur est le lanceur, les sujets sont les cibles.
EX-EV-2 = L’événement « objet » a lieu quand un objet magique a été montré et ses cibles choisies, avant son effet. L’acteur est le joueur, les sujets sont les cibles.
EX-EV-3 = L’événement « transaction » a lieu quand une transaction a été montrée et ses cibles choisies, avant son effet. L’acteur est le joueur, les sujets sont les cibles.
EX-EV-4 = L’événement « prise » a lieu quand des trouvailles (pas des sortilèges) vont être prises d’une main pour une autre par la carte d’un autre que le perdant : une fois par perdant, et seulement s’il a une trouvaille qui convient et n’est pas protégé. L’acteur est le joueur dont c’est la carte, le sujet est le perdant.
EX-EV-5 = L’événement « gage » a lieu quand un joueur va recevoir un gage. L’acteur est le joueur dont c’est la carte, le sujet est celui qui va le recevoir.
EX-EV-6 = L’événement « lot » a lieu quand on connaît le gagnant d’une vente aux enchères, avant que le lot et la mise changent de mains. L’acteur est le commissaire-priseur, le sujet est le gagnant.
EX-EV-7 = L’événement « début de tour » a lieu après la pioche d’un tour qui n’est pas sauté. L’acteur et le sujet sont le joueur dont c’est le tour.
EX-EV-8 = L’événement « fin de tour » a lieu après « au suivant » (ou quand une carte arrête le tour), avant que le tour soit terminé. L’acteur et le sujet sont le joueur dont c’est le tour.

## Ordre

EX-ORD-1 = Ce qui devrait toucher plusieurs joueurs à la fois se fait dans l’ordre du tour, l’un après l’autre, la part de chacun en entier avant celle du suivant. Les joueurs concernés et les quantités sont fixés au départ.
EX-ORD-2 = Quand plusieurs déclencheurs répondent à un événement, on les applique dans l’ordre du tour de leurs propriétaires ; pour un même joueur, le plus ancien d’abord. Tous passent avant la fenêtre de réponse, et ceux qui répondent sont fixés au moment de l’événement ; on laisse de côté celui qui a pris fin entre-temps, et un événement annulé est fini aussi pour ceux qui attendaient encore.
EX-ORD-3 = Un déclencheur ne se déclenche pas tant qu’il est en attente ou en cours d’application.

## Valeur et transactions

EX-TRA-1 = Une transaction prend effet aussitôt, pour toute la table, puis va à la défausse.
EX-TRA-2 = Les trouvailles ne changent de mains que par les cartes : hors de là, les joueurs n’échangent rien.
EX-TRA-3 = Chaque trouvaille a une valeur, imprimée sur la carte : 1 pour les ingrédients, les objets magiques et les transactions, sauf mention contraire, de 2 à 4 pour les objets non magiques du jeu de la maison.

## Jour de marché

EX-MKT-1 = Au jour de marché participe tout joueur qui a au moins une trouvaille. S’ils sont moins de deux, il ne se passe rien.
EX-MKT-2 = Chacun pose en secret une trouvaille de sa main sur l’étal.
EX-MKT-3 = On révèle tout. Les joueurs choisissent selon la valeur de ce qu’ils ont posé, de la plus forte à la plus faible ; à valeur égale, dans l’ordre du tour.
EX-MKT-4 = Dans cet ordre, chacun prend une trouvaille de l’étal ; ce peut être celle qu’il y a posée.

## Brocante

EX-FLEA-1 = À la brocante participe tout joueur qui a au moins une trouvaille.
EX-FLEA-2 = Chacun apporte en secret des trouvailles du genre et jusqu’au nombre que permet la carte (jeu de la maison : jusqu’à deux objets, magiques ou non), et s’arrête quand il veut ou n’a plus rien à apporter.
EX-FLEA-3 = On révèle tout. Les objets non magiques sont vendus : ils vont à la défausse, dans l’ordre du tour de ceux qui les ont apportés. Les autres trouvailles apportées sont mélangées ensemble et placées sur la pioche.
EX-FLEA-4 = Dans l’ordre du tour, chacun pioche autant de trouvailles que la valeur de ce qu’il a apporté.

## Vente aux enchères

EX-AUC-1 = Le joueur dont la carte ouvre la vente est le commissaire-priseur. On pioche autant de trouvailles que l’indique la carte et on les étale face visible : c’est le lot. S’il y en a moins, le lot est plus petit ; s’il n’y en a aucune, il ne se passe rien.
EX-AUC-2 = Chaque participant, commissaire-priseur compris, mise en secret autant de trouvailles de sa main qu’il veut, ou aucune. Il s’arrête quand il veut ou quand sa main est vide.
EX-AUC-3 = On révèle toutes les mises, qui restent sur la table ; elles ne sont dans aucune main tant que la vente n’est pas réglée.
EX-AUC-4 = La mise de plus forte valeur totale l’emporte ; à égalité, la première dans l’ordre du tour.
EX-AUC-5 = Si toutes les mises valent 0, c’est le commissaire-priseur qui gagne.
EX-AUC-6 = Une fois le gagnant connu, l’événement « lot » a lieu : des cartes spéciales peuvent y répondre.
EX-AUC-7 = La mise du gagnant va au commissaire-priseur, ou à la défausse si c’est lui qui gagne. Puis toutes les autres mises retournent dans leurs mains, celle du commissaire-priseur comprise ; enfin le gagnant prend le lot.
EX-AUC-8 = Si le lot a été renvoyé à un autre, ce nouveau gagnant le prend et toutes les mises retournent dans leurs mains.
EX-AUC-9 = Si la vente a été annulée, toutes les mises retournent dans leurs mains et le lot est défaussé.

## Gages

EX-FORF-1 = Quand un joueur reçoit un gage, l’événement « gage » a lieu. Ensuite, s’il n’a pas été annulé, celui qui le reçoit désormais choisit de l’accomplir ou de se racheter.
EX-FORF-2 = Un gage que l’on accomplit dure aussi longtemps que le dit sa carte. Ce qu’il faut faire est le texte de la carte ; le logiciel le retient et le montre à tous.
EX-FORF-3 = Pour se racheter, on donne le prix, en trouvailles de son choix, au joueur de qui vient le gage, et le gage est terminé.
EX-FORF-4 = Un joueur qui a moins de trouvailles que le prix ne peut pas se racheter : il accomplit le gage.
EX-FORF-5 = On ne peut pas se racheter d’un gage revenu à celui qui l’a donné : on l’accomplit.
EX-FORF-6 = Un joueur peut avoir plusieurs gages à la fois ; chacun prend fin de son côté.
EX-FORF-7 = À son tour, quand rien n’est en suspens, un joueur peut se racheter d’un gage qu’il subit : il en donne le prix et le gage prend fin aussitôt. Parmi plusieurs gages identiques, c’est le plus ancien dont on puisse se racheter.
    .refusal = Ce gage n’est pas en cours pour ce joueur : on ne se rachète que d’un gage que l’on subit.
EX-FORF-8 = Pour se racheter, il faut au moins autant de trouvailles que le prix, et un gage donné par un autre joueur.
    .refusal = Ce rachat est impossible : le gage doit venir d’un autre joueur, et il faut assez de trouvailles pour en donner le prix.
EX-FORF-9 = Quand les gages se jouent sur l’honneur, rien de plus ne se passe : la table juge en parlant, et le gage prend fin, tout simplement.
EX-FORF-10 = Quand les gages se votent, un gage donné par un autre joueur et arrivé à son terme est jugé par tous les autres, à vote secret. Si plus de la moitié huent, celui qui l’accomplissait en donne le prix au donneur, en trouvailles de son choix, ou tout ce qu’il a s’il en a moins.
EX-FORF-11 = Quand les gages se paient toujours, un joueur qui peut se racheter le doit : on ne lui propose pas d’accomplir le gage.
EX-FORF-12 = Les gages sont bienveillants : des jeux de parole, rien d’humiliant, rien sur le corps, jamais plus d’un tour de table environ, et toujours un prix. Chacun peut cesser à tout moment : il le dit, puis se rachète ou s’arrête simplement ; le logiciel ne sanctionne jamais cela de lui-même.

## Effets durables

EX-LAST-1 = Les états, les déclencheurs et les gages durent. Chacun garde en mémoire sa carte, son propriétaire, son porteur (sauf pour un déclencheur), le tour où il a commencé, sa fin et, s’il y a lieu, le nombre d’usages qui lui restent.
EX-LAST-2 = Selon sa carte, un effet dure jusqu’à la fin du tour en cours (« turn-end »), jusqu’au début du prochain tour de son propriétaire (« your-turn »), jusqu’au début du prochain tour de son porteur (« their-turn »), ou pour toute la partie (« game »).
EX-LAST-3 = Un effet peut aussi durer jusqu’à la fin du premier tour de son propriétaire (« your-turn-end ») ou de son porteur (« their-turn-end ») qui a débuté après le commencement de l’effet.
EX-LAST-4 = Un effet peut aussi durer tant que le sortilège qui l’a créé reste posé face visible devant son propriétaire (« laid »). Quand ce sortilège est repris, l’effet prend fin ; si un joueur en a posé plusieurs exemplaires, quand plus aucun n’est posé devant lui.
EX-LAST-5 = Un effet à nombre d’usages limité prend fin aussi quand il les a épuisés. Un déclencheur sert quand il se déclenche ; une remise, un supplément ou un remplacement, quand le porteur paie un sortilège auquel ils pouvaient s’appliquer ; piocher plus, ne pas piocher et sauter un tour, quand ils changent un tour (de plusieurs effets de l’une des deux dernières sortes, seul le plus ancien) ; la protection, quand elle empêche quelque chose. Les autres états ne s’usent pas.
EX-LAST-6 = Les états identiques s’additionnent quand ils ont un nombre (piocher plus, remise, supplément). Sinon, en avoir deux revient à en avoir un seul, et chacun prend fin de son côté.

## États

EX-STAT-1 = Un joueur privé de sortilèges n’en lance aucun, ni à son tour ni dans une fenêtre de réponse.
    .refusal = Un effet en cours empêche de lancer des sortilèges : il faut attendre qu’il prenne fin.
EX-STAT-2 = Un joueur privé d’objets ne joue aucun objet magique, ni à son tour ni dans une fenêtre de réponse. Il peut en utiliser un pour remplacer un ingrédient.
    .refusal = Un effet en cours empêche de jouer des objets magiques : ils peuvent seulement remplacer un ingrédient.
EX-STAT-3 = Un joueur privé de transactions n’en joue aucune.
    .refusal = Un effet en cours empêche de jouer des transactions : il faut attendre qu’il prenne fin.
EX-STAT-4 = Un joueur privé de réponse ne joue rien dans les fenêtres de réponse.
    .refusal = Un effet en cours empêche de répondre : il faut passer cette fois.
EX-STAT-5 = Un joueur privé de pioche ne pioche pas au début d’un tour, même s’il devait piocher plus ; ce droit de piocher plus n’est alors pas usé.
EX-STAT-6 = Un joueur qui pioche plus prend au début d’un tour le nombre indiqué de trouvailles supplémentaires.
EX-STAT-7 = Un joueur qui doit sauter un tour le saute en entier ; chaque tour à sauter est un usage de l’effet.
EX-STAT-8 = Un joueur voilé ne peut pas être pris pour cible par les autres joueurs.
    .refusal = Ce joueur est voilé et ne peut pas être pris pour cible : il faut en choisir un autre.
EX-STAT-9 = Les cartes des autres joueurs ne peuvent ni prendre ni échanger les trouvailles d’un joueur protégé : cette partie de la carte ne fait rien. À moins que les usages de la protection soient comptés, personne n’apprend s’il y avait une telle trouvaille.
EX-STAT-10 = Les trouvailles en main d’un joueur à trouvailles découvertes sont visibles de tous.
EX-STAT-11 = Les sortilèges en main d’un joueur à sortilèges découverts sont visibles de tous.
EX-STAT-12 = Un joueur qui a une remise peut ne pas payer le nombre indiqué de parties du coût, pour un sortilège des niveaux indiqués.
EX-STAT-13 = Un joueur qui a un supplément paie le nombre indiqué de trouvailles de plus, pour un sortilège des niveaux indiqués.
EX-STAT-14 = Un joueur qui a un remplacement peut payer les ingrédients indiqués avec les trouvailles indiquées.

## Pioche et défausse

EX-PILE-1 = Les trouvailles se piochent une par une, sur le dessus de la pioche.
EX-PILE-2 = S’il faut piocher alors que la pioche est vide, on mélange la défausse, qui devient la pioche.
EX-PILE-3 = Quand la pioche et la défausse sont vides toutes deux, ce qui ne peut être pioché ne l’est pas. Le tour continue.
EX-PILE-4 = La défausse est face visible, dans l’ordre, et chacun peut la consulter. Seules des trouvailles y vont ; les sortilèges posés restent devant ceux qui les ont lancés.

## Les cartes l’emportent sur les règles

EX-TEXT-1 = Quand une carte dit autre chose que ces règles, c’est la carte que l’on suit.
EX-TEXT-2 = Un effet s’applique autant que possible, partie par partie ; on omet ce qui ne peut pas se faire.
EX-TEXT-3 = Le moteur suit l’effet inscrit dans les données de la carte ; son texte, en deux langues, dit la même chose aux joueurs.

## Fin de la partie

EX-END-1 = Quand rien n’est en suspens et qu’un joueur n’a aucun sortilège en main, la partie est finie et il a gagné.
EX-END-2 = Normalement, la fenêtre de réponse et l’effet du dernier sortilège passent avant la fin de la partie : un sortilège qui revient, ou que reçoit le lanceur, prolonge la partie. Avec l’option « victoire immédiate », celui qui lance son dernier sortilège gagne quand la fenêtre se ferme sans annulation, avant l’effet.
EX-END-3 = Si plusieurs joueurs n’ont aucun sortilège en main, le premier d’entre eux dans l’ordre du tour gagne.
EX-END-4 = La manière dont la main s’est vidée n’importe pas : en lançant, en posant, en donnant un sortilège, en se le faisant prendre. Leur origine et leurs niveaux non plus.
EX-END-5 = Les autres joueurs sont classés selon la somme des niveaux restés en main, la plus petite d’abord ; à somme égale, selon le nombre de sortilèges, le plus petit d’abord ; sinon, ils partagent le rang.
EX-END-6 = Après la fin, aucune action n’est acceptée.
    .refusal = La partie est finie : il faut en commencer une autre pour rejouer.
EX-LIM-1 = Avec une limite de tours de table, la partie est finie quand se sont achevés autant de tours que cette limite multipliée par le nombre de joueurs. Les mieux classés gagnent, tous s’ils sont plusieurs. Une partie où plus de 10 000 étapes s’enchaînent d’elles-mêmes après un coup finit de la même façon.
EX-LIM-2 = Dès qu’il a été joué ou lancé en un tour autant de cartes que le permet la limite de cartes par tour, par qui que ce soit (une carte compte dès qu’on la montre), on n’en joue plus aucune pendant ce tour et aucune fenêtre de réponse ne s’ouvre. Un sortilège posé avec son effet compte aussi ; au-delà de la limite, il est posé sans effet.
    .refusal = La limite de cartes de ce tour est atteinte : il faut dire « au suivant ».
EX-LIM-3 = Avec une limite de main, un joueur qui a plus de trouvailles que cela à la fin de son propre tour en défausse jusqu’à la respecter.

## Le fichier de cartes

EX-DECK-1 = Un fichier de cartes est en TOML. En tête, il porte le format « quintessence-elixir-cards », la version 1, le mot du jeu de cartes et son nom, et aucune autre table que « tags », « tag_names », « counts », « ingredient », « object », « transaction » et « spell ».
EX-DECK-2 = Chaque « id » est fait de mots en minuscules reliés par des traits d’union, unique dans le fichier, et n’est ni une étiquette ni un mot du langage des cartes.
EX-DECK-3 = Chaque carte a un « name », et chaque carte hormis les ingrédients un « text », dans les deux langues et non vides.
EX-DECK-4 = Les exemplaires totalisent ce qu’annonce « counts » : les trouvailles, et les sortilèges de chaque niveau. Omis, « counts » vaut 112 trouvailles et 16, 24, 8 et 8 sortilèges des niveaux 1 à 4.
EX-DECK-5 = Le niveau d’un sortilège va de 1 à 4, et son coût énumère exactement autant d’ingrédients du fichier.
EX-DECK-6 = Les cartes n’ont que les champs de leur genre, avec des valeurs du bon type, et que des étiquettes connues.
EX-DECK-7 = Chaque verbe est l’un des 31 verbes du langage des cartes.
EX-DECK-8 = Un verbe n’a que ses propres arguments, et tous ceux qu’il exige. Un « status » n’a que les arguments dont cet état se sert ; « count » a soit « add », soit « set », et un seul des deux.
EX-DECK-9 = La valeur de chaque argument est de son type et, quand les valeurs forment une liste fermée, elle en fait partie.
EX-DECK-10 = « when » est une liste non vide de « main » et d’événements bien formés ; celui d’un sortilège contient « main ».
EX-DECK-11 = « targets » a au plus deux éléments. « target » ne s’emploie qu’avec une première cible ou après « aim », « target2 » qu’avec une seconde cible.
EX-DECK-12 = « cancel », « redirect », « fetch » depuis « payment », « actor » et « subject » ne s’emploient que sur les cartes spéciales et dans les déclencheurs.
EX-DECK-13 = La durée « laid » ne s’emploie que sur les sortilèges, et pas pour les gages. Le « until » d’un déclencheur n’est ni « their-turn » ni « their-turn-end ».
EX-DECK-14 = Les sortilèges et les transactions ont un effet ; un objet magique a un effet ou « stands_for » ; un objet non magique n’a ni l’un ni l’autre.
EX-DECK-15 = Un fichier qui contient une erreur est refusé en bloc. Toutes les erreurs sont signalées ensemble, chacune avec l’id de la carte, l’endroit dans la carte et la règle.
EX-DECK-16 = L’option « cartes supplémentaires » ajoute des cartes au jeu utilisé : une liste des mêmes tables en JSON, chacune avec un « type » (« ingredient », « object », « transaction » ou « spell »). Elles sont vérifiées par les mêmes règles, sauf celle des totaux, et mélangées au reste selon leur nombre d’exemplaires.

## Les mots du langage des cartes

EX-LANG-1 = Mots pour les places : « you » est le joueur dont c’est la carte ; « target » et « target2 » les cibles choisies ; « left » et « right » les voisins de gauche et de droite de « you » ; « others » tous sauf « you » ; « all » tout le monde ; « active » le joueur dont c’est le tour ; « actor » et « subject » ceux de l’événement ouvert le plus intérieur ; « them » la place traitée dans « each ».
EX-LANG-2 = Plusieurs places sont prises dans l’ordre du tour, chacune une fois. Là où il en faut une seule, c’est la première.
EX-LANG-3 = Un ensemble de places se restreint à partir de « among » : « except » en retire, « if » garde celles qui remplissent la condition, « them » désignant la place, puis « most » ou « fewest » garde toutes celles qui sont premières à égalité selon la mesure.
EX-LANG-4 = Un mot de place qui ne désigne personne laisse l’étape sans effet.
EX-LANG-5 = Une quantité est un nombre ; « seats », le nombre de joueurs ; ou une mesure « of » additionnée sur « who » (par défaut « you »), divisée par deux si « half » dit « up » (arrondi au-dessus) ou « down » (au-dessous), augmentée de « plus », jamais négative. Pour des cartes, des tours ou des usages, elle vaut 999 au plus ; les compteurs s’arrêtent à 1 000 000. Les mesures comptent les trouvailles en main, les sortilèges en main, la somme de leurs niveaux, les sortilèges posés ou un compteur.
EX-LANG-6 = « moved » est le nombre de cartes que l’étape précédente de la même liste a déplacées, piochées ou défaussées, toutes places réunies ; après « market », « flea », « auction » et « forfeit », il vaut 0 ; après « copy », c’est ce que l’effet copié a déplacé. « if » et « choose » ne comptent pas comme des étapes ; la première étape dans « each » regarde celle qui précède le « each ».
EX-LANG-7 = Mots de filtre : « find » est toute trouvaille ; « object » les deux genres d’objets ; « magic », « mundane », « ingredient » et « transaction » ce genre-là ; « special » les cartes spéciales ; « named » ce qu’a nommé le verbe « name » ; une étiquette ; l’id d’une carte. Une liste accepte ce qu’accepte l’un de ses mots.
EX-LANG-8 = Conditions : « has », chacun des « who » a au moins « n » trouvailles qui conviennent ; « more », la première quantité est plus grande que la seconde ; « moved », au moins ce nombre de cartes a été déplacé ; « is », les deux mots de place ont une place en commun ; « turn », c’est le tour de l’une d’elles ; « not », « all » et « any » combinent des conditions.
EX-LANG-9 = La condition « reacting » à true est remplie quand la carte se joue dans une fenêtre de réponse, et dans un déclencheur.
EX-LANG-10 = Quand un verbe a « upto » à true, celui qui choisit peut s’arrêter avant terme.

## Les verbes

EX-VERB-1 = « draw » : chacun des « who » pioche « n » trouvailles. Par défaut : who = you, n = 1.
EX-VERB-2 = « discard » : chacun des « who » défausse « n » trouvailles (ou « all ») conformes à « what », toutes celles qu’il a s’il y en a moins. « pick » dit comment : choisies par le propriétaire (« owner »), par « you », qui voit celles qui conviennent, ou au hasard (« random »). Par défaut : who = you, n = 1, what = find, pick = owner, upto = false.
EX-VERB-3 = « take » : « n » trouvailles (ou « all ») conformes à « what », ou, avec zone = spells, des sortilèges d’un niveau de « level », vont de la main de chacun des « from » à la main de la seule place « to », moins s’il y en a moins. « pick » dit comment : au hasard (« random »), au choix du donneur (« giver ») ou au choix de celui qui reçoit (« taker »), qui voit celles qui conviennent. Pour des trouvailles, l’événement « prise » vient d’abord ; d’une place à elle-même, rien ne se passe. Obligatoire : from. Par défaut : to = you, n = 1, zone = finds, what = find, level = [1, 2, 3, 4], pick = random, upto = false.
EX-VERB-4 = « trade » : « a » et « b » échangent leurs mains entières (n = all), ou chacun le même nombre de cartes : « n », ou autant qu’en a le moins pourvu. « pick_a » et « pick_b » disent comment se choisissent les cartes de chaque côté : par leur propriétaire (« owner »), en secret et en même temps, ou au hasard (« random »). Les mains entières s’échangent même si l’une est vide ; pour un nombre, si l’un n’a rien, rien ne se passe ; de même si « a » et « b » sont la même place. Obligatoire : b. Par défaut : a = you, n = 1, zone = finds, pick_a = owner, pick_b = owner.
EX-VERB-5 = « pass » : chacun des « who » passe sa main (n = all) ou « n » cartes de son choix, toutes celles qu’il a s’il en a moins, en secret et en même temps, à la prochaine place de « who » du côté « to » (« left » à gauche, « right » à droite). À moins de deux places, rien ne se passe. Par défaut : who = all, n = 1, to = left, zone = finds.
EX-VERB-6 = « redeal » : les mains des « who » sont mélangées ensemble, et chacun reçoit autant de cartes qu’il en avait. Par défaut : who = all, zone = finds.
EX-VERB-7 = « fetch » : chacun des « who » prend « n » trouvailles de son choix conformes à « what », moins s’il y en a moins. « from » est « discard », la défausse ; « pile », en parcourant la pioche, que l’on mélange ensuite ; « top », en regardant les « look » premières trouvailles de la pioche, celles qui ne sont pas prises allant selon « rest » sous la pioche (« bottom »), à la défausse (« discard ») ou de nouveau dessus (« top »), dans leur ordre ; ou « payment », les trouvailles qui viennent de servir au sortilège dont traite l’événement ouvert le plus intérieur, pour autant qu’elles soient encore dans la défausse. Une pioche vide est d’abord refaite avec la défausse. Obligatoire : from. Par défaut : who = you, n = 1, what = find, upto = false, look = 4, rest = bottom.
EX-VERB-8 = « look » : chacun des « who » voit en privé les mains des « at » : trouvailles (« finds »), sortilèges (« spells ») ou les deux (« both »), selon « zone ». Obligatoire : at. Par défaut : who = you, zone = finds.
EX-VERB-9 = « recall » : « n » sortilèges posés (ou « all ») de chacun des « from », des niveaux de « level », retournent dans sa main, jamais le sortilège dont c’est l’effet. « pick » dit lesquels : choisis par « you » ou par le propriétaire (« owner »), les derniers posés d’abord (« last ») ou au hasard (« random »). Obligatoire : from. Par défaut : n = 1, level = [1, 2, 3, 4], pick = last.
EX-VERB-10 = « lay » : chacun des « who » pose sans payer « n » sortilèges de sa main, des niveaux de « level » ; ils comptent comme lancés. Sans « effect », rien de plus ; avec lui, cibles, événement et effet suivent comme pour un sortilège lancé. Par défaut : who = you, n = 1, level = [1, 2, 3, 4], effect = false.
EX-VERB-11 = « copy » : « you » choisit un sortilège posé d’un des « whose », des niveaux de « level », autre que celui-ci et qui ne copie pas lui-même ; on en choisit les cibles et l’effet s’applique au compte de « you », sans événement « sortilège ». Ce qu’il crée de durable porte l’id de la carte copiée, mais les effets « laid » portent celui du sortilège qui copie et durent tant que celui-ci reste posé. Par défaut : whose = all, level = [1, 2, 3, 4].
EX-VERB-12 = « extra-turn » : « n » tours supplémentaires sont dus à chacun des « who », après ceux qui le sont déjà. Par défaut : who = you, n = 1.
EX-VERB-13 = « skip-turn » : chacun des « who » saute ses « n » prochains tours. Obligatoire : who. Par défaut : n = 1.
EX-VERB-14 = « reverse » : le sens du jeu s’inverse. Ce verbe n’a pas d’argument.
EX-VERB-15 = « end-turn » : le tour en cours s’achève, comme si son joueur avait dit « au suivant », dès que plus rien n’est en suspens. Ce verbe n’a pas d’argument.
EX-VERB-16 = « status » : met l’état « is » sur chacun des « who » jusqu’à « until », ou jusqu’à épuisement de ses « uses » (usages). Dans l’ordre de EX-STAT-1 à EX-STAT-14, les états sont no-cast, no-objects, no-transactions, no-react, no-draw, draw-more, skip (créé par « skip-turn »), veiled, warded, open-finds, open-spells, discount, surcharge et stand-in ; certains se servent de « n », « level », « what » ou « as ». Obligatoires : is, until. Par défaut : who = you, n = 1, level = [1, 2, 3, 4], what = find, as = ingredient.
EX-VERB-17 = « trigger » : désormais, chaque fois que l’événement « when » a lieu (ses « by » et « at » vus de « you »), les effets « do » s’appliquent au compte de « you », avec les cibles et le mot nommé de maintenant, jusqu’à « until » ou jusqu’à épuisement de ses « uses » (usages). Obligatoires : when, do, until.
EX-VERB-18 = « dispel » : met fin aux effets durables des sortes de « what » (« status », « trigger », « forfeit ») dont le porteur, ou pour un déclencheur le propriétaire, est parmi les « who », sauf à ceux qui sont « laid ». Un gage ainsi terminé ne se vote pas. Par défaut : who = all, what = les trois sortes.
EX-VERB-19 = « cancel » : l’événement ouvert le plus intérieur, s’il n’est pas un début ou une fin de tour, est annulé : la carte n’a pas d’effet, rien n’est pris, aucun gage n’est donné, le lot n’est pas vendu. « spell » dit si un sortilège ainsi annulé reste posé (« stays ») ou retourne dans la main de son lanceur (« returns »). Par défaut : spell = stays.
EX-VERB-20 = « redirect » : dans l’événement ouvert le plus intérieur, la seule place « to » remplace la seule place « from » parmi les sujets : elle devient la cible, le perdant, celui qui reçoit le gage ; l’acteur reste le même. Pour l’événement « lot », « from » ne joue aucun rôle : « to » prend la place du gagnant, et rien ne se passe si c’est déjà lui. Dans les autres événements, rien ne se passe si « from » n’est pas parmi les sujets ou si « to » est « from » ; ni jamais si « to » n’est personne. Les transactions et les tours ne peuvent pas être renvoyés. Obligatoire : to. Par défaut : from = you.
EX-VERB-21 = « forfeit » : donne le gage du texte de la carte à chacun des « who », rachetable pour « price » trouvailles, jusqu’à « until ». Obligatoires : who, price. Par défaut : until = their-turn-end.
EX-VERB-22 = « market » : tient un jour de marché entre les « who ». Par défaut : who = all.
EX-VERB-23 = « flea » : tient une brocante entre les « who », avec pour chacun jusqu’à « max » trouvailles conformes à « what ». Par défaut : who = all, max = 2, what = object.
EX-VERB-24 = « auction » : tient une vente aux enchères entre les « who », avec un lot de « lot » trouvailles. Par défaut : who = all, lot = 3.
EX-VERB-25 = « choose » : la seule place « who » choisit une des « options » dont le « if » est rempli, et l’on applique son « do » ; chaque option a un texte dans les deux langues, un « do » et, au besoin, un « if ». Les options se numérotent à partir de 1, toutes comprises ; s’il n’en reste aucune, rien ne se passe. Obligatoire : options. Par défaut : who = you.
EX-VERB-26 = « aim » : la seule place « who » choisit l’un des « among », qui devient « target ». On ne peut pas choisir une place hors de « among », ni une place voilée autre que la sienne. Par défaut : who = you, among = others.
    .refusal = Ce joueur ne peut pas être choisi ici : il faut en choisir un parmi ceux que permet la carte.
EX-VERB-27 = « name » : la seule place « who » nomme un ingrédient, ou une étiquette du groupe d’étiquettes « of ». Par défaut : who = you, of = ingredient.
EX-VERB-28 = « if » : applique la liste « then » si la condition « cond » est remplie, sinon la liste « else ». Obligatoires : cond, then. Par défaut : else = [].
EX-VERB-29 = « each » : applique la liste « do » une fois pour chacun des « who », « them » désignant cette place. Obligatoires : who, do.
EX-VERB-30 = « count » : modifie le compteur nommé « counter » de chacun des « who » : on lui ajoute « add » ou on le fixe à « set », jamais au-dessous de 0. Obligatoires : counter, et soit add, soit set. Par défaut : who = you.
EX-VERB-31 = « say » : montre à tous le « text », donné dans les deux langues, et rien d’autre. Il sert à ce que la table fait d’elle-même. Obligatoire : text.

## Ce que voit chaque joueur

EX-HID-1 = Des trouvailles des autres mains, on ne montre que le nombre.
EX-HID-2 = Des sortilèges des autres mains, on ne montre que les dos, rangés par niveau.
EX-HID-3 = De la pioche, on ne montre que le nombre de trouvailles. Les piles de sortilèges et les sortilèges retirés se montrent de dos.
EX-HID-4 = Les choix secrets et les votes restent cachés tant que quelqu’un doit encore s’engager. Chacun sait qui a fini, et les mains gardent d’ici là leur taille entière.
EX-HID-5 = Les trouvailles regardées sur le dessus de la pioche ne sont montrées qu’à celui qui les regarde.
EX-HID-6 = Un effet qui découvre une main en montre à tous les trouvailles, ou les sortilèges.
EX-HID-7 = Pendant le choix des sortilèges, si l’on ne les regarde qu’après la distribution, chacun ne voit aussi les siens que de dos.

## Noms : le jeu

game-name = Élixir
game-pitch = Des sorciers rivalisent pour lancer tous les sortilèges de leur main, à coups de trouvailles échangées, chapardées ou gagnées aux enchères, tandis que chaque sortilège lancé chamboule la table.

## Noms : éléments et natures

element = Élément
element-earth = Terre
element-water = Eau
element-air = Air
element-fire = Feu
nature = Nature
nature-beast = Bête
nature-plant = Plante
nature-matter = Matière
nature-mood = Humeur

## Noms : cartes

kind-spell = Sortilège
kind-find = Trouvaille
kind-ingredient = Ingrédient
kind-object = Objet
kind-magic = Objet magique
kind-mundane = Objet non magique
kind-transaction = Transaction
transaction-market = Jour de marché
transaction-flea = Brocante
transaction-auction = Vente aux enchères
level-1 = Niveau 1
level-2 = Niveau 2
level-3 = Niveau 3
level-4 = Niveau 4
slot-any = Une trouvaille quelconque

## Noms : zones

zone-hand = Main
zone-finds = Trouvailles en main
zone-spells = Sortilèges en main
zone-laid = Sortilèges posés
zone-pile = Pioche
zone-discard = Défausse
zone-books = Piles de sortilèges
zone-removed = Retirés du jeu
zone-stall = Étal
zone-lot = Lot
zone-bid = Mise
zone-payment = Trouvailles qui viennent de servir
zone-lasting = Effets durables
zone-stack = En cours

## Noms : mots de la table

term-wizard = Sorcier
term-player = Joueur
term-seat = Place
term-neighbour-left = Voisin de gauche
term-neighbour-right = Voisin de droite
term-first-player = Premier joueur
term-speaker = Récitant
term-ritual = Rituel
term-level = Niveau
term-levels-left = Niveaux restants
term-cost = Coût
term-worth = Valeur
term-special = Spécial
term-target = Cible
term-caster = Lanceur
term-owner = Propriétaire
term-bearer = Porteur
term-actor = Acteur
term-subject = Sujet
term-auctioneer = Commissaire-priseur
term-winner = Gagnant
term-window = Fenêtre de réponse
term-forfeit = Gage
term-price = Prix
term-uses = Usages restants
term-counter = Compteur
term-tags = Étiquettes
term-copies = Exemplaires
term-when = Se joue
term-targets = Cibles
term-stands-for = Remplace
term-kind = Genre
term-turn = Tour
term-round = Tour de table
term-extra-turn = Tour supplémentaire
term-skipped-turn = Tour sauté
term-direction = Sens du jeu
direction-clockwise = Sens des aiguilles d’une montre
direction-anticlockwise = Sens inverse des aiguilles d’une montre
phase-draft = Choix des sortilèges
phase-main = Partie en cours
phase-over = Partie finie
reason-no-spells = Plus de sortilège en main
reason-round-limit = Limite de tours de table atteinte
ending-no-spells = Plus de sortilège en main : { $winners } s’est défait du dernier (niveaux restants, du premier au dernier : { $levels }).
ending-round-limit =
    { $count ->
        [one] { ending-least }
       *[other] Limite de tours de table atteinte : il reste à { $winners } aussi peu de niveaux à lancer ({ $levels }).
    }
ending-least =
    { $by ->
        [spells] Limite de tours de table atteinte : à égalité de niveaux, { $winners } a le moins de sortilèges en main ({ $spells }).
       *[levels] Limite de tours de table atteinte : il reste à { $winners } le moins de niveaux à lancer ({ $levels }).
    }
tally-levels = Niveaux restants
    .help = Somme des niveaux des sortilèges encore en main
tally-spells = Sortilèges
    .help = Sortilèges encore en main : à zéro, on gagne
tally-finds = Trouvailles
    .help = Trouvailles en main
feature-turn = Tour
    .gain = gagne du temps
    .loss = perd du temps
feature-spells = Sortilèges restants
    .gain = a moins de sortilèges à lancer
    .loss = a plus de sortilèges à lancer
feature-ready = Sortilèges prêts
    .gain = peut lancer plus de sortilèges
    .loss = peut lancer moins de sortilèges
feature-missing = Ingrédients manquants
    .gain = se rapproche d’un sortilège
    .loss = s’éloigne d’un sortilège
feature-finds = Trouvailles
    .gain = gagne des trouvailles
    .loss = perd des trouvailles
feature-stand-ins = Remplacements
    .gain = gagne de quoi remplacer un ingrédient
    .loss = perd de quoi remplacer un ingrédient
feature-effects = Effets des cartes
    .gain = a des cartes plus fortes
    .loss = a des cartes moins fortes
feature-goods = Monnaie d’échange
    .gain = a plus à échanger
    .loss = a moins à échanger
feature-supply = Approvisionnement
    .gain = trouve plus facilement ce qui manque
    .loss = trouve moins facilement ce qui manque
feature-engines = Avantages durables
    .gain = gagne un avantage durable
    .loss = perd un avantage durable
feature-shackles = Entraves
    .gain = entrave les autres
    .loss = subit une entrave
feature-forfeits = Gages
    .gain = donne un gage
    .loss = subit un gage
feature-protection = Protection
    .gain = se protège mieux
    .loss = se protège moins bien
feature-lead = Avance
    .gain = prend de l’avance
    .loss = prend du retard
feature-rivals = Adversaires
    .gain = freine les autres
    .loss = laisse les autres approcher de la victoire
feature-pending = Action en cours
    .gain = profite de l’action en cours
    .loss = pâtit de l’action en cours
exchange-pass = Passage
exchange-trade = Échange

## Noms : événements

event-spell = Sortilège
event-object = Objet
event-transaction = Transaction
event-take = Prise
event-forfeit = Gage
event-lot = Lot
event-turn-start = Début de tour
event-turn-end = Fin de tour

## Noms : effets durables

lasting-status = État
lasting-trigger = Déclencheur
lasting-forfeit = Gage
status-no-cast = Sans sortilège
status-no-objects = Sans objet magique
status-no-transactions = Sans transaction
status-no-react = Sans réponse
status-no-draw = Sans pioche
status-draw-more = Pioche plus
status-skip = Saute un tour
status-veiled = Voilé
status-warded = Protégé
status-open-finds = Trouvailles découvertes
status-open-spells = Sortilèges découverts
status-discount = Remise
status-surcharge = Supplément
status-stand-in = Remplacement
until-turn-end = jusqu’à la fin de ce tour
until-your-turn = jusqu’au début du prochain tour de son propriétaire
until-your-turn-end = jusqu’à la fin du prochain tour de son propriétaire
until-their-turn = jusqu’au début du prochain tour de son porteur
until-their-turn-end = jusqu’à la fin du prochain tour de son porteur
until-laid = tant que son sortilège reste posé
until-game = jusqu’à la fin de la partie

## Noms : options

option-spell-total = Sortilèges de départ
    .help = Le nombre d’ingrédients que totalisent les sortilèges de départ de chacun. À sept ou huit joueurs, 11 ou 13 est conseillé.
option-spell-total-9 = 9 ingrédients
option-spell-total-11 = 11 ingrédients
option-spell-total-13 = 13 ingrédients
option-first-player = Premier joueur
    .help = La façon de désigner le premier joueur.
option-first-player-random = Au hasard
    .help = Le premier joueur est tiré au sort.
option-first-player-am-stram-gram = Am-stram-gram, dernier désigné
    .help = Le joueur sur qui tombe la dernière syllabe commence.
option-first-player-am-stram-gram-out = Am-stram-gram, dernier éliminé
    .help = Le joueur sur qui tombe la dernière syllabe est éliminé, et l’on recommence ; celui qui reste commence.
option-first-player-seat = Une place choisie
    .help = Le joueur assis à la place de ce numéro commence.
option-speaker = Récitant
    .help = La place du joueur qui prononce la formule du rituel.
option-draft-look = Regarder les sortilèges choisis
    .help = Le moment où chacun voit les sortilèges qu’il choisit.
option-draft-look-after = Après la distribution
    .help = Personne ne voit ses sortilèges avant la distribution des trouvailles.
option-draft-look-at-once = Tout de suite
    .help = Chacun voit un sortilège dès qu’il le prend.
option-last-spell = Dernier sortilège
    .help = Si le dernier sortilège fait effet avant la fin de la partie.
option-last-spell-effect-first = L’effet d’abord
    .help = Le dernier sortilège fait effet ; le lanceur gagne si sa main est toujours vide.
option-last-spell-at-once = Victoire immédiate
    .help = Le lanceur gagne avant l’effet, sauf si le sortilège est annulé.
option-forfeits = Gages
    .help = La façon dont la table traite les gages.
option-forfeits-honour = Sur l’honneur
    .help = Les gages s’accomplissent sur l’honneur, et la table juge en parlant.
option-forfeits-vote = Au vote
    .help = Quand un gage arrive à son terme, les autres votent ; si plus de la moitié huent, son prix est dû.
option-forfeits-pay = Toujours rachetés
    .help = Qui peut payer le prix d’un gage doit le faire.
option-windows = Fenêtres de réponse
    .help = Qui est interrogé quand des cartes spéciales peuvent répondre à un événement.
option-windows-all = Tout le monde
    .help = Tous ceux qui pourraient avoir de quoi répondre sont interrogés : être interrogé ne trahit rien.
option-windows-able = Ceux qui peuvent
    .help = Seuls les joueurs capables de jouer une carte qui convient sont interrogés : plus rapide, mais révélateur.
option-round-limit = Limite de tours de table
    .help = Après ce nombre de tours de table, la partie s’arrête et le classement décide.
option-round-limit-0 = Sans limite
option-plays-limit = Limite de cartes par tour
    .help = Le nombre de cartes qui peuvent être jouées ou lancées en un tour, tous joueurs réunis.
option-hand-limit = Limite de main
    .help = Le nombre de trouvailles qu’un joueur peut garder à la fin de son propre tour.
option-hand-limit-0 = Sans limite
option-duel = Duel
    .help = Permet de jouer à deux.
option-duel-true = Permis
option-duel-false = Non permis
option-cards = Jeu de cartes
    .help = Le fichier de cartes avec lequel on joue.
option-cards-house = Le jeu de la maison
option-extra-cards = Cartes supplémentaires
    .help = Des cartes de son cru, mélangées au jeu.

## Noms : actions

verb-pick = Prendre un sortilège :
verb-cast = Lancer
verb-play = Jouer
verb-buyout = Se racheter
verb-next = Au suivant
verb-target = Viser
verb-use = Utiliser
verb-waive = Ne pas payer
verb-pass = Passer
verb-give = Donner
verb-take = Prendre
verb-drop = Défausser
verb-recall = Reprendre en main
verb-lay = Poser
verb-copy = Copier
verb-put = Poser en secret
verb-done = Terminé
verb-perform = Accomplir le gage
verb-pay = Se racheter aussitôt
verb-vote = Voter
verb-vote-ok = Bravo
verb-vote-boo = Hou
verb-choose = Choisir l’option
verb-name = Nommer

## Décisions : ce que les règles laissent ouvert, et ce que l’on fait ici

EX-R-1 = La règle ne donne aucun nombre de joueurs et la boîte dit de 3 à 8. L’option « duel » permet de jouer à deux : rien ne s’y oppose.
EX-R-2 = Le rituel commence par le voisin de gauche du récitant et se compte comme il se chante, en 22 coups. Une table qui compte autrement désigne le premier joueur par sa place.
EX-R-3 = Quand un joueur est éliminé, le coup suivant tombe sur le prochain encore en lice, comme le veulent les comptines.
EX-R-4 = Un joueur ne dépasse pas le total tant qu’une pile le permet ; un choix forcé se fait dans la plus basse pile restante. Un choix qui convient mais mène plus tard à un choix forcé est permis : personne ne peut le savoir.
EX-R-5 = Si toutes les piles s’épuisent d’abord, le choix s’arrête et un joueur garde moins de niveaux : il n’y a plus rien à prendre.
EX-R-6 = On regarde ses sortilèges après la distribution, pour que l’on ne choisisse que des niveaux. Les regarder tout de suite est une option.
EX-R-7 = Les cinq trouvailles sont données une par une, à partir du premier joueur.
EX-R-8 = On mélange la défausse quand il faut une nouvelle trouvaille, et non quand on pioche la dernière : ce que l’on défausse entre-temps en fait partie.
EX-R-9 = Quand la pioche et la défausse sont vides, on ne pioche rien et la partie continue : les trouvailles sont en main et reviendront à mesure qu’elles servent.
EX-R-10 = La défausse est visible : ce qui a servi a été montré, et fouiller la défausse n’a rien de secret.
EX-R-11 = Le dernier sortilège fait effet avant la fin de la partie : les effets qui déplacent des sortilèges gardent leur piquant, et répondre au dernier sortilège est le meilleur moment du jeu. Gagner aussitôt est une option ; même alors, la fenêtre de réponse reste ouverte.
EX-R-12 = De deux joueurs sans sortilège au même moment, le premier dans l’ordre du tour gagne, comme pour tout ce qui est simultané.
EX-R-13 = On gagne aussi en perdant son dernier sortilège au profit d’un autre : seule compte la main vide.
EX-R-14 = Un sortilège annulé compte comme lancé, sauf si la carte qui l’annule dit qu’il revient en main.
EX-R-15 = Un sortilège spécial peut toujours se lancer à son tour, pour qu’aucun ne reste bloqué en main ; un objet spécial, seulement si sa carte le dit.
EX-R-16 = On peut jouer une carte sans effet possible : lancer est le but, et c’est au lanceur de voir si l’effet peut servir.
EX-R-17 = On choisit les cibles, puis on paie, sans retour : les autres savent déjà ce qui vient.
EX-R-18 = Les réponses suivent l’ordre des effets simultanés : celui dont c’est le tour d’abord, puis le tour de la table, une carte à la fois, chacune résolue avant la suivante.
EX-R-19 = N’interroger que ceux qui peuvent répondre trahirait quelque chose : on interroge donc tous ceux qui pourraient avoir de quoi répondre. L’inverse est une option, pour aller plus vite.
EX-R-20 = Les objets non magiques servent par leur valeur : ils choisissent d’abord au marché, rapportent plus à la brocante et remportent les enchères.
EX-R-21 = Les trois transactions sont de petits échanges secrets de notre façon : un contre un au marché, des objets contre des pioches à la brocante, un lot contre une mise cachée aux enchères.
EX-R-22 = C’est la table qui juge, sur l’honneur, si un gage a été accompli ; le vote et le rachat obligatoire sont des options.
EX-R-23 = Un gage renvoyé à celui qui l’a donné ne peut être payé à personne : on l’accomplit.
EX-R-24 = Il n’y a pas de limite de main ; c’est une option.
EX-R-25 = On n’échange pas librement : il y a des cartes pour cela.
EX-R-26 = Ceux qui n’ont pas gagné sont classés d’après ce qui leur reste à lancer.
EX-R-27 = On ne peut obliger personne à lancer : une limite de tours de table finit la partie et le classement décide ; une limite de cartes par tour arrête les pioches sans fin.
EX-R-28 = Un tour sauté est un tour sans contenu : ce qui prend fin à son début ou à sa fin prend bien fin.
EX-R-29 = C’est l’effet écrit dans les données de la carte qui est joué ; un texte qui dit autre chose est une faute du fichier.
EX-R-30 = Quand le sens du jeu s’inverse, la gauche et la droite restent où elles sont à table ; seul l’ordre du tour change.
EX-R-31 = On n’est pas tenu d’utiliser le véritable ingrédient quand on l’a en main : celui qui paie choisit.
EX-R-32 = Un effet auquel certains ne peuvent prendre part se fait avec les autres.
EX-R-33 = « Nul ne peut te prendre de trouvaille » arrête ce que la carte d’un autre prend ou échange, même si le perdant choisit ; ni ce que toute la table fait, ni le prix d’un gage.

## Les sorciers autour de la table

seat-0 = Absinthe
seat-1 = Belladone
seat-2 = Camomille
seat-3 = Datura
seat-4 = Euphraise
seat-5 = Fenouil
seat-6 = Genièvre
seat-7 = Houblon

## La table du terminal

table-turn = Tour { $turn }
table-round = tour de table { $round }
table-draft = Choix des sortilèges : à { $name }
table-over = La partie est finie
table-clockwise = sens horaire
table-anticlockwise = sens antihoraire
table-plays =
    { $plays ->
        [one] { $plays } carte jouée
       *[other] { $plays } cartes jouées
    }
table-extra = Tours supplémentaires dus : { $names }
table-pile = Pioche { $count }
table-discard = Défausse { $count }
table-discard-top = sur le dessus { $card }
table-stacks = Piles
table-removed =
    { $count ->
        [one] { $count } hors jeu
       *[other] { $count } hors jeu
    }
table-levels =
    { $levels ->
        [0] plus aucun niveau
        [one] { $levels } niveau restant
       *[other] { $levels } niveaux restants
    }
table-drafted =
    { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
table-finds =
    { $count ->
        [0] aucune trouvaille
        [one] { $count } trouvaille
       *[other] { $count } trouvailles
    }
table-laid = posés : { $cards }
table-none = aucun
table-you = vous
table-your-spells = Vos sortilèges
table-your-finds = Vos trouvailles
table-their-finds = Trouvailles visibles : { $cards }
table-their-spells = Sortilèges visibles : { $cards }
table-ready = prêt
table-missing =
    { $count ->
        [one] manque { $count }
       *[other] manquent { $count }
    }
table-forfeit = gage { $card } donné par { $owner }, prix { $price }
table-status =
    { $how ->
        [bare] { $is } ({ $owner }), { $until }
        [card] { $is } ({ $card }), { $until }
       *[owner] { $is } ({ $card }, { $owner }), { $until }
    }
table-trigger = { $card } guette, { $until }
table-status-draw-more = Pioche { $n } de plus
table-status-discount =
    { $n ->
        [one] { $n } ingrédient de moins à payer
       *[other] { $n } ingrédients de moins à payer
    }
table-status-surcharge =
    { $n ->
        [one] { $n } trouvaille de plus à payer
       *[other] { $n } trouvailles de plus à payer
    }
of-seat =
    { $seat ->
        [0] d’{ seat-0 }
        [1] de { seat-1 }
        [2] de { seat-2 }
        [3] de { seat-3 }
        [4] d’{ seat-4 }
        [5] de { seat-5 }
        [6] de { seat-6 }
       *[7] de { seat-7 }
    }
table-until-turn-end = jusqu’à la fin de ce tour
table-until-your-turn = jusqu’au début du prochain tour { of-seat }
table-until-your-turn-end = jusqu’à la fin du prochain tour { of-seat }
table-until-their-turn = jusqu’au début du prochain tour { of-seat }
table-until-their-turn-end = jusqu’à la fin du prochain tour { of-seat }
table-until-laid = tant que le sortilège reste posé devant { $name }
table-until-game = jusqu’à la fin de la partie
table-uses =
    { $uses ->
        [one] { $uses } fois
       *[other] { $uses } fois
    }
table-counter = { $name } { $count }
table-resolving = En cours
table-playing = { $name } joue { $card }
table-casting = { $name } lance { $card }
table-at = sur { $names }
table-window = { $name } peut répondre : { $what }
table-lot = Lot
table-stall = Étal
table-looked-at = Sous les yeux
table-offered = Au choix
table-put = Posé en secret
table-done = terminé : { $names }
table-waiting = On attend { $names }
table-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
table-special = spécial
table-worth = valeur { $worth }
table-stands-for = remplace { $what }
ask-draft = choisit un niveau
ask-main = joue, lance, ou dit « au suivant »
ask-window-about = peut répondre : { $about }
ask-target = choisit une cible
ask-use = paie { $slot }
ask-give =
    { $n ->
        [one] donne { $n } carte
       *[other] donne { $n } cartes
    }
ask-take =
    { $n ->
        [one] prend { $n } carte
       *[other] prend { $n } cartes
    }
ask-drop =
    { $n ->
        [one] défausse { $n } trouvaille
       *[other] défausse { $n } trouvailles
    }
ask-recall = reprend un sortilège posé
ask-lay = pose un sortilège
ask-copy = copie un sortilège posé
ask-put-market =
    { $count ->
        [one] pose en secret une trouvaille sur l’étal
       *[other] posent en secret une trouvaille sur l’étal
    }
ask-put-flea =
    { $count ->
        [one] apporte en secret des objets à la brocante
       *[other] apportent en secret des objets à la brocante
    }
ask-put-auction =
    { $count ->
        [one] mise en secret
       *[other] misent en secret
    }
ask-put-pass =
    { $count ->
        [one] choisit en secret ce qui passe au voisin
       *[other] choisissent en secret ce qui passe au voisin
    }
ask-put-trade =
    { $count ->
        [one] choisit en secret ce qui s’échange
       *[other] choisissent en secret ce qui s’échange
    }
ask-forfeit = accomplit le gage ou paie
ask-vote =
    { $count ->
        [one] juge le gage de { $name }
       *[other] jugent le gage de { $name }
    }
ask-choose = choisit une option
ask-name = nomme un mot

## Les jeux de cartes à l’écran

set-deck = { $name } : { $finds } trouvailles, { $spells } sortilèges
set-ingredients = Ingrédients
set-magic = Objets magiques
set-mundane = Objets non magiques
set-transactions = Transactions
set-spells = Sortilèges de niveau { $level }
set-copies = ×{ $copies }
set-answers = répond à : { $events }

## Ce qui ne va pas dans un jeu de cartes, et ce qui irait

elixir-argument-missing = le verbe « { $verb } » le demande
    .wrong = il manque
elixir-add-or-set = donnez à « count » soit « add », soit « set », ni les deux ni aucun
    .wrong = on ne sait comment le compteur change
elixir-until-laid = « laid » est pour les sortilèges posés sur la table, pas pour les gages : choisissez parmi { $allowed }
    .wrong = rien n’y est posé avec quoi l’effet pourrait durer
elixir-until-trigger = choisissez parmi { $allowed }
    .wrong = un déclencheur n’a pas de porteur dont le tour puisse venir
elixir-no-event = employez-le sur une carte dont « when » nomme un événement, ou dans un déclencheur
    .wrong = « { $word } » parle d’un événement, et il n’y en a pas
elixir-no-target =
    { $count ->
        [one] ajoutez une première entrée à « targets », ou faites-le précéder d’un « aim »
       *[other] ajoutez une seconde entrée à « targets »
    }
    .wrong = « { $given } » n’est choisi nulle part
elixir-too-deep = écrivez plus à plat : au plus { $most } listes l’une dans l’autre
    .wrong = trop de choses sont emboîtées ici
elixir-too-many-each = emboîtez au plus { $most } each l’un dans l’autre
    .wrong = trop de each sont emboîtés ici
elixir-bad-amount =
    { $number ->
        [1] écrivez un nombre entier de 0 à { $most }, sans guillemets
       *[other] écrivez un nombre entier de 0 à { $most } sans guillemets, ou un de ces mots : { $words }
    }
    .wrong =
        { $number ->
            [1] « { $given } » est un texte et non un nombre
           *[other] « { $given } » ne convient pas
        }
elixir-bad-counter = nommez le compteur d’un mot en minuscules, comme « bubble »
elixir-one-condition = donnez exactement un de ses mots ; réunissez-en plusieurs par all = [...] ou any = [...]
    .wrong =
        { $count ->
            [0] la condition est vide
            [one] la condition a { $count } mot
           *[other] la condition a { $count } mots
        }
elixir-only-for-spells = employez-le seulement avec on = "spell"
    .wrong = seuls les sortilèges en ont un
elixir-too-many-cards = jouez avec au plus { $most } cartes différentes
    .wrong = il y a trop de cartes
elixir-reserved-id = choisissez un autre mot
    .wrong = « { $given } » est une étiquette ou un mot du langage des cartes
elixir-both-languages = écrivez { "{" } fr = "…", en = "…" { "}" }, aucun des deux vide
elixir-nothing-named = faites-le précéder d’une étape au verbe « name », ou choisissez un autre mot
    .wrong = « named » est ce qu’un joueur a nommé, et aucune étape de la carte ne fait rien nommer
elixir-no-tags = placez d’abord l’étiquette dans un groupe de la table tags
    .wrong = ce jeu de cartes n’a pas d’étiquettes
elixir-no-ingredients = ajoutez d’abord l’ingrédient au jeu de cartes
    .wrong = ce jeu de cartes n’a pas d’ingrédients
elixir-mundane-effect = supprimez-le, ou rendez l’objet magique
    .wrong = un objet non magique ne fait rien et ne remplace rien
elixir-only-used = supprimez-le : un objet qui ne fait que remplacer des ingrédients ne se joue jamais
    .wrong = il n’y a pas de moment pour le jouer
elixir-no-effect =
    { $object ->
        [1] donnez-lui un effet, ou des ingrédients qu’elle remplace
       *[other] donnez-lui une liste d’au moins un effet
    }
    .wrong = la carte ne fait rien
elixir-bad-when = écrivez "main", ou un événement comme on = "spell" entre accolades
elixir-spell-without-main = ajoutez "main" : un sortilège peut toujours se lancer au tour de son propriétaire
    .wrong = le sortilège pourrait rester bloqué en main
elixir-tag-twice = citez chaque étiquette une seule fois
    .wrong = « { $given } » est cité deux fois
elixir-count-of-finds =
    { $told ->
        [0] { elixir-add-counts }
       *[other] faites que le total y corresponde, ou changez counts.finds
    }
    .wrong =
        { $found ->
            [one] le jeu a { $found } trouvaille, mais { elixir-counts-say }
           *[other] le jeu a { $found } trouvailles, mais { elixir-counts-say }
        }
elixir-count-of-spells =
    { $told ->
        [0] { elixir-add-counts }
       *[other] faites que le total y corresponde, ou changez counts.spells.{ $level }
    }
    .wrong =
        { $found ->
            [one] le jeu a { $found } sortilège de niveau { $level }, mais { elixir-counts-say }
           *[other] le jeu a { $found } sortilèges de niveau { $level }, mais { elixir-counts-say }
        }
elixir-counts-say =
    { $told ->
        [0] sans table counts il en faut { $counts }
       *[other] counts en dit { $counts }
    }
elixir-add-counts = faites que le total y corresponde, ou ajoutez une table counts qui dise combien il y en a
elixir-no-finds = ajoutez au moins un ingrédient, un objet ou une transaction
    .wrong = il n’y a aucune trouvaille à piocher
elixir-no-spells = ajoutez au moins un sortilège
    .wrong = il n’y a aucun sortilège avec lequel gagner

## Le journal : ce qui s’est passé, une phrase chacun

who =
    { $seat ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
target-told =
    { $target ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
from-told =
    { $from ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
to-told =
    { $to ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
by-told =
    { $by ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
at-told =
    { $at ->
        [0] les cartes que tient { seat-0 }
        [1] les cartes que tient { seat-1 }
        [2] les cartes que tient { seat-2 }
        [3] les cartes que tient { seat-3 }
        [4] les cartes que tient { seat-4 }
        [5] les cartes que tient { seat-5 }
        [6] les cartes que tient { seat-6 }
        [7] les cartes que tient { seat-7 }
       *[other] dans la pioche
    }
event-undone =
    { $event ->
        [spell] Le sortilège est annulé
        [object] L’objet est annulé
        [transaction] La transaction est annulée
        [take] Le larcin est annulé
        [forfeit] Le gage est annulé
       *[lot] La vente est annulée
    }
event-turned =
    { $event ->
        [spell] Le sortilège est renvoyé
        [object] L’objet est renvoyé
        [transaction] La transaction est renvoyée
        [take] Le larcin est renvoyé
        [forfeit] Le gage est renvoyé
       *[lot] Le lot est renvoyé
    }
until-told =
    { $until ->
        [turn-end] { until-turn-end }
        [your-turn] { until-your-turn }
        [your-turn-end] { until-your-turn-end }
        [their-turn] { until-their-turn }
        [their-turn-end] { until-their-turn-end }
        [laid] { until-laid }
       *[game] { until-game }
    }
# Les cartes sont données par leur nom, tel que l’a le jeu de cartes choisi.
card-told = { $card }
status-told =
    { $is ->
        [no-cast] { status-no-cast }
        [no-objects] { status-no-objects }
        [no-transactions] { status-no-transactions }
        [no-react] { status-no-react }
        [no-draw] { status-no-draw }
        [draw-more] { status-draw-more }
        [skip] { status-skip }
        [veiled] { status-veiled }
        [warded] { status-warded }
        [open-finds] { status-open-finds }
        [open-spells] { status-open-spells }
        [discount] { status-discount }
        [surcharge] { status-surcharge }
       *[stand-in] { status-stand-in }
    }
log-first-player =
    { $how ->
        [random] Le sort désigne { who } pour commencer.
        [seat] { who } commence, comme convenu.
       *[other] Am-stram-gram désigne { who } pour commencer.
    }
log-drafted = { who } prend un sortilège de niveau { $level }.
    .card = { who } prend { card-told }, sortilège de niveau { $level }.
log-dealt = Chacun reçoit { $n } trouvailles.
log-turn-started = Tour { $turn } : { who }.
log-turn-skipped = { who } saute son tour.
log-turn-ended = { who } dit « au suivant ».
log-drew =
    { $n ->
        [one] { who } pioche { $n } trouvaille.
       *[other] { who } pioche { $n } trouvailles.
    }
    .cards = { who } pioche { $cards }.
log-reshuffled = La défausse mélangée devient la nouvelle pioche.
log-shuffled =
    { $n ->
        [one] On mélange { $n } trouvaille.
       *[other] On mélange { $n } trouvailles.
    }
log-cast = { who } lance { card-told }.
log-played = { who } joue { card-told }.
log-targeted = La cible : { target-told }.
log-paid =
    { $waived ->
        [0] { who } paie avec { $cards }.
       *[other] { who } paie { $cards } et laisse une partie impayée.
    }
log-laid = Sortilège posé devant { who } : { card-told }.
log-passed = { who } passe.
log-triggered = { card-told } agit pour { who }.
log-cancelled = { event-undone }.
log-redirected = { event-turned } vers { to-told }.
log-fizzled = { card-told } fait long feu.
log-resolved = C’était { card-told }.
log-moved =
    { $zone ->
        [finds] Une trouvaille passe : { from-told } → { to-told }.
       *[spells] Un sortilège passe : { from-told } → { to-told }.
    }
    .card = { card-told } passe : { from-told } → { to-told }.
log-discarded = { who } défausse { card-told }.
log-fetched =
    { $from ->
        [discard] { who } reprend une trouvaille de la défausse.
        [payment] { who } prend une trouvaille qui vient de servir.
       *[other] { who } prend une trouvaille de la pioche.
    }
    .card =
        { $from ->
            [discard] { who } reprend { card-told } de la défausse.
            [payment] { who } prend { card-told }, qui vient de servir.
           *[other] { who } prend { card-told } de la pioche.
        }
log-looked = { by-told } regarde { at-told }.
    .cards = { by-told } regarde { at-told } : { $cards }.
log-offered = Au choix : { $cards }.
log-traded =
    { $zone ->
        [finds] Des trouvailles sont échangées.
       *[spells] Des sortilèges sont échangés.
    }
    .cards =
        { $zone ->
            [finds] Des trouvailles sont échangées ; vous recevez { $cards }.
           *[spells] Des sortilèges sont échangés ; vous recevez { $cards }.
        }
log-passed-on =
    { $zone ->
        [finds] Des trouvailles font le tour de la table.
       *[spells] Des sortilèges font le tour de la table.
    }
    .cards =
        { $zone ->
            [finds] Des trouvailles font le tour de la table ; vous recevez { $cards }.
           *[spells] Des sortilèges font le tour de la table ; vous recevez { $cards }.
        }
log-redealt =
    { $zone ->
        [finds] On mélange des trouvailles en main et on les redistribue.
       *[spells] On mélange des sortilèges en main et on les redistribue.
    }
    .cards =
        { $zone ->
            [finds] On mélange des trouvailles en main et on les redistribue ; vous recevez { $cards }.
           *[spells] On mélange des sortilèges en main et on les redistribue ; vous recevez { $cards }.
        }
log-recalled = { card-told } revient en main : { who }.
log-copied = { who } répète { card-told }.
log-extra-turn =
    { $n ->
        [one] { who } jouera { $n } tour de plus.
       *[other] { who } jouera { $n } tours de plus.
    }
log-reversed =
    { $direction ->
        [1] On joue de nouveau dans le sens des aiguilles d’une montre.
       *[other] Le sens du jeu s’inverse.
    }
log-status-set = { who } : { status-told }, { until-told }.
    .cards = { who } : { status-told }, { until-told }. Les voici : { $cards }.
log-trigger-set = { card-told } guette pour { who }, { until-told }.
log-status-ended = { who } : fin de « { status-told } ».
log-trigger-ended = { card-told } ne guette plus pour { who }.
log-forfeit-given = { by-told } donne à { who } le gage { card-told }.
log-forfeit-performed = { who } accepte le gage { card-told }.
log-forfeit-paid =
    { $price ->
        [one] { who } paie { $price } trouvaille pour { card-told }.
       *[other] { who } paie { $price } trouvailles pour { card-told }.
    }
log-forfeit-ended = Fin du gage { card-told } pour { who }.
log-voted =
    { $boo ->
        [0] Personne ne hue { who }.
        [one] { $boo } des autres hue { who }.
       *[other] { $boo } des autres huent { who }.
    }
log-opened =
    { $what ->
        [market] C’est jour de marché.
        [flea] La brocante ouvre.
       *[auction] La vente aux enchères commence.
    }
    .lot = La vente aux enchères commence. Le lot : { $lot }.
log-committed = { who } a terminé.
log-revealed = Tout est révélé.
    .put = Tout est révélé. { $put }.
log-picked = { who } prend { card-told } sur l’étal.
log-lot-won =
    { $bid ->
        [0] Personne n’a misé : le lot revient à { who }.
       *[other] { who } remporte le lot avec une mise de { $bid }.
    }
log-lot-taken = { who } prend le lot : { $cards }.
log-chose = { who } choisit l’option { $what }.
    .text = { who } choisit : { $text }.
log-named = { who } nomme { $what }.
counter-told =
    { $what ->
        [bubble] bulles
       *[other] { $what }
    }
log-counted = { who } : { counter-told } { $n }.
log-said = { who } prend la parole.
    .what = { who } fait dire : « { $what } »
log-protected = { who } est à l’abri : rien n’est pris.
log-nothing = Il n’y a rien à faire.
log-game-over =
    { $reason ->
        [no-spells] Le dernier sortilège est lancé : la partie est finie.
       *[other] Le dernier tour de table est joué : la partie est finie.
    }

## La galerie : ses groupes

gallery-spell = Sortilèges
    .help = Payez les ingrédients, et le sortilège est lancé. Lancez-les tous pour gagner.
gallery-ingredient = Ingrédients
    .help = Ce qui paie les sortilèges. Il y en a quatre de chaque.
gallery-magic = Objets magiques
    .help = On les joue pour leur effet, ou on les utilise à la place d’un ingrédient.
gallery-mundane = Objets non magiques
    .help = Ils n’ont pas d’effet, mais valent cher aux marchés et aux enchères.
gallery-transaction = Transactions
    .help = Jouées à votre tour, elles font échanger toute la table.

## Conseils : ce qui est demandé, et ce que fait alors chaque verbe

advice-draft = Chacun prend des sortilèges à son tour, jusqu’à réunir le même total de niveaux. Il faudra tous les lancer.
    .pick = Un sortilège de niveau 3 veut 3 ingrédients : peu de sortilèges difficiles, ou beaucoup de faciles.
advice-main = À vous. Jouez et lancez autant de cartes que vous voulez, l’une après l’autre ; puis dites « au suivant ».
    .cast = Payez tous les ingrédients d’un sortilège : il quitte votre main, et quelque chose se passe.
    .play = Un objet magique ou une transaction agit tout de suite.
    .buyout = Donnez des trouvailles pour mettre fin à un gage.
    .next = Votre tour finit, même si vous n’avez rien joué.
    .tip = Qui n’a plus de sortilège en main a gagné.
advice-window = Quelque chose va se passer. Une carte spéciale peut y répondre, même hors de votre tour.
    .play = Cette carte répond aussitôt.
    .cast = Ce sortilège répond aussitôt ; ses ingrédients se paient comme toujours.
    .pass = Laissez faire.
advice-target = Votre carte vise quelqu’un : choisissez qui.
    .target = La carte touche ce joueur, ou l’aide.
advice-use = Un sortilège se paie. Ingrédient suivant : { $slot-name }.
    .use = Cette trouvaille le paie et va à la défausse.
    .waive = Celui-ci, vous n’avez pas à le payer.
advice-give = Choisissez ce que vous donnez.
    .give = Cette carte change de main.
    .done = Cela suffit.
advice-take = Choisissez ce que vous prenez.
    .take = Cette carte est à vous.
    .done = Cela suffit.
advice-drop = Choisissez ce que vous défaussez.
    .drop = Cette carte va à la défausse.
    .done = Cela suffit.
advice-recall = Choisissez le sortilège posé qui revient dans votre main.
    .recall = Il faudra le lancer encore une fois.
    .done = Cela suffit.
advice-lay = Choisissez le sortilège que vous pouvez poser sans payer.
    .lay = Un sortilège de moins en main.
    .done = Cela suffit.
advice-copy = Choisissez un sortilège posé : ce qu’il fait arrive encore une fois.
    .copy = Ce sortilège agit de nouveau.
    .done = Aucun.
advice-put =
    { $for ->
        [market] Jour de marché : chacun pose une trouvaille face cachée. Celle qui vaut le plus fait choisir en premier.
        [flea] Brocante : posez des objets face cachée. Vous piochez autant de trouvailles qu’ils valent.
        [auction] Enchères : misez des trouvailles, face cachée. La mise qui vaut le plus emporte le lot.
        [pass] Choisissez en secret ce qui part chez votre voisin.
       *[other] Choisissez en secret ce que vous échangez.
    }
    .put = Une carte de plus, face cachée.
    .done = C’est tout.
advice-forfeit =
    { $price ->
        [one] Un gage vous attend : accomplissez-le, ou payez 1 trouvaille.
       *[other] Un gage vous attend : accomplissez-le, ou payez { $price } trouvailles.
    }
    .perform = Vous faites ce que dit la carte, aussi longtemps qu’elle le dit.
    .pay = Vous donnez des trouvailles, et c’est fini.
advice-vote = Le gage est fini. Était-il bien accompli ?
    .vote-ok = Oui : il ne se passe rien de plus.
    .vote-boo = Non : si la plupart le disent, il faudra payer.
advice-choose = La carte vous laisse le choix.
    .choose = Cela seul aura lieu.
advice-name = La carte veut savoir de quoi il s’agit : nommez-le.
    .name = La carte agit sur ce que vous nommez.
