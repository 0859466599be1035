/**
 * What this browser lets Cairn store. If local storage is blocked or full, a replacement that lasts as long as the page
 * takes its place, for Cairn's code and the SDKs. Imported before all of them.
 */
const FULL_PROBE = "cairn-probe";
/** About what one page stores: its session, its open documents and a draft, in characters. */
const PROBE_LENGTH = 4_000;

/** False if nothing written to local storage survives a reload. */
export const keepsValues = [putInPlace("localStorage"), putInPlace("sessionStorage")].every(Boolean);

/** How long a database may take to open before it counts as unavailable, in milliseconds. WebKit may never answer. */
const PATIENCE = 3_000;

/** Whether the browser opens databases for Cairn. Checked once, while the rest of the start goes on. */
export const keepsDocuments: Promise<boolean> = opensDatabases();

function putInPlace(name: "localStorage" | "sessionStorage"): boolean {
  const own = ownStorage(name);
  if (own && hasRoom(own)) return true;
  Object.defineProperty(window, name, { configurable: true, value: standIn(own) });
  return false;
}

function ownStorage(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

function hasRoom(storage: Storage): boolean {
  try {
    storage.setItem(FULL_PROBE, "x".repeat(PROBE_LENGTH));
    storage.removeItem(FULL_PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Stored values can still be read. A value that no longer fits lasts as long as the page. */
function standIn(own: Storage | null): Storage {
  const added = new Map<string, string>();
  const keys = () => [...new Set([...added.keys(), ...Object.keys(own ?? {})])];
  const storage: Storage = {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => added.get(key) ?? own?.getItem(key) ?? null,
    setItem(key, value) {
      try {
        if (!own) throw new Error("There is no storage.");
        own.setItem(key, value);
        added.delete(key);
      } catch {
        added.set(key, String(value));
      }
    },
    removeItem(key) {
      added.delete(key);
      own?.removeItem(key);
    },
    clear() {
      added.clear();
      own?.clear();
    },
  };
  // `Object.keys(localStorage)` must return the stored keys.
  return new Proxy(storage, {
    ownKeys: keys,
    getOwnPropertyDescriptor: (_, key) => {
      const value = typeof key === "string" ? storage.getItem(key) : null;
      return value === null ? undefined : { configurable: true, enumerable: true, writable: true, value };
    },
    get: (_, key) => {
      if (key in storage) return Reflect.get(storage, key);
      return typeof key === "string" ? (storage.getItem(key) ?? undefined) : undefined;
    },
  });
}

async function opensDatabases(): Promise<boolean> {
  const opened = new Promise<boolean>((resolve) => {
    try {
      const request = indexedDB.open(FULL_PROBE);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(FULL_PROBE);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
  return Promise.race([opened, new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false))]);
}
