## Basics

EM-BAS-1 = The board has 6 × 6 cells with two players and 10 × 10 with four. Columns are lettered from a and rows numbered from 1; a1 is the left corner of White, who sits along row 1.
EM-BAS-2 = Two cells are adjacent when they touch along a side or at a corner, so a cell has up to eight neighbours. A void beside the corner where two diagonal neighbours touch does not matter.
EM-BAS-3 = Distance is counted in steps in any of the eight directions: it is the larger of the column difference and the row difference.
EM-BAS-4 = An elemental is a stack of 1 to 3 tokens of one element and one owner. Its level is the number of its tokens.
EM-BAS-5 = A cell holds at most one elemental.
EM-BAS-6 = Each player has 6 tokens of each element; those not on the board, nor set aside by the Necromancer, are the player’s reserve. A token that leaves the board goes back to its owner’s reserve at once.
EM-BAS-7 = No elemental goes above level 3: when an action would make it higher, the excess tokens return to the reserve. Only the Tornado event breaks this limit.
EM-BAS-8 = A void cell is out of use: nothing can stand on it, enter it, be invoked on it or be pushed onto it. Only the zones of Hail and Snow may include voids.
    .refusal = That cell is a void and cannot be used: choose a cell that is in play.
EM-BAS-9 = You act only with your own elementals.
    .refusal = You have no elemental on that cell: choose one of your own.
EM-BAS-10 = An elemental gains a level only if it is at level 1 or 2 and its owner has a token of its element in reserve. A gain of several levels goes as far as this allows; an impossible gain is skipped and the rest of the effect takes place.
EM-BAS-11 = An elemental that loses a level gives up one token; with its last token it vanishes and its cell is empty. A loss greater than its level takes all its tokens.
EM-BAS-12 = Home order: each player counts cells line by line from their own first line outwards (rows for the players south and north, columns for west and east), each line from their left to their right. When several elementals of one player gain or are transformed at once and the reserve is too small, they are served in that order.
EM-BAS-13 = Your own elementals are those of your colour. In teams your partner’s are allied but not your own, and your opponents are the two players of the other team; without teams every other player is an opponent.
EM-BAS-14 = Your home cells are the six middle cells of each of your first two lines, voids excepted: both lines in full with two players, all but the two cells at each end with four.

## Set-up

EM-SET-1 = There are two or four players. With two, White sits south (row 1) and Black north (row 6); with four, going clockwise, White sits south (row 1), Black west (column a), Blue north (row 10) and Red east (column j).
EM-SET-2 = Each player gets the 24 tokens of their colour, all in reserve.
EM-SET-3 = The arena is the standard one, a named one or a card drawn at random, as the arena option says. Its voids are laid first.
EM-SET-4 = Four terrain blocks are laid at random, one per quarter of the board. The standard set is one forest, one savanna, one marsh and one mountain; the terrain option offers other sets.
EM-SET-5 = The first player is drawn at random, unless the first player option names one.
EM-SET-6 = Set-up goes in this order: arena, terrain, first player, specialities and events if they are used, armies. The first turn then belongs to the first player.

## Armies (invocation phase)

EM-INV-1 = Standard start: every army is the one printed for the arena, turned to face its side. The terrain stays random.
EM-INV-2 = Free start: each player composes an army of exactly 12 of their 24 tokens, in secret and at the same time as the others. A token once put cannot be taken back.
EM-INV-3 = Tokens are put on your own home cells only.
    .refusal = That is not one of your home cells: put the token on one of the six middle cells of your first two lines.
EM-INV-4 = A token goes on an empty cell, or on your own stack of the same element below level 3.
    .refusal = A token cannot go there: choose an empty cell, or your stack of the same element below level 3.
EM-INV-5 = You can put no more than the 6 tokens you have of each element.
    .refusal = You have put all six tokens of that element: choose another element.
EM-INV-6 = Your army must contain Earth. While it has none, the 12th token and a token for the last empty home cell can only be Earth.
    .refusal = Your army has no Earth yet: this token must be Earth.
EM-INV-7 = When every player has put 12 tokens, all armies are revealed at once and the first turn starts. A player who has put 12 waits for the others.
EM-INV-8 = Before the reveal nobody, not even your partner, sees your army, only how many tokens you have put.
EM-INV-9 = Partners may talk before they compose their armies.

## Turns and marks

EM-TUR-1 = Your turn starts with 3 action points. Only the Rainbow and Mudslide events change that.
EM-TUR-2 = An action costs 1 action point unless its rule says otherwise. You cannot spend more than you have left.
    .refusal = You do not have enough action points left: play something cheaper or end your turn.
EM-TUR-3 = Only a player who is to act may play: the player on turn or, while armies are put, everyone who has not yet put 12 tokens. After the end of the game nobody may.
    .refusal = You have nothing to play now: wait for your turn.
EM-TUR-4 = An elemental is the source of at most one action a turn: one marked played cannot act. The mark alone decides, so one that acted without being marked may act again; only a further step and breaths under Storm ignore the mark.
    .refusal = That elemental is marked played: choose one without the mark.
EM-TUR-5 = The source of an action is marked played when the action is over, unless a rule says that it is not.
EM-TUR-6 = Being attacked, carried, pushed, merged into, chosen or otherwise affected never marks an elemental, except by the Runist’s power. A mark protects from none of this.
EM-TUR-7 = You end your turn yourself, whatever action points are left, as long as no decision is pending. A turn never ends by itself, not even with none left.
EM-TUR-8 = At the end of a turn, in this order: elements taken on by the Metamorph lapse; the elementals of the player on turn lose their played and immobilised marks, and the rooted ones become immobilised; the effects active this turn lapse; the quiet and round limits are checked. Marks on other players’ elementals stay.
EM-TUR-9 = Then the next player clockwise who is still in the game has their turn; with two players, the other one.
EM-TUR-10 = While a decision is pending, only an answer to it is allowed. With none pending, such an answer, or a move that belongs to another phase, is not.
    .refusal = That move does not belong here: answer the pending decision if there is one, otherwise play a move of the current phase.
EM-TUR-11 = At the start of a turn, in this order: effects waiting for that player become active; action points are set; event cards that player laid face down are turned up.

## Immobilised

EM-IMM-1 = An immobilised elemental cannot be the source of any action, breath included, and cannot be carried by a wave.
    .refusal = That elemental is immobilised until the end of its owner’s turn: choose another one.
EM-IMM-2 = Immobilisation lasts until the end of its owner’s turn: the turn in progress if it is theirs, otherwise their next one.
EM-IMM-3 = An immobilised elemental can still be attacked, pushed, merged into, chosen, raised and lowered. Events affect it like any other.
EM-IMM-4 = A merged elemental is immobilised, or rooted, if either part was. When a rooted elemental is split, both parts are rooted.
EM-IMM-5 = With the option “Immobilised elementals” on “Cannot move”, they may grow, attack and breathe, but not move, tunnel, blaze, start a wave or be carried; if their attack makes the target vanish, even when pushed, they stay where they are. The Oracle and the Metamorph still need an elemental that is not immobilised.

## Growth

EM-GRO-1 = Growth costs 1 action point: the elemental gains one level.
EM-GRO-2 = To grow, an elemental must stand on terrain that favours its element, unless forced growth is open to it.
    .refusal = This terrain does not favour that element: grow an elemental that stands on its favoured terrain.
EM-GRO-3 = Only an elemental of level 1 or 2 can grow.
    .refusal = That elemental is too high to grow: choose one of level 1 or 2.
EM-GRO-4 = Growth needs a token of that element in its owner’s reserve.
    .refusal = You have no token of that element in reserve: grow an elemental of another element.
EM-GRO-5 = An elemental that grows is marked played.
EM-GRO-6 = Favoured terrain: for Earth, forest, steppe, mangrove and jungle; for Fire, savanna and volcano; for Water, marsh, glacier, mangrove and jungle; for Air, mountain, volcano, glacier and steppe.
EM-GRO-7 = Forced growth is growth off favoured terrain. Normally only Water may do it, in a turn under Flood; with the option “Forced growth” on “Always”, any elemental may for 2 action points.
EM-GRO-8 = There is no growth of any kind, not even forced, on desert, canyon or tundra.
    .refusal = Nothing grows on desert, canyon or tundra: grow an elemental that stands elsewhere.

## Moves

EM-MOV-1 = For 1 action point, all or some of an elemental’s tokens go to an adjacent cell.
    .refusal = That cell is too far away: move to one of the eight cells around the elemental.
EM-MOV-2 = You may move to an empty cell, or onto your own elemental of the same element.
    .refusal = That cell is taken: move to an empty cell, or onto your own elemental of the same element.
EM-MOV-3 = You move from one token up to the elemental’s level; as many as its level means the whole.
    .refusal = That number of tokens cannot move: choose from one up to the elemental’s level.
EM-MOV-4 = An elemental that moves whole to an empty cell is marked played.
EM-MOV-5 = Split: when part of an elemental moves to an empty cell, the part that stays is marked played and the part that moved is not.
EM-MOV-6 = Merge: an elemental that moves whole onto your own elemental of the same element forms one with it. The result is not marked played, even if the one moved onto was; with the option “Mark after a merge” on “Kept”, it keeps the mark that one had.
EM-MOV-7 = Transfer: when part of an elemental moves onto your own elemental of the same element, the part that stays is marked played and the result is marked as after a merge.
EM-MOV-8 = Tokens above level 3 after a merge or transfer return to the reserve. Moving onto a level 3 is allowed; everything that moved is then excess.
EM-MOV-9 = Air makes up to two steps for its 1 action point: after a move of Air, the elemental now on the cell reached may at once move again for free, whole or in part, to an empty cell or merging.
EM-MOV-10 = A move never marks Air played, neither the part that moved nor the part that stayed. Both parts keep a mark that was already there, unless a merge removes it.
EM-MOV-11 = The further step must be the next thing you play; anything else, even a breath or a power, gives it up. It starts where the previous step ended and ignores a played mark, and a move from that cell always counts as the further step.

## Attack

EM-ATT-1 = For 1 action point, one of your elementals, the source, attacks another, the target: the two interact.
EM-ATT-2 = Only a neighbouring elemental can be attacked.
    .refusal = That elemental is too far away: attack one of the eight cells around yours.
EM-ATT-3 = There must be an elemental on the cell you attack.
    .refusal = There is nothing to attack on that cell: choose a cell with an elemental.
EM-ATT-4 = Only these pairs interact: Fire and Earth, Fire and Air, Water and Fire, Earth and Water. The same element, Earth and Air, and Water and Air do not.
    .refusal = These two elements do not interact: Fire does with Earth, Air and Water, and Earth with Water.
EM-ATT-5 = Fire burns Earth: the Earth loses a level, the Fire gains one.
EM-ATT-6 = Fire consumes Air: the Air loses a level, the Fire gains one.
EM-ATT-7 = Water puts out Fire: the Fire loses a level, the Water gains one. With the option “Water gains from Fire” off, the Water gains nothing.
EM-ATT-8 = Earth absorbs Water: the Water loses a level, the Earth gains one.
EM-ATT-9 = The loss always happens. The gain happens only if the gainer is at level 1 or 2 and its owner has a token of its element in reserve, which is used for it.
EM-ATT-10 = Either of the two may be the source. Who loses and who gains depends on the elements only.
EM-ATT-11 = The target may belong to anyone: an opponent, your partner or yourself.
EM-ATT-12 = The source, if still on the board, is marked played. The target is not.
EM-ATT-13 = If the target vanishes and the source is still there, the source takes its place by moving to its cell. This is not optional.
EM-ATT-14 = If the source vanishes, the target stays where it is and is not marked.
EM-ATT-15 = An attack is carried out in this order: loss, gain, mark, taking the place, effects of the terrain entered.

## Tunnel (Earth)

EM-TUN-1 = For 1 action point, Earth can tunnel to other Earth. The source must be Earth.
    .refusal = Only Earth can tunnel: choose one of your Earth elementals.
EM-TUN-2 = A tunnel leads to a cell exactly two cells away, in any direction: one of the 16 cells of that ring.
    .refusal = A tunnel is exactly two cells long: choose one of the 16 cells at that distance.
EM-TUN-3 = The tunnel must end at another Earth elemental of your own.
    .refusal = A tunnel must end at another of your own Earth elementals: choose a cell that holds one.
EM-TUN-4 = Whatever lies between, elementals of anyone or voids, is ignored.
EM-TUN-5 = All or some of the tokens go. Marks and excess are as for a merge or a transfer.

## Blaze (Fire)

EM-BLA-1 = For 1 action point, Fire can blaze into three. The source must be Fire.
    .refusal = Only Fire can blaze: choose one of your Fire elementals.
EM-BLA-2 = The Fire must be at level 3.
    .refusal = That Fire is not at level 3: only a Fire of level 3 can blaze.
EM-BLA-3 = Two of its tokens move, one to each of two cells adjacent to it that are empty or hold Fire of your own.
    .refusal = The blaze cannot reach one of these cells: choose adjacent cells that are empty or hold your own Fire.
EM-BLA-4 = The two cells must be different.
    .refusal = The two cells are the same: send the two tokens to two different cells.
EM-BLA-5 = The token that stays is marked played; those that moved are not and may act at once. One that lands on your own Fire merges with it.

## Wave (Water)

EM-WAV-1 = For 1 action point, Water can move or attack and carry other Water along. The initiator must be Water.
    .refusal = Only Water can start a wave: choose one of your Water elementals.
EM-WAV-2 = The carried ones must be your own Water right beside the initiator in its row or column, not diagonally and not further away.
    .refusal = A wave carries only your own Water right beside the initiator in its row or column: choose such a neighbour.
EM-WAV-3 = The level of a carried elemental must not exceed the initiator’s.
    .refusal = That Water is higher than the initiator: carry one of the same level or lower.
EM-WAV-4 = If two are carried, they and the initiator form one straight line.
    .refusal = The two carried elementals are not in line with the initiator: take both from its row or both from its column.
EM-WAV-5 = A wave must not run along the line formed by its members; the other six directions are allowed.
    .refusal = A wave cannot run along its own line: choose one of the other six directions.
EM-WAV-6 = The wave goes to a cell adjacent to the initiator, which must be able to move there whole or to attack what stands there.
    .refusal = The initiator can neither move nor attack there: choose an adjacent cell that is empty, holds your own Water or something it can attack.
EM-WAV-7 = Each carried elemental goes one cell in the same direction: whole to an empty cell, merging with your own Water, or attacking what stands there. One that can do none of the three (edge, void, Air, another player’s Water) cannot be carried.
    .refusal = One of the carried elementals is blocked: carry only Water that can move, merge or attack in that direction.
EM-WAV-8 = You choose which of the possible ones to carry, at least one; with none it is a plain move or attack.
EM-WAV-9 = The initiator is marked as after a plain move or attack. The carried ones keep the marks they had, so a played one can be carried and one not played can still act; one that merges is marked as after any merge.
EM-WAV-10 = All members are checked before anything moves. Then the initiator moves or attacks, then the carried ones in home order; each takes the place of a target it makes vanish.

## Breath (Air)

EM-BRE-1 = Air can breathe on a neighbour; the source must be Air. A breath costs no action point, or 1 if the option “Cost of a breath” says so.
    .refusal = Only Air can breathe: choose one of your Air elementals.
EM-BRE-2 = The target is an elemental of any player and any element, adjacent to the source however strong the breath.
    .refusal = A breath needs an elemental right next to the Air: choose one on the eight cells around it.
EM-BRE-3 = The strength of a breath is 1 to 3 and at most the level of the source.
    .refusal = That strength is not possible: choose one from 1 to 3, at most its level.
EM-BRE-4 = First, as many tokens of the source as the strength return to the reserve. If none is left it vanishes.
EM-BRE-5 = Then the target, whole, is pushed straight away from the source, one cell at a time, up to as many cells as the strength.
EM-BRE-6 = The edge of the board or a void stops the push; the strength that is left is wasted.
EM-BRE-7 = An elemental in the next cell ends the push: with the same owner and element the two merge; if the elements interact the pushed one attacks it, whoever owns them; otherwise nothing happens.
EM-BRE-8 = The push is over after an interaction, even if strength is left or the obstacle is gone.
EM-BRE-9 = A breath must do something: the first cell behind the target must be empty, or hold an elemental that merges or interacts with it.
    .refusal = That breath would have no effect: choose a target with an empty cell behind it, or one it can merge or interact with.
EM-BRE-10 = The source, if still there, is marked played. The mark of the pushed elemental does not change, even when it attacked.

## End of the game

EM-END-1 = A player without Earth on the board is eliminated. This is checked after every completed action, once it is fully carried out and no decision is pending, not in between nor when a position is loaded.
EM-END-2 = When all players still in the game are of one side, that side wins. The board is left as it stands.
EM-END-3 = If all remaining players are eliminated by the same action, the game is drawn between them.
EM-END-4 = When no Fire is on the board, the game stops at once. This is checked after every completed action, and when armies are revealed.
EM-END-5 = When the game stops without Fire, each side counts its Earth tokens on the board and the most wins. A tie is broken by Water tokens, then by Air tokens.
EM-END-6 = If Earth, Water and Air are all equal, the game is drawn between those sides.
EM-END-7 = Eliminations come before the count: first eliminations with the win or draw they bring, then the removal of the tokens of those eliminated, then the stop for want of Fire.
EM-END-8 = Quiet limit: a turn is quiet if no opponent of the player on turn loses a token in it, by attack, event, power or terrain. When a turn ends and as many turns in a row as the limit times the players still in the game have been quiet, the game stops and is counted as if for want of Fire; a limit of 0 switches this off.
EM-END-9 = Round limit: when the round with that number is over, the game stops and is counted as if for want of Fire. This limit cannot be switched off.
EM-END-10 = Ranking: first the winner or, after a count, the players still in the game by their count, equal counts sharing a place. Then come the eliminated, the last eliminated first, those of one action sharing a place.
EM-END-11 = With teams, the partners’ tokens on the board are added up and the partners share a place.
EM-END-12 = The side ranked first wins if it is alone there. If the game is drawn, nobody wins.

## Four players

EM-FOU-1 = With four players, 5 × 5 terrain blocks make the 10 × 10 board. The standard arena has a 2 × 2 void in each corner and one in the centre.
EM-FOU-2 = Turns go clockwise: White, Black, Blue, Red.
EM-FOU-3 = Four players play each for themselves or, with the teams option, as partners facing each other: White and Blue against Black and Red.
EM-FOU-4 = When a player is eliminated and the game goes on, all their tokens leave the board and the game, with their reserve, the event cards they hold and the effects waiting for them.
EM-FOU-5 = An eliminated player’s turns are skipped; if it was their own turn, it ends there. In teams the partner plays on alone.
EM-FOU-6 = Partners never act with each other’s elementals, merge with them, tunnel to them or carry them in a wave.

## Arenas (module)

EM-ARE-1 = An arena is a symmetrical layout of voids with its own standard start. You play a named arena, one drawn at random from the 14 cards for the number of players, or the standard arena, which is none of the cards.
EM-ARE-2 = Arenas can be used with the free start as well; home cells under a void are lost.
EM-ARE-3 = The single void blocks that the arena does not use are the stock for the Collapse event.

## Terrains (module)

EM-TER-1 = The terrain option sets the blocks: the four kinds of one class, or two classes with two kinds drawn at random from each.
EM-TER-2 = With two classes every player faces one block of each. With two players each half of the board has one of each, left and right at random; with four, the two blocks of a class lie diagonally opposite.
EM-TER-3 = Fire and Air grow on volcano, Water and Air on glacier, Earth and Air on steppe, Earth and Water on mangrove. These terrains have no other effect.
EM-TER-4 = Desert: nothing grows. A Water elemental, or part of one, that enters it loses one level.
EM-TER-5 = To enter desert is to pass onto it from a cell that is not desert: by a move, a wave, taking a place, a push or an event. Passing between desert cells is not entering, nor is being invoked, transformed or put there.
EM-TER-6 = The loss on entering desert strikes the arriving tokens before they merge. If none is left there is no merge.
EM-TER-7 = Canyon: nothing grows, and Air moves one cell per action. After a step that began or ended on canyon there is no further step, not even with Hurricane or the Illusionist.
EM-TER-8 = Jungle: Earth and Water grow. An elemental that grows there, forced or not, is rooted: it will be immobilised in its owner’s next turn.
EM-TER-9 = Tundra: nothing grows. An elemental that stands there when an interaction takes place gains nothing from it, whatever the source of the gain; its losses, and gains from events, are unaffected.

## Specialities (module)

EM-SPE-1 = With the specialities option, each player picks one card after the terrain is laid, the first player first, then clockwise. Cards are open to all.
EM-SPE-2 = Each card is picked only once.
    .refusal = That speciality has already been picked: choose another one.
EM-SPE-3 = You keep your speciality all game and use it in your own turns only. In other players’ turns the passive effects of the Druid, Priest, Sage and Healer do not apply.
EM-SPE-4 = Only a speciality with a price is used as a power. The passive ones work by themselves.
    .refusal = You have no power to use: a passive speciality works by itself, and without a speciality there is none.
EM-SPE-5 = A power can be used as often as your action points allow, except the Genie’s.
EM-SPE-6 = What is invoked goes to empty cells and needs as many tokens in its owner’s reserve as its level. A power that invokes several invokes as many as tokens and cells allow, at least one.
    .refusal = Nothing can be invoked there: choose an empty cell, with enough tokens of that element in your reserve.
EM-SPE-7 = Elementals that a power invokes or affects are not marked, and a mark does not shield them, unless the power’s rule says so. An invoked one may act at once.
EM-SPE-8 = A move or attack made by a power follows the ordinary rules except where the power says otherwise. Fog does not stop it.

## Specialities: Druid

EM-DRUID-1 = Druid: your Earth makes up to two steps for 1 action point, as Air does. Tunnels are not steps.
EM-DRUID-2 = Druid: each step marks as an ordinary move does; the mark does not stop the further step.

## Specialities: Necromancer

EM-NECROMANCER-1 = Necromancer: Earth tokens that you lose, in anybody’s turn, are set aside on the card instead of going to the reserve, as long as fewer than 3 lie there.
EM-NECROMANCER-2 = Necromancer: tokens are lost by loss of level, by vanishing (Genie) or by transformation; excess goes to the reserve. Tokens set aside cannot be used for growth or gains.
EM-NECROMANCER-3 = Necromancer: for 3 action points, each token set aside is placed on an empty home cell of yours as an Earth of level 1. If home cells run out, the rest stays aside.
    .refusal = That is not one of your home cells: the Necromancer places Earth on your own empty home cells.
EM-NECROMANCER-4 = Necromancer: the power needs at least one token set aside.
    .refusal = No Earth is set aside yet: the Necromancer needs at least one lost Earth token.

## Specialities: Demonist

EM-DEMONIST-1 = Demonist: for 2 action points, one of your own elementals of any element is removed and a Fire of level 1, without marks, is invoked in its place.

## Specialities: Cultist

EM-CULTIST-1 = Cultist: for 3 action points, a Fire of level 2 is invoked on an empty home cell of yours.
    .refusal = That is not one of your home cells: the Cultist invokes Fire on your own empty home cells.

## Specialities: Priest

EM-PRIEST-1 = Priest: in your turn, whenever your Water takes part in an interaction with Fire and is still there, it is blessed. On top of the ordinary gain you take one more Water token, if you have one in reserve, and decide how to use it.
EM-PRIEST-2 = Priest: the token may reinforce the blessed Water, which gains a level; it must be below level 3.
    .refusal = That Water is already at level 3: spread the token to an empty cell beside it instead.
EM-PRIEST-3 = Priest: the token may spread and become a Water of level 1 on an empty cell adjacent to the blessed Water.
    .refusal = The token cannot spread there: choose an empty cell adjacent to the blessed Water.
EM-PRIEST-4 = Priest: if neither is possible there is nothing to decide, and several blessed at once decide in the order in which a wave is carried out. There is no blessing on tundra or under Drought.

## Specialities: Sage

EM-SAGE-1 = Sage: your waves mark nobody, not even the initiator.
EM-SAGE-2 = Sage: your wave can also carry a Water whose next cell holds an opponent’s Water: it stays where it is and that Water is immobilised. The initiator itself still has to move or attack.

## Specialities: Healer

EM-HEALER-1 = Healer: in your turn, when your Water attacks your Earth (plainly, in a wave or pushed), the Earth gains two levels instead of one. The Water loses one.

## Specialities: Shaman

EM-SHAMAN-1 = Shaman: for 2 action points, choose one of your own Water elementals, played or not.
    .refusal = The Shaman calls on Water of your own: choose one of your Water elementals.
EM-SHAMAN-2 = Shaman: then up to twice, a Water of level 1 is invoked on an empty cell right beside the chosen Water in its row or column.
    .refusal = That cell is not right beside the chosen Water: choose an empty neighbour in its row or column.
EM-SHAMAN-3 = Shaman: you may stop after the first Water, not before.
    .refusal = Place at least one Water first: you may stop after it.

## Specialities: Constellationist

EM-CONSTELLATIONIST-1 = Constellationist: for 3 action points, three Air elementals of level 1 are invoked, each on any empty cell of the board; fewer if the reserve is short.

## Specialities: Illusionist

EM-ILLUSIONIST-1 = Illusionist: for 3 action points, an Air of level 2 is invoked on an empty home cell of yours.
    .refusal = That is not one of your home cells: the Illusionist invokes Air on your own empty home cells.
EM-ILLUSIONIST-2 = Illusionist: then the Air moves whole, one or two steps, without action points; it may merge. The first step must be made if one is possible.
    .refusal = The invoked Air must first move one step as a whole: move it before anything else.
EM-ILLUSIONIST-3 = Illusionist: then it must make a breath of strength 2, always without action points, if one is possible from where it stands; it may do so after the first step. The power can be stopped only if no such breath is possible. If merges keep marks, an Air that merged into a played one may step on but not blow.
    .refusal = The Air must still make a breath of strength 2: choose a neighbour it can push.
EM-ILLUSIONIST-4 = Illusionist: the breath uses up two tokens and marks what is left, as any breath does (not under Storm). When neither a step nor a breath is possible, the power is over.

## Specialities: Genie

EM-GENIE-1 = Genie: without action points, an elemental of level exactly 2, of any player, vanishes.
    .refusal = The Genie removes only an elemental of level 2: choose one of that level.
EM-GENIE-2 = Genie: the power works once in the game.
    .refusal = Your Genie has already been used: it works only once in the game.

## Specialities: Oracle

EM-ORACLE-1 = Oracle: for 2 action points, choose an opponent’s elemental that is neither played nor immobilised.
    .refusal = The Oracle needs an opponent’s elemental: choose one that is neither played nor immobilised.
EM-ORACLE-2 = Oracle: then make one move (a single step, whole or part, even with Air) or one attack with it, as if you were its owner. It must be able to make one.
    .refusal = The Oracle makes one step or one attack with the chosen elemental: play one that it can make.
EM-ORACLE-3 = Oracle: nothing is marked by it. Special actions cannot be made with the chosen elemental.

## Specialities: Alchemist

EM-ALCHEMIST-1 = Alchemist: for 2 action points, an elemental of any player, of level 2 or more, becomes one of another element, one level lower (3 at most), with the same owner and marks.
    .refusal = The Alchemist needs an elemental of level 2 or more: choose a higher one.
EM-ALCHEMIST-2 = Alchemist: the new element must be another one.
    .refusal = That elemental already is of that element: choose another element.
EM-ALCHEMIST-3 = Alchemist: the elemental’s owner must have as many tokens of the new element in reserve as its new level.
    .refusal = Its owner lacks tokens of that element: choose another element or another elemental.

## Specialities: Runist

EM-RUNIST-1 = Runist: for 2 action points, an elemental of any player that is not played is marked played.
    .refusal = The Runist marks an elemental that is not yet played: choose one without the mark.
EM-RUNIST-2 = Runist: the mark goes at the end of its owner’s turn, so on an opponent’s elemental it lasts through their next turn.

## Specialities: Enchanter

EM-ENCHANTER-1 = Enchanter: for 2 action points, an attack by the ordinary rules in which the loser loses two levels. The gain is not doubled, and the source is marked.

## Specialities: Metamorph

EM-METAMORPH-1 = Metamorph: for 2 action points, one of your own elementals, neither played nor immobilised, acts as an element that it neither has nor acts as, until the end of the turn.
    .refusal = That elemental already has that element, or acts as it: choose another element.
EM-METAMORPH-2 = Metamorph: whenever it is the source of an action it counts as that element: for favoured terrain, attack pairs, Air’s steps and freedom from marks, blaze, starting a wave and breath.
EM-METAMORPH-3 = Metamorph: its tokens stay what they are: it gains, loses and pays with them, merges only with its true element, and cannot tunnel. As a target, carried, pushed, counted or entering desert, it is its true element.
    .refusal = An elemental that only acts as Earth cannot tunnel: use true Earth.
EM-METAMORPH-4 = Metamorph: the acting element goes with it when it moves, and with both parts when it splits; a merge ends it. A change of its true element does not end it, unless it becomes the element it acts as.

## Events (module)

EM-EVT-1 = With the events option, the 30 cards are shuffled after the specialities are picked; six are laid face up as the row and the rest forms the pile, face down. Until then the pile holds all 30.
EM-EVT-2 = For 2 action points, in your turn, you trigger a card of the row or one that you hold thanks to Eclipse.
    .refusal = That card is not yours to trigger: choose one of the row, or one that you hold.
EM-EVT-3 = The card leaves the row, is not replaced, and lies used before the player who triggered it.
EM-EVT-4 = Each player triggers at most 3 events in a game.
    .refusal = You have already triggered your three events: play something else.
EM-EVT-5 = An event must change something. It cannot be triggered if it would change nothing now, has no legal choice, or is a waiting effect already waiting for all the turns it would apply to.
    .refusal = That event would change nothing now: choose another card or wait for a better moment.
EM-EVT-6 = Elementals affected by an event are not its source: they are not marked, and played or immobilised ones are affected like any other.
EM-EVT-7 = Choices are made after the event is triggered, one at a time, each taking effect at once. “Up to” needs at least one, after which you may stop; the event is over when no further choice is possible.
    .refusal = Make at least one choice first: you may stop after it.
EM-EVT-8 = “Opponents’ next turn” is the next turn of each opponent of the player who triggered the event.
EM-EVT-9 = “Your next turn” is the next turn of the player who triggered the event, not the turn in progress.
EM-EVT-10 = “The next two turns” is the next turn of every player in the game, including the one who triggered the event.
EM-EVT-11 = An elemental of your choice, and “all” elementals, may be any player’s unless opponents’ is said. What an event invokes belongs to the player who triggered it.
EM-EVT-12 = Gains and losses of an event are not interactions, so tundra, Priest, Healer, Heatwave and Drought do not touch them. Earth lost to an event counts for the Necromancer; the interaction set off by Breeze’s push does count as one.
EM-SPRING-1 = Spring: every Earth on the board gains a level. At least one must be able to.
EM-SUMMER-1 = Summer: every Fire on the board gains a level. At least one must be able to.
EM-AUTUMN-1 = Autumn: every Earth on the board loses a level; it can always be triggered. Players left without Earth are eliminated together.
EM-WINTER-1 = Winter: every Fire that opponents have on the board now is immobilised; at least one must not be so already. Fire that appears later is not.
EM-SHOWER-1 = Shower: one Fire loses 1 or 2 levels, at most its level.
    .refusal = Shower strikes one Fire for 1 or 2 levels, at most its level: choose accordingly.
EM-DELUGE-1 = Deluge: every Water on the board gains a level. At least one must be able to.
EM-THUNDERSTORM-1 = Thunderstorm: every Earth of level 1 becomes a Fire of level 1 with the same owner and marks, as far as the owner has Fire tokens in reserve, in home order; the others stay Earth. At least one must change.
EM-FOG-1 = Fog: in opponents’ next turn there are no direct moves: no move or further step, no blaze, no wave whose initiator moves.
    .refusal = Fog forbids direct moves this turn: grow, attack, tunnel, breathe or use a power instead.
EM-FOG-2 = Fog leaves possible growth, attacks with the taking of places, waves whose initiator attacks (the carried ones may move), tunnels, breaths and their pushes, powers and events.
EM-BREEZE-1 = Breeze: one Air of any player blows on an adjacent elemental by the rules of breath, with a strength of at most its level and at most 3.
    .refusal = Breeze cannot blow like that: choose an Air, a neighbour it can push, and a strength up to the Air’s level and 3.
EM-BREEZE-2 = Breeze: no token is paid and the Air is not marked; it may be played or immobilised.
EM-WESTWIND-1 = West Wind: an Air of level 2 is invoked on an empty cell of the left half of the board as you see it. It needs two Air tokens in reserve.
    .refusal = West Wind needs an empty cell of your left half of the board: choose one there.
EM-STORM-1 = Storm: in your next turn your breaths do not mark their source, can be made by played Air, and cost no action points whatever the option says; tokens are paid as usual. You need Air of your own on the board.
EM-HURRICANE-1 = Hurricane: in your next turn a paid move of Air has up to four steps instead of two. You need Air of your own on the board.
EM-TORNADO-1 = Tornado: one Air of any player gains 1 to 3 levels, at most the Air tokens in its owner’s reserve.
    .refusal = Tornado raises one Air by 1 to 3 levels, within its owner’s reserve: choose accordingly.
EM-TORNADO-2 = Tornado may take the Air above level 3. Afterwards it keeps its height when it moves or is pushed whole, splits into parts of any size, breathes at most 3 at a time, gains nothing while at 3 or more, and is cut to 3 by a merge.
EM-FLOOD-1 = Flood: in your next turn, growth of your Water on favoured terrain adds two levels for 1 action point, as far as level 3 and your reserve allow.
EM-FLOOD-2 = Flood: in that turn forced growth of your Water is possible and costs 1 action point for one level. The event needs Water of your own on the board.
EM-HAIL-1 = Hail: every Earth in a zone of 2 × 2 cells loses a level. The zone lies wholly on the board, may include voids and must hold Earth; it is named by its cell of lowest column and row.
    .refusal = Hail needs a 2 × 2 zone wholly on the board that holds Earth: name it by its cell of lowest column and row.
EM-FROST-1 = Frost: every Water that opponents have on the board now is immobilised; at least one must not be so already. Water that appears later is not.
EM-SNOW-1 = Snow: every Fire in a zone of 2 × 2 cells loses a level. The zone is chosen as for Hail and must hold Fire.
    .refusal = Snow needs a 2 × 2 zone wholly on the board that holds Fire: name it by its cell of lowest column and row.
EM-AVALANCHE-1 = Avalanche: one Earth loses a level and every Water adjacent to it gains one. At least one of these Water elementals must be able to gain.
    .refusal = Avalanche needs an Earth with Water beside it that can gain a level: choose such an Earth.
EM-HEATWAVE-1 = Heatwave: in your next turn every Fire that gains by an interaction with Earth or Air gains two levels instead of one.
EM-DROUGHT-1 = Drought: in the next two turns, in every interaction of Water and Fire, the Water loses a level as well instead of gaining anything. It needs Water on the board.
EM-WILDFIRE-1 = Wildfire: a Fire of level 1 is invoked on any empty cell. It needs a Fire token in your reserve.
    .refusal = Wildfire needs an empty cell: choose one.
EM-MUDSLIDE-1 = Mudslide: an opponent, chosen by you with four players, has 1 action point in their next turn, whatever Rainbow says. No Mudslide may be waiting for that opponent.
    .refusal = Mudslide needs an opponent for whom no Mudslide is waiting: choose another one.
EM-MUDSLIDE-2 = Mudslide: you have 1 action point more at once, in the turn in progress.
EM-COLLAPSE-1 = Collapse: up to two single void blocks are laid on empty cells, as far as the stock of single voids reaches.
    .refusal = That cell cannot collapse: choose an empty cell.
EM-COLLAPSE-2 = Collapse: after each block all elementals must still be connected, by a path of adjacent cells that are not void, occupied or not, from any elemental to any other.
    .refusal = That void would cut an elemental off: choose a cell that leaves all elementals connected.
EM-RAINBOW-1 = Rainbow: you have 4 action points in your next turn.
EM-AURORA-1 = Aurora: up to three elementals, each of another element and each able to gain, gain a level.
    .refusal = Aurora raises elementals of different elements: choose one that can gain and whose element you have not chosen yet.
EM-SUNSET-1 = Sunset: up to two different Fire elementals lose a level each.
    .refusal = Sunset needs a Fire that has not been chosen yet: choose another one.
EM-SHOOTINGSTAR-1 = Shooting Star: one Fire of any player moves whole, 1 to 3 cells in one of the eight directions, over empty cells, without being marked. The last cell may hold Fire of the same owner, with which it merges.
    .refusal = Shooting Star moves a Fire 1 to 3 cells in a straight line over empty cells: choose such a move.
EM-FULLMOON-1 = Full Moon: the effect of an event that some player has used (not Full Moon) takes place as if you had triggered it; what it needs, it needs now that Full Moon has left the row, and at least one used event must be possible. Only Full Moon itself counts as used by you, and only its 2 action points are paid.
    .refusal = Full Moon repeats an event already used, other than itself, that is possible now: choose such a card.
EM-ECLIPSE-1 = Eclipse: another card of the row, of which there must be one, is laid before you. Only you can trigger it, for its 2 action points, and it then counts as one of your three.
    .refusal = Eclipse takes another card of the row: choose one of those.
EM-ECLIPSE-2 = Eclipse: you must have a further event left to trigger after it.
    .refusal = Eclipse would be your third event: use it while you have another left to trigger.
EM-QUAKE-1 = Quake: up to two cards of the row are put out of the game, each replaced by the top card of the pile, face down, as far as the pile reaches. It needs another card in the row and one in the pile.
    .refusal = Quake replaces other cards of the row: choose one of those.
EM-QUAKE-2 = Quake: nobody sees or uses the new cards until they are turned up at the start of your next turn or, if you are out by then, at the start of the next turn played.

## Move words

EM-SAY-1 = A move must be written in one of the game’s forms, with cells of this board.
    .refusal = That is not a move of this game: check its words, cells and numbers.
EM-SAY-2 = Legal moves are listed in one form only: no number when the whole elemental moves; the two cells of a blaze and the carried cells of a wave in ascending order, column then row. Another order, or a number equal to the level, means the same move.

## Game

game-name = Elem Master
game-pitch = Command Earth, Fire, Water and Air in an arena where every attack feeds one element on another, and be the last to keep your Earth.

## Elements

element-earth = Earth
    .help = Your life: without Earth on the board you are out. It absorbs Water and feeds Fire.
element-fire = Fire
    .help = Your attack: it burns Earth and consumes Air. When no Fire is left on the board the game stops.
element-water = Water
    .help = Your defence: it puts out Fire and strengthens Earth.
element-air = Air
    .help = Your mobility: it moves twice, and its breath pushes any elemental.

## Players

colour-white = White
colour-black = Black
colour-blue = Blue
colour-red = Red
side-south = South
side-west = West
side-north = North
side-east = East

## Terrains

terrain-class-standard = Standard
terrain-class-advantageous = Advantageous
terrain-class-difficult = Difficult
terrain-forest = Forest
    .help = Earth grows.
terrain-savanna = Savanna
    .help = Fire grows.
terrain-marsh = Marsh
    .help = Water grows.
terrain-mountain = Mountain
    .help = Air grows.
terrain-volcano = Volcano
    .help = Fire and Air grow.
terrain-glacier = Glacier
    .help = Water and Air grow.
terrain-steppe = Steppe
    .help = Earth and Air grow.
terrain-mangrove = Mangrove
    .help = Earth and Water grow.
terrain-desert = Desert
    .help = Nothing grows. Water that enters loses a level.
terrain-canyon = Canyon
    .help = Nothing grows. Air moves one cell per action.
terrain-jungle = Jungle
    .help = Earth and Water grow, but what grows here is immobilised in its owner’s next turn.
terrain-tundra = Tundra
    .help = Nothing grows. What stands here gains nothing from interactions.

## Zones and words of the table

zone-reserve = Reserve
zone-void = Void
zone-void-stock = Single voids left
zone-home = Home cells
zone-row = Event row
zone-pile = Event pile
zone-face-down = Face-down events
zone-held = Events kept
zone-used = Events used
zone-discard = Out of the game
zone-aside = Set aside
zone-effects-now = Effects this turn
zone-effects-next = Waiting effects
term-token = Token
term-elemental = Elemental
term-level = Level
term-cell = Cell
term-terrain = Terrain
term-favoured-terrain = Favoured terrain
term-arena = Arena
term-army = Army
term-action-points = Action points
term-action-points-short = AP
term-source = Source
term-target = Target
term-initiator = Initiator
term-carried = Carried
term-strength = Strength
term-split = Split
term-transfer = Transfer
term-merge = Merge
term-excess = Excess
term-further-step = Further step
term-interaction = Interaction
term-forced-growth = Forced growth
term-speciality = Speciality
term-event = Event
term-events-left = Events left
term-turn = Turn
term-round = Round
term-player-on-turn = Player on turn
term-first-player = First player
term-ally = Ally
term-partner = Partner
term-opponent = Opponent
term-eliminated = Eliminated
term-draw = Draw
mark-played = Played
    .help = Cannot be a source again this turn.
mark-immobilised = Immobilised
    .help = Cannot be a source until the end of its owner’s turn.
mark-rooted = Rooted
    .help = Will be immobilised in its owner’s next turn.
mark-acting-as = Acts as another element
    .help = Until the end of the turn, as a source only.
phase-pick = Picking specialities
phase-place = Invocation phase
phase-play = Play
phase-over = Game over
reason-elimination = All opponents are eliminated
reason-all-eliminated = The last sides fell together
reason-no-fire = No Fire is left on the board
reason-quiet-limit = Quiet limit reached
reason-round-limit = Round limit reached
ending-elimination =
    { $losing ->
        [one] { $losers } has no Earth left and is eliminated: { ending-wins }
       *[other] { $losers } have no Earth left and are eliminated: { ending-wins }
    }
ending-wins =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
ending-all-eliminated = The last sides lost all their Earth by the same action: nobody wins.
ending-no-fire = No Fire is left on the board: { ending-count }
ending-quiet-limit =
    { $quiet-limit ->
        [one] One round without any loss: { ending-count }
       *[other] { $quiet-limit } rounds without any loss: { ending-count }
    }
ending-round-limit =
    { $round-limit ->
        [one] One round played: { ending-count }
       *[other] { $round-limit } rounds played: { ending-count }
    }
ending-count =
    { $by ->
        [earth] { ending-have } the most Earth ({ $earth }).
        [water] Earth is equal, and { ending-have } the most Water ({ $water }).
        [air] Earth and Water are equal, and { ending-have } the most Air ({ $air }).
       *[none] Earth, Water and Air are equal for all, nobody wins.
    }
ending-have =
    { $count ->
        [one] { $winners } has
       *[other] { $winners } have
    }
tally-earth = Earth
    .help = Earth tokens on the board: they decide
tally-water = Water
    .help = Water tokens on the board: they break a tie of Earth
tally-air = Air
    .help = Air tokens on the board: they break a tie of Earth and Water
tally-fire = Fire
    .help = Fire tokens on the board: when none is left the game stops

## Speciality names

speciality-group-earth = Earth
speciality-group-fire = Fire
speciality-group-water = Water
speciality-group-air = Air
speciality-group-none = No element
speciality-passive = Passive
speciality-druid = Druid
    .help = Your Earth makes up to two steps for 1 action point.
speciality-necromancer = Necromancer
    .help = Up to 3 lost Earth tokens are set aside. For 3 action points they return as Earth of level 1 on your home cells.
speciality-demonist = Demonist
    .help = For 2 action points, replace one of your elementals with a Fire of level 1.
speciality-cultist = Cultist
    .help = For 3 action points, invoke a Fire of level 2 on an empty home cell.
speciality-priest = Priest
    .help = In your turn, your Water that meets Fire takes one more token, to reinforce it or to spread beside it.
speciality-sage = Sage
    .help = Your waves mark nobody, and can immobilise opponents’ Water.
speciality-healer = Healer
    .help = In your turn, your Earth gains two levels when your Water attacks it.
speciality-shaman = Shaman
    .help = For 2 action points, invoke up to two Water elementals of level 1 beside one of yours, in its row or column.
speciality-constellationist = Constellationist
    .help = For 3 action points, invoke three Air elementals of level 1 on any empty cells.
speciality-illusionist = Illusionist
    .help = For 3 action points, invoke an Air of level 2 on a home cell; it moves one or two steps, then breathes with strength 2.
speciality-genie = Genie
    .help = Once in the game, for free, an elemental of level exactly 2 vanishes.
speciality-oracle = Oracle
    .help = For 2 action points, make one step or one attack with an opponent’s elemental, which is not marked.
speciality-alchemist = Alchemist
    .help = For 2 action points, an elemental of level 2 or more becomes another element, one level lower.
speciality-runist = Runist
    .help = For 2 action points, any elemental is marked played.
speciality-enchanter = Enchanter
    .help = For 2 action points, attack so that the loser loses two levels.
speciality-metamorph = Metamorph
    .help = For 2 action points, one of your elementals acts as another element this turn.

## Event names

event-spring = Spring
    .help = All Earth gains a level.
event-summer = Summer
    .help = All Fire gains a level.
event-autumn = Autumn
    .help = All Earth loses a level.
event-winter = Winter
    .help = Opponents’ Fire is immobilised.
event-shower = Shower
    .help = One Fire loses 1 or 2 levels.
event-deluge = Deluge
    .help = All Water gains a level.
event-thunderstorm = Thunderstorm
    .help = Earth of level 1 becomes Fire.
event-fog = Fog
    .help = Opponents’ next turn: no direct moves.
event-breeze = Breeze
    .help = An Air breathes without paying tokens.
event-west-wind = West Wind
    .help = Invoke an Air of level 2 on your left half of the board.
event-storm = Storm
    .help = Your next turn: breaths do not mark the Air and cost no action points.
event-hurricane = Hurricane
    .help = Your next turn: Air makes up to four steps.
event-tornado = Tornado
    .help = One Air gains 1 to 3 levels, even beyond 3.
event-flood = Flood
    .help = Your next turn: Water grows by two levels, or by one anywhere.
event-hail = Hail
    .help = Earth in a 2 × 2 zone loses a level.
event-frost = Frost
    .help = Opponents’ Water is immobilised.
event-snow = Snow
    .help = Fire in a 2 × 2 zone loses a level.
event-avalanche = Avalanche
    .help = One Earth loses a level, the Water around it gains one.
event-heatwave = Heatwave
    .help = Your next turn: Fire gains two levels from Earth and Air.
event-drought = Drought
    .help = Next two turns: Water loses a level against Fire too.
event-wildfire = Wildfire
    .help = Invoke a Fire of level 1 on any empty cell.
event-mudslide = Mudslide
    .help = An opponent has 1 action point next turn; you have 1 more now.
event-collapse = Collapse
    .help = Lay up to two new voids on empty cells.
event-rainbow = Rainbow
    .help = Your next turn: 4 action points.
event-aurora = Aurora
    .help = Up to three elementals of different elements gain a level.
event-sunset = Sunset
    .help = Up to two Fire elementals lose a level.
event-shooting-star = Shooting Star
    .help = A Fire moves up to 3 cells in a straight line.
event-full-moon = Full Moon
    .help = Repeat an event already used.
event-eclipse = Eclipse
    .help = Keep another card of the row for yourself.
event-quake = Quake
    .help = Replace up to two cards of the row.

## Arena names

arena-standard = Standard
arena-standard-2 = Standard
arena-pillars = Pillars
arena-pit = Pit
arena-river = River
arena-gates = Gates
arena-fault = Fault
arena-corners = Corners
arena-towers = Towers
arena-hourglass = Hourglass
arena-chequers = Chequers
arena-spiral = Spiral
arena-zigzag = Zigzag
arena-bastions = Bastions
arena-wings = Wings
arena-labyrinth = Labyrinth
arena-plain = Plain
arena-crater = Crater
arena-four-towers = Four Towers
arena-outposts = Outposts
arena-windmill = Windmill
arena-shields = Shields
arena-diamond = Diamond
arena-whirlpool = Whirlpool
arena-archipelago = Archipelago
arena-ramparts = Ramparts
arena-crossing = Crossing
arena-atoll = Atoll
arena-keeps = Keeps
arena-chasm = Chasm

## Options

option-start = Start
    .help = How the armies are placed.
option-start-standard = Standard start
    .help = Every army is the one printed for the arena.
option-start-free = Free start
    .help = Each player composes an army of 12 tokens in secret.
option-arena = Arena
    .help = The layout of voids on the board.
option-arena-standard = Standard
    .help = The arena of the base rules.
option-arena-random = Random
    .help = One of the 14 arena cards for the number of players.
option-arena-pillars = { arena-pillars }
option-arena-pit = { arena-pit }
option-arena-river = { arena-river }
option-arena-gates = { arena-gates }
option-arena-fault = { arena-fault }
option-arena-corners = { arena-corners }
option-arena-towers = { arena-towers }
option-arena-hourglass = { arena-hourglass }
option-arena-chequers = { arena-chequers }
option-arena-spiral = { arena-spiral }
option-arena-zigzag = { arena-zigzag }
option-arena-bastions = { arena-bastions }
option-arena-wings = { arena-wings }
option-arena-labyrinth = { arena-labyrinth }
option-arena-plain = { arena-plain }
option-arena-crater = { arena-crater }
option-arena-four-towers = { arena-four-towers }
option-arena-outposts = { arena-outposts }
option-arena-windmill = { arena-windmill }
option-arena-shields = { arena-shields }
option-arena-diamond = { arena-diamond }
option-arena-whirlpool = { arena-whirlpool }
option-arena-archipelago = { arena-archipelago }
option-arena-ramparts = { arena-ramparts }
option-arena-crossing = { arena-crossing }
option-arena-atoll = { arena-atoll }
option-arena-keeps = { arena-keeps }
option-arena-chasm = { arena-chasm }
option-terrain = Terrain
    .help = Which terrain blocks make the board.
option-terrain-standard = Standard
    .help = Forest, savanna, marsh and mountain.
option-terrain-advantageous = Advantageous
    .help = Volcano, glacier, steppe and mangrove.
option-terrain-difficult = Difficult
    .help = Desert, canyon, jungle and tundra.
option-terrain-standard-advantageous = Standard and advantageous
    .help = Two kinds of each, drawn at random.
option-terrain-standard-difficult = Standard and difficult
    .help = Two kinds of each, drawn at random.
option-terrain-advantageous-difficult = Advantageous and difficult
    .help = Two kinds of each, drawn at random.
option-specialities = Specialities
    .help = Each player picks one of 16 specialities for the game.
option-specialities-off = Without
option-specialities-on = With
option-events = Natural events
    .help = Six event cards lie open; each player may trigger up to three.
option-events-off = Without
option-events-on = With
option-teams = Teams
    .help = Four players only: White and Blue against Black and Red.
option-teams-off = Each for themselves
option-teams-on = Two teams of two
option-first = First player
    .help = Who has the first turn and picks first.
option-first-random = Drawn at random
option-first-0 = White
option-first-1 = Black
option-first-2 = Blue
option-first-3 = Red
option-water-gains-from-fire = Water gains from Fire
    .help = Whether Water gains a level when it puts out Fire.
option-water-gains-from-fire-on = Yes
option-water-gains-from-fire-off = No
option-merge-mark = Mark after a merge
    .help = Whether a merge onto a played elemental removes its played mark.
option-merge-mark-fresh = Removed
option-merge-mark-kept = Kept
option-immobilised = Immobilised elementals
    .help = What an immobilised elemental is kept from.
option-immobilised-no-actions = Cannot act
    .help = It cannot be the source of any action.
option-immobilised-no-moves = Cannot move
    .help = It may still grow, attack and breathe.
option-forced-growth = Forced growth
    .help = When an elemental may grow off its favoured terrain.
option-forced-growth-flood-only = Under Flood only
    .help = Only Water, in a turn under Flood.
option-forced-growth-always = Always
    .help = Any elemental, for 2 action points.
option-breath-cost = Cost of a breath
    .help = Action points that a breath costs, besides its Air tokens.
option-breath-cost-0 = Free
option-breath-cost-1 = 1 action point
option-quiet-limit = Quiet limit
    .help = Rounds in a row in which nobody takes a token from an opponent before the game stops and is counted; 0 for no limit.
option-quiet-limit-0 = No limit
option-round-limit = Round limit
    .help = The round after which the game stops and is counted, from 1 to 999.

## Move buttons

verb-pick = Pick
verb-put = Put
verb-grow = Grow
verb-move = Move
verb-attack = Attack
verb-tunnel = Tunnel
verb-blaze = Blaze
verb-wave = Wave
verb-breath = Breath
verb-power = Use power
verb-event = Trigger event
verb-choose = Choose
verb-place = Place
verb-reinforce = Reinforce
verb-spread = Spread
verb-stop = Stop
verb-done = Done
verb-end = End turn

## The log: what happened, one sentence each

who =
    { $seat ->
        [0] White
        [1] Black
        [2] Blue
       *[3] Red
    }
# Which elemental is spoken of: “Red’s Fire” wherever it stands in a sentence; French needs it in several forms.
named-piece = { who }’s { named-element }
named-piece-first = { named-piece }
named-piece-of = of { named-piece }
named-piece-level = { named-piece } ({ $tokens })
named-piece-before =
    { $was ->
        [earth] { who }’s { element-earth }
        [fire] { who }’s { element-fire }
        [water] { who }’s { element-water }
       *[air] { who }’s { element-air }
    }
target-who =
    { $target_seat ->
        [0] White
        [1] Black
        [2] Blue
       *[3] Red
    }
named-target =
    { $target_element ->
        [earth] { target-who }’s { element-earth }
        [fire] { target-who }’s { element-fire }
        [water] { target-who }’s { element-water }
       *[air] { target-who }’s { element-air }
    }
log-token-put = { who } puts a token.
    .cell = { who } puts a token on { $cell }: { named-element }.
log-armies-revealed = All armies are revealed.
log-turn-started =
    { $ap ->
        [one] { who } to play, with { $ap } action point.
       *[other] { who } to play, with { $ap } action points.
    }
log-turn-ended = { who } ends the turn.
log-grown = { who } grows { named-element } on { $cell }.
log-moved =
    { $whole ->
        [true] { named-piece-level } goes from { $source } to { $target }.
       *[false]
            { $tokens ->
                [one] One token { named-piece-of } goes from { $source } to { $target }.
               *[other] { $tokens } tokens { named-piece-of } go from { $source } to { $target }.
            }
    }
log-merged = They merge on { $cell }: { named-piece } is now level { $level }.
log-excess-returned =
    { $tokens ->
        [one] One token too many returns to { who }’s reserve.
       *[other] { $tokens } tokens too many return to { who }’s reserve.
    }
log-tunnelled = { named-piece-first } tunnels from { $source } to { $target }.
log-blazed = { named-piece-first } on { $source } blazes.
log-waved = { named-piece-first } raises a wave from { $source } towards { $target }.
log-breathed =
    { $tokens ->
        [one] { named-piece-first } on { $source } spends one token and breathes on { named-target } on { $target }.
       *[other] { named-piece-first } on { $source } spends { $tokens } tokens and breathes on { named-target } on { $target }.
    }
log-pushed = { named-piece-first } is pushed from { $source } to { $target }.
log-push-stopped = The push stops: { named-piece } stays on { $cell }.
log-attacked = { named-piece-first } on { $source } attacks { named-target } on { $target }.
log-level-lost =
    { $level ->
        [0] { named-piece-first } on { $cell } loses its last level.
       *[other] { named-piece-first } on { $cell } goes down to level { $level }.
    }
log-level-gained = { named-piece-first } on { $cell } goes up to level { $level }.
log-vanished = { named-piece-first } vanishes from { $cell }.
log-took-place = { named-piece-first } moves on from { $source } to { $target }.
log-desert-loss = { named-piece-first } loses a level as it enters the desert on { $cell }.
log-immobilised = { named-piece-first } on { $cell } is immobilised.
log-eliminated = { who } has no Earth left and is out of the game.
named-card =
    { $card ->
        [spring] { event-spring }
        [summer] { event-summer }
        [autumn] { event-autumn }
        [winter] { event-winter }
        [shower] { event-shower }
        [deluge] { event-deluge }
        [thunderstorm] { event-thunderstorm }
        [fog] { event-fog }
        [breeze] { event-breeze }
        [west-wind] { event-west-wind }
        [storm] { event-storm }
        [hurricane] { event-hurricane }
        [tornado] { event-tornado }
        [flood] { event-flood }
        [hail] { event-hail }
        [frost] { event-frost }
        [snow] { event-snow }
        [avalanche] { event-avalanche }
        [heatwave] { event-heatwave }
        [drought] { event-drought }
        [wildfire] { event-wildfire }
        [mudslide] { event-mudslide }
        [collapse] { event-collapse }
        [rainbow] { event-rainbow }
        [aurora] { event-aurora }
        [sunset] { event-sunset }
        [shooting-star] { event-shooting-star }
        [full-moon] { event-full-moon }
        [eclipse] { event-eclipse }
       *[quake] { event-quake }
    }
named-speciality =
    { $speciality ->
        [druid] { speciality-druid }
        [necromancer] { speciality-necromancer }
        [demonist] { speciality-demonist }
        [cultist] { speciality-cultist }
        [priest] { speciality-priest }
        [sage] { speciality-sage }
        [healer] { speciality-healer }
        [shaman] { speciality-shaman }
        [constellationist] { speciality-constellationist }
        [illusionist] { speciality-illusionist }
        [genie] { speciality-genie }
        [oracle] { speciality-oracle }
        [alchemist] { speciality-alchemist }
        [runist] { speciality-runist }
        [enchanter] { speciality-enchanter }
       *[metamorph] { speciality-metamorph }
    }
named-power =
    { $power ->
        [druid] { speciality-druid }
        [necromancer] { speciality-necromancer }
        [demonist] { speciality-demonist }
        [cultist] { speciality-cultist }
        [priest] { speciality-priest }
        [sage] { speciality-sage }
        [healer] { speciality-healer }
        [shaman] { speciality-shaman }
        [constellationist] { speciality-constellationist }
        [illusionist] { speciality-illusionist }
        [genie] { speciality-genie }
        [oracle] { speciality-oracle }
        [alchemist] { speciality-alchemist }
        [runist] { speciality-runist }
        [enchanter] { speciality-enchanter }
       *[metamorph] { speciality-metamorph }
    }
named-element =
    { $element ->
        [earth] { element-earth }
        [fire] { element-fire }
        [water] { element-water }
       *[air] { element-air }
    }
named-effect =
    { $effect ->
        [fog] { event-fog }
        [storm] { event-storm }
        [hurricane] { event-hurricane }
        [flood] { event-flood }
        [heatwave] { event-heatwave }
        [drought] { event-drought }
        [mudslide] { event-mudslide }
       *[rainbow] { event-rainbow }
    }
log-speciality-picked = { who } picks the { named-speciality }.
log-events-dealt = Six events are laid face up.
log-events-revealed = The cards that lay face down are turned up.
log-marked = { named-piece-first } on { $cell } is marked played.
log-set-aside =
    { $tokens ->
        [one] { who } sets one lost Earth token aside.
       *[other] { who } sets { $tokens } lost Earth tokens aside.
    }
log-power-used = { who } uses the power of the { named-power }.
log-invoked = { named-piece-first } appears on { $cell }, at level { $level }.
log-transformed = { named-piece-before } on { $cell } becomes { named-element } of level { $level }.
log-acting-as = { named-piece-before } on { $cell } acts as { named-element } this turn.
log-event-triggered = { who } triggers { named-card }.
log-event-copied = Full Moon repeats { named-card }.
log-effect-waiting = { named-effect } will strike in { who }’s next turn.
log-ap-gained =
    { $ap ->
        [one] { who } gains an action point and has { $ap }.
       *[other] { who } gains an action point and has { $ap }.
    }
log-void-placed = The cell { $cell } collapses into the void.
log-choice-made = { named-card }: the choice is made.
log-event-held = { who } keeps { named-card }.
log-event-replaced = { named-card } leaves the game and a card is laid face down.

## The gallery: its groups

gallery-arena-2 = Arenas for two
    .help = The black cells are void: nobody enters them. The stacks are those of the standard start.
gallery-arena-4 = Arenas for four
    .help = The black cells are void: nobody enters them. The stacks are those of the standard start.
gallery-terrain = Terrains
    .help = Each quarter of the board is one of these. It says what grows there.
gallery-speciality = Specialities
    .help = With the option “specialities” everybody picks one at the start and keeps it.
gallery-event = Events
    .help = With the option “events”, an event of the row can be triggered for 2 action points.

## Advice: what is asked, and what each verb does then

advice-play =
    { $ap ->
        [0] You have no action point left. End your turn, or breathe once more if an Air can.
        [1] You have 1 action point left: one more action, with a stack that has not acted yet.
       *[other] You have { $ap } action points left. An action costs 1, in whatever order you like; a stack that has acted rests until the end of the turn.
    }
    .grow = A stack on terrain that suits it gains a token.
    .move = A stack, or a part of it, goes to a cell beside it; it may join a stack of the same element.
    .attack = Two stacks side by side: Fire eats Earth and Air, Water drowns Fire, Earth drinks Water. One loses a level, the other gains one.
    .tunnel = An Earth joins another Earth of yours two cells away, whatever lies between.
    .blaze = A Fire of level 3 throws one token on each of two cells beside it.
    .wave = A Water carries along your Waters that stand in line beside it.
    .breath = An Air pushes a stack beside it; it spends one to three tokens on that.
    .power = Your speciality acts, at its price.
    .event = An event of the row happens, for 2 action points.
    .end = Whenever you like, even with action points left.
    .tip = Keep your Earth away from Fire: a player without Earth is out.
advice-pick = Pick a speciality. It is yours for the whole game.
    .pick = Touch a card to read what it does.
advice-place = Set up your army in secret: 12 tokens on your first two lines, with some Earth among them.
    .put = A token goes on an empty cell, or on a stack of the same element that is not yet three high.
advice-event = { $card-name }: { $card-help } Make your choice.
    .choose = Touch what you choose on the board, or a card.
    .done = That is enough.
advice-priest = Your Water is blessed: it takes one more token.
    .reinforce = The token makes this Water higher.
    .spread = The token becomes a new Water on a cell beside it.
advice-power = { $power-name }: { $power-help }
    .place = Touch an empty cell for what is invoked.
    .move = One step with this stack.
    .attack = One attack with this stack.
    .breath = It breathes and pushes a stack beside it.
    .stop = It stays where it is.
    .done = That is enough.

## Features: what a move gains and loses

feature-earth = Earth
    .gain = gains Earth
    .loss = loses Earth
feature-fire = Fire
    .gain = gains Fire
    .loss = loses Fire
feature-water = Water
    .gain = gains Water
    .loss = loses Water
feature-air = Air
    .gain = gains Air
    .loss = loses Air
feature-attack = Attacks
    .gain = threatens to attack
    .loss = gives up attacks
feature-danger = Danger
    .gain = escapes attacks
    .loss = walks into attacks
feature-safety = Safety
    .gain = brings stacks to safety
    .loss = leaves stacks uncovered
feature-links = Teamwork
    .gain = makes stacks help each other
    .loss = parts stacks that helped each other
feature-breath = Breaths
    .gain = prepares a breath
    .loss = gives up a breath
feature-growth = Growth
    .gain = prepares growth
    .loss = hinders growth
feature-position = Position
    .gain = places stacks better
    .loss = places stacks worse
feature-tempo = Tempo
    .gain = keeps actions for later
    .loss = uses up actions
feature-ending = Final count
    .gain = moves up in the final count
    .loss = falls back in the final count
feature-events = Events
    .gain = profits from events
    .loss = loses the benefit of events
feature-speciality = Speciality
    .gain = profits from a speciality
    .loss = uses up a speciality
feature-out = Elimination
    .gain = eliminates an opponent
    .loss = risks elimination
