import type { College } from "./college.ts";

/** What is corrected by hand. Each entry has the college's name, so that a reader knows it. */
export interface Corrections {
  /** Closed, or takes no new students: see docs/SCHOOLS.md for the sources. */
  readonly closed: readonly { readonly unitid: number; readonly name: string }[];
  readonly colleges: readonly {
    readonly unitid: number;
    readonly name: string;
    readonly set: Partial<College>;
    readonly why: string;
  }[];
  /** What students call a college, before the agency's other names. */
  readonly nicknames: readonly { readonly unitid: number; readonly name: string; readonly first: readonly string[] }[];
  readonly notes: readonly { readonly unitid: number; readonly name: string; readonly note: string }[];
}

/** Leaves out closed colleges and corrects the others. */
export function correctColleges(colleges: readonly College[], corrections: Corrections): readonly College[] {
  const closed = new Set(corrections.closed.map(({ unitid }) => unitid));
  return colleges
    .filter(({ unitid }) => !closed.has(unitid))
    .map((college) => {
      const isThis = ({ unitid }: { readonly unitid: number }) => unitid === college.unitid;
      const corrected = { ...college, ...corrections.colleges.find(isThis)?.set };
      const first = corrections.nicknames.find(isThis)?.first ?? [];
      return {
        ...corrected,
        aliases: [...new Set([...first, ...corrected.aliases])],
        note: corrections.notes.find(isThis)?.note ?? null,
      };
    });
}

/** Old ids that have lost their college, one line each: students' lists hold these ids. */
export function lostLegacyIds(
  colleges: readonly Pick<College, "unitid">[],
  legacyIds: Readonly<Record<string, number>>,
): readonly string[] {
  const known = new Set(colleges.map(({ unitid }) => unitid));
  return Object.entries(legacyIds).flatMap(([id, unitid]) =>
    known.has(unitid) ? [] : [`${id} has lost its row ${unitid}.`],
  );
}

/** Ids of the last release that are gone, one line each. A college that has closed needs an entry in `closed`. */
export function lostColleges(
  colleges: readonly Pick<College, "unitid">[],
  shipped: readonly number[],
  { closed }: Pick<Corrections, "closed">,
): readonly string[] {
  const known = new Set([...colleges, ...closed].map(({ unitid }) => unitid));
  return shipped.filter((unitid) => !known.has(unitid)).map((unitid) => `College ${unitid} is gone from the files.`);
}
