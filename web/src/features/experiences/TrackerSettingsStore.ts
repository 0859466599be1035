import { type TrackerSettings, trackerSettingsKind } from "@domain/account/trackerSettings";
import { trackerSettingsPath } from "@domain/records/firestorePaths";
import { type Changes, withChanges } from "@domain/records/recordChanges";
import type { ExperienceType } from "@domain/shared/experienceType";
import { makeAutoObservable } from "mobx";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import { type DocumentReference, deleteField, doc, fieldPath, setDoc } from "../../sync/firestoreSdk.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly trackerSettings: TrackerSettingsStore;
  }
}

/** Tracker preferences that are stored in the account. */
export class TrackerSettingsStore {
  readonly #firestore: PlanFirestore;
  readonly #mirror: DocumentMirror<TrackerSettings>;
  readonly #writes: WriteStatus;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    this.#mirror = new DocumentMirror(firestore, trackerSettingsKind.read);
    this.#writes = new WriteStatus(firestore);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.#mirror.status;
  }

  /** The settings are loading, and probably exist. Views that depend on them should wait. */
  get isComing(): boolean {
    return this.status === "loading" && !this.#mirror.seemsMissing;
  }

  /** Empty until the student has chosen something. */
  get settings(): TrackerSettings {
    return this.#mirror.document ?? {};
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  open(uid: string): void {
    this.#mirror.open(doc(this.#firestore.db, trackerSettingsPath(uid)));
  }

  close(): void {
    this.#mirror.close();
    this.#writes.clear();
  }

  retry(): void {
    this.#mirror.retry();
  }

  /** Changes only the named settings, so changes to others from other devices stay. */
  async change(changes: Changes<TrackerSettings>): Promise<boolean> {
    const mergeFields = Object.keys(changes).map((path) => fieldPath(...path.split(".")));
    if (mergeFields.length === 0) return true;
    const values = Object.entries(changes).map(([path, value]) => [path, value === undefined ? deleteField() : value]);
    const written = setDoc(this.reference, withChanges<object>({}, Object.fromEntries(values)), { mergeFields });
    return this.#writes.follow(written);
  }

  /** Sets or removes the goal of one type and keeps the others. */
  setTypeGoal(type: ExperienceType, hours: number | null): Promise<boolean> {
    const settings = { type_goals: { [type]: hours ?? deleteField() } };
    return this.#writes.follow(setDoc(this.reference, settings, { mergeFields: [fieldPath("type_goals", type)] }));
  }

  private get reference(): DocumentReference {
    if (!this.#mirror.reference) throw new Error("The tracker's settings are changed before they are open.");
    return this.#mirror.reference;
  }
}
