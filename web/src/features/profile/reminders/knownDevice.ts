import { type KnownDevice, PUSH_DEVICE } from "./pushDevice.ts";

/** Null if this device has no pushes. */
export function knownDevice(): KnownDevice | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PUSH_DEVICE) ?? "null");
    return typeof kept === "object" && kept !== null && "uid" in kept && "id" in kept
      ? { uid: String(kept.uid), id: String(kept.id) }
      : null;
  } catch {
    return null;
  }
}
