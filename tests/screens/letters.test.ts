import { newJournal } from "@domain/journal/journal.ts";
import { type Letter, NO_LETTER_DETAILS } from "@domain/letter/letter.ts";
import { journalPath, lettersPath, schoolsPath } from "@domain/records/firestorePaths.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { readPaper } from "../support/readPaper.ts";
import { plainLetter, plainSchool } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { conflictOf, fieldIn, openTwo } from "./support/twoDevices.ts";

useBrowser();

const LETTERS = "/tracker/application/letters";
const TODAY = localDayOf(new Date());
const pittsburgh = { ...plainSchool, track: "PM", kind: "MD", name: "Pittsburgh", state: "PA", control: "public" };
const marian = { ...pittsburgh, kind: "DO", name: "Marian", state: "IN", control: "private" };

async function give({ uid }: Student, items: Readonly<Record<string, Partial<Letter>>>): Promise<void> {
  const rows = Object.entries(items).map(([id, fields]) => [id, { ...plainLetter, ...fields }]);
  await adminDb.doc(lettersPath(uid)).set({ items: Object.fromEntries(rows), changed_item: Object.keys(items)[0] });
}

async function giveSchools({ uid }: Student, items: Readonly<Record<string, object>>): Promise<void> {
  await adminDb.doc(schoolsPath(uid)).set({ items, changed_item: Object.keys(items)[0] });
}

async function storedLetters({ uid }: Student): Promise<readonly Letter[]> {
  const list = (await stored(lettersPath(uid))) as { items: Record<string, Letter> } | null;
  return Object.values(list?.items ?? {});
}

function formIn(page: Page, name: string) {
  return page.getByRole("form", { name, exact: true });
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

/** What the next test enters, step by step. */
const FROM_SATO = {
  ...NO_LETTER_DETAILS,
  track: "PM",
  kind: "science",
  writer: "Mina Sato",
  role: "Lab head",
  email: "sato@uni.edu",
  needed_by: addDays(TODAY, 5),
  services: ["AACOMAS"],
  school_ids: ["pitt"],
  asked_on: TODAY,
};

test("a writer is taken from the experiences by keyboard, kept through a reload and stored offline", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, {
    lab: { contactFirstName: "Mina", contactLastName: "Sato", contactTitle: "Lab head", contactEmail: "sato@uni.edu" },
  });
  await giveSchools(ann, { pitt: pittsburgh, marian });
  const page = await openApp(LETTERS, ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await page.getByRole("heading", { name: "No one is on the list yet" }).waitFor();
  await page.getByRole("button", { name: "Add a writer" }).press("Enter");
  const form = formIn(page, "New writer");
  await form.getByLabel("Take a person from your experiences").selectOption("Mina Sato");
  await expect.poll(() => form.getByLabel("Email").inputValue()).toBe("sato@uni.edu");
  // AACOMAS sends every letter to all its schools, so it is ticked for its school.
  expect(await form.getByLabel(/^AACOMAS/).isChecked()).toBe(true);
  await form.getByLabel("Pittsburgh").press("Space");
  await form.getByLabel("Needed by").fill(addDays(TODAY, 5));
  await form.getByLabel("Email").fill("sato@");
  await form.getByRole("button", { name: "Add a writer" }).click();
  await form.getByText("Enter an email address like name@example.com.").waitFor();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("sato@");

  await page.reload();
  await form.getByText("Draft restored.").waitFor();
  expect(await form.getByLabel("Pittsburgh").isChecked()).toBe(true);
  await form.getByLabel("Email").fill("sato@uni.edu");
  await page.context().setOffline(true);
  await form.getByLabel("Email").press("Enter");
  await page.getByRole("heading", { name: "Mina Sato" }).waitFor();
  await page.getByRole("checkbox", { name: "Asked" }).press("Space");
  await page.getByLabel("Day you asked").waitFor();
  await page.context().setOffline(false);

  await expect.poll(() => storedLetters(ann)).toEqual([FROM_SATO]);
  await page.getByRole("link", { name: "All letters" }).click();
  await page.getByRole("link", { name: "Mina Sato", exact: true }).first().waitFor();
});

test("dates of letters are on the dashboard, and the search finds the writer", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await give(ann, {
    sato: { needed_by: TODAY },
    chen: { writer: "Laura Chen", received_on: addDays(TODAY, -7) },
    no: { writer: "Ruth Feldman", needed_by: TODAY, declined_on: TODAY },
  });
  const page = await openApp(`/dashboard?day=${TODAY}`, ann);
  const calendar = page.locator("#calendar");
  await calendar.getByText("Letter from Mina Sato is needed").first().waitFor();
  await calendar.getByText("Thank Laura Chen for the letter").first().waitFor();
  expect(await calendar.getByText("Ruth Feldman").count()).toBe(0);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").first().fill("laura ch");
  await page.getByRole("option", { name: /Laura Chen/ }).click();
  await page.getByRole("checkbox", { name: "Thanked" }).check();

  await expect
    .poll(async () => (await storedLetters(ann)).find(({ writer }) => writer === "Laura Chen")?.thanked_on)
    .toBe(TODAY);
  await page.goto(`/dashboard?day=${TODAY}`);
  await calendar.getByText("Letter from Mina Sato is needed").first().waitFor();
  await expect.poll(() => page.getByText("Letter of recommendation · Done").count()).toBe(1);
});

test("each school shows what it usually asks for, and a letter that fits is sent with one press", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveSchools(ann, { pitt: pittsburgh, marian, gone: { ...pittsburgh, name: "Gone", outcome: "denied" } });
  await give(ann, {
    sato: { school_ids: ["pitt"], received_on: TODAY, thanked_on: TODAY },
    feldman: { writer: "Ruth Feldman", services: ["AACOMAS"] },
    chen: { writer: "Laura Chen", kind: "physician" },
  });
  const page = await openApp(LETTERS, ann);
  const amcas = page.getByRole("region", { name: "AMCAS: 1 of 10 letters" });
  const places = amcas.getByRole("list", { name: "Letters for Pittsburgh" });
  expect((await places.innerText()).replace(/\s+/g, " ")).toContain("Mina Sato, received");
  await amcas.getByText("Usually 2 more").waitFor();
  await page.getByRole("region", { name: "AACOMAS: 1 of 6 letters" }).waitFor();
  expect(await page.getByText("Gone").count()).toBe(0);

  await places.getByRole("button", { name: "Send the letter from Ruth Feldman to Pittsburgh" }).first().click();
  await page.getByText("Pittsburgh gets the letter from Ruth Feldman.").waitFor();
  const two = page.getByRole("region", { name: "AMCAS: 2 of 10 letters" });
  await two.getByText("Usually 1 more").waitFor();
  await page.getByRole("button", { name: "Send the letter from Laura Chen to Marian" }).click();
  await page.getByRole("region", { name: "AACOMAS: 2 of 6 letters" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("region", { name: "AACOMAS: 1 of 6 letters" }).waitFor();
  await two.getByRole("button", { name: "AMCAS: how letters get there" }).click();
  await two.getByText("Letter Request Form").waitFor();
  expect(await axeViolations(page, "main")).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }

  await page.goto("/tracker/schools?school=pitt");
  const here = page.getByRole("list", { name: "Letters for Pittsburgh" });
  await here.getByRole("link", { name: "Ruth Feldman, on the way" }).click();
  await page.getByRole("heading", { name: "Ruth Feldman" }).waitFor();
  const feldman = (await storedLetters(ann)).find(({ writer }) => writer === "Ruth Feldman");
  expect(feldman).toMatchObject({ services: ["AACOMAS"], school_ids: ["pitt"] });
});

test("a UC campus is said to take no letters, and one press sends a letter to all other colleges", async () => {
  const ann = await newStudent({ stage: "hs-12" });
  const college = { ...plainSchool, name: "Kenyon College", status: "applying" };
  await giveSchools(ann, {
    kenyon: college,
    oberlin: { ...college, name: "Oberlin College" },
    davis: { ...college, name: "University of California, Davis" },
  });
  await give(ann, { gray: { track: "HS", kind: "counselor", writer: "Ada Gray" } });
  const page = await openApp(`${LETTERS}?letter=gray`, ann);

  await page.getByRole("button", { name: "Send to all 2 other Common App schools" }).click();
  await page.getByText("2 more Common App schools get the letter from Ada Gray.").waitFor();
  await page.getByRole("link", { name: "All letters" }).click();

  const none = page.getByRole("region", { name: "UC takes no letters" });
  await none.getByText("Your schools there: University of California, Davis").waitFor();
  const taken = page.getByRole("region", { name: "Common App: 1 letter" });
  await taken.getByText("Usually 2 more").nth(1).waitFor();
  await expect.poll(async () => (await storedLetters(ann))[0]?.school_ids).toEqual(["kenyon", "oberlin"]);
});

/** A letter from Mina Sato, the hours with her and with another person, and two journal entries. */
async function giveWorkWithSato(ann: Student): Promise<void> {
  await give(ann, { sato: { needed_by: "2027-05-20", school_ids: ["pitt"], send_to: "Letter ID 4711" } });
  await giveSchools(ann, { pitt: pittsburgh });
  const shifts = { a: { day: "2026-10-01", hours: 4, note: "Imaged twelve hearts" } };
  await giveExperiences(ann, {
    lab: {
      experienceName: "Zebrafish lab",
      supervisorName: "Dr. Mina Sato",
      meaningfulDescription: "Patience.",
      shifts,
    },
    choir: { experienceName: "Choir", supervisorName: "Ben Hall" },
  });
  await adminDb
    .doc(journalPath(ann.uid, "fish"))
    .set({ ...newJournal("2026-10-02", 1), text: "The fish room at six." });
  await adminDb.doc(journalPath(ann.uid, "secret")).set({ ...newJournal("2026-10-03", 2), text: "I nearly quit." });
}

test("the page for the writer has the hours together, and a journal entry only if it is ticked", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveWorkWithSato(ann);
  const page = await openApp(`${LETTERS}?letter=sato`, ann);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const preview = page.getByRole("region", { name: "What the writer reads" });
  await preview.getByText("Zebrafish lab").waitFor();
  expect(await preview.innerText()).not.toMatch(/Choir|Imaged|fish room|quit/);
  const form = formIn(page, "What to tell Mina Sato");
  await form.getByLabel("What you want the writer to know").fill("I hope you mention the poster.");
  await form.getByLabel("Add the notes of my shifts").check();
  await form.getByRole("button", { name: "Add journal entries" }).click();
  await form.getByLabel(/The fish room at six/).check();

  // Not saved yet: the page that is printed has the latest words all the same.
  await preview.getByText("I hope you mention the poster.").waitFor();
  const paper = await readPaper(await page.pdf());
  expect(paper).toContain("For Mina Sato: letter for Ann Lee");
  for (const said of ["May 20, 2027", "AMCAS: Pittsburgh", "Letter ID 4711", "4 hours", "Patience.", "Imaged twelve"]) {
    expect(paper).toContain(said);
  }
  expect(paper).toContain("The fish room at six.");
  expect(paper).not.toContain("quit");
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByText("Copied. Paste it into an email.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("I hope you mention the poster.");
  await form.getByRole("button", { name: "Save page" }).click();

  await expect
    .poll(async () => (await storedLetters(ann))[0])
    .toMatchObject({ brief: "I hope you mention the poster.", journal_ids: ["fish"], with_notes: true, left_out: [] });
  expect(await axeViolations(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoOverflow(page);
});

test("a field that two devices change shows both values, and the other fields keep both changes", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await give(ann, { sato: {} });
  const { phone, laptop } = await openTwo(ann, `${LETTERS}?letter=sato`);
  const [there, here] = [phone, laptop].map((page) => formIn(page, "Letter from Mina Sato"));
  if (!there || !here) throw new Error("no forms");
  await fieldIn(here, "role").fill("Lab head");
  await fieldIn(here, "note").fill("Ask in May.");

  await fieldIn(there, "role").fill("Professor");
  await there.getByRole("button", { name: "Save" }).click();
  await phone.getByRole("checkbox", { name: "Agreed" }).check();
  const conflict = conflictOf(here, "Position");
  await conflict.getByText("Professor").waitFor();
  await here.getByRole("button", { name: "Save" }).click();
  await conflict.getByRole("button", { name: "Keep yours" }).click();
  await here.getByRole("button", { name: "Save" }).click();

  await expect
    .poll(async () => (await storedLetters(ann))[0])
    .toMatchObject({ role: "Lab head", note: "Ask in May.", agreed_on: TODAY });
});

test("a high school student assigns recommenders to colleges", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const michigan = { ...plainSchool, name: "Michigan" };
  await giveSchools(ann, { michigan, rice: { ...plainSchool, name: "Rice" } });
  await give(ann, {
    lim: { track: "HS", kind: "teacher", writer: "Grace Lim", services: ["Common App"] },
    med: { writer: "Mina Sato" },
  });
  const page = await openApp(LETTERS, ann);
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Grace Lim", exact: true }) });
  await row.getByText("Common App: teacher").waitFor();
  await row.getByText(/Not assigned to a college yet/).waitFor();
  // Letters for medical schools are listed with those.
  expect(await page.getByText("Mina Sato").count()).toBe(0);
  await page.getByRole("button", { name: "Send the letter from Grace Lim to Michigan" }).first().click();
  await row.getByText(/Not assigned to a college yet/).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Common App: how letters get there" }).click();
  await page.getByText(/teachers get no email until they are assigned/).waitFor();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Add a writer" }).click();
  const form = formIn(page, "New writer");
  const kinds = form.getByLabel("Kind of letter");
  await kinds.waitFor();
  const names = ["Counselor", "Teacher", "Advisor", "Supervisor", "Other"];
  expect(await kinds.locator("option").allInnerTexts()).toEqual(names);
  await form.getByLabel("Who writes").fill("Elena Rivera");
  await form.getByRole("button", { name: "Add a writer" }).click();
  await page.getByRole("heading", { name: "Elena Rivera" }).waitFor();
  await page.getByRole("button", { name: "Delete letter" }).click();
  await page.getByText("Deleted the letter from Elena Rivera.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByRole("link", { name: "Elena Rivera", exact: true }).first().waitFor();
  const lim = (await storedLetters(ann)).find(({ writer }) => writer === "Grace Lim");
  expect(lim?.school_ids).toEqual(["michigan"]);
});

test("a letter that is deleted, opened from the list or just added, leads back to the list and nothing else", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await give(ann, { sato: {} });
  const page = await openApp(LETTERS, ann);
  const link = page.getByRole("link", { name: "Mina Sato", exact: true });
  await link.waitFor();
  const entry = () => page.evaluate(() => navigation.currentEntry?.index);
  const list = await entry();
  // An alert that the letter is gone would be shown only for a moment.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector("main [role=alert]")) document.body.dataset.alerted = "";
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });

  await link.click();
  await page.getByRole("button", { name: "Delete letter" }).click();
  await page.getByText("No one is on the list yet").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(await entry()).toBe(list);

  await page.getByRole("button", { name: "Add a writer" }).click();
  const form = formIn(page, "New writer");
  await form.getByLabel("Who writes").fill("Elena Rivera");
  await form.getByRole("button", { name: "Add a writer" }).click();
  await page.getByRole("button", { name: "Delete letter" }).click();
  await page.getByText("No one is on the list yet").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(await entry()).toBe(list);
  expect(await page.evaluate(() => document.body.dataset.alerted)).toBeUndefined();
});
