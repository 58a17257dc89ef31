/** Cards, seats and moves in words: for screen readers, for buttons. */
import type { Around } from './around';
import { who } from './around';
import type { CardFace } from './faces';
import { grouped, levelsOf, type Lasting, type Slot, type Wizard } from './reading';

/** What a spell lacks: `Il manque 1 Brouillard en bouteille`, `''` where nothing is missing. */
export function lackOf(slots: readonly Slot[], around: Around): string {
  const missing = grouped(slots.filter((slot) => slot.state === 'missing').map((slot) => slot.slot));
  const [first] = missing;
  if (!first) return '';
  if (missing.length === 1) return around.say('lacks-one', { count: first[1], name: slotName(first[0], around) });
  return around.say('lacks', { count: missing.reduce((sum, [, count]) => sum + count, 0) });
}

export function slotName(slot: string, around: Around): string {
  return slot === 'any' ? around.text('slot-any').toLocaleLowerCase(around.language) : around.faces.name(slot);
}

export function describeSpell(face: CardFace, slots: readonly Slot[], isCastable: boolean, around: Around): string {
  const needs = slots.map(({ slot, state }) => around.say('slot', { name: slotName(slot, around), state }));
  return [
    around.say('spell-label', { name: face.name, level: face.level }),
    ...(face.special ? [around.text('term-special')] : []),
    ...needs,
    lackOf(slots, around) || around.say('ready'),
    ...(isCastable ? [around.say('can-cast')] : []),
    face.text,
  ].join(', ');
}

export function describeFind(face: CardFace, count: number, lit: boolean, around: Around): string {
  return [
    around.say('find-label', { name: face.name, count }),
    around.text(`kind-${face.kind}`),
    ...face.tags.map((tag) => around.faces.called(tag)),
    ...(face.worth !== 1 ? [around.text('table-worth', { worth: face.worth })] : []),
    ...(lit ? [around.say('can-choose')] : []),
    ...(face.text ? [face.text] : []),
  ].join(', ');
}

export function describeWizard(wizard: Wizard, around: Around, drafting = false): string {
  const levels = levelsOf(wizard.spells, (card) => around.faces.of(card).level);
  return [
    who(around, wizard.seat),
    around.text(drafting ? 'table-drafted' : 'table-levels', { levels }),
    around.text('table-finds', { count: wizard.finds.length }),
    around.say('spells-count', { count: wizard.spells.length }),
    ...(wizard.laid.length > 0 ? [around.text('table-laid', { cards: wizard.laid.map((card) => around.faces.name(card)).join(', ') })] : []),
    ...wizard.forfeits.map((forfeit) => lawTitle(forfeit, around)),
    ...wizard.marks.map((mark) => lawTitle(mark, around)),
  ].join(', ');
}

/** What lasts, in a few words: `Gage : Trois mots`, `Saison maigre : 1 trouvaille de plus à payer`. */
export function lawTitle(law: Lasting, around: Around): string {
  const card = law.card === null ? '' : around.faces.name(law.card);
  if (law.kind === 'forfeit') return around.say('law-forfeit', { card });
  if (law.kind === 'trigger') return card;
  const numbered = ['draw-more', 'discount', 'surcharge'].includes(law.is);
  return numbered ? around.text(`table-status-${law.is}`, { n: law.n }) : around.text(`status-${law.is}`);
}

/** When it ends: `jusqu’à la fin du prochain tour de Bastien`. */
export function lawEnd(law: Lasting, around: Around): string {
  const bearer = law.until.startsWith('their') ? law.on : law.by;
  const name = who(around, bearer);
  const end = around.say(`until-${law.until}`, { name, you: around.isSeated && bearer === around.viewer ? 'yes' : 'no' });
  return law.uses === null ? end : `${end}, ${around.text('table-uses', { uses: law.uses })}`;
}

/** A move as the label of a button. */
export function labelOf(words: string, around: Around): string {
  const [verb = '', what = ''] = words.split(' ');
  if (verb === 'vote') return around.text(`verb-vote-${what}`);
  if (verb === 'cast' || verb === 'play') return around.say(`do-${verb}`, { card: around.faces.name(what) });
  return around.text(`verb-${verb}`);
}
