import { type AlikePair, alikePairs } from "@domain/experience/alikeExperiences";
import { useDeferredValue, useMemo, useState } from "react";
import type { ExperienceRecord } from "../../../stores/ExperiencesStore.ts";
import { useStores } from "../../../stores/useStores.ts";
import { keepParted, keyOfPair, readParted } from "./partedPairs.ts";

export interface Alike {
  readonly pairs: readonly AlikePair<ExperienceRecord>[];
  /** Of all that are in a pair. */
  readonly ids: ReadonlySet<string>;
  /** Says whether the two of a pair are two. */
  readonly part: (pair: AlikePair<ExperienceRecord>, areTwo: boolean) => void;
}

/** The entries that look like one experience logged twice. For an observer. */
export function useAlike(records: readonly ExperienceRecord[]): Alike {
  const { session } = useStores();
  const uid = session.uid ?? "";
  const [parted, setParted] = useState(() => readParted(uid));
  // Thousands are compared once what was pressed has shown its effect.
  const settled = useDeferredValue(records);

  return useMemo(() => {
    const pairs = alikePairs(settled, (pair) => parted.has(keyOfPair(pair)));
    return {
      pairs,
      ids: new Set(pairs.flatMap(([one, other]) => [one.id, other.id])),
      part: (pair, areTwo) => {
        // Read anew: another tab, or an Undo from before, may have said something since.
        const next = new Set(readParted(uid));
        if (areTwo) next.add(keyOfPair(pair));
        else next.delete(keyOfPair(pair));
        keepParted(uid, next);
        setParted(next);
      },
    };
  }, [settled, parted, uid]);
}
