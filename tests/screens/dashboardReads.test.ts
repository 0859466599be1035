import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logIn, newPage, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";

useBrowser();

/** Firestore bills each of these as one read. A query costs one per document found, or one if it finds none. */
const LIMIT = 12;

test("a cold dashboard with 100 experiences reads at most 12 documents", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const shifts = { one: { day: "2026-10-01", hours: 3, note: "" }, two: { day: "2026-10-08", hours: 2, note: "" } };
  await giveExperiences(
    ann,
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`record-${index}`, { shifts }])),
  );
  const page = await newPage();
  const targets = listenTargets(page);

  await page.goto("/auth");
  await logIn(page, ann);
  await page.getByRole("region", { name: "Previous Year's Checklist" }).getByRole("checkbox").first().waitFor();
  await page.getByText("500 hours").first().waitFor();

  const queries = () => targets.flatMap(({ query }) => query?.structuredQuery ?? []);
  // The query for the latest support thread, to show a new answer. It is sent after the page's content.
  await expect.poll(queries).toMatchObject([{ from: [{ collectionId: "supportThreads" }], limit: 1 }]);
  const documents = targets.flatMap((target) => target.documents?.documents ?? []);
  expect(documents).toContainEqual(expect.stringContaining("/summaries/experiences"));
  expect(documents.length + queries().length).toBeLessThanOrEqual(LIMIT);
});

test("requests the checklist together with the student, and its files before the app runs", async () => {
  const ben = await newStudent({ stage: "pm-junior" });
  const page = await newPage();
  await page.goto("/auth");
  expect(await page.locator('head link[href*="DashboardScreen"]').count()).toBe(0);
  await logIn(page, ben);
  const task = page.getByRole("region", { name: "Current Year's Checklist" }).getByRole("checkbox").first();
  await task.waitFor();
  const targets = listenTargets(page);

  await page.reload();
  await task.waitFor();
  await page.getByRole("region", { name: "Previous Year's Checklist" }).getByRole("checkbox").first().waitFor();

  await expect
    .poll(() => targets.flatMap((target) => target.documents?.documents ?? []).slice(0, 2))
    .toEqual([expect.stringMatching(/users\/[^/]+$/), expect.stringContaining("/checklists/pm-junior")]);
  expect(await page.locator('head link[rel="modulepreload"][href*="DashboardScreen"]').count()).toBe(1);
});

interface Target {
  readonly documents?: { readonly documents: readonly string[] };
  readonly query?: { readonly structuredQuery: object };
}

/** All Firestore targets the page listens to, in order. The web SDK also reads single documents this way. */
function listenTargets(page: Page): readonly Target[] {
  const targets: Target[] = [];
  // Requests of the previous page do not count.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) targets.length = 0;
  });
  page.on("request", (request) => {
    if (!request.url().includes("Firestore/Listen/channel")) return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? "")) {
      if (!name.endsWith("__data__")) continue;
      const { addTarget } = JSON.parse(value) as { addTarget?: Target };
      if (addTarget) targets.push(addTarget);
    }
  });
  return targets;
}
