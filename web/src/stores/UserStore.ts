import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents";
import { type Preferences, type User, userKind } from "@domain/account/user";
import { joiningDay } from "@domain/checklist/joiningDay";
import { userPath } from "@domain/records/firestorePaths";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/stores/plan";
import { type DocumentReference, deleteField, doc, FieldPath, type Firestore, updateDoc } from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import { DocumentMirror } from "./DocumentMirror.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { WriteStatus } from "./WriteStatus.ts";

/** The student's own document: name, stage, and choices that follow the account. */
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

  /** The server has not confirmed what is shown, or has not taken what was written. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  /** The day the student joined, where they are; null while it is not known and for a sample student. */
  get joinedOn(): string | null {
    return this.user && joiningDay(this.user, this.createdOn);
  }

  /** The sample student whose plan this is; null for a student's own. */
  get sampleName(): string | null {
    const sample = this.user?.sample;
    return sample === undefined ? null : SAMPLE_STUDENTS[sample].name;
  }

  get failure(): string | null {
    return this.#mirror.failure && text.accountNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  /** `createdOn`: the calendar day the account was created, where it is known. */
  open(uid: string, createdOn: string | null = null): void {
    this.createdOn = createdOn;
    this.#mirror.open(doc(this.#db, userPath(uid)));
  }

  close(): void {
    this.#mirror.close();
    this.#writes.clear();
  }

  retry(): void {
    this.#mirror.retry();
  }

  setDisplayName(name: string): Promise<boolean> {
    return this.#writes.follow(updateDoc(this.reference, { display_name: name.trim() }));
  }

  /** Null takes the number away. */
  setPhone(phone: string | null): Promise<boolean> {
    return this.#writes.follow(updateDoc(this.reference, { phone: phone ?? deleteField() }));
  }

  setDashboardItem(item: DashboardItem): Promise<boolean> {
    return this.#writes.follow(updateDoc(this.reference, { dashboard_item: item }));
  }

  /** Changes the named preferences and leaves the others as they are on other devices. */
  async setPreferences(changed: Preferences): Promise<boolean> {
    const [first, ...others] = Object.entries(changed);
    if (!first) return true;
    const rest = others.flatMap(([name, value]) => [new FieldPath("preferences", name), value]);
    return this.#writes.follow(updateDoc(this.reference, new FieldPath("preferences", first[0]), first[1], ...rest));
  }

  private get reference(): DocumentReference {
    if (!this.#mirror.reference) throw new Error("The user is changed before it is open.");
    return this.#mirror.reference;
  }
}
