import { CHOICE_LIMIT } from "@domain/application/application.ts";
import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import type { PlanCollection } from "@domain/records/collections.ts";
import {
  applicationPath,
  checklistPath,
  coursesPath,
  experienceSummaryPath,
  savedResourcesPath,
  schoolsPath,
  scoresPath,
  userCollectionPath,
} from "@domain/records/firestorePaths.ts";
import { PLAN_COLLECTIONS } from "@domain/records/planFile.ts";
import { biology } from "@domain/samples/biology.ts";
import { SCORE_LIMIT } from "@domain/score/score.ts";
import { FieldValue } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { expectComplaints, openApp, untilStored, useBrowser, useStory } from "../support/browser.ts";
import { mcat, practiced, rice } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { listOf, storedItem, storedList, taskIn } from "./support/checklist.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

const noticeOf = (page: Page) => page.getByRole("region", { name: "Not in your plan" });

/** What is logged on this device as not sent yet. */
const notesIn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, write]) =>
      /^draft\/(log|unsent|early)\//.test(key) ? [String(write)] : [],
    ),
  );

/** Closes the page while its writes are unanswered. The next page in the same browser is online. */
async function openLater(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(path);
  return later;
}

async function documentsOf(uid: string, name: PlanCollection): Promise<readonly object[]> {
  const { docs } = await adminDb.collection(userCollectionPath(uid, name)).get();
  return docs.map((doc) => doc.data());
}

describe("edits that the server rejects after a reload", () => {
  const story = useStory(async () => {
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
    await page.getByText("2 changes wait on this device").waitFor();
    // Shown from Firestore's storage on this device.
    await page.getByRole("button", { name: "Edit MCAT, attempt 1", exact: true }).waitFor();
    // Meanwhile, another device fills one list and deletes the school from the other.
    const full = Object.fromEntries(Array.from({ length: SCORE_LIMIT }, (_, index) => [`score${index}`, mcat]));
    await adminDb.doc(scoresPath(ann.uid)).set({ items: full, changed_item: "score0" });
    await adminDb.doc(schoolsPath(ann.uid)).set({ items: {}, changed_item: "rice" });
    const later = await openLater(page, "/tracker/scores");
    const notice = noticeOf(later);
    await notice.getByText("Rice", { exact: true }).waitFor();
    return { ann, later, notice };
  });

  test("are listed", async () => {
    const { later, notice } = story();

    await notice.getByText("MCAT", { exact: true }).waitFor();
    await notice.getByText("Rice", { exact: true }).waitFor();
    expect(await axeViolations(later, ".unsent")).toEqual([]);
    await later.emulateMedia({ colorScheme: "dark" });
    expect(await contrastViolations(later, ".unsent")).toEqual([]);
  });

  test("can be copied", async () => {
    const { later, notice } = story();

    await notice.getByRole("button", { name: "Copy: MCAT" }).click();
    await notice.getByRole("button", { name: "Copied: MCAT" }).waitFor();

    expect(await later.evaluate(() => navigator.clipboard.readText())).toContain(
      "Scores: CP 127, CARS 127, BB 127, PS 127\nNote: The second try.",
    );
  });

  test("can be discarded, which Undo reverts, and restored whole", async () => {
    const { ann, later, notice } = story();

    await notice.getByRole("button", { name: "Discard: Rice" }).click();
    await later.getByText('"Rice" is left out of your plan.').waitFor();
    expect(await notice.getByText("Rice", { exact: true }).count()).toBe(0);
    await later.getByRole("button", { name: "Undo" }).click();
    await notice.getByRole("button", { name: "Restore: Rice" }).click();
    await later.getByText('"Rice" is in your plan.').waitFor();

    expect(await stored(schoolsPath(ann.uid))).toMatchObject({
      items: { rice: { ...rice, note: "Ask about housing." } },
    });
  });

  test("can be restored into a full list once it has room", async () => {
    const { ann, later, notice } = story();

    await notice.getByRole("button", { name: "Restore: MCAT" }).click();
    await notice.getByText(`This list is full: it can hold ${SCORE_LIMIT} entries.`).waitFor();
    const last = later.getByRole("button", { name: `Edit MCAT, attempt ${SCORE_LIMIT}`, exact: true });
    await last.waitFor();
    await adminDb.doc(scoresPath(ann.uid)).update({ "items.score0": FieldValue.delete() });
    await last.waitFor({ state: "detached" });
    await notice.getByRole("button", { name: "Restore: MCAT" }).click();
    await notice.getByText("MCAT", { exact: true }).waitFor({ state: "detached" });

    await expect.poll(async () => JSON.stringify(await stored(scoresPath(ann.uid)))).toContain("The second try.");
  });

  test("leave no note on the device once each is settled", async () => {
    const { later, notice } = story();

    for (const name of ["Rice", "MCAT"]) {
      const leave = notice.getByRole("button", { name: `Discard: ${name}` });
      if (await leave.isVisible()) await leave.click();
    }

    await notice.waitFor({ state: "detached" });
    await expect.poll(() => notesIn(later)).toEqual([]);
  });
});

const SHIFT = { day: "2026-11-01", hours: 2, note: "" };
const SAVED = { saved_on: "2026-02-01", savedGroup: "volunteering", note: "" };

interface Left {
  /** The fields that an earlier page has written. */
  readonly fields: object;
  /** The record as that page knew it. Null for a new one. */
  readonly before: object | null;
}

/** A plan with a record of each kind, and an earlier page's unanswered write to each. */
async function givePlanAndLeft(ann: Student): Promise<Readonly<Record<string, Left>>> {
  const pantry = { experienceName: "Food pantry", description: "" };
  await giveExperiences(ann, { pantry: { ...pantry, shifts: { first: SHIFT } } });
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: { rice }, changed_item: "rice" });
  await adminDb.doc(coursesPath(ann.uid)).set({ items: { bio: biology }, changed_item: "bio" });
  await adminDb.doc(savedResourcesPath(ann.uid)).set({ items: { guide: SAVED }, changed_item: "guide" });
  const tasks = (await storedList(ann, "pm-junior"))?.items ?? {};
  const [task = ""] = Object.keys(tasks).sort();
  const own = { status: "Pending", origin: "own", position: 900, due_date: null, completed_on: null };
  const record = { ...EMPTY_EXPERIENCE, track: "PM", changed_shift: null, created_on: "2026-02-01", type: "Research" };
  const step = { status: "skipped", on: "2026-02-01", reason: "Words of the step", task: null };
  const added = (fields: object): Left => ({ fields, before: null });
  return {
    "experiences/choir": added({
      ...record,
      experienceName: "Words of the choir",
      shifts: { first: SHIFT },
      changed_shift: "first",
    }),
    "experiences/pantry": { fields: { description: "Words of the pantry" }, before: pantry },
    "experiences/pantry/second": added({ ...SHIFT, note: "Words of the shift" }),
    "scores/all/mcat": added({ ...mcat, note: "Words of the score" }),
    "schools/all/rice": { fields: { note: "Words of the school" }, before: rice },
    "courses/all/bio": { fields: { name: "Words of the course" }, before: biology },
    "courses/all/chem": added({ ...biology, name: "Words of another course" }),
    [`checklists/pm-junior/${task}`]: { fields: { due_date: "2027-04-05" }, before: tasks[task] ?? null },
    "checklists/pm-junior/own": added({
      ...own,
      checklist_item_name: "Words of the task",
      category: null,
      resourceId: null,
    }),
    "savedResources/all/guide": { fields: { note: "Words of the resource" }, before: SAVED },
    "practices/all/mmi": added({ ...practiced, note: "Words of the practice" }),
    "timelines/all/join-clubs": added(step),
    "applications/amcas/pantry": added({ position: 7654.5, copied: "" }),
    "settings/tracker": { fields: { hours_goal: 4321 }, before: null },
  };
}

function entryEdits(uid: string, id: string, record: Experience): readonly object[] {
  const of = experienceSummaryPath(uid);
  return [
    { of, path: ["items", id], was: [null], value: entryOf(record) },
    { of, path: ["changed_item"], was: [], value: id },
    { of, path: ["changed_shift"], was: [], value: record.changed_shift },
  ];
}

/** What is in the log of a page that wrote this. */
function loggedAs({ uid }: Student, path: string, { fields, before }: Left, isTold: boolean): object {
  const [collection, id, row] = path.split("/");
  const [map, mark] = collection === "experiences" ? ["shifts", "changed_shift"] : ["items", "changed_item"];
  const of = `users/${uid}/${collection}/${id}`;
  const record = row === undefined ? [] : [map, row];
  const was = (name: string) => [Object(before)[name] ?? null];
  const changes = Object.entries(fields).map(([name, value]) => ({
    of,
    path: [...record, name],
    was: was(name),
    value,
  }));
  const edits = before ? changes : [{ of, path: record, was: [null], value: fields }];
  const marks = row === undefined ? [] : [{ of, path: [mark], was: [], value: row }];
  const records = before ? [{ of, path: record, value: { ...before, ...fields } }] : [];
  const isExperience = collection === "experiences" && row === undefined && before === null;
  // A new experience is written with its entry in the summary.
  const entry = isExperience ? entryEdits(uid, id ?? "", fields as Experience) : [];
  return { at: Date.now(), edits: [...edits, ...marks, ...entry], records, isTold };
}

/** Opens the app in a browser with these writes of an earlier page. */
async function openAfter(ann: Student, left: Readonly<Record<string, Left>>, isTold: boolean): Promise<Page> {
  const writes = Object.entries(left).map(([path, each]) => loggedAs(ann, path, each, isTold));
  return openWith(
    ann,
    writes.map((write, index) => [`draft/log/${ann.uid}#before/${index}`, write]),
  );
}

/** Opens the app in a browser that has stored this. */
async function openWith(ann: Student, things: readonly (readonly [key: string, stored: object])[]): Promise<Page> {
  const page = await openApp("/dashboard", ann);
  await page.evaluate((all) => {
    for (const [key, thing] of all) localStorage.setItem(key, JSON.stringify(thing));
  }, things);
  await page.reload();
  return page;
}

/** The words of unanswered writes that are missing from the plan. */
async function wordsMissing({ uid }: Student, left: Readonly<Record<string, Left>>): Promise<readonly string[]> {
  const plan = JSON.stringify(await Promise.all(PLAN_COLLECTIONS.map((name) => documentsOf(uid, name))));
  const words = Object.values(left).map(
    (thing) => /Words of [a-z ]+|2027-04-05|4321|7654.5/.exec(JSON.stringify(thing))?.[0],
  );
  return words.flatMap((each) => (plan.includes(each ?? "nothing") ? [] : [each ?? ""]));
}

test("each kind of record that the server rejects is restored by itself, whole or in parts", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const left = await givePlanAndLeft(ann);

  const page = await openAfter(ann, left, false);

  await expect.poll(() => wordsMissing(ann, left)).toEqual([]);
  await expect.poll(() => notesIn(page)).toEqual([]);
  expect(await noticeOf(page).count()).toBe(0);
});

test("each kind of record that the server rejects is restored on request", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const left = await givePlanAndLeft(ann);
  const page = await openAfter(ann, left, true);
  const count = Object.keys(left).length;

  const putBack = noticeOf(page).getByRole("button", { name: /^Restore/ });
  await expect.poll(() => putBack.count()).toBe(count);
  for (let things = count; things > 0; things -= 1) {
    await putBack.first().click();
    await expect.poll(() => putBack.count()).toBe(things - 1);
  }

  await expect.poll(() => wordsMissing(ann, left)).toEqual([]);
  await expect.poll(() => notesIn(page)).toEqual([]);
});

test("a rejected edit is listed instead of restored over a newer one", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const items = { rice: { ...rice, note: "Of the phone." } };
  await adminDb.doc(schoolsPath(ann.uid)).set({ items, changed_item: "rice" });

  const left = { fields: { note: "Of this laptop." }, before: rice };
  const page = await openAfter(ann, { "schools/all/rice": left }, false);

  await noticeOf(page).getByText("Rice", { exact: true }).waitFor();
  expect(await stored(schoolsPath(ann.uid))).toMatchObject({ items });
});

test("a lost edit of a deleted row does not bring the row back by itself", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const { note: _, ...before } = rice;
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: {}, changed_item: "rice" });

  const page = await openAfter(ann, { "schools/all/rice": { fields: { note: "Of this laptop." }, before } }, false);

  await noticeOf(page).getByText("Rice", { exact: true }).waitFor();
  expect((await stored(schoolsPath(ann.uid)))?.items).toEqual({});
});

test("a rejected choice for an application form is listed until it is restored or discarded", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, { pantry: { experienceName: "Food pantry" }, choir: { experienceName: "Choir" } });
  const path = applicationPath(ann.uid, "amcas");
  const chosen = Array.from({ length: CHOICE_LIMIT }, (_, at) => [`gone${at}`, { position: at, copied: "" }] as const);
  await adminDb.doc(path).set({ items: Object.fromEntries(chosen), changed_item: "gone0" });
  const left = (position: number): Left => ({ fields: { position, copied: "" }, before: null });

  const page = await openAfter(
    ann,
    { "applications/amcas/pantry": left(500), "applications/amcas/choir": left(501) },
    false,
  );
  const notice = noticeOf(page);
  await notice.getByText("Choir", { exact: true }).waitFor();
  await notice.getByText("Food pantry", { exact: true }).waitFor();
  await notice
    .getByText(/^Choice for an application form/)
    .first()
    .waitFor();
  await notice.getByRole("button", { name: "Discard: Choir" }).click();
  await adminDb.doc(path).update({ "items.gone0": FieldValue.delete() });
  await notice.getByRole("button", { name: "Restore: Food pantry" }).click();
  await page.getByText('"Food pantry" is in your plan.').waitFor();

  expect(await stored(path)).toMatchObject({ items: { pantry: { position: 500, copied: "" } } });
  await expect.poll(() => notesIn(page)).toEqual([]);
});

test("what an earlier release noted is restored, too", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const left = await givePlanAndLeft(ann);
  const notes = Object.entries({ ...left, "settings/tracker": { fields: { hours_goal: 4321 }, before: {} } }).map(
    ([path, note]) => [`draft/unsent/users/${ann.uid}/${path}#before`, { at: Date.now(), ...note }] as const,
  );
  const list = checklistPath(ann.uid, "pm-junior");
  const [, task = ""] = Object.keys((await storedList(ann, "pm-junior"))?.items ?? {}).sort();
  const name = ["items", task, "own_name"];
  const early = {
    path: list,
    edits: [{ path: name, value: "Words from before" }],
    before: [{ path: name }],
    marks: { changed_item: task },
  };

  const page = await openWith(ann, [...notes, [`draft/early/${ann.uid}#before`, [early]]]);

  await expect.poll(() => wordsMissing(ann, left)).toEqual([]);
  await expect.poll(async () => (await storedList(ann, "pm-junior"))?.items[task]?.own_name).toBe("Words from before");
  await expect.poll(() => notesIn(page)).toEqual([]);
  expect(await noticeOf(page).count()).toBe(0);
});

test("writes that are neither listed nor repeated are dropped, so that no later page looks at them", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await adminDb.doc(applicationPath(ann.uid, "amcas")).set({
    items: { pantry: { position: 1, copied: "city:0ab1 " } },
    changed_item: "pantry",
  });
  const left = {
    "applications/amcas/pantry": { fields: { copied: "title:0ab2 " }, before: { position: 1, copied: "" } },
    "shares/all/one": { fields: { takes_comments: false }, before: {} },
  };

  const page = await openAfter(ann, left, false);

  await expect.poll(() => notesIn(page)).toEqual([]);
  expect(await noticeOf(page).count()).toBe(0);
});

test("an edit that arrives after a reload is not listed as unsent", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  const list = listOf(page);
  // Until then, an added task is only noted on the device.
  await untilStored(page);

  await page.context().setOffline(true);
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await list.getByLabel("New task").fill("Ask about the choir");
  await page.keyboard.press("Enter");
  await page.getByText("1 change waits on this device").waitFor();
  await taskIn(list, "Ask about the choir").waitFor();
  expect(await notesIn(page)).toEqual([expect.stringContaining(checklistPath(ann.uid, "hs-10"))]);
  const later = await openLater(page, "/dashboard");

  await expect.poll(() => storedItem(ann, "hs-10", "Ask about the choir")).toBeDefined();
  // Gone because the edit was found in the plan.
  await expect.poll(() => notesIn(later)).toEqual([]);
  expect(await noticeOf(later).count()).toBe(0);
});
