import type { Page } from "playwright-core";

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

const TABS = ["experiences", "scores", "schools", "coursework", "application", "journals"] as const;

const tracker = (visitor: Visitor, tabs: readonly string[]): readonly Place[] =>
  tabs.map((tab) => ({ name: `${tab}, ${visitor}`, visitor, path: `/tracker/${tab}` }));

export const PLACES: readonly Place[] = [
  { name: "login", visitor: "signed-out", path: "/auth" },
  { name: "sign-up", visitor: "signed-out", path: "/auth", open: press("Create an Account") },
  { name: "guest mode", visitor: "signed-out", path: "/auth#guest-mode" },
  { name: "login, refused", visitor: "signed-out", path: "/auth", open: press(/let's go/i) },
  { name: "forgotten password", visitor: "signed-out", path: "/auth", open: inDialog(/forgot/i) },
  { name: "mailed link, spent", visitor: "signed-out", path: "/auth/action?mode=resetPassword&oobCode=spent" },
  { name: "privacy", visitor: "signed-out", path: "/privacy" },
  { name: "terms", visitor: "signed-out", path: "/terms" },
  { name: "stage selection", visitor: "newcomer", path: "/stage-selection" },
  { name: "dashboard", visitor: "maya", path: "/dashboard" },
  { name: "dashboard, pre-med", visitor: "daniel", path: "/dashboard" },
  { name: "search", visitor: "maya", path: "/dashboard", open: openSearch },
  { name: "log hours", visitor: "maya", path: "/dashboard", open: inDialog(/^log hours/i) },
  ...tracker("maya", TABS),
  ...tracker("daniel", ["schools", "coursework", "application"]),
  ...tracker("priya", ["scores", "schools", "application"]),
  { name: "new experience", visitor: "maya", path: "/tracker/experiences/new" },
  { name: "an experience", visitor: "daniel", path: "/tracker/experiences", open: openFirstRecord },
  { name: "timeline", visitor: "maya", path: "/timeline" },
  { name: "timeline, pre-med", visitor: "daniel", path: "/timeline" },
  { name: "resources", visitor: "maya", path: "/resources" },
  { name: "saved resources", visitor: "maya", path: "/resources/saved" },
  { name: "support", visitor: "maya", path: "/support" },
  { name: "profile", visitor: "maya", path: "/profile" },
  { name: "delete account", visitor: "maya", path: "/profile", open: inDialog(/delete (my )?account/i) },
  { name: "no such page", visitor: "maya", path: "/nowhere" },
];

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
