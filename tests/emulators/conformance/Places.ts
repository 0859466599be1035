import type { Case, Given, Step } from "./Case.ts";
import type { Place } from "./runCase.ts";

/** What only reads, whatever its HTTP method is. */
const reads = /:(runQuery|runAggregationQuery|batchGet|listCollectionIds|partitionQuery)$/;

/**
 * Gives each case a project of its own, so that none sees what another left; cases that only read the same documents
 * share one.
 */
export class Places {
  readonly #address: string;
  /** By the documents; rules keep a place from those who bring none, and are loaded anew by each case that does. */
  readonly #shared = { open: new Map<Given["documents"], Place>(), ruled: new Map<Given["documents"], Place>() };
  #projects = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** `hasDocuments` when the case's documents are there already. */
  placeOf({ given, steps }: Case): Place & { readonly hasDocuments: boolean } {
    const documents = steps.every(onlyReads) ? given?.documents : undefined;
    const shared = this.#shared[given?.rules === undefined ? "open" : "ruled"];
    const known = documents && shared.get(documents);
    if (known) return { ...known, hasDocuments: true };
    this.#projects += 1;
    const place: Place = { address: this.#address, projectId: `demo-conformance-${process.pid}-${this.#projects}` };
    if (documents) shared.set(documents, place);
    return { ...place, hasDocuments: false };
  }
}

function onlyReads(step: Step): boolean {
  if ("listen" in step) return false;
  const begins = typeof step.body === "object" && "newTransaction" in step.body;
  return step.method === "GET" || (step.method === "POST" && reads.test(step.path) && !begins);
}
