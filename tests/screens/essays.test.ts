import { type Essay, newEssay } from "@domain/essay/essay.ts";
import { type EssayEntry, essayIndexOf } from "@domain/essay/essayIndex.ts";
import type { EssayVersion } from "@domain/essay/essayVersions.ts";
import {
  essayIndexPath,
  essayPath,
  essaysPath,
  essayVersionsPath,
  schoolsPath,
  seasonPath,
} from "@domain/records/firestorePaths.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { openTwo } from "./support/twoDevices.ts";

useBrowser();

const TODAY = localDayOf(new Date());
const BOARD = "/tracker/application/essays";
const NOW = Date.now();

const textOf = (page: Page) => page.getByLabel("Text", { exact: true });
const names = (page: Page) => page.locator(".essay-row h3").allTextContents();

async function giveSchools({ uid }: Student): Promise<void> {
  const school = { ...plainSchool, track: "PM", kind: "MD", status: "secondary" } as const;
  const reached = { ...school.reached, secondary: TODAY };
  const items = {
    emory: { ...school, name: "Emory University School of Medicine", schoolId: "md-emory", city: "Atlanta", reached },
    duke: { ...school, name: "Duke University School of Medicine", schoolId: "md-duke", city: "Durham" },
  };
  await adminDb.doc(schoolsPath(uid)).set({ items, changed_item: "emory" });
}

async function giveEssays({ uid }: Student, essays: Readonly<Record<string, Partial<Essay>>>): Promise<void> {
  const whole = Object.fromEntries(Object.entries(essays).map(([id, each]) => [id, { ...newEssay(NOW), ...each }]));
  for (const [id, each] of Object.entries(whole)) await adminDb.doc(essayPath(uid, id)).set(each);
  await adminDb.doc(essayIndexPath(uid)).set(essayIndexOf(whole));
}

async function storedEssays({ uid }: Student): Promise<readonly Essay[]> {
  const { docs } = await adminDb.collection(essaysPath(uid)).get();
  return docs.map((each) => each.data() as Essay);
}

async function storedEntry({ uid }: Student, id: string): Promise<EssayEntry | undefined> {
  const index = await stored(essayIndexPath(uid));
  return (index?.items as Readonly<Record<string, EssayEntry>> | undefined)?.[id];
}

async function storedVersions({ uid }: Student, id: string): Promise<readonly EssayVersion[]> {
  return Object.values(((await stored(essayVersionsPath(uid, id)))?.items ?? {}) as Record<string, EssayVersion>);
}

test("a new essay that is left while it is being added does not take the student back", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const page = await openApp(`${BOARD}?add=new`, ann);
  const form = page.getByRole("form", { name: "New essay" });
  await form.getByLabel("Title").fill("On patience");

  // On a slow device the address has changed, and the form is still drawn when the essay is stored.
  await form.getByRole("button", { name: "Add and write" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    history.pushState(null, "", "/timeline");
  });

  await expect.poll(() => storedEssays(ann)).toMatchObject([{ title: "On patience" }]);
  expect(new URL(page.url()).pathname).toBe("/timeline");
});

test("an essay begun on a school's page is due two weeks after the secondary and counted as the form counts", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveSchools(ann);
  const due = addDays(TODAY, 14);
  const page = await openApp("/tracker/schools?school=emory", ann);

  await page.getByRole("link", { name: "Add an essay" }).press("Enter");
  const form = page.getByRole("form", { name: "New essay" });
  await expect.poll(() => form.getByLabel("Goes to").inputValue()).toBe("school:emory");
  expect(await form.getByLabel("Due day").inputValue()).toBe(due);
  await form.locator('[name="prompt"]').fill("Why our school?");
  await form.locator('[name="limit"]').fill("a page");
  await page.keyboard.press("Enter");
  await form.getByText("Enter a whole number.").waitFor();
  await form.locator('[name="limit"]').fill("12");
  await form.locator('[name="limit_unit"]').selectOption("characters");
  await form.locator('[name="limit"]').press("Enter");

  await expect.poll(() => textOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("Two\nlines of text");
  await page.getByText("6 characters over the limit of 12").waitFor();
  // A pause in typing saves a part first.
  await expect
    .poll(() => storedEssays(ann))
    .toMatchObject([
      {
        title: "Why this school",
        prompt: "Why our school?",
        school_id: "emory",
        text: "Two\nlines of text",
        limit: 12,
        limit_unit: "characters",
        due_on: due,
        status: "drafting",
      },
    ]);
  await expect
    .poll(async () => (await stored(essayIndexPath(ann.uid)))?.weeks)
    .toMatchObject({ [addDays(TODAY, -new Date().getDay())]: 4 });
});

test("a personal statement gets the limit of its service", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const page = await openApp(`${BOARD}?add=new`, ann);
  const form = page.getByRole("form", { name: "New essay" });

  await form.locator('[name="owner"]').selectOption({ label: "AMCAS" });
  await expect.poll(() => form.locator('[name="limit"]').inputValue()).toBe("5300");
  expect(await form.locator('[name="kind"]').inputValue()).toBe("personal-statement");
  expect(await form.locator('[name="limit_unit"]').inputValue()).toBe("characters");
  await form.getByRole("button", { name: "Add and write" }).dblclick();

  await page.getByText("0 of 5,300 characters").waitFor();
  await expect.poll(() => storedEssays(ann)).toMatchObject([{ service: "amcas", title: "Personal statement" }]);
});

test("an essay that is due is in the calendar, and found by its text", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveSchools(ann);
  const due_on = addDays(TODAY, 1);
  await giveEssays(ann, { why: { title: "Why us", school_id: "emory", due_on, text: "Two\nlines of text" } });

  const page = await openApp("/dashboard", ann);
  await page.getByText("Emory University School of Medicine: Why us").first().waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").first().fill("lines of text");
  await page.getByRole("option", { name: /Why us/ }).click();

  await page.waitForURL(`**${BOARD}/why`);
  await expect.poll(() => textOf(page).inputValue()).toBe("Two\nlines of text");
});

test("text typed offline outlives a reload, and what another device overwrites becomes a version", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveEssays(ann, { one: { title: "Why medicine", text: "We packed bags." } });
  const { phone, laptop } = await openTwo(ann, `${BOARD}/one`);
  await expect.poll(() => textOf(laptop).inputValue()).toBe("We packed bags.");
  await expect.poll(() => textOf(phone).inputValue()).toBe("We packed bags.");

  await laptop.context().setOffline(true);
  expectComplaints(laptop, /ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
  await textOf(laptop).fill("We packed bags all day.");
  await laptop.getByText("On this device, not sent yet").waitFor();
  await laptop.reload({ waitUntil: "commit" }).catch(() => undefined);
  await textOf(phone).fill("On the phone it became another story.");
  await expect.poll(async () => (await storedEssays(ann))[0]?.text).toBe("On the phone it became another story.");
  await laptop.context().setOffline(false);
  await laptop.goto(`${BOARD}/one`);

  // The laptop wrote last. The phone had the other text, and keeps it as a version.
  await expect.poll(async () => (await storedEssays(ann))[0]?.text).toBe("We packed bags all day.");
  await expect.poll(() => textOf(phone).inputValue()).toBe("We packed bags all day.");
  await phone.getByText("This text was also changed on another device.").waitFor();
  // The laptop may have added one at its reload.
  await expect
    .poll(() => storedVersions(ann, "one"))
    .toContainEqual(expect.objectContaining({ reason: "conflict", text: "On the phone it became another story." }));
});

test("versions are named, compared word by word, and restored", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  await giveEssays(ann, { one: { title: "Why medicine", text: "I packed bags." } });
  const page = await openApp(`${BOARD}/one`, ann);

  await page.getByLabel("Name of this version").fill("First draft");
  await page.keyboard.press("Enter");
  await page.getByText("Version saved.").waitFor();
  await textOf(page).fill(long);
  await expect.poll(() => storedEssays(ann)).toMatchObject([{ text: long }]);
  await textOf(page).fill("I packed heavy bags.");
  await page.getByText("Before a large change").waitFor();
  await page.getByRole("button", { name: "Compare: First draft" }).click();
  const comparison = page.getByRole("region", { name: "Comparison" });
  await comparison.getByText("0 words removed, 1 word added").waitFor();
  expect((await comparison.locator("ins").allInnerTexts()).join("")).toContain("heavy");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, "main")).toEqual([]);
  }
  await comparison.getByRole("button", { name: "Bring it back" }).click();

  await expect.poll(async () => (await storedEssays(ann))[0]?.text).toBe("I packed bags.");
  const versions = await storedVersions(ann, "one");
  expect(versions.map(({ reason, text }) => [reason, text]).toSorted()).toEqual([
    ["change", long],
    ["named", "I packed bags."],
    ["restore", "I packed heavy bags."],
  ]);
  await page.reload();
  await expect.poll(() => textOf(page).inputValue()).toBe("I packed bags.");
  await page.getByRole("button", { name: "Delete the version First draft" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await storedVersions(ann, "one")).length).toBe(3);
});

test("a similar answer can be the start, and names of other schools are marked", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveSchools(ann);
  const earlier = "I want to learn at Duke, where the free clinic runs every night.";
  await giveEssays(ann, {
    duke: {
      title: "Why Duke",
      kind: "why-school",
      school_id: "duke",
      prompt: "Why do you want to attend our school?",
      text: earlier,
    },
    emory: {
      title: "Why Emory",
      kind: "why-school",
      school_id: "emory",
      prompt: "Why have you chosen our medical school?",
      status: "not-started",
    },
  });
  const page = await openApp(`${BOARD}/emory`, ann);

  await page.getByRole("button", { name: "Start from this one: Why Duke" }).click();
  await page.getByText("1 name or blank does not belong in this essay").waitFor();
  await expect.poll(() => page.locator(".writing__under u").allTextContents()).toEqual(["Duke"]);
  await page.getByRole("button", { name: "Show in the text: Duke" }).click();
  await page.keyboard.type("Emory");

  await expect.poll(() => textOf(page).inputValue()).toBe(earlier.replace("Duke", "Emory"));
  await page.getByText("1 name or blank does not belong in this essay").waitFor({ state: "hidden" });
  await expect.poll(async () => (await stored(essayIndexPath(ann.uid)))?.weeks ?? {}).toEqual({});
});

test("the board of 160 essays is filtered in the address, and fits a phone", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveSchools(ann);
  const many = Object.fromEntries(
    Array.from({ length: 160 }, (_, at): [string, Partial<Essay>] => [
      `essay-${at}`,
      {
        title: `Essay ${at}`,
        school_id: at % 2 === 0 ? "emory" : "duke",
        due_on: addDays(TODAY, at),
        status: at < 80 ? "drafting" : "done",
      },
    ]),
  );
  await giveEssays(ann, {
    ...many,
    late: { title: "Late", service: "amcas", due_on: addDays(TODAY, -2), limit: 1, text: "Two words" },
  });
  const page = await openApp(BOARD, ann, { width: 320, height: 800 });

  await page.getByText("161 of 161 essays").waitFor();
  expect((await names(page)).slice(0, 3)).toEqual(["Late", "Essay 0", "Essay 1"]);
  await page.getByText("2 of 1 word 1 over").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByLabel("Goes to").selectOption({ label: "Duke University School of Medicine" });
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Done" });
  await page.getByText("40 of 161 essays").waitFor();
  await page.reload();
  await page.getByText("40 of 161 essays").waitFor();
});

test("a deleted essay waits in the trash until it is restored", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveEssays(ann, { one: { title: "Gap year", text: "I worked." }, two: { title: "Research" } });
  const page = await openApp(`${BOARD}/one`, ann);

  await page.getByLabel("Status", { exact: true }).selectOption("sent");
  await page.getByRole("button", { name: "More for this essay" }).click();
  await page.getByRole("button", { name: "Move to the trash" }).click();
  await page.getByText("1 of 1 essay").waitFor();
  await page.getByRole("button", { name: "Trash (1)" }).click();
  await page.getByRole("button", { name: "Restore Gap year" }).click();

  await page.getByText("2 of 2 essays").waitFor();
  await expect.poll(() => storedEntry(ann, "one")).toMatchObject({ status: "sent", deleted_on: null });
});

test("a pasted prompt sets limit and kind, and several are split at their numbers for review", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveSchools(ann);
  const page = await openApp(`${BOARD}?add=school:emory`, ann);
  const form = page.getByRole("form", { name: "New essay" });
  const paste = (words: string) =>
    form.getByRole("textbox", { name: /^Prompt/ }).evaluate((area, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, words);

  await paste("Describe an obstacle you have overcome. (Maximum 1,500 characters)");
  await page.getByText("Taken from the prompt: Adversity").waitFor();
  expect(await form.getByLabel("Limit").inputValue()).toBe("1500");
  expect(await form.getByLabel("Kind of prompt").inputValue()).toBe("adversity");

  await paste("At most 250 words each.\n1. Why our school?\n2. Describe your research.");
  await form
    .getByRole("listitem")
    .filter({ hasText: "Describe your research. Research · at most 250 words" })
    .waitFor();
  await form.getByRole("button", { name: "Add 2 essays" }).click();
  await page.getByText("2 essays added.").waitFor();

  const saved = { school_id: "emory", limit: 250, limit_unit: "words" };
  await expect
    .poll(async () => (await storedEssays(ann)).toSorted((a, b) => a.created_at - b.created_at))
    .toMatchObject([
      { ...saved, prompt: "Why our school?", kind: "why-school" },
      { ...saved, prompt: "Describe your research.", kind: "research" },
    ]);
});

test("an essay with another school's name is marked in the list, and asks before it is sent", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveSchools(ann);
  const text = "I would love to study at Tufts University School of Medicine.";
  await giveEssays(ann, { why: { title: "Why us", text, school_id: "emory", status: "done" } });
  const page = await openApp(BOARD, ann);
  await page.getByRole("button", { name: "Check all essays for names of other schools" }).click();
  await page.getByText("1 to check").waitFor();
  await page.getByRole("link", { name: "Why us" }).click();
  await page.getByText("For Emory University School of Medicine").waitFor();
  await page.getByText("This is a name of Tufts University School of Medicine.").waitFor();

  const status = page.getByLabel("Status");
  await status.selectOption("Sent");
  const dialog = page.getByRole("dialog", { name: "Mark as sent?" });
  await dialog.getByText("One name or blank does not belong in this essay.").waitFor();
  await dialog.getByRole("button", { name: "Look again" }).click();
  expect(await status.inputValue()).toBe("done");
  await status.selectOption("Sent");
  await dialog.getByRole("button", { name: "Mark as sent" }).click();

  await page.getByText("All essays for Emory University School of Medicine are marked as sent.").waitFor();
  await page.getByRole("button", { name: "Sent today" }).click();
  await expect
    .poll(async () => (await stored(seasonPath(ann.uid)))?.items)
    .toMatchObject({ emory: { secondary_sent: TODAY } });
});
