import { essayName } from "@domain/essay/essay";
import { useMemo } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import type { EssaysStore } from "./EssaysStore.ts";
import type { EarlierEssay } from "./SimilarAnswers.tsx";

/** The student's other essays, for an essay to start from. Use it in an observer. */
export function useEarlierEssays(store: EssaysStore, id: string): readonly EarlierEssay[] {
  const { schools } = usePlan();
  const { records } = store;
  const { rows } = schools;
  return useMemo(() => {
    const names = new Map(rows.map((school) => [school.id, school.name]));
    return records
      .filter((record) => record.id !== id)
      .map((record) => ({
        id: record.id,
        name: essayName(record),
        prompt: record.prompt,
        kind: record.kind,
        school: names.get(record.school_id ?? "") ?? null,
        text: record.text,
      }));
  }, [records, rows, id]);
}
