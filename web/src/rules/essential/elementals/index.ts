import type { EssentialAbout } from '../essential';
import Aim from './Aim.svelte';
import Match from './Match.svelte';
import Miss from './Miss.svelte';
import Special from './Special.svelte';
import Turn from './Turn.svelte';
import Win from './Win.svelte';

export default {
  panels: [
    { id: 'aim', picture: Aim },
    { id: 'turn', picture: Turn },
    { id: 'match', picture: Match },
    { id: 'miss', picture: Miss },
    { id: 'special', picture: Special },
    { id: 'win', picture: Win },
  ],
  texts: { fr: () => import('./fr.ftl?raw'), en: () => import('./en.ftl?raw') },
} satisfies EssentialAbout;
