import { useCallback } from "react";
import { loadKnownNames } from "../../content/knownNames.ts";
import { loadSchoolNicknames } from "../../content/schoolNicknames.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { type Loaded, useLoaded } from "../../ui/components/useLoaded.ts";
import type { NameSources } from "./essayGuard.ts";

/**
 * What the listed schools are called, and the schools that Cairn knows of their tracks and the student's own. Another
 * list with the same schools does not load it again. Use it in an observer.
 *
 * @param isNeeded Null is the value while it is false, and nothing loads.
 */
export function useNameSources(schools: readonly SchoolRecord[], isNeeded = true): Loaded<NameSources | null> {
  const { user } = usePlan();
  const ids = schools.flatMap(({ schoolId }) => schoolId ?? []).join(" ");
  const tracks = [...schools.map(({ track }) => track), user.user?.dashboard_item ?? "HS"];
  const hasColleges = tracks.includes("HS");
  const hasOthers = tracks.some((track) => track !== "HS");
  return useLoaded(
    useCallback(async () => {
      if (!isNeeded) return null;
      const [named, colleges, others] = await Promise.all([
        loadSchoolNicknames(ids.split(" ").filter(Boolean)),
        hasColleges ? loadKnownNames("colleges") : [],
        hasOthers ? loadKnownNames("professional") : [],
      ]);
      return { named, knownOf: (track) => (track === "HS" ? colleges : others) };
    }, [ids, hasColleges, hasOthers, isNeeded]),
  );
}
