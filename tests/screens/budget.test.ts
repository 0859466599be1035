import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { readBudget } from "../budget/budget.ts";
import { compareVisits } from "../budget/compareBudget.ts";
import { measurePages } from "../budget/measurePages.ts";
import { chromiumLaunch } from "../support/chromiumLaunch.ts";
import { suite } from "../support/suite.ts";

test("no page requests or reads more than its budget", async () => {
  const browser = await chromium.launch(chromiumLaunch);
  const { hostingUrl: baseURL, firestoreHost, builtFiles } = suite;

  const measured = await measurePages(browser, { baseURL, firestoreHost, builtFiles }).finally(() => browser.close());

  const { over, under } = compareVisits(readBudget(), measured);
  for (const sentence of under) console.log(sentence);
  expect(over.join("\n\n")).toBe("");
});
