import * as text from "@text/tracker/tabs";
import type { ComponentType } from "react";
import type { TrackerTabId } from "../../base/trackTabs.ts";
import { Loading } from "../../ui/components/Loading.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";

/** The code of each tab loads when it is first opened. */
export const TAB_PANELS: Readonly<Record<TrackerTabId, ComponentType<TrackerTabProps>>> = {
  experiences: tab(async () => (await import("../../features/experiences/ExperiencesTab.tsx")).ExperiencesTab),
  scores: tab(async () => (await import("../../features/scores/ScoresTab.tsx")).ScoresTab),
  schools: tab(async () => (await import("../../features/schools/SchoolsTab.tsx")).SchoolsTab),
  coursework: tab(async () => (await import("../../features/coursework/CourseworkTab.tsx")).CourseworkTab),
  application: tab(async () => (await import("./ApplicationPanel.tsx")).ApplicationPanel),
  journals: tab(async () => (await import("../../features/journals/JournalsTab.tsx")).JournalsTab),
};

function tab(load: () => Promise<ComponentType<TrackerTabProps>>) {
  return onDemand(load, { waiting: <Loading what={text.thisTab} /> });
}
