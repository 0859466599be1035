import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import { type Journal, newJournal } from "@domain/journal/journal.ts";
import { experienceSummaryPath, journalPath, journalsPath } from "@domain/records/firestorePaths.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";

useBrowser();

const TODAY = localDayOf(new Date());

function area(page: Page) {
  return page.getByLabel("Entry", { exact: true });
}

async function storedEntries({ uid }: Student): Promise<Journal[]> {
  const { docs } = await adminDb.collection(journalsPath(uid)).get();
  return docs.map((doc) => doc.data() as Journal);
}

async function store({ uid }: Student, entries: Readonly<Record<string, Partial<Journal>>>): Promise<void> {
  for (const [id, fields] of Object.entries(entries)) {
    await adminDb.doc(journalPath(uid, id)).set({ ...newJournal("2026-11-08", 1), ...fields });
  }
}

describe("a journal entry", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const pantry = entryOf({
      ...EMPTY_EXPERIENCE,
      track: "HS",
      experienceName: "Riverside Hospital",
      shifts: {},
      changed_shift: null,
      created_on: TODAY,
    });
    await adminDb.doc(experienceSummaryPath(ann.uid)).set({ items: { exp1: pantry }, changed_item: "exp1" });
    const page = await openApp("/tracker/journals", ann);
    await area(page).waitFor();
    await expect.poll(() => area(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("The nurse and I met Mr. Alvarez at @");
    await page.getByRole("option", { name: "Riverside Hospital" }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type(". He counted to ten.");
    await page.getByLabel("Title").fill("Counting");
    await page.getByText("Saved", { exact: true }).waitFor();
    return { ann, page };
  });

  test("is linked to an experience by keyboard, and stored", async () => {
    const { ann, page } = story();
    const text = "The nurse and I met Mr. Alvarez at Riverside Hospital. He counted to ten.";

    expect(await area(page).inputValue()).toBe(text);
    await expect
      .poll(() => storedEntries(ann))
      .toMatchObject([{ title: "Counting", text, written_on: TODAY, experience_ids: ["exp1"] }]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, "main")).toEqual([]);
    }
  });

  test("is checked for patient details, which can be replaced", async () => {
    const { ann, page } = story();

    const guard = page.getByRole("region", { name: "1 detail could identify a patient" });
    await guard.getByRole("button", { name: "Write “the patient”" }).click();
    await guard.waitFor({ state: "hidden" });

    await page.getByText("14 words, 73 characters").waitFor();
    await expect
      .poll(() => storedEntries(ann))
      .toMatchObject([{ text: "The nurse and I met the patient at Riverside Hospital. He counted to ten." }]);
  });

  test("gets tags, and can be a draft of an essay", async () => {
    const { ann, page } = story();

    await page.getByLabel("Add a tag").fill("language");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Could be an essay" }).click();
    await page.getByText("As an essay: 236 words short for Common App").waitFor();

    await expect.poll(() => storedEntries(ann)).toMatchObject([{ tags: ["language"], starred: true }]);
  });

  test("is saved as Markdown, and printed", async () => {
    const { page } = story();

    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "More for this entry" }).click();
    await page.getByRole("button", { name: "Save as Markdown" }).click();
    expect((await saved).suggestedFilename()).toBe(`cairn-journal-${TODAY}-counting.md`);
    await page.evaluate(() => {
      window.print = () => {
        document.title = document.querySelector(".journal-sheet")?.textContent ?? "";
      };
    });
    await page.getByRole("button", { name: "More for this entry" }).click();
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect.poll(() => page.title()).toContain("He counted to ten.");
  });
});

test("entries can be searched by all their words, and stay in the trash until it is emptied or their days are over", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await store(ann, {
    elevator: { title: "Élevator", text: "He counted to ten.", written_on: "2026-11-14", tags: ["language"] },
    pantry: { title: "Pantry", text: "We counted bags.", starred: true },
    recent: { title: "Deleted lately", deleted_on: addDays(TODAY, -28) },
    gone: { title: "Deleted long ago", deleted_on: addDays(TODAY, -30) },
  });
  const page = await openApp("/tracker/journals", ann);
  const list = page.getByRole("region", { name: "Entries" });
  const names = () => list.locator("h3").allTextContents();

  await expect.poll(names).toEqual(["Élevator", "Pantry"]);
  await list.getByLabel("Search your journal").fill("COUNTED elev");
  await expect.poll(names).toEqual(["Élevator"]);
  expect(await list.locator("mark").allTextContents()).toEqual(["Élev", "counted"]);
  await list.getByLabel("Search your journal").fill("");
  await list.getByLabel("Could be an essay").check();
  await expect.poll(names).toEqual(["Pantry"]);
  await list.getByLabel("Could be an essay").uncheck();

  await list.getByRole("button", { name: "Pantry" }).click();
  await expect.poll(() => area(page).inputValue()).toBe("We counted bags.");
  await page.getByRole("button", { name: "More for this entry" }).click();
  await page.getByRole("button", { name: "Move to the trash" }).click();
  await expect.poll(names).toEqual(["Élevator"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(names).toEqual(["Élevator", "Pantry"]);

  await expect.poll(async () => (await storedEntries(ann)).length).toBe(3);
  await list.getByRole("button", { name: "Trash (1)" }).click();
  await list.getByRole("button", { name: "Empty the trash" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect
    .poll(async () => (await storedEntries(ann)).map(({ title }) => title).sort())
    .toEqual(["Pantry", "Élevator"]);
});

test("text typed offline outlives a reload, and another device's text can be kept as well", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await store(ann, { one: { text: "We packed bags." } });
  const page = await openApp("/tracker/journals?entry=one", ann);
  await expect.poll(() => area(page).inputValue()).toBe("We packed bags.");

  await page.context().setOffline(true);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
  await area(page).fill("We packed bags all day.");
  await page.getByText("On this device, not sent yet").waitFor();
  await page.reload({ waitUntil: "commit" }).catch(() => undefined);
  await page.context().setOffline(false);
  await page.goto("/tracker/journals?entry=one");
  await expect.poll(() => area(page).inputValue()).toBe("We packed bags all day.");
  await expect.poll(() => storedEntries(ann)).toMatchObject([{ text: "We packed bags all day." }]);
  await page.getByText("Saved", { exact: true }).waitFor();

  await adminDb.doc(journalPath(ann.uid, "one")).update({ text: "A new text from the phone." });
  await expect.poll(() => area(page).inputValue()).toBe("A new text from the phone.");
  await page.getByRole("button", { name: "Keep both" }).click();
  await expect
    .poll(async () => (await storedEntries(ann)).map(({ text }) => text).sort())
    .toEqual(["A new text from the phone.", "We packed bags all day."]);
});

test("text outlives a page that closes in the middle of a word", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/tracker/journals", ann);
  await area(page).waitFor();

  // Before anything is stored.
  await page.route(/Listen|Write/, (call) => call.abort());
  expectComplaints(page, /ERR_FAILED|WebChannel/);
  await area(page).fill("Half a senten");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("draft/");
  await page.unroute(/Listen|Write/);
  await page.goto("/tracker/journals");

  await expect.poll(() => area(page).inputValue()).toBe("Half a senten");
  await expect.poll(async () => (await storedEntries(ann)).map(({ text }) => text)).toContain("Half a senten");
});

test("the page to write on stays on a phone when the first entries arrive and are saved", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/tracker/journals", ann, { width: 390, isTouch: true });
  await area(page).focus();

  await store(ann, { laptop: { title: "From the laptop" } });
  await page.getByRole("heading", { name: "From the laptop" }).waitFor();
  await page.keyboard.type("We packed bags");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.keyboard.type(" all day.");

  await expect
    .poll(async () => (await storedEntries(ann)).map(({ text }) => text))
    .toContain("We packed bags all day.");
  await page.getByText("Saved", { exact: true }).waitFor();
  // The next visit begins with the entries.
  await page.reload();
  await page.getByRole("button", { name: "New entry" }).waitFor();
  expect(await area(page).isVisible()).toBe(false);
});
