import type { EssentialAbout } from '../essential';
import Aim from './Aim.svelte';
import Contest from './Contest.svelte';
import Holes from './Holes.svelte';
import Mana from './Mana.svelte';
import Turn from './Turn.svelte';
import Win from './Win.svelte';

export default {
  panels: [
    { id: 'aim', picture: Aim },
    { id: 'holes', picture: Holes },
    { id: 'turn', picture: Turn },
    { id: 'mana', picture: Mana },
    { id: 'contest', picture: Contest },
    { id: 'win', picture: Win },
  ],
  texts: { fr: () => import('./fr.ftl?raw'), en: () => import('./en.ftl?raw') },
} satisfies EssentialAbout;
