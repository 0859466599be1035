import { EventEmitter, once } from "node:events";

import type { Shown } from "./Listener.ts";

/** How long a snapshot may take, in milliseconds: long enough for a machine with a lot else to do. */
const PATIENCE = 10_000;

/** What a listener was told so far, to be waited for one by one. */
export class Heard {
  readonly #shown: Shown[] = [];
  readonly #more = new EventEmitter();

  readonly tell = (shown: Shown): void => {
    this.#shown.push(shown);
    this.#more.emit("shown");
  };

  /** Rejects when it does not come. */
  async nth(index: number): Promise<Shown> {
    const signal = AbortSignal.timeout(PATIENCE);
    for (;;) {
      const shown = this.#shown[index];
      if (shown) return shown;
      await once(this.#more, "shown", { signal });
    }
  }
}
