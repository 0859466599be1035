import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong in the parts of a page that the selectors name, in one line each. */
export function axeViolations(page: Page, ...selectors: readonly string[]): Promise<string[]> {
  return violationsOf(page, selectors, {});
}

/** The same by the rules that read colors: all that another theme or mode of a page that was looked at whole can change. */
export function contrastViolations(page: Page, ...selectors: readonly string[]): Promise<string[]> {
  return violationsOf(page, selectors, { runOnly: ["color-contrast", "link-in-text-block"] });
}

async function violationsOf(page: Page, selectors: readonly string[], options: RunOptions): Promise<string[]> {
  // A color on its way to another is neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((moving) => (moving instanceof CSSTransition ? moving.finished : [])),
    ),
  );
  // Evaluated, not added as a script: the page's Content-Security-Policy would refuse that.
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
