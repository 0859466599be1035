import { shownFit } from "@domain/fit/fitCounts";
import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { UsState } from "@domain/school/usState";
import { US_STATE_CODES } from "@domain/school/usState";
import type { DashboardItem } from "@domain/shared/stage";
import { useSearchParams } from "react-router-dom";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { countOf, filterIn, filterSchools, HOME, type SchoolFilter } from "./schoolFilter.ts";
import { type ListFacts, useListFacts } from "./useListFacts.ts";

export interface SchoolFiltering {
  readonly filter: SchoolFilter;
  /** How many filters are set. */
  readonly count: number;
  readonly isFiltered: boolean;
  /** The state that distances are measured from. */
  readonly home: UsState | null;
  readonly shown: readonly SchoolRecord[];
  /** Loaded if a filter needs them. */
  readonly facts: ListFacts;
}

/** The schools that the filters in the address let through. `numbers`: the student's own, with the home state. */
export function useSchoolFilter(
  rows: readonly SchoolRecord[],
  track: DashboardItem,
  numbers: StudentNumbers,
): SchoolFiltering {
  const [params] = useSearchParams();
  const filter = filterIn(params, track);
  const facts = useListFacts(rows, filter.size !== null);
  const home = numbers.homeState ?? US_STATE_CODES.find((state) => state === params.get(HOME)) ?? null;
  // While the sizes load, the other filters count.
  const applied = facts.value === null ? { ...filter, size: null } : filter;
  const shown = filterSchools(rows, applied, {
    home,
    fitOf: (row) => shownFit(row, numbers),
    undergraduatesOf: ({ schoolId }) => facts.value?.get(schoolId ?? "")?.undergraduates ?? null,
  });
  const count = countOf(filter);
  return { filter, count, isFiltered: count > 0, home, shown, facts };
}
