/** Cells, and where they lie as a seat sees the board: its own side is always at the bottom. */

export interface Spot {
  /** Column and row on the screen, from the upper left corner. */
  x: number;
  y: number;
}

const COLUMNS = 'abcdefghij';

function cellName(column: number, row: number): string {
  return `${COLUMNS[column] ?? '?'}${row + 1}`;
}

function columnOf(cell: string): number {
  return COLUMNS.indexOf(cell.charAt(0));
}

function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

/** How a board of `size` lies before a seat. Seats sit south and north, with four also west (1) and east (3). */
export class Facing {
  readonly size: number;
  readonly #quarters: number;

  constructor(size: number, seats: number, seat: number | null) {
    this.size = size;
    const chair = seat ?? 0;
    this.#quarters = seats === 2 ? chair * 2 : chair;
  }

  spot(cell: string): Spot {
    return this.place(columnOf(cell), rowOf(cell));
  }

  place(column: number, row: number): Spot {
    const last = this.size - 1;
    switch (this.#quarters) {
      case 1: return { x: last - row, y: last - column };
      case 2: return { x: last - column, y: row };
      case 3: return { x: row, y: column };
      default: return { x: column, y: last - row };
    }
  }

  /** The cell that lies at a place of the screen; null beyond the edge. */
  cellAt(x: number, y: number): string | null {
    const last = this.size - 1;
    if (x < 0 || y < 0 || x > last || y > last) return null;
    switch (this.#quarters) {
      case 1: return cellName(last - y, last - x);
      case 2: return cellName(last - x, y);
      case 3: return cellName(y, x);
      default: return cellName(x, last - y);
    }
  }

  /** Whether letters run along the lower edge (true) or up the side. */
  get lettersBelow(): boolean {
    return this.#quarters % 2 === 0;
  }

  /** What is written at the lower edge under column `x`, and at the left of line `y`. */
  labelBelow(x: number): string {
    const cell = this.cellAt(x, this.size - 1) ?? '';
    return this.lettersBelow ? cell.charAt(0) : cell.slice(1);
  }

  labelBeside(y: number): string {
    const cell = this.cellAt(0, y) ?? '';
    return this.lettersBelow ? cell.slice(1) : cell.charAt(0);
  }

  /** All cells line by line as the screen shows them. */
  lines(): string[][] {
    return Array.from({ length: this.size }, (_, y) =>
      Array.from({ length: this.size }, (_, x) => this.cellAt(x, y) ?? ''));
  }

  /** Where a quarter of the ground (0 south-west, 1 south-east, 2 north-west, 3 north-east) begins on the screen. */
  quarter(index: number): Spot {
    const half = this.size / 2;
    const column = index % 2 === 0 ? 0 : half;
    const row = index < 2 ? 0 : half;
    const one = this.place(column, row);
    const other = this.place(column + half - 1, row + half - 1);
    return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) };
  }
}

/** Which quarter of the ground a cell belongs to. */
export function quarterOf(cell: string, size: number): number {
  return (columnOf(cell) < size / 2 ? 0 : 1) + (rowOf(cell) < size / 2 ? 0 : 2);
}
