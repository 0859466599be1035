import { newJournal } from "@domain/journal.ts";
import {
  applicationPath,
  coursesPath,
  journalPath,
  schoolsPath,
  scoresPath,
  USER_COLLECTIONS,
  userCollectionPath,
} from "@domain/paths.ts";
import type { School } from "@domain/school.ts";
import type { Score } from "@domain/score.ts";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { biology, plainSchool } from "../support/records.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
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

/** A form, or a field that is a form of its own. */
interface Form {
  readonly at: (page: Page) => Locator;
  /** What is typed into which field, each by its name or its label. */
  readonly typed: Readonly<Record<string, string>>;
  /** What has to be loaded before it can be saved. */
  readonly prepare?: (form: Locator) => Promise<void>;
  /** Saves it; a form without is no form that saves, or one that saves by itself. */
  readonly save?: (form: Locator) => Promise<void>;
  /** Words that the student's documents hold once it is saved. */
  readonly stored?: string;
}

interface Place {
  readonly path: string;
  /** Brings the forms there. */
  readonly open?: (page: Page) => Promise<void>;
  readonly forms: readonly Form[];
}

const named = (name: string) => (page: Page) => page.getByRole("form", { name, exact: true });
const around = (label: string) => (page: Page) =>
  page.locator("form").filter({ has: page.getByLabel(label, { exact: true }) });
const press = (name: string | RegExp) => (form: Locator) => form.getByRole("button", { name }).click();
const enter = (form: Locator) => form.locator("input").press("Enter");
const click = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const SCHOOL_FORMS: readonly Form[] = [
  {
    at: named("My own word on Rice"),
    typed: { fit: "reach", why: "Few come from here." },
    save: press("Save my word"),
    stored: "Few come from here.",
  },
  {
    at: named("Add a deadline of Rice"),
    typed: { label: "Secondary essays", day: "2027-01-02" },
    save: press("Add deadline"),
    stored: "Secondary essays",
  },
  {
    at: named("Note on Rice"),
    typed: { note: "Ask about housing." },
    save: press("Save note"),
    stored: "Ask about housing.",
  },
];

const PLACES: readonly Place[] = [
  {
    path: "/tracker/experiences",
    forms: [{ at: around("Apply date"), typed: { day: "2027-05-20" }, save: enter, stored: "2027-05-20" }],
  },
  {
    path: "/tracker/experiences/new",
    forms: [
      {
        at: named("New experience"),
        typed: { name: "Choir", description: "Sang the alto part." },
        save: press("+Add"),
        stored: "Sang the alto part.",
      },
    ],
  },
  {
    path: "/tracker/experiences/pantry",
    open: async (page) => {
      await page.getByRole("button", { name: /^More for: 2 hours/ }).click();
      await page.getByRole("button", { name: "Edit", exact: true }).and(page.locator(":popover-open button")).click();
    },
    forms: [
      {
        at: named("Change the shift"),
        typed: { note: "Packed boxes." },
        save: press("Save"),
        stored: "Packed boxes.",
      },
      {
        at: named("Log hours"),
        typed: { hours: "2.5", note: "Sorted cans." },
        save: press("Log hours"),
        stored: "Sorted cans.",
      },
      {
        at: named("Edit experience"),
        typed: { description: "Fed sixty families." },
        save: press("Save changes"),
        stored: "Fed sixty families.",
      },
    ],
  },
  {
    path: "/tracker/scores",
    forms: [
      {
        at: named("Add MCAT score"),
        typed: {
          date: "2026-05-01",
          "values.CP": "127",
          "values.CARS": "127",
          "values.BB": "127",
          "values.PS": "127",
          note: "The second try.",
        },
        save: press("+ Add Score"),
        stored: "The second try.",
      },
      { at: named("MCAT goal"), typed: { target: "515" }, save: press("Set goal"), stored: '{"MCAT":515}' },
    ],
  },
  {
    path: "/tracker/scores",
    open: click("Edit MCAT, attempt 1"),
    forms: [
      {
        at: named("Edit MCAT score"),
        typed: { note: "The first try." },
        save: press("Save changes"),
        stored: "The first try.",
      },
    ],
  },
  {
    path: "/tracker/schools?school=rice&open=add",
    open: click("School and figures"),
    forms: [
      ...SCHOOL_FORMS,
      {
        at: named("School and figures of Rice"),
        typed: { source: "Their own pages" },
        save: press("Save school"),
        stored: "Their own pages",
      },
      {
        at: (page) => page.getByRole("region", { name: "Add a medical school" }),
        typed: { school: "Yarrow College" },
        save: press("Add Yarrow College as typed"),
        stored: "Yarrow College",
      },
      { at: around("Interview"), typed: { day: "2026-10-09" }, save: enter, stored: "2026-10-09" },
    ],
  },
  {
    path: "/tracker/coursework?open=add&edit=bio",
    open: click("What would it take?"),
    forms: [
      {
        at: named("Add a course"),
        typed: { name: "Botany", credits: "3", grade: "B" },
        save: press("Add course"),
        stored: "Botany",
      },
      { at: named("What would it take?"), typed: { target: "3.7", target_credits: "12" } },
      { at: named("Change Biology I"), typed: { name: "Cell biology" }, save: press("Save"), stored: "Cell biology" },
    ],
  },
  {
    path: "/tracker/coursework?open=import",
    forms: [
      {
        at: named("Import courses"),
        typed: { table: "Spring 2025\nCHEM 1\tChemistry\t4\tA" },
        prepare: press("Review courses"),
        save: (form) => form.page().getByRole("button", { name: "Import 1 course" }).click(),
        stored: "CHEM 1",
      },
    ],
  },
  {
    path: "/tracker/application",
    open: async (page) => {
      await click("Food pantry")(page);
      await click("Edit the texts")(page);
    },
    forms: [
      {
        at: named("Texts of Food pantry"),
        typed: { description: "For AMCAS alone." },
        save: press("Save the texts"),
        stored: "For AMCAS alone.",
      },
    ],
  },
  {
    path: "/tracker/journals?entry=note",
    forms: [{ at: around("Day"), typed: { day: "2026-02-03" }, save: enter, stored: "2026-02-03" }],
  },
  {
    path: "/tracker/journals?entry=note",
    forms: [
      { at: (page) => page.getByRole("main"), typed: { Entry: "A long day." }, stored: "A long day." },
      { at: around("Add a tag"), typed: { tag: "patience" }, save: enter, stored: "patience" },
    ],
  },
  {
    path: "/tracker/scores",
    open: async (page) => {
      await named("Add MCAT score")(page).waitFor();
      await page.keyboard.press("l");
    },
    forms: [
      {
        at: (page) => page.getByRole("dialog", { name: "Log hours" }),
        typed: { note: "Drove the van." },
        save: press("Log hours"),
        stored: "Drove the van.",
      },
    ],
  },
];

test("what is half typed in each form of the tracker is there after a lost network, a reload and a crash, and is saved offline", {
  timeout: 120_000,
}, async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await givePlan(ann);
  const page = await openApp(PLACES[0]?.path ?? "", ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);

  for (const place of PLACES) {
    await open(page, place);
    // The line breaks while the student types, and comes back.
    await page.context().setOffline(true);
    for (const form of place.forms) await type(form.at(page), form.typed);
    for (const form of place.forms) await expectKept(page, form);
    await page.context().setOffline(false);
  }
  await page.reload();
  await expectAllTyped(page);

  const other = await crash(page.context(), page);
  await other.goto("/tracker");
  await expectAllTyped(other);

  await other.context().setOffline(true);
  for (const place of PLACES) {
    await open(other, place);
    for (const { at, prepare } of place.forms) await prepare?.(at(other));
    for (const { at, save } of place.forms) await save?.(at(other));
  }
  await other.context().setOffline(false);
  const words = PLACES.flatMap(({ forms }) => forms.flatMap(({ stored }) => stored ?? []));
  await expect
    .poll(async () => {
      const plan = await planOf(ann);
      return words.filter((stored) => !plan.includes(stored));
    })
    .toEqual([]);
});

test("what the server refuses is back in its form, whether or not the form began anew meanwhile", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  // As a record may be that was written before the rules knew the longest city: they refuse every change of it.
  const old = { ...RICE, city: "Old City ".repeat(23) };
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: { rice: old }, changed_item: "rice" });
  const page = await openApp("/tracker/schools?school=rice", ann);
  expectComplaints(page, /permission-denied|PERMISSION_DENIED|insufficient permissions/);

  for (const form of SCHOOL_FORMS) {
    await type(form.at(page), form.typed);
    await form.save?.(form.at(page));
    await page.getByText("Your change was not saved. Try again.").waitFor();
    await form.at(page).getByText("Draft restored.").waitFor();
    await expectTyped(page, form);
  }
});

/** In a page that knows only what lies on the device. What saving needs is loaded on the way. */
async function expectAllTyped(page: Page): Promise<void> {
  for (const place of PLACES) {
    await open(page, place);
    for (const form of place.forms) await expectTyped(page, form);
    for (const { at, prepare } of place.forms) await prepare?.(at(page));
  }
}

async function givePlan({ uid }: Student): Promise<void> {
  const shift = { day: "2026-11-01", hours: 2, note: "" };
  await giveExperiences({ uid }, { pantry: { experienceName: "Food pantry", shifts: { first: shift } } });
  const items = { pantry: { position: 1, copied: "" } };
  await adminDb.doc(applicationPath(uid, "amcas")).set({ items, changed_item: "pantry" });
  await adminDb.doc(schoolsPath(uid)).set({ items: { rice: RICE }, changed_item: "rice" });
  await adminDb.doc(scoresPath(uid)).set({ items: { first: MCAT }, changed_item: "first" });
  await adminDb.doc(coursesPath(uid)).set({ items: { bio: biology }, changed_item: "bio" });
  await adminDb.doc(journalPath(uid, "note")).set({ ...newJournal("2026-02-01", 1), title: "First day" });
}

/** All that the student has stored, as one text. */
async function planOf({ uid }: Student): Promise<string> {
  const found = await Promise.all(
    USER_COLLECTIONS.map((name) => adminDb.collection(userCollectionPath(uid, name)).get()),
  );
  return JSON.stringify(found.flatMap(({ docs }) => docs.map((doc) => doc.data())));
}

async function open(page: Page, place: Place): Promise<void> {
  await moveTo(page, place.path);
  await place.open?.(page);
  for (const { at } of place.forms) await at(page).waitFor();
}

function fieldOf(form: Locator, field: string): Locator {
  return form.locator(`[name="${field}"]`).or(form.getByLabel(field, { exact: true }));
}

async function type(form: Locator, typed: Form["typed"]): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(form, name);
    if (await field.evaluate((element) => element.tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(value);
  }
}

async function expectKept(page: Page, { typed }: Form): Promise<void> {
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  for (const value of Object.values(typed)) {
    await expect.poll(kept).toContain(JSON.stringify(value));
  }
}

async function expectTyped(page: Page, { at, typed }: Form): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await expect.poll(() => fieldOf(at(page), name).inputValue()).toBe(value);
  }
}

/** Nothing is told to a tab that crashes: no unload, no last word. The other tab knows only what lies on the device. */
async function crash(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  const crashed = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  return other;
}
