/**
 * The keys of the student's shares. They never leave the device, except in the links that the student sends. Logging out
 * removes them, because the next person at this device could open the shares with them.
 */
const PREFIX = "share-keys:";

export type ShareKeys = Readonly<Record<string, string>>;

export function hasShareKeys(uid: string): boolean {
  return globalThis.localStorage?.getItem(`${PREFIX}${uid}`) != null;
}

export function readShareKeys(uid: string): ShareKeys {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX}${uid}`) ?? "{}");
    const keys = Object.entries<unknown>(Object(kept));
    return Object.fromEntries(keys.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}

/** Changes the keys as this device has them now: another tab may have added one. */
export function changeShareKeys(uid: string, change: (keys: ShareKeys) => ShareKeys): ShareKeys {
  const keys = change(readShareKeys(uid));
  if (Object.keys(keys).length === 0) localStorage.removeItem(`${PREFIX}${uid}`);
  else localStorage.setItem(`${PREFIX}${uid}`, JSON.stringify(keys));
  return keys;
}

/** Removes the keys of every student from this device. */
export function dropShareKeys(): void {
  for (const name of Object.keys(globalThis.localStorage ?? {}))
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
}
