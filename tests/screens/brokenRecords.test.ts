import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { newJournal } from "@domain/journal/journal.ts";
import {
  checklistPath,
  coursesPath,
  experiencePath,
  experienceSummaryPath,
  journalPath,
  schoolsPath,
  scoresPath,
  timelinePath,
} from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { mcat, rice } from "../support/records.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { listOf } from "./support/checklist.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

/** A day that does not exist. Older releases stored such days without checking them. */
const NO_DAY = "2026-99-99";

const WIDGETS = [/^(Calendar|\w+ 20\d\d)/, "Your hours", "Your Saved Resources", "Tracker View"];

const TABS = [
  ["experiences", "Food pantry", "Broken choir"],
  ["scores", "May 1, 2025", "Broken sitting"],
  ["schools", "Rice", "Broken Hall"],
  ["coursework", "Biology I", "Broken botany"],
  ["application", "Food pantry", "Broken choir"],
  ["journals", "First day", "Broken entry"],
] as const;

/** Stores a valid record of each kind and one with an invalid day. `more` breaks other fields of the latter. */
async function givePlan({ uid }: Student, more: "days" | "fields"): Promise<void> {
  const isWorse = more === "fields";
  await giveExperiences({ uid }, { pantry: { experienceName: "Food pantry", completedHours: 12 } });
  const shifts = { first: { day: NO_DAY, hours: isWorse ? null : 2, note: "A day that does not exist" } };
  const record = { ...EMPTY_EXPERIENCE, track: "PM", experienceName: "Broken choir", startDate: NO_DAY, shifts };
  await adminDb.doc(experiencePath(uid, "choir")).set({
    ...record,
    changed_shift: null,
    created_on: NO_DAY,
    ...(isWorse && { categories: null, occurrences: null, type: 7 }),
  });
  const { type, experienceName, completedHours, anticipatedHours, hoursPerWeek, weeksPerYear } = record;
  const entry = { type, experienceName, completedHours, anticipatedHours, hoursPerWeek, weeksPerYear };
  const rest = { participationGrades: [], occurrences: [], shifts: { first: { day: NO_DAY, hours: 2 } } };
  const worse = { type: 7, completedHours: "many", occurrences: null, shifts: { first: { day: NO_DAY, hours: null } } };
  const items = { choir: { ...entry, ...rest, ...(isWorse && worse) } };
  await adminDb.doc(experienceSummaryPath(uid)).set({ items }, { merge: true });
  await adminDb.doc(schoolsPath(uid)).set({
    items: {
      rice,
      broken: {
        ...rice,
        name: "Broken Hall",
        deadlines: [{ id: "d1", label: "Essays", day: NO_DAY, done: false }],
        reached: { ...rice.reached, researching: NO_DAY },
        ...(isWorse && { figures: null, state: 5 }),
      },
    },
    changed_item: "rice",
  });
  await adminDb.doc(scoresPath(uid)).set({
    items: {
      first: mcat,
      broken: { ...mcat, date: NO_DAY, note: "Broken sitting", ...(isWorse && { values: null }) },
      planned: { ...mcat, kind: "planned", values: {}, date: NO_DAY, register_by: NO_DAY },
    },
    changed_item: "first",
  });
  await adminDb.doc(coursesPath(uid)).set({
    items: {
      bio: biology,
      broken: { ...biology, name: "Broken botany", ...(isWorse && { year: "soon", credits: null }) },
    },
    changed_item: "bio",
  });
  await adminDb.doc(journalPath(uid, "note")).set({ ...newJournal("2026-02-01", 1), title: "First day" });
  await adminDb.doc(journalPath(uid, "broken")).set({
    ...newJournal(NO_DAY, 2),
    title: "Broken entry",
    ...(isWorse && { tags: null, text: null }),
  });
  await adminDb.doc(timelinePath(uid)).set({
    items: { "join-clubs": { status: isWorse ? 3 : "done", on: NO_DAY, reason: "", task: null } },
    changed_item: "join-clubs",
  });
  await adminDb.doc(checklistPath(uid, "pm-junior")).update({
    "items.broken": {
      checklist_item_name: "Broken task",
      status: isWorse ? 4 : "Pending",
      origin: "own",
      position: 900,
      due_date: NO_DAY,
      completed_on: null,
      category: null,
      resourceId: null,
    },
  });
}

async function expectPageToStand(page: Page): Promise<void> {
  await page.getByRole("navigation").first().waitFor();
  expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);
}

async function openOthers(page: Page): Promise<void> {
  for (const path of ["/timeline", "/resources", "/support", "/profile"]) {
    await moveTo(page, path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectPageToStand(page);
  }
  for (const address of ["experiences/choir", "schools?school=broken", "journals?entry=broken"]) {
    await moveTo(page, `/tracker/${address}`);
    await page.getByRole("tabpanel").getByRole("heading").first().waitFor();
    await expectPageToStand(page);
  }
}

test("a stored day that does not exist is shown as no date", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await givePlan(ann, "days");
  const page = await openApp("/dashboard", ann);

  await listOf(page).getByText("Broken task").waitFor();
  const task = listOf(page).getByRole("listitem").filter({ hasText: "Broken task" });
  expect(await task.getByText(/Due/).count()).toBe(0);
  for (const name of WIDGETS) await page.getByRole("region", { name }).waitFor();
  for (const [tab, sound, broken] of TABS) {
    await moveTo(page, `/tracker/${tab}`);
    const panel = page.getByRole("tabpanel");
    for (const name of [sound, broken]) await panel.getByText(name).filter({ visible: true }).first().waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  }
  await openOthers(page);
});

test("a broken record is shown without its broken fields, or listed as unreadable", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await givePlan(ann, "fields");
  const page = await openApp("/dashboard", ann);

  await listOf(page).getByText("Broken task").waitFor();
  expect(await listOf(page).getByRole("checkbox").count()).toBeGreaterThan(3);
  for (const name of WIDGETS) await page.getByRole("region", { name }).waitFor();
  for (const [tab, sound, broken] of TABS) {
    await moveTo(page, `/tracker/${tab}`);
    const panel = page.getByRole("tabpanel");
    for (const name of [sound, broken]) await panel.getByText(name).filter({ visible: true }).first().waitFor();
    await expectPageToStand(page);
  }
  await openOthers(page);

  // Once fixed on another device, the record is back in its list.
  await moveTo(page, "/tracker/experiences");
  const unreadable = page.getByRole("region", { name: "Saved, but not readable here" });
  await unreadable.getByText("Broken choir").waitFor();
  await adminDb.doc(experiencePath(ann.uid, "choir")).update({ type: "Volunteering" });
  await page.getByRole("rowheader", { name: "Broken choir" }).waitFor();
  await unreadable.waitFor({ state: "hidden" });
});

test("a row that fails to render is named, the others stay, and it can be retried", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, {
    pantry: { experienceName: "Food pantry", completedHours: BREAKING_HOURS },
    choir: { experienceName: "Choir", completedHours: 5 },
  });
  const page = await openApp("/tracker/experiences", ann);
  // React logs the error to the console, or 520 if the number is whole again when React renders once more.
  expectComplaints(page, /planted by the test|React error #520/);
  const row = page.getByRole("row").filter({ hasText: "Food pantry" });
  await row.getByText(String(BREAKING_HOURS)).waitFor();

  await breakNumbers(page, [BREAKING_HOURS]);
  await moveTo(page, "/dashboard");
  await listOf(page).getByRole("checkbox").first().waitFor();
  await moveTo(page, "/tracker/experiences");

  await page.getByText('"Food pantry" could not be shown').waitFor();
  const choir = page.getByRole("rowheader", { name: "Choir" });
  await choir.waitFor();
  expect((await choir.boundingBox())?.width).toBeGreaterThan(200);
  await breakNumbers(page, []);
  await page.getByRole("row").filter({ hasText: "Food pantry" }).getByRole("button", { name: "Try again" }).click();
  await row.getByText(String(BREAKING_HOURS)).waitFor();
});

const BREAKING_HOURS = 37.25;

/** Makes everything that shows one of these numbers fail to render. */
async function breakNumbers(page: Page, numbers: readonly number[]): Promise<void> {
  await page.evaluate((breaking) => {
    const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format")?.get;
    const plain: unknown = Reflect.get(window, "plainFormat") ?? format;
    Reflect.set(window, "plainFormat", plain);
    Object.defineProperty(Intl.NumberFormat.prototype, "format", {
      configurable: true,
      get(this: Intl.NumberFormat) {
        const formatOf = (plain as (this: Intl.NumberFormat) => (value: number) => string).call(this);
        return (value: number) => {
          if (breaking.includes(value)) throw new Error("planted by the test");
          return formatOf(value);
        };
      },
    });
  }, numbers);
}
