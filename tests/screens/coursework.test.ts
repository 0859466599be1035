import { readFile } from "node:fs/promises";
import type { Course } from "@domain/course/course.ts";
import { coursesPath, schoolsPath, trackerSettingsPath } from "@domain/records/firestorePaths.ts";
import Papa from "papaparse";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";

useBrowser();

const TRANSCRIPT = [
  "Fall 2024",
  "BIO 101\tBiology I\t4\tA",
  "MATH 110\tCalculus I\t4\tA++",
  "Spring 2025",
  "CHEM 101\tGeneral Chemistry\t4\tD",
  "Fall 2025",
  "CHEM 101\tGeneral Chemistry\t4\tB",
].join("\n");

const chemistry: Course = {
  term: "Fall",
  year: 2025,
  code: "CHEM 201",
  name: "Organic Chemistry I",
  level: "college",
  credits: 4,
  credit_unit: "semester",
  grade: "B",
  status: "completed",
  has_lab: true,
  subject: null,
};

async function storedCourses({ uid }: Student): Promise<readonly Course[]> {
  const list = (await stored(coursesPath(uid))) as { items: Record<string, Course> } | null;
  return Object.values(list?.items ?? {}).sort((a, b) => a.name.localeCompare(b.name));
}

async function store({ uid }: Student, ...courses: readonly Course[]): Promise<void> {
  const items = Object.fromEntries(courses.map((course, at) => [`row-${at}`, course]));
  await adminDb.doc(coursesPath(uid)).set({ items, changed_item: "row-0" });
}

/** A list with a school of each service that pre-medical students use. */
async function storeSchools({ uid }: Student): Promise<void> {
  const school = { track: "PM", status: "researching", state: "OH", control: "private" };
  const items = {
    md: { ...school, kind: "MD", name: "An MD school" },
    do: { ...school, kind: "DO", name: "A DO school" },
    texan: { ...school, kind: "MD", name: "A Texan school", state: "TX", control: "public" },
  };
  await adminDb.doc(schoolsPath(uid)).set({ items, changed_item: "md" });
}

/** The text of a rulebook's section, on one line. */
async function bookText(page: Page, name: string): Promise<string> {
  const text = await page.getByRole("region", { name: new RegExp(`^${name}`) }).innerText();
  return text.replace(/\s+/g, " ");
}

/** Types the first keys as soon as the field appears, as on a busy machine. */
async function typeAsItAppears(page: Page, selector: string, text: string): Promise<void> {
  await page.evaluate(
    ([field = "", typed = ""]) => {
      new MutationObserver((_, observer) => {
        const element = document.querySelector<HTMLTextAreaElement>(field);
        if (!element) return;
        observer.disconnect();
        element.value = typed;
        element.dispatchEvent(new Event("input", { bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true });
    },
    [selector, text],
  );
}

describe("a pre-medical student's courses", () => {
  test("are pasted from a transcript, and what was pasted stays through a reload", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const page = await openApp("/tracker/coursework", ann);
    await typeAsItAppears(page, 'textarea[name="table"]', TRANSCRIPT);
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Your transcript").waitFor();

    await page.reload();
    await page.getByText("Draft restored.").waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Review courses" }).click();
    await page.getByText("The grade is not one that Cairn knows.").waitFor();
    await page.getByLabel("Add row 2, Calculus I").check();
    await page.getByRole("button", { name: "Import 4 courses" }).click();

    await page.getByText("1 row needs a look.").waitFor();
  });

  test("are corrected in their cells, which stay through a reload, and imported", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const page = await openApp("/tracker/coursework", ann);
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Your transcript").fill(TRANSCRIPT);
    await page.getByRole("button", { name: "Review courses" }).click();
    await page.getByLabel("Add row 2, Calculus I").check();
    await page.getByRole("button", { name: "Import 4 courses" }).click();

    const wrong = page.getByLabel("Grade, row 2");
    await expect.poll(() => wrong.getAttribute("aria-invalid")).toBe("true");
    expect(await wrong.evaluate((cell) => cell === document.activeElement)).toBe(true);
    expect(await axeViolations(page, "main")).toEqual([]);
    await wrong.fill("A+");
    // Corrections go into the table, so another reload loses nothing.
    const table = page.locator('textarea[name="table"]');
    await expect.poll(() => table.inputValue()).toContain("\tA+\t");
    await page.reload();
    await page.getByText("Draft restored.").waitFor();
    await page.getByRole("button", { name: "Review courses" }).click();
    await expect.poll(() => wrong.inputValue()).toBe("A+");
    await page.getByRole("button", { name: "Import 4 courses" }).click();

    await expect.poll(() => storedCourses(ann)).toHaveLength(4);
    expect((await storedCourses(ann))[1]).toMatchObject({ name: "Calculus I", grade: "A+", year: 2024, term: "Fall" });
    // (16 + 16 + 4 + 12) / 16
    expect(await bookText(page, "AMCAS")).toMatch(/3\.00 over 16 graded credits BCPM 3\.00 16 credits AO – 0 credits/);
  });

  test("are exported as CSV", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const basic = { ...chemistry, code: "CHEM 101", name: "General Chemistry" };
    await store(
      ann,
      { ...chemistry, year: 2024, code: "BIO 101", name: "Biology I", grade: "A" },
      { ...chemistry, year: 2024, code: "MATH 110", name: "Calculus I", grade: "A+" },
      { ...basic, term: "Spring", grade: "D" },
      basic,
    );
    const page = await openApp("/tracker/coursework", ann);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);

    const { data } = Papa.parse<Record<string, string>>(await readFile(await download.path(), "utf8"), {
      header: true,
    });
    expect(data.map(({ Code, Grade, "AMCAS class": own }) => [Code, Grade, own])).toEqual([
      ["CHEM 101", "B", "BCPM"],
      ["CHEM 101", "D", "BCPM"],
      ["BIO 101", "A", "BCPM"],
      ["MATH 110", "A+", "BCPM"],
    ]);
  });
});

describe("the averages of a pre-medical student", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const stress: Course = {
      ...chemistry,
      code: "PSYC 350",
      name: "Psychology of Stress",
      has_lab: false,
      grade: null,
      status: "in-progress",
    };
    await storeSchools(ann);
    await store(
      ann,
      { ...chemistry, year: 2024, grade: "D" },
      chemistry,
      { ...chemistry, code: "MATH 1", name: "Calculus", grade: "A+" },
      { ...chemistry, code: "GEOL 1", name: "Geology", grade: "A-" },
      stress,
    );
    const page = await openApp("/tracker/coursework", ann);
    await page.getByLabel("Your school's scale").selectOption("A+ is 4.3, A is 4.0, A- is 3.7");
    await page.getByLabel("Repeated courses").selectOption("The latest attempt counts");
    return { ann, page };
  });

  test("follow the school's own scale and its rule about repeats, which are stored", async () => {
    const { ann, page } = story();

    await expect.poll(() => bookText(page, "Your school")).toMatch(/3\.67 over 12 graded credits/);
    await expect
      .poll(() => stored(trackerSettingsPath(ann.uid)))
      .toMatchObject({ gpa_scale: "plus", gpa_repeats: "latest" });
  });

  test("are those of the services that the schools on the list use", async () => {
    const { page } = story();

    // Every attempt counts: (4 + 12 + 16 + 14.8) / 16, and with an A- of 4.0 for TMDSAS.
    expect(await bookText(page, "AMCAS")).toMatch(/2\.93 over 16 graded credits BCPM 2\.67 12 credits AO 3\.70 4/);
    expect(await bookText(page, "AACOMAS")).toMatch(/2\.93 over .+ Science 2\.57 12 credits Non-science 4\.00 4/);
    expect(await bookText(page, "TMDSAS")).toMatch(/3\.00 over .+ BCPM 2\.67 12 credits All other 4\.00 4/);
    expect(await page.getByRole("region", { name: /^AADSAS/ }).count()).toBe(0);
  });

  test("come with the reasons why they differ", async () => {
    const { page } = story();

    await page.getByRole("button", { name: "Why do they differ?" }).click();

    await page
      .getByText("Your school: not counted. A later attempt replaces it. AMCAS, AACOMAS, and TMDSAS: 1.00 an hour.")
      .waitFor();
    await page
      .getByText("AMCAS files it under AO, AACOMAS files it under Other science, TMDSAS files it under All other.")
      .waitFor();
    const grades = page.getByRole("region", { name: "Grades of different value" });
    await grades.getByText("Your school, AMCAS, and AACOMAS: 3.70 an hour. TMDSAS: 4.00 an hour.").waitFor();
    await page.getByText(/^Ignores plus and minus/).waitFor();
  });

  test("count a course by the subject the student chooses, but AACOMAS by its title", async () => {
    const { ann, page } = story();

    await page.getByRole("button", { name: "Edit Psychology of Stress" }).click();
    const form = page.getByRole("form", { name: "Change Psychology of Stress" });
    const filing = form.getByRole("status");
    await filing.getByText(/^Psychology: AMCAS AO, AACOMAS Non-science, TMDSAS All other\./).waitFor();
    await form.getByLabel("Subject").selectOption("Biology");
    await filing.getByText("Biology: AMCAS BCPM, TMDSAS BCPM. You chose it.").waitFor();
    await filing
      .getByText(/^Psychology: AACOMAS Non-science\. .+ your choice \(Biology\) does not change it\.$/)
      .waitFor();
    await form.getByRole("button", { name: "Save" }).click();

    const row = page.getByRole("row", { name: /^Psychology of Stress/ });
    await row.getByText("AACOMAS Non-science", { exact: true }).waitFor();
    await expect
      .poll(() => storedCourses(ann))
      .toContainEqual(expect.objectContaining({ name: "Psychology of Stress", subject: "biology" }));
  });

  test("come with what a target would take", async () => {
    const { page } = story();

    await page.getByRole("button", { name: "What would it take?" }).click();
    await page.getByLabel("Average", { exact: true }).selectOption("AMCAS BCPM");
    await page.getByLabel("Target GPA").fill("3");
    await page.getByLabel("Over the next credits").fill("8");
    await expect
      .poll(() => page.locator(".target__answer").innerText())
      .toBe("3.00 AMCAS BCPM needs an average of A- (3.50) over 8 credits.");
    await page.getByLabel("Target GPA").fill("3.8");
    await expect
      .poll(() => page.locator(".target__answer").innerText())
      .toBe("3.80 AMCAS BCPM is out of reach over 8 credits: the best grades would bring you to 3.20.");
  });

  test("come with the prerequisites and the rules, also on a phone", async () => {
    const { page } = story();

    await page.getByRole("button", { name: "Prerequisites" }).click();
    await page.getByText("4 of 8 hours").waitFor();
    await page.getByRole("button", { name: "The rules behind the numbers" }).click();
    await page.getByText("A course taken twice counts twice").waitFor();
    await page.getByText("Plus and minus are ignored").waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, "main")).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe("a pre-dental student", () => {
  test("adds a course with only the keyboard, and sees how it counts", async () => {
    const ann = await newStudent({ stage: "pd-sophomore" });
    const page = await openApp("/tracker/coursework", ann);
    await page.getByRole("button", { name: "Add your first course" }).click();
    const form = page.getByRole("form", { name: "Add a course" });
    await form.getByLabel("Code").waitFor();
    const keys = async (...texts: readonly string[]) => {
      for (const text of texts) {
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
    };

    // Code, name, credits, unit, grade; then Enter in the next field.
    await expect.poll(() => form.getByLabel("Code").evaluate((field) => field === document.activeElement)).toBe(true);
    await keys("ANAT 301", "Human Anatomy", "", "", "A");
    await page.keyboard.press("Shift+Tab");
    await form.getByLabel("Credits").focus();
    await page.keyboard.press("Enter");
    await form.getByText("Enter the credits, 0 to 60.").waitFor();
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => storedCourses(ann))
      .toMatchObject([{ code: "ANAT 301", grade: "A", credits: 4, level: "college" }]);
    // A tag shows how the course counts. The reason opens on demand.
    const reason = page.getByText(/^Biology: AADSAS BCP\. .+/);
    expect(await reason.isVisible()).toBe(false);
    await page.getByRole("button", { name: "How Human Anatomy counts" }).click();
    await reason.waitFor();
  });

  test("plans a course, changes it and restores it after deleting it", async () => {
    const ann = await newStudent({ stage: "pd-sophomore" });
    await store(ann, { ...chemistry, code: "ANAT 301", name: "Human Anatomy", grade: "A" });
    const page = await openApp("/tracker/coursework", ann);
    await page.getByRole("button", { name: "Add course to Fall 2025" }).click();
    const form = page.getByRole("form", { name: "Add a course" });

    await form.getByLabel("Course name").fill("Physics I");
    await form.getByLabel("Credits").fill("4");
    await form.getByLabel("Grade").selectOption("C");
    await form.getByLabel("Status").selectOption("What if");
    await form.getByLabel("Subject").selectOption("Physics");
    await form.getByLabel("With lab").check();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => bookText(page, "AADSAS")).toMatch(/4\.00 over 4 graded credits What if: 3\.00/);
    const edit = page.getByRole("button", { name: "Edit Physics I" });
    await edit.click();
    const change = page.getByRole("form", { name: "Change Physics I" });
    await change.getByLabel("Grade").selectOption("B");
    await change.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => bookText(page, "AADSAS")).toMatch(/What if: 3\.50/);
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Delete Physics I" }).click();
    await expect.poll(() => storedCourses(ann)).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();

    await expect
      .poll(() => storedCourses(ann))
      .toMatchObject([{}, { name: "Physics I", grade: "B", status: "what-if", subject: "physics", has_lab: true }]);
  });
});

describe("a high school student", () => {
  test("sees unweighted and weighted averages by the level of each class", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    await store(
      ann,
      { ...chemistry, code: "", name: "AP Chemistry", level: "advanced", credits: 1, grade: "A" },
      { ...chemistry, code: "", name: "English 10", level: "regular", credits: 1, grade: "B" },
    );
    const page = await openApp("/tracker/coursework", ann);

    await expect.poll(() => bookText(page, "Unweighted")).toMatch(/3\.50 over 2 graded credits/);
    expect(await bookText(page, "Weighted")).toMatch(/4\.00 over 2 graded credits/);
    await page.getByRole("button", { name: "Add course to Fall 2025" }).click();
    const form = page.getByRole("form", { name: "Add a course" });
    await form.getByLabel("Course name").fill("Honors Geometry");
    await form.getByLabel("Credits").fill("1");
    await form.getByLabel("Level").selectOption("Honors");
    await form.getByLabel("Grade").selectOption("A");
    await form.getByRole("button", { name: "Add course" }).click();
    await expect.poll(() => bookText(page, "Weighted")).toMatch(/4\.17 over 3 graded credits/);
    await expect
      .poll(() => storedCourses(ann))
      .toContainEqual(expect.objectContaining({ name: "Honors Geometry", level: "honors", term: "Fall", year: 2025 }));

    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Your transcript").fill("Spring 2026\nSPAN 3\tHonors Spanish\t1\tA");
    await page.getByRole("button", { name: "Review courses" }).click();
    await page.getByLabel("These classes are").selectOption("Honors");
    await page.getByRole("button", { name: "Import 1 course" }).click();
    await expect.poll(() => bookText(page, "Weighted")).toMatch(/4\.25 over 4 graded credits/);
  });
});

test("a scale that the server rejects is said next to it, and taken back", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await store(ann, chemistry);
  // The server rejects every change of settings with an impossible goal.
  await adminDb.doc(trackerSettingsPath(ann.uid)).set({ hours_goal: 0.5 });
  const page = await openApp("/tracker/coursework", ann);
  expectComplaints(page, /permission-denied|PERMISSION_DENIED|insufficient permissions/);
  const card = page.getByRole("region", { name: "How your school counts" });
  const scale = card.getByLabel("Your school's scale");
  const before = await scale.inputValue();
  await scale.selectOption("A+ is 4.3, A is 4.0, A- is 3.7");

  await card.getByRole("alert").waitFor();
  await expect.poll(() => scale.inputValue()).toBe(before);
  expect(await page.getByRole("alert").count()).toBe(1);
});
