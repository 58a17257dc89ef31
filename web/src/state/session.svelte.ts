/** Who the reader is: nobody yet, a guest, or an account. One becomes a guest by playing. */
import { get, post, send } from '../line/http';
import type { Me, Session } from '../protocol';
import { settings } from './settings.svelte';

class Visitor {
  me = $state<Me | null>(null);
  isKnown = $state(false);

  #looking: Promise<void> | null = null;

  /** Asks who the browser is known as. Once at a time: a late answer would forget who has come in meanwhile. */
  look(): Promise<void> {
    return (this.#looking ??= this.#ask().finally(() => (this.#looking = null)));
  }

  async #ask(): Promise<void> {
    this.me = (await get<Session>('/api/session')).me;
    this.isKnown = true;
  }

  /** Somebody: the one who is here, or a new guest under a name of the house. */
  async be(): Promise<Me> {
    if (!this.isKnown) await this.look();
    return (this.me ??= await post<Me>('/api/session/guest', { language: settings.language }));
  }

  async rename(name: string): Promise<void> {
    await this.be();
    this.me = await send<Me>('PUT', '/api/session/name', { name });
  }

  async register(name: string, password: string): Promise<void> {
    await this.be();
    this.me = await post<Me>('/api/session/account', { name, password });
  }

  async logIn(name: string, password: string): Promise<void> {
    this.me = await post<Me>('/api/session/login', { name, password });
    this.isKnown = true;
  }

  async logOut(): Promise<void> {
    await send('DELETE', '/api/session');
    this.me = null;
  }
}

export const visitor = new Visitor();
