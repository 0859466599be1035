import type { ChecklistItem } from "@domain/checklist/checklist.ts";
import type { Course } from "@domain/course/course.ts";
import { checklistPath, coursesPath, schoolsPath, scoresPath } from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { NOTHING_REACHED, type School } from "@domain/school/school.ts";
import { NO_FIGURES } from "@domain/school/schoolFigures.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, newPage, openApp, useBrowser } from "../support/browser.ts";
import { pagesOf } from "../support/readPaper.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { firstTask, holdFile } from "./support/heldFirestore.ts";

useBrowser();

/** Names in the layout that must not be printed. */
const FRAME = /Skip to content|Search Site|Tracker|Support|Log hours/;

const school: School = {
  track: "PM",
  kind: "MD",
  schoolId: null,
  name: "Lakeview School of Medicine",
  city: "Columbus",
  state: "OH",
  control: "private",
  status: "researching",
  reached: NOTHING_REACHED,
  outcome: null,
  deadlines: [{ id: "one", label: "Secondary", day: "2030-01-15", done: false }],
  figures: { ...NO_FIGURES, mcat: 505, gpa: 3.5 },
  override: { fit: "match", note: "" },
  note: "",
};

async function student(): Promise<Student> {
  const ann = await newStudent({ stage: "pm-junior" });
  const course: Course = { ...biology, grade: "A" };
  const mcat = {
    test: "MCAT",
    kind: "official",
    date: "2026-05-02",
    values: { CP: 128, CARS: 127, BB: 129, PS: 128 },
    scales: [],
    note: "",
  };
  await Promise.all([
    giveExperiences(ann, {
      pantry: { experienceName: "Food pantry", completedHours: 148, supervisorName: "Ana Lopez" },
      lab: { experienceName: "Soil lab", type: "Research", completedHours: 52 },
    }),
    adminDb.doc(schoolsPath(ann.uid)).set({ items: { one: school }, changed_item: "one" }),
    adminDb.doc(coursesPath(ann.uid)).set({ items: { one: course }, changed_item: "one" }),
    adminDb.doc(scoresPath(ann.uid)).set({ items: { one: mcat }, changed_item: "one" }),
  ]);
  return ann;
}

/** The pages that Ctrl+P prints. Playwright prints without the keys, which the page hears first. */
async function paperOf(page: Page, awaited = ""): Promise<readonly string[]> {
  const lines = page.locator(".print-sheet :is(td, li)");
  await expect
    .poll(async () => {
      await page.keyboard.press("Control");
      return lines.count();
    })
    .toBeGreaterThan(0);
  await page.locator(".print-sheet", { hasText: awaited }).waitFor({ state: "attached" });
  return pagesOf(await page.pdf());
}

test("the dashboard prints one page with the student's standing", async () => {
  const page = await openApp("/dashboard", await student());

  const [paper, ...more] = await paperOf(page, "512");
  expect(more).toEqual([]);
  expect(paper).toContain("Where Ann Lee stands");
  expect(paper).toMatch(/This year's checklist: 0 of \d+ done/);
  expect(paper).toContain("Hours logged: 200");
  expect(paper).toContain("Volunteering 148");
  expect(paper).toContain("MCAT 512");
  expect(paper).toContain("Medical schools on the list: 1");
  expect(paper).toContain("Lakeview School of Medicine: Secondary");
  expect(paper).toContain("Page 1 of 1");
  expect(paper).not.toMatch(FRAME);
});

test("the dashboard's print waits for the lists it names", async () => {
  const page = await newPage({ student: await student() });
  const release = await holdFile(page, "**/google.firestore.v1.Firestore/Listen/**");
  let hasSheet = false;
  page.on("response", (response) => (hasSheet ||= /StandingSheet.*js$/.test(response.url())));
  const prints = await notePrints(page);
  await page.goto("/dashboard");
  await firstTask(page).waitFor();

  await expect
    .poll(async () => {
      await page.keyboard.press("Control");
      return hasSheet;
    })
    .toBe(true);
  await page.keyboard.press("Control+p");
  release();

  await expect
    .poll(prints)
    .toEqual([expect.stringMatching(/Lakeview School of Medicine: Secondary.*Hours logged: 200.*MCAT512/)]);
});

test("Ctrl+P prints the page itself if the sheet cannot be loaded", async () => {
  const page = await newPage({ student: await student() });
  expectComplaints(page, /Failed to load resource/);
  await page.route("**/assets/StandingSheet-*.js", (route) => route.abort());
  const prints = await notePrints(page);
  await page.goto("/dashboard");

  await expect
    .poll(async () => {
      await page.keyboard.press("Control+p");
      return prints();
    })
    .toContain("no sheet");
});

test("the dashboard's print stays one page, whatever its content", async () => {
  const ann = await student();
  const deadlines = Array.from({ length: 12 }, (_, index) => ({
    id: `d${index}`,
    label: `A deadline with a name that goes on ${"and on ".repeat(20)}`,
    day: `2030-01-${10 + index}`,
    done: false,
  }));
  await adminDb.doc(schoolsPath(ann.uid)).set({ items: { one: { ...school, deadlines } }, changed_item: "one" });
  const page = await openApp("/dashboard", ann);

  const [paper, ...more] = await paperOf(page, "and 6 more");
  expect(more).toEqual([]);
  expect(paper).toContain("and 6 more");
});

test("the dashboard's print has every open task, the next due first", async () => {
  const ann = await student();
  const list = checklistPath(ann.uid, "pm-junior");
  const items: Readonly<Record<string, ChecklistItem>> = Object((await stored(list))?.items);
  const [given] = Object.values(items);
  const own = { ...given, origin: "own", checklist_item_name: "Pay the fee for the test", due_date: "2020-01-02" };
  // Own tasks are stored last.
  const all = { ...items, zzzz: { ...own, position: 1_000 } };
  await adminDb.doc(list).update({ items: all, changed_item: "zzzz" });
  const page = await openApp("/dashboard", ann);

  const paper = (await paperOf(page, "Jan 2, 2020")).join(" ");
  const tasks = paper.slice(paper.indexOf("This year's checklist"));
  expect(tasks).toMatch(/^This year's checklist: 0 of \d+ done\s*Pay the fee for the test\s*Jan 2, 2020/);
  const [, open] = /0 of (\d+) done/.exec(tasks) ?? [];
  expect(await page.locator(".standing-sheet__tasks li").count()).toBe(Number(open));
});

/** Notes what would be printed, because the browser's print dialog cannot be tested. */
async function notePrints(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript({
    content: `window.print = () => {
      const sheet = document.querySelector(".print-sheet")?.textContent ?? "no sheet";
      (window.prints ??= []).push(sheet);
    };`,
  });
  return () => page.evaluate(() => (globalThis as unknown as { prints?: string[] }).prints ?? []);
}

test("the dashboard's first Ctrl+P prints the sheet, also offline", async () => {
  const page = await openApp("/dashboard", await student(), { installs: true });
  expectComplaints(page, /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/);
  const prints = await notePrints(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await page.context().setOffline(true);
  await page.reload();
  // The first picture has no ear for keys yet.
  await page.getByRole("region", { name: "Previous Year's Checklist" }).getByRole("checkbox").first().waitFor();
  expect(await page.locator(".print-sheet").count()).toBe(0);

  // Both keys at once: after a press of Ctrl alone, the sheet can be there before the other key.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "p", ctrlKey: true })));

  await expect.poll(prints).toEqual([expect.stringContaining("Where Ann Lee stands")]);
});

test("a touch screen has the dashboard's sheet without a key", async () => {
  const page = await openApp("/dashboard", await student(), { isTouch: true });

  await page.locator(".print-sheet").waitFor({ state: "attached" });
});

test("the experiences print as a log with totals and signature lines", async () => {
  const page = await openApp("/tracker/experiences", await student());

  const paper = (await paperOf(page)).join(" ");
  expect(paper).toContain("Experiences of Ann Lee");
  expect(paper).toMatch(/Food pantry Volunteering 148 Ana Lopez/);
  expect(paper).toMatch(/Soil lab Research 52/);
  expect(paper).toContain("Total 2 200");
  expect(paper).toContain("Student's signature:");
  expect(paper).not.toMatch(FRAME);
});

test("the schools and the courses print as tables", async () => {
  const page = await openApp("/tracker/schools", await student());

  const schools = (await paperOf(page)).join(" ");
  expect(schools).toContain("Medical schools of Ann Lee");
  expect(schools).toMatch(
    /Lakeview School of Medicine, Columbus, OH Match \(my choice\) Researching Jan 15, 2030: Secondary/,
  );
  expect(schools).not.toMatch(FRAME);

  await page.getByRole("tab", { name: "My Coursework" }).click();
  await page.getByRole("heading", { name: "My Coursework" }).waitFor();
  const courses = (await paperOf(page)).join(" ");
  expect(courses).toContain("Coursework of Ann Lee");
  expect(courses).toMatch(/AMCAS BCPM 4\.00/);
  expect(courses).toContain(biology.name);
  expect(courses).not.toMatch(FRAME);
});

/** What is printed if nothing has announced that the student is about to print. */
const SCREENS = [
  ["/dashboard", "Current Year's Checklist"],
  ["/tracker/scores", "Scores"],
  ["/tracker/application/letters", "Who writes for you"],
  ["/tracker/application/essays", "Essays"],
  ["/tracker/application/interviews", "Interview room"],
  ["/tracker/journals", "Entries"],
  ["/resources", "Resources"],
  ["/support", "FAQs"],
  ["/profile", "Account Information"],
  ["/sharing", "Sharing"],
] as const;

test("no screen prints a button that does something, and none prints an empty page", async () => {
  const page = await newPage({ student: await student() });
  await page.emulateMedia({ media: "print" });
  for (const [path, heading] of SCREENS) {
    await page.goto(path);
    await page.getByRole("heading", { name: heading }).first().waitFor();

    const buttons = page.locator(":is(button, .button):not(.on-paper, [aria-selected='true']):visible");
    await expect.poll(() => buttons.allInnerTexts(), { message: path }).toEqual([]);
    const paper = await pagesOf(await page.pdf());
    expect(paper.filter((text) => text.trim() === "").length, path).toBe(0);
  }
});

test("a printed checklist shows which tasks are done", async () => {
  const page = await openApp("/dashboard", await student());
  const task = firstTask(page);
  await task.check();
  await page.emulateMedia({ media: "print" });

  // Browsers print no backgrounds.
  const mark = () => task.evaluate((node) => getComputedStyle(node, "::before").borderBottomStyle);
  await expect.poll(mark).toBe("solid");
});

test("the signature lines are never alone on a page", async () => {
  const page = await openApp("/tracker/experiences", await student());
  await paperOf(page);
  for (let more = 0; more < 8; more += 1) {
    const paper = await pagesOf(await page.pdf());
    expect(paper.at(-1)).toMatch(/Total .*Student's signature:/);
    await page
      .locator(".print-sheet tbody")
      .first()
      .evaluate((rows) => {
        for (const row of [...rows.children].slice(0, 2)) rows.append(row.cloneNode(true));
      });
  }
});

test("a page without a sheet prints only its own text", async () => {
  const page = await openApp("/resources", await student());
  await page.getByRole("heading", { name: "Resources", exact: true }).first().waitFor();

  const paper = (await pagesOf(await page.pdf())).join(" ");
  expect(paper).toContain("Resources");
  expect(paper).not.toMatch(/Skip to content|Search Site/);
});

test("the search prints the checklist and opens the quick log", async () => {
  const page = await openApp("/resources", await student());
  // The real print dialog would block the page.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  const search = page.getByRole("combobox", { name: "Search Site" });

  await search.click();
  await page.keyboard.type("print checklist");
  await page.getByRole("option", { name: /^Print my checklist/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await page.locator("html[data-printed]").waitFor();
  expect(await page.locator(".print-sheet h1").textContent()).toBe("Where Ann Lee stands");

  await search.click();
  await page.keyboard.type("log hours");
  await page.getByRole("option", { name: /^Log hours/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Log hours" }).waitFor();
  await page.keyboard.press("Escape");

  await search.click();
  await page.keyboard.type("log out");
  await page.getByRole("option", { name: /^Log out/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/profile#log-out");
  const button = page.getByRole("button", { name: "Log Out", exact: true });
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
});
