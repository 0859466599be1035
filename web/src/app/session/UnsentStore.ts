import { labelOf } from "@text/layout/unsent";
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { Plan } from "../../stores/Plan.ts";
import { doc, onSnapshot } from "../../sync/firestoreSdk.ts";
import { dropNote, type Fields, keepNote, notesLeft, readNote } from "../../sync/notes.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type PutBack, putBack } from "./putBack.ts";
import { isDropped, placeOf, standingIn, type UnsentKind } from "./unsentPlace.ts";

/** An edit of the student that the server rejects. */
export interface UnsentThing extends PutBack {
  readonly key: string;
  /** The missing text. */
  readonly lost: Fields;
  /** Why it could not be restored. */
  readonly error: string | null;
}

/**
 * Handles the notes that closed pages have left (`notes`). Once the server has confirmed a document and answered every
 * write to it, a noted edit that is missing was lost with its page or rejected. It is written again. If the server
 * rejects that, or another device has changed it meanwhile, the student is told. Loaded only by a page that finds such
 * notes.
 */
export class UnsentStore {
  /** The newest first. */
  things: readonly UnsentThing[] = [];
  readonly #plan: Plan;
  readonly #firestore: PlanFirestore;
  readonly #stops = new Set<() => void>();

  constructor(plan: Plan, firestore: PlanFirestore) {
    this.#plan = plan;
    this.#firestore = firestore;
    makeAutoObservable(this, { things: observableRef }, { autoBind: true });
  }

  open(uid: string): void {
    // Another tab may have handled a note, and newer writes of this page replace what was noted.
    addEventListener("storage", this.dropDealtWith);
    this.#stops.add(() => removeEventListener("storage", this.dropDealtWith));
    this.#stops.add(reaction(() => this.#firestore.unansweredWrites, this.dropDealtWith));
    const left = notesLeft(uid);
    for (const key of left.filter(isDropped)) dropNote(key);
    const keys = left.filter((key) => !isDropped(key));
    const paths = new Set(keys.map((key) => placeOf(key)?.documentPath));
    for (const path of paths) {
      if (path === undefined) continue;
      const ofDocument = keys.filter((key) => placeOf(key)?.documentPath === path);
      this.look(path, ofDocument);
    }
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    this.things = [];
  }

  /** Resolves with whether the server accepts it this time. If not, it is back in the list with the reason. */
  async putBack(thing: UnsentThing): Promise<boolean> {
    const error = await putBack(this.#plan, thing);
    if (error === null) dropNote(thing.key);
    else this.show({ ...thing, error });
    return error === null;
  }

  /** Discards the edit. The returned function restores it. */
  leave(thing: UnsentThing): () => void {
    dropNote(thing.key);
    this.dropDealtWith();
    return () => this.show(thing);
  }

  /** The experience that a choice for an application form is about. */
  experienceOf({ place: { kind, id } }: UnsentThing): string | undefined {
    if (kind !== "applications") return undefined;
    return this.#plan.experiences.entries.find((entry) => entry.id === id)?.experienceName;
  }

  /** Waits for the server's version of a document with notes. */
  private look(path: string, keys: readonly string[]): void {
    const reference = doc(this.#firestore.db, path);
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        end();
        for (const key of keys) this.judge(key, snapshot.data() ?? null);
      },
      () => end(),
    );
    const end = () => {
      stop();
      this.#stops.delete(end);
    };
    this.#stops.add(end);
  }

  private judge(key: string, document: Fields | null): void {
    const note = readNote(key);
    const place = placeOf(key);
    if (!note || !place) return;
    const standing = standingIn(document, place);
    const isIn = (of: Fields | null, name: string) => compareStructural(of?.[name], note.fields[name]);
    const missing = pick(note.fields, (name) => !standing || !isIn(standing, name));
    const isThere = note.before === null ? standing !== null : Object.keys(missing).length === 0;
    if (isThere) {
      dropNote(key);
      return;
    }
    const isUnchanged = (name: string) => compareStructural(standing?.[name], note.before?.[name]);
    const isAsBefore = standing ? Object.keys(missing).every(isUnchanged) : note.before === null;
    const whole = { ...note.before, ...note.fields };
    const lost = pick(missing, (name) => isWords(place.kind, name, missing[name]));
    const thing = { key, note, place, missing, lost, whole, standing, error: null };
    if (isAsBefore && !note.isTold) void this.putBack(thing);
    else this.show(thing);
  }

  /** Choices without text are not listed, because a click can make them again. */
  private show(thing: UnsentThing): void {
    if (Object.keys(thing.lost).length === 0) {
      dropNote(thing.key);
      return;
    }
    keepNote(thing.key, { ...thing.note, isTold: true });
    const others = this.things.filter(({ key }) => key !== thing.key);
    const inOrder = [thing, ...others].toSorted((a, b) => b.note.at - a.note.at || a.key.localeCompare(b.key));
    runInAction(() => {
      this.things = inOrder;
    });
  }

  private dropDealtWith(): void {
    const left = this.things.filter(({ key }) => readNote(key) !== null);
    if (left.length < this.things.length) runInAction(() => (this.things = left));
  }
}

function pick(fields: Fields, isWanted: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));
}

/** A field without a label is set by a click, or by Cairn itself. */
function isWords(kind: UnsentKind, name: string, value: unknown): boolean {
  if (labelOf(kind, name) === undefined || value === "" || typeof value === "boolean") return false;
  return typeof value !== "object" || Object.keys(value ?? {}).length > 0;
}
