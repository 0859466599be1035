import type { School } from "@domain/school/school";
import type { Score, ScoreTest } from "@domain/score/score";
import { formatList } from "@domain/shared/language";
import type { DashboardItem, Track } from "@domain/shared/stage";
import * as text from "@text/tracker/kept";

const TRACKS = ["HS", "PM", "PD"] as const satisfies readonly DashboardItem[];

const TESTS: Readonly<Record<DashboardItem, readonly ScoreTest[]>> = {
  HS: ["GPA", "SAT", "ACT"],
  PM: ["MCAT"],
  PD: ["DAT"],
};

/** How much of a plan belongs to a track whose tabs are not shown. */
export interface Kept {
  readonly track: DashboardItem;
  readonly schools: number;
  readonly scores: number;
}

interface Plan {
  readonly schools: readonly Pick<School, "track">[];
  readonly scores: readonly Pick<Score, "test">[];
}

/**
 * What the tabs of one track leave out. A high school student who plans ahead always has a college application.
 *
 * @param shown The track of the tabs.
 * @param own The student's own track.
 */
export function keptElsewhere({ schools, scores }: Plan, shown: DashboardItem, own: Track): readonly Kept[] {
  return TRACKS.filter((track) => track !== shown)
    .map((track) => ({
      track,
      schools: schools.filter((school) => school.track === track).length,
      scores: scores.filter(({ test }) => TESTS[track].includes(test)).length,
    }))
    .filter((kept) => kept.schools > 0 || kept.scores > 0 || (own === "HS" && kept.track === "HS"));
}

/** "31 colleges, 4 scores and the college application are kept." */
export function keptSentence({ track, schools, scores }: Kept): string {
  const things = [
    ...(schools > 0 ? [text.schools[track](schools)] : []),
    ...(scores > 0 ? [text.scores(scores)] : []),
    text.applications[track],
  ];
  return things.length === 1 ? text.applicationKept[track] : text.kept(formatList(things, "conjunction"));
}
