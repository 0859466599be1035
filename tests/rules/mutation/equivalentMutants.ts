/**
 * Mutants that behave like the real rules for every request. This list can only shrink: the check fails if a test kills
 * a listed mutant or its condition no longer exists.
 */
export const equivalentMutants: readonly {
  readonly text: string;
  readonly change: string;
  readonly reason: string;
}[] = [];
