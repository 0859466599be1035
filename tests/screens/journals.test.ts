import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import { type Journal, newJournal } from "@domain/journal/journal.ts";
import { experienceSummaryPath, journalPath, journalsPath } from "@domain/records/firestorePaths.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
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

test("a journal entry is written, linked by keyboard, checked for patient details and exported", async () => {
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
  expect(await area(page).inputValue()).toBe(
    "The nurse and I met Mr. Alvarez at Riverside Hospital. He counted to ten.",
  );

  const guard = page.getByRole("region", { name: "1 detail could identify a patient" });
  await guard.getByRole("button", { name: "Write “the patient”" }).click();
  await guard.waitFor({ state: "hidden" });
  await page.getByText("14 words, 73 characters").waitFor();
  await page.getByLabel("Add a tag").fill("language");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Could be an essay" }).click();
  await page.getByText("As an essay: 236 words short for Common App").waitFor();
  await page.getByLabel("Title").fill("Counting");

  await expect
    .poll(() => storedEntries(ann))
    .toMatchObject([
      {
        title: "Counting",
        text: "The nurse and I met the patient at Riverside Hospital. He counted to ten.",
        written_on: TODAY,
        tags: ["language"],
        experience_ids: ["exp1"],
        starred: true,
      },
    ]);
  await page.getByText("Saved", { exact: true }).waitFor();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, "main")).toEqual([]);
  }

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

test("entries can be searched by all their words, and stay in the bin until it is emptied or their days are over", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await store(ann, {
    elevator: { title: "Élevator", text: "He counted to ten.", written_on: "2026-11-14", tags: ["language"] },
    pantry: { title: "Pantry", text: "We counted bags.", starred: true },
    recent: { title: "Deleted lately", deleted_on: addDays(TODAY, -29) },
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
  await page.getByRole("button", { name: "Move to the bin" }).click();
  await expect.poll(names).toEqual(["Élevator"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(names).toEqual(["Élevator", "Pantry"]);

  await expect.poll(async () => (await storedEntries(ann)).length).toBe(3);
  await list.getByRole("button", { name: "Bin (1)" }).click();
  await list.getByRole("button", { name: "Empty the bin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect
    .poll(async () => (await storedEntries(ann)).map(({ title }) => title).sort())
    .toEqual(["Pantry", "Élevator"]);
});

test("no text is lost when the page closes, the network fails or another device edits it", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await store(ann, { one: { text: "We packed bags." } });
  const page = await openApp("/tracker/journals?entry=one", ann);
  await expect.poll(() => area(page).inputValue()).toBe("We packed bags.");

  // Another device changes the entry while this one has its own unsent text.
  await page.context().setOffline(true);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
  await area(page).fill("We packed bags all day.");
  await page.getByText("Kept on this device, will sync").waitFor();
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

  // The page closes in the middle of a word, before anything is stored.
  const second = await newPage();
  await second.goto("/auth");
  await logIn(second, ann);
  await second.goto("/tracker/journals");
  await area(second).waitFor();
  await second.route(/Listen|Write/, (call) => call.abort());
  expectComplaints(second, /ERR_FAILED|WebChannel/);
  await area(second).fill("Half a senten");
  await expect.poll(() => second.evaluate(() => Object.keys(localStorage).join())).toContain("draft/");
  await second.unroute(/Listen|Write/);
  await second.goto("/tracker/journals");
  await expect.poll(() => area(second).inputValue()).toBe("Half a senten");
  await expect.poll(async () => (await storedEntries(ann)).map(({ text }) => text)).toContain("Half a senten");
});
