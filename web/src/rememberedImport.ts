/**
 * Chrome remembers a failed import for as long as the page lives: every later import of the file fails at once, without
 * a request (seen in Chromium 150, no longer in 156; HTML standard, issue 6768). There, "Try again" can only work by
 * reloading the page. Firefox and WebKit do not name the address in their message, and do ask the network again.
 */

/**
 * In milliseconds. Failures this far apart are two attempts; closer ones come from parts that waited for the same file.
 */
const ANOTHER_TRY = 50;

const firstFailures = new Map<string, number>();

addEventListener("vite:preloadError", ({ payload }) => {
  const address = /https?:\/\/\S+$/.exec(payload.message)?.[0];
  if (address === undefined) return;
  const now = performance.now();
  const first = firstFailures.get(address);
  if (first === undefined) firstFailures.set(address, now);
  else if (now - first > ANOTHER_TRY) void reloadIfThere(address);
});

async function reloadIfThere(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok && answer.headers.get("Content-Type")?.includes("javascript")) location.reload();
}
