/** Fluent messages in one language, filled in as text. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../boards/contract';

export type Details = Record<string, string | number>;

/** French puts `d’` before a vowel: `de Blanc`, `d’Elem Master`. In messages: `{ DE($game) }`. */
function elided(name: string): string {
  return /^[aeiouyàâéèêëîïôœûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export class Messages {
  #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { DE: ([name]) => elided(String(name)) } });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is such a message, whatever it needs to be filled in. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The names of a message's attributes, in their order. */
  attributes(id: string): string[] {
    return Object.keys(this.#bundle.getMessage(id)?.attributes ?? {});
  }

  /** The message `id`, or its attribute `id.name`; null where there is none or something it needs is not given. */
  find(id: string, details: Details = {}): string | null {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === null || pattern === undefined) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, details as Record<string, FluentVariable>, errors);
    return errors.length > 0 ? null : text;
  }

  /** The message, or its id where there is none. */
  text(id: string, details: Details = {}): string {
    return this.find(id, details) ?? id;
  }
}
