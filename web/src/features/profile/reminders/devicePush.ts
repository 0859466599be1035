import { encodeBase64url } from "@domain/share/base64url";
import { keepDevice } from "./pushDevice.ts";

/** Safari on a phone has push only in an app on the Home Screen. `npm run dev` has no service worker. */
export function canPush(): boolean {
  const hasWorker = import.meta.env.PROD && globalThis.navigator?.serviceWorker !== undefined;
  return hasWorker && "PushManager" in globalThis && "Notification" in globalThis;
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** @throws DOMException if the browser's push service cannot be reached, or the student has not allowed it */
export async function subscribe(vapidPublicKey: string): Promise<PushSubscription> {
  // On a first visit, the worker is still being stored.
  const { pushManager: manager } = await navigator.serviceWorker.ready;
  // A subscription under an earlier key of the server is of no use, and the browser would refuse a second one.
  const before = await manager.getSubscription();
  if (before && !isUnder(before, vapidPublicKey)) await before.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidPublicKey });
}

/** What the server keeps of a subscription. */
export function bodyOf(subscription: PushSubscription, label: string): object {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, label };
}

/** The server's id of a device: the first 16 bytes of the SHA-256 of its endpoint, in base64url. */
export async function deviceIdOf({ endpoint }: Pick<PushSubscription, "endpoint">): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return encodeBase64url(new Uint8Array(hash.slice(0, 16)));
}

/** This device gets no more pushes. Works offline: the server learns of it from the push service at the latest. */
export async function endPush(): Promise<void> {
  keepDevice(null);
  await (await currentSubscription())?.unsubscribe();
}

function isUnder({ options }: PushSubscription, vapidPublicKey: string): boolean {
  const { applicationServerKey } = options;
  return applicationServerKey !== null && encodeBase64url(new Uint8Array(applicationServerKey)) === vapidPublicKey;
}
