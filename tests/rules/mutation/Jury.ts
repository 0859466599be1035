import type { RulesRequest, Verdict } from "@cairn/firestore-emulator/rules";
import type { Mutant, Mutation } from "./mutantsOf.ts";

/** Asks every mutant what the real rules are asked. One that ever answers otherwise would fail a test: it is killed. */
export class Jury {
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

  hear(requests: readonly RulesRequest[], verdicts: readonly Verdict[]): void {
    const allowed = verdicts.every((verdict) => verdict.allowed);
    const collectionIds = new Set(requests.map(collectionIdOf));
    const evaluated = this.#mutation.evaluatedBy(requests);
    for (const mutant of this.#alive) {
      // What the rules did not even look at on their way to an answer cannot have changed it.
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
