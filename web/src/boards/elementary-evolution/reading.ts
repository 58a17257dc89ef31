/** What the view of Elementary Evolution says, with types. */
import type { Element } from '../../art/elements';
import type { JsonObject } from '../contract';
import { list, object, texts } from '../json';

export const PILES: readonly Element[] = ['air', 'fire', 'earth', 'water'];
export const CREATURES = ['gnome', 'siren', 'sylph', 'salamander', 'dhyana', 'golem', 'ondine', 'elf', 'phoenix', 'akasha'] as const;

export interface Pile {
  name: Element;
  /** From the egg up. */
  cards: string[];
  rooted: number;
  /** Whether the top card may be aimed at: there is one and it is not rooted. */
  free: boolean;
  /** The token of the Ondine that lies on the top card, if one does. */
  guard: string | null;
}

export interface Mage {
  seat: number;
  /** The cards, for their owner; null for the others. */
  hand: string[] | null;
  handSize: number;
  draw: number;
  quick: string[];
  main: string[];
  quickState: string;
  piles: Pile[];
  watches: boolean;
  tokens: string[];
  place: number | null;
}

export interface Seen {
  turn: number;
  active: number;
  extra: number;
  ethers: number;
  tokens: Map<string, string>;
  mages: Mage[];
  /** The topmost decision, if one is pending. */
  pending: JsonObject | null;
  over: boolean;
}

export function readView(view: JsonObject): Seen {
  const tokens = new Map(Object.entries(object(view['tokens'])).map(([creature, where]) => [creature, String(where)]));
  const ondines = Object.entries(object(view['ondines'])).map(([token, entry]) => ({ token, ...object(entry) } as JsonObject));
  const finished = texts(view['finished']).map(Number);
  const mages = Object.entries(object(view['mages'])).map(([seat, mage]) =>
    readMage(Number(seat), object(mage), tokens, ondines, finished));
  const [pending] = list(view['pending']);
  return {
    turn: Number(view['turn']),
    active: Number(view['active']),
    extra: Number(view['extra']),
    ethers: Number(view['ethers']),
    tokens,
    mages,
    pending: pending ? object(pending) : null,
    over: view['result'] !== null && view['result'] !== undefined,
  };
}

function readMage(seat: number, mage: JsonObject, tokens: Map<string, string>, ondines: JsonObject[], finished: number[]): Mage {
  const hand = Array.isArray(mage['hand']) ? texts(mage['hand']) : null;
  const rooted = object(mage['rooted']);
  const piles = object(mage['piles']);
  const place = finished.indexOf(seat);
  return {
    seat,
    hand,
    handSize: hand?.length ?? Number(mage['hand'] ?? 0),
    draw: Number(mage['draw'] ?? 0),
    quick: texts(mage['quick']),
    main: texts(mage['main']),
    quickState: String(mage['quick-state'] ?? 'open'),
    piles: PILES.map((name) => {
      const cards = texts(piles[name]).toReversed();
      const guard = ondines.find((ondine) => ondine['seat'] === seat && ondine['pile'] === name);
      return {
        name,
        cards,
        rooted: Number(rooted[name] ?? 0),
        free: cards.length > Number(rooted[name] ?? 0),
        guard: guard && guard['level'] === cards.length - 1 ? String(guard['token']) : null,
      };
    }),
    watches: mage['watch'] === true,
    tokens: [...tokens].filter(([, where]) => where === String(seat)).map(([creature]) => creature),
    place: place < 0 ? null : place + 1,
  };
}

/** How much of a card is seen where another lies on it, in widths of a card: of one in a rooted heap only the edge. */
export const SHOWS: Readonly<Record<'card' | 'heap' | 'whole', number>> = { card: 0.27, heap: 0.055, whole: 1.4 };

/** Whether a card is squared up in the rooted heap. */
export function isHeaped(pile: Pile, level: number): boolean {
  return level < pile.rooted - 1;
}

/** How high a pile is drawn, in widths of a card. */
export function heightOf(pile: Pile): number {
  return pile.cards.slice(1).reduce((height, _, below) => height + (isHeaped(pile, below) ? SHOWS.heap : SHOWS.card), SHOWS.whole);
}

/** A card's element and level; an ether has none of its own. */
export function readCard(card: string): { element: Element; level: number | null } {
  const [element = 'ether', level] = card.split('-');
  return { element: element as Element, level: level === undefined ? null : Number(level) };
}

/** The creature shown in a card's corner: the one that placing it releases. */
const RELEASES: Readonly<Record<string, string>> = {
  'air-2': 'sylph', 'air-4': 'elf', 'fire-2': 'salamander', 'fire-4': 'phoenix',
  'earth-1': 'gnome', 'earth-3': 'golem', 'water-1': 'siren', 'water-3': 'ondine',
};

export function releasedBy(card: string): string | null {
  return RELEASES[card] ?? null;
}

/** The element whose colour a creature's token has. */
const KINDS: Readonly<Record<string, Element>> = {
  gnome: 'earth', golem: 'earth', siren: 'water', ondine: 'water', sylph: 'air', elf: 'air',
  salamander: 'fire', phoenix: 'fire', dhyana: 'ether', akasha: 'ether',
};

export function kindOf(creature: string): Element {
  return KINDS[creature] ?? 'ether';
}
