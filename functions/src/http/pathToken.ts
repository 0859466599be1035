/** Stands for a secret in a route's path. */
const TOKEN = ":token";

/**
 * What a called path has in the place of `:token` in a route's path. Empty if the route has no such place. Null if the
 * call is for another route. Works with and without Hosting: the function's own address omits `/api`.
 */
export function pathToken(route: string, called: string): string | null {
  const path = `/api${called.replace(/^\/api(?=\/)/, "")}`;
  const [before = "", after] = route.split(TOKEN);
  if (after === undefined) return path === route ? "" : null;
  if (!path.startsWith(before) || !path.endsWith(after)) return null;
  const token = path.slice(before.length, -after.length);
  return /^[^/]+$/.test(token) ? token : null;
}
