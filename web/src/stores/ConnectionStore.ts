import { makeAutoObservable } from "mobx";

/** How long the server may stay silent before the student is told: every start begins with what is remembered. */
const PATIENCE = 3_000;

/** Whether there is a network, and a server at its other end. */
export class ConnectionStore {
  /** What the browser believes. */
  isOnline = navigator.onLine;
  /** Whether Firestore hears its server; a network alone is no promise of that. */
  isReachable = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, "timer">(this, { timer: false }, { autoBind: true });
    addEventListener("online", () => this.receive(true));
    addEventListener("offline", () => this.receive(false));
  }

  hearServer(isHeard: boolean): void {
    clearTimeout(this.timer);
    if (isHeard) this.isReachable = true;
    else this.timer = setTimeout(this.giveUp, PATIENCE);
  }

  private giveUp(): void {
    this.isReachable = false;
  }

  private receive(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
