import { describe } from "../library/describe.ts";
import type { Expression } from "../syntax/ast.ts";
import type { Outcome } from "../values/Outcome.ts";

export interface CountedValue {
  /** As rules would write it; null where the expression failed or a query left it open. */
  readonly value: string | null;
  readonly count: number;
}

/** Different values remembered of one expression; a busy one would otherwise hold every document it has seen. */
const maximumValues = 50;
const maximumTextLength = 200;

/** Told of every expression that is evaluated, and what it came to. */
export interface Counts {
  record(expression: Expression, outcome: Outcome): void;
  /** Empty for an expression never evaluated. */
  of(expression: Expression): readonly CountedValue[];
}

/** Counts, for every expression by its id, how often it came to which value. */
export class ExpressionCounts implements Counts {
  readonly #counts = new Map<number, Map<string | null, number>>();

  record({ id }: Expression, outcome: Outcome): void {
    const ofExpression = this.#counts.get(id) ?? new Map<string | null, number>();
    this.#counts.set(id, ofExpression);
    const text = textOf(outcome);
    if (ofExpression.has(text) || ofExpression.size < maximumValues) {
      ofExpression.set(text, (ofExpression.get(text) ?? 0) + 1);
    }
  }

  of({ id }: Expression): readonly CountedValue[] {
    return [...(this.#counts.get(id) ?? [])].map(([value, count]) => ({ value, count }));
  }
}

/** Collections are told by their size alone: writing out whole documents would cost more than judging them. */
function textOf(outcome: Outcome): string | null {
  switch (outcome.type) {
    case "failure":
    case "unknown":
      return null;
    case "list":
      return `list of ${outcome.items.length}`;
    case "set":
      return `set of ${outcome.members.size}`;
    case "map":
      return `map of ${outcome.entries.size}`;
    case "map_diff":
      return "map_diff";
    default: {
      const text = describe(outcome);
      return text.length > maximumTextLength ? `${text.slice(0, maximumTextLength)}…` : text;
    }
  }
}
