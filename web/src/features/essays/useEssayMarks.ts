import { nameGuard } from "@domain/essay/wrongNames";
import { findDetails } from "@domain/shared/privacyGuard";
import { useMemo } from "react";
import type { ListedSchool } from "../../content/schoolNicknames.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import type { Mark } from "../../ui/writing/textMarks.ts";
import { useSchoolNicknames } from "./useSchoolNicknames.ts";

interface EssayMarks {
  /** The school that the essay goes to. Null if it goes to a service, or nowhere yet. */
  readonly thisSchool: ListedSchool | null;
  readonly otherSchools: readonly ListedSchool[];
  /** What to underline: names of other schools, blanks of a template, and details that could identify a patient. */
  readonly findMarks: (text: string) => readonly Mark[];
}

/** What does not belong into an essay to this school. Use it in an observer. */
export function useEssayMarks(schoolId: string | null): EssayMarks {
  const { schools } = usePlan();
  const { rows } = schools;
  const { value: named } = useSchoolNicknames(rows);
  const known = useMemo(() => listed(rows, schoolId), [rows, schoolId]);
  const findMarks = useMemo(() => {
    if (!named) return findDetails;
    const guard = nameGuard({
      thisSchool: known.thisSchool && named(known.thisSchool),
      otherSchools: known.otherSchools.map(named),
    });
    return (text: string) => [...guard(text), ...findDetails(text)];
  }, [named, known]);
  return { ...known, findMarks };
}

function listed(rows: readonly SchoolRecord[], schoolId: string | null): Omit<EssayMarks, "findMarks"> {
  return {
    thisSchool: rows.find(({ id }) => id === schoolId) ?? null,
    otherSchools: rows.filter(({ id }) => id !== schoolId),
  };
}
