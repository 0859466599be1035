/** Set by tests/run.mjs: every file and every generated case, as in `npm test -- --all`. */
export const RUNS_ALL = process.env.CAIRN_TESTS === "all";

/** How many generated cases a test takes: `everyday` in `npm test`, `all` in `npm test -- --all`. */
export function runCount(counts: { readonly everyday: number; readonly all: number }): number {
  return RUNS_ALL ? counts.all : counts.everyday;
}
