/** Each browser has its own words for a script that did not arrive; only the first name is a standard of bundlers. */
const MESSAGES = /Loading chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || MESSAGES.test(error.message));
}
