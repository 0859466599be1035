import { REMINDER_CALLS } from "@domain/api/reminderCalls";
import type { Api } from "../../../base/api.ts";
import { deviceLabel } from "./deviceLabel.ts";
import { bodyOf, currentSubscription, deviceIdOf, endPush } from "./devicePush.ts";
import { knownDevice } from "./knownDevice.ts";
import { keepDevice } from "./pushDevice.ts";

/**
 * Tells the server about a subscription that the browser has replaced or ended while the app was closed. If it fails,
 * the next start tries again.
 */
export async function renewPush(api: Api, uid: string): Promise<void> {
  const known = knownDevice();
  if (known === null) return;
  // Another student's, whose log-out did not get this far.
  if (known.uid !== uid) return endPush();
  const subscription = await currentSubscription();
  const id = subscription && (await deviceIdOf(subscription));
  if (id === known.id) return;
  if (subscription) await api.ask(REMINDER_CALLS.addSubscription, { body: bodyOf(subscription, deviceLabel()) });
  await api.ask(REMINDER_CALLS.removeSubscription, { query: { device: known.id } });
  keepDevice(id === null ? null : { uid, id });
}

/** Takes this device off the server's list, before its student leaves. */
export async function forgetThisDevice(api: Api): Promise<void> {
  const known = knownDevice();
  if (known) await api.ask(REMINDER_CALLS.removeSubscription, { query: { device: known.id } });
}
