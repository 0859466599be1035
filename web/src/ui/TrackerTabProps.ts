import type { DashboardItem } from "@domain/shared/stage";

/** The props of each tab of the tracker. */
export interface TrackerTabProps {
  /** The track that decides the tab's forms and texts. */
  track: DashboardItem;
}
