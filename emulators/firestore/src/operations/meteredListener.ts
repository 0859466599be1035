import type { ListenResponse, TargetId } from "../listen/ListenMessages.ts";
import type { Caller } from "../model/Caller.ts";
import type { Usage } from "./Usage.ts";

/**
 * Forwards a listener's messages and counts their reads: one for each document sent, and one for a target whose first
 * result is empty. Firestore does not bill a target that resumes without changes. Here such a target looks like an
 * empty one, so it is counted.
 */
export function meteredListener(
  usage: Usage,
  caller: Caller,
  send: (response: ListenResponse) => void,
): (response: ListenResponse) => void {
  const answered = new Set<TargetId>();
  return (response) => {
    if (response.kind === "documentChange" && response.targetIds.length > 0) {
      usage.add(caller, "reads", 1);
      for (const id of response.targetIds) answered.add(id);
    } else if (response.kind === "current" && !answered.has(response.id)) {
      usage.addFound(caller, 0);
      answered.add(response.id);
    }
    send(response);
  };
}
