import type { RulesRequest, Verdict } from "@cairn/firestore-emulator/rules";
import type { EvaluatedValue, Mutant, Mutation } from "./mutantsOf.ts";

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
    const methods = new Set<string>(requests.map(({ method }) => method));
    const values = this.#mutation.valuesFor(requests);
    for (const mutant of this.#alive) {
      // What the rules did not evaluate, or what has the same value in the mutant, cannot have changed the answer.
      if (mutant.expressionId !== null && !differs(mutant, values.get(mutant.expressionId))) continue;
      if (mutant.method !== null && !methods.has(mutant.method)) continue;
      if (mutant.collectionId !== null && !collectionIds.has(mutant.collectionId)) continue;
      if (mutant.ruleset.decideTogether(requests).every((verdict) => verdict.allowed) !== allowed) {
        this.#alive.delete(mutant);
      }
    }
  }
}

function differs({ value }: Mutant, evaluated: EvaluatedValue | undefined): boolean {
  return evaluated !== undefined && (value === null || value !== evaluated);
}

function collectionIdOf(request: RulesRequest): string | undefined {
  return request.method === "list" ? request.query.from.collectionId : request.name.split("/").at(-2);
}
