import { fields as names } from "@text/layout/unsent";
import { doc, onSnapshot } from "firebase/firestore";
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { dropNote, type Fields, keepNote, notesLeft, readNote } from "./notes.ts";
import type { Plan } from "./Plan.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type PutBack, putBack } from "./putBack.ts";
import { placeOf, standingIn } from "./unsentPlace.ts";

/** Something the student has written that the server does not take. */
export interface UnsentThing extends PutBack {
  readonly key: string;
  /** The words that are missing. */
  readonly lost: Fields;
  /** Why it could not be put back. */
  readonly error: string | null;
}

/**
 * Deals with what pages that are gone have noted (`notes`). Once the server has confirmed a document and answered every
 * write to it, what is missing there was lost with its page or refused: it is written once more. What the server then
 * refuses, or another device has changed meanwhile, is told. Loaded by a page that finds such notes, and by no other.
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
    // Another tab may deal with a note, and what is written in this page takes the place of what was noted.
    addEventListener("storage", this.dropDealtWith);
    this.#stops.add(() => removeEventListener("storage", this.dropDealtWith));
    this.#stops.add(reaction(() => this.#firestore.unansweredWrites, this.dropDealtWith));
    const keys = notesLeft(uid);
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

  /** Whether the server takes it, written once more. If not, it is back in the list with the reason. */
  async putBack(thing: UnsentThing): Promise<boolean> {
    const error = await putBack(this.#plan, thing);
    if (error === null) dropNote(thing.key);
    else this.show({ ...thing, error });
    return error === null;
  }

  /** Forgets the words. What this returns brings them back. */
  leave(thing: UnsentThing): () => void {
    dropNote(thing.key);
    this.dropDealtWith();
    return () => this.show(thing);
  }

  /** Waits for the server's own word on a document that things were noted of. */
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
    const lost = pick(missing, (name) => isWords(name, missing[name]));
    const thing = { key, note, place, missing, lost, whole, standing, error: null };
    if (isAsBefore && !note.isTold) void this.putBack(thing);
    else this.show(thing);
  }

  /** Choices without any words are not told of: a click makes them again. */
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

/** A field without a name of its own is set by a click, or by Cairn itself. */
function isWords(name: string, value: unknown): boolean {
  if (names[name] === undefined || value === "" || typeof value === "boolean") return false;
  return typeof value !== "object" || Object.keys(value ?? {}).length > 0;
}
