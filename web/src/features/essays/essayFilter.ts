import { isFinished } from "@domain/essay/essay";
import { ownerOf } from "@domain/essay/essayForm";
import type { EssayRow } from "./EssaysStore.ts";

export interface EssayFilter {
  /** The value of `ownerOf`; null means all. */
  readonly owner: string | null;
  /** A status, or "unfinished"; null means all. */
  readonly status: string | null;
}

/** The filter in an address. An essay that goes nowhere yet has the owner "none" there. */
export function filterIn(params: URLSearchParams): EssayFilter {
  const owner = params.get("to");
  return { owner: owner === "none" ? "" : owner, status: params.get("status") };
}

/** The essays that a filter lets through, in the same order. */
export function filterEssays(rows: readonly EssayRow[], { owner, status }: EssayFilter): readonly EssayRow[] {
  return rows.filter(
    (row) =>
      (owner === null || ownerOf(row) === owner) &&
      (status === null || (status === "unfinished" ? !isFinished(row) : row.status === status)),
  );
}
