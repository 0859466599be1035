import type { Course } from "@domain/course/course.ts";
import { coursesPath, experiencesPath, schoolsPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, newPage, openApp, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";

useBrowser();

const LOG = [
  "Vol. work\tDate\tHrs\tRemarks",
  "Food pantry\t3/4/2026\t2h 30m\tUnpacked",
  "Food pantry\t3/5/2026\t1.5\t",
  "Elm Library\t3/6/2026\t2:15\t",
  "Food pantry\t3/4/2026\t2h 30m\tUnpacked",
  "Total\t\t8.75\t",
].join("\n");

const TRANSCRIPT = `<pre>                   Lindal State University
                   Unofficial Transcript
                        Fall 2025
Course         Description                    Attempted  Earned  Grade  Points
BIOL  1406     Cellular and Molecular Biology 4.000      4.000   A      16.000
CHEM  1411     General Chemistry I            4.000      4.000   B+     13.200
Term GPA       3.650   Term Totals            8.000      8.000          29.200
Lab fee waived in full</pre>`;

const WASHINGTON = [
  "AUTUMN QUARTER 2023",
  "CHEM   142  GENERAL CHEMISTRY    5.0   3.7",
  "MATH   124  CALC ANALYT GEOM I   5.0   2.9",
  "ENGL   131  COMPOSITION          5.0   3.7",
].join("\n");

async function experiencesOf({ uid }: Student) {
  const { docs } = await adminDb.collection(experiencesPath(uid)).get();
  return docs.map((doc) => doc.data()).sort((a, b) => a.experienceName.localeCompare(b.experienceName));
}

async function countIn(path: string): Promise<number> {
  const list = (await stored(path)) as { items?: object } | null;
  return Object.keys(list?.items ?? {}).length;
}

async function paste(page: Page, table: string): Promise<void> {
  await page
    .getByRole("link", { name: "Import", exact: true })
    .or(page.getByRole("button", { name: "Import", exact: true }))
    .click();
  await page.locator('textarea[name="table"]').fill(table);
  await page.getByRole("button", { name: /^Review/ }).click();
}

describe("a log of shifts", () => {
  test("is mapped by hand, read by the student's order of days, imported, and removed by one Undo", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const page = await openApp("/tracker/experiences", ann, { width: 390, height: 844 });
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await paste(page, LOG);

    // The heading says nothing, so the column is only a guess until the student has looked.
    await page.getByText("Check this column").waitFor();
    expect(await page.getByLabel("Hrs, row 1").inputValue()).toBe("2h 30m");
    await page.getByText("Repeats a row above.").waitFor();
    await page.getByLabel("What Vol. work is").selectOption("Experience");
    await expect.poll(() => page.getByText("Check this column").count()).toBe(0);
    await page.getByRole("button", { name: "Import 3 rows" }).click();
    await page.getByText("Choose how the days are written.").waitFor();
    await page.getByLabel("Day first: April 3").check();
    expect(await axeViolations(page, "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(sent.filter((request) => /pantry|Library|Unpacked/i.test(decodeURIComponent(request)))).toEqual([]);
    await page.getByRole("button", { name: "Import 3 rows" }).click();

    await page.getByText("Imported 2 experiences and 3 shifts.").waitFor();
    await expect.poll(() => experiencesOf(ann)).toHaveLength(2);
    const [library, pantry] = await experiencesOf(ann);
    expect(Object.values(library?.shifts)).toEqual([{ day: "2026-06-03", hours: 2.25, note: "" }]);
    expect(Object.keys(pantry?.shifts)).toHaveLength(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => experiencesOf(ann)).toEqual([]);
  });

  test("keeps its text, corrections and columns through a reload, and knows what is logged already", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const page = await openApp("/tracker/experiences", ann);
    await paste(page, LOG.replaceAll("3/4/", "3/14/"));
    await page.getByLabel("What Vol. work is").selectOption("Experience");
    await page.getByLabel("Hrs, row 2").fill("1.75");
    await expect.poll(() => page.locator('textarea[name="table"]').inputValue()).toContain("\t1.75\t");

    await page.reload();
    await page.getByText("Draft restored.").waitFor();
    await page.getByRole("button", { name: "Review rows" }).click();
    await expect.poll(() => page.getByLabel("What Vol. work is").inputValue()).toBe("name");
    await page.getByRole("button", { name: "Import 3 rows" }).click();
    await page.getByText("Imported 2 experiences and 3 shifts.").waitFor();
    await paste(page, LOG.replaceAll("3/4/", "3/14/").replace("1.5", "1.75"));
    await page.getByLabel("What Vol. work is").selectOption("Experience");

    await expect.poll(() => page.getByText("Already on your list.").count()).toBe(4);
    expect(await page.getByRole("button", { name: "Import 0 rows" }).isDisabled()).toBe(true);
  });
});

test("a list of schools finds known schools, and asks where a name is ambiguous", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/tracker/schools", ann);
  await paste(
    page,
    "School\tState\tDue\tCategory\nBoston University\tMA\tJan 4, 2027\tReach\nColumbia College\t\tsoon\t",
  );

  await page.getByText("Deadline: “soon” could not be read.").waitFor();
  await page.getByLabel("Add row 2, Columbia College").check();
  await page.getByLabel("School of row 2").selectOption({ label: "“Columbia College”, as typed" });
  await page.getByRole("button", { name: "Import 2 rows" }).click();

  await page.getByText("Imported 2 schools.").waitFor();
  await expect.poll(() => countIn(schoolsPath(ann.uid))).toBe(2);
  const { items } = (await stored(schoolsPath(ann.uid))) as { items: Record<string, Record<string, unknown>> };
  const byName = Object.values(items).sort((a, b) => String(a.name).localeCompare(String(b.name)));
  expect(byName).toMatchObject([
    {
      name: "Boston University",
      state: "MA",
      override: { fit: "reach" },
      deadlines: [{ label: "Due", day: "2027-01-04" }],
    },
    { name: "Columbia College", schoolId: null, note: "Deadline: soon" },
  ]);
  expect(byName[0]?.schoolId).not.toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => countIn(schoolsPath(ann.uid))).toBe(0);
});

test("a transcript is read from a PDF, and read again offline", async () => {
  const printer = await newPage();
  await printer.setContent(TRANSCRIPT);
  const transcript = { name: "transcript.pdf", mimeType: "application/pdf", buffer: await printer.pdf() };
  const ann = await newStudent({ stage: "pm-junior" });
  const page = await openApp("/tracker/coursework?open=import", ann);

  await page.locator("input[type=file]").setInputFiles(transcript);
  await page.getByRole("button", { name: "Import 2 courses" }).waitFor();
  expect(await page.getByLabel("Name, row 1").inputValue()).toBe("Cellular and Molecular Biology");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^2 rows were read/);
  await page.getByText("1 line was not read.").waitFor();
  await page.getByText("Lab fee waived in full").waitFor();
  await page.getByRole("button", { name: "Back to the table" }).click();
  expectComplaints(page, /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/);
  await page.context().setOffline(true);
  await page.locator("input[type=file]").setInputFiles(transcript);
  await page.getByRole("button", { name: "Import 2 courses" }).click();

  await page.getByText("Imported 2 courses.").waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => countIn(coursesPath(ann.uid))).toBe(2);
});

test("grades that are numbers are asked about once, and one press answers for all", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const page = await openApp("/tracker/coursework?open=import", ann);
  await page.getByLabel("Your transcript").fill(WASHINGTON);
  await page.getByRole("button", { name: /^Review/ }).click();
  await page.getByText("The grade is a number. Choose its letter above the table.").first().waitFor();
  const letters = page.getByRole("group", { name: "Letters of grades that are numbers" });
  expect(await letters.getByRole("combobox").count()).toBe(2);

  await letters.getByRole("button", { name: "Fill in as the University of Washington does" }).click();
  await letters.getByLabel("Letter of 2.9").selectOption("B-");
  expect(await page.getByLabel("Grade, row 1").inputValue()).toBe("3.7");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 3 courses" }).click();

  await page.getByText("Imported 3 courses.").waitFor();
  const rows = async () => {
    const items: Record<string, Course> = Object((await stored(coursesPath(ann.uid)))?.items);
    return Object.values(items).map(({ code, grade, credits, credit_unit }) => [code, grade, credits, credit_unit]);
  };
  await expect
    .poll(async () => (await rows()).sort())
    .toEqual([
      ["CHEM 142", "A-", 5, "quarter"],
      ["ENGL 131", "A-", 5, "quarter"],
      ["MATH 124", "B-", 5, "quarter"],
    ]);
});

test("a PDF with too many pages is refused before it is read", async () => {
  const printer = await newPage();
  await printer.setContent("<p style='break-after: page'>Page</p>".repeat(101));
  const book = { name: "book.pdf", mimeType: "application/pdf", buffer: await printer.pdf() };
  const page = await openApp("/tracker/coursework?open=import", await newStudent({ stage: "pm-junior" }));

  await page.locator("input[type=file]").setInputFiles(book);

  await page.getByText("This PDF has more than 100 pages.").waitFor();
});

test("a transcript with more courses than a list can have is refused", async () => {
  const page = await openApp("/tracker/coursework?open=import", await newStudent({ stage: "pm-junior" }));
  const rows = Array.from({ length: 401 }, (_, at) => `Fall 2024\tBIOL ${at}\tBiology ${at}\t3\tA`);

  await page.getByLabel("Your transcript").fill(["Term\tCode\tName\tCredits\tGrade", ...rows].join("\n"));
  await page.getByRole("button", { name: "Review", exact: false }).click();

  await page.getByText("This table has more than 400 rows.").waitFor();
});
