import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The axe-core violations in the parts of a page that the selectors match, one line each. */
export function axeViolations(page: Page, ...selectors: readonly string[]): Promise<string[]> {
  return violationsOf(page, selectors, {});
}

/** Only the violations of color rules: another theme or mode can change nothing else on a page already checked. */
export function contrastViolations(page: Page, ...selectors: readonly string[]): Promise<string[]> {
  return violationsOf(page, selectors, { runOnly: ["color-contrast", "link-in-text-block"] });
}

async function violationsOf(page: Page, selectors: readonly string[], options: RunOptions): Promise<string[]> {
  // Waits for color transitions to end.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((moving) => (moving instanceof CSSTransition ? moving.finished : [])),
    ),
  );
  // Evaluated instead of added as a script: the page's Content-Security-Policy would block a script.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, [string[], RunOptions]>(
    ([include, asked]) =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(
        { include: include.map((part) => [part]) },
        asked,
      ),
    [[...selectors], options],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
