/** The boards by the game's slug. A game that is not here is played on the plain board. */
import type { BoardEntry } from './contract';

export const BOARDS: Readonly<Record<string, BoardEntry>> = {
  'elem-master': {
    load: () => import('./elem-master/ElemMasterBoard.svelte'),
    sign: () => import('./elem-master/SeatSign.svelte'),
    showsAll: true,
    showsSeats: true,
  },
  'elementary-evolution': {
    load: () => import('./elementary-evolution/EvolutionBoard.svelte'),
    sign: () => import('./elementary-evolution/SeatSign.svelte'),
    showsAll: true,
    showsSeats: true,
  },
};
