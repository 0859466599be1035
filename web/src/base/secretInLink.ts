/** A "#", or what mail scanners make of it, and 32 bytes in base64url. Behind it stand trackers and punctuation. */
const SECRET = /(?:#|%(?:25)*23)([\w-]{1,43})/;

/**
 * The key or token behind the "#" of a mailed address; empty if there is none. Mail scanners rewrite links, and some
 * send people on to an address with `%23` or `%2523` in its path.
 */
export function secretInLink({ pathname, hash }: Pick<Location, "pathname" | "hash">): string {
  return SECRET.exec(pathname + hash)?.[1] ?? "";
}
