/** The boards by the game's slug. A game that is not here is played on the plain board. */
import type { BoardEntry } from './contract';

export const BOARDS: Readonly<Record<string, BoardEntry>> = {
  'elem-master': {
    load: () => import('./elem-master/ElemMasterBoard.svelte'),
    sign: () => import('./elem-master/SeatSign.svelte'),
    plain: () => import('./elem-master/plain'),
    naming: () => import('./elem-master/naming'),
    // White and black on paper and at night: as near as can be seen there.
    colour: (seat) => ['light-dark(var(--owner-edge-0), var(--owner-0))', 'light-dark(var(--owner-1), var(--ink-faint))', 'light-dark(var(--owner-2), #8fb0f5)', 'light-dark(var(--owner-3), #e8697f)'][seat] ?? 'var(--ink)',
    showsAll: true,
    showsSeats: true,
  },
  elementals: {
    load: () => import('./elementals/ElementalsBoard.svelte'),
    sign: () => import('./elementals/SeatSign.svelte'),
    plain: () => import('./elementals/plain'),
    showsAll: true,
    showsSeats: true,
    tellsNews: true,
  },
  'elementary-evolution': {
    load: () => import('./elementary-evolution/EvolutionBoard.svelte'),
    sign: () => import('./elementary-evolution/SeatSign.svelte'),
    plain: () => import('./elementary-evolution/plain'),
    colour: (seat) => `var(--${['air', 'fire', 'earth', 'water'][seat] ?? 'ether'})`,
    showsAll: true,
    showsSeats: true,
  },
  metamorphose: {
    load: () => import('./metamorphose/MetamorphoseBoard.svelte'),
    sign: () => import('./metamorphose/SeatSign.svelte'),
    plain: () => import('./metamorphose/plain'),
    naming: () => import('./metamorphose/naming'),
    showsAll: true,
    showsSeats: true,
  },
  elixir: {
    load: () => import('./elixir/ElixirBoard.svelte'),
    sign: () => import('./elixir/SeatSign.svelte'),
    plain: () => import('./elixir/plain'),
    speech: () => import('./elixir/speech'),
    showsAll: true,
    showsSeats: true,
  },
};
