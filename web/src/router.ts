/** Addresses of the site: every table, moment, rule and page has one. */

export type Place =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'here'; game: string }
  | { page: 'device'; table: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; ply: number; seat: number | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn'; game: string; step: number }
  | { page: 'practice'; game: string }
  | { page: 'profile' }
  | { page: 'continue' }
  | { page: 'settings' }
  | { page: 'lost' };

function whole(text: string | null | undefined, otherwise: number): number {
  return text !== null && text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : otherwise;
}

/** The place that an address names; unknown ones are `lost`. */
export function placeOf(path: string, query: string = ''): Place {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  const asked = new URLSearchParams(query);
  if (first === undefined) return { page: 'home' };
  if (parts.length === 1) {
    if (first === 'lobby' || first === 'profile' || first === 'continue' || first === 'settings') return { page: first };
    if (first === 'rules') return { page: 'rules', game: null, rule: null };
    return { page: 'lost' };
  }
  if (second === undefined || parts.length > 3) return { page: 'lost' };
  if (first === 'rules') return { page: 'rules', game: second, rule: third ?? null };
  if (first === 'learn') return { page: 'learn', game: second, step: whole(third, 1) };
  if (first === 'replays') {
    const seat = asked.get('seat');
    return { page: 'replay', table: second, ply: whole(third, 0), seat: seat === null ? null : whole(seat, 0) };
  }
  if (third !== undefined) return { page: 'lost' };
  if (first === 'new' || first === 'here' || first === 'practice') return { page: first, game: second };
  if (first === 'device') return { page: 'device', table: second };
  if (first === 'tables') return { page: 'table', table: second };
  return { page: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place. */
export function addressOf(place: Place): string {
  const parts = partsOf(place).map((part) => encodeURIComponent(part));
  const query = place.page === 'replay' && place.seat !== null ? `?seat=${place.seat}` : '';
  return `/${parts.join('/')}${query}`;
}

function partsOf(place: Place): string[] {
  switch (place.page) {
    case 'home':
      return [];
    case 'new':
    case 'here':
    case 'practice':
      return [place.page, place.game];
    case 'device':
      return ['device', place.table];
    case 'table':
      return ['tables', place.table];
    case 'replay':
      return ['replays', place.table, String(place.ply)];
    case 'rules':
      return ['rules', place.game, place.game === null ? null : place.rule].filter((part) => part !== null);
    case 'learn':
      return ['learn', place.game, String(place.step)];
    default:
      return [place.page];
  }
}
