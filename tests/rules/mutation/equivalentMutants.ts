/**
 * Mutants that no request can tell from the rules. The list can only shrink: an entry that some test kills, or whose
 * condition is gone, fails the check.
 */
export const equivalentMutants: readonly {
  readonly text: string;
  readonly change: string;
  readonly reason: string;
}[] = [];
