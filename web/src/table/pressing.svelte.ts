/**
 * What was pressed stays pressed in (`data-sent`) while what it says is on its way, and the table says that it takes nothing else
 * meanwhile (`data-sending`). The look of both is in `global.css`.
 */
import type { Attachment } from 'svelte/attachments';

const CONTROLS = '[data-thing], [data-move], [data-cell], button';

/** Follows the clicks within an element; `sending` gives the words that are on their way, null for none. */
export function pressing(sending: () => string | null): Attachment<HTMLElement> {
  return (node) => {
    let touched: Element | null = null;
    const note = (event: MouseEvent): void => {
      touched = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      // A key may send something a moment later: that is not what was touched here.
      setTimeout(() => (touched = null));
    };
    node.addEventListener('click', note, { capture: true });
    $effect(() => {
      const words = sending();
      node.toggleAttribute('data-sending', words !== null);
      if (words === null) return;
      const pressed = touched ?? node.querySelector(`[data-move="${CSS.escape(words)}"], [data-thing="verb:${CSS.escape(words)}"]`);
      pressed?.setAttribute('data-sent', '');
      return () => pressed?.removeAttribute('data-sent');
    });
    return () => node.removeEventListener('click', note, { capture: true });
  };
}
