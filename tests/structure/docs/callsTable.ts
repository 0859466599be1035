import * as z from "zod/mini";
import { API_CALLS, type ApiCallName } from "../../../functions/src/domain/api/apiCalls.ts";
import { API_SUMMARIES } from "../../../functions/src/domain/api/apiSummaries.ts";
import type { Route } from "../../../functions/src/http/Route.ts";
import { tableOf } from "./markedTable.ts";

/** The table of calls in the docs. */
export function callsTable(routes: readonly Route[]): string {
  const rows = (Object.keys(API_CALLS) as ApiCallName[]).map((name) => {
    const { method, path } = API_CALLS[name];
    const route = routes.find((each) => each.method === method && each.path === path);
    if (!route) throw new Error(`${name} is not in the route table.`);
    return [`\`${method} ${path}\``, route.isOpen ? "anyone" : "signed in", takes(route), API_SUMMARIES[name]];
  });
  return tableOf([["Call", "Who", "Takes", "What it does"], ...rows]);
}

function takes({ input }: Route): string {
  if (input instanceof z.ZodMiniUnion) return "an error's class, part of the app and frames, or a CSP report";
  if (!(input instanceof z.ZodMiniObject)) return "a plan file";
  const fields = Object.entries(input.def.shape).map(
    ([field, schema]) => `\`${field}${schema instanceof z.ZodMiniOptional ? "?" : ""}\``,
  );
  return fields.join(", ") || "nothing";
}
