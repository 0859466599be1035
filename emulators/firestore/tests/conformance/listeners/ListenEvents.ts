import { EventEmitter, once } from "node:events";

import type { ListenEvent } from "./ListenEvent.ts";

/** The time limit for a snapshot in milliseconds, enough for a busy machine. */
const TIMEOUT = 10_000;

/** The events of a listener, to await one by one. */
export class ListenEvents {
  readonly #events: ListenEvent[] = [];
  readonly #emitter = new EventEmitter();

  readonly push = (event: ListenEvent): void => {
    this.#events.push(event);
    this.#emitter.emit("event");
  };

  /** Resolves to the event at this index. Rejects if it does not arrive in time. */
  async nth(index: number): Promise<ListenEvent> {
    const signal = AbortSignal.timeout(TIMEOUT);
    for (;;) {
      const event = this.#events[index];
      if (event) return event;
      await once(this.#emitter, "event", { signal });
    }
  }
}
