import { readFile } from "node:fs/promises";
import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { experienceSummaryPath } from "@domain/records/firestorePaths.ts";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { pagesOf, readPaper } from "../support/readPaper.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { chooseFromMenu, entry, orderOf, pantry, recordOf } from "./support/application.ts";
import { giveExperiences } from "./support/experiences.ts";

useBrowser();

describe("a pre-medical student's AMCAS entries", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const meaningful = { meaningfulExperiences: true };
    await giveExperiences(ann, {
      pantry: { ...pantry, startDate: "2024-09-01" },
      lab: { experienceName: "Soil lab", type: "Research", ...meaningful, startDate: "2026-01-05" },
      clinic: { experienceName: "Free clinic", type: "Clinical Experience", ...meaningful, startDate: "2025-02-01" },
      scribe: { experienceName: "Scribe", type: "Employment" },
    });
    const page = await openApp("/tracker/application", ann);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("0 of 15 experiences · 0 of 3 most meaningful").waitFor();
    for (const name of ["Food pantry", "Soil lab", "Free clinic", "Scribe"]) {
      await page.getByRole("button", { name: `Add to AMCAS: ${name}` }).click();
      await entry(page, name).waitFor();
    }
    return { ann, page };
  });

  test("are counted, with what still has to be fixed", async () => {
    const { page } = story();

    await page.getByText("4 of 15 experiences · 3 of 3 most meaningful · 4 with something to fix").waitFor();
    await page.getByText("All your experiences are in this application.").waitFor();
  });

  test("give up one of three stars for a fourth", async () => {
    const { ann, page } = story();

    await page.getByRole("button", { name: "Most meaningful: Scribe" }).click();
    const dialog = page.getByRole("dialog", { name: "Which one should lose its star?" });
    await dialog.getByRole("radio", { name: "Soil lab" }).check();
    await dialog.getByRole("button", { name: "Swap" }).click();

    await expect.poll(() => recordOf(ann, "scribe")).toMatchObject({ meaningfulExperiences: true });
    expect(await recordOf(ann, "lab")).toMatchObject({ meaningfulExperiences: false });
  });

  test("stay in the order of their start dates", async () => {
    const { ann, page } = story();

    await page.getByText("AMCAS lists experiences by start date and takes no other order").waitFor();
    expect(await page.locator(".entry__name").allInnerTexts()).toEqual([
      "Food pantry",
      "Free clinic",
      "Soil lab",
      "Scribe",
    ]);
    expect(await page.locator(".entry__grip").count()).toBe(0);
    await expect.poll(() => orderOf(ann, "amcas")).toEqual(["pantry", "lab", "clinic", "scribe"]);
    await entry(page, "Scribe").focus();
    await page.keyboard.press("Alt+ArrowUp");
    expect(await orderOf(ann, "amcas")).toEqual(["pantry", "lab", "clinic", "scribe"]);
  });

  test("can be left out, and come back by Undo", async () => {
    const { ann, page } = story();

    await chooseFromMenu(page, "Soil lab", "Leave out");
    await expect.poll(() => orderOf(ann, "amcas")).toEqual(["pantry", "clinic", "scribe"]);
    await page.getByRole("button", { name: "Undo" }).click();

    await expect.poll(() => orderOf(ann, "amcas")).toEqual(["pantry", "lab", "clinic", "scribe"]);
  });

  test("take their type once opened, the likeliest first", async () => {
    const { ann, page } = story();
    await entry(page, "Food pantry").click();
    const type = page.getByLabel("AMCAS type of Food pantry");

    expect((await type.locator("option").allInnerTexts()).slice(0, 2)).toEqual([
      "Choose a type",
      "Community Service/Volunteer, Not Medical/Clinical",
    ]);
    await type.selectOption("Community Service/Volunteer, Not Medical/Clinical");

    await page.getByText("Still empty: End date, Contact title, Contact email").waitFor();
    await expect
      .poll(() => recordOf(ann, "pantry"))
      .toMatchObject({ categories: { amcas: "Community Service/Volunteer, Not Medical/Clinical" } });
  });

  test("are copied field by field, and what was copied stays marked after a reload", async () => {
    const { page } = story();
    const copied = page.getByRole("button", { name: "Copied: Organization name" });
    const copy = page.getByRole("button", { name: "Copy: Organization name" });

    if (!(await copy.isVisible())) await entry(page, "Food pantry").click();
    await copy.click();
    await copied.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Riverside Center");
    expect(await axeViolations(page, "main")).toEqual([]);
    await page.reload();

    await copied.waitFor();
    await page.getByText(/^1 of \d+ copied$/).waitFor();
  });

  test("are printed on one page", async () => {
    const { page } = story();

    const pdf = await page.pdf();

    const paper = await readPaper(pdf);
    expect(paper).toContain("1. Food pantry ★ Most meaningful");
    expect(paper).toContain("AMCAS: experiences of Ann Lee");
    expect(await pagesOf(pdf)).toEqual([expect.stringContaining("Page 1 of 1")]);
  });
});

test("a text for one form survives a reload, shows its length, and is stored only for that form", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, { pantry });
  const page = await openApp("/tracker/application?form=aadsas", ann, { colorScheme: "dark", width: 390, height: 844 });
  await page.getByRole("button", { name: "Add to AADSAS: Food pantry" }).click();
  await entry(page, "Food pantry").click();
  await page.getByRole("button", { name: "Edit the texts" }).click();
  const field = page.getByLabel("Description for AADSAS");
  expect(await field.inputValue()).toBe("Packed bags for sixty families.");

  await field.fill("x".repeat(637));
  await page.getByText("37 over for AADSAS").waitFor();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join().includes("xxx"))).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: "Edit the texts" }).click();
  await page.getByText("Draft restored.").waitFor();
  expect(await field.inputValue()).toHaveLength(637);
  expect(await axeViolations(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Save the texts" }).click();

  await page.getByText("Too long: Experience details by 37 characters.").waitFor();
  await expect
    .poll(() => recordOf(ann, "pantry"))
    .toMatchObject({
      description: "Packed bags for sixty families.",
      descriptions: { ...EMPTY_EXPERIENCE.descriptions, aadsas: "x".repeat(637) },
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a text that the server rejects is back in its form", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  // Like a record from before the rules limited short texts and the number of shifts.
  const shift = { day: "2026-11-01", hours: 1, note: "" };
  const shifts = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`shift-${index}`, shift]));
  await giveExperiences(ann, { pantry: { ...pantry, country: "x".repeat(2_200), shifts } });
  await adminDb.doc(experienceSummaryPath(ann.uid)).update({ "items.pantry.shifts": {} });
  const page = await openApp("/tracker/application", ann);
  expectComplaints(page, /permission-denied|PERMISSION_DENIED|insufficient permissions/);
  await page.getByRole("button", { name: "Add to AMCAS: Food pantry" }).click();
  await entry(page, "Food pantry").click();
  await page.getByRole("button", { name: "Edit the texts" }).click();
  const field = page.getByLabel("Description for AMCAS");
  await field.fill("Sorted what the market gave.");
  await page.getByRole("button", { name: "Save the texts" }).click();
  await page.getByText("Your change was not saved. Try again.").waitFor();
  await page.getByRole("button", { name: "Edit the texts" }).click();
  await page.getByText("Draft restored.").waitFor();
  expect(await field.inputValue()).toBe("Sorted what the market gave.");

  await page.goto("/tracker/experiences/pantry#log");
  const form = page.getByRole("form", { name: "Log hours" });
  const hours = form.getByRole("textbox", { name: "Hours" });
  await hours.fill("3");
  await form.getByRole("button", { name: "Log hours" }).click();
  await page.getByText("The shift was not saved. Try again.").waitFor();
  expect(await hours.inputValue()).toBe("3");
  expect(await recordOf(ann, "pantry")).toMatchObject({ descriptions: { amcas: "" }, shifts });
});

describe("a high school student's activities", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/tracker/application", ann);
    await page.getByText("Your entries will appear here").waitFor();
    await giveExperiences(ann, {
      pantry: { ...pantry, title: "=1+1", participationGrades: ["10", "11"], hoursPerWeek: 3, weeksPerYear: 20 },
      chess: { experienceName: "Chess club", type: "Extracurriculars", title: "Captain, team \u201CA\u201D" },
    });
    await page.getByRole("button", { name: "Add to Common App: Chess club" }).click();
    await page.getByRole("button", { name: "Add to Common App: Food pantry" }).click();
    await page.getByText("2 of 10 experiences").waitFor();
    return { ann, page };
  });

  test("are ordered by keyboard", async () => {
    const { ann, page } = story();

    await entry(page, "Food pantry").focus();
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByText('Moved "Food pantry" to place 1 of 2.').waitFor();
    await expect.poll(() => orderOf(ann, "common_app")).toEqual(["pantry", "chess"]);
    await page.keyboard.press("Alt+ArrowDown");

    await expect.poll(() => orderOf(ann, "common_app")).toEqual(["chess", "pantry"]);
  });

  test("are exported as a table without formulas", async () => {
    const { page } = story();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);

    const csv = await readFile(await download.path(), "utf8");
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const { data, errors } = Papa.parse<Record<string, string>>(csv.slice(1), { header: true });
    expect(errors).toEqual([]);
    expect(data.map((row) => row["Position or leadership description"])).toEqual(['Captain, team "A"', "'=1+1"]);
    expect(data[1]).toMatchObject({
      Number: "2",
      "Experience name": "Food pantry",
      "Participation grade levels": "10, 11",
      "Hours spent per week": "3",
    });
  });

  test("are printed with a line for each supervisor's signature", async () => {
    const { page } = story();

    const paper = await readPaper(await page.pdf());

    expect(paper).toContain("Common App: experiences of Ann Lee");
    expect(paper).toContain("2. Food pantry");
    expect(paper).toContain("Supervisor: Ana Lopez");
    expect(paper.match(/Signature:/g)).toHaveLength(2);
    expect(paper).not.toContain("Dashboard");
  });
});
