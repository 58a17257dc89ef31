import type { EssentialAbout } from '../essential';
import Aim from './Aim.svelte';
import Attack from './Attack.svelte';
import Special from './Special.svelte';
import Turn from './Turn.svelte';
import Win from './Win.svelte';

export default {
  panels: [
    { id: 'aim', picture: Aim },
    { id: 'turn', picture: Turn },
    { id: 'attack', picture: Attack },
    { id: 'special', picture: Special },
    { id: 'win', picture: Win },
  ],
  texts: { fr: () => import('./fr.ftl?raw'), en: () => import('./en.ftl?raw') },
} satisfies EssentialAbout;
