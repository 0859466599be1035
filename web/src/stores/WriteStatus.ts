import * as text from "@text/stores/plan";
import { makeAutoObservable, observable, runInAction } from "mobx";

/** Writes of this page, of whatever store, that the server has not answered yet. */
export const unansweredWrites = observable.box(0);

let refusals = 0;

/** How many writes of this page, of whatever store, were refused, by the server or before they were sent. */
export function refusedWrites(): number {
  return refusals;
}

/** What became of the latest write of a store. */
export class WriteStatus {
  error: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Waits for the server's word on a write. A store hands it to Firestore before its verb returns: `whenKept` waits for
   * what was handed over. Offline that may take days, so no screen should wait for the answer:
   * false means refused, and the mirror has then brought the old value back.
   */
  async follow(write: Promise<void>, refusal = text.changeNotSaved): Promise<boolean> {
    this.error = null;
    count(1);
    try {
      await write;
      return true;
    } catch {
      return this.refuse(refusal);
    } finally {
      count(-1);
    }
  }

  /** What a store does not send, told as a refusal of the server is. */
  refuse(message = text.changeNotSaved): false {
    // Counted a moment later, so that who asks right after the verb that refused (`whenKept`) hears of it.
    queueMicrotask(() => {
      refusals += 1;
    });
    runInAction(() => {
      this.error = message;
    });
    return false;
  }

  clear(): void {
    this.error = null;
  }
}

function count(by: 1 | -1): void {
  runInAction(() => unansweredWrites.set(unansweredWrites.get() + by));
}
