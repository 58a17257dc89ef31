/** A line chart of what was counted over time: where its lines, marks and labels lie. */
import type { Course } from '../protocol';

export interface Frame {
  width: number;
  height: number;
  /** Room for the labels at the ends of the lines. */
  margin: number;
}

export interface ChartLine {
  seat: number;
  path: string;
  dashes: string;
  mark: string;
  end: { x: number; y: number };
  label: { y: number; text: string };
  last: number;
}

export interface Chart {
  lines: ChartLine[];
  ticks: { value: number; y: number }[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LEFT = 24;
const EDGE = 10;
const LINE_HEIGHT = 15;
const LETTER = 6.6;
const MOST_TICKS = 4;

/** A pattern of its own for each seat: none of colour, pattern and mark is needed to tell lines apart. */
const DASHES: readonly string[] = ['', '7 4', '2 4', '10 4 2 4', '14 4', '5 3 1 3', '1 3', '12 3 4 3'];

/** Circle, square, triangle, diamond, then the same hollow: outlines around 0 0. */
const MARKS: readonly string[] = ['M0 -4.5A4.5 4.5 0 1 1 -0.1 -4.5Z', 'M-4 -4H4V4H-4Z', 'M0 -5L5 4H-5Z', 'M0 -5.5L5.5 0L0 5.5L-5.5 0Z', 'M-4 -5H4V5H-4Z', 'M0 5L5 -4H-5Z', 'M-5 0L-2 -5H2L5 0L2 5H-2Z', 'M0 -5.5L1.6 -1.6L5.5 0L1.6 1.6L0 5.5L-1.6 1.6L-5.5 0L-1.6 -1.6Z'];

/** Round steps that divide a span into a few parts. */
export function ticksOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4].map((power) => digit * 10 ** power)).toSorted((one, other) => one - other).find((size) => span / size <= MOST_TICKS) ?? span;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, place) => (first + place) * step);
}

/** Pushes labels apart that would lie on each other, within the frame. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, place) => place).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let above = low - gap;
  for (const place of order) above = found[place] = Math.max(wanted[place] ?? 0, above + gap);
  let below = high + gap;
  for (const place of order.toReversed()) below = found[place] = Math.min(found[place] ?? 0, below - gap);
  return found;
}

/** As much of a name as fits; what tells namesakes apart stays: `Robot ét… 2`. */
export function shortened(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const number = / \d+$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, Math.max(1, letters - 1 - number.length)).trimEnd()}…${number}`;
}

/** Where everything lies; no lines where nothing was counted. */
export function chartOf(course: Course, names: readonly string[], frame: Frame): Chart {
  const [left, right, top, bottom] = [LEFT, Math.max(LEFT + 40, frame.width - frame.margin), EDGE, frame.height - EDGE];
  const all = course.numbers.flat();
  const ticks = ticksOf(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const last = Math.max(1, course.plies.at(-1) ?? 1);
  const x = (ply: number): number => round(left + ((right - left) * ply) / last);
  const y = (value: number): number => round(bottom - ((bottom - top) * (value - low)) / Math.max(1, high - low));
  const ends = course.numbers.map((numbers) => y(numbers.at(-1) ?? 0));
  const labels = spread(ends, LINE_HEIGHT, top, bottom);
  const letters = Math.floor((frame.margin - 34) / LETTER);
  const lines = course.numbers.flatMap((numbers, seat) =>
    numbers.length === 0
      ? []
      : [
          {
            seat,
            path: numbers.map((value, place) => `${place === 0 ? 'M' : 'L'}${x(course.plies[place] ?? 0)} ${y(value)}`).join(''),
            dashes: DASHES[seat % DASHES.length] ?? '',
            mark: MARKS[seat % MARKS.length] ?? '',
            end: { x: right, y: ends[seat] ?? 0 },
            label: { y: labels[seat] ?? 0, text: shortened(names[seat] ?? '', letters) },
            last: numbers.at(-1) ?? 0,
          },
        ],
  );
  return { lines, ticks: ticks.map((value) => ({ value, y: y(value) })), left, right, top, bottom };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A few moments of the course, the first and the last among them, for those who read figures. */
export function moments(course: Course, most: number): { ply: number; numbers: number[] }[] {
  const count = course.plies.length;
  const places = count <= most ? course.plies.map((_, place) => place) : Array.from({ length: most }, (_, step) => Math.round((step * (count - 1)) / (most - 1)));
  return places.map((place) => ({ ply: course.plies[place] ?? 0, numbers: course.numbers.map((numbers) => numbers[place] ?? 0) }));
}
