import { readFile, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import { title as nowhere } from "@text/notFound.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "../../emulators/start/build.ts";
import { PSEUDO, pseudo } from "../../web/build/interfaceLanguage.ts";
import { visitsFor } from "../../web/src/app/screens.ts";
import { pageTitle } from "../../web/src/ui/components/pageTitle.ts";
import { expectComplaints, newPage, useBrowser } from "../support/browser.ts";
import { testFolder } from "../support/globalSetup.ts";
import { FEW_PARTS, STUDENT_WORDS } from "../support/sealedShare.ts";
import { suite } from "../support/suite.ts";
import { contentWords, formWords, wordsOf } from "./support/knownWords.ts";
import { newShare } from "./support/shares.ts";
import { strayText } from "./support/strayText.ts";

useBrowser();

const FOLDER = join(process.cwd(), testFolder("pseudo"));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Opens a page of the app built in the pseudo-language, on the real suite. */
async function openPseudo(path: string): Promise<Page> {
  const opened = await newPage();
  // Chromium asks for permission before a page served by a test may access this machine.
  await opened.context().grantPermissions(["local-network-access"]);
  await opened.route(`${suite.hostingUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/") || pathname.startsWith("/__/")) return route.fallback();
    const page = pathname.startsWith("/shared/") ? "/shared.html" : "/index.html";
    const file = extname(pathname) === "" ? page : pathname;
    const body = await readFile(join(FOLDER, file)).catch(() => null);
    if (body === null) return route.fallback();
    return route.fulfill({ body, contentType: TYPES[extname(file)] ?? "application/octet-stream" });
  });
  await opened.goto(path);
  return opened;
}

/** Logs in using the names of the fields, because the labels are in no real language. */
async function openAs(demo: string, path: string): Promise<Page> {
  const page = await openPseudo(path);
  await page.locator('input[name="email"]').first().fill(`${demo}@cairn.test`);
  await page.locator('input[name="password"]').first().fill("cairn-demo");
  await page.locator('form:has(input[name="password"]) button[type="submit"]').first().click();
  await page.waitForURL(`**${path}`);
  return page;
}

beforeAll(() =>
  build("web", FOLDER, "emulators", {
    CAIRN_LANGUAGE: PSEUDO,
    VITE_PROJECT_ID: suite.projectId,
    VITE_AUTH_EMULATOR: `http://${suite.authHost}`,
    VITE_FIRESTORE_EMULATOR: suite.firestoreHost,
  }),
);
afterAll(() => rm(FOLDER, { recursive: true, force: true }));

/** A state of the app whose words are checked. */
interface Stop {
  readonly path: string;
  /** A selector that must be visible before the check. */
  readonly shows: string;
  /** Selectors to click first, in order. Selectors, because the labels are in no real language. */
  readonly opens?: readonly string[];
  /** A field, and the text to type into it. */
  readonly types?: readonly [field: string, text: string];
  /** A selector of the part to check. The whole page by default. */
  readonly within?: string;
  /** Words that are not interface text here, but may be elsewhere. */
  readonly knows?: ReadonlySet<string>;
}

const APPLICATION = formWords();

/** The list in selection mode, an empty list, an unknown experience, and one with a shift in editing. */
const EXPERIENCES: readonly Stop[] = [
  {
    path: "/tracker/experiences",
    shows: ".experience-table",
    opens: [".experience-log__take .button:last-child", ".bulk-bar__count"],
    within: "main",
  },
  { path: "/tracker/experiences?q=none+of+them", shows: ".experience-table__none", within: "main" },
  { path: "/tracker/experiences/none-of-them", shows: ".empty-state", within: "main" },
  {
    path: "/tracker/experiences?sort=hours",
    shows: ".experience-table",
    opens: [".experience-table__name", ".shifts__row .icon-button", ".shifts__row .popover__action"],
    within: "main",
    knows: APPLICATION,
  },
];
/** An experience form that was submitted empty. */
const EXPERIENCE_FORM: Stop = {
  path: "/tracker/experiences/new",
  shows: ".experience-form",
  opens: [".experience-form [type=submit]"],
  within: "main",
  knows: APPLICATION,
};
/** The first entry of the application, with its texts in editing. */
const APPLICATION_ENTRY: Stop = {
  path: "/tracker/application",
  shows: ".entry__toggle",
  opens: [".entry__toggle", ".entry__ways button"],
  within: "main",
  knows: APPLICATION,
};

/** Every question, and the log of a sample student. */
const INTERVIEWS: Stop = {
  path: "/tracker/application/interviews",
  shows: ".interviews__choice",
  opens: [".interviews .fold__button"],
  within: "main",
};
/** A question against the clock, with what to think about. */
const STATION: Stop = { ...INTERVIEWS, opens: [".interviews__choice > .button", ".station__buttons .button--quiet"] };

/** The printed sheet. */
const APPLICATION_SHEET: Stop = { ...APPLICATION_ENTRY, opens: [], within: ".print-sheet" };

/** The list with every school's coverage, and the form for a new writer that was submitted empty. */
const LETTERS: Stop = {
  path: "/tracker/application/letters?open=add",
  shows: ".letter-form",
  opens: [".letter-form [type=submit]", ".letter-service .fold__button"],
  within: "main",
  knows: APPLICATION,
};
/** One letter with the page for its writer. */
const LETTER: Stop = {
  path: "/tracker/application/letters?letter=sato",
  shows: ".letter-preview",
  within: "main",
  knows: APPLICATION,
};

const SIGN_UP = 'form:has(input[name="isOldEnough"])';
const OWN_PLAN = ".guest-panel > button";
const KEEP_PLAN = ".guest-bar button";

/** Ends signed in as a guest. */
const SIGNED_OUT: readonly Stop[] = [
  { path: "/auth", shows: 'input[name="email"]' },
  {
    path: "/auth#create-account",
    shows: SIGN_UP,
    opens: [`${SIGN_UP} button[type="submit"]`],
    within: `${SIGN_UP}:has(.field__error)`,
  },
  { path: "/auth#guest-mode", shows: ".guest-panel__samples" },
  { path: "/auth", shows: "h1", opens: ['.auth__submit button[type="button"]'], within: "dialog" },
  { path: `/unsubscribe#${"A".repeat(43)}`, shows: ".gate" },
  { path: "/auth/action", shows: ".notice" },
  { path: "/auth/action?mode=resetPassword&oobCode=spent", shows: ".notice" },
  { path: "/auth/action?mode=verifyAndChangeEmail&oobCode=spent", shows: ".notice" },
  {
    path: "/auth#guest-mode",
    shows: OWN_PLAN,
    opens: [".guest-panel .auth__age input", OWN_PLAN, ".stage-selection .fold__button"],
    within: ".gate:has(.stage-selection)",
  },
  {
    path: "/stage-selection",
    shows: ".stage-selection",
    opens: [".stage-selection__stage", '.nav__link[href="/profile"]'],
    within: "body:has(.leave__part) .guest-bar",
  },
  { path: "/profile", shows: KEEP_PLAN, opens: [KEEP_PLAN], within: "dialog" },
  {
    path: "/profile",
    shows: KEEP_PLAN,
    opens: [KEEP_PLAN, "dialog .dialog__actions button"],
    within: "dialog:has([name=joining])",
  },
  { path: "/profile", shows: ".leave__part", opens: [".leave__part button"], within: "dialog" },
];

const PASSWORDS = 'form:has(input[name="new_password"])';
const SEARCH = ".site-search input";

/** The layout of every page, and the profile. */
const FRAME: readonly Stop[] = [
  { path: "/profile", shows: ".photo" },
  {
    path: "/sharing?part=application",
    shows: ".share-form",
    opens: ['.share-form button[type="submit"]'],
    within: "main:has(.sharing__result)",
  },
  {
    path: "/profile",
    shows: ".account__part",
    opens: [".account__part:nth-child(4) .account__buttons button", `${PASSWORDS} button[type="submit"]`],
    within: `${PASSWORDS}:has(.field__error)`,
  },
  { path: "/profile", shows: ".leave__part--last", opens: [".leave__part--last button"], within: "dialog" },
  { path: "/add", shows: ".add__form" },
  { path: "/profile", shows: ".quick-log", opens: [".quick-log"], within: "dialog:has(.quick-log__form)" },
  { path: "/profile", shows: SEARCH, opens: [SEARCH], within: ".palette:has(.palette__result)" },
  { path: "/profile", shows: SEARCH, types: [SEARCH, "7q7q7q"], within: ".palette:has(.palette__nothing)" },
];

/** The start of every walk, also visited between two stops, so that nothing of a stop is still open at the next. */
const NOWHERE: Stop = { path: "/nowhere", shows: "main h1", within: "main" };
const TITLE_OF_NOWHERE = pageTitle(pseudo(nowhere));

const TAB = '[role="tabpanel"]';
const SCORES: Stop = { path: "/tracker/scores", shows: ".scores", opens: ["[data-edit]"], within: TAB };
const SCHOOLS: Stop = {
  path: "/tracker/schools",
  shows: ".schools",
  opens: [".school-row__open", ".schools__head button"],
  within: TAB,
};
const COURSES: Stop = { path: "/tracker/coursework", shows: ".coursework", opens: ["[data-edit]"], within: TAB };
const IMPORTS: readonly Stop[] = ["coursework?open=import", "experiences/import", "schools?open=import"].map(
  (path) => ({
    path: `/tracker/${path}`,
    shows: ".paste",
    within: TAB,
  }),
);
/** A school's season with the form of an interview, and the rules. */
const SEASON: Stop = {
  path: "/tracker/application/season",
  shows: ".season-board",
  opens: [
    ".season-board__open",
    ".season-details .interview__tools button, .season-details__part--wide button",
    ".fold__button",
  ],
  within: TAB,
};
const JOURNALS: Stop = {
  path: "/tracker/journals",
  shows: ".journal",
  opens: [".journal-row__open", ".entry-row > .button"],
  within: TAB,
};

/** The board with its trash closed, and the form of a new essay. */
const ESSAYS: Stop = { path: "/tracker/application/essays?add=new", shows: ".essay-form", within: "main" };
/** An essay with an open comparison. */
const ESSAY: Stop = {
  path: "/tracker/application/essays/statement",
  shows: ".essay-versions__row",
  opens: [".essay-versions__row [aria-pressed]"],
  within: "main",
};

const TIMELINE: Stop = {
  path: "/timeline",
  shows: ".timeline__tools button",
  opens: [".timeline__tools button"],
  within: "main",
};
/** The sections are still open from the previous stop. */
const SKIP: Stop = {
  path: "/timeline",
  shows: ".step",
  opens: [".step__actions button:first-of-type"],
  within: "dialog[open]",
};
const RESOURCES: Stop = { path: "/resources", shows: ".resource", within: "main" };
const NO_RESOURCES: Stop = { path: "/resources?q=żżżż", shows: ".empty-state", within: "main" };
const SAVED: Stop = { path: "/resources/saved", shows: ".saved-note, .empty-state", within: "main" };
const SUPPORT: Stop = {
  path: "/support",
  shows: ".faqs__foot button",
  opens: [".faqs__foot button", "summary", ".support__letter button[type=submit]"],
  within: "main",
};

const DASHBOARD: Stop = {
  path: "/dashboard",
  shows: "[data-row]",
  // The tracker view is drawn when its fold is open.
  opens: [
    ".checklist__add-button",
    ".hours__set",
    ".widgets__arrange",
    ".widgets summary >> nth=-1",
    ".tracker-view__set",
  ],
  within: "main",
};
const STANDING: Stop = {
  // A day to come. Today and earlier days also offer to log hours.
  path: `/dashboard?day=${addDays(localDayOf(new Date()), 14)}`,
  shows: "[data-row]",
  opens: [".calendar-day__add", ".standing__button"],
  within: "main",
};
const STEP_SOURCE: Stop = {
  path: "/dashboard",
  // All rows are drawn: until then, the last one is another.
  shows: "ul:not([aria-busy]) > [data-row]",
  // Suggested tasks are at the end of last year's list, which is folded. Their menu only contains the source.
  opens: [
    ".checklist .icon-button--arrow[aria-expanded=false]",
    ".checklist summary >> nth=-1",
    "[data-row]:last-child .task__tools .icon-button >> nth=-1",
    ":popover-open li:last-child .popover__action",
    "dialog[open] dt",
  ],
  within: "main",
};

/** Every screen of the app's table as it opens. `STATES` has what is shown after a press, or to others. */
const plain = (paths: readonly string[]): readonly Stop[] =>
  paths.map((path) => ({ path, shows: "main h1", within: "main", knows: APPLICATION }));

const STATES: Readonly<Record<string, readonly Stop[]>> = {
  maya: [
    DASHBOARD,
    STEP_SOURCE,
    ...FRAME,
    EXPERIENCE_FORM,
    APPLICATION_ENTRY,
    SCORES,
    SCHOOLS,
    SEASON,
    ...IMPORTS,
    JOURNALS,
    ESSAYS,
    ESSAY,
    SUPPORT,
    ...plain(visitsFor("student")),
  ],
  daniel: [
    DASHBOARD,
    ...EXPERIENCES,
    APPLICATION_ENTRY,
    LETTERS,
    LETTER,
    SEASON,
    INTERVIEWS,
    STATION,
    SCORES,
    COURSES,
    TIMELINE,
    SKIP,
  ],
  priya: [
    STANDING,
    EXPERIENCE_FORM,
    APPLICATION_ENTRY,
    APPLICATION_SHEET,
    SCHOOLS,
    COURSES,
    RESOURCES,
    NO_RESOURCES,
    SAVED,
  ],
};

/** Navigates within the page like a link, so the student's data stays loaded. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((target) => {
    history.pushState(null, "", target);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

async function strayAt(page: Page, stop: Stop, known: ReadonlySet<string>) {
  const { path, shows, opens = [], types, within = "body", knows = [] } = stop;
  await page.locator(shows).first().waitFor();
  for (const selector of opens) await page.locator(selector).first().click();
  if (types) await page.locator(types[0]).fill(types[1]);
  return (await strayText(page, within, new Set([...known, ...knows]))).map(
    (text) => `${[path, ...opens, ...(types ?? [])].join(" > ")}: ${text}`,
  );
}

describe("the interface in the pseudo-language", () => {
  const content = contentWords();

  test("no plain word is left before signing in", async () => {
    const page = await openPseudo("/auth");
    // A used link, and a guest who has not registered yet.
    expectComplaints(page, /status of 400 .*accounts:(resetPassword|update)/, /status of 403 .*check-user/);
    // A guest's plan starts with the same lists as any student's.
    const known = new Set([...content, ...(await wordsOf("maya"))]);
    const found: string[] = [];
    for (const stop of [...plain(visitsFor("anyone")), ...SIGNED_OUT]) {
      await page.goto(stop.path);
      found.push(...(await strayAt(page, stop, known)));
    }

    expect(found).toEqual([]);
  });

  test("no plain word is left on the page of a shared plan", async () => {
    const { link } = await newShare();
    const page = await openPseudo(link);
    const written = JSON.stringify([FEW_PARTS, STUDENT_WORDS]).matchAll(/"([^"]+)"/g);
    const stop = { path: "/shared", shows: ".shared__comment-button", opens: [".shared__comment-button"] };

    expect(await strayAt(page, stop, new Set([...written].map(([, text = ""]) => text)))).toEqual([]);
  });

  test.each(Object.entries(STATES))("no plain word is left for %s", async (demo, own) => {
    const page = await openAs(demo, NOWHERE.path);
    const known = new Set([...content, ...(await wordsOf(demo))]);
    // The sign-in page, which has the same address, is shown until then.
    await expect.poll(() => page.title()).toBe(TITLE_OF_NOWHERE);
    const found = await strayAt(page, NOWHERE, known);
    for (const stop of own) {
      // Closes what the previous stop opened.
      for (let open = 0; open < 2; open++) await page.keyboard.press("Escape");
      await follow(page, NOWHERE.path);
      await expect.poll(() => page.title()).toBe(TITLE_OF_NOWHERE);
      await follow(page, stop.path);
      found.push(...(await strayAt(page, stop, known)));
    }

    expect(found).toEqual([]);
  });
});
