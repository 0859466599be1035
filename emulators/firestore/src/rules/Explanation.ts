import type { AllowStatement, Expression } from "./syntax/ast.ts";
import type { SourceText } from "./syntax/SourceText.ts";
import type { Outcome } from "./values/Outcome.ts";

/** A piece of a rules file; `line` and `column` count from 1. */
export interface SourceExcerpt {
  readonly line: number;
  readonly column: number;
  /** In one line, cut off after 300 characters. */
  readonly text: string;
}

/** One allow statement that was evaluated. */
export interface JudgedStatement {
  /** The line of its `allow`. */
  readonly line: number;
  /** "open": a query does not say enough to know the value. */
  readonly result: "true" | "false" | "error" | "open";
  /** What was false or failed; for a statement that grants, its whole condition. Null without a condition. */
  readonly decidedBy: SourceExcerpt | null;
  /** Why it failed or stayed open; null otherwise. */
  readonly reason: string | null;
  /** Expressions evaluated for this statement, as Google counts them. */
  readonly cost: number;
}

/** How a verdict came about. */
export interface Explanation {
  readonly fileName: string;
  /** In the order of their evaluation. Of a query with several disjuncts, those of the last one judged. */
  readonly statements: readonly JudgedStatement[];
  /** Different documents that this operation asked for with `get()`, `exists()` and their kin. */
  readonly documents: number;
}

/** What `Explainer` reads of an operation's allowance. */
interface Spending {
  readonly cost: number;
  readonly documents: number;
}

const longestExcerpt = 300;

/** Collects the explanation of one verdict. */
export class Explainer {
  readonly #source: SourceText;
  readonly #expressionAt: (at: number) => Expression | null;
  #spending: Spending = { cost: 0, documents: 0 };
  #explained = 0;
  #statements: JudgedStatement[] = [];

  /** `expressionAt` finds an expression by its `at`. */
  constructor(source: SourceText, expressionAt: (at: number) => Expression | null) {
    this.#source = source;
    this.#expressionAt = expressionAt;
  }

  /** Starts over, for the next disjunct of a query. */
  begin(spending: Spending): void {
    this.#spending = spending;
    this.#explained = 0;
    this.#statements = [];
  }

  add({ condition, span }: AllowStatement, outcome: Outcome): void {
    const { cost } = this.#spending;
    const cause = outcome.type === "unknown" ? outcome.cause : outcome;
    const at = cause?.type === "failure" || cause?.type === "bool" ? (cause.at ?? null) : null;
    const deciding = (at === null ? null : this.#expressionAt(at)) ?? condition;
    this.#statements.push({
      line: this.#source.positionOf(span.start).line,
      result: resultOf(outcome),
      decidedBy: deciding && this.#excerptOf(deciding),
      reason: cause?.type === "failure" ? cause.message : null,
      cost: cost - this.#explained,
    });
    this.#explained = cost;
  }

  explanation(): Explanation {
    const { fileName } = this.#source;
    return { fileName, statements: this.#statements, documents: this.#spending.documents };
  }

  #excerptOf({ span }: Expression): SourceExcerpt {
    const text = this.#source.text.slice(span.start, span.end).replace(/\s+/g, " ");
    const shown = text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
    return { ...this.#source.positionOf(span.start), text: shown };
  }
}

function resultOf(outcome: Outcome): JudgedStatement["result"] {
  if (outcome.type === "unknown") return "open";
  if (outcome.type !== "bool") return "error";
  return outcome.value ? "true" : "false";
}
