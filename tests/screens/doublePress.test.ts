import { newJournal } from "@domain/journal/journal.ts";
import { coursesPath, journalPath, schoolsPath, userCollectionPath } from "@domain/records/firestorePaths.ts";
import { PLAN_COLLECTIONS } from "@domain/records/planFile.ts";
import { biology } from "@domain/samples/biology.ts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { rice } from "../support/records.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { listOf, storedList, taskIn } from "./support/checklist.ts";
import { giveExperiences } from "./support/experiences.ts";
import { slowProcessor } from "./support/leaveAtOnce.ts";

useBrowser();

interface AddForm {
  readonly what: string;
  readonly path: string;
  /** Opens the form and fills it with these words. Returns the button and the field to press Enter in. */
  readonly fill: (page: Page, words: string) => Promise<{ readonly button: Locator; readonly field: Locator | null }>;
}

const formOf = (page: Page, name: string) => page.getByRole("form", { name, exact: true });

const FORMS: readonly AddForm[] = [
  {
    what: "an experience",
    path: "/tracker/experiences/new",
    async fill(page, words) {
      const form = formOf(page, "New experience");
      await form.locator('[name="name"]').fill(words);
      return { button: form.getByRole("button", { name: "+Add" }), field: form.locator('[name="name"]') };
    },
  },
  {
    what: "a shift",
    path: "/tracker/experiences/pantry",
    async fill(page, words) {
      const form = formOf(page, "Log hours");
      await form.locator('[name="hours"]').fill("2");
      await form.locator('[name="note"]').fill(words);
      return { button: form.getByRole("button", { name: "Log hours" }), field: form.locator('[name="note"]') };
    },
  },
  {
    what: "a quick log",
    path: "/timeline",
    async fill(page, words) {
      await page.getByRole("button", { name: "Log hours" }).click();
      const dialog = page.getByRole("dialog", { name: "Log hours" });
      await dialog.locator('[name="note"]').fill(words);
      return { button: dialog.getByRole("button", { name: "Log hours" }), field: dialog.locator('[name="note"]') };
    },
  },
  {
    what: "an experience of the quick log",
    path: "/timeline",
    async fill(page, words) {
      await page.getByRole("button", { name: "Log hours" }).click();
      const dialog = page.getByRole("dialog", { name: "Log hours" });
      await dialog.getByLabel("Experience").selectOption({ label: "A new experience" });
      await dialog.getByLabel("Name").fill(words);
      return { button: dialog.getByRole("button", { name: "Log hours" }), field: dialog.getByLabel("Name") };
    },
  },
  {
    what: "a school",
    path: "/tracker/schools?open=add",
    async fill(page, words) {
      const region = page.getByRole("region", { name: "Add a medical school" });
      await region.locator('[name="school"]').fill(words);
      return { button: region.getByRole("button", { name: `Add ${words} as typed, an MD school` }), field: null };
    },
  },
  {
    what: "a score",
    path: "/tracker/scores",
    async fill(page, words) {
      const form = formOf(page, "Add MCAT score");
      await form.locator('[name="date"]').fill("2026-05-01");
      for (const section of ["CP", "CARS", "BB", "PS"]) await form.locator(`[name="values.${section}"]`).fill("127");
      await form.locator('[name="note"]').fill(words);
      return { button: form.getByRole("button", { name: "+ Add Score" }), field: form.locator('[name="note"]') };
    },
  },
  {
    what: "a deadline",
    path: "/tracker/schools?school=rice",
    async fill(page, words) {
      const form = formOf(page, "Add a deadline of Rice");
      await form.locator('[name="label"]').fill(words);
      await form.locator('[name="day"]').fill("2027-01-02");
      return { button: form.getByRole("button", { name: "Add deadline" }), field: form.locator('[name="label"]') };
    },
  },
  {
    what: "a course",
    path: "/tracker/coursework?open=add",
    async fill(page, words) {
      const form = formOf(page, "Add a course");
      await form.locator('[name="name"]').fill(words);
      await form.locator('[name="credits"]').fill("3");
      await form.locator('[name="grade"]').selectOption("B");
      return { button: form.getByRole("button", { name: "Add course" }), field: form.locator('[name="name"]') };
    },
  },
  {
    what: "courses of a table",
    path: "/tracker/coursework?open=import",
    async fill(page, words) {
      const form = formOf(page, "Import courses");
      await form.locator('[name="table"]').fill(`Spring 2025\n${words}\t4\tA`);
      await form.getByRole("button", { name: "Review courses" }).click();
      return { button: page.getByRole("button", { name: "Import 1 course" }), field: null };
    },
  },
  {
    what: "a task",
    path: "/dashboard",
    async fill(page, words) {
      const list = listOf(page);
      await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
      await list.getByLabel("New task").fill(words);
      return {
        button: list.getByRole("form", { name: "Add a task" }).getByRole("button", { name: "Add" }),
        field: list.getByLabel("New task"),
      };
    },
  },
  {
    what: "a tag",
    path: "/tracker/journals?entry=note",
    async fill(page, words) {
      await page.getByLabel("Add a tag").fill(words);
      return { button: page.getByLabel("Add a tag"), field: page.getByLabel("Add a tag") };
    },
  },
  {
    what: "a message to support",
    path: "/support",
    async fill(page, words) {
      const form = formOf(page, "New Message");
      await form.locator('[name="subject"]').fill("A question");
      await form.locator('[name="body"]').fill(words);
      return { button: form.getByRole("button", { name: "Send" }), field: form.locator('[name="subject"]') };
    },
  },
];

/** Everything the student has stored, as one text. The summary is left out, because it repeats the records. */
async function planOf({ uid }: Student): Promise<string> {
  const names = PLAN_COLLECTIONS.filter((name) => name !== "summaries");
  const found = await Promise.all(names.map((name) => adminDb.collection(userCollectionPath(uid, name)).get()));
  return JSON.stringify(found.flatMap(({ docs }) => docs.map((doc) => doc.data())));
}

async function givePlan(student: Student): Promise<void> {
  await giveExperiences(student, { pantry: { experienceName: "Food pantry" } });
  await adminDb.doc(schoolsPath(student.uid)).set({ items: { rice }, changed_item: "rice" });
  await adminDb.doc(coursesPath(student.uid)).set({ items: { bio: biology }, changed_item: "bio" });
  await adminDb.doc(journalPath(student.uid, "note")).set({ ...newJournal("2026-02-01", 1), title: "First day" });
}

/** Writes reach the server in order: once this one has arrived, so have all earlier ones. */
async function tickLast(page: Page, student: Student): Promise<void> {
  await page.goto("/dashboard");
  const list = listOf(page);
  const name = (await list.locator(".task__name").first().textContent()) ?? "";
  await taskIn(list, name).click();
  await expect
    .poll(async () => Object.values((await storedList(student, "pm-junior"))?.items ?? {}))
    .toContainEqual(expect.objectContaining({ checklist_item_name: name, status: "Completed" }));
}

for (const way of ["double click", "double Enter"] as const) {
  test(`${way} in a form adds once`, async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    await givePlan(ann);
    const page = await openApp("/dashboard", ann);
    const added = new Map<string, string>();
    const complaints: string[] = [];

    for (const [index, { what, path, fill }] of FORMS.entries()) {
      // The first form is tried both ways, each other form one way: they all share one mechanism.
      if (index > 0 && (index % 2 === 0) !== (way === "double click")) continue;
      // After the first form, the page takes longer to change than a second press takes.
      await slowProcessor(page, index === 0 ? 4 : 1);
      await page.goto(path);
      const words = `Twice pressed ${"abcdefghijklmnop"[index]}`;
      const { button, field } = await fill(page, words);
      if (way === "double click") await button.dblclick({ noWaitAfter: true });
      else if (field === null) continue;
      else {
        await field.focus();
        await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
      }
      // A tag has no button. It is added when its field loses the focus.
      if (what === "a tag") await page.getByRole("textbox", { name: "Entry", exact: true }).focus();
      added.set(what, words);
      await expect.poll(async () => (await planOf(ann)).includes(words), { message: what }).toBe(true);
      // The second press is part of the double press, and must not count as sending the emptied form.
      if ((await page.locator('[aria-invalid="true"]').count()) > 0) complaints.push(what);
    }
    await tickLast(page, ann);

    const plan = await planOf(ann);
    const counts = [...added].map(([what, words]) => [what, plan.split(`"${words}"`).length - 1]);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries([...added.keys()].map((what) => [what, 1])));
    expect(complaints).toEqual([]);
  });
}
