### Elementary Evolution : les textes des règles et les noms du jeu, en français.

## Mise en place

EE-SET-1 = Deux, trois ou quatre mages s’affrontent, à des places numérotées à partir de 0. Le sens horaire suit les numéros croissants, puis revient à la place 0.
EE-SET-2 = Chaque mage possède un deck complet de 28 cartes. Une carte ne change jamais de propriétaire.
EE-SET-3 = Au départ, les dix jetons Créature sont au centre, non utilisés, et aucun Éther ne s’y trouve.
EE-SET-4 = Les huit cartes de niveau 4 et 5 de chaque mage et deux de ses quatre Éthers commencent dans sa défausse principale. Sa défausse rapide est d’abord vide et disponible.
EE-SET-5 = Les 18 autres cartes sont mélangées et forment la pioche. Les cinq du dessus constituent la main ; il en reste 13.
EE-SET-6 = Le mage dont la main totalise le plus de niveaux joue le premier tour ; un Éther compte pour 0. Les totaux sont annoncés.
EE-SET-7 = Si plusieurs mages partagent le total le plus élevé, le sort les départage, d’après la graine de la partie.
EE-SET-8 = Le dos d’un deck n’est qu’un décor. Sauf choix contraire de la table, les places 0, 1, 2 et 3 ont l’Air, le Feu, la Terre et l’Eau.

## Qui doit décider

EE-ASK-1 = À tout moment de la partie, un seul mage doit décider : celui que sollicite la décision en attente la plus récente ou, si rien n’est en attente, celui dont c’est le tour. L’action de tout autre mage est refusée.
    .refusal = Cette décision n’est pas la vôtre : attendez qu’on vous sollicite ou que votre tour commence.
EE-ASK-2 = Seule est acceptée une action qui répond à la décision en attente la plus récente. Si rien n’est en attente, seule une action du tour l’est.
    .refusal = Cette action ne convient pas à ce moment : choisissez l’une de celles proposées pour la décision en cours.
EE-ASK-3 = Une décision sans choix n’est soumise à personne : un effet sans objet est ignoré, une Tornade cesse quand la main est vide, une libération à réponse unique ou une carte détruite à défausse unique est réglée d’office, et une fenêtre saute le mage qui ne pourrait que passer. Si rien n’est en attente, le mage dont c’est le tour est toujours sollicité, même s’il ne lui reste qu’à finir son tour ; l’option « Toujours demander » ajoute deux questions.
EE-ASK-4 = Les décisions en attente s’empilent : la dernière ouverte est réglée la première. Celle du dessous reprend ensuite là où elle en était.
EE-ASK-5 = Seules les actions prévues par le jeu sont acceptées.
    .refusal = Cette action n’existe pas dans le jeu : vérifiez sa formulation ou choisissez l’une des actions proposées.
EE-ASK-6 = Quand plusieurs règles interdisent une action, le refus cite la première dans cet ordre : partie terminée, action inexistante, décision d’un autre mage, action qui ne répond pas à ce qui est en attente, puis les règles de cette action dans leur ordre fixe.

## Piles Élémentaires

EE-PILE-1 = Chaque mage a quatre piles Élémentaires, celles de l’Air, du Feu, de la Terre et de l’Eau, toutes vides au départ. Il ne pose de cartes que sur ses propres piles.
EE-PILE-2 = Une carte Élémentaire ne se pose que sur la pile de son élément, sauf en Fusion extrême.
    .refusal = Cette pile est celle d’un autre élément : posez la carte sur la pile du sien.
EE-PILE-3 = Une pile commence par un Œuf et monte d’exactement un niveau à la fois. Une pile de six cartes est complète et n’en reçoit plus.
    .refusal = Ce niveau ne convient pas à cette pile : commencez par l’Œuf, puis posez le niveau juste au-dessus, jusqu’au niveau 5.
EE-PILE-4 = Le niveau d’une carte dans une pile est celui de sa place : la carte du bas est de niveau 0, la suivante de niveau 1, et ainsi de suite. Un Joker a donc le niveau de sa place.
EE-PILE-5 = Un mage ne peut ni reprendre, ni déplacer, ni défausser une carte d’une pile ; seul le feu l’en retire.
EE-PILE-6 = La carte libre d’une pile est celle du sommet, à condition qu’elle ne soit pas enracinée. Les cartes recouvertes ne sont pas libres : une pile a donc au plus une carte libre.
EE-PILE-7 = Les cartes enracinées d’une pile sont toujours les plus basses. Une carte posée ensuite repose sur elles sans être enracinée.

## Tour de jeu

EE-TURN-1 = À son tour, un mage peut poser des cartes, en défausser et utiliser des Créatures, autant de fois et dans l’ordre qu’il veut, et déplacer une fois chacune de ses Ondines. Il peut aussi ne rien faire.
EE-TURN-2 = Défausser, c’est mettre une carte de sa main dans une de ses défausses disponibles. Cela n’a aucun effet et ne fait rien piocher.
EE-TURN-3 = On peut garder des cartes en main pour les tours suivants.
EE-TURN-4 = Seule une carte de sa propre main peut être posée, défaussée ou jouée en Cascade.
    .refusal = Cette carte n’est pas dans votre main : choisissez-en une qui s’y trouve.
EE-TURN-5 = Après avoir fini son tour, le mage pioche jusqu’à avoir cinq cartes en main.
EE-TURN-6 = Le mage suivant encore en jeu, dans le sens horaire, joue alors son tour.
EE-TURN-7 = Hors Tornade, un mage ne pioche qu’à la fin de son propre tour. S’il a contré entre-temps, il commence donc son tour avec une carte de moins par carte employée.

## Défausses et pioche

EE-DIS-1 = Chaque mage a une défausse rapide et une défausse principale et choisit librement, carte par carte, parmi celles qui sont disponibles. Toutes deux sont face visible, et l’ordre de leurs cartes est sans importance.
EE-DIS-2 = La défausse principale est toujours disponible. La défausse rapide est disponible, indisponible ou condamnée, et elle est vide dès qu’elle n’est pas disponible.
EE-DIS-3 = Quand il faut piocher et que la pioche est vide, la défausse rapide, si elle est disponible et contient des cartes, est mélangée pour former la nouvelle pioche ; elle devient indisponible.
EE-DIS-4 = Quand il faut piocher, que la pioche est vide et que la défausse rapide ne peut pas être récupérée, la défausse principale, si elle n’est pas vide, est mélangée pour former la nouvelle pioche. Une défausse rapide indisponible redevient alors disponible ; disponible ou condamnée, elle le reste.
EE-DIS-5 = Quand aucune des deux défausses n’a de carte à fournir, on cesse de piocher et la main reste incomplète. Rien d’autre ne change : une défausse rapide indisponible le reste.
EE-DIS-6 = Une défausse n’est récupérée qu’au moment où il faut piocher dans une pioche vide, et non quand la dernière carte est prise.
EE-DIS-7 = Aucune carte ne peut aller dans une défausse rapide indisponible.
    .refusal = Votre défausse rapide est indisponible tant que la principale n’a pas été récupérée : mettez la carte dans la défausse principale.
EE-DIS-8 = Une pioche de plusieurs cartes continue après une récupération et peut en entraîner deux : la défausse rapide, puis la principale.

## Effets en général

EE-EFF-1 = Quand le mage dont c’est le tour pose une carte de l’Air, du Feu ou de la Terre, il peut appliquer aussitôt, une seule fois, l’effet de cet élément. Il peut y renoncer ; l’effet est alors perdu.
EE-EFF-2 = Chaque niveau a son effet, Œuf et Élémentaire ultime compris. Sans l’option « Effets des Œufs », les Œufs n’en ont aucun, et un Œuf d’Eau ne peut pas servir à une Cascade.
    .refusal = À cette table, les Œufs n’ont pas d’effet : contrez avec une carte de l’Eau de niveau 1 ou plus.
EE-EFF-3 = Une carte défaussée, un Joker et une carte de l’Eau posée autrement qu’en Cascade n’ont aucun effet.
EE-EFF-4 = La pose d’une carte se règle dans cet ordre : la carte est sur la pile (une Cascade met fin à l’Embrasement), un Élémentaire ultime enracine sa pile, quatre piles complètes font gagner, la Créature est libérée, l’effet s’applique, la fenêtre d’affût s’ouvre.
EE-EFF-5 = Un effet qui ne peut s’appliquer à rien est ignoré sans question.

## Tornade (Air)

EE-TOR-1 = Lors d’une Tornade, le mage peut défausser autant de cartes de sa main qu’il veut, une par une, chacune dans une défausse disponible.
EE-TOR-2 = Quand le mage met fin à la Tornade, il pioche autant de cartes qu’il en a défaussé pendant celle-ci. S’il n’en a défaussé aucune, il a renoncé à la Tornade.
EE-TOR-3 = On défausse tout avant de piocher. Des cartes défaussées lors d’une Tornade peuvent donc revenir aussitôt si une défausse est récupérée pour sa pioche.
EE-TOR-4 = Les cartes piochées lors d’une Tornade sont des cartes en main comme les autres : on peut les jouer ou les défausser dans le même tour.
EE-TOR-5 = Une Tornade qui vide la main se termine d’elle-même. Sans carte en main au départ, il n’y en a pas.

## Embrasement (Feu)

EE-BLZ-1 = Un Embrasement vise la carte libre d’une pile d’un mage adverse.
EE-BLZ-2 = Le mage visé doit être un autre mage, encore en jeu.
    .refusal = Un Embrasement ne peut pas viser ce mage : choisissez un autre mage encore en jeu.
EE-BLZ-3 = La pile visée doit avoir une carte libre : on ne peut viser ni une pile vide, ni une pile dont la carte du sommet est enracinée.
    .refusal = Cette pile n’a pas de carte libre : choisissez-en une dont la carte du sommet n’est pas enracinée.
EE-BLZ-4 = Un Embrasement déclaré ouvre une fenêtre d’Embrasement. S’il aboutit, la carte visée est détruite.
EE-BLZ-5 = Si la carte visée est enracinée ou protégée par une Ondine avant que l’Embrasement n’aboutisse, celui-ci échoue. Il ne peut pas viser une autre carte.
EE-BLZ-6 = Si aucun mage adverse n’a de carte libre sans protection d’une Ondine, il n’y a ni Embrasement ni question.

## Fenêtre d’Embrasement

EE-BW-1 = Une fenêtre d’Embrasement s’ouvre quand un Embrasement est déclaré, et une nouvelle quand il est redirigé.
EE-BW-2 = Les mages sont sollicités un par un : d’abord le mage visé, puis, dans le sens horaire à partir de lui, tous les autres mages encore en jeu. L’auteur de l’Embrasement et le dernier mage à l’avoir redirigé ne le sont que s’ils sont désormais visés.
EE-BW-3 = Un mage n’est sollicité que tant qu’il a de quoi agir dans cette fenêtre ; sinon, elle le saute. Avec l’option « Toujours demander », le mage visé est sollicité plus souvent.
EE-BW-4 = Le mage visé peut contrer, utiliser la Sirène, le Golem, ou l’Ondine sur la carte visée ; les autres ne peuvent utiliser que la Sirène. Akâsha peut servir à copier l’une de ces Créatures, et aucune autre n’est utilisable ici.
    .refusal = Cette Créature ne peut pas servir ainsi contre cet Embrasement : le mage visé peut utiliser la Sirène, le Golem, ou l’Ondine sur la carte visée, tout autre mage seulement la Sirène.
EE-BW-5 = Un mage qui passe n’est plus sollicité dans cette fenêtre.
EE-BW-6 = La fenêtre se ferme quand l’Embrasement est contré, échoue ou est redirigé, ou quand il n’y a plus personne à solliciter. Dans ce dernier cas, la carte est détruite.
EE-BW-7 = Un mage dont la Créature a été annulée dans une fenêtre d’Embrasement est sollicité de nouveau s’il lui reste de quoi agir.
EE-BW-8 = Avec l’option « Toujours demander », le mage visé est sollicité dès qu’il a au moins une carte en main, même s’il ne peut que passer. Cela ne vaut pas pour un Embrasement redirigé si l’option « Embrasement redirigé » est réglée sur « Ne peut pas être contré ».

## Cascade (Eau)

EE-CAS-1 = Dans une fenêtre d’Embrasement, le mage visé peut poser une carte de l’Eau de sa main sur une de ses piles : c’est une Cascade. C’est la seule façon de poser une carte hors de son tour.
EE-CAS-2 = Seul le mage visé par l’Embrasement peut le contrer.
    .refusal = Cet Embrasement ne vous vise pas, vous ne pouvez donc pas le contrer : passez, ou redirigez-le si vous avez la Sirène.
EE-CAS-3 = Seule une carte de l’Eau permet de contrer : aucun autre élément, aucun Joker.
    .refusal = Cette carte ne contre pas un Embrasement : jouez une carte de l’Eau qui convient à l’une de vos piles.
EE-CAS-4 = La carte d’une Cascade doit convenir à sa pile, comme pendant son propre tour.
EE-CAS-5 = Un Embrasement contré prend fin : rien n’est détruit. La carte du Feu reste là où elle a été posée.
EE-CAS-6 = La carte de l’Eau reste sur la pile et compte comme posée : un Élémentaire ultime enracine sa pile, quatre piles complètes font gagner, une Créature est libérée.
EE-CAS-7 = Un Embrasement redirigé contre son auteur peut être contré par celui-ci, pendant son propre tour.
EE-CAS-8 = Plusieurs Embrasements d’un même tour peuvent être contrés, chacun avec une nouvelle carte de l’Eau.

## Cartes détruites

EE-BURN-1 = Une carte détruite quitte sa pile, et son propriétaire la met dans une de ses défausses disponibles.
EE-BURN-2 = Si la défausse rapide est indisponible ou condamnée, la carte va dans la défausse principale sans question.
EE-BURN-3 = La carte du dessous devient celle du sommet ; elle est libre, sauf si elle est enracinée.
EE-BURN-4 = Œufs, Jokers et Élémentaires ultimes brûlent comme toute autre carte. Une pile qui a perdu son Œuf doit recommencer par un Œuf.
EE-BURN-5 = Plusieurs cartes détruites à la fois quittent leurs piles ensemble. Puis leurs propriétaires choisissent les défausses, une carte à la fois, dans l’ordre prévu pour le Phénix.

## Enracinement (Terre)

EE-ROOT-1 = Un Enracinement enracine une des piles du mage, au choix : toutes les cartes qui s’y trouvent alors sont enracinées.
EE-ROOT-2 = La pile doit avoir au moins une carte non enracinée.
    .refusal = Il n’y a rien à enraciner ici : choisissez une de vos piles qui a une carte non enracinée.
EE-ROOT-3 = Les cartes enracinées ne sont pas libres : un Embrasement ne peut pas les viser.
EE-ROOT-4 = Les cartes posées sur une pile enracinée ne le sont pas tant qu’elle n’est pas enracinée de nouveau.
EE-ROOT-5 = Quand un Élémentaire ultime est posé, sa pile est enracinée aussitôt et d’elle-même, avant son effet, quel que soit le mage dont c’est le tour.
EE-ROOT-6 = L’Élémentaire ultime de la Terre fait les deux : sa propre pile est enracinée d’elle-même, et son effet peut en enraciner une autre.

## Joker (Éther)

EE-JOK-1 = À son tour, un mage peut poser un Éther sur n’importe laquelle de ses piles, comme carte du niveau suivant, si ce niveau est 1, 2, 3 ou 4.
EE-JOK-2 = Un Éther ne peut pas commencer une pile à la place d’un Œuf.
    .refusal = Un Éther ne peut pas commencer une pile : posez d’abord l’Œuf, ou choisissez une pile qui a le sien.
EE-JOK-3 = Un Éther ne peut pas remplacer un Élémentaire ultime.
    .refusal = Un Éther ne peut pas tenir lieu de niveau 5 : gardez cette place pour un Élémentaire ultime et choisissez une autre pile.
EE-JOK-4 = Un Joker n’a aucun effet et ne libère aucune Créature, quelle que soit la carte qu’il remplace.
EE-JOK-5 = Une pile continue de monter sur un Joker comme sur la vraie carte et peut contenir plusieurs Jokers. La vraie carte de ce niveau ne peut pas prendre la place du Joker.
EE-JOK-6 = Dans une pile, un Joker est une carte comme une autre : il peut être libre, enraciné, protégé ou détruit. Détruit, il va dans une défausse de son propriétaire.

## Libération des Créatures

EE-REL-1 = Huit cartes Élémentaires portent le symbole d’une Créature : Terre 1 Gnome, Eau 1 Sirène, Air 2 Sylphe, Feu 2 Salamandre, Terre 3 Golem, Eau 3 Ondine, Air 4 Elfe, Feu 4 Phénix. En poser une, à son tour ou en Cascade, libère cette Créature.
EE-REL-2 = Si le jeton est au centre, le mage qui libère la Créature doit le donner au mage adverse de son choix, à moins d’empêcher la libération avec un Éther.
    .refusal = Ce jeton ne peut pas simplement rester au centre : donnez-le à un mage adverse, ou empêchez la libération avec un Éther si cela vous est proposé.
EE-REL-3 = Si un autre mage a le jeton, encore non utilisé, le mage qui libère la Créature peut le lui prendre et le donner à un mage adverse qui ne l’a pas, ou le laisser.
EE-REL-4 = Si le mage qui libère la Créature a déjà le jeton, rien ne se passe : il le conserve.
EE-REL-5 = Si le jeton a été utilisé, rien ne se passe.
EE-REL-6 = On ne peut donner un jeton ni à soi-même, ni au mage qui l’a déjà, ni à un mage qui a quitté la partie.
    .refusal = Ce mage ne peut pas recevoir le jeton : choisissez un mage adverse encore en jeu qui ne l’a pas.
EE-REL-7 = Chacun peut voir qui détient chaque jeton et s’il a été utilisé.
EE-REL-8 = Avec l’option « Toujours demander », un mage qui a au moins une carte en main et libère une Créature du centre est sollicité même s’il ne peut que donner le jeton à un seul mage. Dhyâna et Akâsha font exception.

## Éther au centre

EE-CEN-1 = Un mage sur le point de libérer une Créature dont le jeton est au centre peut, à la place, mettre au centre un Éther de sa main. Le jeton reste où il est ; la carte posée et son effet n’en sont pas affectés.
EE-CEN-2 = Empêcher une libération demande un Éther en main.
    .refusal = Vous n’avez pas d’Éther en main pour empêcher cette libération : donnez le jeton à un mage adverse.
EE-CEN-3 = On ne peut pas empêcher la libération d’une Créature dont le jeton a déjà été donné, ni celle de Dhyâna ou d’Akâsha.
    .refusal = Cette libération ne peut pas être empêchée : donnez le jeton à un mage adverse, ou laissez-le à son détenteur si cela vous est proposé.
EE-CEN-4 = Les Éthers au centre se comptent pour tous les mages ensemble et sont hors jeu : ils ne reviennent jamais dans un deck.
EE-CEN-5 = Le mage qui met le deuxième Éther au centre libère Dhyâna ; celui qui y met le quatrième libère Akâsha. Il doit aussitôt donner le jeton à un mage adverse.
EE-CEN-6 = Le premier, le troisième, le cinquième Éther et les suivants ne libèrent rien.

## Utilisation des Créatures

EE-USE-1 = Un mage ne peut utiliser qu’un jeton qu’il a devant lui.
    .refusal = Vous n’avez pas le jeton de cette Créature : utilisez l’une de celles que vous avez.
EE-USE-2 = Chaque jeton ne sert qu’une fois dans la partie. Il est retourné quand son utilisation est annoncée et ne peut plus jamais être utilisé, pris ou libéré.
    .refusal = Cette Créature a déjà été utilisée dans cette partie : choisissez-en une qui ne l’a pas encore été.
EE-USE-3 = Un mage peut utiliser des Créatures à son tour, quand rien n’est en attente, et dans une fenêtre d’Embrasement, de pouvoir ou d’affût, selon ce que chacune permet. Trois sont liées à un moment précis : le Sylphe, la Sirène et Dhyâna.
EE-USE-4 = Une Créature ne peut pas être utilisée là où elle ne changerait rien. Le refus cite la règle propre à cette Créature.
EE-USE-5 = Un pouvoir ne se contre pas : ni Cascade, ni Sirène, rien ne l’arrête hormis Dhyâna.
EE-USE-6 = Une utilisation est annoncée avec tous ses choix, puis la fenêtre de pouvoir s’ouvre. Le pouvoir prend ensuite effet, sauf s’il est annulé.
EE-USE-7 = Un pouvoir annulé n’a aucun effet, et son jeton compte tout de même comme utilisé.

## Fenêtre de pouvoir

EE-PW-1 = Une fenêtre de pouvoir s’ouvre chaque fois que l’utilisation d’une Créature est annoncée, y compris Dhyâna ou Akâsha.
EE-PW-2 = Les adversaires du mage qui utilise la Créature sont sollicités un par un, dans le sens horaire à partir de lui.
EE-PW-3 = Seule Dhyâna, ou Akâsha copiant Dhyâna, peut être utilisée dans une fenêtre de pouvoir. Seuls les mages qui ont l’un de ces deux jetons sont sollicités.
    .refusal = Cette Créature ne répond pas à un pouvoir : utilisez Dhyâna, ou Akâsha comme Dhyâna, ou passez.
EE-PW-4 = Un mage qui passe n’est plus sollicité dans cette fenêtre.
EE-PW-5 = La fenêtre se ferme quand le pouvoir est annulé ou quand il n’y a plus personne à solliciter. Dans ce dernier cas, le pouvoir prend effet.

## Fenêtre d’affût

EE-WW-1 = Avec l’option « Affût », un mage peut finir son tour en se mettant à l’affût. Il y reste jusqu’au début de son prochain tour.
    .refusal = L’affût est désactivé à cette table : finissez votre tour sans vous mettre à l’affût.
EE-WW-2 = Tout mage peut se mettre à l’affût, qu’il ait ou non une Créature. Il n’est sollicité que tant qu’il a de quoi agir.
EE-WW-3 = Pendant le tour d’un autre mage, une fenêtre d’affût s’ouvre une fois par carte que celui-ci pose, quand tout ce qui la concerne est réglé, puis après qu’il a fini son tour, avant qu’il pioche. Une Cascade n’en ouvre aucune par elle-même.
EE-WW-4 = Les mages à l’affût sont sollicités un par un, dans le sens horaire à partir du mage dont c’est le tour, et seulement tant qu’ils ont de quoi agir dans cette fenêtre.
EE-WW-5 = Le Gnome, la Salamandre, le Golem, l’Ondine, l’Elfe et le Phénix peuvent être utilisés dans une fenêtre d’affût, ainsi qu’Akâsha copiant l’un d’eux.
EE-WW-6 = Une fois une utilisation réglée, le même mage est sollicité de nouveau s’il lui reste de quoi agir. S’il passe, c’est au mage suivant d’être sollicité.
EE-WW-7 = Un mage qui n’est pas à l’affût n’est pas sollicité. Un mage à l’affût peut utiliser un jeton reçu entre-temps.
EE-WW-8 = L’affût cesse de lui-même quand commence le prochain tour du mage.

## Les dix Créatures : Gnome

EE-GNO-1 = Le Gnome s’utilise sur une pile d’un mage adverse.
    .refusal = Le Gnome agit sur une pile adverse : choisissez une pile d’un autre mage encore en jeu.
EE-GNO-2 = La pile choisie pour le Gnome doit avoir au moins une carte enracinée.
    .refusal = Rien n’est enraciné dans cette pile : choisissez une pile adverse qui a au moins une carte enracinée.
EE-GNO-3 = Plus aucune carte de cette pile n’est enracinée. Sa carte du sommet est donc libre, même un Élémentaire ultime.

## Les dix Créatures : Sirène

EE-SIR-1 = La Sirène ne peut être utilisée que dans une fenêtre d’Embrasement, par un mage qui y est sollicité.
    .refusal = Il n’y a pas d’Embrasement à rediriger pour l’instant : gardez la Sirène jusqu’à ce qu’on vous sollicite face à un Embrasement.
EE-SIR-2 = L’Embrasement est redirigé contre un adversaire du mage qui utilise la Sirène ; l’auteur de l’Embrasement peut être choisi.
    .refusal = La Sirène ne peut pas rediriger l’Embrasement contre ce mage : choisissez un mage adverse encore en jeu.
EE-SIR-3 = L’Embrasement doit être redirigé contre un autre mage que celui qu’il vise déjà.
    .refusal = L’Embrasement vise déjà ce mage : choisissez un autre mage adverse.
EE-SIR-4 = Le mage qui utilise la Sirène choisit aussi la pile. Sa carte du sommet doit être libre et non protégée par une Ondine.
EE-SIR-5 = Le nouveau mage visé peut réagir comme à tout Embrasement. Si l’option « Embrasement redirigé » est réglée sur « Ne peut pas être contré », il ne peut pas jouer de Cascade.
    .refusal = À cette table, un Embrasement redirigé ne peut pas être contré : utilisez une Créature utile ou passez.
EE-SIR-6 = L’auteur de l’Embrasement reste le même, aussi souvent qu’il soit redirigé.

## Les dix Créatures : Sylphe

EE-SYL-1 = Le Sylphe ne peut être utilisé que pendant son propre tour, quand rien n’est en attente.
    .refusal = Le Sylphe ne peut pas être utilisé maintenant : gardez-le pour votre propre tour, quand rien n’est en attente.
EE-SYL-2 = Le tour se poursuit normalement. Une fois le tour fini et la main complétée, le même mage joue un autre tour entier.
EE-SYL-3 = Deux pouvoirs de ce genre dans un même tour donnent deux tours de plus.

## Les dix Créatures : Salamandre

EE-SAL-1 = La Salamandre s’utilise sur une pile d’un mage adverse.
    .refusal = La Salamandre agit sur une pile adverse : choisissez une pile d’un autre mage encore en jeu.
EE-SAL-2 = La carte du sommet de la pile choisie pour la Salamandre doit être enracinée.
    .refusal = Cette pile n’a pas de carte enracinée au sommet : choisissez une pile adverse dont la carte du sommet est enracinée.
EE-SAL-3 = Cette carte est détruite. Le reste de la pile demeure enraciné.

## Les dix Créatures : Dhyâna

EE-DHY-1 = Dhyâna ne peut être utilisée que dans une fenêtre de pouvoir, contre un pouvoir annoncé par un mage adverse.
    .refusal = Il n’y a pas de pouvoir à annuler pour l’instant : gardez Dhyâna jusqu’à ce qu’un mage adverse en annonce un.
EE-DHY-2 = Ce pouvoir est annulé.
EE-DHY-3 = Dhyâna est elle-même un pouvoir et peut être annulée par Akâsha copiant Dhyâna. Le premier pouvoir suit alors son cours.

## Les dix Créatures : Golem

EE-GOL-1 = Le Golem enracine toutes les cartes des quatre piles de celui qui l’utilise.
EE-GOL-2 = Le mage qui utilise le Golem doit avoir au moins une carte non enracinée dans une pile.
    .refusal = Vous n’avez aucune carte non enracinée dans vos piles : gardez le Golem jusqu’à ce que vous en ayez une.
EE-GOL-3 = Utilisé contre un Embrasement, le Golem le fait échouer.

## Les dix Créatures : Ondine

EE-OND-1 = L’Ondine se place sur la carte libre d’une des piles de celui qui l’utilise ; elle protège dès lors cette carte.
    .refusal = L’Ondine demande une de vos cartes libres : choisissez une de vos piles dont la carte du sommet n’est pas enracinée.
EE-OND-2 = Une carte déjà protégée par une Ondine ne peut être choisie ni pour en placer une, ni pour en déplacer une.
    .refusal = Une Ondine protège déjà cette carte : choisissez une autre de vos cartes libres.
EE-OND-3 = Un Embrasement ne peut ni viser une carte protégée par une Ondine, ni être redirigé contre elle.
    .refusal = Une Ondine protège cette carte contre les Embrasements : choisissez une carte libre sans protection.
EE-OND-4 = À chacun de ses tours, quand rien n’est en attente, le mage peut déplacer une fois son Ondine sur une autre de ses cartes libres.
    .refusal = Cette Ondine n’est pas en jeu devant vous : placez-la d’abord en utilisant son pouvoir.
EE-OND-5 = Une Ondine ne peut être déplacée ni deux fois dans un tour, ni pendant le tour où elle a été placée.
    .refusal = Cette Ondine a déjà été placée ou déplacée pendant ce tour : déplacez-la à votre prochain tour.
EE-OND-6 = L’Ondine reste sur sa carte : tant que celle-ci est recouverte ou enracinée, elle ne protège rien, et elle protège de nouveau dès que la carte redevient libre. Une carte posée par-dessus n’est pas protégée.
EE-OND-7 = Si sa carte est détruite, l’Ondine reste inactive devant son mage et peut être replacée par un déplacement.
EE-OND-8 = L’Ondine ne protège que contre les Embrasements, pas contre la Salamandre ni le Phénix. L’option « L’Ondine arrête le Phénix » change cela pour le Phénix.
EE-OND-9 = Le jeton compte comme utilisé dès qu’il est placé pour la première fois : il ne peut plus être pris, et ses déplacements ne sont pas des utilisations d’un pouvoir.

## Les dix Créatures : Elfe

EE-ELF-1 = L’Elfe s’utilise sur un mage adverse.
    .refusal = L’Elfe s’utilise sur un mage adverse : choisissez un autre mage encore en jeu.
EE-ELF-2 = La défausse rapide de ce mage ne doit pas être déjà condamnée ; peu importe qu’elle soit disponible ou non, vide ou non.
    .refusal = La défausse rapide de ce mage est déjà condamnée : choisissez un autre mage adverse ou gardez l’Elfe.
EE-ELF-3 = La défausse rapide est condamnée pour le reste de la partie : aucune carte ne peut y aller.
    .refusal = Votre défausse rapide est condamnée pour le reste de la partie : mettez la carte dans la défausse principale.
EE-ELF-4 = Les cartes qu’elle contient sont mélangées et glissées sous la pioche, dont l’ordre ne change pas.
EE-ELF-5 = Une défausse rapide condamnée ne redevient jamais disponible, même quand la défausse principale est récupérée.

## Les dix Créatures : Phénix

EE-PHX-1 = Le Phénix détruit d’un seul coup toutes les cartes libres de tous les mages encore en jeu, celui qui l’utilise compris.
EE-PHX-2 = Il doit y avoir au moins une carte à détruire.
    .refusal = Le Phénix n’a aucune carte à détruire : gardez-le jusqu’à ce qu’il y en ait au moins une.
EE-PHX-3 = Les défausses se choisissent dans le sens horaire en commençant par celui qui utilise le Phénix, chaque mage suivant l’ordre de ses piles : Air, Feu, Terre, Eau.
EE-PHX-4 = Seules brûlent les cartes libres à cet instant : une par pile. Celles qui deviennent libres en dessous sont épargnées.
EE-PHX-5 = Avec l’option « L’Ondine arrête le Phénix », les cartes protégées par une Ondine ne brûlent pas, sauf celles du mage qui utilise le Phénix.

## Les dix Créatures : Akâsha

EE-AKA-1 = Akâsha a le pouvoir de l’une des neuf autres Créatures, au choix, avec les choix, conditions et refus propres à celle-ci.
EE-AKA-2 = Le jeton de la Créature copiée peut être n’importe où et dans n’importe quel état : au centre, chez n’importe quel mage, utilisé. Il n’est pas affecté.
EE-AKA-3 = Le moment de la Créature copiée s’impose : le Sylphe à son propre tour, la Sirène dans une fenêtre d’Embrasement, Dhyâna dans une fenêtre de pouvoir.
EE-AKA-4 = Copiant l’Ondine, Akâsha reste en jeu comme une seconde Ondine, avec ses propres déplacements.

## Fusion extrême

EE-FUS-1 = En Fusion extrême, une carte Élémentaire de n’importe quel élément peut être posée sur toute pile dont elle est le niveau suivant.
EE-FUS-2 = En Fusion extrême, une pile commence par un Œuf et porte pour de bon le nom de l’élément de cet Œuf. Un Œuf ne peut commencer que la pile de son propre nom.
    .refusal = Un Œuf ne peut commencer que la pile de son propre nom : posez-le sur celle-ci.
EE-FUS-3 = En Fusion extrême, effets et libérations suivent l’élément de la carte posée, non le nom de la pile.
EE-FUS-4 = En Fusion extrême, une Cascade peut être posée sur toute pile dont la carte de l’Eau est le niveau suivant, y compris la pile visée.
EE-FUS-5 = En Fusion extrême, les quatre Élémentaires ultimes peuvent se répartir librement sur les quatre piles.

## Fin de partie

EE-END-1 = Un mage dont les quatre piles sont complètes gagne à l’instant même, quel que soit le mage dont c’est le tour. La carte gagnante n’a pas d’effet et n’ouvre aucune fenêtre.
EE-END-2 = Des Jokers plus bas dans les piles ne gênent pas. Au sommet doivent se trouver les quatre Élémentaires ultimes, qu’aucun Joker ne peut remplacer.
EE-END-3 = Sans l’option « Poursuivre », la partie est alors terminée : le vainqueur est premier et tous les autres partagent la deuxième place.
EE-END-4 = Avec l’option « Poursuivre », un mage qui complète ses quatre piles prend le rang suivant et quitte la partie ; les autres continuent. Si c’était son tour, celui-ci prend fin sans pioche, les tours supplémentaires sont perdus et le mage suivant commence le sien.
EE-END-5 = Un mage qui a quitté la partie n’est l’adversaire de personne : ni sollicité, ni visé, ni touché par le Phénix, il ne reçoit pas de jeton. Ses jetons non utilisés retournent au centre ; ses Ondines sont retirées du jeu.
EE-END-6 = Avec l’option « Poursuivre », la partie est terminée quand il ne reste qu’un mage, qui est dernier.
EE-END-7 = Quand le dernier tour permis par l’option « Limite de tours » est fini, main complétée s’il y a lieu, la partie est terminée, même si des tours supplémentaires restaient dus. Un tour supplémentaire compte comme un tour.
EE-END-8 = À la limite de tours, les mages qui ont quitté la partie gardent leur rang ; les autres sont classés selon leurs piles complètes, puis leurs cartes dans les piles, puis leurs cartes enracinées, le plus grand nombre l’emportant. Les mages à égalité sur les trois partagent un rang.
EE-END-9 = Quand la partie est terminée, plus aucune action n’est acceptée.
    .refusal = La partie est terminée et n’accepte plus d’action : commencez-en une autre pour rejouer.

## Décisions : là où les règles imprimées se taisent ou se lisent de deux façons

EE-R-1 = Combien de mages ? De deux à quatre : il y a quatre decks. Le nombre ne change rien aux règles ; à deux, le mage adverse de votre choix est simplement l’autre mage.
EE-R-2 = Les Œufs et les Élémentaires ultimes ont-ils un effet ? Oui, comme toute carte Élémentaire. Les tables qui tiennent les Œufs pour inertes désactivent l’option « Effets des Œufs ».
EE-R-3 = Quelles cartes sont libres ? Seule la carte au sommet de chaque pile, si elle n’est pas enracinée. Le Phénix prend donc au plus une carte par pile.
EE-R-4 = Qui peut contrer un Embrasement ? Seul le mage visé.
EE-R-5 = Que signifie « une carte de moins » après avoir contré ? Ce n’est pas une pénalité : la main ne se complète qu’à la fin de son propre tour, et deux Cascades laissent donc trois cartes.
EE-R-6 = Un Embrasement redirigé peut-il être contré ? Oui : le pouvoir de la Sirène est de le détourner, mais ce qui arrive reste l’Embrasement d’une carte de Feu. Il compte comme adverse pour quiconque il vise, son auteur compris. L’option « Embrasement redirigé » en décide autrement.
EE-R-7 = Jusqu’où porte la Sirène ? Tout mage sollicité peut l’utiliser, visé ou non, mais pas l’auteur de l’Embrasement. Elle doit atteindre un autre mage et une carte qu’un Embrasement pourrait viser ; s’il n’y en a pas, elle ne peut pas servir.
EE-R-8 = Que veut dire « à n’importe quel moment de la partie » pour les Créatures ? À son propre tour quand rien n’est en attente, contre un Embrasement si elles peuvent sauver une carte, et pendant le tour des autres si l’on a fini le sien à l’affût. Personne n’est interrompu sans l’avoir demandé.
EE-R-9 = Une question trahit-elle quelque chose ? Avec « Toujours demander », non : qu’un mage soit sollicité découle de ce que tous savent. Une table qui préfère moins de questions à ce secret désactive l’option.
EE-R-10 = Une Créature annulée est-elle perdue ? Oui : son pouvoir a été utilisé, puis annulé.
EE-R-11 = Jusqu’où vont les réactions ? Dhyâna répond à tout pouvoir au moment où il est annoncé, et seul Akâsha copiant Dhyâna répond à Dhyâna. Trois pouvoirs au plus se superposent donc.
EE-R-12 = Que peut copier Akâsha ? N’importe laquelle des neuf autres Créatures, dans n’importe quel état : au centre, chez n’importe qui, utilisée.
EE-R-13 = Comment l’Ondine peut-elle servir une seule fois et pourtant se déplacer à chaque tour ? La placer est l’utiliser ; la déplacer ne l’est pas. Elle se déplace une fois à chacun de vos tours, protège une carte et non une pile, et seulement une des vôtres.
EE-R-14 = L’Ondine arrête-t-elle le Phénix ou la Salamandre ? Non : elle arrête les Embrasements, et rien sauf Dhyâna n’arrête un pouvoir. L’option « L’Ondine arrête le Phénix » en décide autrement pour le Phénix.
EE-R-15 = Une pile reste-t-elle enracinée après la Salamandre ? Oui, ce qui en reste. Une pile dont le sommet est libre au-dessus de ses racines n’est pas une cible.
EE-R-16 = Jusqu’où le Gnome désenracine-t-il ? Toute la pile. Un Élémentaire ultime y devient libre aussi et ne s’enracine pas de nouveau de lui-même.
EE-R-17 = Dans quel ordre le Phénix détruit-il ? Toutes les cartes brûlent ensemble ; puis on choisit les défausses, d’abord celui qui l’utilise, puis dans le sens horaire, pile après pile.
EE-R-18 = Le Sylphe met-il fin au tour en cours ? Non : le tour se poursuit, la main se complète, puis le même mage joue un autre tour.
EE-R-19 = Quand une défausse est-elle récupérée ? Quand il faut piocher et que la pioche est vide, non quand la dernière carte est prise.
EE-R-20 = Et si la défausse rapide est disponible mais vide ? Alors la principale est récupérée et la rapide reste disponible. Si les deux sont vides, on ne pioche rien.
EE-R-21 = Les défausses sont-elles face visible ? Oui, pour tous.
EE-R-22 = Qu’est-ce qu’un Joker ? Une carte du niveau de sa place, sans effet ni Créature. Il ne commence ni ne couronne jamais une pile ; entre les deux, il peut y en avoir plusieurs, même juste sous un Élémentaire ultime.
EE-R-23 = Et un Joker en Fusion extrême ? De même : seul son niveau compte.
EE-R-24 = Qu’est-ce qui vient d’abord, la libération ou l’effet ? La libération. Un Éther pioché par la Tornade de cette même carte arrive donc trop tard pour l’empêcher.
EE-R-25 = Et une Créature déjà donnée ? On peut la prendre à son détenteur pour la donner à un troisième mage, ou la laisser. Si on l’a soi-même, on la garde. À deux, rien n’est demandé.
EE-R-26 = Quand peut-on empêcher une libération ? Seulement quand le jeton est au centre. Les Éthers mis là y restent pour de bon ; après le quatrième, les suivants ne libèrent rien.
EE-R-27 = Quel est le niveau de Dhyâna et d’Akâsha ? Les Éthers n’en ont pas : leurs 2 et 4 sont le nombre d’Éthers au centre.
EE-R-28 = Quelle pile peut-on enraciner ? Une des siennes.
EE-R-29 = La victoire est-elle immédiate ? Oui, même pendant le tour d’un autre mage grâce à une Cascade, et avant l’effet de la carte gagnante.
EE-R-30 = Comment la partie continue-t-elle après le premier vainqueur ? Avec « Poursuivre », qui a terminé est hors d’atteinte et ses jetons non utilisés retournent au centre. Dhyâna et Akâsha, une fois de retour, y restent.
EE-R-31 = Une partie peut-elle ne jamais finir ? Les mages pourraient se brûler des cartes sans fin ; l’option « Limite de tours » y met un terme.
EE-R-32 = Quelle pile est laquelle en Fusion extrême ? Une pile prend le nom de son Œuf, et chaque deck a un Œuf par élément.
EE-R-33 = Peut-on viser une carte protégée par une Ondine ? Non, plutôt que de le permettre pour échouer : personne ne le ferait exprès.
EE-R-34 = Que devient un Embrasement qui a perdu sa carte ? Il est perdu et ne vise pas ailleurs : le défenseur y a dépensé une Créature.
EE-R-35 = Une Cascade libère-t-elle des Créatures ? Oui : une carte de l’Eau posée en Cascade compte comme posée, et sa libération peut être empêchée.
EE-R-36 = Où est le jeton « Défausse indisponible » ? C’est le verso du jeton « Défausse rapide ».
EE-R-37 = Qui commence si les meilleures mains sont à égalité ? Le sort en décide, d’après la graine de la partie.
EE-R-38 = Peut-on garder Dhyâna ou Akâsha ? Non : comme toute Créature, elle va à un mage adverse.
EE-R-39 = Qu’est-ce que « l’Élémentaire le plus faible de sa pile » ? Le plus faible qui n’y est pas encore : niveau 0, puis 1, puis 2. On ne saute aucun niveau.

## Noms : le jeu

game-name = Elementary Evolution
game-pitch = Élevez quatre piles de l’Œuf à l’Élémentaire ultime tandis que chaque carte éveille son élément : renouvelez votre main, embrasez une carte adverse, enracinez une pile et gardez de l’Eau pour le feu à venir.

## Noms : éléments

element-air = Air
element-fire = Feu
element-earth = Terre
element-water = Eau
element-ether = Éther

## Noms : effets

effect-tornado = Tornade
    .help = Air : défaussez des cartes de votre main, puis piochez-en autant.
effect-blaze = Embrasement
    .help = Feu : détruisez une carte libre d’un mage adverse.
effect-rooting = Enracinement
    .help = Terre : enracinez une de vos piles, à l’abri des Embrasements.
effect-cascade = Cascade
    .help = Eau : contrez un Embrasement qui vous vise, même hors de votre tour.
effect-joker = Joker
    .help = Éther : n’importe quel niveau de 1 à 4, sans effet ; ou au centre, pour retenir une Créature.

## Noms : cartes

card-air-0 = Œuf d’Air
card-air-1 = Souffle
card-air-2 = Brise
card-air-3 = Bourrasque
card-air-4 = Tempête
card-air-5 = Ouragan
card-fire-0 = Œuf de Feu
card-fire-1 = Étincelle
card-fire-2 = Flamme
card-fire-3 = Bûcher
card-fire-4 = Fournaise
card-fire-5 = Volcan
card-earth-0 = Œuf de Terre
card-earth-1 = Caillou
card-earth-2 = Pierre
card-earth-3 = Rocher
card-earth-4 = Falaise
card-earth-5 = Montagne
card-water-0 = Œuf d’Eau
card-water-1 = Goutte
card-water-2 = Ruisseau
card-water-3 = Rivière
card-water-4 = Torrent
card-water-5 = Océan
card-ether = Éther

## Noms : Créatures

creature-gnome = Gnome
    .help = Désenracine une pile adverse.
creature-siren = Sirène
    .help = Détourne un Embrasement.
creature-sylph = Sylphe
    .help = Rejoue un tour.
creature-salamander = Salamandre
    .help = Embrase le sommet d’une pile enracinée adverse.
creature-dhyana = Dhyâna
    .help = Annule un pouvoir.
creature-golem = Golem
    .help = Enracine vos quatre piles.
creature-ondine = Ondine
    .help = Protège une carte libre contre les Embrasements ; déplaçable à chaque tour.
creature-elf = Elfe
    .help = Condamne une défausse rapide adverse.
creature-phoenix = Phénix
    .help = Embrase toutes les cartes libres, les vôtres aussi.
creature-akasha = Akâsha
    .help = Copie le pouvoir de votre choix.

## Noms : zones

zone-area = Zone de jeu
zone-piles = Piles Élémentaires
zone-pile-air = Pile de l’Air
zone-pile-fire = Pile du Feu
zone-pile-earth = Pile de la Terre
zone-pile-water = Pile de l’Eau
zone-hand = Main
    .help = Cinq cartes au plus.
zone-draw = Pioche
zone-quick = Défausse rapide
    .help = Récupérée la première, puis indisponible tant que la principale ne l’a pas été.
zone-main = Défausse principale
    .help = Toujours disponible ; récupérée après la défausse rapide.
zone-centre = Centre
    .help = Les Éthers mis là par tous les mages et les jetons pas encore libérés.

## Noms : états

quick-state-open = Disponible
quick-state-closed = Indisponible
quick-state-condemned = Condamnée
card-state-free = Libre
card-state-covered = Recouverte
card-state-rooted = Enracinée
card-state-guarded = Protégée
card-state-burnt = Détruite
pile-state-empty = Vide
pile-state-complete = Complète
token-state-centre = Au centre
token-state-fresh = Non utilisé
token-state-used = Utilisé
ondine-state-idle = Inactive
mage-state-active = Mage dont c’est le tour
mage-state-watching = À l’affût
mage-state-left = A quitté la partie

## Noms : mots de la table

term-mage = Mage
term-opponent = Mage adverse
term-elemental = Carte Élémentaire
term-level = Niveau
term-egg = Œuf
term-ultimate = Élémentaire ultime
term-joker = Joker
term-pile = Pile Élémentaire
term-free-card = Carte libre
term-creature = Créature Élémentaire
term-token = Jeton
term-ethers = Éthers au centre
term-turn = Tour
term-extra-turn = Tour supplémentaire
term-aid-card = Aide de jeu

## Noms : fenêtres et questions

window-blaze = Fenêtre d’Embrasement
window-power = Fenêtre de pouvoir
window-watch = Fenêtre d’affût
prompt-turn = À vous : posez, défaussez, utilisez une Créature ou finissez votre tour.
prompt-tornado = Tornade : défaussez les cartes à échanger, puis piochez.
prompt-aim = Embrasement : choisissez une carte libre adverse à détruire.
prompt-root = Enracinement : choisissez une de vos piles à enraciner.
prompt-release = Une Créature est libérée : décidez du sort de son jeton.
prompt-blaze = Un Embrasement est en cours : réagissez ou passez.
prompt-power = Un pouvoir est annoncé : annulez-le ou passez.
prompt-drop = Votre carte est détruite : choisissez sa défausse.
prompt-watch = Vous êtes à l’affût : utilisez une Créature ou passez.

## Noms : fin de partie

reason-ultimates = Quatre Élémentaires ultimes : la partie est gagnée
reason-ranked = Toutes les places sont attribuées
reason-turn-limit = La limite de tours est atteinte
reason-resigned = La partie est finie : un mage a abandonné
ending-ultimates = Quatre Élémentaires ultimes : { $winners } a terminé ses quatre piles (cartes posées : { $levels }).
ending-ranked = Toutes les places sont attribuées : { $winners } a terminé ses quatre piles en premier.
ending-turn-limit =
    { $count ->
        [one] { $turn-limit } tours joués : { $winners } a construit le plus ({ ending-built }).
       *[other] { $turn-limit } tours joués : { $winners } ont construit autant ({ ending-built }).
    }
ending-built =
    { $best-complete ->
        [0] cartes posées : { $levels }
       *[other] piles complètes : { $complete } ; cartes posées : { $levels }
    }
tally-levels = Cartes posées
    .help = Cartes dans les quatre piles : avec 24, on gagne
tally-complete = Piles complètes
    .help = Piles qui portent leur Élémentaire ultime
tally-rooted = Enracinées
    .help = Cartes enracinées dans les piles

## Noms : options

option-variant = Variante
    .help = Chaque élément reste sur sa pile, ou tous se mélangent.
option-variant-classic = Classique
    .help = Chaque élément évolue sur sa propre pile.
option-variant-extreme-fusion = Fusion extrême
    .help = Tout élément va sur toute pile, niveau après niveau, à partir de l’Œuf qui l’a commencée.
option-play-on = Poursuivre
    .help = Après le premier vainqueur, les autres continuent pour établir tout le classement.
option-play-on-true = Classement complet
option-play-on-false = Arrêt au premier vainqueur
option-turn-limit = Limite de tours
    .help = Numéro du dernier tour, tous mages confondus ; 0 pour aucune limite.
option-turn-limit-0 = Aucune limite
option-watching = Affût
    .help = Un mage peut finir son tour à l’affût pour utiliser des Créatures pendant le tour des autres.
option-watching-true = Permis
option-watching-false = Non permis
option-always-ask = Toujours demander
    .help = Solliciter même un mage qui n’a qu’une réponse, pour qu’une question ne trahisse rien de sa main.
option-always-ask-true = Le secret d’abord
option-always-ask-false = Moins de questions
option-redirected-blaze = Embrasement redirigé
    .help = Détermine si l’Eau arrête un Embrasement redirigé par la Sirène.
option-redirected-blaze-counterable = Peut être contré
option-redirected-blaze-sure = Ne peut pas être contré
option-ondine-stops-phoenix = L’Ondine arrête le Phénix
    .help = Les cartes protégées par une Ondine résistent au Phénix, sauf celles du mage qui l’utilise.
option-ondine-stops-phoenix-true = Les cartes protégées résistent
option-ondine-stops-phoenix-false = Les cartes protégées brûlent aussi
option-egg-effects = Effets des Œufs
    .help = Détermine si les Œufs ont l’effet de leur élément.
option-egg-effects-true = Les Œufs ont un effet
option-egg-effects-false = Les Œufs n’ont pas d’effet

## Noms : actions

verb-play = Poser
verb-discard = Défausser
verb-use = Utiliser
verb-move = Déplacer l’Ondine
verb-end = Fin du tour
verb-end-watch = Fin du tour, à l’affût
verb-done = Piocher
verb-blaze = Embraser
verb-root = Enraciner
verb-skip = Renoncer à l’effet
verb-cascade = Contrer
verb-pass = Passer
verb-give = Donner à
verb-prevent = Retenir au centre (un Éther)
verb-leave = Laisser
verb-drop = Vers la défausse …
verb-drop-quick = Vers la défausse rapide
verb-drop-main = Vers la défausse principale

## Noms : les mages, d’après le dos de leur deck

mage-0 = Mage de l’Air
mage-1 = Mage du Feu
mage-2 = Mage de la Terre
mage-3 = Mage de l’Eau

## Le dessin

table-turn = tour { $turn }
table-you = vous
table-hand = main { $count }
table-draw = pioche { $count }
table-extra =
    { $count ->
        [one] un tour de plus
       *[other] { $count } tours de plus
    }
table-watching = à l’affût
table-left = a terminé, place { $place }
table-quick =
    { $state ->
        [open] rapide, disponible
        [closed] rapide, indisponible
       *[condemned] rapide, condamnée
    }
table-main = principale
table-tokens = jetons
table-ondine =
    { $token ->
        [akasha] Akâsha sur { $pile } { $level }
       *[ondine] Ondine sur { $pile } { $level }
    }
table-idle =
    { $token ->
        [akasha] Akâsha inactif
       *[ondine] Ondine inactive
    }
table-ethers =
    { $next ->
        [0] Éthers { $count }
        [2] Éthers { $count } (Dhyâna à 2)
       *[4] Éthers { $count } (Akâsha à 4)
    }
table-fresh = à libérer
table-used = utilisés
table-your-hand = Votre main
table-answers = Répondre :
table-waiting = Le { $mage } décide.
table-legend = [01] enracinées · 2 en éventail · ~ Ondine · ! visée · ↑ se pose · ★ Joker

question-blaze-you = Le { $by } embrase votre carte { $card }, niveau { $level } de la { which-pile }.
question-blaze-back = Votre Embrasement est redirigé contre votre carte { $card }, niveau { $level } de la { which-pile }.
question-blaze-other = Le { $by } embrase la carte { $card } du { $target }, niveau { $level } de la { which-pile }.
question-power = Le { $by } annonce « { $words } ».
question-release = Créature libérée : { $creature }. { $help }
question-drop = Carte détruite : { $card } ({ $code }). Vers quelle défausse ?

## Le journal : ce qui s’est passé, une phrase à la fois

who =
    { $seat ->
        [0] Le Mage de l’Air
        [1] Le Mage du Feu
        [2] Le Mage de la Terre
       *[3] Le Mage de l’Eau
    }
whose =
    { $seat ->
        [0] du Mage de l’Air
        [1] du Mage du Feu
        [2] du Mage de la Terre
       *[3] du Mage de l’Eau
    }
at-whom =
    { $target ->
        [0] du Mage de l’Air
        [1] du Mage du Feu
        [2] du Mage de la Terre
       *[3] du Mage de l’Eau
    }
to-whom =
    { $to ->
        [0] au Mage de l’Air
        [1] au Mage du Feu
        [2] au Mage de la Terre
       *[3] au Mage de l’Eau
    }
from-whom =
    { $from ->
        [0] au Mage de l’Air
        [1] au Mage du Feu
        [2] au Mage de la Terre
       *[3] au Mage de l’Eau
    }
first-mage =
    { $first ->
        [0] Le Mage de l’Air
        [1] Le Mage du Feu
        [2] Le Mage de la Terre
       *[3] Le Mage de l’Eau
    }
which-card =
    { $card ->
        [air-0] { card-air-0 }
        [air-1] { card-air-1 }
        [air-2] { card-air-2 }
        [air-3] { card-air-3 }
        [air-4] { card-air-4 }
        [air-5] { card-air-5 }
        [fire-0] { card-fire-0 }
        [fire-1] { card-fire-1 }
        [fire-2] { card-fire-2 }
        [fire-3] { card-fire-3 }
        [fire-4] { card-fire-4 }
        [fire-5] { card-fire-5 }
        [earth-0] { card-earth-0 }
        [earth-1] { card-earth-1 }
        [earth-2] { card-earth-2 }
        [earth-3] { card-earth-3 }
        [earth-4] { card-earth-4 }
        [earth-5] { card-earth-5 }
        [water-0] { card-water-0 }
        [water-1] { card-water-1 }
        [water-2] { card-water-2 }
        [water-3] { card-water-3 }
        [water-4] { card-water-4 }
        [water-5] { card-water-5 }
       *[ether] { card-ether }
    }
which-pile =
    { $pile ->
        [air] pile de l’Air
        [fire] pile du Feu
        [earth] pile de la Terre
       *[water] pile de l’Eau
    }
which-creature =
    { $creature ->
        [gnome] le Gnome
        [siren] la Sirène
        [sylph] le Sylphe
        [salamander] la Salamandre
        [dhyana] Dhyâna
        [golem] le Golem
        [ondine] l’Ondine
        [elf] l’Elfe
        [phoenix] le Phénix
       *[akasha] Akâsha
    }
which-power =
    { $power ->
        [gnome] le Gnome
        [siren] la Sirène
        [sylph] le Sylphe
        [salamander] la Salamandre
        [dhyana] Dhyâna
        [golem] le Golem
        [ondine] l’Ondine
        [elf] l’Elfe
       *[phoenix] le Phénix
    }
log-game-started = { first-mage } joue le premier tour.
log-turn-started = { who } commence le tour { $turn }.
log-card-placed = { who } pose { which-card } ({ $card }) sur sa { which-pile }.
log-blaze-countered = L’Embrasement est contré.
log-pile-rooted =
    { $why ->
        [ultimate] L’Élémentaire ultime enracine la { which-pile } { whose }.
        [golem] Le Golem enracine la { which-pile } { whose }.
       *[effect] { who } enracine sa { which-pile }.
    }
log-pile-unrooted = La { which-pile } { whose } n’est plus enracinée.
log-creature-released =
    { $from ->
        [centre] { who } donne { which-creature } { to-whom }.
       *[other] { who } prend { which-creature } { from-whom } et donne le jeton { to-whom }.
    }
log-creature-left = { who } laisse { which-creature } où le jeton se trouve.
log-creature-returned = De retour au centre : { which-creature }.
log-release-prevented = { who } met un Éther au centre ({ $ethers } désormais) et retient { which-creature }.
log-effect-skipped = { who } renonce à l’effet.
log-card-discarded =
    { $where ->
        [quick] { who } met { which-card } ({ $card }) dans sa défausse rapide.
       *[main] { who } met { which-card } ({ $card }) dans sa défausse principale.
    }
    .cards =
        { $where ->
            [quick] { who } met { $cards } dans sa défausse rapide.
           *[main] { who } met { $cards } dans sa défausse principale.
        }
log-tornado =
    { $count ->
        [one] { who } échange une carte dans une Tornade.
       *[other] { who } échange { $count } cartes dans une Tornade.
    }
log-cards-drawn =
    { $count ->
        [one] { who } pioche une carte.
       *[other] { who } pioche { $count } cartes.
    }
    .cards = { who } pioche { $cards }.
log-discard-recycled =
    { $which ->
        [quick] { who } récupère sa défausse rapide.
       *[main] { who } récupère sa défausse principale.
    }
log-quick-closed = La défausse rapide { whose } devient indisponible.
log-quick-opened = La défausse rapide { whose } redevient disponible.
log-quick-condemned = La défausse rapide { whose } est condamnée pour de bon.
log-blaze-declared = { who } lance un Embrasement sur la { which-pile } { at-whom }.
log-blaze-redirected = { who } redirige l’Embrasement sur la { which-pile } { at-whom }.
log-blaze-failed = L’Embrasement échoue.
log-card-burnt = La carte { which-card } ({ $card }) { whose } est détruite.
log-power-used =
    { $token ->
        [akasha] { who } utilise Akâsha pour copier { which-power }.
       *[other] { who } utilise { which-power }.
    }
log-power-cancelled = Le pouvoir { whose } est annulé : { $move }.
log-ondine-set =
    { $token ->
        [akasha] Akâsha protège le sommet de la { which-pile } { whose }.
       *[ondine] L’Ondine protège le sommet de la { which-pile } { whose }.
    }
log-ondine-lifted =
    { $token ->
        [akasha] Akâsha, seconde Ondine { whose }, reste inactif.
       *[ondine] L’Ondine { whose } reste inactive.
    }
log-extra-turn = { who } jouera un tour de plus.
log-watch-set = { who } se met à l’affût.
log-passed = { who } passe.
log-turn-ended = { who } finit son tour.
log-mage-finished = { who } a complété ses quatre piles : place { $place }.
log-game-over =
    { $reason ->
        [ultimates] { reason-ultimates }.
        [ranked] { reason-ranked }.
       *[turn-limit] { reason-turn-limit }.
    }

## La galerie : ses groupes

gallery-air = Air
    .help = Tornade : défaussez autant de cartes que vous voulez, et piochez-en autant.
gallery-fire = Feu
    .help = Embrasement : brûlez la carte libre au sommet d’une pile adverse.
gallery-earth = Terre
    .help = Enracinement : une de vos piles ne craint plus les Embrasements, jusqu’à sa hauteur du moment.
gallery-water = Eau
    .help = Cascade : quand on vous embrase, posez une carte Eau, même hors de votre tour, et l’Embrasement est fini.
gallery-ether = Éther
    .help = Le Joker : remplace une carte de niveau 1 à 4 sur n’importe laquelle de vos piles, mais sans effet. Ou bien il retient une Créature au centre.
gallery-creature = Créatures
    .help = Poser une carte qui porte le signe d’une Créature la libère : vous la donnez à un adversaire, qui peut l’utiliser une fois.

## Conseils : ce qui est demandé, et ce que fait alors chaque verbe

advice-turn = À vous. Posez des cartes, défaussez-en, utilisez des Créatures, autant que vous voulez et dans l’ordre que vous voulez ; puis finissez votre tour.
    .play = Une carte de votre main va sur la pile de son élément, à la suite : œuf, 1, 2, 3, 4, 5. Puis elle fait son effet.
    .discard = Jetez une carte qui ne sert pas : vous en piochez une autre à la fin du tour.
    .use = Une Créature que vous tenez vous aide, une seule fois.
    .move = L’Ondine passe sur une autre de vos cartes libres.
    .end = Vous complétez votre main à cinq cartes, et le mage suivant joue.
    .end-watch = Pareil, mais pendant le tour des autres on vous demande si vous utilisez une Créature.
    .tip = Une carte Eau que vous gardez est votre bouclier contre les Embrasements.
advice-tornado = Tornade : jetez les cartes dont vous ne voulez pas, et piochez-en autant.
    .discard = Une carte de plus est jetée.
    .done = Vous piochez autant de cartes que vous en avez jetées.
advice-aim = Embrasement : visez une carte libre adverse.
    .blaze = La carte au sommet de cette pile brûle, sauf si on la sauve.
    .skip = Personne ne brûle.
advice-root = Enracinement : mettez une de vos piles à l’abri.
    .root = Toutes les cartes qui y sont ne craignent plus les Embrasements.
    .skip = Rien n’est enraciné.
advice-release = Votre carte libère une Créature : elle va chez un adversaire.
    .give = Cet adversaire la reçoit et pourra l’utiliser une fois.
    .prevent = Un Éther de votre main va au centre, et la Créature y reste.
    .leave = Elle reste chez le mage qui l’a.
advice-blaze = Un Embrasement arrive. Vous pouvez l’arrêter, le détourner ou laisser faire.
    .cascade = Une carte Eau posée sur une de vos piles l’éteint, et y reste.
    .use = Une Créature peut sauver la carte, ou tourner l’Embrasement vers un autre.
    .pass = Si personne ne fait rien, la carte brûle.
advice-power = Un adversaire utilise une Créature.
    .use = Dhyâna, ou Akâsha à sa place, annule le pouvoir.
    .pass = Si personne ne l’annule, le pouvoir a lieu.
advice-drop = Votre carte a brûlé. Elle reviendra un jour : choisissez par quelle défausse.
    .drop-quick = La défausse rapide redevient votre pioche la première.
    .drop-main = La défausse principale revient après elle.
advice-watch = Vous êtes à l’affût : quelque chose vient de se passer, et vous pouvez utiliser une Créature.
    .use = Une Créature que vous tenez vous aide, une seule fois.
    .pass = La partie continue.

## Ce qu’un coup change, dans les mots du robot qui l’explique

feature-out = Rang
    .gain = termine ses quatre piles
    .loss = laisse les premiers rangs aux autres
feature-turn = Tour
    .gain = garde de quoi faire pendant ce tour
    .loss = épuise les possibilités de ce tour
feature-piles = Piles
    .gain = fait grandir ses piles
    .loss = laisse ses piles diminuer
feature-ultimates = Élémentaires ultimes
    .gain = se rapproche des quatre Élémentaires ultimes
    .loss = s’éloigne des quatre Élémentaires ultimes
feature-finish = Proximité de la victoire
    .gain = se rapproche de la victoire
    .loss = s’éloigne de la victoire
feature-exposed = Cartes libres
    .gain = expose moins de cartes aux Embrasements
    .loss = expose plus de cartes aux Embrasements
feature-roots = Racines
    .gain = protège mieux ses piles
    .loss = laisse ses piles moins bien protégées
feature-danger = Danger
    .gain = écarte les menaces adverses
    .loss = s’expose aux menaces adverses
feature-fire = Feu
    .gain = prépare des Embrasements
    .loss = renonce à des Embrasements
feature-water = Eau
    .gain = garde de l’Eau contre les Embrasements
    .loss = se prive de l’Eau qui contre les Embrasements
feature-ready = Cartes prêtes
    .gain = a plus de cartes prêtes à poser
    .loss = a moins de cartes prêtes à poser
feature-hand = Main
    .gain = améliore sa main
    .loss = affaiblit sa main
feature-deck = Pioche et défausses
    .gain = rapproche les cartes qui lui manquent
    .loss = éloigne les cartes qui lui manquent
feature-creatures = Créatures
    .gain = tire un meilleur parti des Créatures
    .loss = tire un moins bon parti des Créatures
feature-race = Course
    .gain = prend de l’avance sur ses adversaires
    .loss = prend du retard sur ses adversaires
