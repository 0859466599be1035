import type { DashboardItem } from "@domain/stage";
import { type ComponentType, lazy } from "react";

export const TRACKER_TAB_IDS = ["experiences", "scores", "schools", "coursework", "application", "journals"] as const;
/** Also the last part of the tab's address. */
export type TrackerTabId = (typeof TRACKER_TAB_IDS)[number];

export interface TrackerTabProps {
  /** Which track's forms and words the tab shows. */
  track: DashboardItem;
}

/** Each tab's code comes when it is first opened. */
export const TAB_PANELS: Readonly<Record<TrackerTabId, ComponentType<TrackerTabProps>>> = {
  experiences: lazy(async () => ({ default: (await import("./experiences/ExperiencesTab.tsx")).ExperiencesTab })),
  scores: lazy(async () => ({ default: (await import("./scores/ScoresTab.tsx")).ScoresTab })),
  schools: lazy(async () => ({ default: (await import("./schools/SchoolsTab.tsx")).SchoolsTab })),
  coursework: lazy(async () => ({ default: (await import("./coursework/CourseworkTab.tsx")).CourseworkTab })),
  application: lazy(async () => ({ default: (await import("./application/ApplicationTab.tsx")).ApplicationTab })),
  journals: lazy(async () => ({ default: (await import("./journals/JournalsTab.tsx")).JournalsTab })),
};

const SCHOOLS: Readonly<Record<DashboardItem, string>> = {
  HS: "My Colleges",
  PM: "My Medical Schools",
  PD: "My Dental Schools",
};

/** The six slots of a track, none of them empty. */
export function tabsOf(track: DashboardItem): readonly { readonly id: TrackerTabId; readonly label: string }[] {
  return [
    { id: "experiences", label: "My Experiences" },
    { id: "scores", label: "My Scores" },
    { id: "schools", label: SCHOOLS[track] },
    { id: "coursework", label: "My Coursework" },
    { id: "application", label: "My Application" },
    { id: "journals", label: "My Journals" },
  ];
}

/** The tab an address names; the first where it names none. */
export function tabIdOf(param: string | undefined): TrackerTabId {
  return TRACKER_TAB_IDS.find((id) => id === param) ?? "experiences";
}
