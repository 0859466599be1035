import { scoresPath, trackerSettingsPath } from "@domain/records/firestorePaths.ts";
import type { Score } from "@domain/score/score.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";

useBrowser();

const sat = (date: string, RW: number, M: number, kind: Score["kind"] = "official"): Score => ({
  test: "SAT",
  kind,
  date,
  values: { RW, M },
  scales: [],
  note: "",
});
const FORM = /^(Add|Edit) .* score$/;
const form = (page: Page) => page.getByRole("form", { name: FORM });
const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const add = (page: Page) => form(page).getByRole("button", { name: "+ Add Score" }).click();

async function openScores(student: Student, options = {}): Promise<Page> {
  const page = await openApp("/tracker/scores", student, options);
  await form(page).waitFor();
  return page;
}

async function storedScores({ uid }: Student): Promise<Score[]> {
  return Object.values(((await stored(scoresPath(uid)))?.items ?? {}) as Record<string, Score>);
}

function keep({ uid }: Student, rows: Readonly<Record<string, Score>>): Promise<unknown> {
  return adminDb.doc(scoresPath(uid)).set({ items: rows, changed_item: "one" });
}

describe("the form of My Scores", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-11" });
    return { student, page: await openScores(student) };
  });

  test("accepts a GPA above 4.33 only if it is weighted", async () => {
    const { page } = story();

    await form(page).getByLabel("As of").fill("2026-06-01");
    await form(page).getByLabel("GPA", { exact: true }).fill("5.6");
    await form(page).getByRole("group", { name: "Is this GPA weighted?" }).getByLabel("No").check();
    await add(page);
    await form(page).getByText("Above 4.33 a GPA is weighted").waitFor();
    await form(page).getByRole("group", { name: "Is this GPA weighted?" }).getByLabel("Yes").check();
    await add(page);

    await row(page, /^GPA .* 5\.60/).waitFor();
  });

  test("accepts SAT scores in steps of 10, numbers the attempts and draws a line", async () => {
    const { student, page } = story();
    await page.getByLabel("Score type").selectOption("SAT");

    await form(page).getByLabel("Test date").fill("2026-10-03");
    await form(page).getByLabel("Reading and Writing").fill("645");
    await form(page).getByLabel("Math").fill("650");
    await add(page);
    await form(page).getByText("Scores go in steps of 10.").waitFor();
    await form(page).getByLabel("Reading and Writing").fill("640");
    await form(page).getByText("Total: 1290").waitFor();
    await add(page);
    await row(page, /^SAT, attempt 1/).waitFor();
    await page.getByText("Two scores make a line.").waitFor();
    await form(page).getByLabel("Test date").fill("2026-08-15");
    await form(page).getByLabel("Reading and Writing").fill("610");
    await form(page).getByLabel("Math").fill("600");
    await add(page);
    await row(page, /^SAT, attempt 2 \+80 since attempt 1 .* 1290/).waitFor();
    await page.getByText("Attempts: 2 of 3 advised").waitFor();
    await page
      .getByRole("img", { name: /^SAT over time\. Official: 1210 on Aug 15, 2026, 1290 on Oct 3, 2026\./ })
      .waitFor();

    const storedSats = async () => (await storedScores(student)).filter(({ test: name }) => name === "SAT");
    await expect.poll(async () => (await storedSats()).length).toBe(2);
    expect(await storedSats()).toContainEqual(sat("2026-10-03", 640, 650));
  });
});

describe("My Scores", () => {
  test("takes a goal, which the chart shows", async () => {
    const student = await newStudent({ stage: "hs-11" });
    await keep(student, { one: sat("2026-08-15", 610, 600), two: sat("2026-10-03", 640, 650) });
    const page = await openScores(student);
    await page.getByLabel("Score type").selectOption("SAT");

    await page.getByLabel("Your SAT goal").fill("1400");
    await page.getByRole("button", { name: "Set goal" }).click();

    await page.getByRole("img", { name: /^SAT over time\. .* The goal is 1400\.$/ }).waitFor();
    await expect.poll(() => stored(trackerSettingsPath(student.uid))).toEqual({ score_targets: { SAT: 1400 } });
    expect(await axeViolations(page, "main")).toEqual([]);
  });

  test("edits, deletes with undo, plans a test and hides every number", async () => {
    const student = await newStudent({ stage: "hs-11" });
    await keep(student, { one: sat("2026-08-15", 610, 600), two: sat("2026-09-12", 700, 710, "practice") });
    const page = await openScores(student, { colorScheme: "dark", width: 390 });

    await page.getByRole("button", { name: "Edit SAT, attempt 1" }).click();
    await expect
      .poll(() =>
        form(page)
          .getByLabel("Official")
          .evaluate((node) => node === document.activeElement),
      )
      .toBe(true);
    await form(page).getByLabel("Math").fill("650");
    await form(page).getByRole("button", { name: "Save changes" }).click();
    await row(page, /^SAT, attempt 1 .* 1260/).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Edit SAT, attempt 1");

    await page.getByRole("button", { name: "Delete SAT, practice 1" }).click();
    await row(page, /^SAT, practice 1/).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await row(page, /^SAT, practice 1/).waitFor();

    await page.getByLabel("Score type").selectOption("SAT");
    await form(page).getByLabel("Planned").check();
    await form(page).getByLabel("Test date").fill("2099-03-13");
    await form(page).getByLabel("Sign up by").fill("2099-02-26");
    await add(page);
    await row(page, /^SAT, planned .* Sign up by Feb 26, 2099/).waitFor();
    await expect
      .poll(async () => (await storedScores(student)).map(({ kind }) => kind).sort())
      .toEqual(["official", "planned", "practice"]);

    await page.getByLabel("Display Scores").uncheck();
    await page.getByText("Your scores are hidden.").waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(/1260|1410|RW 610/);
    await expect.poll(() => stored(trackerSettingsPath(student.uid))).toEqual({ display_scores: false });
    expect(await axeViolations(page, "main")).toEqual([]);
  });

  test("leaves an edit for a new score, with the focus on its first field", async () => {
    const student = await newStudent({ stage: "hs-11" });
    await keep(student, { one: sat("2026-08-15", 610, 600) });
    const page = await openScores(student);
    await page.getByRole("button", { name: "Edit SAT, attempt 1" }).click();

    await page.getByRole("button", { name: "Add a score" }).click();

    const type = page.getByLabel("Score type");
    await expect.poll(() => type.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test("counts the MCAT's official limits and uses the DAT scale of the test day", async () => {
    const premed = await newStudent({ stage: "pm-junior" });
    const CP = { CP: 125, CARS: 125, BB: 125, PS: 125 };
    const mcat = (date: string): Score => ({ ...sat(date, 0, 0), test: "MCAT", values: CP });
    await keep(premed, { one: mcat("2025-05-01"), two: mcat("2025-06-01"), three: mcat("2025-08-01") });
    const page = await openScores(premed);
    await page.getByText("In your lifetime: 3 of 7").waitFor();
    await page.getByRole("button", { name: "Rule and source: How often you may take the MCAT" }).click();
    await page.getByRole("dialog").getByText("Seven tries in all").waitFor();
    await page.getByRole("dialog").getByText("Checked on Nov 21, 2026").waitFor();
    await page.keyboard.press("Escape");

    const predent = await newStudent({ stage: "pd-sophomore" });
    const other = await openScores(predent);
    await form(other).getByLabel("Test date").fill("2025-02-28");
    await form(other).getByText("DAT on the scale of 1 to 30").waitFor();
    await form(other).getByLabel("Test date").fill("2025-03-01");
    await form(other).getByLabel("Academic Average").fill("21");
    await add(other);
    await form(other).getByText("Enter 200 to 600.").waitFor();
    await form(other).getByLabel("Academic Average").fill("430");
    // The draft survives a reload.
    await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain("430");
    await other.reload();
    await form(other).getByText("Draft restored").waitFor();
    await add(other);
    await row(other, /^DAT, attempt 1 .* 430/).waitFor();
    await expect.poll(async () => (await storedScores(predent))[0]?.values).toEqual({ AA: 430 });
  });
});
