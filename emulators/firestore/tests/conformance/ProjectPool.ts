import type { Case, Given, Step } from "./Case.ts";

/** Requests that only read, whatever their HTTP method. */
const reads = /:(runQuery|runAggregationQuery|batchGet|listCollectionIds|partitionQuery)$/;

/** The project that a case runs in. */
export interface Project {
  readonly address: string;
  readonly projectId: string;
}

/**
 * The content of a project at the start of a case: empty, already with the case's documents, or left over from another
 * case.
 */
export type ProjectState = "empty" | "ready" | "used";

/**
 * Gives each case its own project, so that no case sees documents of another. Cases that only read the same documents
 * share one. Listener cases share one, too, to share their clients, and clear it first.
 */
export class ProjectPool {
  readonly #address: string;
  readonly #shared = new Map<unknown, Project>();
  /** Projects with rules. Only cases with rules share them, and each such case loads its rules again. */
  readonly #withRules = new Map<unknown, Project>();
  #projects = 0;

  constructor(address: string) {
    this.#address = address;
  }

  projectFor({ given, steps }: Case): { readonly project: Project; readonly state: ProjectState } {
    const listens = steps.some((step) => "listen" in step);
    const key = listens ? "listeners" : sharedDocuments(given, steps);
    const shared = given?.rules === undefined ? this.#shared : this.#withRules;
    const existing = key && shared.get(key);
    if (existing) return { project: existing, state: listens ? "used" : "ready" };
    this.#projects += 1;
    const project: Project = { address: this.#address, projectId: `demo-conformance-${process.pid}-${this.#projects}` };
    if (key) shared.set(key, project);
    return { project, state: "empty" };
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
