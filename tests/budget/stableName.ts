/** Seven characters for a script and eight for anything else, at least one of them outside of any word. */
const HASH = /-(?=[\w-]*[A-Z0-9_])[\w-]{7,8}(?=\.\w+$)/;

/** A file's path without its content hash, so that it stays the same from build to build. */
export function stableName(path: string): string {
  return path.replace(HASH, "");
}
