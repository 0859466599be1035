import type { Page } from "playwright-core";

/** Opens a path within the app like a link, without loading the page again. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
