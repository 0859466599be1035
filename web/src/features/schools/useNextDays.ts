import type { DashboardItem } from "@domain/shared/stage";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useNow } from "../../ui/components/useNow.ts";
import { dutyName } from "../../views/dutyWords.ts";
import { type NextDay, nextByDeadlines, nextDay } from "./nextDay.ts";

/**
 * What is due next at each of the track's schools, with the season's dates once they are loaded, which happens by itself
 * when the student applies somewhere. Use it in an observer.
 */
export function useNextDays(track: DashboardItem): (row: SchoolRecord) => NextDay | null {
  const { season } = usePlan();
  const now = useNow();
  const { value: records } = season;
  if (records?.status !== "ready") return nextByDeadlines;
  const dutiesById = new Map(records.dutiesOf(track, now).map(({ id, duties }) => [id, duties]));
  return (row) => nextDay(row, dutiesById.get(row.id) ?? null, (duty) => dutyName(duty, records.ofSchool(row)));
}
