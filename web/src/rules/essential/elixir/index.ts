import type { EssentialAbout } from '../essential';
import Aim from './Aim.svelte';
import Cast from './Cast.svelte';
import Finds from './Finds.svelte';
import Special from './Special.svelte';
import Turn from './Turn.svelte';
import Win from './Win.svelte';

export default {
  panels: [
    { id: 'aim', picture: Aim },
    { id: 'cast', picture: Cast },
    { id: 'turn', picture: Turn },
    { id: 'finds', picture: Finds },
    { id: 'special', picture: Special },
    { id: 'win', picture: Win },
  ],
  texts: { fr: () => import('./fr.ftl?raw'), en: () => import('./en.ftl?raw') },
} satisfies EssentialAbout;
