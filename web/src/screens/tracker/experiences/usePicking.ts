import { useCallback, useMemo, useState } from "react";

/** The most that are changed at once: each of them is a write of its own, and a log of thousands is laid out after each. */
export const PICK_LIMIT = 50;

/** What the student has selected by hand, by id: it stays while the list is scrolled, searched and filtered. */
export interface Picking {
  readonly ids: ReadonlySet<string>;
  readonly pick: (id: string, isPicked: boolean) => void;
  /** Adds these as far as there is room. */
  readonly pickAll: (ids: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Null until it is begun. `begin` and `end` are the same for as long as the list stands. */
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
