import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { tableOf } from "../docs/markedTable.ts";

/** The only places for code that changes how other people's code behaves. */
export const PATCH_FOLDERS = ["web/patches", "web/src/patches", "functions/src/patches", "emulators/patches"];

/** What the comment of a patch says. */
export interface Patch {
  /** From the project root, with slashes. */
  readonly path: string;
  /** Whose code, and the last version that a person has looked at: "firebase 12.19.0". No check compares it. */
  readonly of: string;
  readonly summary: string;
  /** What is wrong, in the first sentence about it. */
  readonly why: string;
  /** What it saves, measured by a build without it: "3.8 KiB on /auth". Null for a patch that cures a fault. */
  readonly gain: string | null;
  /** The tests that hold it, from the project root. */
  readonly tests: readonly string[];
  readonly removeWhen: string;
}

/** Every patch, folder by folder. @throws Error when the comment of one lacks a part */
export function readPatches(): readonly Patch[] {
  return PATCH_FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder))
      .filter((name) => !name.includes(".test."))
      .sort()
      .map((name) => readPatch(`${folder}/${name}`, readFileSync(join(PROJECT_ROOT, folder, name), "utf8"))),
  );
}

/**
 * Reads a comment that begins with "Patch of WHAT: SUMMARY." and has paragraphs for "Wrong:", "Patch:", one or more
 * "Test:" and "Remove when:". A patch that only makes the app smaller also has "Gain:".
 *
 * @throws Error when a part is missing
 */
export function readPatch(path: string, source: string): Patch {
  const comments = [...source.matchAll(/\/\*\*\n([\s\S]*?)\*\//g)].map(([, text = ""]) => text.replace(/^ \* ?/gm, ""));
  const comment = comments.find((text) => text.startsWith("Patch of "));
  if (comment === undefined) throw new Error(`${path} has no comment that begins with "Patch of".`);
  const part = (name: string) => partsOf(comment, name)[0] ?? missing(path, name);
  const [, of, summary] = /^Patch of (.+?): ([\s\S]+?)\.\n/.exec(comment) ?? [];
  part("Patch");
  part("Test");
  return {
    path,
    of: oneLine(of ?? missing(path, "Patch of")),
    summary: oneLine(summary ?? missing(path, "Patch of")),
    why: firstSentence(part("Wrong")),
    gain: partsOf(comment, "Gain").map(firstSentence)[0] ?? null,
    tests: partsOf(comment, "Test"),
    removeWhen: firstSentence(part("Remove when")),
  };
}

/** What follows each `NAME:` at the beginning of a line, up to the next such name or an empty line. */
function partsOf(comment: string, name: string): readonly string[] {
  const found = comment.matchAll(
    new RegExp(`^${name}: ([\\s\\S]+?)(?=\\n(?:[A-Z][a-z]+(?: when)?: |@|\\s*\\n|\\s*$))`, "gm"),
  );
  return [...found].map(([, text = ""]) => oneLine(text));
}

/** Without the period at its end. */
function firstSentence(text: string): string {
  return text.replace(/\.( [A-Z`].*)?$/, "");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function missing(path: string, name: string): never {
  throw new Error(`The comment of ${path} has no part "${name}:".`);
}

export function patchTable(patches: readonly Patch[]): string {
  const rows = patches.map(({ path, of, summary, why, gain, tests, removeWhen }) => [
    `\`${path}\` ${summary}`,
    of,
    gain === null ? why : `${why}. Saves ${gain}`,
    tests.map((test) => `\`${test}\``).join(", "),
    removeWhen,
  ]);
  return tableOf([["Patch", "Of", "Why", "Tests", "Remove when"], ...rows]);
}
