/**
 * Chrome keeps a file that failed to load as failed for as long as the page lives: every later import of it fails at
 * once, without a request (seen in Chromium 150; in 156 no more. HTML standard, issue 6768). There "Try again" can only
 * help by loading the page again. Firefox and WebKit name no address in their message, and ask the network again.
 */

/** Milliseconds. Failures this far apart are two tries; closer together, they are of parts that waited for one file. */
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
