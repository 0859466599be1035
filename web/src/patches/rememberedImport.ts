/**
 * Patch of Chrome before 156 (seen in 150): reloads the page to get a file that has failed to load.
 *
 * Wrong: Chrome remembers the failure for as long as the page lives. Every later import of the file fails at once, without
 * a request (HTML standard, issue 6768), so that "Try again" cannot help. Firefox and WebKit ask the network again; their
 * messages name no address.
 * Patch: when the same file fails a second time although the server has it, the page is reloaded.
 * Test: tests/screens/panelRetry.test.ts
 * Remove when: Chrome 156 is the oldest that Cairn supports (`web/build/supportedBrowsers.ts`).
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
