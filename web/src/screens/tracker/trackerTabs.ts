import type { DashboardItem } from "@domain/shared/stage";
import { type ComponentType, lazy } from "react";
import type { TrackerTabId } from "../../paths.ts";

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
