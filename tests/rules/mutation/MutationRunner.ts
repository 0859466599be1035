import type { RulesRequest, Verdict } from "@cairn/firestore-emulator/rules";
import type { Mutant, Mutation } from "./mutantsOf.ts";

/**
 * Evaluates each request of the tests with every mutant. A mutant that answers differently from the real rules would
 * fail a test, so it is killed.
 */
export class MutationRunner {
  readonly #mutation: Mutation;
  readonly #alive: Set<Mutant>;
  readonly mutants: number;

  constructor(mutation: Mutation) {
    this.#mutation = mutation;
    this.#alive = new Set(mutation.mutants);
    this.mutants = mutation.mutants.length;
  }

  get survivors(): readonly Mutant[] {
    return [...this.#alive];
  }

  run(requests: readonly RulesRequest[], verdicts: readonly Verdict[]): void {
    const allowed = verdicts.every((verdict) => verdict.allowed);
    const collectionIds = new Set(requests.map(collectionIdOf));
    const evaluated = this.#mutation.evaluatedBy(requests);
    for (const mutant of this.#alive) {
      // An expression that the rules did not evaluate for this request cannot have changed the answer.
      if (mutant.expressionId !== null && !evaluated.has(mutant.expressionId)) continue;
      if (mutant.collectionId !== null && !collectionIds.has(mutant.collectionId)) continue;
      if (mutant.ruleset.decideTogether(requests).every((verdict) => verdict.allowed) !== allowed) {
        this.#alive.delete(mutant);
      }
    }
  }
}

function collectionIdOf(request: RulesRequest): string | undefined {
  return request.method === "list" ? request.query.from.collectionId : request.name.split("/").at(-2);
}
