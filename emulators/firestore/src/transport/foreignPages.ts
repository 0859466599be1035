import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

/**
 * Why a request is refused: any page that a developer visits can send requests to this machine, and without a token the
 * emulator gives them all rights. Null for a request of a program or of a page on this machine.
 *
 * @param hosts More host names whose pages and addresses are trusted.
 */
export function foreignness(headers: IncomingHttpHeaders, hosts: readonly string[]): string | null {
  if (!isOwnName(nameIn(`http://${headers.host ?? ""}`), hosts)) return "host name";
  const { origin } = headers;
  if (origin === undefined) return null;
  // A page that names no referrer sends no origin with some requests to its own server.
  if (origin === "null" && headers["sec-fetch-site"] === "same-origin") return null;
  const name = nameIn(origin);
  return name !== null && isTrusted(name, hosts) ? null : "origin";
}

/**
 * Protects against DNS rebinding: a website can point its own host name to 127.0.0.1, and its pages are then
 * same-origin with the emulator. IP addresses are safe, because they cannot be pointed elsewhere.
 */
function isOwnName(name: string | null, hosts: readonly string[]): boolean {
  return name !== null && (isTrusted(name, hosts) || isIP(name) !== 0);
}

function isTrusted(name: string, hosts: readonly string[]): boolean {
  return LOOPBACK.includes(name) || hosts.some((host) => host.toLowerCase() === name);
}

/** The host name in an address, in lower case. Null if there is none, or the address is not of the web. */
function nameIn(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^\[(.*)\]$/, "$1");
}
