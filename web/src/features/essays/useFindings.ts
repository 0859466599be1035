import { ownerOf } from "@domain/essay/essayForm";
import type { WrongName } from "@domain/essay/wrongNames";
import { useDeferredValue, useMemo } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import type { EssaysStore } from "./EssaysStore.ts";
import { essayGuard } from "./essayGuard.ts";
import { useNameSources } from "./useNameSources.ts";

/**
 * How many names and blanks in each essay do not belong there, by its id. Null until the essays and the names are loaded.
 * Use it in an observer.
 */
export function useFindings(store: EssaysStore): ReadonlyMap<string, number> | null {
  const { schools } = usePlan();
  const { rows } = schools;
  const { records } = store;
  const isReady = store.recordsStatus === "ready";
  const { value: sources } = useNameSources(rows, isReady);
  const calm = useDeferredValue(records);
  return useMemo(() => {
    if (sources === null || !isReady) return null;
    const guards = new Map<string, (text: string) => readonly WrongName[]>();
    return new Map(
      calm.map((record) => {
        const owner = ownerOf(record);
        const guard = guards.get(owner) ?? essayGuard(record, rows, sources);
        guards.set(owner, guard);
        return [record.id, guard(record.text).length];
      }),
    );
  }, [calm, rows, sources, isReady]);
}
