import { randomBytes } from "node:crypto";

/** The only cookie that Hosting passes on to a function (firebase.google.com/docs/hosting/manage-cache, 2026-11-22). */
const COOKIE = "__session";
/** How long a device stays known after its last login, in seconds. */
export const DEVICE_SECONDS = 180 * 86_400;

/** The secret that an earlier login has stored on the caller's device. Null if the device has no secret. */
export function deviceOf(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

export function newDevice(): string {
  return randomBytes(16).toString("hex");
}

/** Not readable by scripts or other sites, and sent only to the sign-in calls. */
export function deviceCookie(secret: string): string {
  return `${COOKIE}=${secret}; Path=/api/auth; Max-Age=${DEVICE_SECONDS}; HttpOnly; Secure; SameSite=Strict`;
}
