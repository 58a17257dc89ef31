/** Cards and races in words: for the strip after a race, and for screen readers. */
import type { GameText, Language } from '../contract';
import type { Part } from './anatomy';
import { readCard, type Answer, type Judged, type Seen, type Turned } from './reading';

export interface Speech {
  text: GameText;
  say: GameText;
  language: Language;
  /** How a seat is called; `''` is the reader. */
  called: (seat: number) => string;
}

/** `Pyroludok (fire-water-earth)`, `Tangle, mad creature`. */
export function cardWords(card: string, text: GameText): string {
  const { kind } = readCard(card);
  if (kind === 'elemental') return text('speak-card', { name: text(`card-${card}`), parts: text(`card-${card}.parts`) });
  return `${text(`card-${card}`)}, ${text(`kind-${kind}`)}`;
}

export function shownWords(shown: readonly Turned[], text: GameText): string {
  return shown.length === 0 ? '' : text('speak-shown', { cards: shown.map(({ card }) => cardWords(card, text)).join(', ') });
}

/** `head and belly`. */
function partWords(parts: readonly Part[], text: GameText, language: Language): string {
  const names = parts.map((part) => text(`part-${part}`).toLocaleLowerCase(language));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** What came of a race: who was wrong and why, those alike together; then who won, or what all overlooked. */
export function outcome(race: Judged, speech: Speech): string[] {
  const { text, say, language, called } = speech;
  const who = (seat: number): { name: string; you: string } => ({ name: called(seat), you: called(seat) === '' ? 'yes' : 'no' });
  const wrong = race.answers.filter((answer) => answer.verdict === 'wrong');
  const [only] = wrong;
  const told: string[] = [];
  if (wrong.length === 1 && only !== undefined) told.push(say('mistake', { ...who(only.seat), why: whyWords(only, race, speech) }));
  if (wrong.length > 1) {
    const alike = new Map<string, string[]>();
    for (const answer of wrong) {
      const why = whyWords(answer, race, speech);
      alike.set(why, [...(alike.get(why) ?? []), called(answer.seat) || say('you')]);
    }
    for (const [why, names] of alike) told.push(say('mistakes', { names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names), why }));
  }
  const paid = Math.max(0, ...race.paid.map(({ cards }) => cards));
  if (paid > 0) told.push(say('paid', { count: paid, several: wrong.length > 1 ? 'yes' : 'no' }));
  const right = race.answers.find((answer) => answer.verdict === 'right');
  if (right !== undefined) {
    told.push(say('won', { ...who(right.seat), count: race.won, by: right.verb, parts: partWords(right.parts, text, language) }));
  } else if (wrong.length === 0) told.push(overlooked(race, speech));
  return told;
}

/** Why an answer was wrong; where parts are compared, with the one that is in common. */
function whyWords(answer: Answer, race: Judged, { text, say, language }: Speech): string {
  if (race.isSummon && answer.verb === 'book') return say('why-summon');
  const why = text(`why-${answer.why ?? 'no-part'}`);
  return answer.why === 'one-part' && answer.parts.length > 0 ? `${why} (${partWords(answer.parts, text, language)})` : why;
}

function overlooked(race: Judged, { text, say, language }: Speech): string {
  const [match] = race.matches;
  if (match !== undefined) {
    return say('missed-slap', { on: text(`card-${match.on}`), shown: text(`card-${match.shown}`), parts: partWords(match.parts, text, language) });
  }
  if (race.wanted === 'book') return say('missed-book');
  const [first] = race.turned;
  const kind = first === undefined || race.isSummon ? 'elemental' : readCard(first.card).kind;
  return kind === 'elemental' ? say('nothing') : text(`kind-${kind}.help`);
}

/** What somebody answered: the card only where there was a choice. */
export function whatWords(answer: Answer, race: Judged, { text, say }: Speech): string {
  if (race.middle.length > 1) return say(`answer-${answer.verb}`, { card: text(`card-${answer.card}`) });
  return answer.verb === 'book' ? say('answer-book-only') : '';
}

/** When an answer came: its time, or why it has none. */
export function timeWords(answer: Answer, say: GameText): string {
  if (answer.verdict === 'false-start') return say('false-start');
  return answer.time === null ? say('time-none') : say('time', { time: answer.time });
}

/** How the referee came to that time, `''` where there was nothing to correct. */
export function correction(answer: Answer, handicap: number, say: GameText): string {
  const parts = [];
  if (answer.forgiven > 0) parts.push(say('forgiven', { time: answer.forgiven }));
  if (answer.cut - handicap > 0) parts.push(say('cut', { time: answer.cut - handicap }));
  if (handicap > 0) parts.push(say('handicap', { seconds: handicap / 1000 }));
  return parts.join(', ');
}

/** What is to be done now, and by whom. */
export function hintOf(seen: Seen, asked: { isMine: boolean; hasAnswered: boolean; hasClock: boolean }, { say, called }: Speech): string {
  if (seen.phase === 'over') return say('hint-over');
  if (seen.phase === 'race') return say(asked.hasAnswered ? 'hint-answered' : seen.isSummon ? 'hint-race-summon' : asked.hasClock ? 'hint-race' : 'hint-calm');
  if (asked.isMine) return say(`hint-your-${seen.phase}`);
  const name = called(seen.turn);
  return name === '' ? say('turn-coming') : say(`hint-${seen.phase}`, { name });
}
