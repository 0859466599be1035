import { useCallback } from "react";
import { loadSchoolFacts } from "../../content/schools/loadSchoolFacts.ts";
import type { SchoolFacts } from "../../content/schools/schoolFacts.ts";
import { useLoaded } from "../../ui/components/useLoaded.ts";

interface KnownFacts {
  /** Null for a school that the student has added. */
  readonly facts: SchoolFacts | null;
}

/** What the catalog knows of a school on the list. Null until it has loaded. */
export function useSchoolFacts(schoolId: string | null): KnownFacts | null {
  const load = useCallback(async (): Promise<KnownFacts> => {
    const known = await loadSchoolFacts(schoolId === null ? [] : [schoolId]);
    return { facts: known.get(schoolId ?? "") ?? null };
  }, [schoolId]);
  return useLoaded(load).value;
}
