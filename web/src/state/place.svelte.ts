/** Where the reader is, and how to go elsewhere. */
import { placeOf, type Place } from '../router';

class Whereabouts {
  place = $state<Place>(placeOf(location.pathname, location.search));
  /** The address that was read last, without its mark (`#gallery`): that leads within the page. */
  private address = location.pathname + location.search;

  /** Goes to an address of this site. `replace` leaves no trace in the history. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (!replace && !address.includes('#')) window.scrollTo(0, 0);
  }

  /** Reads the address anew if it is another one: a page that is drawn again loses the place to which its mark leads. */
  readAgain(): void {
    if (location.pathname + location.search !== this.address) this.read();
  }

  read(): void {
    this.address = location.pathname + location.search;
    this.place = placeOf(location.pathname, location.search);
  }
}

export const whereabouts = new Whereabouts();

/** Plain links inside the site change the page without a new load. */
export function followLinks(): void {
  addEventListener('popstate', () => whereabouts.readAgain());
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    whereabouts.go(url.pathname + url.search + url.hash);
  });
}
