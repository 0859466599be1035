/** Each browser has its own message for a script that failed to load. Only the first is a convention of bundlers. */
const MESSAGES = /Loading chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || MESSAGES.test(error.message));
}
