/** Longer than what one page leaves in storage (its session, its open documents and a draft), in characters. */
const PROBE_LENGTH = 4_000;
const PROBE = "cairn-probe";

/**
 * Patch of the browser: replaces storage that is blocked or full with a stand-in that lasts as long as the page.
 *
 * Wrong: where a person blocks cookies, or a frame has no storage, reading `window.localStorage` throws an error; where it
 * is full, every `setItem` does. Firebase's SDKs and libraries call both without expecting that, and the app would not
 * start.
 * Patch: `window.localStorage` and `window.sessionStorage` become a stand-in where they do not work. What is stored
 * already can still be read. Imported before everything else.
 * Test: tests/screens/noStorage.test.ts
 * Remove when: the SDKs start without storage, and Cairn's own code asks before it stores.
 *
 * @returns false where nothing that is stored outlives the page
 */
export function putStandIn(name: "localStorage" | "sessionStorage"): boolean {
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
    storage.setItem(PROBE, "x".repeat(PROBE_LENGTH));
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** What is stored already can be read; what finds no room lasts as long as the page. */
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
  // `Object.keys(localStorage)` names what is stored.
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
