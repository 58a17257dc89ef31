/** Gives a link away: by what the device has for that, else as a copy. */
import { toasts } from '../state/toasts.svelte';
import { t } from '../words/words.svelte';

export async function share(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url });
    else await copy(url);
  } catch (trouble) {
    // Who closes the device's own sheet has changed his mind.
    if (!(trouble instanceof DOMException && trouble.name === 'AbortError')) await copy(url).catch(() => toasts.add(url));
  }
}

async function copy(url: string): Promise<void> {
  // Without a secure connection there is no clipboard: the link is shown instead.
  if (navigator.clipboard === undefined) {
    toasts.add(url);
    return;
  }
  await navigator.clipboard.writeText(url);
  toasts.add(t('share-copied'), 'good');
}
