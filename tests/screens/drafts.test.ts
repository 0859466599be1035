import { newEssay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import { newJournal } from "@domain/journal/journal.ts";
import {
  applicationPath,
  coursesPath,
  essayIndexPath,
  essayPath,
  interviewsPath,
  journalPath,
  lettersPath,
  schoolsPath,
  scoresPath,
  userCollectionPath,
} from "@domain/records/firestorePaths.ts";
import { PLAN_COLLECTIONS } from "@domain/records/planFile.ts";
import { biology } from "@domain/samples/biology.ts";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { mcat, panelInterview, plainLetter, rice } from "../support/records.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";
import { type Form, PLACES, type Place, SCHOOL_FORMS } from "./support/trackerForms.ts";

useBrowser();

describe("the draft of each tracker form", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    await givePlan(ann);
    const page = await openApp(PLACES[0]?.path ?? "", ann);
    expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
    const context = page.context();
    for (const place of PLACES) {
      await open(page, place);
      // The network fails while the student types, and comes back.
      await context.setOffline(true);
      for (const form of place.forms) await type(form.at(page), form.typed);
      for (const form of place.forms) await expectKept(page, form);
      await context.setOffline(false);
    }
    /** A test can put another tab in the place of the first one. */
    const tab = () => context.pages().at(-1) ?? page;
    return { ann, context, tab };
  });

  test("outlives a lost network and a reload", async () => {
    const { tab } = story();

    await tab().reload();

    await expectAllTyped(tab());
  });

  test("outlives a crash", async () => {
    const { context, tab } = story();

    const other = await crash(context, tab());
    await other.goto("/tracker");

    await expectAllTyped(other);
  });

  test("is saved offline, and sent later", async () => {
    const { ann, context, tab } = story();
    expectComplaints(tab(), /ERR_INTERNET_DISCONNECTED/);

    // The last place was a dialog, which would stay above the page.
    await tab().goto(PLACES[0]?.path ?? "");
    await context.setOffline(true);
    for (const place of PLACES) {
      await open(tab(), place);
      for (const { at, prepare } of place.forms) await prepare?.(at(tab()));
      for (const { at, save } of place.forms) await save?.(at(tab()));
    }
    await context.setOffline(false);

    const words = PLACES.flatMap(({ forms }) => forms.flatMap(({ stored }) => stored ?? []));
    await expect
      .poll(async () => {
        const plan = await planOf(ann);
        return words.filter((stored) => !plan.includes(stored));
      })
      .toEqual([]);
  });
});

test("a change that the server rejects is back in its form, even if the form was reopened meanwhile", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  // A record from before the rules limited the length of its texts: they reject every change of it.
  const old = { ...rice, city: "Old City ".repeat(320) };
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

test("a form left while it is being saved is saved, and the student stays on the new page", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await givePlan(ann);
  const page = await openApp("/tracker/experiences/pantry", ann);
  const form = page.getByRole("form", { name: "Edit experience" });
  await form.getByLabel("Description").fill("Sorted in Duluth.");

  // On a slow device the address has changed, and the form is still drawn when its save is done.
  await form.getByRole("button", { name: "Save changes" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    history.pushState(null, "", "/timeline");
  });

  await page.getByText('Saved "Food pantry".').waitFor();
  await expect.poll(() => planOf(ann)).toContain("Duluth");
  expect(new URL(page.url()).pathname).toBe("/timeline");
});

/** The page only knows what this device has stored. The code for saving is loaded on the way. */
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
  const applied = { ...rice, status: "interview" };
  await adminDb.doc(schoolsPath(uid)).set({ items: { rice: applied }, changed_item: "rice" });
  const met = { ...panelInterview, school_id: "rice" };
  await adminDb.doc(interviewsPath(uid)).set({ items: { met }, changed_item: "met" });
  await adminDb.doc(scoresPath(uid)).set({ items: { first: mcat }, changed_item: "first" });
  await adminDb.doc(coursesPath(uid)).set({ items: { bio: biology }, changed_item: "bio" });
  await adminDb.doc(lettersPath(uid)).set({ items: { sato: plainLetter }, changed_item: "sato" });
  const essay = { ...newEssay(1), title: "Why Rice", school_id: "rice", text: "A first line." };
  await adminDb.doc(essayPath(uid, "why")).set(essay);
  await adminDb.doc(essayIndexPath(uid)).set(essayIndexOf({ why: essay }));
  await adminDb.doc(journalPath(uid, "note")).set({ ...newJournal("2026-02-01", 1), title: "First day" });
}

/** Everything the student has stored, as one text. */
async function planOf({ uid }: Student): Promise<string> {
  const found = await Promise.all(
    PLAN_COLLECTIONS.map((name) => adminDb.collection(userCollectionPath(uid, name)).get()),
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

/** Crashes the tab: no unload event, no last chance to save. The next tab only knows what the device has stored. */
async function crash(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  const crashed = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  return other;
}
