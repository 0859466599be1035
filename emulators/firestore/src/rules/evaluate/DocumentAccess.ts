import type { RulesRequest } from "../RulesRequest.ts";
import { type Failure, failure, nullValue, type PathValue, type RulesValue } from "../values/RulesValue.ts";
import type { OperationBudget } from "./OperationBudget.ts";
import { resourceOf } from "./requestVariables.ts";

/**
 * Reads documents for `get()`, `exists()` and their `After` forms, with administrator rights. Reads each document once.
 */
export class DocumentAccess {
  readonly #request: RulesRequest;
  readonly #budget: OperationBudget;
  readonly #found = new Map<string, RulesValue>();

  constructor(request: RulesRequest, budget: OperationBudget) {
    this.#request = request;
    this.#budget = budget;
  }

  read({ segments }: PathValue, state: "before" | "after"): RulesValue | Failure {
    const { database } = this.#request;
    const [project, projectId] = database.split("/");
    const name = `${project}/${projectId}/${segments.join("/")}`;
    const isDocument = name.startsWith(`${database}/documents/`) && segments.length > 3 && segments.length % 2 === 1;
    if (!isDocument || segments.includes("")) {
      const call = state === "before" ? "get" : "getAfter";
      return failure(`Service call error. Function: [${call}], Argument: [path_value {/${segments.join("/")}}].`);
    }
    const key = `${state} ${name}`;
    this.#budget.countAccess(key);
    const known = this.#found.get(key);
    if (known) return known;
    const stored = state === "before" ? this.#request.read(name) : this.#request.readAfter(name);
    const resource = stored ? resourceOf(name, stored.fields, database) : nullValue;
    this.#found.set(key, resource);
    return resource;
  }
}
