import { localDayOf } from "@domain/calendarDay";
import { EXPERIENCE_LIMIT, type Experience, type ExperienceFields, type Shift } from "@domain/experience";
import { type ExperienceEntry, entryOf, SUMMARY_FIELDS } from "@domain/experienceSummary";
import { experiencePath, experienceSummaryPath, experiencesPath } from "@domain/paths";
import type { RowList } from "@domain/rowList";
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  type Query,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import { CollectionMirror, type Mirrored } from "./CollectionMirror.ts";
import { DocumentMirror } from "./DocumentMirror.ts";
import type { MirrorStatus } from "./Listening.ts";
import { Saves } from "./Saves.ts";

export type ExperienceRecord = Mirrored<Experience>;
export type SummaryEntry = ExperienceEntry & { readonly id: string };

/**
 * The student's experiences. The dashboard reads their summary, one document; the records themselves are listened to
 * once a screen asks for them (`load`). Every write changes both in one batch, field by field alike.
 */
export class ExperiencesStore {
  private readonly db: Firestore;
  private readonly summary = new DocumentMirror<RowList<ExperienceEntry>>();
  private readonly mirror = new CollectionMirror<Experience>();
  private readonly saves = new Saves();
  private uid: string | null = null;

  constructor(db: Firestore) {
    this.db = db;
    makeAutoObservable<this, "db">(this, { db: false }, { autoBind: true });
  }

  /** Of the summary; open with the plan. */
  get summaryStatus(): MirrorStatus {
    return this.summary.status;
  }

  get entries(): readonly SummaryEntry[] {
    return Object.entries(this.summary.document?.items ?? {}).map(([id, entry]) => ({ ...entry, id }));
  }

  /** Of the records; "closed" until `load`. */
  get status(): MirrorStatus {
    return this.mirror.status;
  }

  /** The newest first. */
  get records(): readonly ExperienceRecord[] {
    return this.mirror.docs.toSorted((a, b) => b.created_on.localeCompare(a.created_on) || a.id.localeCompare(b.id));
  }

  get failure(): string | null {
    return (this.mirror.failure ?? this.summary.failure) && "Your experiences could not be loaded. Try again.";
  }

  get saveError(): string | null {
    return this.saves.error;
  }

  /** The server has not confirmed what is shown, or has not taken what was written. */
  get isWaiting(): boolean {
    return this.summary.isRemembered || this.summary.pending;
  }

  open(uid: string): void {
    this.close();
    this.uid = uid;
    this.summary.open(this.summaryReference);
  }

  close(): void {
    this.uid = null;
    this.summary.close();
    this.mirror.close();
    this.saves.clear();
  }

  /** Listens to the records until the plan closes. Called by every screen that shows them. */
  load(): void {
    if (this.mirror.status !== "closed") return;
    this.mirror.open(collection(this.db, experiencesPath(this.openUid)) as Query<Experience>);
  }

  retry(): void {
    this.summary.retry();
    this.mirror.retry();
  }

  /** The new record's id; null when the account holds no more. The record shows at once. */
  add(fields: ExperienceFields, shifts: Readonly<Record<string, Shift>> = {}): string | null {
    if (this.entries.length >= EXPERIENCE_LIMIT) {
      this.saves.refuse(`Cairn holds ${EXPERIENCE_LIMIT} experiences. Delete one, then add this one.`);
      return null;
    }
    const id = this.newId();
    const record: Experience = { ...fields, shifts, changed_shift: null, created_on: localDayOf(new Date()) };
    void this.put(id, record, `"${fields.experienceName}" was not added. Try again.`);
    return id;
  }

  /** Changes the named fields and leaves the others as other devices have them. */
  change(id: string, fields: Partial<ExperienceFields>): Promise<boolean> {
    const batch = writeBatch(this.db);
    batch.update(this.recordReference(id), fields);
    const repeated = SUMMARY_FIELDS.filter((name) => name in fields);
    if (repeated.length > 0) {
      this.stageEntry(
        batch,
        id,
        fields,
        repeated.map((name) => [name]),
      );
    }
    return this.saves.follow(batch.commit());
  }

  remove(id: string): Promise<boolean> {
    const batch = writeBatch(this.db);
    batch.delete(this.recordReference(id));
    batch.set(
      this.summaryReference,
      { items: { [id]: deleteField() }, changed_item: id },
      { mergeFields: [new FieldPath("items", id), "changed_item"] },
    );
    return this.saves.follow(batch.commit(), "The experience was not deleted. Try again.");
  }

  /** Puts a removed record back as it was. */
  restore({ id, pending: _, ...record }: ExperienceRecord): Promise<boolean> {
    return this.put(id, record, `"${record.experienceName}" was not put back. Try again.`);
  }

  /** Adds a shift, or changes the one of this id. Also for a record that is not loaded. */
  putShift(id: string, shiftId: string, shift: Shift): Promise<boolean> {
    const batch = writeBatch(this.db);
    const field = new FieldPath("shifts", shiftId);
    batch.update(this.recordReference(id), field, shift, "changed_shift", shiftId);
    const { day, hours } = shift;
    this.stageEntry(batch, id, { shifts: { [shiftId]: { day, hours } } }, [["shifts", shiftId]]);
    return this.saves.follow(batch.commit(), "The shift was not saved. Try again.");
  }

  removeShift(id: string, shiftId: string): Promise<boolean> {
    const batch = writeBatch(this.db);
    const field = new FieldPath("shifts", shiftId);
    batch.update(this.recordReference(id), field, deleteField(), "changed_shift", shiftId);
    this.stageEntry(batch, id, { shifts: { [shiftId]: deleteField() } }, [["shifts", shiftId]]);
    return this.saves.follow(batch.commit(), "The shift was not deleted. Try again.");
  }

  /** For records and shifts. */
  newId(): string {
    return doc(collection(this.db, "ids")).id;
  }

  private put(id: string, record: Experience, refusal: string): Promise<boolean> {
    const batch = writeBatch(this.db);
    batch.set(this.recordReference(id), record);
    this.stageEntry(batch, id, entryOf(record), [[]]);
    return this.saves.follow(batch.commit(), refusal);
  }

  /** Writes the parts of an entry that lie at `paths`. */
  private stageEntry(batch: WriteBatch, id: string, entry: object, paths: readonly (readonly string[])[]): void {
    batch.set(
      this.summaryReference,
      { items: { [id]: entry }, changed_item: id },
      { mergeFields: [...paths.map((path) => new FieldPath("items", id, ...path)), "changed_item"] },
    );
  }

  private recordReference(id: string): DocumentReference {
    return doc(this.db, experiencePath(this.openUid, id));
  }

  private get summaryReference(): DocumentReference<RowList<ExperienceEntry>> {
    return doc(this.db, experienceSummaryPath(this.openUid)) as DocumentReference<RowList<ExperienceEntry>>;
  }

  private get openUid(): string {
    if (this.uid === null) throw new Error("The experiences are used before they are open.");
    return this.uid;
  }
}
