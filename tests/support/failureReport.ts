import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Below the project's folder for test output. */
const FOLDER = ".cairn/test-failures";
/** How much of a page's text is printed, in characters. */
const PRINTED = 600;

export interface OpenPage {
  readonly page: Page;
  /** The complaints of its console and network. */
  readonly complaints: readonly string[];
}

/** The folder of a failed test, relative to the project root. */
export function failureFolder(test: string): string {
  return join(FOLDER, test.replaceAll(/[^\w-]+/g, "-").slice(0, 100));
}

/** Saves a screenshot, the text and the complaints of each open page when its test has failed, and prints the text. */
export async function reportFailure(test: string, pages: readonly OpenPage[]): Promise<void> {
  const folder = failureFolder(test);
  await mkdir(folder, { recursive: true });
  for (const [at, { page, complaints }] of pages.entries()) {
    if (page.isClosed()) continue;
    try {
      const text = await page.locator("body").innerText({ timeout: 2_000 });
      const lines = [page.url(), text, "", "Console and network:", ...complaints];
      await writeFile(join(folder, `page-${at + 1}.txt`), `${lines.join("\n")}\n`);
      await page.screenshot({ path: join(folder, `page-${at + 1}.png`), timeout: 5_000 });
      console.error(`${page.url()} showed, when the test failed (${folder}):\n${text.slice(0, PRINTED)}`);
    } catch (error) {
      console.error(`${page.url()} could not be looked at: ${error instanceof Error ? error.message : error}`);
    }
  }
}
