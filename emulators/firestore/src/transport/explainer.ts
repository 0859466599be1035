import type { Json } from "../model/Caller.ts";
import { type JsonObject, readBoolean, readMessage } from "./protoJsonReader.ts";

/** Turns the responses to a query that found so many results into those that `explainOptions` asks for. */
export type Explainer = (responses: readonly JsonObject[], results: number) => JsonObject[];

/**
 * To be made before the query runs. Without `explainOptions` the responses stay as they are; without `analyze` the plan
 * takes their place. There are no indexes here, so a plan never names one.
 */
export function explainer(options: Json | undefined): Explainer {
  if (options === undefined) return (responses) => [...responses];
  const planSummary = { indexesUsed: [] };
  if (!readBoolean(readMessage(options, "analyze").analyze)) return () => [{ explainMetrics: { planSummary } }];
  const began = performance.now();
  return (responses, results) => {
    const executionStats = {
      resultsReturned: String(results),
      executionDuration: `${((performance.now() - began) / 1000).toFixed(6)}s`,
      // A query that finds nothing costs a read as well.
      readOperations: String(Math.max(results, 1)),
      debugStats: {},
    };
    return [...responses, { explainMetrics: { planSummary, executionStats } }];
  };
}
