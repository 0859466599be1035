/** The tasks a student has postponed until tomorrow. Stored on this device only. */
const STORAGE_KEY = "put-off";

interface PutOff {
  readonly uid: string;
  readonly day: string;
  readonly ids: readonly string[];
}

export function readPutOff(uid: string, today: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return new Set(isPutOff(kept) && kept.uid === uid && kept.day === today ? kept.ids : []);
  } catch {
    return new Set();
  }
}

export function keepPutOff(uid: string, today: string, ids: ReadonlySet<string>): void {
  const kept: PutOff = { uid, day: today, ids: [...ids] };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage may be blocked (private windows). The choice then lasts as long as the page.
  }
}

function isPutOff(kept: unknown): kept is PutOff {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "uid" in kept &&
    "day" in kept &&
    "ids" in kept &&
    Array.isArray(kept.ids)
  );
}
