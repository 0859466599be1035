/**
 * An account that is gone leaves nothing of its own on the device. One rule for whatever is kept in local storage, now
 * or later: what belongs to one student has their uid in its name or in its value.
 */
export function forgetOnDevice(uid: string): void {
  for (const [key, value] of Object.entries(localStorage)) {
    if (key.includes(uid) || String(value).includes(uid)) localStorage.removeItem(key);
  }
}
