import { isClosed } from "@domain/season/schoolSeason";
import { localDayOf } from "@domain/shared/calendarDay";
import { interviewClashes } from "./interviewClashes.ts";
import type { SeasonStore } from "./SeasonStore.ts";

const TRACKS = ["HS", "PM", "PD"] as const;

/** For each interview to come, by its id, the schools with one at the same time. Closed schools are left out. */
export function clashingSchools(records: SeasonStore, now: Date): ReadonlyMap<string, readonly string[]> {
  const open = TRACKS.flatMap((track) => records.inSeason(track)).filter((each) => !isClosed(each));
  const names = new Map(open.map(({ school, name }) => [school.id, name]));
  const clashes = interviewClashes(
    open.flatMap(({ interviews }) => interviews),
    { today: localDayOf(now), now: now.getTime() },
  );
  return new Map([...clashes].map(([id, rows]) => [id, rows.map(({ school_id }) => names.get(school_id) ?? "")]));
}
