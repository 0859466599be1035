import { type AlikePair, alikePairs } from "@domain/experience/alikeExperiences";
import { useDeferredValue, useMemo, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { keyOfPair, readDistinctPairs, storeDistinctPairs } from "./distinctPairs.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";

export interface Alike {
  readonly pairs: readonly AlikePair<ExperienceRecord>[];
  /** The ids of all experiences in a pair. */
  readonly ids: ReadonlySet<string>;
  /** Stores whether a pair is two different experiences. */
  readonly setDistinct: (pair: AlikePair<ExperienceRecord>, areTwo: boolean) => void;
}

/** The entries that look like one experience logged twice. Use it in an observer. */
export function useAlike(records: readonly ExperienceRecord[]): Alike {
  const { session } = useStores();
  const uid = session.uid ?? "";
  const [distinct, setDistinctPairs] = useState(() => readDistinctPairs(uid));
  // Deferred: thousands of entries are compared after the press has shown its effect.
  const settled = useDeferredValue(records);

  return useMemo(() => {
    const pairs = alikePairs(settled, (pair) => distinct.has(keyOfPair(pair)));
    return {
      pairs,
      ids: new Set(pairs.flatMap(([one, other]) => [one.id, other.id])),
      setDistinct: (pair, areTwo) => {
        // Read again, because another tab or an earlier Undo may have changed it.
        const next = new Set(readDistinctPairs(uid));
        if (areTwo) next.add(keyOfPair(pair));
        else next.delete(keyOfPair(pair));
        storeDistinctPairs(uid, next);
        setDistinctPairs(next);
      },
    };
  }, [settled, distinct, uid]);
}
