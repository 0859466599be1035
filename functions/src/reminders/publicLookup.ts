import type { LookupAddress, LookupOptions } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/** Networks that are not public (IANA's registries of special-purpose addresses). */
const IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** All public addresses are in one network. */
const IPV6_PUBLIC = ["2000::", 3] as const;
/** Parts of that one which lead elsewhere: Teredo, documentation, and 6to4, which contains IPv4 addresses. */
const IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const;

const blocked = new BlockList();
for (const [network, bits] of IPV4) blocked.addSubnet(network, bits, "ipv4");
for (const [network, bits] of IPV6) blocked.addSubnet(network, bits, "ipv6");
const publicIPv6 = new BlockList();
publicIPv6.addSubnet(...IPV6_PUBLIC, "ipv6");

export function isPublicIp(address: string): boolean {
  if (!isIPv6(address)) return !blocked.check(address, "ipv4");
  return publicIPv6.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

/**
 * Resolves a host for a connection, and fails if any of its addresses is not public. A subscription names the host, so
 * anyone could otherwise let the server connect to machines near it.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  publicAddresses(hostname, options).then(
    (found) => {
      const [first] = found;
      if (options.all) callback(null, found);
      else callback(null, first?.address ?? "", first?.family);
    },
    (error: Error) => callback(error, "", 0),
  );
};

async function publicAddresses(hostname: string, options: LookupOptions): Promise<LookupAddress[]> {
  // Loaded with the first push, so that no other call waits for it.
  const { lookup } = await import("node:dns/promises");
  const found = await lookup(hostname, { ...options, all: true });
  if (found.length === 0) throw new Error("The host has no address.");
  if (!found.every(({ address }) => isPublicIp(address))) throw new Error("The host is not public.");
  return found;
}
