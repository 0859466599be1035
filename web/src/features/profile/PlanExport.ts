import type { PlanCollection } from "@domain/records/collections";
import { userCollectionPath, userPath } from "@domain/records/firestorePaths";
import { unreachable } from "../../base/errors.ts";
import {
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  type Timestamp,
} from "../../sync/firestoreSdk.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";

/** Writes a Firestore timestamp in ISO 8601 instead of the SDK's own form. */
function readableMoment(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  // The SDK has already turned `value` into its own form.
  const stored = this[name];
  return isTimestamp(stored) ? stored.toDate().toISOString() : value;
}

function isTimestamp(stored: unknown): stored is Timestamp {
  return typeof stored === "object" && stored !== null && "toDate" in stored && typeof stored.toDate === "function";
}

/** The sign-in provider's data about the student. It is in the file, but never imported. */
export interface AccountSummary {
  readonly email: string | null;
  readonly signIn: readonly string[];
}

export interface ExportedPlan {
  /** The file's text. */
  readonly json: string;
  readonly documents: number;
}

/**
 * Everything stored about the student, read from the server. This device's cache may have less, or more than the server
 * has accepted.
 */
export class PlanExport {
  readonly #db: Firestore;
  #uid: string | null;

  constructor({ db }: PlanFirestore, uid: string) {
    this.#db = db;
    this.#uid = uid;
  }

  close(): void {
    this.#uid = null;
  }

  async read(account: AccountSummary): Promise<ExportedPlan> {
    const uid = this.#uid;
    if (uid === null) throw new Error("The plan is exported after its session has ended.");
    try {
      // Loads the schemas of everything that can be imported. Just opening a plan does not need them.
      const { PLAN_COLLECTIONS, PLAN_FILE_VERSION } = await import("@domain/records/planFile");
      const [user, ...collections] = await Promise.all([
        getDocFromServer(doc(this.#db, userPath(uid))),
        ...PLAN_COLLECTIONS.map((name) => this.documentsOf(uid, name)),
      ]);
      const file = {
        product: "Cairn",
        version: PLAN_FILE_VERSION,
        exported_at: new Date().toISOString(),
        uid,
        account,
        user: user.data() ?? null,
        collections: Object.fromEntries(collections),
      };
      const below = collections.reduce((sum, [, documents]) => sum + Object.keys(documents).length, 0);
      return { json: JSON.stringify(file, readableMoment, 2), documents: below + (user.exists() ? 1 : 0) };
    } catch (failure) {
      throw unreachable(failure);
    }
  }

  private async documentsOf(uid: string, name: PlanCollection): Promise<[PlanCollection, Record<string, object>]> {
    const { docs } = await getDocsFromServer(collection(this.#db, userCollectionPath(uid, name)));
    return [name, Object.fromEntries(docs.map((document) => [document.id, document.data()]))];
  }
}
