import { shownFit } from "@domain/fit/fitCounts";
import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { UsState } from "@domain/school/usState";
import { US_STATE_CODES } from "@domain/school/usState";
import type { DashboardItem } from "@domain/shared/stage";
import { useSearchParams } from "react-router-dom";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { FIGURE_FILTERS, FIGURE_OF, isFigureKnown } from "./filteredFigures.ts";
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
  const facts = useListFacts(
    rows,
    FIGURE_FILTERS.some((name) => filter[name] !== null),
  );
  const home = numbers.homeState ?? US_STATE_CODES.find((state) => state === params.get(HOME)) ?? null;
  const applied = withKnownFigures(filter, facts);
  const shown = filterSchools(rows, applied, {
    home,
    fitOf: (row) => shownFit(row, numbers),
    factsOf: ({ schoolId }) => facts.value?.get(schoolId ?? "") ?? null,
  });
  const count = countOf(filter);
  return { filter, count, isFiltered: count > 0, home, shown, facts };
}

/** Without the filters by figures that no college has: they have not loaded, or the files lack them. */
function withKnownFigures(filter: SchoolFilter, { value }: ListFacts): SchoolFilter {
  const isUnknown = (name: keyof typeof FIGURE_OF) => !isFigureKnown(value, FIGURE_OF[name]);
  return {
    ...filter,
    ...Object.fromEntries(FIGURE_FILTERS.filter(isUnknown).map((name) => [name, null])),
  };
}
