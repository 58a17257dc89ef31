/** The creatures on the cards, each in a box of 100 by 100: a body plan by the last word of the card's id, else a moth of its own. */
import { mothOf } from './shapes';

export interface Figure {
  /** Behind the body, lighter: wings, fins. */
  back?: string;
  body?: string;
  /** Drawn as a line, in the colour of the body: necks, tails, legs. */
  limbs?: string;
  /** How wide the limbs are. */
  limb?: number;
  /** Drawn as a thin dark line: horns, staffs, seams of a shell. */
  lines?: string;
  /** Filled dark: heads, crowns. */
  dark?: string;
  /** Places of the eyes: x, y, and how large. */
  eyes: readonly (readonly [number, number, number])[];
}

const CAT = 'M13 45L18 27L27 37C34 36 40 40 44 46C56 44 70 45 78 52C84 48 88 40 91 32C98 46 93 60 84 66L82 90H74L72 72C64 76 54 76 46 73L44 90H36L34 68C30 64 28 60 26 57C20 58 13 57 8 53C8 49 10 47 13 45Z';
const BULK = 'M12 50C10 44 14 38 20 38C28 29 44 29 56 35C70 33 84 38 90 50C94 56 93 64 90 70L89 90H80L78 74C68 78 54 78 44 74L43 90H34L31 70C26 68 22 65 20 61C16 61 11 59 9 57C9 54 10 51 12 50Z';
const WING = 'M44 48C44 27 58 13 86 10C77 21 79 30 80 38C69 36 62 42 58 52Z';
const ROBE = 'M50 29C65 29 74 52 80 91H20C26 52 35 29 50 29Z';
const HEAD = 'M39 18A11 11 0 1 1 61 18A11 11 0 1 1 39 18Z';
const GAZE = [[45, 18, 1.800], [55, 18, 1.800]] as const;

const PLANS = {
  cat: { body: CAT, eyes: [[20, 46, 2.200]] },
  hare: { body: 'M14 58C14 50 22 44 31 46C40 42 46 48 50 54C62 46 84 52 88 72C94 70 96 78 89 80C88 86 84 90 78 90H54C58 86 62 84 66 84C60 78 52 78 48 82L46 90H36L36 74C30 72 24 72 20 70C15 68 13 63 14 58Z', back: 'M26 48C18 34 18 18 24 8C32 18 34 34 32 46ZM34 46C32 32 38 18 48 10C50 24 46 38 40 47Z', eyes: [[23, 57, 2.200]] },
  bulk: { body: BULK, lines: 'M90 52C96 57 96 67 93 75', eyes: [[19, 48, 2.200]] },
  horned: { body: BULK, lines: 'M20 39C11 35 7 26 10 15M27 35C24 26 28 17 38 13M90 52C96 57 96 67 93 75', eyes: [[19, 48, 2.200]] },
  winged: { back: WING, body: CAT, eyes: [[20, 46, 2.200]] },
  bird: { body: 'M6 31L22 24C24 15 35 11 41 18C46 24 44 34 48 40C61 40 77 49 94 72C79 67 71 69 63 69C52 75 40 70 34 60C28 50 30 41 26 33Z', dark: 'M47 45C60 45 72 51 83 65C68 63 55 61 47 45Z', lines: 'M46 70V90M57 69V90M39 90H50M50 90H61', eyes: [[32, 23, 2.200]] },
  serpent: { limbs: 'M24 24C30 10 50 12 50 28C50 44 20 44 20 62C20 80 52 78 56 64C60 48 86 48 84 66C82 80 74 86 64 90', limb: 10, dark: 'M32 26C28 35 14 34 8 26C12 17 26 12 34 18Z', lines: 'M9 26L2 23M9 26L3 30', eyes: [[20, 22, 2.200]] },
  hydra: { limbs: 'M46 72C38 52 18 50 20 28M50 72C50 52 50 42 50 20M54 72C62 52 82 50 80 28', limb: 9, body: 'M24 76C28 60 72 60 76 76C80 90 64 93 50 93C36 93 20 90 24 76Z', dark: 'M28 24C26 33 14 34 8 28C10 18 22 14 28 24ZM58 18C56 26 46 28 38 22C40 12 52 8 58 18ZM72 24C74 33 86 34 92 28C90 18 78 14 72 24Z', eyes: [[19, 24, 1.800], [48, 18, 1.800], [81, 24, 1.800]] },
  fish: { back: 'M34 34C42 14 58 16 64 36ZM40 66C46 82 58 82 62 64Z', body: 'M6 50C22 27 52 26 71 46L94 28C89 43 89 57 94 72L71 54C52 74 22 73 6 50Z', eyes: [[23, 46, 2.800]] },
  kraken: { body: 'M27 46C24 12 76 12 73 46C73 56 67 61 67 61H33C33 61 27 56 27 46Z', limbs: 'M35 58C31 74 17 72 12 88M45 60C43 77 35 80 30 94M55 60C57 77 65 80 70 94M65 58C69 74 83 72 88 88', limb: 7, eyes: [[42, 44, 3.500], [58, 44, 3.500]] },
  lizard: { limbs: 'M24 20C30 32 46 34 50 48C54 64 44 72 52 82C58 91 70 91 80 84', limb: 11, lines: 'M35 33L20 42M42 32L56 22M50 56L34 64M52 55L68 50', dark: 'M13 16C15 6 28 5 33 16C35 25 29 31 22 28C16 25 12 22 13 16Z', eyes: [[20, 17, 1.800], [27, 15, 1.800]] },
  dragon: { back: 'M38 56C40 30 58 10 94 8C83 21 85 30 87 42C76 39 71 46 69 57C60 50 49 51 38 56Z', body: 'M6 38C12 26 26 23 31 34C35 44 36 52 46 54C60 56 70 62 76 74C82 82 90 84 97 79C93 93 78 95 68 87C60 91 44 89 37 78C28 66 27 55 23 46C18 47 10 46 6 38Z', lines: 'M24 28C23 20 28 15 36 12M44 87L42 95M60 89L60 96', eyes: [[20, 35, 2]] },
  shell: { body: 'M15 70C15 38 37 26 54 26C73 26 89 42 89 70Z', dark: 'M22 69C8 73 2 61 9 54C16 49 23 54 24 61Z', limbs: 'M34 70V82M50 70V82M66 70V82M80 70V82', limb: 7, lines: 'M36 68C36 50 44 38 53 28M70 68C70 50 62 38 55 28M20 56H86', eyes: [[12, 59, 1.800]] },
  toad: { body: 'M10 72C8 56 22 46 35 46C37 36 49 36 51 46C76 48 92 64 90 86H70C75 77 68 70 61 74C59 80 60 83 63 86H36C34 82 33 80 31 77C22 80 12 79 10 72Z', eyes: [[43, 45, 3]] },
  crawler: { limbs: 'M34 50L16 40L6 52M32 58L13 60L6 75M35 66L22 77L18 92M66 50L84 40L94 52M68 58L87 60L94 75M65 66L78 77L82 92', limb: 4.500, body: 'M50 34C65 34 72 46 72 57C72 71 62 78 50 78C38 78 28 71 28 57C28 46 35 34 50 34Z', dark: 'M40 38C28 32 24 20 31 9C34 17 38 17 43 13C46 24 46 33 44 37ZM60 38C72 32 76 20 69 9C66 17 62 17 57 13C54 24 54 33 56 37Z', eyes: [[44, 48, 2.200], [56, 48, 2.200]] },
  robed: { body: ROBE, dark: HEAD, lines: 'M84 22V91M78 22A6 6 0 1 1 90 22A6 6 0 1 1 78 22Z', eyes: GAZE },
  crowned: { body: ROBE, dark: `${HEAD}M36 9L38 -3L45 4L50 -5L55 4L62 -3L64 9Z`, back: 'M26 40C8 54 10 76 4 92H96C90 76 92 54 74 40Z', eyes: GAZE },
  giant: { body: 'M28 38C34 32 66 32 72 38C86 46 90 66 88 80L77 78L74 62L71 93H55L50 76L45 93H29L26 62L23 78L12 80C10 66 14 46 28 38Z', dark: 'M40 20A10 10 0 1 1 60 20A10 10 0 1 1 40 20Z', eyes: [[46, 19, 1.800], [54, 19, 1.800]] },
  ghost: { body: 'M50 8C71 8 79 27 77 46C77 62 86 76 72 92C67 82 61 83 56 94C52 84 47 84 42 94C38 83 32 82 27 90C16 76 23 62 23 46C21 27 29 8 50 8Z', eyes: [[42, 38, 4.500], [58, 38, 4.500]] },
  bat: { back: 'M50 44C40 30 26 22 4 26C10 36 8 46 12 56C20 50 26 54 30 62C36 54 42 56 50 66C58 56 64 54 70 62C74 54 80 50 88 56C92 46 90 36 96 26C74 22 60 30 50 44Z', dark: 'M42 30L44 40C38 52 42 68 50 76C58 68 62 52 56 40L58 30L52 36H48Z', eyes: [[47, 44, 1.600], [53, 44, 1.600]] },
} as const satisfies Record<string, Figure>;

type Plan = keyof typeof PLANS;

const WORDS: Readonly<Record<Plan, string>> = {
  cat: 'jackal lynx otter gnawer wolf hyena ferret gibbon badger mole fox cat dog',
  hare: 'hare rabbit mouse',
  bulk: 'bear hippo boar behemoth pig',
  horned: 'ram stag ox bison minotaur bull rhino unicorn mammoth centaur goat horse',
  winged: 'griffin sphinx chimera',
  bird: 'heron magpie owl rooster crane raven vulture stork roc eagle',
  serpent: 'serpent leviathan snake worm',
  hydra: 'hydra',
  fish: 'carp fish shark whale',
  kraken: 'kraken squid',
  lizard: 'newt gecko chameleon salamander lizard',
  dragon: 'dragon wyvern',
  shell: 'snail beetle tortoise pangolin turtle',
  toad: 'toad frog',
  crawler: 'crab spider scorpion ant',
  robed: 'healer herald monk dancer weaver trickster captain warden minstrel bard piper witch',
  crowned: 'matron sovereign sultan empress patriarch king queen',
  giant: 'giant colossus golem troll',
  ghost: 'wisp djinn wraith ghost',
  bat: 'bat',
};

const BY_WORD: ReadonlyMap<string, Figure> = new Map(Object.entries(WORDS).flatMap(([plan, words]) => words.split(' ').map((word): [string, Figure] => [word, PLANS[plan as Plan]])));

export function figureOf(id: string): Figure {
  return BY_WORD.get(id.split('-').at(-1) ?? '') ?? mothOf(id);
}
