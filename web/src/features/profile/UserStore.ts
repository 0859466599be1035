import { type Preferences, type User, userKind } from "@domain/account/user";
import { joiningDay } from "@domain/checklist/joiningDay";
import { userPath } from "@domain/records/firestorePaths";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import type { FieldEdit } from "../../sync/fieldEdits.ts";
import { doc, type Firestore } from "../../sync/firestoreSdk.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";

declare module "../../stores/Plan.ts" {
  interface FirstStores {
    readonly user: UserStore;
  }
}

/** The student's own document: name, stage, and preferences stored in the account. */
export class UserStore {
  readonly #db: Firestore;
  readonly #mirror: DocumentMirror<User>;
  readonly #writes: WriteStatus;
  private createdOn: string | null = null;

  constructor(firestore: PlanFirestore) {
    this.#db = firestore.db;
    this.#mirror = new DocumentMirror(firestore, userKind.read, { comesFirst: true });
    this.#writes = new WriteStatus(firestore);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status() {
    return this.#mirror.status;
  }

  /** Null until the server has registered the student. */
  get user(): User | null {
    return this.#mirror.document;
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  /** The day the student joined, in their time zone; null while it is unknown, and for a sample student. */
  get joinedOn(): string | null {
    return this.user && joiningDay(this.user, this.createdOn);
  }

  /** The sample student's name if this is a sample plan; null for a student's own plan. */
  get sampleName(): string | null {
    return this.user?.sample === undefined ? null : this.user.display_name;
  }

  get failure(): string | null {
    return this.#mirror.failure && text.accountNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  /** `createdOn`: the calendar day the account was created, if known. */
  open(uid: string, createdOn: string | null = null): void {
    this.createdOn = createdOn;
    this.#mirror.open(doc(this.#db, userPath(uid)));
  }

  /** The document is shown, but not from Firestore. */
  get isPreview(): boolean {
    return this.#mirror.isPreview;
  }

  /** See `DocumentMirror`. */
  preview(stored: unknown): void {
    this.#mirror.preview(stored);
  }

  close(): void {
    this.#mirror.close();
    this.#writes.clear();
  }

  retry(): void {
    this.#mirror.retry();
  }

  setDisplayName(name: string): Promise<boolean> {
    return this.change([{ path: ["display_name"], value: name.trim() }]);
  }

  /** Null removes it: greetings use the username again. */
  setPreferredName(name: string | null): Promise<boolean> {
    return this.change([{ path: ["preferred_name"], value: name ?? undefined }]);
  }

  /** Null removes the number. */
  setPhone(phone: string | null): Promise<boolean> {
    return this.change([{ path: ["phone"], value: phone ?? undefined }]);
  }

  setDashboardItem(item: DashboardItem): Promise<boolean> {
    return this.change([{ path: ["dashboard_item"], value: item }]);
  }

  /** Changes only the named preferences, so changes to others from other devices stay. */
  async setPreferences(changed: Preferences): Promise<boolean> {
    const edits = Object.entries(changed).map(([name, value]) => ({ path: ["preferences", name], value }));
    return edits.length === 0 || this.change(edits);
  }

  private change(edits: readonly FieldEdit[]): Promise<boolean> {
    return this.#writes.follow(this.#mirror.update(edits));
  }
}
