import { useCallback, useMemo, useState } from "react";

/** The most records changed at once. Each one is a write, and a long log renders after each. */
export const PICK_LIMIT = 50;

/** The student's selection, by id. It survives scrolling, searching and filtering. */
export interface Picking {
  readonly ids: ReadonlySet<string>;
  readonly pick: (id: string, isPicked: boolean) => void;
  /** Adds these up to the limit. */
  readonly pickAll: (ids: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Null until the selection starts. `begin` and `end` are stable. */
export function usePicking() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);

  const begin = useCallback(() => setIds(NONE), []);
  const end = useCallback(() => setIds(null), []);
  const pickAll = useCallback(
    (more: readonly string[]) =>
      setIds((now) => new Set([...new Set([...(now ?? NONE), ...more])].slice(0, PICK_LIMIT))),
    [],
  );
  const pick = useCallback(
    (id: string, isPicked: boolean) => {
      if (isPicked) pickAll([id]);
      else setIds((now) => new Set([...(now ?? NONE)].filter((picked) => picked !== id)));
    },
    [pickAll],
  );
  const picking = useMemo((): Picking | null => ids && { ids, pick, pickAll }, [ids, pick, pickAll]);

  return { picking, begin, end };
}
