import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";

declare module "../../stores/Stores.ts" {
  interface Stores {
    readonly connection: ConnectionStore;
  }
}

/**
 * How long the server may take to answer before the student is told, in milliseconds. On a line that holds each request
 * back by 1.5 seconds, the first documents take 5. Firestore's own online state does not help: its transport retries for
 * minutes without reporting anything.
 */
const PATIENCE = 8_000;

/** Whether there is a network, and whether the server answers. */
export class ConnectionStore {
  /** What the browser reports. */
  isOnline = navigator.onLine;
  /** Whether Firestore's server answers. A network connection alone does not guarantee that. */
  isReachable = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Null while no plan is open. */
  readonly #firestore: () => PlanFirestore | null;

  constructor(firestore: () => PlanFirestore | null) {
    this.#firestore = firestore;
    makeAutoObservable(this, {}, { autoBind: true });
    addEventListener("online", () => this.receive(true));
    addEventListener("offline", () => this.receive(false));
  }

  /**
   * Changes made on this page that wait for the server. Changes from an earlier visit may wait, too, but are not
   * counted.
   */
  get waitingWrites(): number {
    return this.#firestore()?.unansweredWrites ?? 0;
  }

  /** A list on this page started without knowing what the server has. */
  get isMissingLists(): boolean {
    return (this.#firestore()?.unheardLists ?? 0) > 0;
  }

  hearServer(isHeard: boolean): void {
    clearTimeout(this.#timer);
    if (isHeard) this.isReachable = true;
    else this.#timer = setTimeout(this.giveUp, PATIENCE);
  }

  private giveUp(): void {
    this.isReachable = false;
  }

  private receive(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
