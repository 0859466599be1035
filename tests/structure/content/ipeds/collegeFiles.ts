import { COLLEGE_COLUMNS } from "../../../../web/src/content/schools/collegeFacts.ts";
import type { College } from "./college.ts";

/** The columns of the search part, `collegeDirectory.json`. */
const DIRECTORY_FIELDS = ["unitid", "name", "city", "state", "prominence", "aliases"] as const;
/** The year and the file of the agency, by column. */
export type Sources = Readonly<Record<string, { readonly year: string; readonly source: string }>>;

export interface Release {
  /** The calendar day of the download. */
  readonly as_of: string;
  readonly sources: Sources;
}

/** The text of the two generated files. Each row is one string, its columns separated by tabs, empty where unknown. */
export function collegeFiles(colleges: readonly College[], { as_of, sources }: Release) {
  const sorted = colleges.toSorted((a, b) => a.unitid - b.unitid);
  const directory = {
    as_of,
    ...sources.directory,
    fields: DIRECTORY_FIELDS,
    rows: sorted.map((college) =>
      row(DIRECTORY_FIELDS, { ...college, prominence: prominenceOf(college), aliases: college.aliases.join("|") }),
    ),
  };
  const { directory: _, ...figureSources } = sources;
  const figures = {
    as_of,
    sources: figureSources,
    fields: COLLEGE_COLUMNS,
    rows: sorted.map((college) => row(COLLEGE_COLUMNS, { ...college, is_open: college.is_open ? 1 : null })),
  };
  return { directory: `${JSON.stringify(directory, null, 2)}\n`, figures: `${JSON.stringify(figures, null, 2)}\n` };
}

type Cell = string | number | null;

function row<Field extends string>(fields: readonly Field[], cells: Readonly<Record<Field, Cell>>): string {
  // Most rows end in unknown columns.
  return fields
    .map((field) => cells[field] ?? "")
    .join("\t")
    .trimEnd();
}

/**
 * How likely a college is meant when a name fits several, 0 to 25: large ones, those that give bachelor's degrees and
 * those that many apply to. One point is a factor of two in students or in applicants per place.
 */
function prominenceOf({ undergraduates, level, admit_rate }: College): number {
  const size = Math.log2(Math.max(undergraduates ?? 1, 1));
  const demand = admit_rate === null ? 0 : Math.log2(100 / Math.max(admit_rate, 1));
  return Math.round(size + (level === 4 ? 2 : 0) + demand);
}
