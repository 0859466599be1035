import * as text from "@text/stores/plan";
import { makeAutoObservable, runInAction } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";

/** The result of a store's latest write. */
export class WriteStatus {
  error: string | null = null;

  readonly #firestore: PlanFirestore;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Waits for the server's answer to a write. A store passes the write to Firestore before its method returns, and
   * `whenKept` waits for such writes. Offline, the answer may take days, so no screen should wait for it. False means
   * rejected; the mirror has then restored the old value.
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

  /** Reports a write that the store did not send, as if the server had rejected it. */
  refuse(message = text.changeNotSaved): false {
    // Counted a moment later, so that a caller that checks right after the method (`whenKept`) sees it.
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
