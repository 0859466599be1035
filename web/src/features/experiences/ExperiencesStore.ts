import {
  EXPERIENCE_LIMIT,
  type Experience,
  type ExperienceFields,
  experience,
  experienceKind,
  SHIFT_LIMIT,
  type Shift,
  shift as shiftSchema,
} from "@domain/experience/experience";
import { type ExperienceEntry, entryOf, readSummary, SUMMARY_FIELDS } from "@domain/experience/experienceSummary";
import { experiencePath, experienceSummaryPath, experiencesPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import { CollectionMirror, type Mirrored, type UnreadableRecord } from "../../sync/CollectionMirror.ts";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import { collection, type DocumentReference, deleteField, doc, writeBatch } from "../../sync/firestoreSdk.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { isValid, isValidChange } from "../../sync/recordSchema.ts";
import { SummaryRepair } from "../../sync/SummaryRepair.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";
import { entryWrite, inWrites, namesOf } from "./entryWrite.ts";
import { mismatchedIds } from "./mismatchedIds.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly experiences: ExperiencesStore;
  }
}

export type ExperienceRecord = Mirrored<Experience>;
export type SummaryEntry = ExperienceEntry & { readonly id: string };

interface Added {
  readonly id: string;
  /** Resolves to false if the server rejects it. */
  readonly written: Promise<boolean>;
}

/**
 * The student's experiences. The dashboard reads only their summary, one document. The records are listened to once a
 * screen calls `load`. Every write changes both in one batch, with the same field paths.
 */
export class ExperiencesStore {
  readonly #firestore: PlanFirestore;
  readonly #summary: DocumentMirror<ReturnType<typeof readSummary>>;
  readonly #mirror: CollectionMirror<Experience>;
  readonly #writes: WriteStatus;
  readonly #repair: SummaryRepair;
  private uid: string | null = null;

  /** `repairPatience`: see `SummaryRepair`. */
  constructor(firestore: PlanFirestore, repairPatience?: number) {
    this.#firestore = firestore;
    this.#summary = new DocumentMirror(firestore, readSummary, { beginsUnheard: true });
    this.#mirror = new CollectionMirror(firestore, experienceKind.read, { beginsUnheard: true });
    this.#writes = new WriteStatus(firestore);
    this.#repair = new SummaryRepair(async (uid, id) => {
      const { repairExperience } = await import("./repairExperience.ts");
      return repairExperience(firestore.db, uid, id);
    }, repairPatience);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The summary's status; it opens with the plan. */
  get summaryStatus(): MirrorStatus {
    return this.#summary.status;
  }

  get entries(): readonly SummaryEntry[] {
    return Object.entries(this.#summary.document?.items ?? {}).map(([id, entry]) => ({ ...entry, id }));
  }

  /** The records' status; "closed" until `load`. */
  get status(): MirrorStatus {
    return this.#mirror.status;
  }

  /** The newest first. */
  get records(): readonly ExperienceRecord[] {
    // Dates and ids are plain ASCII. Comparing them with a locale would take many times as long.
    return this.#mirror.docs.toSorted((a, b) => inOrder(b.created_on, a.created_on) || inOrder(a.id, b.id));
  }

  /** Records that this release cannot read. */
  get unreadable(): readonly UnreadableRecord[] {
    return this.#mirror.unreadable;
  }

  get failure(): string | null {
    return (this.#mirror.failure ?? this.#summary.failure) && text.experiencesNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#summary.isRemembered || this.#summary.pending;
  }

  open(uid: string): void {
    this.close();
    this.uid = uid;
    this.#summary.open(this.summaryReference);
  }

  close(): void {
    this.uid = null;
    this.#repair.close();
    this.#summary.close();
    this.#mirror.close();
    this.#writes.clear();
  }

  /** Listens to the records until the plan closes. Every screen that shows them calls it. */
  load(): void {
    if (this.#mirror.status !== "closed") return;
    this.#mirror.open(collection(this.#firestore.db, experiencesPath(this.openUid)));
    this.#repair.open(this.openUid, () => this.mismatchedIds);
  }

  retry(): void {
    this.#summary.retry();
    this.#mirror.retry();
  }

  /**
   * Returns the new record's id and the server's answer; null if the account cannot hold more. The record shows at
   * once. Adding it again with the same id changes the same record.
   */
  add(fields: ExperienceFields, shifts: Readonly<Record<string, Shift>> = {}, id = this.newId()): Added | null {
    if (this.entries.length >= EXPERIENCE_LIMIT) {
      this.#writes.refuse(text.experiencesFull(EXPERIENCE_LIMIT));
      return null;
    }
    const record: Experience = { ...fields, shifts, changed_shift: null, created_on: localDayOf(new Date()) };
    return { id, written: this.put(id, record, text.notAdded(fields.experienceName)) };
  }

  /** Changes only the named fields, so changes to other fields from other devices stay. */
  async change(id: string, changes: Changes<ExperienceFields>): Promise<boolean> {
    if (Object.keys(changes).length === 0) return true;
    const before = this.#mirror.docs.find((record) => record.id === id);
    if (!isValidChange(experience, before, changes)) return this.#writes.refuse();
    const batch = writeBatch(this.#firestore.db);
    batch.update(this.recordReference(id), changes);
    const paths = SUMMARY_FIELDS.filter((name) => name in changes).map((name) => [name]);
    if (paths.length > 0) batch.set(...entryWrite(this.summaryReference, { id, entry: changes, paths, shiftIds: [] }));
    return this.#writes.follow(batch.commit());
  }

  remove(id: string): Promise<boolean> {
    const batch = writeBatch(this.#firestore.db);
    batch.delete(this.recordReference(id));
    batch.set(...entryWrite(this.summaryReference, { id, entry: deleteField(), paths: [[]], shiftIds: [] }));
    return this.#writes.follow(batch.commit(), text.experienceNotDeleted);
  }

  /** Deletes a record that cannot be read. */
  removeUnreadable(id: string): Promise<boolean> {
    return this.remove(id);
  }

  /** Restores a removed record. */
  restore({ id, pending: _, ...record }: ExperienceRecord): Promise<boolean> {
    return this.put(id, record, text.notPutBack(record.experienceName));
  }

  /** Adds a shift, or replaces the one with this id. Works for a record that is not loaded, too. */
  async putShift(id: string, shiftId: string, shift: Shift): Promise<boolean> {
    const held = this.#summary.document?.items[id]?.shifts ?? {};
    if (!(shiftId in held) && Object.keys(held).length >= SHIFT_LIMIT) {
      return this.#writes.refuse(text.shiftsFull(SHIFT_LIMIT));
    }
    if (!isValid(shiftSchema, shift)) return this.#writes.refuse(text.shiftNotSaved);
    return this.#writes.follow(this.commitShifts(id, { [shiftId]: shift }), text.shiftNotSaved);
  }

  /** Changes only the named fields of a shift, so changes to other fields from other devices stay. */
  async changeShift(id: string, shiftId: string, changes: Changes<Shift>): Promise<boolean> {
    const before = this.#mirror.docs.find((record) => record.id === id)?.shifts[shiftId];
    if (Object.keys(changes).length === 0) return true;
    if (!isValidChange(shiftSchema, before, changes)) return this.#writes.refuse(text.shiftNotSaved);
    const { note: _, ...repeated } = changes;
    const shiftIds = [shiftId];
    const batch = writeBatch(this.#firestore.db);
    const parts = Object.entries(changes).map(([name, value]) => [`shifts.${shiftId}.${name}`, value]);
    batch.update(this.recordReference(id), { ...Object.fromEntries(parts), changed_shift: namesOf(shiftIds) });
    const paths = Object.keys(repeated).map((name) => ["shifts", shiftId, name]);
    const entry = { shifts: { [shiftId]: repeated } };
    batch.set(...entryWrite(this.summaryReference, { id, entry, paths, shiftIds }));
    return this.#writes.follow(batch.commit(), text.shiftNotSaved);
  }

  /**
   * Adds shifts to a record, or removes those that are null, in as few writes as the rules allow. The caller has checked
   * them and that there is room.
   */
  changeShifts(id: string, shifts: Readonly<Record<string, Shift | null>>): Promise<boolean> {
    const writes = inWrites(shifts).map((part) => this.commitShifts(id, part));
    return this.#writes.follow(
      Promise.all(writes).then(() => undefined),
      text.shiftNotSaved,
    );
  }

  removeShift(id: string, shiftId: string): Promise<boolean> {
    return this.#writes.follow(this.commitShifts(id, { [shiftId]: null }), text.shiftNotDeleted);
  }

  /** For records and shifts. */
  newId(): string {
    return doc(collection(this.#firestore.db, "ids")).id;
  }

  /**
   * If a record has more shifts than one write may contain, the first write has some of them and more writes follow.
   */
  private async put(id: string, record: Experience, refusal: string): Promise<boolean> {
    if (!isValid(experience, record)) return this.#writes.refuse(refusal);
    const [first = {}, ...others] = inWrites(record.shifts);
    const shiftIds = Object.keys(first);
    const begun: Experience = { ...record, shifts: first, changed_shift: namesOf(shiftIds) };
    const batch = writeBatch(this.#firestore.db);
    batch.set(this.recordReference(id), begun);
    batch.set(...entryWrite(this.summaryReference, { id, entry: entryOf(begun), paths: [[]], shiftIds }));
    const writes = [batch.commit(), ...others.map((shifts) => this.commitShifts(id, shifts))];
    const written = Promise.all(writes).then(() => undefined);
    return this.#writes.follow(written, refusal);
  }

  /** Writes shifts of one record, at most `SHIFTS_A_WRITE`. Null removes one. */
  private commitShifts(id: string, shifts: Readonly<Record<string, Shift | null>>): Promise<void> {
    const batch = writeBatch(this.#firestore.db);
    const shiftIds = Object.keys(shifts);
    const changes = Object.entries(shifts).map(([shiftId, shift]) => [`shifts.${shiftId}`, shift ?? deleteField()]);
    batch.update(this.recordReference(id), { ...Object.fromEntries(changes), changed_shift: namesOf(shiftIds) });
    const repeated = Object.entries(shifts).map(([shiftId, shift]) => [
      shiftId,
      shift ? { day: shift.day, hours: shift.hours } : deleteField(),
    ]);
    const paths = shiftIds.map((shiftId) => ["shifts", shiftId]);
    const entry = { shifts: Object.fromEntries(repeated) };
    batch.set(...entryWrite(this.summaryReference, { id, entry, paths, shiftIds }));
    return batch.commit();
  }

  /** Known once the server has confirmed records and summary; empty until then. */
  private get mismatchedIds(): readonly string[] {
    const summary = this.#summary;
    const mirror = this.#mirror;
    const isConfirmed = mirror.status === "ready" && summary.status === "ready" && !mirror.isRemembered;
    if (!isConfirmed || this.isWaiting || mirror.docs.some(({ pending }) => pending)) return [];
    return mismatchedIds(mirror.docs, summary.document?.items ?? {});
  }

  private recordReference(id: string): DocumentReference {
    return doc(this.#firestore.db, experiencePath(this.openUid, id));
  }

  private get summaryReference(): DocumentReference {
    return doc(this.#firestore.db, experienceSummaryPath(this.openUid));
  }

  private get openUid(): string {
    if (this.uid === null) throw new Error("The experiences are used before they are open.");
    return this.uid;
  }
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
