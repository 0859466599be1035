import type { Json } from "../model/Caller.ts";
import { type JsonObject, readBoolean, readMessage } from "./protoJsonReader.ts";

/** Adds the metrics that `explainOptions` requests to the responses of a query with this many results. */
export type Explainer = (responses: readonly JsonObject[], results: number) => JsonObject[];

/**
 * Create it before the query runs, because it measures time. Without `explainOptions`, the responses stay unchanged.
 * Without `analyze`, the plan replaces them. This emulator has no indexes, so a plan never names one.
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
      // A query without results costs a read, too.
      readOperations: String(Math.max(results, 1)),
      debugStats: {},
    };
    return [...responses, { explainMetrics: { planSummary, executionStats } }];
  };
}
