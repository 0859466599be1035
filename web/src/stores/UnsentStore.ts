import { type DocumentReference, type DocumentSnapshot, doc, onSnapshot } from "firebase/firestore";
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { Plan } from "./Plan.ts";
import { type PutBack, putBack } from "./putBack.ts";
import { unansweredWrites } from "./Saves.ts";
import {
  type Fields,
  keepUnsent,
  keysBelow,
  lockOf,
  PAGE,
  readUnsent,
  settle,
  type UnsentChange,
} from "./unsentChanges.ts";
import { missingNames, placeOf, standingIn } from "./unsentThings.ts";

/** Something the student has typed that is not in the plan as it was written. */
export interface UnsentThing extends PutBack {
  readonly key: string;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** What a shift is a part of. */
  readonly partOf: Fields | null;
  /** Why it could not be put back. */
  readonly error: string | null;
}

/** What the server has confirmed of a noted thing. */
interface Finding {
  readonly standing: Fields | null;
  readonly partOf: Fields | null;
  /** The names that do not stand as they were written, each with the page they are owed to. */
  readonly missing: Readonly<Record<string, string>>;
  readonly error: string | null;
}

/** Stands for the page that waits for an answer where the answer was no. */
const REFUSED = "refused";

/**
 * What pages that are gone have noted and the plan does not hold (`unsentChanges`). A note is held against its document
 * once the server has confirmed that and has answered every write to it; until then nobody knows. Loaded by a page that
 * finds such notes, and by no other.
 */
export class UnsentStore {
  /** The newest first. */
  things: readonly UnsentThing[] = [];
  private readonly plan: Plan;
  private readonly findings = new Map<string, Finding>();
  private readonly stops = new Set<() => void>();

  constructor(plan: Plan) {
    this.plan = plan;
    makeAutoObservable<this, "plan" | "findings" | "stops">(
      this,
      { things: observableRef, plan: false, findings: false, stops: false },
      { autoBind: true },
    );
  }

  open(uid: string): void {
    // Another tab may deal with a note, and what is written in this page takes the place of what was noted.
    addEventListener("storage", this.read);
    this.stops.add(() => removeEventListener("storage", this.read));
    this.stops.add(reaction(() => unansweredWrites.get(), this.read));
    const paths = keysBelow(`users/${uid}`).map((key) => placeOf(key)?.documentPath);
    for (const path of new Set(paths)) if (path !== undefined) this.look(path);
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stops.clear();
    this.findings.clear();
    this.things = [];
  }

  /**
   * Whether the server takes it, written once more. It leaves the list at once, and is back with the reason should it be
   * refused again.
   */
  async putBack(thing: UnsentThing): Promise<boolean> {
    const noted = readUnsent(thing.key);
    const error = await putBack(this.plan, thing);
    if (error === null || noted === null) return error === null;
    const owed = Object.fromEntries(Object.keys(thing.lost).map((name) => [name, REFUSED]));
    keepUnsent(thing.key, { ...noted, owed });
    this.find(thing.key, { standing: thing.standing, partOf: thing.partOf, missing: owed, error });
    this.look(thing.place.documentPath);
    return false;
  }

  /** Forgets the words. What this returns brings them back. */
  leave({ key }: UnsentThing): () => void {
    const noted = readUnsent(key);
    localStorage.removeItem(key);
    this.read();
    return () => {
      if (noted && !readUnsent(key)) keepUnsent(key, noted);
      this.read();
    };
  }

  /** Waits for the server's own word on a document that things were noted of. */
  private look(path: string): void {
    const reference = doc(this.plan.db, path) as DocumentReference<Fields>;
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot: DocumentSnapshot<Fields>) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        end();
        void this.judge(path, snapshot.data() ?? null);
      },
      () => end(),
    );
    const end = () => {
      stop();
      this.stops.delete(end);
    };
    this.stops.add(end);
  }

  private async judge(path: string, document: Fields | null): Promise<void> {
    const pages = await livingPages();
    for (const key of keysBelow(path)) {
      const noted = readUnsent(key);
      const place = placeOf(key);
      if (!noted || !place) continue;
      const isLiving = (page: string) => page === PAGE || pages.has(lockOf(page));
      const standing = standingIn(document, place);
      const names = new Set(missingNames(noted, standing, isLiving));
      settle(key, (name, page) => !isLiving(page) && !names.has(name));
      const missing = Object.fromEntries(Object.entries(noted.owed).filter(([name]) => names.has(name)));
      const error = this.findings.get(key)?.error ?? null;
      this.find(key, { standing, partOf: document ?? readUnsent(keyAbove(key))?.thing ?? null, missing, error });
    }
  }

  private find(key: string, finding: Finding): void {
    this.findings.set(key, finding);
    this.read();
  }

  /** Of what was found missing, tells what is still noted as it was. */
  private read(): void {
    runInAction(() => {
      this.things = [...this.findings]
        .flatMap(([key, finding]) => thingOf(key, readUnsent(key), finding))
        .toSorted((a, b) => b.at - a.at || a.key.localeCompare(b.key));
    });
  }
}

function thingOf(key: string, noted: UnsentChange | null, { missing, ...finding }: Finding): readonly UnsentThing[] {
  const place = placeOf(key);
  if (!noted || !place) return [];
  const names = Object.keys(missing).filter((name) => noted.owed[name] === missing[name]);
  if (names.length === 0) return [];
  const lost = Object.fromEntries(names.map((name) => [name, noted.thing[name]]));
  return [{ ...finding, key, place, at: noted.at, lost, whole: noted.thing }];
}

function keyAbove(key: string): string {
  return key.slice(0, key.lastIndexOf("/"));
}

/** The names of the locks of all pages of this browser that wait for an answer. */
async function livingPages(): Promise<ReadonlySet<string | undefined>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return new Set([...held, ...pending].map(({ name }) => name));
}
