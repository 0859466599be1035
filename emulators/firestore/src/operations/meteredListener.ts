import type { ListenResponse, TargetId } from "../listen/ListenMessages.ts";
import type { Caller } from "../model/Caller.ts";
import type { Usage } from "./Usage.ts";

/**
 * Passes a listener's messages on and counts what they cost: each document sent, and one read for a target whose first
 * result is empty. A target that resumes without changes is not billed again, but looks the same from here and counts.
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
