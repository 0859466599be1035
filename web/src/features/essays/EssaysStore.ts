import { type EssayDay, essayDays } from "@domain/essay/essayDays";
import { essayIndexPath } from "@domain/records/firestorePaths";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import { doc } from "../../sync/firestoreSdk.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { EssayDesk } from "./EssayDesk.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly essays: EssaysStore;
  }
}

/**
 * The due days of the student's essays, for the calendar. Everything else about essays is in `EssayDesk`, which loads
 * when a screen needs it.
 */
export class EssaysStore {
  /** Null until `load` has brought it. */
  desk: EssayDesk | null = null;
  readonly #firestore: PlanFirestore;
  readonly #index: DocumentMirror<object>;
  #uid: string | null = null;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    this.#index = new DocumentMirror(firestore, (stored) => ({ ...Object(stored) }), { beginsUnheard: true });
    makeAutoObservable(this, { desk: observableRef }, { autoBind: true });
  }

  get days(): readonly EssayDay[] {
    return essayDays(this.#index.document);
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#index.isRemembered || this.#index.pending;
  }

  open(uid: string): void {
    this.close();
    this.#uid = uid;
    this.#index.open(doc(this.#firestore.db, essayIndexPath(uid)));
  }

  close(): void {
    this.#uid = null;
    this.desk?.close();
    this.desk = null;
    this.#index.close();
  }

  /** Every screen that shows or changes essays calls it. Rejects if the code cannot be loaded. */
  async load(): Promise<EssayDesk> {
    const uid = this.#uid;
    const { EssayDesk: Desk } = await import("./EssayDesk.ts");
    if (uid === null || uid !== this.#uid) throw new Error("The essays are used before they are open.");
    return runInAction(() => {
      this.desk ??= new Desk(this.#firestore, uid, this.#index);
      return this.desk;
    });
  }
}
