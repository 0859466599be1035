import type { IncomingMessage } from "node:http";

/**
 * Where a request came from, as every proxy on its way has told: each adds, at the end, the address it was called from.
 *
 * `request.ip` is of no use here. The functions runtime trusts every proxy, so it is the first address of the list, which
 * a caller may write: anybody could use up the tries of a school by naming its address. The list as a whole cannot be
 * claimed, for its end is written by Google's front end. Through Hosting it is the student's address, then Hosting's; a
 * caller who makes up the beginning only gets counters of its own, and those share the allowance of the last address.
 */
export function senderOf({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string {
  const listed = headers["x-forwarded-for"];
  const addresses = (typeof listed === "string" ? listed : "").split(",").map((address) => address.trim());
  return addresses.filter((address) => address !== "").join(", ") || (socket.remoteAddress ?? "");
}

/** The only address of the list that no caller can make up. */
export function lastHopOf(sender: string): string {
  return sender.slice(sender.lastIndexOf(",") + 1).trim();
}
