/** A game's own words: names of things, sentences for events, moves as a person would say them. */
import type { GameEvent, GameText, Json, JsonObject, Language } from '../boards/contract';
import { isObject } from '../boards/json';
import { getOnce, getText, wasAsked } from '../line/http';
import type { FormAbout, GameAbout } from '../protocol';
import type { CardAbout } from './cards';
import { Messages, type Details } from './fluent';

/** A name may end with a mark of its own (`Hush!`): no full stop follows it. */
const DOUBLE_STOPS = ['!.', '?.', '….'];

/** What to do, in sentences. */
export interface Advice {
  asked: string;
  verbs: { name: string; text: string }[];
  tip: string | null;
}

function verbOf(move: string): string {
  return move.split(' ', 1)[0] ?? '';
}

export class GameWords {
  readonly language: Language;
  readonly about: GameAbout;
  readonly cards: Map<string, CardAbout>;
  #messages: Messages;
  #source: string;
  /** Those who sit at the table, where the game does not call them by the names of their seats. */
  #sitters: readonly string[];

  constructor(about: GameAbout, language: Language, source: string, cards: Map<string, CardAbout>, sitters: readonly string[] = []) {
    this.about = about;
    this.language = language;
    this.cards = cards;
    this.#source = source;
    this.#sitters = about.names_seats ? [] : sitters;
    this.#messages = new Messages(language, [source, ...whoSource(this.#sitters)]);
  }

  /** The same words at a table where these sit: they are called by their names, unless the game calls them by their seats. */
  calling(sitters: readonly string[]): GameWords {
    return this.about.names_seats ? this : new GameWords(this.about, this.language, this.#source, this.cards, sitters);
  }

  get name(): string {
    return this.about.name[this.language];
  }

  /** For boards: a text of the game's file by its id. */
  readonly text: GameText = (id, values = {}) => this.#messages.text(id, values);

  /** What people call a seat: `White`, `the Mage of Air`. */
  seatName(seat: number, seats: number): string {
    const names = this.about.seat_names.find((side) => side.seats === seats)?.names;
    return this.#sitters[seat] ?? names?.[seat]?.[this.language] ?? String(seat + 1);
  }

  /**
   * What happened as a sentence, null where the game has none for it. An attribute with the name of a field is the
   * sentence for those who were told that field.
   */
  sentence(event: GameEvent): string | null {
    const id = `log-${event.kind}`;
    const details: Details = {};
    for (const [field, value] of Object.entries(event)) details[field] = this.#readable(value);
    for (const [field, shown] of Object.entries(details)) {
      const told = shown === '' ? null : this.#messages.find(`${id}.${field}`, details);
      if (told !== null) return this.#spoken(told, event);
    }
    const told = this.#messages.find(id, details);
    return told === null ? null : this.#spoken(told, event);
  }

  /** Whether the game has a sentence for events of that kind. */
  tells(event: GameEvent): boolean {
    return this.#messages.has(`log-${event.kind}`);
  }

  /** What several such events in a row differ in, where the game has a sentence for all of them at once: `card` if there is a `.cards`. */
  gathers(event: GameEvent): string | null {
    const lists = this.#messages.attributes(`log-${event.kind}`);
    return Object.keys(event).find((field) => typeof event[field] === 'string' && lists.includes(`${field}s`)) ?? null;
  }

  /** Without the words for typing behind a card's name: `Furnace (fire-4)` is `Furnace (Fire 4)`. */
  #spoken(sentence: string, event: GameEvent): string {
    let spoken = DOUBLE_STOPS.some((stops) => sentence.endsWith(stops)) ? sentence.slice(0, -1) : sentence;
    for (const word of Object.values(event)) {
      if (typeof word !== 'string' || this.#named(word) === null) continue;
      const parts = this.#byParts(word);
      spoken = spoken.replace(` (${word})`, parts === null ? '' : ` (${parts})`);
    }
    return spoken;
  }

  /** Words alone may choose the form of a sentence and stay as they are, but for cards of a set; those of a list never do. */
  #readable(value: Json): string | number {
    if (Array.isArray(value)) return counted(value.map((entry) => (typeof entry === 'string' ? this.thing(entry) : String(this.#readable(entry))))).join(', ');
    if (typeof value === 'boolean') return value ? 'true' : 'false';
    if (typeof value === 'string') return this.cards.get(value)?.name[this.language] ?? value;
    if (isObject(value)) return this.#table(value);
    return typeof value === 'number' ? value : '';
  }

  /** A text in both languages, or what each of some seats has. */
  #table(value: JsonObject): string {
    const text = value[this.language];
    if (typeof text === 'string') return text;
    const seats = this.about.seat_names.at(-1)?.seats ?? 0;
    const [colon, stop, nothing] = this.language === 'fr' ? ['\u00a0: ', '\u202f; ', 'rien'] : [': ', '; ', 'nothing'];
    return Object.entries(value)
      .map(([seat, what]) => `${this.seatName(Number(seat), seats)}${colon}${this.#readable(what) || nothing}`)
      .join(stop);
  }

  /** The name of what a word stands for, which `domain` or a key of a view tells apart; the word itself where it has none. */
  thing(word: string, domain?: string | null): string {
    return this.#named(word, domain) ?? word;
  }

  #named(word: string, domain?: string | null): string | null {
    return this.cards.get(word)?.name[this.language] ?? this.#messages.find(this.#idOf(word, domain));
  }

  /** The game's text `FAMILY-WORD`, null where there is none. */
  family(family: string, word: string): string | null {
    return this.#messages.find(`${family}-${word}`);
  }

  /** What the game says about a word beside its name, null where that is nothing. */
  help(family: string, word: string): string | null {
    return this.#messages.find(`${family}-${word}.help`);
  }

  /** The id of the text that names a word: the server says which texts name the words of each domain. */
  #idOf(word: string, domain?: string | null): string {
    const { names, domains } = this.about.grammar;
    if (domain && this.#messages.has(`${domain}-${word}`)) return `${domain}-${word}`;
    if (domain && (domain in domains || domain in names)) return `${names[domain] ?? domain}-${word}`;
    const [, family = ''] = Object.entries(names).find(([name]) => name !== 'seat' && domains[name]?.includes(word)) ?? [];
    return `${family}-${word}`;
  }

  /** A word by the names of its parts: `Fire 4` for `fire-4`. */
  #byParts(word: string): string | null {
    const parts = word.split('-').map((part) => (Number.isInteger(Number(part)) ? part : this.#named(part)));
    return parts.length > 1 && parts.every((part) => part !== null) ? parts.join(' ') : null;
  }

  /** What is printed on a card beside its name: its parts, or its element and level. */
  printed(card: string): string | null {
    return this.#messages.find(`${this.#idOf(card, 'card')}.parts`) ?? this.#byParts(card);
  }

  /** A move as a person would say it: `Move c2 → c3`. */
  move(words: string, seats: number): string {
    const parts = words.split(' ');
    const verb = this.#verb(parts);
    const form = this.#form(parts);
    const rest = parts.slice(verb.taken).map((word, place) => {
      const part = place + verb.taken - 1;
      const [before, here] = [form?.parts[part - 1], form?.parts[part]];
      const isWay = before?.name === 'from' || here?.name === 'target' || (before?.domain === 'card' && here?.kind === 'argument');
      return `${isWay ? '→ ' : ''}${this.#argument(word, form, part, seats)}`;
    });
    return [verb.text, ...rest].join(' ');
  }

  /** The verb alone: `Move`. */
  verb(word: string): string {
    return this.#messages.find(`verb-${word}`) ?? this.about.grammar.forms.find((form) => form.verb === word)?.title?.[this.language] ?? word;
  }

  /** One word of a move after its verb, for pickers. */
  argument(words: readonly string[], place: number, seats: number): string {
    return this.#argument(words[place] ?? '', this.#form(words), place - 1, seats);
  }

  #verb(parts: readonly string[]): { text: string; taken: number } {
    const [first = '', second] = parts;
    const both = second === undefined ? null : this.#messages.find(`verb-${first}-${second}`);
    return both === null ? { text: this.verb(first), taken: 1 } : { text: both, taken: 2 };
  }

  #form(parts: readonly string[]): FormAbout | undefined {
    const fits = (form: FormAbout): boolean =>
      form.verb === parts[0] &&
      form.parts.every((part, place) => {
        const word = parts[place + 1];
        if (word === undefined) return part.optional || parts.length <= place + 1;
        if (part.kind === 'literal') return part.name === word;
        if (part.kind === 'free') return /^\d+$/.test(word);
        return part.domain ? (this.about.grammar.domains[part.domain]?.includes(word) ?? true) || part.domain === 'cell' : true;
      }) &&
      parts.length - 1 <= form.parts.length;
    return this.about.grammar.forms.find(fits) ?? this.about.grammar.forms.find((form) => form.verb === parts[0]);
  }

  #argument(word: string, form: FormAbout | undefined, place: number, seats: number): string {
    const part = form?.parts[place];
    const domain = part?.domain ?? part?.name ?? null;
    if (domain === 'seat' && Number.isInteger(Number(word))) return this.seatName(Number(word), seats);
    if (part?.kind === 'free') return `${word}\u00a0ms`;
    const named = this.#named(word, domain);
    // A number without a name is one of what its domain is called: `Depth 2`.
    const counted = named === null && Number.isInteger(Number(word)) ? this.family('term', domain ?? '') : null;
    return counted === null ? (named ?? word) : `${counted} ${word}`;
  }

  /** Why the game ended, with who and how many; null where the game has no sentence for it. */
  ending(reason: string, details: Details): string | null {
    return this.#messages.find(`ending-${reason}`, details);
  }

  /**
   * What the game advises the seat that is asked: what it is about, what each verb that is legal does, what to look out for.
   * Null where the game has no words for such a question.
   */
  advice(view: JsonObject, legal: readonly string[]): Advice | null {
    const table = view.table;
    const prompt = isObject(table) && isObject(table.prompt) ? table.prompt : {};
    const id = `advice-${String(prompt.kind)}`;
    const details = this.#situation({ ...view, ...prompt }, legal);
    const asked = this.#messages.find(id, details);
    if (asked === null) return null;
    // What a move begins with, as the advice calls it: `end`, or `end-watch` where that is something else.
    const known = this.#messages.attributes(id);
    const begun = (move: string): string => move.split(' ', 2).join('-');
    const open = new Set(legal.map((move) => (known.includes(begun(move)) ? begun(move) : verbOf(move))));
    const verbs = known.flatMap((key) => {
      const text = open.has(key) ? this.#messages.find(`${id}.${key}`, details) : null;
      const name = (this.#messages.find(`verb-${key}`) ?? this.verb(key)).replace(/\s*:$/u, '');
      return text === null ? [] : [{ name, text }];
    });
    return { asked, verbs, tip: this.#messages.find(`${id}.tip`, details) };
  }

  /** Numbers and words of the view and of what is asked, names and texts of what the words stand for, and what can be done. */
  #situation(fields: JsonObject, legal: readonly string[]): Details {
    const details: Details = {};
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      details[field] = value;
      if (typeof value === 'number') continue;
      details[`${field}-name`] = this.thing(value, field);
      details[`${field}-help`] = this.cards.get(value)?.text?.[this.language] ?? this.#messages.find(`${this.#idOf(value, field)}.help`) ?? '';
    }
    for (const form of this.about.grammar.forms) details[`can-${form.verb}`] = legal.some((move) => verbOf(move) === form.verb) ? 'yes' : 'no';
    return details;
  }

  /** Why the game ended, in few words. */
  reason(reason: string): string {
    return this.#messages.find(`reason-${reason}`) ?? reason;
  }

  /** What is being asked of the reader, where the game has a sentence for it. */
  question(prompt: JsonObject): string | null {
    const kind = prompt.kind;
    return typeof kind === 'string' ? this.#messages.find(`prompt-${kind}`) : null;
  }

  /** What a window lets people react to, where the game names such things: `Spell, Hush!`. */
  reactionTo(window: JsonObject): string | null {
    const event = this.#messages.find(`event-${String(window.kind)}`);
    const about = window.about;
    if (event === null || !isObject(about)) return null;
    return typeof about.card === 'string' ? `${event}, ${this.thing(about.card)}` : event;
  }

  /** What `name` is about to do, where the game says it of anybody: `Wormwood chooses a target`. */
  doing(prompt: JsonObject, name: string): string | null {
    const details: Details = { name, count: 1 };
    for (const [field, value] of Object.entries(prompt)) details[field] = this.#readable(value);
    const found = typeof prompt.kind === 'string' ? this.#messages.find(`ask-${prompt.kind}`, details) : null;
    return found === null ? null : `${name} ${found}`;
  }
}

/** Equal things together: `Owl down ×2`. */
function counted(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${thing}\u00a0×${count}` : thing));
}

/** `who` and `seat-0`, as sentences of a game's log use them, for those who sit there. */
function whoSource(sitters: readonly string[]): string[] {
  if (sitters.length === 0) return [];
  const quoted = (name: string): string => `{ "${name.replaceAll(/[\\"]/g, '\\$&')}" }`;
  const forms = sitters.map((name, seat) => `        ${seat === sitters.length - 1 ? '*' : ' '}[${seat}] ${quoted(name)}\n`);
  return [`who =\n    { $seat ->\n${forms.join('')}    }\n`, ...sitters.map((name, seat) => `seat-${seat} = ${quoted(name)}\n`)];
}

const words = new Map<string, Promise<GameWords>>();

/** The words of a game in a language, asked for once; `table` is one that is played with cards of its own. */
export function gameWords(slug: string, language: Language, table: string | null = null): Promise<GameWords> {
  const key = `${language} ${slug} ${table ?? ''}`;
  const found = words.get(key) ?? load(slug, language, table);
  found.catch(() => words.delete(key));
  words.set(key, found);
  return found;
}

async function load(slug: string, language: Language, table: string | null): Promise<GameWords> {
  const about = await aboutGame(slug);
  const source = getText(`/api/games/${slug}/texts/${language}`);
  return new GameWords(about, language, await source, about.has_cards ? await cardsOf(slug, table) : new Map());
}

/** The cards that are played with; what reads them is loaded only for games that have some. */
async function cardsOf(slug: string, table: string | null): Promise<Map<string, CardAbout>> {
  const set = getText(table === null ? `/api/games/${slug}/cards` : `/api/tables/${encodeURIComponent(table)}/cards`);
  const { readCards } = await import('./cards');
  return readCards(await set);
}

const ALL_GAMES = '/api/games';

export function aboutGames(): Promise<GameAbout[]> {
  return getOnce<GameAbout[]>(ALL_GAMES);
}

/** One game: out of all of them where the page has asked for those. */
export async function aboutGame(slug: string): Promise<GameAbout> {
  const listed = wasAsked(ALL_GAMES) ? (await aboutGames().catch(() => [])).find((game) => game.slug === slug) : undefined;
  return listed ?? getOnce<GameAbout>(`/api/games/${encodeURIComponent(slug)}`);
}
