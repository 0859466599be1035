import * as text from "@text/shared/page";
import type { ReactNode } from "react";
import type { OpenPart } from "../openShare.ts";
import { ChecklistPart } from "./ChecklistPart.tsx";
import { CoursesPart } from "./CoursesPart.tsx";
import { EntriesPart } from "./EntriesPart.tsx";
import { EssayPart } from "./EssayPart.tsx";
import { HoursPart } from "./HoursPart.tsx";
import { JournalsPart } from "./JournalsPart.tsx";
import { SchoolsPart } from "./SchoolsPart.tsx";
import { ScoresPart } from "./ScoresPart.tsx";
import { SeasonPart } from "./SeasonPart.tsx";

/** Draws a part, or says that it is empty. */
export function PartContent({ part }: { part: OpenPart }) {
  return isEmpty(part) ? <p className="quiet">{text.empty[part.key]}</p> : contentOf(part);
}

/** An essay has no list. */
function isEmpty({ key, content }: OpenPart): boolean {
  const lists = Object.values(content ?? {}).filter((value) => Array.isArray(value));
  return key !== "essay" && lists.every(({ length }) => length === 0);
}

function contentOf({ key, content }: OpenPart): ReactNode {
  if (content === null) return null;
  switch (key) {
    case "checklist":
      return <ChecklistPart {...content} />;
    case "hours":
      return <HoursPart {...content} />;
    case "application":
      return <EntriesPart {...content} />;
    case "schools":
      return <SchoolsPart {...content} />;
    case "courses":
      return <CoursesPart {...content} />;
    case "scores":
      return <ScoresPart {...content} />;
    case "essay":
      return <EssayPart {...content} />;
    case "season":
      return <SeasonPart {...content} />;
    case "journals":
      return <JournalsPart {...content} />;
  }
}
