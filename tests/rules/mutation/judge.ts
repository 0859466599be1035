import { equivalentMutants } from "./equivalentMutants.ts";
import type { Jury } from "./Jury.ts";
import type { Mutant } from "./mutantsOf.ts";

/** What a jury that has heard every question of the rules tests says of the tests. */
export interface Judgement {
  readonly killed: number;
  readonly mutants: number;
  /** What is wrong, one line each: mutants that no question told from the rules, and entries of the list that are stale. */
  readonly faults: readonly string[];
}

export function judge(jury: Jury): Judgement {
  const { survivors, mutants } = jury;
  const unknown = survivors.filter((mutant) => !equivalentMutants.some((known) => isSame(mutant, known)));
  const stale = equivalentMutants.filter((known) => !survivors.some((mutant) => isSame(mutant, known)));
  return {
    killed: mutants - survivors.length,
    mutants,
    faults: [
      ...unknown.map(
        ({ line, column, text, change }) => `firestore.rules:${line}:${column} survives with this ${change}: ${text}`,
      ),
      ...stale.map(({ text, change }) => `equivalentMutants.ts names one that is killed or gone: ${text} (${change})`),
    ],
  };
}

function isSame(mutant: Mutant, known: (typeof equivalentMutants)[number]): boolean {
  return mutant.text === known.text && mutant.change === known.change;
}
