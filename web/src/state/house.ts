/** Where friends find this site: the address that a link must begin with. */
import { get } from '../line/http';
import type { House } from '../protocol';

export interface WaysIn {
  /** Addresses that lead others here, the likeliest first; none if there is no way in. */
  addresses: string[];
  /** What the host types to let the others in, where the server listens on its own machine only. */
  command: string | null;
}

/** Whether a host is a name for the very machine that asks: nobody else comes in by it. */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** A page that was opened by another address than this machine's own knows the right one; else the server is asked. */
export async function waysIn(place: Pick<Location, 'hostname' | 'origin'> = location): Promise<WaysIn> {
  if (!isThisMachine(place.hostname)) return { addresses: [place.origin], command: null };
  const house = await get<House>('/api/house');
  return { addresses: house.addresses, command: house.command ?? null };
}
