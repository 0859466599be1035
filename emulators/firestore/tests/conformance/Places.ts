import type { Case, Given, Step } from "./Case.ts";

/** What only reads, whatever its HTTP method is. */
const reads = /:(runQuery|runAggregationQuery|batchGet|listCollectionIds|partitionQuery)$/;

/** Where a case runs. */
export interface Place {
  readonly address: string;
  readonly projectId: string;
}

/** How a case finds its place: with nothing in it, with its documents, or with what another case left. */
export type Condition = "empty" | "ready" | "used";

/**
 * Gives each case a project of its own, so that none sees what another left. Cases that only read the same documents
 * share one. So do listeners, for the sake of their clients, and clear it first.
 */
export class Places {
  readonly #address: string;
  readonly #shared = new Map<unknown, Place>();
  /** Rules keep a place from those who bring none, and are loaded anew by each case that does. */
  readonly #ruled = new Map<unknown, Place>();
  #projects = 0;

  constructor(address: string) {
    this.#address = address;
  }

  placeOf({ given, steps }: Case): { readonly place: Place; readonly condition: Condition } {
    const listens = steps.some((step) => "listen" in step);
    const key = listens ? "listeners" : sharedDocuments(given, steps);
    const shared = given?.rules === undefined ? this.#shared : this.#ruled;
    const known = key && shared.get(key);
    if (known) return { place: known, condition: listens ? "used" : "ready" };
    this.#projects += 1;
    const place: Place = { address: this.#address, projectId: `demo-conformance-${process.pid}-${this.#projects}` };
    if (key) shared.set(key, place);
    return { place, condition: "empty" };
  }
}

function sharedDocuments(given: Given | undefined, steps: readonly Step[]): Given["documents"] {
  return steps.every(onlyReads) ? given?.documents : undefined;
}

function onlyReads(step: Step): boolean {
  if ("listen" in step) return false;
  const begins = typeof step.body === "object" && "newTransaction" in step.body;
  return step.method === "GET" || (step.method === "POST" && reads.test(step.path) && !begins);
}
