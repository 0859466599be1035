import { COLLEGE_COLUMNS } from "../../../../web/src/content/schools/collegeFacts.ts";
import { PRICE_COLUMNS } from "../../../../web/src/content/schools/collegePrices.ts";
import { TRAIT_COLUMNS } from "../../../../web/src/content/schools/collegeTraits.ts";
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

/** The text of the generated files. Each row is one string, its columns separated by tabs, empty where unknown. */
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
  const { directory: _, locale, majors, net_price, ...figureSources } = sources;
  const figures = {
    as_of,
    sources: figureSources,
    fields: COLLEGE_COLUMNS,
    rows: sorted.map((college) => row(COLLEGE_COLUMNS, { ...college, is_open: college.is_open ? 1 : null })),
  };
  const traits = {
    as_of,
    sources: { locale, majors },
    fields: TRAIT_COLUMNS,
    rows: sorted.map((college) => row(TRAIT_COLUMNS, { ...college, majors: college.majors.join("") })),
  };
  const prices = {
    as_of,
    sources: { net_price },
    fields: PRICE_COLUMNS,
    rows: sorted.filter(hasPrice).map((college) => row(PRICE_COLUMNS, college)),
  };
  const text = (file: object) => `${JSON.stringify(file, null, 2)}\n`;
  return { directory: text(directory), figures: text(figures), traits: text(traits), prices: text(prices) };
}

function hasPrice(college: College): boolean {
  return PRICE_COLUMNS.some((column) => column !== "unitid" && college[column] !== null);
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
