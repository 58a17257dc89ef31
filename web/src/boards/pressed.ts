/** What takes long to draw comes a frame later than the press that asked for it: the press is seen at once. */

import { holding } from '../line/holding';

/** Is done once the press that is under way has been painted, and before anything that the server answers; at once if there is none. */
export function afterPress(call: () => void): void {
  holding.then(call);
}

/** Comes back when what was changed until now has been painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}

/** What was pressed is drawn pressed in (`data-sent`), and `then` comes with the next frame. */
export function showPressed(event: Event, then: () => void): void {
  const button = event.currentTarget instanceof Element ? event.currentTarget : null;
  button?.setAttribute('data-sent', '');
  void painted().then(() => {
    button?.removeAttribute('data-sent');
    then();
  });
}
