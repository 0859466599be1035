import { join } from "node:path";
import * as z from "zod/mini";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { API_CALLS, type ApiCallName } from "../../../functions/src/domain/api/apiCalls.ts";
import { API_SUMMARIES } from "../../../functions/src/domain/api/apiSummaries.ts";
import type { Route } from "../../../functions/src/http/Route.ts";

/** The document that holds the table of calls, between the two markers. */
export const CALLS_DOCUMENT = join(PROJECT_ROOT, "docs/ARCHITECTURE.md");
const BEGIN = "<!-- calls -->";
const END = "<!-- /calls -->";

/** The table of calls in the docs. */
export function callsTable(routes: readonly Route[]): string {
  const rows = (Object.keys(API_CALLS) as ApiCallName[]).map((name) => {
    const { method, path } = API_CALLS[name];
    const route = routes.find((each) => each.method === method && each.path === path);
    if (!route) throw new Error(`${name} is not in the route table.`);
    return [`\`${method} ${path}\``, route.isOpen ? "anyone" : "signed in", takes(route), API_SUMMARIES[name]];
  });
  const lines = [["Call", "Who", "Takes", "What it does"], ["---", "---", "---", "---"], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The text with the table between its markers. Null if there are none. */
export function withCallsTable(text: string, table: string): string | null {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin === -1 || end < begin) return null;
  return `${text.slice(0, begin)}${BEGIN}\n${table}\n${text.slice(end)}`;
}

function takes({ input }: Route): string {
  if (input instanceof z.ZodMiniUnion) return "an error's class, part of the app and frames, or a CSP report";
  if (!(input instanceof z.ZodMiniObject)) return "a plan file";
  const fields = Object.entries(input.def.shape).map(
    ([field, schema]) => `\`${field}${schema instanceof z.ZodMiniOptional ? "?" : ""}\``,
  );
  return fields.join(", ") || "nothing";
}
