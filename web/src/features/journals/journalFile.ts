import { type Journal, journalName } from "@domain/journal/journal";
import * as words from "@text/tracker/journals";
import { dayFormat } from "../../views/dayText.ts";

/** An entry for export, with the names of the items it is linked to. */
export interface FiledEntry extends Pick<Journal, "title" | "text" | "written_on" | "tags" | "starred"> {
  readonly about: readonly string[];
}

/** `November 14, 2026` */
export const longDay = dayFormat({ dateStyle: "long" });

/** The line below an entry's title. */
export function detailLine({ tags, starred, about }: FiledEntry): string {
  return [
    about.length > 0 ? words.about(about.join(", ")) : "",
    tags.length > 0 ? words.tagged(tags.join(", ")) : "",
    starred ? words.couldBeEssay : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

export function plainText(entries: readonly FiledEntry[]): string {
  return entries
    .map((entry) => {
      const head = [longDay(entry.written_on), titleOf(entry), detailLine(entry)].filter(Boolean).join("\n");
      return `${head}\n\n${entry.text.trim()}\n`;
    })
    .join(`\n${"-".repeat(40)}\n\n`);
}

/** The student's text is not escaped: many write Markdown already. */
export function markdown(entries: readonly FiledEntry[]): string {
  return entries
    .map((entry) => {
      const details = detailLine(entry);
      const head = `## ${longDay(entry.written_on)}${titleOf(entry) && `: ${titleOf(entry)}`}`;
      return `${head}\n${details && `\n*${details}*\n`}\n${entry.text.trim()}\n`;
    })
    .join("\n");
}

/** `cairn-journal-2026-11-21.txt`; with the title if it is a single entry. */
export function fileName(entries: readonly FiledEntry[], today: string, extension: "txt" | "md"): string {
  const [only] = entries.length === 1 ? entries : [];
  const slug = only
    ? journalName(only)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "")
        .slice(0, 40)
    : "";
  return `cairn-journal-${only ? only.written_on : today}${slug && `-${slug}`}.${extension}`;
}

function titleOf({ title }: FiledEntry): string {
  return title.trim().replace(/\s+/g, " ");
}
