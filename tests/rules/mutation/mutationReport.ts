import { equivalentMutants } from "./equivalentMutants.ts";
import type { MutationRunner } from "./MutationRunner.ts";
import type { Mutant } from "./mutantsOf.ts";

/** The result of a mutation test. */
export interface MutationReport {
  readonly killed: number;
  readonly mutants: number;
  /** The problems, one line each: surviving mutants, and outdated entries of `equivalentMutants`. */
  readonly faults: readonly string[];
}

export function mutationReport(runner: MutationRunner): MutationReport {
  const { survivors, mutants } = runner;
  const unknown = survivors.filter((mutant) => !equivalentMutants.some((known) => isSame(mutant, known)));
  const stale = equivalentMutants.filter((known) => !survivors.some((mutant) => isSame(mutant, known)));
  return {
    killed: mutants - survivors.length,
    mutants,
    faults: [
      ...unknown.map(
        ({ line, column, text, change }) => `firestore.rules:${line}:${column} survives with this ${change}: ${text}`,
      ),
      ...stale.map(
        ({ text, change }) => `equivalentMutants.ts lists one that is killed or no longer exists: ${text} (${change})`,
      ),
    ],
  };
}

function isSame(mutant: Mutant, known: (typeof equivalentMutants)[number]): boolean {
  return mutant.text === known.text && mutant.change === known.change;
}
