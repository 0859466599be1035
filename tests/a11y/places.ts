import type { Page } from "playwright-core";
import { visitsFor } from "../../web/src/app/screens.ts";
import { SHARED_LINK } from "./sharedPlace.ts";

/** The visitor: signed out, a guest who has not chosen a stage yet, or a sample student. */
export type Visitor = "signed-out" | "newcomer" | "maya" | "daniel" | "priya";

/** A screen, or a state of one. */
export interface Place {
  readonly name: string;
  readonly visitor: Visitor;
  readonly path: string;
  /** Steps that open the state before it is checked. */
  readonly open?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const inDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("dialog").waitFor();
};

const reviewRows = (table: string) => async (page: Page) => {
  await page.locator("textarea[name=table]").fill(table);
  await press("Review rows")(page);
  await page.getByRole("table").last().waitFor();
};

const ROOM = "/tracker/application/interviews";

const tracker = (visitor: Visitor, tabs: readonly string[]): readonly Place[] =>
  tabs.map((tab) => ({ name: `${tab}, ${visitor}`, visitor, path: `/tracker/${tab}` }));

/** Further states of the screens, and what other visitors see. */
const STATES: readonly Place[] = [
  { name: "login", visitor: "signed-out", path: "/auth" },
  { name: "sign-up", visitor: "signed-out", path: "/auth", open: press("Create an Account") },
  { name: "guest mode", visitor: "signed-out", path: "/auth#guest-mode" },
  { name: "login, refused", visitor: "signed-out", path: "/auth", open: press(/let's go/i) },
  { name: "forgotten password", visitor: "signed-out", path: "/auth", open: inDialog(/forgot/i) },
  { name: "mailed link, spent", visitor: "signed-out", path: "/auth/action?mode=resetPassword&oobCode=spent" },
  { name: "unsubscribe", visitor: "signed-out", path: `/unsubscribe#${"A".repeat(43)}` },
  { name: "shared plan", visitor: "signed-out", path: SHARED_LINK, open: press("Leave a comment on Essay") },
  { name: "shared plan, report", visitor: "signed-out", path: SHARED_LINK, open: inDialog("Report this plan") },
  { name: "shared plan, wrong key", visitor: "signed-out", path: SHARED_LINK.slice(0, -1) },
  { name: "stage selection", visitor: "newcomer", path: "/stage-selection" },
  { name: "dashboard, pre-med", visitor: "daniel", path: "/dashboard" },
  { name: "search", visitor: "maya", path: "/dashboard", open: openSearch },
  { name: "log hours", visitor: "maya", path: "/dashboard", open: inDialog(/^log hours/i) },
  ...tracker("daniel", ["schools", "coursework", "application"]),
  ...tracker("priya", ["scores", "schools", "application"]),
  { name: "letters", visitor: "daniel", path: "/tracker/application/letters" },
  { name: "new writer", visitor: "maya", path: "/tracker/application/letters?open=add" },
  { name: "a letter", visitor: "daniel", path: "/tracker/application/letters?letter=sato" },
  { name: "interview room", visitor: "daniel", path: ROOM },
  { name: "interview room, running", visitor: "priya", path: ROOM, open: openStation },
  { name: "a school's season", visitor: "daniel", path: "/tracker/application/season", open: press(/Katz/) },
  {
    name: "a new interview",
    visitor: "daniel",
    path: "/tracker/application/season",
    open: async (page) => {
      await press(/Pittsburgh/)(page);
      await press("Add an interview")(page);
    },
  },
  { name: "new experience", visitor: "maya", path: "/tracker/experiences/new" },
  {
    name: "imported experiences",
    visitor: "maya",
    path: "/tracker/experiences/import",
    open: reviewRows("Activity\tHours\tStart\nLibrary aide\t40\t2026-01-10\nChess club\tmany\t2025-09-01"),
  },
  {
    name: "imported schools",
    visitor: "daniel",
    path: "/tracker/schools?open=import",
    open: reviewRows("School\tStatus\nYale School of Medicine\tApplying\nLakeside College of Medicine\tApplying"),
  },
  { name: "imported courses", visitor: "daniel", path: "/tracker/coursework?open=import" },
  { name: "compared schools", visitor: "daniel", path: "/tracker/schools", open: press(/compare/i) },
  { name: "an experience", visitor: "daniel", path: "/tracker/experiences", open: openFirstRecord },
  { name: "essays", visitor: "daniel", path: "/tracker/application/essays" },
  { name: "a new essay", visitor: "maya", path: "/tracker/application/essays?add=new" },
  { name: "an essay", visitor: "daniel", path: "/tracker/application/essays/statement", open: compareVersions },
  { name: "timeline, pre-med", visitor: "daniel", path: "/timeline" },
  { name: "saved resources", visitor: "maya", path: "/resources/saved" },
  { name: "a new share", visitor: "maya", path: "/sharing?part=application" },
  { name: "delete account", visitor: "maya", path: "/profile", open: inDialog(/delete (my )?account/i) },
  { name: "add what was shared", visitor: "maya", path: "/add?title=Cells&url=https%3A%2F%2Fexample.org" },
  { name: "no such page", visitor: "maya", path: "/nowhere" },
];

const plain = (visitor: Visitor, paths: readonly string[]): readonly Place[] =>
  paths.map((path) => ({ name: path.slice(1), visitor, path }));

/** Every screen of the app's table as it opens, then the states. */
export const PLACES: readonly Place[] = [
  ...plain("signed-out", visitsFor("anyone")),
  ...plain("maya", visitsFor("student")),
  ...STATES,
];

/** A question stays against the clock when the page is opened again. */
async function openStation(page: Page): Promise<void> {
  const start = page.getByRole("button", { name: "Start with a question" });
  await start.or(page.getByRole("timer")).first().waitFor();
  if (await start.isVisible()) await start.click();
  await page.getByRole("timer").waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox").first();
  await box.fill("essay");
  await page.getByRole("option").first().waitFor();
}

async function openFirstRecord(page: Page): Promise<void> {
  await page.locator("table a[href^='/tracker/experiences/']").first().click();
  await page.waitForURL(/experiences\/(?!new)[\w-]+/);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
}

async function compareVersions(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Compare: First draft/ }).click();
  await page.getByRole("region", { name: "Comparison" }).waitFor();
}
