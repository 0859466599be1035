import { checklistPath, schoolsPath, scoresPath } from "@domain/paths.ts";
import type { School } from "@domain/school.ts";
import { SCORE_LIMIT, type Score } from "@domain/score.ts";
import { FieldValue } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { listOf, storedItem, taskIn } from "./support/checklist.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

const RICE: School = { ...plainSchool, track: "PM", kind: "MD", name: "Rice", state: "TX", control: "private" };

const MCAT: Score = {
  test: "MCAT",
  kind: "official",
  date: "2025-05-01",
  values: { CP: 125, CARS: 125, BB: 125, PS: 125 },
  scales: [],
  note: "",
};

const noticeOf = (page: Page) => page.getByRole("region", { name: "Not in your plan" });

/** The notes of unsent words on this device. */
const notesIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft/unsent/")));

/** The page goes with its writes unanswered; another of the same browser finds the line mended. */
async function openLater(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(path);
  return later;
}

test("what is refused only after a reload is told, and comes back into the plan", { timeout: 90_000 }, async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: { rice: RICE }, changed_item: "rice" });
  const page = await openApp("/tracker/scores", ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const score = page.getByRole("form", { name: "Add MCAT score" });
  await score.waitFor();
  await moveTo(page, "/tracker/schools?school=rice");
  const note = page.getByRole("form", { name: "Note on Rice" });
  await note.waitFor();

  await page.context().setOffline(true);
  await note.locator('[name="note"]').fill("Ask about housing.");
  await note.getByRole("button", { name: "Save note" }).click();
  await moveTo(page, "/tracker/scores");
  await score.locator('[name="date"]').fill("2026-05-01");
  for (const section of ["CP", "CARS", "BB", "PS"]) await score.locator(`[name="values.${section}"]`).fill("127");
  await score.locator('[name="note"]').fill("The second try.");
  await score.getByRole("button", { name: "+ Add Score" }).click();
  await page.getByText("2 changes are kept on this device").waitFor();
  // Shown from what Firestore holds on this device.
  await page.getByRole("button", { name: "Edit MCAT, attempt 1", exact: true }).waitFor();
  // Meanwhile another device fills one list and takes the school off the other.
  const full = Object.fromEntries(Array.from({ length: SCORE_LIMIT }, (_, index) => [`score${index}`, MCAT]));
  await adminDb.doc(scoresPath(ann.uid)).set({ items: full, changed_item: "score0" });
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: {}, changed_item: "rice" });
  const later = await openLater(page, "/tracker/scores");

  const notice = noticeOf(later);
  await notice.getByText("MCAT, May 1, 2026").waitFor();
  await notice.getByText("Rice", { exact: true }).waitFor();
  expect(await axeViolations(later, ".unsent")).toEqual([]);
  await later.emulateMedia({ colorScheme: "dark" });
  expect(await contrastViolations(later, ".unsent")).toEqual([]);

  await notice.getByRole("button", { name: "Copy: MCAT, May 1, 2026" }).click();
  await notice.getByRole("button", { name: "Copied: MCAT, May 1, 2026" }).waitFor();
  expect(await later.evaluate(() => navigator.clipboard.readText())).toContain(
    "Scores: CP 127, CARS 127, BB 127, PS 127\nNote: The second try.",
  );

  await notice.getByRole("button", { name: "Leave it: Rice" }).click();
  await later.getByText('"Rice" is left out of your plan.').waitFor();
  expect(await notice.getByText("Rice", { exact: true }).count()).toBe(0);
  await later.getByRole("button", { name: "Undo" }).click();
  await notice.getByRole("button", { name: "Put back: Rice" }).click();
  await later.getByText('"Rice" is in your plan.').waitFor();
  expect(await stored(schoolsPath(ann.uid))).toMatchObject({
    items: { rice: { ...RICE, note: "Ask about housing." } },
  });

  await notice.getByRole("button", { name: "Put back: MCAT, May 1, 2026" }).click();
  await notice.getByText(`This list holds ${SCORE_LIMIT} entries.`).waitFor();
  const last = later.getByRole("button", { name: `Edit MCAT, attempt ${SCORE_LIMIT}`, exact: true });
  await last.waitFor();
  await adminDb.doc(scoresPath(ann.uid)).update({ "items.score0": FieldValue.delete() });
  await last.waitFor({ state: "detached" });
  await notice.getByRole("button", { name: "Put back: MCAT, May 1, 2026" }).click();
  await notice.waitFor({ state: "detached" });
  await expect.poll(async () => JSON.stringify(await stored(scoresPath(ann.uid)))).toContain("The second try.");
  await expect.poll(() => notesIn(later)).toEqual([]);
});

test("what arrives after a reload is not told", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  const list = listOf(page);
  await list.getByRole("checkbox").first().waitFor();

  await page.context().setOffline(true);
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await list.getByLabel("New task").fill("Ask about the choir");
  await page.keyboard.press("Enter");
  await page.getByText("1 change is kept on this device").waitFor();
  await taskIn(list, "Ask about the choir").waitFor();
  expect(await notesIn(page)).toEqual([expect.stringContaining(checklistPath(ann.uid, "hs-10"))]);
  const later = await openLater(page, "/dashboard");

  await expect.poll(() => storedItem(ann, "hs-10", "Ask about the choir")).toBeDefined();
  // Looked at, and found in the plan.
  await expect.poll(() => notesIn(later)).toEqual([]);
  expect(await noticeOf(later).count()).toBe(0);
});
