import { type EssayDay, essayDays } from "@domain/essay/essayDays";
import { essayIndexPath } from "@domain/records/firestorePaths";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import { doc } from "../../sync/firestoreSdk.ts";
import { OnDemand } from "../../sync/OnDemand.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { EssaysStore } from "./EssaysStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly essayDays: EssayDays;
    readonly essays: OnDemand<EssaysStore>;
  }
}

/** The due days of the student's essays, for the calendar, from the essays' index. */
export class EssayDays {
  /** The mirror of the index, which the essays' store uses, too. */
  readonly index: DocumentMirror<object>;
  readonly #firestore: PlanFirestore;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    this.index = new DocumentMirror(firestore, (stored) => ({ ...Object(stored) }), { beginsUnheard: true });
    makeAutoObservable(this, { index: false }, { autoBind: true });
  }

  get days(): readonly EssayDay[] {
    return essayDays(this.index.document);
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.index.isRemembered || this.index.pending;
  }

  open(uid: string): void {
    this.index.open(doc(this.#firestore.db, essayIndexPath(uid)));
  }

  close(): void {
    this.index.close();
  }
}

/** Everything about essays but their days. */
export function essaysOnDemand(firestore: PlanFirestore, { index }: EssayDays): OnDemand<EssaysStore> {
  return new OnDemand({
    code: async () => {
      const { EssaysStore: Store } = await import("./EssaysStore.ts");
      return (uid) => new Store(firestore, uid, index);
    },
    notLoaded: text.essaysNotLoaded,
  });
}
