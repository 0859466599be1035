import type { NamedSchool } from "@domain/essay/schoolNames";
import { useCallback } from "react";
import { type ListedSchool, loadSchoolNicknames } from "../../content/schoolNicknames.ts";
import { type Loaded, useLoaded } from "../../ui/components/useLoaded.ts";

/** What the listed schools are called. Another list with the same schools does not load it again. */
export function useSchoolNicknames(schools: readonly ListedSchool[]): Loaded<(school: ListedSchool) => NamedSchool> {
  const ids = schools.flatMap(({ schoolId }) => schoolId ?? []).join(" ");
  return useLoaded(useCallback(() => loadSchoolNicknames(ids.split(" ").filter(Boolean)), [ids]));
}
