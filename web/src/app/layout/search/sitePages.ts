import type { DashboardItem } from "@domain/shared/stage";
import { stops, stopWords } from "@text/layout/navigation";
import * as text from "@text/layout/searchItems";
import { ADD_TASK_HASH, CALENDAR_ADDRESS, DASHBOARD, ESSAYS, PROFILE, SHARING, TRACKER } from "../../../base/paths.ts";
import { tabsOf } from "../../../base/trackTabs.ts";
import { NAVIGATION } from "../navigation.ts";
import type { SearchItem } from "./searchItem.ts";

interface Action {
  readonly id: keyof typeof text.actions;
  readonly context: string;
  readonly to: string;
  readonly act?: SearchItem["act"];
}

const ACTIONS: readonly Action[] = [
  { id: "addTask", context: stops.dashboard, to: `${DASHBOARD}${ADD_TASK_HASH}` },
  { id: "logHours", context: stops.tracker, to: `${TRACKER}/experiences`, act: "log-hours" },
  { id: "startTimer", context: stops.tracker, to: `${TRACKER}/experiences` },
  { id: "addExperience", context: stops.tracker, to: `${TRACKER}/experiences/new` },
  { id: "addScore", context: stops.tracker, to: `${TRACKER}/scores` },
  { id: "addSchool", context: stops.tracker, to: `${TRACKER}/schools` },
  { id: "addCourse", context: stops.tracker, to: `${TRACKER}/coursework` },
  { id: "addLetter", context: stops.tracker, to: `${TRACKER}/application/letters?open=add` },
  { id: "seeSeason", context: stops.tracker, to: `${TRACKER}/application/season` },
  { id: "writeJournal", context: stops.tracker, to: `${TRACKER}/journals` },
  { id: "writeEssay", context: stops.tracker, to: ESSAYS },
  { id: "exportApplication", context: stops.tracker, to: `${TRACKER}/application` },
  { id: "printPacket", context: stops.tracker, to: `${TRACKER}/application?print=all` },
  { id: "practiceInterview", context: stops.tracker, to: `${TRACKER}/application/interviews` },
  { id: "printExperiences", context: stops.tracker, to: `${TRACKER}/experiences`, act: "print" },
  { id: "printChecklist", context: stops.dashboard, to: DASHBOARD, act: "print" },
  { id: "seeDue", context: stops.dashboard, to: `${DASHBOARD}#calendar` },
  { id: "changeStage", context: stops.dashboard, to: DASHBOARD },
  { id: "changeColors", context: stops.profile, to: PROFILE },
  { id: "changePassword", context: stops.profile, to: PROFILE },
  { id: "calendarAddress", context: stops.profile, to: CALENDAR_ADDRESS },
  { id: "setReminders", context: stops.profile, to: `${PROFILE}#reminders` },
  { id: "downloadData", context: stops.profile, to: PROFILE },
  { id: "seeSharing", context: stops.profile, to: SHARING },
  { id: "shareWithAdviser", context: stops.profile, to: `${SHARING}?for=adviser` },
  { id: "shareWithCounselor", context: stops.profile, to: `${SHARING}?for=counselor` },
  { id: "shareWithParent", context: stops.profile, to: `${SHARING}?for=parent` },
  { id: "shareWithWriter", context: stops.profile, to: `${SHARING}?for=letter-writer` },
  { id: "logOut", context: stops.profile, to: `${PROFILE}#log-out` },
  { id: "deleteAccount", context: stops.profile, to: PROFILE },
];

const pageId = (path: string) => `page:${path}`;
const actionId = (id: string) => `action:${id}`;

/** The pages, the tracker's tabs as the track names them, and common actions. */
export function sitePages(track: DashboardItem): readonly SearchItem[] {
  return [
    ...NAVIGATION.map(({ id, path, label }) => ({
      id: pageId(path),
      group: "pages" as const,
      title: label,
      context: "",
      words: stopWords[id],
      to: path,
    })),
    ...tabsOf(track).map(({ id, label }) => ({
      id: `tab:${id}`,
      group: "pages" as const,
      title: label,
      context: stops.tracker,
      words: text.tabWords[id],
      to: `${TRACKER}/${id}`,
    })),
    ...ACTIONS.map(({ id, ...action }) => ({
      id: actionId(id),
      group: "pages" as const,
      ...text.actions[id],
      ...action,
    })),
  ];
}

/** The most wanted actions. */
const FIRST: ReadonlySet<string> = new Set(
  ["logHours", "addExperience", "addScore", "writeJournal", "seeDue"].map(actionId),
);

/** Shown while nothing is typed: every item of the navigation and the most wanted actions. */
export function firstPages(pages: readonly SearchItem[]): readonly SearchItem[] {
  return pages.filter(({ id, to }) => id === pageId(to) || FIRST.has(id));
}
