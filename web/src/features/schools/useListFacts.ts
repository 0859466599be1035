import { useCallback } from "react";
import type { SchoolFacts } from "../../content/schools/schoolFacts.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { type Loaded, useLoaded } from "../../ui/components/useLoaded.ts";

/** By the schools' ids in the catalog. Null if they are not needed. */
export type ListFacts = Loaded<ReadonlyMap<string, SchoolFacts> | null>;

/** What the catalog knows of these schools. Loads nothing until it is needed. */
export function useListFacts(rows: readonly Pick<SchoolRecord, "schoolId">[], isNeeded: boolean): ListFacts {
  const ids = isNeeded ? rows.flatMap(({ schoolId }) => schoolId ?? []).join(" ") : null;
  const load = useCallback(async () => {
    if (ids === null) return null;
    const { loadSchoolFacts } = await import("../../content/schools/loadSchoolFacts.ts");
    return loadSchoolFacts(ids.split(" ").filter(Boolean));
  }, [ids]);
  return useLoaded(load);
}
