/** Requests to the server's HTTP doors. */
import type { Problem, Texts } from '../protocol';

/** Why a request was refused, in the server's words. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Texts;

  constructor(status: number, problem: Pick<Problem, 'code' | 'text'>) {
    super(problem.text.en);
    this.status = status;
    this.code = problem.code;
    this.text = problem.text;
  }
}

const UNREACHABLE: Texts = {
  fr: 'Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.',
  en: 'The server does not answer. Check the connection, then try again.',
};

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { code: 'unreachable', text: UNREACHABLE });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refused(response.status, problem ?? { code: 'unreachable', text: UNREACHABLE });
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

export async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => send<T>('POST', path, body);

const kept = new Map<string, Promise<unknown>>();

/** Whether such a document was asked for, and has come or will come. */
export function wasAsked(path: string): boolean {
  return kept.has(path);
}

/** A document that stays the same while the page is open: asked for once. */
export function getOnce<T>(path: string): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined;
  if (found !== undefined) return found;
  const asked = get<T>(path);
  asked.catch(() => kept.delete(path));
  kept.set(path, asked);
  return asked;
}
