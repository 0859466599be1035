/** Documents one request about a single document, one query, or one operation of several may ask for. */
const accessesPerOperation = 10;
/** Documents all operations of a batch, a transaction or a read of several documents may ask for together. */
const accessesTogether = 20;
const maximumExpressions = 1_000;

/** The documents that the operations of one commit or batch read have asked for so far. */
export class SharedAccesses {
  readonly seen = new Set<string>();
}

/**
 * What evaluation may use up. Beyond a limit the request is refused, whatever the condition makes of the failure. The
 * documentation does not say what counts as an expression: here every operation does, literals and names do not.
 */
export class Allowance {
  readonly #seen = new Set<string>();
  readonly #shared: SharedAccesses | null;
  #expressions = 0;
  #exceeded: string | null = null;

  constructor(shared: SharedAccesses | null) {
    this.#shared = shared;
  }

  /** Which limit was exceeded; null while none was. */
  get exceeded(): string | null {
    return this.#exceeded;
  }

  countExpression(): void {
    this.#expressions += 1;
    if (this.#expressions > maximumExpressions) {
      this.#exceeded ??= `Exceeded the limit of ${maximumExpressions} expressions evaluated in a request.`;
    }
  }

  /** The same document counts once. */
  countAccess(document: string): void {
    this.#seen.add(document);
    this.#shared?.seen.add(document);
    if (this.#seen.size > accessesPerOperation) {
      this.#exceeded ??= `Exceeded the limit of ${accessesPerOperation} document access calls.`;
    }
    if (this.#shared && this.#shared.seen.size > accessesTogether) {
      this.#exceeded ??= `Exceeded the limit of ${accessesTogether} document access calls of all operations together.`;
    }
  }
}
