/** Names this device's push subscription in local storage: whose it is, and the server's id of it. */
export const PUSH_DEVICE = "push-device";

/** The subscription that the server knows of this device. */
export interface KnownDevice {
  readonly uid: string;
  /** The server's id of the device. */
  readonly id: string;
}

/** Whether this device has a student's pushes. */
export function hasPush(): boolean {
  return (globalThis.localStorage?.getItem(PUSH_DEVICE) ?? null) !== null;
}

export function keepDevice(device: KnownDevice | null): void {
  if (device) localStorage.setItem(PUSH_DEVICE, JSON.stringify(device));
  else localStorage.removeItem(PUSH_DEVICE);
}
