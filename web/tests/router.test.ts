import { describe, expect, it } from 'vitest';
import { addressOf, placeOf, type Place } from '../src/router';

const PLACES: [string, Place][] = [
  ['/', { page: 'home' }],
  ['/lobby', { page: 'lobby' }],
  ['/new/elem-master', { page: 'new', game: 'elem-master' }],
  ['/here/elixir', { page: 'here', game: 'elixir' }],
  ['/device/aB-_9', { page: 'device', table: 'aB-_9' }],
  ['/tables/aB-_9', { page: 'table', table: 'aB-_9' }],
  ['/replays/t1/12', { page: 'replay', table: 't1', ply: 12, seat: null }],
  ['/replays/t1/12?seat=1', { page: 'replay', table: 't1', ply: 12, seat: 1 }],
  ['/rules', { page: 'rules', game: null, rule: null }],
  ['/rules/elixir', { page: 'rules', game: 'elixir', rule: null }],
  ['/rules/elem-master/EM-ATT-2', { page: 'rules', game: 'elem-master', rule: 'EM-ATT-2' }],
  ['/learn/elem-master/3', { page: 'learn', game: 'elem-master', step: 3 }],
  ['/profile', { page: 'profile' }],
  ['/settings', { page: 'settings' }],
];

function read(address: string): Place {
  const [path = '', query = ''] = address.split('?');
  return placeOf(path, query);
}

describe('an address', () => {
  it.each(PLACES)('%s names its place, and the place its address', (address, place) => {
    expect(read(address)).toEqual(place);
    expect(addressOf(place)).toBe(address);
  });

  it('may leave out the moment and the step', () => {
    expect(read('/replays/t1')).toEqual({ page: 'replay', table: 't1', ply: 0, seat: null });
    expect(read('/learn/elixir')).toEqual({ page: 'learn', game: 'elixir', step: 1 });
  });

  it('that nobody knows is lost', () => {
    for (const address of ['/nowhere', '/tables', '/tables/a/b', '/rules/a/b/c', '/lobby/x/y/z']) expect(read(address)).toEqual({ page: 'lost' });
  });

  it('with odd letters survives', () => {
    expect(read('/rules/%E0%A4%A')).toEqual({ page: 'rules', game: '%E0%A4%A', rule: null });
    expect(addressOf({ page: 'table', table: 'a/b' })).toBe('/tables/a%2Fb');
    expect(read('/replays/t1/-4')).toMatchObject({ ply: 0 });
  });
});
