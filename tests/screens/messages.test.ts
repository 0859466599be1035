import { coursesPath, schoolsPath, scoresPath } from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

const TOMORROW = addDays(localDayOf(new Date()), 1);
const YESTERDAY = addDays(localDayOf(new Date()), -1);

/** Typed values by field name. The message is shown at the last of them. */
type Mistake = readonly [typed: Readonly<Record<string, string>>, message: string];

interface Place {
  readonly path: string;
  readonly form: string;
  readonly open?: (page: Page, form: Locator) => Promise<void>;
  /** The name of the submit button. */
  readonly send: string;
  readonly mistakes: readonly Mistake[];
}

const longer = (limit: number) => "x".repeat(limit + 1);
const atMost = (limit: string) => `Use at most ${limit} characters.`;
const MORE = (_page: Page, form: Locator) => form.getByRole("button", { name: "More for your application" }).click();
const SCHOOL = "/tracker/schools?school=lakeview";
const FIGURES = {
  path: SCHOOL,
  form: "School and figures of Lakeview College",
  open: (page: Page) => page.getByRole("button", { name: "School and figures" }).click(),
  send: "Save school",
};

const PRE_MEDICAL: readonly Place[] = [
  {
    path: "/tracker/experiences/new",
    form: "New experience",
    open: MORE,
    send: "+Add",
    mistakes: [
      [{ name: "" }, "Give the experience a name."],
      [{ name: longer(200) }, atMost("200")],
      [{ description: longer(4_000) }, atMost("4,000")],
      [{ address: longer(300) }, atMost("300")],
      [{ city: longer(100) }, atMost("100")],
      [{ startDate: "2025-03-02", endDate: "2025-03-01" }, "The end is before the start."],
      [
        { startDate: "2025-03-01", endDate: "2025-03-01", totalHours: "25" },
        "There are not that many hours between the start and the end.",
      ],
      [{ totalHours: "-1" }, "Hours cannot be negative."],
      [{ totalHours: "many" }, "Enter a number, such as 2.5."],
      [{ totalHours: "50001" }, "Enter at most 50,000 hours."],
      [{ avgWeeklyHours: "169" }, "A week has 168 hours."],
      [{ avgWeeklyHours: "-1" }, "Hours cannot be negative."],
      [{ contactPhone: "12" }, "Enter a number with its area code, like (555) 014-7720."],
      [{ contactEmail: "cho" }, "Enter an email address like name@example.com."],
    ],
  },
  {
    path: "/tracker/experiences/pantry",
    form: "Log hours",
    send: "Log hours",
    mistakes: [
      [{ day: "" }, "Enter the day you were there."],
      [{ hours: "25" }, "A day has 24 hours."],
      [{ hours: "0" }, "Enter more than 0 hours."],
      [{ hours: "many" }, "Enter the hours as a number, such as 1200 or 1.5."],
      [{ note: longer(500) }, atMost("500")],
    ],
  },
  {
    path: "/tracker/scores",
    form: "Add MCAT score",
    send: "+ Add Score",
    mistakes: [
      [{ date: "" }, "Enter the date."],
      [{ "values.CP": "117" }, "Enter 118 to 132."],
      [{ "values.CP": "133" }, "Enter 118 to 132."],
      [{ "values.CP": "120.5" }, "Enter a whole number."],
      [{ date: TOMORROW }, "This day is in the future. Choose Planned to put it in your calendar."],
      [{ note: longer(500) }, atMost("500")],
      [{ kind: "planned", date: YESTERDAY }, "This day has passed. Enter its results, or choose a future day."],
      [{ date: TOMORROW, register_by: addDays(TOMORROW, 1) }, "Sign-up closes before the test."],
      [{ date: TOMORROW, scores_on: YESTERDAY }, "Results come after the test."],
    ],
  },
  {
    path: "/tracker/scores",
    form: "MCAT goal",
    send: "Set goal",
    mistakes: [
      [{ target: "529" }, "Enter 472 to 528."],
      [{ target: "500.5" }, "Enter a whole number."],
    ],
  },
  {
    ...FIGURES,
    mistakes: [
      [{ name: "" }, "Enter the school's name."],
      [{ mcat: "529" }, "Enter a number from 472 to 528."],
      [{ gpa: "5.1" }, "Enter a number from 0 to 5."],
      [{ in_state_share: "101" }, "Enter a number from 0 to 100."],
    ],
  },
  {
    path: "/tracker/coursework?open=add",
    form: "Add a course",
    send: "Add course",
    mistakes: [
      [{ name: "" }, "Enter the course's name."],
      [{ year: "20x5" }, "Enter a year such as 2026."],
      [{ credits: "61" }, "Enter the credits, 0 to 60."],
      [{ code: longer(40) }, atMost("40")],
      [{ name: longer(200) }, atMost("200")],
      [{ status: "completed", grade: "" }, "Choose a grade, or mark the course as in progress."],
    ],
  },
];

const HIGH_SCHOOL: readonly Place[] = [
  {
    path: "/tracker/experiences/new",
    form: "New experience",
    send: "+Add",
    mistakes: [
      [{ eventName: "" }, "Give the experience a name."],
      [{ weeksPerYear: "53" }, "A year has 52 weeks."],
      [{ weeksPerYear: "-1" }, "Weeks cannot be negative."],
    ],
  },
  {
    path: "/tracker/scores",
    form: "Add GPA score",
    send: "+ Add Score",
    mistakes: [[{ "values.GPA": "10.5" }, "Enter 0 to 10."]],
  },
  {
    path: "/tracker/scores?test=SAT",
    form: "Add SAT score",
    send: "+ Add Score",
    mistakes: [
      [{ "values.RW": "190" }, "Enter 200 to 800."],
      [{ "values.M": "645" }, "Scores go in steps of 10."],
    ],
  },
  {
    path: "/tracker/scores?test=ACT",
    form: "Add ACT score",
    send: "+ Add Score",
    mistakes: [[{ "values.composite": "37" }, "Enter 1 to 36."]],
  },
  {
    ...FIGURES,
    mistakes: [
      [{ admit_rate: "101" }, "Enter a number from 0 to 100."],
      [{ sat_high: "1400", sat_low: "1500" }, "Enter the lower score first."],
      [{ act_low: "30", act_high: "37" }, "Enter a number from 1 to 36."],
    ],
  },
  {
    path: SCHOOL,
    form: "Add a deadline of Lakeview College",
    send: "Add deadline",
    mistakes: [
      [{ label: "" }, "Enter what is due."],
      [{ day: "" }, "Enter the day it is due."],
    ],
  },
];

test.each([
  ["pm-junior", "PM", PRE_MEDICAL],
  ["hs-11", "HS", HIGH_SCHOOL],
] as const)("each mistake in a tracker form has its message at its field: %s", async (stage, track, places) => {
  const { uid, ...ann } = await newStudent({ stage });
  await giveExperiences({ uid }, { pantry: { track } });
  const row = { ...plainSchool, track, kind: track === "PM" ? "MD" : "UG" };
  await adminDb.doc(schoolsPath(uid)).set({ items: { lakeview: row }, changed_item: "lakeview" });
  await adminDb.doc(coursesPath(uid)).set({ items: { bio: biology }, changed_item: "bio" });
  const values = { CP: 125, CARS: 125, BB: 125, PS: 125 };
  const score = { test: "MCAT", kind: "official", date: "2025-05-01", values, scales: [], note: "" };
  if (track === "PM") await adminDb.doc(scoresPath(uid)).set({ items: { one: score }, changed_item: "one" });
  const page = await openApp("/tracker", { uid, ...ann });
  await page.getByRole("tabpanel").waitFor();

  for (const { path, form: name, open, send, mistakes } of places) {
    await moveTo(page, path);
    const form = page.getByRole("form", { name, exact: true });
    await open?.(page, form);
    for (const [typed, message] of mistakes) await expectMessage(form, typed, message, send);
    expect(await form.getByText("Invalid input").count()).toBe(0);
  }
});

async function expectMessage(form: Locator, typed: Mistake[0], message: string, send: string): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await put(form, name, value);
  const last = form.locator(`[name="${Object.keys(typed).at(-1)}"]`).last();
  // An empty field only becomes a mistake when the form is sent.
  if (Object.values(typed).at(-1) === "") await form.getByRole("button", { name: send, exact: true }).click();
  else await last.blur();
  await expect.poll(() => messageAt(last)).toBe(message);
}

async function put(form: Locator, name: string, value: string): Promise<void> {
  const field = form.locator(`[name="${name}"]`);
  const kind = await field.first().evaluate((element) => element.getAttribute("type") ?? element.tagName);
  if (kind === "radio") await form.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  else if (kind === "SELECT") await field.selectOption(value);
  else await field.fill(value);
}

/** The message that a screen reader reads with the field. */
function messageAt(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter((id) => id.endsWith("-error"))
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(),
  );
}
