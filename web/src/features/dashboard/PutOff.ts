import { makeAutoObservable, observableRef } from "mobx";

/** The items of the calendar that a student has put off until tomorrow. Stored on this device only. */
const STORAGE_KEY = "put-off";
const NONE: ReadonlySet<string> = new Set();

interface Kept {
  readonly uid: string;
  readonly day: string;
  readonly ids: readonly string[];
}

/** What the student has put off today. It comes back on the next day. */
export class PutOff {
  private kept: Kept | null = null;
  #uid = "";

  constructor() {
    makeAutoObservable<this, "kept">(this, { kept: observableRef }, { autoBind: true });
  }

  open(uid: string): void {
    this.#uid = uid;
    this.kept = read();
  }

  on(today: string): ReadonlySet<string> {
    const { kept } = this;
    return kept?.uid === this.#uid && kept.day === today ? new Set(kept.ids) : NONE;
  }

  add(today: string, id: string): void {
    this.keep(today, [...this.on(today), id]);
  }

  clear(today: string): void {
    this.keep(today, []);
  }

  private keep(day: string, ids: readonly string[]): void {
    this.kept = { uid: this.#uid, day, ids };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.kept));
    } catch {
      // Storage may be blocked (private windows). The choice then lasts as long as the page.
    }
  }
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "uid" in kept &&
    "day" in kept &&
    "ids" in kept &&
    Array.isArray(kept.ids)
  );
}
