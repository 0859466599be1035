import type { DashboardItem } from "@domain/shared/stage";
import { useState } from "react";
import { type Column, columnsOf, USUAL_COLUMNS } from "./columns.ts";

interface Columns {
  /** In the order of the table. */
  readonly shown: readonly Column[];
  readonly toggle: (column: Column) => void;
}

/** The columns of a track's table: the usual ones at first, then as they were picked on this device. */
export function useColumns(uid: string, track: DashboardItem): Columns {
  const key = `schoolColumns/${uid}/${track}`;
  const [picked, setPicked] = useState<readonly string[]>(() => kept(key) ?? USUAL_COLUMNS);
  const shown = columnsOf(track).filter((column) => picked.includes(column));

  function toggle(column: Column) {
    const next = shown.includes(column) ? shown.filter((each) => each !== column) : [...shown, column];
    setPicked(next);
    try {
      localStorage.setItem(key, next.join(" "));
    } catch {
      // A browser that keeps nothing shows the usual columns next time.
    }
  }

  return { shown, toggle };
}

/** Null where nothing was picked yet; all columns but the name may be taken away. */
function kept(key: string): readonly string[] | null {
  try {
    return localStorage.getItem(key)?.split(" ") ?? null;
  } catch {
    return null;
  }
}
