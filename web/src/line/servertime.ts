/** The server's time, as near as its messages tell. */
export class ServerTime {
  #heard = { server: 0, here: 0 };
  /** What must be added to `performance.now()` to have the server's time: a message is never here before it was sent. */
  #ahead = Number.NEGATIVE_INFINITY;

  /** A message was sent at that time, and is here. */
  reckon(at: number): void {
    this.#ahead = Math.max(this.#ahead, at - performance.now());
  }

  /** What was sent at that time is shown from now on. */
  shows(at: number): void {
    this.#heard = { server: at, here: performance.now() };
  }

  /** The time now, for windows. */
  now(): number {
    return performance.now() + this.#ahead;
  }

  /** The time at `here` (performance.now()) for what is shown, for count-downs. */
  at(here: number): number {
    return this.#heard.server + here - this.#heard.here;
  }
}
