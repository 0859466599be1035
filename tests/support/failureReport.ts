import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Under the project's folder for what tests leave behind. */
const FOLDER = ".cairn/test-failures";
/** How much of a page's text is printed, in characters. */
const PRINTED = 600;

export interface OpenPage {
  readonly page: Page;
  /** What its console and network have complained about. */
  readonly complaints: readonly string[];
}

/** The folder of a failed test, from the project's root. */
export function failureFolder(test: string): string {
  return join(FOLDER, test.replaceAll(/[^\w-]+/g, "-").slice(0, 100));
}

/** Keeps what each open page shows when its test has failed (a picture, its text, its complaints) and prints the text. */
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
