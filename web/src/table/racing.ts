/** A race in the log: one line, with cards by their names, who answered when, and what came of it. */
import type { GameEvent, JsonObject } from '../boards/contract';
import { list, object } from '../boards/json';
import type { GameWords } from '../words/game';
import { listed, t } from '../words/words.svelte';
import type { Names } from './telling';

/** What a race tells in pieces; its line says all of it. */
const PIECES = new Set(['card-flipped', 'packs-flipped', 'race-opened', 'answer-given', 'answer-taken', 'race-closed', 'race-ruled', 'mistake', 'card-given', 'cards-won']);

export function isPiece(event: GameEvent, words: GameWords): boolean {
  return words.about.has_races && PIECES.has(event.kind);
}

/** The line of the race that these events judge, null if they judge none. */
export function raceLine(events: readonly GameEvent[], words: GameWords, names: Names): string | null {
  const closed = events.find((event) => event.kind === 'race-closed');
  if (closed === undefined || !Array.isArray(closed.answers)) return null;
  const won = events.find((event) => event.kind === 'cards-won');
  const judged = list(closed.answers).map(object).filter((answer) => answer.move !== 'pass');
  const ruled = list(events.find((event) => event.kind === 'race-ruled')?.answers).map(object);
  const late = ruled.filter((one) => !judged.some((answer) => answer.seat === one.seat)).toSorted((one, other) => Number(one.time) - Number(other.time));
  const answers = [...judged.map((answer) => judgedWords(answer, won, words, names)), ...late.map((answer) => lateWords(answer, names))];
  const what = answers.length > 0 ? answers.join(t('race-line-and')) : overlooked(closed, words);
  // Where nobody measured a time there is a gap for it.
  return t('race-line', { turned: turnedWords(closed, words, names), what }).replaceAll(/ {2,}/g, ' ');
}

function turnedWords(closed: GameEvent, words: GameWords, names: Names): string {
  const turned = Object.entries(object(closed.turned)).map(([seat, card]) => ({ seat: Number(seat), card: words.thing(String(card), 'card') }));
  if (turned.length === 1 && turned[0] !== undefined && closed.race !== 'summon') {
    return t(closed.race === 'middle' ? 'race-line-placed' : 'race-line-turned', { name: names.of(turned[0].seat), card: turned[0].card });
  }
  return t('race-line-summon', { cards: listed(turned.map(({ seat, card }) => t('race-line-card', { name: names.of(seat), card }))) });
}

function judgedWords(answer: JsonObject, won: GameEvent | undefined, words: GameWords, names: Names): string {
  const [verb = '', card = '', time] = String(answer.move).split(' ');
  const verdict = String(answer.verdict);
  const why = words.text(`why-${String(answer.why)}`);
  const details = { name: names.of(Number(answer.seat)), verb, card: words.thing(card, 'card'), time: time === undefined ? '' : t('race-line-time', { time: Number(time) }), why, count: Number(won?.count ?? 0) };
  return t(verdict === 'right' ? 'race-line-right' : verdict === 'wrong' ? 'race-line-wrong' : 'race-line-void', details);
}

function lateWords(answer: JsonObject, names: Names): string {
  const time = answer.verdict === 'false-start' ? '' : t('race-line-time', { time: Number(answer.time) });
  return t(answer.verdict === 'false-start' ? 'race-line-false-start' : 'race-line-void', { name: names.of(Number(answer.seat)), time });
}

function overlooked(closed: GameEvent, words: GameWords): string {
  const [match] = list(closed.matches).map(object);
  return match === undefined ? t('race-line-silence') : t('race-line-missed', { card: words.thing(String(match.on), 'card') });
}
