/** Makes text as large as the place it has allows. */
import type { Attachment } from 'svelte/attachments';

/** From pleasant to barely pleasant, in rem; below that the text ends in a fade, and a touch shows it whole. */
const SIZES = [1.25, 1.15, 1.08, 1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.66];

/** Takes the largest size at which what is in the node does not overflow it. The node's own size must not hang on its text. */
export function fit(moment: unknown, largest = 1): Attachment<HTMLElement> {
  return (node) => {
    void moment;
    const settle = (): void => {
      for (const size of SIZES) {
        if (size > largest) continue;
        node.style.setProperty('font-size', `${size}rem`);
        if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth) break;
      }
      node.toggleAttribute('data-cut', node.scrollHeight > node.clientHeight + 1);
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(node);
    return () => watcher.disconnect();
  };
}

/** How many letters the longest word of a name has: names are written so small that no word is broken. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
}
