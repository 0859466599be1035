import { USER_COLLECTIONS, type UserCollection, userCollectionPath, userPath } from "@domain/records/firestorePaths";
import { collection, doc, type Firestore, getDocFromServer, getDocsFromServer } from "firebase/firestore";
import { unreachable } from "../errors.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";

/** What the sign-in provider knows of the student; told in the file, and never read back. */
export interface AccountSummary {
  readonly email: string | null;
  readonly signIn: readonly string[];
}

export interface ExportedPlan {
  /** The file's text. */
  readonly json: string;
  readonly documents: number;
}

/** Everything stored of the student, read from the server: this device may remember less, or more than was taken. */
export class PlanExport {
  readonly #db: Firestore;
  #uid: string | null = null;

  constructor({ db }: PlanFirestore) {
    this.#db = db;
  }

  open(uid: string): void {
    this.#uid = uid;
  }

  close(): void {
    this.#uid = null;
  }

  async read(account: AccountSummary): Promise<ExportedPlan> {
    const uid = this.#uid;
    if (uid === null) throw new Error("The plan is exported before it is open.");
    try {
      // With the schemas of all that can be read back, which nobody needs who only opens a plan.
      const [{ PLAN_FILE_VERSION }, user, ...collections] = await Promise.all([
        import("@domain/records/planFile"),
        getDocFromServer(doc(this.#db, userPath(uid))),
        ...USER_COLLECTIONS.map((name) => this.documentsOf(uid, name)),
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
      return { json: JSON.stringify(file, null, 2), documents: below + (user.exists() ? 1 : 0) };
    } catch (failure) {
      throw unreachable(failure);
    }
  }

  private async documentsOf(uid: string, name: UserCollection): Promise<[UserCollection, Record<string, object>]> {
    const { docs } = await getDocsFromServer(collection(this.#db, userCollectionPath(uid, name)));
    return [name, Object.fromEntries(docs.map((document) => [document.id, document.data()]))];
  }
}
