import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";

/** Folders that git ignores: what is in them is installed, built or written by a run. */
const IGNORED = new Set([".cairn", ".firebase", ".git", "dist", "lib", "node_modules"]);

/** A link `[words](target)`. */
export interface Link {
  readonly target: string;
  /** From the project root; the document itself for a link to one of its own headings. Null for an address on the web. */
  readonly path: string | null;
  /** The part after `#`, or null. */
  readonly anchor: string | null;
}

export interface Document {
  /** From the project root, with slashes: `docs/TESTING.md`. */
  readonly path: string;
  readonly text: string;
  readonly links: readonly Link[];
  /** What links may name after `#`, as GitHub makes it from each heading. */
  readonly anchors: readonly string[];
  /** What stands in backticks, outside of code blocks. */
  readonly code: readonly string[];
}

/** Every file of the project, from its root, with slashes; folders end in a slash. */
export function projectPaths(): readonly string[] {
  return [...walk("")];
}

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(join(PROJECT_ROOT, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && !IGNORED.has(entry.name)) {
      yield `${path}/`;
      yield* walk(path);
    }
  }
}

/** Every Markdown file of the project. */
export function documents(): readonly Document[] {
  return projectPaths()
    .filter((path) => path.endsWith(".md"))
    .map((path) => readDocument(path, readFileSync(join(PROJECT_ROOT, path), "utf8")));
}

/** @param path from the project root */
export function readDocument(path: string, text: string): Document {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
  const headings = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => heading);
  return {
    path,
    text,
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => linkTo(path, target)),
    anchors: anchorsOf(headings),
    code: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code),
  };
}

function linkTo(from: string, target: string): Link {
  if (/^[a-z]+:/.test(target)) return { target, path: null, anchor: null };
  const [file = "", anchor = null] = target.split("#");
  return { target, path: file === "" ? from : posix.normalize(posix.join(dirname(from), file)), anchor };
}

/** GitHub drops punctuation, joins words with hyphens, and numbers headings that are the same. */
function anchorsOf(headings: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return headings.map((heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}
