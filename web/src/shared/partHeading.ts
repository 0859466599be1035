import * as text from "@text/shared/page";
import type { OpenPart } from "./openShare.ts";

/** The student's app names some parts more exactly: "AMCAS entries", "Medical schools". */
export function partHeading(part: OpenPart): string {
  const own = (part.key === "application" || part.key === "schools") && part.content?.heading;
  return own || text.parts[part.key];
}
