import type { DashboardItem } from "@domain/stage";
import { DASHBOARD, PROFILE, RESOURCES, SUPPORT, TIMELINE, TRACKER, type TrackerTabId, tabsOf } from "../../paths.ts";
import { NAVIGATION } from "../navigation.ts";
import type { SearchItem } from "./searchItem.ts";

/** What else a page or a tab is looked for by. */
const PAGE_WORDS: Readonly<Record<string, string>> = {
  [DASHBOARD]: "home start checklist calendar",
  [TRACKER]: "hours records log",
  [TIMELINE]: "plan years steps",
  [RESOURCES]: "help links study saved",
  [SUPPORT]: "help contact message questions FAQ",
  [PROFILE]: "account settings photo",
};
const TAB_WORDS: Readonly<Record<TrackerTabId, string>> = {
  experiences: "hours volunteering research shadowing clinical work activities",
  scores: "SAT ACT MCAT DAT GPA tests",
  schools: "college list university medical dental deadlines safety match reach",
  coursework: "courses classes grades GPA transcript BCPM science",
  application: "Common App AMCAS AADSAS export CSV print copy",
  journals: "diary reflection essay writing notes",
};

interface Action {
  readonly title: string;
  readonly context: string;
  readonly words: string;
  readonly to: string;
}

const ACTIONS: readonly Action[] = [
  { title: "Add an experience", context: "Tracker", words: "log hours new shift", to: `${TRACKER}/experiences/new` },
  { title: "Add a test score", context: "Tracker", words: "new SAT ACT MCAT DAT GPA result", to: `${TRACKER}/scores` },
  { title: "Add a school", context: "Tracker", words: "new college university", to: `${TRACKER}/schools` },
  { title: "Add a course", context: "Tracker", words: "new class grade import", to: `${TRACKER}/coursework` },
  { title: "Write in your journal", context: "Tracker", words: "new entry", to: `${TRACKER}/journals` },
  { title: "Export or print my application", context: "Tracker", words: "CSV PDF", to: `${TRACKER}/application` },
  { title: "See what is due", context: "Dashboard", words: "calendar deadlines dates", to: `${DASHBOARD}#calendar` },
  { title: "Change my stage", context: "Dashboard", words: "standing grade year", to: DASHBOARD },
  { title: "Change the colors", context: "Profile", words: "theme dark light mode night", to: PROFILE },
  { title: "Change my password", context: "Profile", words: "login sign in security", to: PROFILE },
  { title: "Download my data", context: "Profile", words: "export backup import privacy JSON", to: PROFILE },
  { title: "Delete my account", context: "Profile", words: "remove privacy leave", to: PROFILE },
];

/** The pages, the tracker's tabs as the track calls them, and what students come to do. */
export function sitePages(track: DashboardItem): readonly SearchItem[] {
  return [
    ...NAVIGATION.map(({ path, label }) => ({
      id: `page:${path}`,
      group: "Pages" as const,
      title: label,
      context: "",
      words: PAGE_WORDS[path] ?? "",
      to: path,
    })),
    ...tabsOf(track).map(({ id, label }) => ({
      id: `tab:${id}`,
      group: "Pages" as const,
      title: label,
      context: "Tracker",
      words: TAB_WORDS[id],
      to: `${TRACKER}/${id}`,
    })),
    ...ACTIONS.map((action) => ({ id: `action:${action.title}`, group: "Pages" as const, ...action })),
  ];
}
