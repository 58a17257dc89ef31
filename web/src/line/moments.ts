/** The moments of a table that were seen, for looking back; others are asked for. */
import type { FaceDocument } from '../protocol';
import { get } from './http';

const KEPT = 600;

export class Moments {
  #faces = new Map<number, FaceDocument>();
  #path: (what: string) => string;

  /** `path` is where the table tells something, for the seat that looks. */
  constructor(path: (what: string) => string) {
    this.#path = path;
  }

  keep(number: number, face: FaceDocument): void {
    this.#faces.set(number, face);
    const [oldest] = this.#faces.keys();
    if (this.#faces.size > KEPT && oldest !== undefined) this.#faces.delete(oldest);
  }

  async at(number: number): Promise<FaceDocument> {
    const kept = this.#faces.get(number);
    if (kept !== undefined) return kept;
    const { face } = await get<{ face: unknown }>(this.#path(`moment?number=${number}`));
    this.#faces.set(number, face as FaceDocument);
    return face as FaceDocument;
  }
}
