import { join } from "node:path";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";

/** The document that holds the tables of code which `npm run docs:tables` writes, each between two markers. */
export const TABLES_DOCUMENT = join(PROJECT_ROOT, "docs/ARCHITECTURE.md");

/** The document with the table of facts that a person has to look up. */
export const FACTS_DOCUMENT = join(PROJECT_ROOT, "docs/FACTS.md");

/** A table in Markdown; the first row is its head. */
export function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * The text with the table between its markers, `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws Error when the text has no such markers
 */
export function withTable(text: string, name: string, table: string): string {
  const begin = `<!-- ${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(`<!-- /${name} -->`);
  if (from === -1 || to < from) throw new Error(`The document has no part between the markers of "${name}".`);
  return `${text.slice(0, from)}${begin}\n${table}\n${text.slice(to)}`;
}
