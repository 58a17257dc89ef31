import './look/fonts.css';
import './look/tokens.css';
import './look/global.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './state/place.svelte';
import { settings } from './state/settings.svelte';
import { speak } from './words/words.svelte';

settings.apply();
await speak(settings.language);
followLinks();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
