import { readFile } from "node:fs/promises";
import { schoolsPath, trackerSettingsPath } from "@domain/records/firestorePaths.ts";
import { addDays } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import traitsFile from "../../web/src/content/schools/collegeTraits.json" with { type: "json" };
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { addSchool, askedBy, cellsOf, rowOf, storedSchool, today, unfold, withScore } from "./support/schools.ts";

useBrowser();

describe("a high school student's college list", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-11" });
    const sat = {
      test: "SAT",
      kind: "official",
      date: "2026-10-03",
      values: { RW: 690, M: 710 },
      scales: [],
      note: "",
    };
    await withScore(student, sat);
    const page = await openApp("/tracker/schools", student);
    await page.getByText("No colleges yet").waitFor();
    await page.getByRole("button", { name: "Add a college" }).click();
    await addSchool(page, "univeristy of pitsburgh", "University of Pittsburgh");
    await addSchool(page, "Rice", "Rice University");
    await addSchool(page, "Yarrow Hill College", "Yarrow Hill College");
    await addSchool(page, "georgetown", "Georgetown University");
    await page.getByRole("button", { name: "Close" }).click();
    return { student, page };
  });

  test("shows the fit of each college, and stores a found one with its figures", async () => {
    const { student, page } = story();

    expect(await cellsOf(rowOf(page, "University of Pittsburgh"))).toContain("Match");
    expect(await cellsOf(rowOf(page, "Rice University"))).toContain("Reach");
    expect(await cellsOf(rowOf(page, "Yarrow Hill College"))).toContain("Not enough data");
    await expect
      .poll(() => storedSchool(student, "University of Pittsburgh"))
      .toMatchObject({
        schoolId: "ug-pittsburgh",
        state: "PA",
        reached: { researching: today },
        figures: { admit_rate: 58.1, sat: { low: 1280, high: 1460 }, year: "fall 2024 entry" },
      });
  });

  test("explains a fit with its source", async () => {
    const { page } = story();

    await unfold(page, "University of Pittsburgh");

    await page.getByText("Your SAT of 1400 is within the middle half of those admitted, 1280 to 1460.").waitFor();
    await page.getByText("Source: U.S. Department of Education, NCES, IPEDS ADM2024").waitFor();
    const website = page.getByRole("link", { name: /^Website of .+ \(opens in a new tab\)$/ });
    expect(await website.getAttribute("href")).toMatch(/^https:\/\//);
  });

  test("shows what a college asks for and what is done", async () => {
    const { page } = story();

    await unfold(page, "University of Pittsburgh");
    const asked = askedBy(page, "University of Pittsburgh");
    const reported = asked.getByRole("listitem").filter({ hasText: "SAT and ACT were optional for fall 2024 entry" });
    await reported.getByText("Look it up", { exact: true }).waitFor();
    await asked.getByText("of 6 usual prerequisites.").waitFor();
    await unfold(page, "Georgetown University");
    const scores = askedBy(page, "Georgetown University")
      .getByRole("listitem")
      .filter({ hasText: "Requires SAT or ACT" });
    await scores.getByText("Done", { exact: true }).waitFor();
  });

  test("shows the student's own choice in place of the fit", async () => {
    const { student, page } = story();
    await unfold(page, "University of Pittsburgh");
    const word = page.getByRole("form", { name: "My own choice for University of Pittsburgh" });

    await word.getByLabel("Counts as").selectOption("Safety");
    await word.getByLabel("Why").fill("Guaranteed admission for my class rank");
    await word.getByRole("button", { name: "Save my choice" }).click();

    await rowOf(page, "University of Pittsburgh").getByText("Safety (my choice)").waitFor();
    await expect
      .poll(() => storedSchool(student, "University of Pittsburgh"))
      .toMatchObject({ override: { fit: "safety", note: "Guaranteed admission for my class rank" } });
  });

  test("restores a removed college by Undo", async () => {
    const { page } = story();

    await rowOf(page, "Rice University").getByRole("button", { name: "More for: Rice University" }).click();
    await page.getByRole("button", { name: "Remove from my list" }).and(page.locator(":popover-open button")).click();
    // Otherwise its Undo could be pressed in place of the new one.
    expect(await page.getByText(/ counts as a safety/).count()).toBe(0);
    await rowOf(page, "Rice University").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();

    await rowOf(page, "Rice University").waitFor();
  });

  test("has columns to choose, which stay after a reload and sort the rows", async () => {
    const { page } = story();

    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "SAT, middle half" }).check();
    await page.getByRole("checkbox", { name: "Fit" }).uncheck();
    expect(await axeViolations(page, "main")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.reload();

    await rowOf(page, "University of Pittsburgh").waitFor();
    expect(await page.getByRole("columnheader", { name: "Fit" }).count()).toBe(0);
    expect(await cellsOf(rowOf(page, "University of Pittsburgh"))).toContain("1280 to 1460");
    await page.getByRole("button", { name: "SAT, middle half" }).click();
    await page.getByRole("button", { name: "SAT, middle half" }).click();
    await page.waitForURL(/sort=-sat/);
    await page.getByRole("rowheader").first().getByText("Rice University").waitFor();
    expect(await cellsOf(rowOf(page, "Yarrow Hill College"))).toContain("Not known");
  });

  test("keeps a note's draft through a reload, then stores the note", async () => {
    const { student, page } = story();
    const note = page.getByRole("form", { name: "Note on University of Pittsburgh" });

    await unfold(page, "University of Pittsburgh");
    await note.getByLabel("What you want to remember").fill("Ask about the co-op");
    await page.reload();
    await note.getByText("Draft restored").waitFor();
    await note.getByRole("button", { name: "Save note" }).click();

    await expect
      .poll(() => storedSchool(student, "University of Pittsburgh"))
      .toMatchObject({ note: "Ask about the co-op" });
  });

  test("stores a status without a day, and a deadline once it has a name, also for the dashboard", async () => {
    const { student, page } = story();
    const day = addDays(today, 14);

    await page.getByLabel("Status of University of Pittsburgh").selectOption("Application sent");
    await unfold(page, "University of Pittsburgh");
    const deadline = page.getByRole("form", { name: "Add a deadline of University of Pittsburgh" });
    await deadline.getByRole("button", { name: "Add deadline" }).click();
    await deadline.getByText("Enter what is due.").waitFor();
    await deadline.getByLabel("What is due").fill("Honors college");
    const [year = "", month = "", date = ""] = day.split("-");
    // As people write a date. The browser takes it for the year 26 or 27.
    await deadline.getByLabel("Day").pressSequentially(month + date + year.slice(2));
    await deadline.getByRole("button", { name: "Add deadline" }).click();
    await page.getByRole("checkbox", { name: /^Honors college/ }).waitFor();
    await expect
      .poll(() => storedSchool(student, "University of Pittsburgh"))
      .toMatchObject({
        status: "primary",
        reached: { researching: today, primary: null },
        deadlines: [{ label: "Honors college", day, done: false }],
      });

    await page.getByRole("button", { name: "Next deadline" }).click();
    await page.waitForURL(/sort=deadline/);
    await page.getByRole("rowheader").first().getByText("University of Pittsburgh").waitFor();
    await page.goto("/dashboard");
    await page.locator("#calendar").getByText("University of Pittsburgh: Honors college").waitFor();
  });
});

test("a college that was stored with figures of an earlier year takes the newer ones, and gives them back", async () => {
  const student = await newStudent({ stage: "hs-11" });
  const source = "U.S. Department of Education College Scorecard, 2022-23 file";
  const figures = { ...plainSchool.figures, admit_rate: 27.4, year: "fall 2022 entry", source };
  const stale = { ...plainSchool, schoolId: "ug-case-western", name: "Case Western", figures };
  await adminDb.doc(schoolsPath(student.uid)).set({ items: { stale }, changed_item: "stale" });
  const page = await openApp("/tracker/schools", student);

  await unfold(page, "Case Western");
  await page.getByRole("button", { name: "Use the figures for fall 2024 entry" }).click();
  await expect
    .poll(() => storedSchool(student, "Case Western"))
    .toMatchObject({ figures: { admit_rate: 36.5, year: "fall 2024 entry" } });
  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("Cairn has newer figures, for fall 2024 entry.").waitFor();
  await expect.poll(() => storedSchool(student, "Case Western")).toMatchObject({ figures });
});

describe("a list of colleges to choose from", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-11" });
    const items = {
      michigan: { ...plainSchool, schoolId: "ug-michigan", name: "Michigan", state: "MI", control: "public" },
      rice: { ...plainSchool, schoolId: "ug-rice", name: "Rice", city: "Houston", state: "TX", control: "private" },
      texas: { ...plainSchool, schoolId: "ug-ut-austin", name: "Texas", state: "TX", control: "public" },
      typed: { ...plainSchool, name: "Lakeview" },
    };
    await adminDb.doc(schoolsPath(student.uid)).set({ items, changed_item: "rice" });
    const page = await openApp("/tracker/schools", student);
    return { student, page };
  });
  const names = (page: Page) => page.locator(".school-table tbody th .data-table__name").allInnerTexts();

  test("is filtered, stays so after a reload, and is exported and printed as it is on screen", async () => {
    const { page } = story();

    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("Public or private").selectOption("Public");
    await page.getByText("2 of 4 schools").waitFor();
    await page.getByLabel("Undergraduates").selectOption("20,000 and more");
    await page.getByText(/^As of fall \d{4}\./).waitFor();
    await page.reload();
    await page.getByText("2 of 4 schools").waitFor();
    await page.getByRole("button", { name: "College", exact: true }).click();
    await expect.poll(() => names(page)).toEqual(["Texas", "Michigan"]);
    expect(await axeViolations(page, "main")).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);

    expect(download.suggestedFilename()).toBe(`cairn-colleges-${today}.csv`);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv.split("\r\n").map((line) => line.split(",")[0])).toEqual(["\uFEFFCollege", "Texas", "Michigan"]);
    const printed = await page.locator(".print-sheet tbody th").allTextContents();
    expect(printed.map((name) => name.split(",")[0])).toEqual(["Texas", "Michigan"]);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => names(page)).toHaveLength(4);
  });

  test("says of a filter whose figures Cairn does not have yet that it leaves no college out", async () => {
    const { page } = story();
    const setting = page.getByLabel("Setting", { exact: true });
    const isMissing = traitsFile.rows.length === 0;

    if (!(await setting.isVisible())) await page.getByRole("button", { name: "Filters" }).click();
    await setting.selectOption("City");

    await page.getByText(isMissing ? "Cairn does not have these figures yet" : /^As of fall \d{4}\./).waitFor();
    await page.getByText(isMissing ? "4 of 4 schools" : /^[0-3] of 4 schools/).waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
  });

  test("is filtered by the distance from a state that is not stored", async () => {
    const { student, page } = story();

    if (!(await page.getByLabel("Distance from home").isVisible())) {
      await page.getByRole("button", { name: "Filters" }).click();
    }
    await page.getByLabel("Distance from home").selectOption("In my state");
    await page.getByLabel("Your state").selectOption("Texas");

    await expect.poll(async () => (await names(page)).toSorted()).toEqual(["Rice", "Texas"]);
    await page.getByText("Between the centers of Texas and the school's state.").waitFor();
    expect(await stored(trackerSettingsPath(student.uid))).toBeNull();
    await page.getByRole("button", { name: "Clear filters" }).click();
  });

  test("is compared side by side, with the year and source of each figure, and Back leads to the list", async () => {
    const { page } = story();
    await page.setViewportSize({ width: 320, height: 800 });
    const add = page.getByLabel("Add a school");
    const table = page.getByRole("region", { name: "Comparison, scrolls sideways" }).getByRole("table");
    const compared = table.getByRole("columnheader");

    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await add.selectOption("Rice");
    await compared.getByText("Rice", { exact: true }).waitFor();
    await add.selectOption("Texas");
    await compared.getByText("Texas", { exact: true }).waitFor();
    await page.getByRole("button", { name: "More for: Lakeview" }).click();
    await page.locator(":popover-open").getByRole("button", { name: "Compare" }).click();
    await page.getByText("Lakeview is in the comparison (3 of 4).").waitFor();
    await compared.getByText("Lakeview", { exact: true }).waitFor();

    const sizes = await cellsOf(table.getByRole("row", { name: /^Undergraduates/ }));
    expect(sizes[0]).toMatch(/^[\d,]+\s+fall \d{4}/);
    expect(sizes[2]).toBe("Not known");
    expect(await page.locator(".compare__sources li").allInnerTexts()).toContainEqual(
      expect.stringMatching(/IPEDS fall enrollment.*\(fall \d{4}\)/),
    );
    expect(await axeViolations(page, "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.reload();
    await expect.poll(() => compared.allInnerTexts()).toHaveLength(3);
    // Faster than the table is drawn.
    await page.evaluate(() => {
      for (const name of ["Take out Rice", "Take out Texas"]) {
        document.querySelector<HTMLElement>(`.compare [aria-label="${name}"]`)?.click();
      }
    });
    await expect.poll(() => compared.allInnerTexts()).toEqual(["Lakeview"]);
    await page.goBack();
    await table.waitFor({ state: "detached" });
    await page.goForward();
    await expect.poll(() => compared.allInnerTexts()).toEqual(["Lakeview"]);
  });
});
