import * as text from "@text/tracker/applicationParts";
import type { ComponentType } from "react";
import { TRACKER } from "../../base/paths.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";

/** The parts of My Application. `path` is the part of the address after /tracker/application. */
export const APPLICATION_PARTS = [
  { id: "entries", path: "", label: text.entries },
  { id: "essays", path: "essays", label: text.essays },
  { id: "letters", path: "letters", label: text.letters },
  { id: "season", path: "season", label: text.season },
  { id: "interviews", path: "interviews", label: text.interviews },
] as const;
type ApplicationPart = (typeof APPLICATION_PARTS)[number];

/** What each part shows. */
export type ApplicationPanels = Readonly<Record<ApplicationPart["id"], ComponentType<TrackerTabProps>>>;

/** The part at this rest of an address, such as `essays/abc`; the first part for any other address. */
export function partAt(rest: string): ApplicationPart {
  const path = rest.split("/")[0];
  return APPLICATION_PARTS.find((part) => part.path === path) ?? APPLICATION_PARTS[0];
}

export function partPath({ path }: ApplicationPart): string {
  return path === "" ? `${TRACKER}/application` : `${TRACKER}/application/${path}`;
}
