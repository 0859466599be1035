import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The number of addresses in `X-Forwarded-For` that a caller through Hosting cannot fake: Hosting appends the caller's
 * address, and the function's own front end appends Hosting's address.
 *
 * Google documents a function's header as the list of all addresses on the way, client first
 * (cloud.google.com/functions/docs/reference/headers). Its load balancers append to what a caller has sent
 * (cloud.google.com/load-balancing/docs/https#x-forwarded-for_header). Both read on 2026-11-22. How many addresses
 * Hosting appends is not documented. Each call logs the length of its list as `hops`, and DEPLOY.md describes how to
 * check this number in a real project.
 */
const APPENDED = 2;

/**
 * The origin of a request, as a key for counters.
 *
 * `request.ip` does not work: the functions runtime trusts every proxy, so it is the first address of the list, which a
 * caller can fake. A caller who skips Hosting can fake all but the last address. Their key then ends with their own
 * address, so it never equals the key of a caller behind Hosting.
 */
export function senderOf(request: Pick<IncomingMessage, "headers" | "socket">): string {
  return forwardedFor(request).slice(-APPENDED).map(networkOf).join(", ") || (request.socket.remoteAddress ?? "");
}

/** The part of a sender that no caller can invent: the address that connected to the function's front end. */
export function connectionOf(sender: string): string {
  return sender.slice(sender.lastIndexOf(" ") + 1);
}

/** The number of addresses written by proxies and the caller. */
export function hopsOf(request: Pick<IncomingMessage, "headers">): number {
  return forwardedFor(request).length;
}

function forwardedFor({ headers }: Pick<IncomingMessage, "headers">): string[] {
  const listed = headers["x-forwarded-for"];
  const addresses = (typeof listed === "string" ? listed : "").split(",").map((address) => address.trim());
  return addresses.filter((address) => address !== "");
}

/** A subscriber has at least a /64 of IPv6 addresses (RFC 6177), so all of them count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
