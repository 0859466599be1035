import type { RulesRequest, Verdict } from "../../../emulators/firestore/rules/RulesRequest.ts";
import type { Mutant } from "./mutantsOf.ts";

/** Asks every mutant what the real rules are asked. One that ever answers otherwise would fail a test: it is killed. */
export class Jury {
  readonly #alive: Set<Mutant>;
  questions = 0;

  constructor(mutants: readonly Mutant[]) {
    this.#alive = new Set(mutants);
  }

  get survivors(): readonly Mutant[] {
    return [...this.#alive];
  }

  hear(requests: readonly RulesRequest[], verdicts: readonly Verdict[]): void {
    this.questions += 1;
    const allowed = verdicts.every((verdict) => verdict.allowed);
    const collectionIds = new Set(requests.map(collectionIdOf));
    for (const mutant of this.#alive) {
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
