import * as text from "@text/stores/plan";
import { makeAutoObservable, runInAction } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";

/** What became of the latest write of a store. */
export class WriteStatus {
  error: string | null = null;

  readonly #firestore: PlanFirestore;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Waits for the server's word on a write. A store hands it to Firestore before its verb returns: `whenKept` waits for
   * what was handed over. Offline that may take days, so no screen should wait for the answer:
   * false means refused, and the mirror has then brought the old value back.
   */
  async follow(write: Promise<void>, refusal = text.changeNotSaved): Promise<boolean> {
    this.error = null;
    this.#firestore.count("unansweredWrites", 1);
    try {
      await write;
      return true;
    } catch {
      return this.refuse(refusal);
    } finally {
      this.#firestore.count("unansweredWrites", -1);
    }
  }

  /** What a store does not send, told as a refusal of the server is. */
  refuse(message = text.changeNotSaved): false {
    // Counted a moment later, so that who asks right after the verb that refused (`whenKept`) hears of it.
    queueMicrotask(() => {
      this.#firestore.refusedWrites += 1;
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
