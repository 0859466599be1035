import { hasPush } from "./pushDevice.ts";

/** The session has ended: what is due is no longer this device's to tell. Few devices have pushes, so few load the code. */
export function endPushHere(): void {
  if (hasPush()) void import("./devicePush.ts").then(({ endPush }) => endPush()).catch(() => undefined);
}
