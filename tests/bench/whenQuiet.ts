import type { Page } from "playwright-core";

const QUIET = 1_500;

/**
 * Watches what the page asks for from now on; the answer waits until it has asked for nothing new for a while. Open
 * requests do not count: listeners hold theirs for as long as the page lives.
 */
export function whenQuiet(page: Page): () => Promise<void> {
  let last = performance.now();
  page.on("request", () => {
    last = performance.now();
  });
  page.on("response", () => {
    last = performance.now();
  });
  return async () => {
    while (performance.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
  };
}
