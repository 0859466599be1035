import type { Firestore } from "firebase-admin/firestore";
import type { User } from "../domain/account/user.ts";
import type { ReadSource } from "../domain/calendar/feedFile.ts";
import type { CalendarSource } from "../domain/calendar/storedItems.ts";
import {
  checklistPath,
  essayIndexPath,
  experienceSummaryPath,
  interviewsPath,
  lettersPath,
  schoolsPath,
  scoresPath,
  seasonPath,
  trackerSettingsPath,
} from "../domain/records/firestorePaths.ts";

export const CALENDAR_PATHS: Readonly<
  Record<Exclude<CalendarSource, "current" | "previous">, (uid: string) => string>
> = {
  schools: schoolsPath,
  season: seasonPath,
  interviews: interviewsPath,
  settings: trackerSettingsPath,
  scores: scoresPath,
  essays: essayIndexPath,
  letters: lettersPath,
  experiences: experienceSummaryPath,
};

/**
 * Reads the documents that calendar items come from, in one request: at most ten, however many records there are. What
 * the student does not have is left out.
 */
export async function readCalendarSources(
  db: Firestore,
  uid: string,
  { current_stage, previous_stage }: Pick<User, "current_stage" | "previous_stage">,
  wanted: ReadonlySet<CalendarSource>,
): Promise<ReadonlyMap<CalendarSource, ReadSource>> {
  const paths = [...wanted].flatMap((source): readonly (readonly [CalendarSource, string])[] => {
    if (source === "current") return [[source, checklistPath(uid, current_stage)]];
    if (source === "previous") return previous_stage === null ? [] : [[source, checklistPath(uid, previous_stage)]];
    return [[source, CALENDAR_PATHS[source](uid)]];
  });
  if (paths.length === 0) return new Map();
  const snapshots = await db.getAll(...paths.map(([, path]) => db.doc(path)));
  return new Map(
    paths.flatMap(([source], index) => {
      const snapshot = snapshots[index];
      if (!snapshot?.exists) return [];
      return [[source, { fields: snapshot.data(), changedAt: snapshot.updateTime?.toMillis() ?? 0 }] as const];
    }),
  );
}
