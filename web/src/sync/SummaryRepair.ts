import { compareStructural, reaction } from "mobx";

/** Fixes one entry in one write. Resolves to true if nothing is left to fix in it. */
export type RepairOne = (uid: string, id: string) => Promise<boolean>;

/**
 * Fixes the entries of a summary that differ from their records, as after importing a file from elsewhere. It reports
 * nothing, because the student did not cause it and cannot fix it.
 */
export class SummaryRepair {
  readonly #repair: RepairOne;
  readonly #patience: number;
  #uid: string | null = null;
  #stop: (() => void) | null = null;
  #isRepairing = false;

  /**
   * `patience`: records and summary arrive one after another, so a difference counts only after it has lasted this
   * long, in milliseconds.
   */
  constructor(repair: RepairOne, patience = 1_500) {
    this.#repair = repair;
    this.#patience = patience;
  }

  open(uid: string, mismatched: () => readonly string[]): void {
    this.close();
    this.#uid = uid;
    this.#stop = reaction(mismatched, (ids) => void this.repairAll(uid, ids), {
      delay: this.#patience,
      equals: compareStructural,
    });
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#uid = null;
  }

  private async repairAll(uid: string, ids: readonly string[]): Promise<void> {
    if (this.#isRepairing) return;
    this.#isRepairing = true;
    try {
      for (const id of ids) {
        let isWhole = false;
        while (!isWhole && this.#uid === uid) isWhole = await this.#repair(uid, id);
      }
    } catch {
      // The next difference starts another attempt. Until then the dashboard shows the summary as it is.
    } finally {
      this.#isRepairing = false;
    }
  }
}
