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

  /** Resolves when it is known who the browser is. */
  async known(): Promise<void> {
    if (!this.isKnown) await this.look();
  }

  /** Somebody: the one who is here, or a new guest under a name of the house. */
  async be(): Promise<Me> {
    await this.known();
    return (this.me ??= await post<Me>('/api/session/guest', { language: settings.language }));
  }

  /** Somebody of this name: a new guest, or the one who is here already. */
  async beCalled(name: string): Promise<void> {
    if (!this.isKnown) await this.look();
    if (this.me === null) this.me = await post<Me>('/api/session/guest', { name, language: settings.language });
    else if (this.me.name !== name) await this.rename(name);
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

  /** Becomes, on this device, the one whose link this is. */
  async takeLink(token: string): Promise<void> {
    this.me = await post<Me>('/api/session/link/use', { token });
    this.isKnown = true;
  }

  async logOut(): Promise<void> {
    await send('DELETE', '/api/session');
    this.me = null;
  }
}

export const visitor = new Visitor();
