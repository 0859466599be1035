import type { Course } from "@domain/course/course.ts";
import { coursesPath, schoolsPath, scoresPath, trackerSettingsPath } from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import type { School } from "@domain/school/school.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

const today = localDayOf(new Date());
const POLL = { timeout: 15_000 };

const rowOf = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const cellsOf = (row: Locator) => row.getByRole("cell").allInnerTexts();

async function storedSchool(student: Student, name: string): Promise<School | undefined> {
  const list = await stored(schoolsPath(student.uid));
  return Object.values((list?.items ?? {}) as Record<string, School>).find((school) => school.name === name);
}

/** Searches like a person in a hurry, and selects the school with the right name. */
async function addSchool(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole("searchbox").last().fill(typed);
  await page.getByRole("list", { name: "Found" }).getByRole("button", { name }).first().click();
  await rowOf(page, name).waitFor();
}

async function withCourse(student: Student, course: Course): Promise<void> {
  await adminDb.doc(coursesPath(student.uid)).set({ items: { one: course }, changed_item: "one" });
}

async function withScore(student: Student, row: object): Promise<void> {
  await adminDb.doc(scoresPath(student.uid)).set({ items: { one: row }, changed_item: "one" });
}

test("a high school student adds colleges, sees their fit, and tracks status and deadlines", async () => {
  const student = await newStudent({ stage: "hs-11" });
  const sat = { test: "SAT", kind: "official", date: "2026-10-03", values: { RW: 690, M: 710 }, scales: [], note: "" };
  await withScore(student, sat);
  const page = await openApp("/tracker/schools", student);
  await page.getByText("No colleges yet").waitFor();

  await page.getByRole("button", { name: "Add a college" }).click();
  await addSchool(page, "univeristy of pitsburgh", "University of Pittsburgh");
  await addSchool(page, "Rice", "Rice University");
  await addSchool(page, "Lakeview College", "Lakeview College");
  await addSchool(page, "georgetown", "Georgetown University");
  await page.getByRole("button", { name: "Close" }).click();

  expect(await cellsOf(rowOf(page, "University of Pittsburgh"))).toContain("Match");
  expect(await cellsOf(rowOf(page, "Rice University"))).toContain("Reach");
  expect(await cellsOf(rowOf(page, "Lakeview College"))).toContain("Not enough data");
  await expect
    .poll(() => storedSchool(student, "University of Pittsburgh"), POLL)
    .toMatchObject({
      schoolId: "ug-pittsburgh",
      state: "PA",
      reached: { researching: today },
      figures: { admit_rate: 57.5, sat: { low: 1280, high: 1470 }, year: "fall 2022 entry" },
    });

  await rowOf(page, "University of Pittsburgh")
    .getByRole("button", { name: /^University of Pittsburgh/ })
    .click();
  await page.getByText("Your SAT of 1400 is within the middle half of those admitted, 1280 to 1470.").waitFor();
  await page.getByText("Source: U.S. Department of Education College Scorecard").waitFor();
  const website = page.getByRole("link", { name: /^Website of .+ \(opens in a new tab\)$/ });
  expect(await website.getAttribute("href")).toMatch(/^https:\/\//);
  const askedBy = (school: string) => page.getByRole("list", { name: `What schools such as ${school} ask for` });
  const asked = askedBy("University of Pittsburgh");
  await asked.getByText("This college's SAT and ACT policy for 2026-27 is not known here.").waitFor();
  await asked.getByText("of 6 usual prerequisites are covered by your courses.").waitFor();
  await rowOf(page, "Georgetown University")
    .getByRole("button", { name: /^Georgetown/ })
    .click();
  const scores = askedBy("Georgetown University").getByRole("listitem").filter({ hasText: "Requires SAT or ACT" });
  await scores.getByText("Done", { exact: true }).waitFor();
  await rowOf(page, "University of Pittsburgh")
    .getByRole("button", { name: /^University of Pittsburgh/ })
    .click();

  const word = page.getByRole("form", { name: "My own choice for University of Pittsburgh" });
  await word.getByLabel("Counts as").selectOption("Safety");
  await word.getByLabel("Why").fill("Guaranteed admission for my class rank");
  await word.getByRole("button", { name: "Save my choice" }).click();
  await rowOf(page, "University of Pittsburgh").getByText("Safety (my choice)").waitFor();

  await page.getByLabel("Status of University of Pittsburgh").selectOption("Application sent");
  const day = addDays(today, 14);
  const deadline = page.getByRole("form", { name: "Add a deadline of University of Pittsburgh" });
  await deadline.getByRole("button", { name: "Add deadline" }).click();
  await deadline.getByText("Say what is due.").waitFor();
  await deadline.getByLabel("What is due").fill("Honors college");
  await deadline.getByLabel("Day").fill(day);
  await deadline.getByRole("button", { name: "Add deadline" }).click();
  await page.getByRole("checkbox", { name: /^Honors college/ }).waitFor();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "SAT, middle half" }).check();
  await page.getByRole("checkbox", { name: "Fit" }).uncheck();
  expect(await axeViolations(page, "main")).toEqual([]);
  await page.keyboard.press("Escape");
  const note = page.getByRole("form", { name: "Note on University of Pittsburgh" });
  await note.getByLabel("What you want to remember").fill("Ask about the co-op");
  await page.reload();
  await note.getByText("Draft restored").waitFor();
  await note.getByRole("button", { name: "Save note" }).click();

  await expect
    .poll(() => storedSchool(student, "University of Pittsburgh"), POLL)
    .toMatchObject({
      status: "primary",
      reached: { researching: today, primary: today },
      deadlines: [{ label: "Honors college", day, done: false }],
      override: { fit: "safety", note: "Guaranteed admission for my class rank" },
      note: "Ask about the co-op",
    });

  // The columns are still selected after the reload.
  expect(await page.getByRole("columnheader", { name: "Fit" }).count()).toBe(0);
  expect(await cellsOf(rowOf(page, "University of Pittsburgh"))).toContain("1280 to 1470");
  await page.getByRole("button", { name: "SAT, middle half" }).click();
  await page.getByRole("button", { name: "SAT, middle half" }).click();
  await page.waitForURL(/sort=-sat/);
  await page.getByRole("rowheader").first().getByText("Rice University").waitFor();
  expect(await cellsOf(rowOf(page, "Lakeview College"))).toContain("Not known");
  await page.getByRole("button", { name: "Next deadline" }).click();
  await page.waitForURL(/sort=deadline/);
  await page.getByRole("rowheader").first().getByText("University of Pittsburgh").waitFor();
  await rowOf(page, "Rice University").getByRole("button", { name: "More for: Rice University" }).click();
  await page.getByRole("button", { name: "Remove from my list" }).and(page.locator(":popover-open button")).click();
  await rowOf(page, "Rice University").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await rowOf(page, "Rice University").waitFor();

  await page.goto("/dashboard");
  await page.locator("#calendar").getByText("University of Pittsburgh: Honors college").waitFor();
});

test("a pre-medical student sets a home state, and enters missing figures", async () => {
  const student = await newStudent({ stage: "pm-junior" });
  const values = { CP: 129, CARS: 128, BB: 129, PS: 128 };
  await withScore(student, { test: "MCAT", kind: "official", date: "2026-05-02", values, scales: [], note: "" });
  await withCourse(student, { ...biology, grade: "A-" });
  const page = await openApp("/tracker/schools", student, { width: 320, colorScheme: "dark" });

  await page.getByRole("button", { name: "Add a medical school" }).click();
  await addSchool(page, "mcgovern", "McGovern Medical School");
  await addSchool(page, "harvard", "Harvard Medical School");
  await page.getByRole("button", { name: "Close" }).click();

  await page.getByLabel("Status of McGovern Medical School").selectOption("Secondary received");
  await rowOf(page, "McGovern Medical School")
    .getByRole("button", { name: /^Add .+ for the secondary of McGovern/ })
    .waitFor();
  await page.getByRole("button", { name: /^McGovern Medical School/ }).click();
  await page.getByRole("button", { name: "Add this deadline" }).click();
  const deadlineOf = async () =>
    (await storedSchool(student, "McGovern Medical School at UTHealth Houston"))?.deadlines;
  await expect
    .poll(deadlineOf, POLL)
    .toMatchObject([{ label: "Secondary application", day: addDays(today, 14), done: false }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(deadlineOf, POLL).toEqual([]);
  await page.getByRole("button", { name: /^Add .+ for the secondary of McGovern/ }).click();
  const dueDay = page.getByLabel("Day of Secondary application");
  await dueDay.fill(addDays(today, 10));
  await dueDay.press("Enter");
  await expect.poll(deadlineOf, POLL).toMatchObject([{ day: addDays(today, 10) }]);

  await page.getByText("Choose your home state above.").waitFor();
  // By AMCAS, although the coursework tab was never opened.
  await page
    .getByText(/GPA 3\.70/)
    .first()
    .waitFor();
  const asked = page.getByRole("list", { name: /^What schools such as McGovern .+ ask for$/ });
  await asked.getByText("An official MCAT result is entered.").waitFor();
  await asked.getByText("0 of 8 usual prerequisites are covered by your courses.").waitFor();
  await asked
    .getByText("TMDSAS takes up to 4 letters. Your experiences do not name anyone you could ask yet.")
    .waitFor();
  await page.getByText("About $410 in all").waitFor();
  await page.getByText("AMCAS: 1 school, $175").waitFor();
  await page.getByText("TMDSAS: 1 school, $235").waitFor();
  await page.getByRole("link", { name: /^Website of McGovern/ }).waitFor();
  await page.getByLabel("Home state").selectOption("Oklahoma");
  await page.getByText("takes 94.6 of 100 students from Texas; your home state is Oklahoma.").waitFor();
  expect(await axeViolations(page, "main")).toEqual([]);

  await page.getByRole("button", { name: "School and figures" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const form = page.getByRole("form", { name: /^School and figures of McGovern/ });
  await form.getByLabel("Typical MCAT").fill("600");
  await form.getByRole("button", { name: "Save school" }).click();
  await form.getByText("Enter a number from 472 to 528.").waitFor();
  await form.getByLabel("Typical MCAT").fill("513");
  await form.getByLabel("These figures describe").fill("class of 2030");
  await form.getByRole("button", { name: "Save school" }).click();

  await expect
    .poll(
      async () => Object.values(((await stored(schoolsPath(student.uid)))?.items ?? {}) as Record<string, School>),
      POLL,
    )
    .toContainEqual(
      expect.objectContaining({ figures: expect.objectContaining({ mcat: 513, year: "class of 2030" }) }),
    );
  expect(await stored(trackerSettingsPath(student.uid))).toMatchObject({ home_state: "OK" });
});

test("fits can be seen with practice and imagined scores, which are marked and in the address", async () => {
  const student = await newStudent({ stage: "pm-junior" });
  const practice = { CP: 127, CARS: 127, BB: 127, PS: 127 };
  await withScore(student, {
    test: "MCAT",
    kind: "practice",
    date: "2026-10-03",
    values: practice,
    scales: [],
    note: "",
  });
  await withCourse(student, { ...biology, grade: "A" });
  await adminDb.doc(trackerSettingsPath(student.uid)).set({ home_state: "OH" });
  const page = await openApp("/tracker/schools", student);
  await page.getByRole("button", { name: "Add a medical school" }).click();
  await addSchool(page, "emory", "Emory University School of Medicine");
  await addSchool(page, "texas college of osteo", "Texas College of Osteopathic Medicine");
  await addSchool(page, "ohio heritage", "Ohio University Heritage College of Osteopathic Medicine");
  await addSchool(page, "rowan", "Rowan");
  await page.getByRole("button", { name: "Close" }).click();
  const emory = rowOf(page, "Emory University School of Medicine");
  expect(await cellsOf(emory)).toContain("Not enough data");

  await page.getByLabel("Scores to compare").selectOption("My practice scores");
  await emory.getByText("Reach (practice score)").waitFor();
  await page.getByText("The fits on this page use your best practice score.").waitFor();
  await page.getByText("MCAT (practice) 508").waitFor();
  await page.getByLabel("Scores to compare").selectOption("As if I scored … on the MCAT");
  const imagined = page.getByRole("form", { name: "As if I scored … on the MCAT" });
  await imagined.getByLabel("Imagined MCAT score").fill("600");
  await imagined.getByLabel("Imagined MCAT score").press("Enter");
  await imagined.getByText("Enter 472 to 528.").waitFor();
  await imagined.getByLabel("Imagined MCAT score").fill("523");
  await imagined.getByLabel("Imagined MCAT score").press("Enter");
  await emory.getByText("Safety (imagined score)").waitFor();
  // Texas favors residents by rule. For the other public school outside Ohio, the share of residents is unknown.
  await rowOf(page, "Texas College of Osteopathic Medicine").getByText("Reach").waitFor();
  await rowOf(page, "Rowan").getByText("May favor residents").waitFor();
  await rowOf(page, "Ohio University Heritage").getByText("Safety (imagined score)").waitFor();
  expect(await axeViolations(page, "main")).toEqual([]);
  await page.reload();
  await emory.getByText("Safety (imagined score)").waitFor();
  await emory.getByRole("button", { name: /^Emory/ }).click();
  await page.getByText("Your imagined MCAT of 523 is clearly above the school's typical").waitFor();
  await page.getByRole("button", { name: "Back to my official scores" }).click();
  await emory.getByText("Not enough data").waitFor();
  expect(new URL(page.url()).searchParams.get("as")).toBeNull();
});

test("a pre-dental student compares across the DAT's scales, hides the numbers, and fills AADSAS", async () => {
  const student = await newStudent({ stage: "pd-sophomore" });
  const dat = { test: "DAT", kind: "official", date: "2026-05-02", values: { AA: 430 }, scales: [], note: "" };
  await withScore(student, dat);
  await withCourse(student, biology);
  const clinic = { track: "PD", experienceName: "Chairside", supervisorName: "Dr. Sana Ahmed" } as const;
  await giveExperiences(student, { clinic });
  const page = await openApp("/tracker/schools", student);

  await page.getByRole("button", { name: "Add a dental school" }).click();
  await addSchool(page, "michigan dent", "University of Michigan School of Dentistry");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByLabel("Home state").selectOption("Michigan");
  await page.getByRole("button", { name: /^University of Michigan School of Dentistry/ }).click();
  await page.getByRole("button", { name: "School and figures" }).click();
  const form = page.getByRole("form", { name: /^School and figures of University of Michigan/ });
  const figure = async (average: string, scale: string) => {
    await form.getByLabel("DAT scale").selectOption(scale);
    await form.getByLabel("Typical DAT average").fill(average);
    await form.getByLabel("Typical GPA").fill("3.7");
    await form.getByRole("button", { name: "Save school" }).click();
  };
  await figure("21", "1-30");
  await page
    .getByText("of 430 is close to the school's typical 21 (about 440 on the 200-600 scale).", { exact: false })
    .waitFor();
  await page.getByRole("button", { name: "Rule and source: The two DAT scales side by side" }).waitFor();
  await figure("430", "200-600");
  await page.getByText("Your DAT academic average of 430 is close to the school's typical 430.").waitFor();
  expect(await axeViolations(page, "main")).toEqual([]);

  await page.getByText("AADSAS: 1 school, $251").waitFor();
  const asked = page.getByRole("list", { name: /^What schools such as University of Michigan .+ ask for$/ });
  const letters = asked.getByRole("listitem").filter({ hasText: "Your experiences name 1 person you could ask." });
  await letters.getByText("To do").waitFor();
  await letters.getByRole("link", { name: "Letters on the timeline" }).click();
  const step = page.getByRole("heading", { name: "Request letters" });
  await expect.poll(() => step.evaluate((heading) => heading === document.activeElement), POLL).toBe(true);
  await page.getByLabel("Done: Request letters").check();
  await page.goBack();
  await letters.getByText("Requested").waitFor();

  await moveTo(page, "/tracker/scores");
  await page.getByLabel("Display Scores").uncheck();
  await page.getByRole("tab", { name: "My Dental Schools" }).click();
  await page.getByRole("button", { name: /^University of Michigan School of Dentistry/ }).click();
  await page.getByText("Your DAT academic average is close to the school's typical 430.").waitFor();

  await page.getByRole("tab", { name: "My Application" }).click();
  await page.getByRole("button", { name: "Add to AADSAS: Chairside" }).click();
  await page.getByRole("button", { name: "Most important: Chairside" }).click();
  await page.getByText("1 of 6 most important").waitFor();
  await page.getByRole("tab", { name: "My Experiences" }).click();
  await page.getByText("Only most important (1 of 6)").waitFor();
  // A widget is rendered once it is close to the window.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByText("Numbers are hidden.").waitFor();
  expect(await page.getByRole("main").innerText()).not.toContain("430");
});
