import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The addresses of `X-Forwarded-For` that a caller through Hosting cannot write: the one Hosting appends, which is the
 * caller's, and the one the function's own front end appends, which is Hosting's.
 *
 * Google documents the header of a function as the list of all addresses on the way, client first
 * (cloud.google.com/functions/docs/reference/headers), and says of its load balancers that they append to what a caller
 * has sent (cloud.google.com/load-balancing/docs/https#x-forwarded-for_header); both read on 2026-11-22. It does not
 * document how many addresses Hosting appends. Each call logs the length of its list as `hops`, so DEPLOY.md can tell
 * how to check this number against a real project.
 */
const APPENDED = 2;

/**
 * Where a request came from, as a key for counters.
 *
 * `request.ip` is of no use: the functions runtime trusts every proxy, so it is the first address of the list, which a
 * caller may invent. Whoever calls the function without Hosting can invent all but the last address. Their key then
 * ends with their own address, so it is never the key of somebody behind Hosting.
 */
export function senderOf(request: Pick<IncomingMessage, "headers" | "socket">): string {
  return forwardedFor(request).slice(-APPENDED).map(networkOf).join(", ") || (request.socket.remoteAddress ?? "");
}

/** How many addresses the proxies and the caller have written. */
export function hopsOf(request: Pick<IncomingMessage, "headers">): number {
  return forwardedFor(request).length;
}

function forwardedFor({ headers }: Pick<IncomingMessage, "headers">): string[] {
  const listed = headers["x-forwarded-for"];
  const addresses = (typeof listed === "string" ? listed : "").split(",").map((address) => address.trim());
  return addresses.filter((address) => address !== "");
}

/** A subscriber has at least a /64 of IPv6 addresses (RFC 6177), so all of those count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
