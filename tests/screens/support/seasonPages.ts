import { interviewsPath, schoolsPath, seasonPath } from "@domain/records/firestorePaths.ts";
import { NOTHING_REACHED, type School } from "@domain/school/school.ts";
import { EMPTY_SEASON, type Season } from "@domain/season/season.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { newPage, type PageOptions } from "../../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../../support/suite.ts";

export const SEASON = "/tracker/application/season";
const NOON = "2026-11-22T12:00:00-05:00";
export interface Given {
  readonly stage: string;
  readonly schools: Readonly<Record<string, School>>;
  readonly seasons?: Readonly<Record<string, Partial<Season>>>;
  readonly interviews?: Readonly<Record<string, object>>;
}

/** The changes of a school that made an offer on a day. */
export const offer = (day: string): Partial<School> => ({
  status: "decision",
  outcome: "admitted",
  reached: { ...NOTHING_REACHED, decision: day },
});

export async function studentWith({ stage, schools, seasons = {}, interviews = {} }: Given): Promise<Student> {
  const student = await newStudent({ stage });
  const give = (path: string, items: Readonly<Record<string, object>>) =>
    adminDb.doc(path).set({ items, changed_item: Object.keys(items)[0] ?? "none" });
  await Promise.all([
    give(schoolsPath(student.uid), schools),
    give(
      seasonPath(student.uid),
      Object.fromEntries(Object.entries(seasons).map(([id, row]) => [id, { ...EMPTY_SEASON, ...row }])),
    ),
    give(interviewsPath(student.uid), interviews),
  ]);
  return student;
}

interface SeasonOptions extends PageOptions {
  /** The moment on the page's clock: noon on the East Coast on November 22, 2026, if not given. */
  readonly moment?: string;
}

/** Opens the season on the East Coast. The page's clock runs on from the moment. */
export async function openSeason(student: Student, path = SEASON, options: SeasonOptions = {}): Promise<Page> {
  const { moment = NOON, ...pageOptions } = options;
  const page = await newPage({ timezoneId: "America/New_York", ...pageOptions, student });
  await page.clock.install({ time: new Date(moment) });
  await page.goto(path);
  return page;
}

/** The text of each row of the board. */
export async function boardOf(page: Page): Promise<readonly string[]> {
  const rows = page.locator(".season-board tbody > tr:first-child");
  return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}

/**
 * Waits until the board shows these schools in this order: "name | next duty | its day | last safe day". With a school
 * that is named alone, nothing is due.
 */
export async function expectBoard(page: Page, ...schools: readonly string[]): Promise<void> {
  const rows = schools.map((row) => (row.includes("|") ? row : `${row} | Nothing due. Waiting for the school.`));
  await expect.poll(() => page.locator(".season-board tbody > tr:first-child").evaluateAll(rowsInWords)).toEqual(rows);
}

/** Runs in the page. */
function rowsInWords(rows: readonly Element[]): readonly string[] {
  return rows.map((row) => {
    const [next, by, last] = row.querySelectorAll("td");
    const duty = next?.querySelector(".season-board__duty")?.firstChild ?? next;
    const parts = [row.querySelector(".data-table__name"), duty, by?.querySelector("time") ?? by, last];
    return parts.flatMap((part) => part?.textContent || []).join(" | ");
  });
}

/** A stored row of a list, by the list's path and the row's id. */
export async function saved(path: string, id: string): Promise<Record<string, unknown> | undefined> {
  return ((await stored(path))?.items as Record<string, Record<string, unknown>> | undefined)?.[id];
}

/** What stands at a school where nothing is due, other than waiting. */
export const GOING = "You are going here. Nothing more is due.";
export const HOLDING = "You hold this offer. Nothing is due now.";
export const WAITLISTED = "Nothing due. You are on the waitlist.";

/** Answers the question before something that binds or gives something up, which names all that is lost. */
export async function confirm(page: Page, question: string, yes: string, lost: readonly string[]): Promise<void> {
  const dialog = page.getByRole("dialog", { name: question });
  await dialog.waitFor();
  expect((await dialog.getByRole("listitem").allInnerTexts()).toSorted()).toEqual(lost);
  await dialog.getByRole("button", { name: yes, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Comes back on a later day, at one o'clock in the afternoon on the East Coast in summer and at noon in winter. */
export async function comeBack(page: Page, day: string): Promise<void> {
  await page.clock.setSystemTime(new Date(`${day}T17:00:00Z`));
  await page.goto(SEASON);
}

/** Opens a school's row on the board. */
export async function openRow(page: Page, school: string): Promise<Locator> {
  const name = page.getByRole("button", { name: new RegExp(`^${school}`) });
  const row = page.locator(".season-board tbody").filter({ has: name });
  if ((await row.locator(name).getAttribute("aria-expanded")) === "false") await row.locator(name).click();
  return row.locator(".season-details");
}

/** Enters a day in a school's row on the board. */
export async function enterDay(page: Page, school: string, field: string, day: string): Promise<void> {
  const input = (await openRow(page, school)).getByLabel(field, { exact: true });
  await input.fill(day);
  await input.press("Enter");
}

/** Makes a choice in a school's row on the board. */
export async function choose(page: Page, school: string, field: string, choice: string): Promise<void> {
  await (await openRow(page, school)).getByLabel(field).selectOption(choice);
}

/** Presses "Done" of a school's next duty. */
export async function markDone(page: Page, duty: string, school: string): Promise<void> {
  await page.getByRole("button", { name: `Done: ${duty}, ${school}`, exact: true }).click();
}
