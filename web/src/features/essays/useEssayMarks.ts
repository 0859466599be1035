import type { Essay } from "@domain/essay/essay";
import type { WrongName } from "@domain/essay/wrongNames";
import { findDetails } from "@domain/shared/privacyGuard";
import { useMemo } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import type { Mark } from "../../ui/writing/textMarks.ts";
import { essayGuard } from "./essayGuard.ts";
import { useNameSources } from "./useNameSources.ts";

interface EssayMarks {
  /** The school that the essay goes to. Null if it goes to a service, or nowhere yet. */
  readonly thisSchool: SchoolRecord | null;
  /** Finds names of other schools and blanks of a template. Null until the names are loaded. */
  readonly guard: ((text: string) => readonly WrongName[]) | null;
  readonly failure: string | null;
  readonly retry: () => void;
  /** What to underline: what the guard finds, and details that could identify a patient. */
  readonly findMarks: (text: string) => readonly Mark[];
}

/** What does not belong into an essay that goes there. Use it in an observer. */
export function useEssayMarks({ school_id, service }: Pick<Essay, "school_id" | "service">): EssayMarks {
  const { schools } = usePlan();
  const { rows } = schools;
  const { value: sources, failure, retry } = useNameSources(rows);
  const guard = useMemo(
    () => sources && essayGuard({ school_id, service }, rows, sources),
    [sources, rows, school_id, service],
  );
  const findMarks = useMemo(
    () => (guard === null ? findDetails : (text: string) => [...guard(text), ...findDetails(text)]),
    [guard],
  );
  return { thisSchool: rows.find(({ id }) => id === school_id) ?? null, guard, failure, retry, findMarks };
}
