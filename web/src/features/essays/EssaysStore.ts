import {
  ESSAY_LIMIT,
  ESSAY_WORDS,
  type Essay,
  essay,
  essayKind,
  essayName,
  inEssayOrder,
  newEssay,
  weekOf,
} from "@domain/essay/essay";
import {
  type EssayEntry,
  entryChanges,
  essayEntryOf,
  outdatedWeeks,
  readEssayIndex,
  wordsAdded,
} from "@domain/essay/essayIndex";
import { isLargeCut } from "@domain/essay/essayVersions";
import { goneOn } from "@domain/journal/journal";
import { essayIndexPath, essayPath, essaysPath, essayVersionsPath } from "@domain/records/firestorePaths";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/essays";
import { essaysNotLoaded } from "@text/stores/plan";
import { makeAutoObservable, when } from "mobx";
import { keyOfDraft, readDraft } from "../../base/drafts.ts";
import { CollectionMirror, type Mirrored, type UnreadableRecord } from "../../sync/CollectionMirror.ts";
import type { DocumentMirror } from "../../sync/DocumentMirror.ts";
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  fieldPath,
  type WriteBatch,
  writeBatch,
} from "../../sync/firestoreSdk.ts";
import { keepRows } from "../../sync/keepRows.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { isValid, isValidChange } from "../../sync/recordSchema.ts";
import { SummaryRepair } from "../../sync/SummaryRepair.ts";
import { TextEditor } from "../../sync/TextEditor.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";
import { EssayHistory } from "./EssayHistory.ts";
import { mismatchedEssays, repairEssay } from "./repairEssay.ts";

export type EssayRecord = Mirrored<Essay>;
export type EssayRow = EssayEntry & { readonly id: string };
/** The texts of one essay while it is edited. */
export type EssayEditor = TextEditor<Essay, (typeof ESSAY_WORDS)[number]>;

/**
 * The student's essays. The board reads only their index, one document. The essays themselves are listened to once a
 * screen calls `load`. Every write changes both in one batch, with the same fields.
 */
export class EssaysStore {
  readonly #firestore: PlanFirestore;
  readonly #uid: string;
  readonly #index: DocumentMirror<object>;
  readonly #mirror: CollectionMirror<Essay>;
  readonly #writes: WriteStatus;
  readonly #repair: SummaryRepair;
  #rowsBefore: readonly EssayRow[] = [];
  /** Essays whose next text was copied from elsewhere, so its words do not count as written. */
  readonly #copied = new Set<string>();
  readonly #histories = new Set<EssayHistory>();
  /** The last editor started for each essay on this page. */
  readonly #editors = new Map<string, EssayEditor>();

  /** `index`: the mirror of the index, which the calendar uses, too. `repairPatience`: see `SummaryRepair`. */
  constructor(firestore: PlanFirestore, uid: string, index: DocumentMirror<object>, repairPatience?: number) {
    this.#firestore = firestore;
    this.#uid = uid;
    this.#index = index;
    this.#mirror = new CollectionMirror(firestore, essayKind.read, { beginsUnheard: true });
    this.#writes = new WriteStatus(firestore);
    this.#repair = new SummaryRepair(repairEssay(firestore.db), repairPatience);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The index's status. */
  get status(): MirrorStatus {
    return this.#index.status;
  }

  /** In board order, without the trash. */
  get rows(): readonly EssayRow[] {
    return this.allRows.filter(({ deleted_on }) => deleted_on === null).toSorted(inEssayOrder);
  }

  /** The most recently deleted first. */
  get trash(): readonly EssayRow[] {
    return this.allRows
      .filter(({ deleted_on }) => deleted_on !== null)
      .toSorted((a, b) => (b.deleted_on ?? "").localeCompare(a.deleted_on ?? "") || b.created_at - a.created_at);
  }

  /** The words written in each week, by its Sunday. */
  get weeks(): Readonly<Record<string, number>> {
    return this.index.weeks;
  }

  /** The essays' status; "closed" until `load`. */
  get recordsStatus(): MirrorStatus {
    return this.#mirror.status;
  }

  /** Without the trash, as far as they are loaded. */
  get records(): readonly EssayRecord[] {
    return this.#mirror.docs.filter(({ deleted_on }) => deleted_on === null);
  }

  /** Essays that this release cannot read. */
  get unreadable(): readonly UnreadableRecord[] {
    return this.#mirror.unreadable;
  }

  get failure(): string | null {
    return (this.#index.failure ?? this.#mirror.failure) && essaysNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  get isOpen(): boolean {
    return this.#index.reference !== null;
  }

  close(): void {
    for (const history of this.#histories) history.close();
    this.#repair.close();
    this.#mirror.close();
    this.#writes.clear();
  }

  /** Listens to the essays until the plan closes. Every screen that shows their texts calls it. */
  load(): void {
    if (this.#mirror.status !== "closed" || !this.isOpen) return;
    this.#mirror.open(collection(this.#firestore.db, essaysPath(this.#uid)));
    this.#repair.open(this.#uid, () => this.mismatchedIds);
  }

  retry(): void {
    this.#index.retry();
    this.#mirror.retry();
  }

  find(id: string): EssayRecord | undefined {
    return this.#mirror.docs.find((record) => record.id === id);
  }

  /** The essay as the student last saw it: with words typed on this device that are not stored yet. */
  asWritten(record: EssayRecord): EssayRecord {
    const editor = this.#editors.get(record.id);
    if (editor?.isStarted) return { ...record, ...editor.words };
    const draft = readDraft(this.draftKeyOf(record.id));
    const typed = ESSAY_WORDS.flatMap((field) => {
      const words = draft?.[field]?.[0];
      return words === undefined ? [] : [[field, words]];
    });
    return { ...record, ...Object.fromEntries(typed) };
  }

  newId(): string {
    return doc(collection(this.#firestore.db, "ids")).id;
  }

  edit(id: string, history: EssayHistory): EssayEditor {
    const editor: EssayEditor = new TextEditor({
      id,
      records: this,
      draftKey: this.draftKeyOf(id),
      fields: ESSAY_WORDS,
      main: "text",
      fresh: () => newEssay(Date.now()),
      onStart: () => this.#editors.set(id, editor),
      onOther: (lost) => history.keep("conflict", lost.text),
      onStore: (before, after) => {
        if (isLargeCut(before.text, after.text)) history.keep("change", before.text);
      },
    });
    return editor;
  }

  /** The versions of an essay. The caller opens and closes them; at the latest, they close with the plan. */
  history(id: string): EssayHistory {
    const history = new EssayHistory(this.#firestore, doc(this.#firestore.db, essayVersionsPath(this.#uid, id)));
    this.#histories.add(history);
    return history;
  }

  /** Resolves once the essay is among the loaded ones. */
  whenShown(id: string): Promise<void> {
    return when(() => this.find(id) !== undefined);
  }

  /** Whether text of this essay is on this device that never reached the server. */
  hasDraft(id: string): boolean {
    return readDraft(this.draftKeyOf(id)) !== null;
  }

  /** The next text stored for this essay was copied from another one or from a version, not written. */
  expectCopy(id: string): void {
    this.#copied.add(id);
  }

  /** Adds an essay or restores one. */
  async put(id: string, record: Essay): Promise<boolean> {
    if (!isValid(essay, record)) return this.#writes.refuse(text.essayNotSaved);
    if (!this.allRows.some((row) => row.id === id) && this.allRows.length >= ESSAY_LIMIT) {
      return this.#writes.refuse(text.essaysFull(ESSAY_LIMIT));
    }
    const batch = writeBatch(this.#firestore.db);
    batch.set(this.reference(id), record);
    this.stageIndex(batch, id, essayEntryOf(record), [[]], this.addedBy(id, "", record.text));
    return this.#writes.follow(batch.commit(), text.essayNotSaved);
  }

  /** Changes only the named fields, so changes to other fields from other devices stay. */
  async change(id: string, fields: Partial<Essay>): Promise<boolean> {
    const before = this.find(id);
    const changes = withBeginning(before, fields);
    if (Object.keys(changes).length === 0) return true;
    if (!isValidChange(essay, before, changes)) return this.#writes.refuse(text.essayNotSaved);
    const batch = writeBatch(this.#firestore.db);
    batch.update(this.reference(id), changes);
    const entry = entryChanges(changes);
    const added = changes.text === undefined ? 0 : this.addedBy(id, before?.text ?? "", changes.text);
    const names = Object.keys(entry).map((name) => [name]);
    if (names.length > 0) this.stageIndex(batch, id, entry, names, added);
    return this.#writes.follow(batch.commit(), text.essayNotSaved);
  }

  moveToTrash(id: string): Promise<boolean> {
    return this.change(id, { deleted_on: localDayOf(new Date()) });
  }

  restore(id: string): Promise<boolean> {
    return this.change(id, { deleted_on: null });
  }

  /** Deletes them permanently, with their versions. */
  remove(rows: readonly EssayRow[]): void {
    for (const row of rows) void this.#writes.follow(this.removeOne(row.id), text.notDeleted(essayName(row)));
  }

  /** Deletes essays from the trash when their time is over. */
  removeGone(today: string): void {
    this.remove(this.trash.filter(({ deleted_on }) => deleted_on !== null && goneOn(deleted_on) <= today));
  }

  /** Deletes an essay that cannot be read. */
  removeUnreadable(id: string): Promise<boolean> {
    return this.#writes.follow(this.removeOne(id), text.notDeleted(id));
  }

  private removeOne(id: string): Promise<void> {
    const batch = writeBatch(this.#firestore.db);
    batch.delete(this.reference(id));
    batch.delete(doc(this.#firestore.db, essayVersionsPath(this.#uid, id)));
    this.stageIndex(batch, id, deleteField(), [[]], 0);
    return batch.commit();
  }

  /** `paths`: the parts of the entry to write; the empty path means all of it. `added`: the words written. */
  private stageIndex(
    batch: WriteBatch,
    id: string,
    entry: object,
    paths: readonly (readonly string[])[],
    added: number,
  ): void {
    const today = localDayOf(new Date());
    const week = weekOf(today);
    const { weeks } = this.index;
    const gone = added > 0 ? outdatedWeeks(weeks, today) : [];
    const written = {
      ...(added > 0 && { [week]: (weeks[week] ?? 0) + added }),
      ...Object.fromEntries(gone.map((old) => [old, deleteField()])),
    };
    const mergeFields = [
      ...paths.map((path) => fieldPath("items", id, ...path)),
      ...Object.keys(written).map((name) => fieldPath("weeks", name)),
      "changed_item",
    ];
    const weeksPart = Object.keys(written).length > 0 ? { weeks: written } : {};
    const reference = doc(this.#firestore.db, essayIndexPath(this.#uid));
    batch.set(reference, { items: { [id]: entry }, ...weeksPart, changed_item: id }, { mergeFields });
  }

  private addedBy(id: string, before: string, after: string): number {
    return this.#copied.delete(id) ? 0 : wordsAdded(before, after);
  }

  private draftKeyOf(id: string): string {
    return keyOfDraft(this.#uid, `essays/${id}`);
  }

  private get index() {
    return readEssayIndex(this.#index.document);
  }

  /** An unchanged row stays the same object, so that it is not rendered again. */
  private get allRows(): readonly EssayRow[] {
    const rows = Object.entries(this.index.items).map(([id, entry]) => ({ ...entry, id }));
    this.#rowsBefore = keepRows(this.#rowsBefore, rows);
    return this.#rowsBefore;
  }

  /** Known once the server has confirmed essays and index; empty until then. */
  private get mismatchedIds(): readonly string[] {
    const [index, mirror] = [this.#index, this.#mirror];
    const isConfirmed = mirror.status === "ready" && index.status === "ready" && !mirror.isRemembered;
    if (!isConfirmed || index.isRemembered || index.pending || mirror.docs.some(({ pending }) => pending)) return [];
    const kept = new Set(mirror.unreadable.map(({ id }) => id));
    return mismatchedEssays(mirror.docs, this.index.items).filter((id) => !kept.has(id));
  }

  private reference(id: string): DocumentReference {
    return doc(this.#firestore.db, essayPath(this.#uid, id));
  }
}

/** The first words of an essay begin the work on it. */
function withBeginning(before: Essay | undefined, fields: Partial<Essay>): Partial<Essay> {
  const begins = before?.status === "not-started" && (fields.text ?? "").trim() !== "" && fields.status === undefined;
  return begins ? { ...fields, status: "drafting" } : fields;
}
