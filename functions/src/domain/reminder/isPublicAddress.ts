/** Names that no public host has (RFC 2606, 6761, 6762, 8375, 9476, and those that networks use inside). */
const RESERVED = /\.(localhost|local|internal|intranet|private|corp|home|lan|test|example|invalid|onion|alt|arpa)$/;

/** Whether a text is an https address of a public host: a name with a dot, the usual port, no password. */
export function isPublicAddress(address: string): boolean {
  const url = urlOf(address);
  if (url === null || url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") {
    return false;
  }
  const host = url.hostname.replace(/\.$/, "");
  // A URL writes every form of an IPv4 address with dots, and an IPv6 address in brackets.
  if (/^[\d.]+$/.test(host) || host.startsWith("[")) return false;
  return host.includes(".") && !RESERVED.test(host);
}

/** Whether a text is a plain address on this machine. Only the local suite and tests send pushes there. */
export function isLocalAddress(address: string): boolean {
  const url = urlOf(address);
  return url !== null && url.protocol === "http:" && url.hostname === "127.0.0.1" && url.username === "";
}

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
