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

/** A field that no document of these has. Firestore then answers with the document's times alone. */
const NO_FIELDS = { fieldMask: ["none"] };

type Stages = Pick<User, "current_stage" | "previous_stage">;

/**
 * Reads the documents that calendar items come from, in one request: at most ten, however many records there are. What
 * the student does not have is left out.
 */
export async function readCalendarSources(
  db: Firestore,
  uid: string,
  stages: Stages,
  wanted: ReadonlySet<CalendarSource>,
): Promise<ReadonlyMap<CalendarSource, ReadSource>> {
  const paths = pathsOf(uid, stages, wanted);
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

/**
 * When each of these documents last changed, to the microsecond: the same text as long as none of them changes. Costs as
 * many reads as the documents, but none of their bytes.
 */
export async function readCalendarVersion(
  db: Firestore,
  uid: string,
  stages: Stages,
  wanted: ReadonlySet<CalendarSource>,
): Promise<string> {
  const paths = pathsOf(uid, stages, wanted);
  if (paths.length === 0) return "";
  const snapshots = await db.getAll(...paths.map(([, path]) => db.doc(path)), NO_FIELDS);
  return snapshots.map(({ ref, updateTime }) => `${ref.path} ${updateTime?.valueOf() ?? "none"}`).join("\n");
}

function pathsOf(uid: string, { current_stage, previous_stage }: Stages, wanted: ReadonlySet<CalendarSource>) {
  return [...wanted].flatMap((source): readonly (readonly [CalendarSource, string])[] => {
    if (source === "current") return [[source, checklistPath(uid, current_stage)]];
    if (source === "previous") return previous_stage === null ? [] : [[source, checklistPath(uid, previous_stage)]];
    return [[source, CALENDAR_PATHS[source](uid)]];
  });
}
