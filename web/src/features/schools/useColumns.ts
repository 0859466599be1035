import type { DashboardItem } from "@domain/shared/stage";
import { useState } from "react";
import { type Column, columnsOf, USUAL_COLUMNS } from "./columns.ts";

interface Columns {
  /** In table order. */
  readonly shown: readonly Column[];
  readonly toggle: (column: Column) => void;
}

/** The columns of a track's table: the defaults at first, later as chosen on this device. */
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
      // Without storage, the default columns show next time.
    }
  }

  return { shown, toggle };
}

/** Null if nothing was chosen yet. All columns except the name can be hidden. */
function kept(key: string): readonly string[] | null {
  try {
    return localStorage.getItem(key)?.split(" ") ?? null;
  } catch {
    return null;
  }
}
