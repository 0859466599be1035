import { EMPTY_EXPERIENCE } from "@domain/experience.ts";
import { newJournal } from "@domain/journal.ts";
import {
  checklistPath,
  coursesPath,
  journalPath,
  savedResourcesPath,
  schoolsPath,
  scoresPath,
  USER_COLLECTIONS,
  type UserCollection,
  userCollectionPath,
} from "@domain/paths.ts";
import { biology } from "@domain/samples/biology.ts";
import { SCORE_LIMIT } from "@domain/score.ts";
import { FieldValue } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { mcat, rice } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { listOf, storedItem, storedList, taskIn } from "./support/checklist.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

const noticeOf = (page: Page) => page.getByRole("region", { name: "Not in your plan" });

/** The notes of unsent words on this device. */
const notesIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft/unsent/")));

/** The locks of the pages that the notes are owed to. */
const pagesOwed = (page: Page) =>
  page.evaluate(() => {
    const notes = Object.entries(localStorage).filter(([key]) => key.startsWith("draft/unsent/"));
    const pages = notes.flatMap(([, note]) => Object.values<string>(JSON.parse(note).owed));
    return [...new Set(pages)].map((id) => `draft/unsent/${id}`);
  });

/** The page goes with its writes unanswered; another of the same browser finds the line mended. */
async function openLater(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(path);
  return later;
}

async function documentsOf(uid: string, name: UserCollection): Promise<readonly object[]> {
  const { docs } = await adminDb.collection(userCollectionPath(uid, name)).get();
  return docs.map((doc) => doc.data());
}

test("what is refused only after a reload is told, and comes back into the plan", { timeout: 90_000 }, async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: { rice }, changed_item: "rice" });
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
  const full = Object.fromEntries(Array.from({ length: SCORE_LIMIT }, (_, index) => [`score${index}`, mcat]));
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
    items: { rice: { ...rice, note: "Ask about housing." } },
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

test("each kind of thing is put back, whole where it is gone and in its parts where it stands", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const shift = { day: "2026-11-01", hours: 2, note: "" };
  await giveExperiences(ann, { pantry: { experienceName: "Food pantry", shifts: { first: shift } } });
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: { rice }, changed_item: "rice" });
  await adminDb.doc(coursesPath(ann.uid)).set({ items: { bio: biology }, changed_item: "bio" });
  await adminDb.doc(journalPath(ann.uid, "first")).set({ ...newJournal("2026-02-01", 1), title: "First day" });
  const saved = { saved_on: "2026-02-01", savedGroup: "volunteering", note: "" };
  await adminDb.doc(savedResourcesPath(ann.uid)).set({ items: { guide: saved }, changed_item: "guide" });
  const [task = ""] = Object.keys((await storedList(ann, "pm-junior"))?.items ?? {}).sort();
  const own = { status: "Pending", origin: "own", position: 900, due_date: null, completed_on: null };
  const record = { ...EMPTY_EXPERIENCE, track: "PM", changed_shift: null, created_on: "2026-02-01", type: "Research" };
  const left: Readonly<Record<string, object>> = {
    "experiences/choir": { ...record, experienceName: "Words of the choir", shifts: { first: shift } },
    "experiences/pantry": { description: "Words of the pantry" },
    "experiences/pantry/second": { ...shift, note: "Words of the shift" },
    "scores/all/mcat": { ...mcat, note: "Words of the score" },
    "schools/all/rice": { note: "Words of the school" },
    "courses/all/bio": { name: "Words of the course" },
    "courses/all/chem": { ...biology, name: "Words of another course" },
    "journals/first": { text: "Words of the journal" },
    "journals/second": { ...newJournal("2026-02-02", 2), text: "Words of another journal" },
    [`checklists/pm-junior/${task}`]: { due_date: "2027-04-05" },
    "checklists/pm-junior/own": { ...own, checklist_item_name: "Words of the task", category: null, resourceId: null },
    "savedResources/all/guide": { ...saved, note: "Words of the resource" },
    "timelines/all/join-clubs": { status: "skipped", on: "2026-02-01", reason: "Words of the step", task: null },
    "settings/tracker": { hours_goal: 4321 },
  };
  const page = await openApp("/dashboard", ann);
  await page.evaluate(
    ([uid, things]) => {
      for (const [path, thing] of Object.entries(things)) {
        const typed = Object.keys(thing).filter((name) => /name|note|text|description|reason|due|goal/i.test(name));
        const note = { at: Date.now(), thing, owed: Object.fromEntries(typed.map((name) => [name, "a page before"])) };
        localStorage.setItem(`draft/unsent/users/${uid}/${path}`, JSON.stringify(note));
      }
    },
    [ann.uid, left] as const,
  );
  await page.reload();

  await noticeOf(page).getByRole("button", { name: "Show all 14" }).click();
  const putBack = noticeOf(page).getByRole("button", { name: /^Put back/ });
  for (let count = 14; count > 0; count -= 1) {
    await putBack.first().click();
    await expect.poll(() => putBack.count()).toBe(count - 1);
  }

  await expect.poll(() => notesIn(page)).toEqual([]);
  const plan = JSON.stringify(await Promise.all(USER_COLLECTIONS.map((name) => documentsOf(ann.uid, name))));
  const words = Object.values(left).map((thing) => /Words of [a-z ]+|2027-04-05|4321/.exec(JSON.stringify(thing))?.[0]);
  expect(words.filter((each) => !plan.includes(each ?? "nothing"))).toEqual([]);
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
  // Tells other tabs that this page still waits for the answer.
  expect(await pagesOwed(page)).toEqual(
    await page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)),
  );
  const later = await openLater(page, "/dashboard");

  await expect.poll(() => storedItem(ann, "hs-10", "Ask about the choir")).toBeDefined();
  // Looked at, and found in the plan.
  await expect.poll(() => notesIn(later)).toEqual([]);
  expect(await noticeOf(later).count()).toBe(0);
});
