import { hasPush } from "./pushDevice.ts";

/** After a session, this device no longer notifies the student. Few devices have pushes, so few load the code. */
export function endPushHere(): void {
  if (hasPush()) void import("./devicePush.ts").then(({ endPush }) => endPush()).catch(() => undefined);
}
