import { describe } from "../library/describe.ts";
import type { Expression } from "../syntax/ast.ts";
import type { Outcome } from "../values/Outcome.ts";

export interface CountedValue {
  /** The value as text in rules syntax. Null if the expression failed or a query left it unknown. */
  readonly value: string | null;
  readonly count: number;
}

/**
 * The number of different values kept for one expression. Without a limit, a busy one would keep every document it has
 * seen.
 */
const maximumValues = 50;
const maximumTextLength = 200;

/** Receives every evaluated expression with its value. */
export interface Counts {
  record(expression: Expression, outcome: Outcome): void;
  /** Empty for an expression that was never evaluated. */
  of(expression: Expression): readonly CountedValue[];
}

/** Counts how often each expression had which value, by expression id. */
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

/** Collections are shown as their size: formatting complete documents would cost more than evaluating the rules. */
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
