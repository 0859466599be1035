import { trackerSettingsPath } from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { addDays } from "@domain/shared/calendarDay.ts";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import {
  addSchool,
  askedBy,
  cellsOf,
  rowOf,
  storedSchool,
  today,
  unfold,
  withCourse,
  withScore,
} from "./support/schools.ts";

useBrowser();

describe("a pre-medical student's school list on a narrow phone", () => {
  const MCGOVERN = "McGovern Medical School";
  const story = useStory(async () => {
    const student = await newStudent({ stage: "pm-junior" });
    const values = { CP: 129, CARS: 128, BB: 129, PS: 128 };
    await withScore(student, { test: "MCAT", kind: "official", date: "2026-05-02", values, scales: [], note: "" });
    await withCourse(student, { ...biology, grade: "A-" });
    const page = await openApp("/tracker/schools", student, { width: 320, colorScheme: "dark" });
    await page.getByRole("button", { name: "Add a medical school" }).click();
    await addSchool(page, "mcgovern", MCGOVERN);
    await addSchool(page, "harvard", "Harvard Medical School");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByLabel("Home state").waitFor();
    return { student, page };
  });

  test("shows the list before the mix, the numbers and the fees", async () => {
    const { page } = story();

    const headings = await page.locator("main h2:visible").allInnerTexts();
    expect(headings.indexOf("2 medical schools")).toBeLessThan(headings.indexOf("Your mix"));
    const list = page.getByRole("heading", { name: "2 medical schools" });
    expect((await list.boundingBox())?.y).toBeLessThan(844);
  });

  test("proposes a deadline for a secondary, which can be undone or given another day", async () => {
    const { student, page } = story();
    const deadlineOf = async () =>
      (await storedSchool(student, "McGovern Medical School at UTHealth Houston"))?.deadlines;

    await page.getByLabel(`Status of ${MCGOVERN}`).selectOption("Secondary received");
    await unfold(page, MCGOVERN);
    const arrived = page.getByLabel("Secondary received", { exact: true });
    await arrived.fill(today);
    await arrived.press("Enter");
    await rowOf(page, MCGOVERN)
      .getByRole("button", { name: /^Add .+ for the secondary of McGovern/ })
      .waitFor();
    await page.getByRole("button", { name: "Add this deadline" }).click();
    await expect
      .poll(deadlineOf)
      .toMatchObject([{ label: "Secondary application", day: addDays(today, 14), done: false }]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(deadlineOf).toEqual([]);
    await page.getByRole("button", { name: /^Add .+ for the secondary of McGovern/ }).click();
    const dueDay = page.getByLabel("Day of Secondary application");
    await dueDay.fill(addDays(today, 10));
    await dueDay.press("Enter");

    await expect.poll(deadlineOf).toMatchObject([{ day: addDays(today, 10) }]);
  });

  test("compares with the GPA of the school's service, and lists what a school asks for and the fees", async () => {
    const { page } = story();
    await unfold(page, MCGOVERN);

    // By AMCAS, although the coursework tab was never opened.
    await page.getByText(/GPA 3\.70/).waitFor();
    await page.getByText("Your TMDSAS GPA of 4.00 is ").waitFor();
    const asked = askedBy(page, MCGOVERN);
    await asked.getByText("An official MCAT result is entered.").waitFor();
    await asked.getByText("Your courses cover 0 of 8 usual prerequisites.").waitFor();
    await asked
      .getByText("TMDSAS takes up to 4 letters. Your experiences do not name anyone you could ask yet.")
      .waitFor();
    await page.getByText("About $410 in all").waitFor();
    await page.getByText("AMCAS: 1 school, $175").waitFor();
    await page.getByText("MCAT: $355").waitFor();
    await page.getByText("TMDSAS: 1 school, $235").waitFor();
    await page.getByRole("link", { name: /^Website of McGovern/ }).waitFor();
  });

  test("explains a fit by the home state once it is chosen, and stores the state", async () => {
    const { student, page } = story();
    await unfold(page, MCGOVERN);

    await page.getByText("Choose your home state above.").waitFor();
    await page.getByLabel("Home state").selectOption("Oklahoma");

    await page.getByText("takes 94.6% of its students from Texas; your home state is Oklahoma.").waitFor();
    expect(await axeViolations(page, "main")).toEqual([]);
    await expect.poll(() => stored(trackerSettingsPath(student.uid))).toMatchObject({ home_state: "OK" });
  });

  test("rejects impossible figures and stores possible ones", async () => {
    const { student, page } = story();
    await unfold(page, MCGOVERN);

    await page.getByRole("button", { name: "School and figures" }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const form = page.getByRole("form", { name: /^School and figures of McGovern/ });
    await form.getByLabel("Typical MCAT").fill("600");
    await form.getByRole("button", { name: "Save school" }).click();
    await form.getByText("Enter a number from 472 to 528.").waitFor();
    await form.getByLabel("Typical MCAT").fill("513");
    await form.getByLabel("These figures describe").fill("class of 2030");
    await form.getByRole("button", { name: "Save school" }).click();

    await expect
      .poll(() => storedSchool(student, "McGovern Medical School at UTHealth Houston"))
      .toMatchObject({ figures: { mcat: 513, year: "class of 2030" } });
  });

  test("keeps the kind of a typed school, and offers the listed one of that name", async () => {
    const { student, page } = story();
    const name = "Kansas City University";
    await page.getByRole("button", { name: "Add a medical school" }).click();

    await page.getByRole("searchbox").last().fill(name);
    const found = page.getByRole("list", { name: "Found" }).getByRole("button");
    await found.filter({ hasText: `${name} College of Osteopathic Medicine, Joplin` }).waitFor();
    expect(await found.first().innerText()).toContain(`${name} College of Osteopathic Medicine`);
    await page.getByRole("button", { name: `Add ${name} as typed, a DO school` }).click();
    await page.getByRole("button", { name: "Close" }).click();

    await expect.poll(() => storedSchool(student, name)).toMatchObject({ kind: "DO", schoolId: null });
    await page.getByText("AACOMAS: 1 school").waitFor();
    await unfold(page, name);
    await page.getByRole("button", { name: new RegExp(`^Use ${name} College of .+, Kansas City, MO, DO$`) }).click();
    await expect
      .poll(() => storedSchool(student, `${name} College of Osteopathic Medicine`))
      .toMatchObject({ kind: "DO", schoolId: "do-kcu", city: "Kansas City", state: "MO", control: "private" });
    expect(await axeViolations(page, "main")).toEqual([]);
  });
});

describe("fits with other scores", () => {
  const EMORY = "Emory University School of Medicine";
  const story = useStory(async () => {
    const student = await newStudent({ stage: "pm-junior" });
    const values = { CP: 127, CARS: 127, BB: 127, PS: 127 };
    await withScore(student, { test: "MCAT", kind: "practice", date: "2026-10-03", values, scales: [], note: "" });
    await withCourse(student, { ...biology, grade: "A" });
    await adminDb.doc(trackerSettingsPath(student.uid)).set({ home_state: "OH" });
    const page = await openApp("/tracker/schools", student);
    await page.getByRole("button", { name: "Add a medical school" }).click();
    await addSchool(page, "emory", EMORY);
    await addSchool(page, "texas college of osteo", "Texas College of Osteopathic Medicine");
    await addSchool(page, "ohio heritage", "Ohio University Heritage College of Osteopathic Medicine");
    await addSchool(page, "rowan", "Rowan");
    await page.getByRole("button", { name: "Close" }).click();
    return { page };
  });

  test("are marked as those of practice scores", async () => {
    const { page } = story();
    expect(await cellsOf(rowOf(page, EMORY))).toContain("Needs your score or GPA");

    await page.getByLabel("Scores to compare").selectOption("My practice scores");

    await rowOf(page, EMORY).getByText("Reach (practice score)").waitFor();
    await page.getByText("The fits on this page use your best practice score.").waitFor();
    await page.getByText("MCAT (practice) 508").waitFor();
  });

  test("can use an imagined score, which is checked, marked, and in the address until it is left", async () => {
    const { page } = story();
    await page.getByLabel("Scores to compare").selectOption("As if I scored … on the MCAT");
    const imagined = page.getByRole("form", { name: "As if I scored … on the MCAT" });

    await imagined.getByLabel("Imagined MCAT score").fill("600");
    await imagined.getByLabel("Imagined MCAT score").press("Enter");
    await imagined.getByText("Enter 472 to 528.").waitFor();
    await imagined.getByLabel("Imagined MCAT score").fill("523");
    await imagined.getByLabel("Imagined MCAT score").press("Enter");
    await rowOf(page, EMORY).getByText("Safety (imagined score)").waitFor();
    // Texas favors residents by rule. For the other public school outside Ohio, the share of residents is unknown.
    await rowOf(page, "Texas College of Osteopathic Medicine").getByText("Reach").waitFor();
    await rowOf(page, "Rowan").getByText("May favor residents").waitFor();
    await rowOf(page, "Ohio University Heritage").getByText("Safety (imagined score)").waitFor();
    expect(await axeViolations(page, "main")).toEqual([]);
    await page.reload();
    await rowOf(page, EMORY).getByText("Safety (imagined score)").waitFor();
    await unfold(page, EMORY);
    await page.getByText("Your imagined MCAT of 523 is clearly above the school's typical").waitFor();
    await page.getByRole("button", { name: "Back to my official scores" }).click();

    await rowOf(page, EMORY).getByText("Needs your score or GPA").waitFor();
    expect(new URL(page.url()).searchParams.get("as")).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+ medical schools/);
  });
});
