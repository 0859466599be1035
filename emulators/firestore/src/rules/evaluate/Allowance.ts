/** Documents one request about a single document, one query, or one operation of several may ask for. */
export const accessesPerOperation = 10;
/** Documents all operations of a batch, a transaction or a read of several documents may ask for together. */
export const accessesTogether = 20;
/** A request whose evaluation costs as much is refused. */
export const refusedExpressions = 1_000;

/**
 * What the operations of one request have used up so far. Google does not say whether each write of a commit has 1,000
 * expressions or all of them together; here they share, which is the worse case.
 */
export class SharedUse {
  readonly documents = new Set<string>();
  /** What evaluation has cost; `Evaluator` says what costs how much. */
  expressions = 0;
  readonly #refusedExpressions: number;

  private constructor(refused: number) {
    this.#refusedExpressions = refused;
  }

  static limited(): SharedUse {
    return new SharedUse(refusedExpressions);
  }

  /** Counts expressions without a limit, to measure what a refused request would cost. */
  static measuring(): SharedUse {
    return new SharedUse(Number.POSITIVE_INFINITY);
  }

  /** With the same limit, and nothing used up. */
  anew(): SharedUse {
    return new SharedUse(this.#refusedExpressions);
  }

  get isSpent(): boolean {
    return this.expressions >= this.#refusedExpressions;
  }
}

/** What one operation may use up. Beyond a limit it is refused, whatever the condition makes of the failure. */
export class Allowance {
  readonly #documents = new Set<string>();
  readonly #together: SharedUse;
  readonly #costBefore: number;
  #exceeded: string | null = null;

  constructor(together: SharedUse) {
    this.#together = together;
    this.#costBefore = together.expressions;
  }

  /** Which limit was exceeded; null while none was. */
  get exceeded(): string | null {
    return this.#exceeded;
  }

  /** The expressions of this operation alone. */
  get cost(): number {
    return this.#together.expressions - this.#costBefore;
  }

  /** Different documents that this operation alone asked for. */
  get documents(): number {
    return this.#documents.size;
  }

  spend(expressions: number): void {
    this.#together.expressions += expressions;
    if (this.#together.isSpent) {
      this.#exceeded ??= `Unable to evaluate the expression as the maximum of ${refusedExpressions} expressions to evaluate has been reached.`;
    }
  }

  /** The same document counts once. */
  countAccess(document: string): void {
    this.#documents.add(document);
    this.#together.documents.add(document);
    if (this.#documents.size > accessesPerOperation) {
      this.#exceeded ??= `Exceeded the limit of ${accessesPerOperation} document access calls.`;
    }
    if (this.#together.documents.size > accessesTogether) {
      this.#exceeded ??= `Exceeded the limit of ${accessesTogether} document access calls of all operations together.`;
    }
  }
}
