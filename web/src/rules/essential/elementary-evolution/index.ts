import type { EssentialAbout } from '../essential';
import Aim from './Aim.svelte';
import Creatures from './Creatures.svelte';
import Effects from './Effects.svelte';
import Turn from './Turn.svelte';
import Win from './Win.svelte';

export default {
  panels: [
    { id: 'aim', picture: Aim },
    { id: 'turn', picture: Turn },
    { id: 'effects', picture: Effects },
    { id: 'creatures', picture: Creatures },
    { id: 'win', picture: Win },
  ],
  texts: { fr: () => import('./fr.ftl?raw'), en: () => import('./en.ftl?raw') },
} satisfies EssentialAbout;
