import type { Page } from "playwright-core";

const QUIET = 1_500;

/**
 * Watches the page's requests from now on. The returned function resolves once the page has made no new request for a
 * while. Open requests do not count: listeners keep theirs open as long as the page lives.
 */
export function whenQuiet(page: Page, milliseconds = QUIET): () => Promise<void> {
  let last = performance.now();
  page.on("request", () => {
    last = performance.now();
  });
  page.on("response", () => {
    last = performance.now();
  });
  return async () => {
    while (performance.now() - last < milliseconds) await new Promise((resolve) => setTimeout(resolve, 100));
  };
}
