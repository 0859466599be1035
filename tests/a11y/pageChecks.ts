import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { readStop } from "../support/focusStop.ts";
import type { Condition } from "./conditions.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The longest walk: more stops than any screen has. A focus trap would exceed it. */
const MOST_STOPS = 400;

/** The problems of the page under the condition, one line each. */
export async function problemsOf(page: Page, condition: Condition): Promise<readonly string[]> {
  return [
    ...(await axeProblems(page, condition)),
    ...(condition.rules ? [] : await layoutProblems(page)),
    ...(condition.media?.reducedMotion === "reduce" ? await motionProblems(page) : []),
    ...(condition.walks ? await walkProblems(page) : []),
  ];
}

async function axeProblems(page: Page, { rules, media }: Condition): Promise<readonly string[]> {
  await page.evaluate(axe);
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: WCAG },
    ...(rules === undefined && {
      rules: {
        // Part of WCAG 2.1, but not of axe's default rules.
        "label-content-name-mismatch": { enabled: true },
        // The system sets forced colors. axe reads the original ones.
        "color-contrast": { enabled: media?.forcedColors !== "active" },
      },
    }),
    resultTypes: ["violations"],
  };
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (asked) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(asked),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")}${any[0] ? ` (${any[0].message})` : ""}`),
  );
}

/** Finds horizontal overflow, and text that is cut off and cannot be scrolled to. */
function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const cutOf = (element: HTMLElement, { overflowX, overflowY }: CSSStyleDeclaration) => {
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) return "width";
      return hides(overflowY) && element.scrollHeight > element.clientHeight + 3 ? "height" : null;
    };
    if (root.scrollWidth > root.clientWidth) found.push(`sideways: the page is ${root.scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isHidden = element.getClientRects().length === 0 || style.visibility === "hidden";
      // A box of about a pixel contains text for screen readers only.
      if (!own || isHidden || element.clientWidth <= 2 || element.clientHeight <= 2) continue;
      const cut = cutOf(element, style);
      if (cut !== null)
        found.push(`cut off in ${cut}: ${element.className || element.tagName} "${element.innerText.slice(0, 40)}"`);
    }
    return found;
  });
}

/** With reduced motion, no animation runs on or lasts long. */
function motionProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const isStill = Number(duration) * Number(iterations) < 100;
      return animation.playState === "running" && !isStill ? [`moves: ${animation.constructor.name}`] : [];
    }),
  );
}

/** Walks the page with Tab: each stop has a visible, uncovered focus, and the walk returns to its start. */
async function walkProblems(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-walked]")) element.removeAttribute("data-walked");
  });
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readStop);
    if (stop === null || !stop.isNew) return found;
    if (!stop.hasMark) found.push(`focus is not seen: ${stop.name}`);
    if (stop.isCovered) found.push(`focus is covered: ${stop.name}`);
  }
  return [...found, `the Tab walk does not return to its start within ${MOST_STOPS} stops`];
}
