import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/tabs";

export const TRACKER_TAB_IDS = ["experiences", "scores", "schools", "coursework", "application", "journals"] as const;
/** Also the part of the tab's path after /tracker. */
export type TrackerTabId = (typeof TRACKER_TAB_IDS)[number];

/** The six tabs of a track. None is empty. */
export function tabsOf(track: DashboardItem): readonly { readonly id: TrackerTabId; readonly label: string }[] {
  return [
    { id: "experiences", label: text.tabs.experiences },
    { id: "scores", label: text.tabs.scores },
    { id: "schools", label: text.schools[track] },
    { id: "coursework", label: text.tabs.coursework },
    { id: "application", label: text.tabs.application },
    { id: "journals", label: text.tabs.journals },
  ];
}

/** The tab in an address; the first if the address names no tab. */
export function tabIdOf(param: string | undefined): TrackerTabId {
  return TRACKER_TAB_IDS.find((id) => id === param) ?? "experiences";
}
