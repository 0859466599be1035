/**
 * The limit of document accesses for one operation: a single-document request, a query, or one of several operations.
 */
export const accessesPerOperation = 10;
/** The limit of document accesses for all operations of a batch, a transaction or a batch read together. */
export const accessesTogether = 20;
/** A request that costs this many expressions is denied. */
export const maxExpressions = 1_000;

/**
 * What the operations of one request have used up together. Google does not document whether each write of a commit has
 * 1,000 expressions or all writes share them. Here they share them, which is the stricter case.
 */
export class RequestBudget {
  readonly documents = new Set<string>();
  /** The cost so far. `Evaluator` defines the cost of each expression. */
  expressions = 0;
  readonly #maxExpressions: number;

  private constructor(limit: number) {
    this.#maxExpressions = limit;
  }

  static limited(): RequestBudget {
    return new RequestBudget(maxExpressions);
  }

  /** Counts expressions without a limit, to measure what a denied request would cost. */
  static measuring(): RequestBudget {
    return new RequestBudget(Number.POSITIVE_INFINITY);
  }

  /** A new budget with the same limit. */
  renewed(): RequestBudget {
    return new RequestBudget(this.#maxExpressions);
  }

  get isSpent(): boolean {
    return this.expressions >= this.#maxExpressions;
  }
}

/** The limits of one operation. If it exceeds one, it is denied, even if the condition handles the failure. */
export class OperationBudget {
  readonly #documents = new Set<string>();
  readonly #together: RequestBudget;
  readonly #costBefore: number;
  #exceeded: string | null = null;

  constructor(together: RequestBudget) {
    this.#together = together;
    this.#costBefore = together.expressions;
  }

  /** The message of the limit that was exceeded. Null if none was. */
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
      this.#exceeded ??= `Unable to evaluate the expression as the maximum of ${maxExpressions} expressions to evaluate has been reached.`;
    }
  }

  /** Counts an access. The same document counts once. */
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
