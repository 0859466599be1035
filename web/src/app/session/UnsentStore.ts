import { ROW_LIMITS } from "@domain/records/collectionSchemas";
import {
  COLLECTIONS,
  type CollectionFacts,
  type CollectionWith,
  collectionOf,
  collectionsWith,
} from "@domain/records/collections";
import { USERS } from "@domain/records/firestorePaths";
import { isSameValue } from "@domain/records/isSameValue";
import { labelOf } from "@text/layout/unsent";
import * as text from "@text/stores/plan";
import { makeAutoObservable, observableRef, reaction } from "mobx";
import type { Plan } from "../../stores/Plan.ts";
import { type Stored, valueAt } from "../../sync/fieldEdits.ts";
import { doc, getDocFromCache, onSnapshot, runTransaction } from "../../sync/firestoreSdk.ts";
import { holds, isAbout, isClosed, isDeleted, isLogged, otherPages, verdictOn } from "../../sync/leftWrites.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";
import { type Documents, writeAgain } from "../../sync/writeAgain.ts";
import {
  dropWrite,
  isBelow,
  isMark,
  keepWrite,
  type LoggedEdit,
  type LoggedWrite,
  type PlacedEdit,
  pageOf,
  recordOf,
  recordsIn,
  writesOf,
} from "../../sync/writeLog.ts";
import { convertOldNotes } from "./convertOldNotes.ts";
import { type Commit, createdAgain } from "./createdAgain.ts";

type Left = ReturnType<typeof writesOf>;
/** Undefined if the student may not read the document any more. */
type Found = Stored | null | undefined;
/** What is listed. A shift is part of its experience, and the account is the student's own document. */
export type UnsentKind = CollectionWith<"unsent", "restored"> | "shifts" | "account";
const RESTORED = collectionsWith("unsent", "restored");
/** How long the server may take to answer before this device's own copy has to do, in milliseconds. */
const PATIENCE = 8_000;

/** A record with text that is not in the plan. */
export interface UnsentRecord {
  readonly kind: UnsentKind;
  readonly id: string;
  /** The missing text. */
  readonly lost: Stored;
  /** The record as the student wrote it. */
  readonly whole: Stored;
  /** The record in the plan; null if it is not there. */
  readonly standing: Stored | null;
}

/** A write that did not reach the plan. */
export interface UnsentThing {
  readonly key: string;
  readonly write: LoggedWrite;
  readonly records: readonly [UnsentRecord, ...UnsentRecord[]];
  /** Why it could not be restored. */
  readonly error: string | null;
}

/**
 * Handles the writes that closed pages have left (`writeLog`). Once the server has confirmed their documents and
 * answered every write to them, a write that is missing was lost with its page or rejected. It is written again. If the
 * server rejects that, or another device has changed it meanwhile, the student is told. Loaded only by a page that finds
 * such writes.
 */
export class UnsentStore {
  /** The newest first. */
  things: readonly UnsentThing[] = [];
  readonly #plan: Plan;
  readonly #firestore: PlanFirestore;
  readonly #closing = new AbortController();
  /** While the server does not answer, as this device has them. */
  readonly #documents: Documents = new Map();

  constructor(plan: Plan, firestore: PlanFirestore) {
    this.#plan = plan;
    this.#firestore = firestore;
    makeAutoObservable(this, { things: observableRef }, { autoBind: true });
  }

  async open(uid: string): Promise<void> {
    const { signal } = this.#closing;
    // Another tab may have dealt with a write, and newer writes of this page replace what was left.
    addEventListener("storage", this.dropDealtWith, { signal });
    reaction(() => this.#firestore.unansweredWrites, this.dropDealtWith, { signal });
    convertOldNotes(uid);
    await Promise.all([...otherPages(uid)].map((page) => this.handle(uid, page, signal)));
  }

  close(): void {
    this.#closing.abort();
    this.things = [];
  }

  /** Resolves with whether the server accepts it this time. If not, it is back in the list with the reason. */
  putBack({ key, write }: UnsentThing): Promise<boolean> {
    return this.again(key, { ...write, edits: write.edits.map((edit) => this.merged(edit)) });
  }

  /** Discards the edit. The returned function restores it. */
  leave({ key, write, error }: UnsentThing): () => void {
    dropWrite(key);
    this.dropDealtWith();
    return () => this.show(key, write, error);
  }

  /** The experience that a choice for an application form is about. */
  experienceOf({ records: [{ kind, id }] }: UnsentThing): string | undefined {
    if (kind !== "applications") return undefined;
    return this.#plan.experiences.entries.find((entry) => entry.id === id)?.experienceName;
  }

  /** Judges what a page has left, once it is closed, unless the student leaves first. */
  private async handle(uid: string, page: string, signal: AbortSignal): Promise<void> {
    if (!(await isClosed(page, signal))) return;
    const left = writesOf(uid).filter(([key]) => pageOf(key) === page);
    const paths = new Set(left.flatMap(([, { edits }]) => edits.map(({ of }) => of)));
    const heard = this.read(paths, (path) => this.askServer(path));
    const repeated = (await isSoon(heard)) ? [] : await this.repeatUnheard(left, paths, signal);
    await heard;
    if (signal.aborted) return;
    for (const [key, write] of left) {
      // Another tab may have handled some of it. If the server rejects what is repeated already, that is listed.
      if (repeated.includes(key) || !isLogged(key)) continue;
      const decision = this.decisionOn(write);
      if (decision === "drop") dropWrite(key);
      else if (decision === "show") this.show(key, write);
      else void this.again(key, write);
    }
  }

  /**
   * Without the server, what this device's Firestore has not stored either would be missing on the page. Written again, it
   * shows and waits like any other edit.
   *
   * @returns the keys of what is written again
   */
  private async repeatUnheard(left: Left, paths: ReadonlySet<string>, signal: AbortSignal): Promise<readonly string[]> {
    // What the server has said meanwhile, or for another page, is newer.
    await this.read(paths, async (path) => this.#documents.get(path) ?? this.askDevice(path));
    if (signal.aborted) return [];
    return left.flatMap(([key, write]) => {
      if (this.decisionOn(write) !== "repeat" || !isLogged(key)) return [];
      void this.again(key, write);
      return [key];
    });
  }

  private async read(paths: Iterable<string>, ask: (path: string) => Promise<Found>): Promise<void> {
    const found = await Promise.all([...paths].map(async (path) => [path, await ask(path)] as const));
    for (const [path, document] of found) {
      if (document === undefined) this.#documents.delete(path);
      else this.#documents.set(path, document);
    }
  }

  private async askDevice(path: string): Promise<Found> {
    const found = getDocFromCache(doc(this.#firestore.db, path));
    return found.then(
      (document) => document.data() ?? null,
      () => null,
    );
  }

  /**
   * Once every write to it is answered.
   *
   * After a crash, the SDK (12.19) can take its stored copy for the server's answer: the killed page's notes in local
   * storage still say that its listeners are up to date. A transaction always asks the server. This one never commits:
   * the SDK would send what was read, to be compared, and the server answers 400 if it has changed meanwhile.
   */
  private askServer(path: string): Promise<Found> {
    return new Promise((resolve) => {
      const end = (document?: Found) => {
        stop();
        resolve(document);
      };
      const { db } = this.#firestore;
      const reference = doc(db, path);
      const ask = () =>
        runTransaction(db, async (transaction) => {
          end((await transaction.get(reference)).data() ?? null);
          throw new Error("Nothing is to be committed.");
        });
      const stop = onSnapshot(
        reference,
        { includeMetadataChanges: true },
        ({ metadata: { fromCache, hasPendingWrites } }) => {
          // Without a network, the listener reports when it is back.
          if (!fromCache && !hasPendingWrites) ask().catch(() => undefined);
        },
        () => end(),
      );
      this.#closing.signal.addEventListener("abort", stop);
    });
  }

  /** Whether nothing of a write is missing or can be read, the student decides, or it is written again. */
  private decisionOn(write: LoggedWrite): "drop" | "show" | "repeat" {
    const wanted = write.edits.filter((edit) => this.isWanted(edit));
    const isReadable = write.edits.every(({ of }) => this.#documents.has(of));
    if (!isReadable || wanted.length === 0) return "drop";
    return write.isTold || wanted.some((edit) => this.isConflict(edit, write)) ? "show" : "repeat";
  }

  /** Another device has changed what it is about, or deleted it. */
  private isConflict(edit: LoggedEdit, write: LoggedWrite): boolean {
    const document = this.document(edit);
    const isIndex = factsOf(edit).shape === "index";
    return verdictOn(edit, document) === "other" || (!isIndex && isDeleted(edit, write, document));
  }

  /**
   * Whether an edit is missing. An index that another device has written since then is right without it, and so is what a
   * newer change has replaced.
   */
  private isWanted(edit: LoggedEdit): boolean {
    const { shape, replaced = [] } = factsOf(edit);
    const record = recordOf(edit.path);
    const isReplaced = replaced.includes(edit.path.slice(record.length).join("."));
    const verdict = verdictOn(edit, this.document(edit));
    if (verdict === "there" || (verdict === "other" && (edit.value === undefined || isReplaced))) return false;
    return shape !== "index" || verdict === "as before" || this.isGone({ of: edit.of, path: record });
  }

  private async again(key: string, write: LoggedWrite): Promise<boolean> {
    const wanted = write.edits.filter((edit) => this.isWanted(edit));
    // Fails for a record of which this device knew only some fields.
    const send = async () => {
      const commits = this.commitsOf(write, wanted);
      await Promise.all(commits.map((commit) => writeAgain(this.#firestore.db, commit, this.#documents)));
    };
    const written = send();
    dropWrite(key);
    this.dropDealtWith();
    const status = new WriteStatus(this.#firestore);
    if (await status.follow(written)) return true;
    keepWrite(key, write);
    await this.read(new Set(wanted.map(({ of }) => of)), (path) => this.askServer(path));
    const full = wanted.map((edit) => this.fullList(edit)).find((reason) => reason !== null);
    this.show(key, write, full ?? status.error);
    return false;
  }

  /** One, as it was, unless another device has deleted a document since then. Deleted rows are added as a whole. */
  private commitsOf(write: LoggedWrite, wanted: readonly LoggedEdit[]): readonly Commit[] {
    const gone = write.records.filter((record) => this.isGone(record));
    const isIn = (edit: PlacedEdit, record: PlacedEdit) => edit.of === record.of && isBelow(edit.path, record.path);
    const documents = gone.filter(({ path }) => path.length === 0);
    const rows = gone.filter((record) => record.path.length > 0 && wanted.some((edit) => isIn(edit, record)));
    const others = wanted.filter((edit) => !gone.some((record) => isIn(edit, record)));
    const places = new Set([...others, ...rows].map(({ of }) => of));
    const marks = write.edits.filter(({ of, path }) => isMark(path) && places.has(of));
    const commit = [...others, ...rows, ...marks];
    return [...documents.flatMap(createdAgain), ...(commit.length > 0 ? [commit] : [])];
  }

  /** Choices without text are not listed, because a click can make them again. */
  private show(key: string, write: LoggedWrite, error: string | null = null): void {
    const [first, ...rest] = this.recordsOf(write);
    if (!first) {
      dropWrite(key);
      return;
    }
    keepWrite(key, { ...write, isTold: true });
    const thing: UnsentThing = { key, write, records: [first, ...rest], error };
    const others = this.things.filter((other) => other.key !== key);
    this.things = [thing, ...others].toSorted((a, b) => b.write.at - a.write.at || a.key.localeCompare(b.key));
  }

  private recordsOf({ edits, records }: LoggedWrite): readonly UnsentRecord[] {
    return recordsIn(edits).flatMap((place) => {
      const kind = kindOf(place);
      if (kind === null) return [];
      const found = this.valueIn(place);
      const standing: Stored | null = found !== null && typeof found === "object" ? Object(found) : null;
      const written: readonly Stored[] = edits.filter(isAbout(place)).map(({ path, value }) => {
        const [name] = path.slice(place.path.length);
        return name === undefined ? Object(value) : { [name]: value };
      });
      const fields: Stored = Object.assign({}, ...written);
      const whole: Stored = { ...Object(records.find(isAbout(place))?.value), ...fields };
      const lost = Object.entries(fields).filter(
        ([name, value]) => !holds(standing?.[name], value) && isWords(kind, name, value),
      );
      const id = place.path[1] ?? place.of.split("/").at(-1) ?? "";
      return lost.length > 0 ? [{ kind, id, lost: Object.fromEntries(lost), whole, standing }] : [];
    });
  }

  private document({ of }: PlacedEdit): Stored | null {
    return this.#documents.get(of) ?? null;
  }

  private isGone(record: PlacedEdit): boolean {
    return this.valueIn(record) == null;
  }

  private valueIn(place: PlacedEdit): unknown {
    return valueAt(this.document(place), place.path);
  }

  /** Items of lists that other devices have added stay. */
  private merged(edit: LoggedEdit): LoggedEdit {
    const [written, before, now] = [edit.value, edit.was[0] ?? [], this.valueIn(edit)];
    if (!Array.isArray(written) || !Array.isArray(before) || !Array.isArray(now)) return edit;
    const added = without(written, before);
    const replaced = new Set(added.map((item) => Object(item).id));
    const kept = without(now, without(before, written)).filter((item) => !replaced.has(Object(item).id ?? item));
    return { ...edit, was: [now], value: [...kept, ...without(added, kept)] };
  }

  /** Why the list of a row cannot take it. */
  private fullList({ of, path: [map, id = ""] }: LoggedEdit): string | null {
    const limit: number | undefined = Object(ROW_LIMITS)[of.split("/")[2] ?? ""];
    const rows = Object(this.#documents.get(of)?.items);
    const isFull = map === "items" && limit !== undefined && !(id in rows) && Object.keys(rows).length >= limit;
    return isFull ? text.listHolds(limit) : null;
  }

  private dropDealtWith(): void {
    const left = this.things.filter(({ key }) => isLogged(key));
    if (left.length < this.things.length) this.things = left;
  }
}

function isSoon(answer: Promise<void>): Promise<boolean> {
  const patience = navigator.onLine === false ? 0 : PATIENCE;
  return Promise.race([
    answer.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, false)),
  ]);
}

/** Null for what is not listed: its editor keeps drafts, or a click can make it again. */
function kindOf({ of, path: [map] }: PlacedEdit): UnsentKind | null {
  const [users, , collection] = of.split("/");
  if (users !== USERS) return null;
  if (collection === undefined) return "account";
  return map === "shifts" ? map : (RESTORED.find((known) => known === collection) ?? null);
}

function factsOf({ of }: PlacedEdit): Partial<CollectionFacts> {
  const collection = collectionOf(of.split("/")[2] ?? "");
  return collection ? COLLECTIONS[collection] : {};
}

/** A field without a label is set by a click, or by Cairn itself. */
function isWords(kind: UnsentKind, name: string, value: unknown): boolean {
  if (labelOf(kind, name) === undefined || value === "" || value == null || typeof value === "boolean") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

function without(list: readonly unknown[], items: readonly unknown[]): readonly unknown[] {
  return list.filter((item) => !items.some((other) => isSameValue(item, other)));
}
