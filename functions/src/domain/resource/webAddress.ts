/** The protocols a browser opens as a page. Anything else, such as `javascript:`, must never become a link. */
const PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:"]);

/** The address in its standard form; null unless it is an absolute http or https address without a password. */
export function webAddress(typed: string): string | null {
  try {
    const { href, protocol, username, password } = new URL(typed.trim());
    return PROTOCOLS.has(protocol) && username === "" && password === "" ? href : null;
  } catch {
    return null;
  }
}
