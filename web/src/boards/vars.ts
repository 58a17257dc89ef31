/** Sets custom properties from code: the site's policy allows that, and no style attributes. */
import type { Attachment } from 'svelte/attachments';

export function vars(values: Record<string, string | number>): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    for (const [name, value] of Object.entries(values)) node.style.setProperty(name, String(value));
  };
}
