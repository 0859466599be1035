import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isLocalAddress, isPublicAddress } from "../domain/reminder/isPublicAddress.ts";
import type { PushDevice, PushPayload } from "../domain/reminder/pushSubscription.ts";
import { encryptPush } from "./encryptPush.ts";
import { publicLookup } from "./publicLookup.ts";
import { type VapidKeys, vapidAuthorization } from "./vapid.ts";

/** Milliseconds a push service gets to answer. */
const PATIENCE = 10_000;
/** How long it keeps the push for a device that is off, in seconds. After that, the day it speaks of is over. */
const KEPT = 12 * 3_600;
/** Answers for a subscription that no longer exists (RFC 8030, section 7.3). */
const GONE: readonly (number | undefined)[] = [404, 410];

export interface PusherOptions {
  readonly keys: VapidKeys;
  /** Where push services reach the operator: an https or mailto address. */
  readonly contact: string;
  /** Whether pushes may go to this machine: only while tests run. */
  readonly allowsLocal: boolean;
}

/** Sends web pushes (RFC 8030). */
export class Pusher {
  private readonly options: PusherOptions;

  constructor(options: PusherOptions) {
    this.options = options;
  }

  /**
   * Sends a push to one device.
   *
   * @returns "gone" if the subscription no longer exists.
   * @throws Error if the push service refuses it or does not answer.
   */
  async send({ endpoint, keys }: Pick<PushDevice, "endpoint" | "keys">, payload: PushPayload, now: Date) {
    const isLocal = this.options.allowsLocal && isLocalAddress(endpoint);
    if (!isLocal && !isPublicAddress(endpoint)) return "gone" as const;
    const body = encryptPush(JSON.stringify(payload), keys);
    const status = await post(endpoint, isLocal, body, {
      authorization: vapidAuthorization(endpoint, this.options.keys, this.options.contact, now),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      "content-length": String(body.length),
      ttl: String(KEPT),
      // A device that was off shows only the last one.
      topic: "cairn-reminder",
      urgency: "normal",
    });
    if (GONE.includes(status)) return "gone" as const;
    if (status === undefined || status >= 300) throw new Error(`The push service answered ${status}.`);
    return "sent" as const;
  }
}

/** Returns the status. Follows no redirect, and does not read the answer. */
function post(
  endpoint: string,
  isLocal: boolean,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const options = { method: "POST", headers, signal: AbortSignal.timeout(PATIENCE) };
  return new Promise((resolve, reject) => {
    const request = isLocal
      ? httpRequest(endpoint, options)
      : httpsRequest(endpoint, { ...options, lookup: publicLookup });
    request.once("error", reject);
    request.once("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.end(body);
  });
}
