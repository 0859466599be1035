import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";

/**
 * How long the server may owe an answer before the student is told. Firestore's own idea of being online is no help:
 * its transport goes on trying for minutes without a word.
 */
const PATIENCE = 4_000;

/** Whether there is a network, and a server at its other end. */
export class ConnectionStore {
  /** What the browser believes. */
  isOnline = navigator.onLine;
  /** Whether Firestore's server answers; a network alone is no promise of that. */
  isReachable = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Null while no plan is there. */
  readonly #firestore: () => PlanFirestore | null;

  constructor(firestore: () => PlanFirestore | null) {
    this.#firestore = firestore;
    makeAutoObservable(this, {}, { autoBind: true });
    addEventListener("online", () => this.receive(true));
    addEventListener("offline", () => this.receive(false));
  }

  /** Changes made in this page that wait for the server. Those of an earlier visit wait too, but nobody counts them. */
  get waitingWrites(): number {
    return this.#firestore()?.unansweredWrites ?? 0;
  }

  /** Some list of this page was begun without knowing what the server has of it. */
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
