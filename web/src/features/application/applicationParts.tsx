import * as text from "@text/tracker/applicationParts";
import type { ComponentType } from "react";
import { TRACKER } from "../../base/paths.ts";
import { Loading } from "../../ui/components/Loading.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";

interface ApplicationPart {
  /** The part of the address after /tracker/application; empty for the first. */
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType<TrackerTabProps>;
}

/** The parts of My Application, each with its own address. Their code loads when they are first opened. */
export const APPLICATION_PARTS: readonly [ApplicationPart, ...ApplicationPart[]] = [
  { id: "", label: text.entries, Panel: part(async () => (await import("./EntriesPart.tsx")).EntriesPart) },
  { id: "essays", label: text.essays, Panel: part(async () => (await import("../essays/EssaysPart.tsx")).EssaysPart) },
  {
    id: "letters",
    label: text.letters,
    Panel: part(async () => (await import("../letters/LettersPart.tsx")).LettersPart),
  },
  {
    id: "season",
    label: text.season,
    Panel: part(async () => (await import("../season/SeasonPart.tsx")).SeasonPart),
  },
  {
    id: "interviews",
    label: text.interviews,
    Panel: part(async () => (await import("../interviews/InterviewsPart.tsx")).InterviewsPart),
  },
];

/** The part at this rest of an address, such as `essays/abc`. */
export function partAt(rest: string): ApplicationPart {
  const id = rest.split("/")[0];
  return APPLICATION_PARTS.find((known) => known.id === id) ?? APPLICATION_PARTS[0];
}

export function partPath({ id }: Pick<ApplicationPart, "id">): string {
  return id === "" ? `${TRACKER}/application` : `${TRACKER}/application/${id}`;
}

function part(load: () => Promise<ComponentType<TrackerTabProps>>) {
  return onDemand(load, { waiting: <Loading what={text.thisPart} shape="rows" /> });
}
