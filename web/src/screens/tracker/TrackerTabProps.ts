import type { DashboardItem } from "@domain/shared/stage";

/** What each tab of the tracker is given. */
export interface TrackerTabProps {
  /** Which track's forms and words the tab shows. */
  track: DashboardItem;
}
