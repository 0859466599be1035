import { thisPart } from "@text/tracker/applicationParts";
import type { ComponentType } from "react";
import { ApplicationTab } from "../../features/application/ApplicationTab.tsx";
import type { ApplicationPanels } from "../../features/application/applicationParts.ts";
import { Loading } from "../../ui/components/Loading.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { PacketButton } from "../packet/PacketButton.tsx";

/** The parts of My Application. Their code loads when they are first opened. */
const PANELS: ApplicationPanels = {
  entries: part(async () => (await import("../../features/application/EntriesPart.tsx")).EntriesPart),
  essays: part(async () => (await import("../../features/essays/EssaysPart.tsx")).EssaysPart),
  letters: part(async () => (await import("../../features/letters/LettersPart.tsx")).LettersPart),
  season: part(async () => (await import("../../features/season/SeasonPart.tsx")).SeasonPart),
  interviews: part(async () => (await import("./InterviewsTab.tsx")).InterviewsTab),
};

/** My Application with the parts of all its features. */
export function ApplicationPanel({ track }: TrackerTabProps) {
  return <ApplicationTab track={track} panels={PANELS} tools={<PacketButton track={track} />} />;
}

function part(load: () => Promise<ComponentType<TrackerTabProps>>) {
  return onDemand(load, { waiting: <Loading what={thisPart} shape="rows" /> });
}
