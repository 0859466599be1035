import * as text from "@text/tracker/tabs";
import type { ComponentType } from "react";
import { Loading } from "../../components/Loading.tsx";
import { onDemand } from "../../components/onDemand.tsx";
import type { TrackerTabId } from "../../trackTabs.ts";
import type { TrackerTabProps } from "./TrackerTabProps.ts";

/** The code of each tab loads when it is first opened. */
export const TAB_PANELS: Readonly<Record<TrackerTabId, ComponentType<TrackerTabProps>>> = {
  experiences: tab(async () => (await import("./experiences/ExperiencesTab.tsx")).ExperiencesTab),
  scores: tab(async () => (await import("./scores/ScoresTab.tsx")).ScoresTab),
  schools: tab(async () => (await import("./schools/SchoolsTab.tsx")).SchoolsTab),
  coursework: tab(async () => (await import("./coursework/CourseworkTab.tsx")).CourseworkTab),
  application: tab(async () => (await import("./application/ApplicationTab.tsx")).ApplicationTab),
  journals: tab(async () => (await import("./journals/JournalsTab.tsx")).JournalsTab),
};

function tab(load: () => Promise<ComponentType<TrackerTabProps>>) {
  return onDemand(load, { waiting: <Loading what={text.thisTab} /> });
}
