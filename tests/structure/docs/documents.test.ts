import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { type Document, documents, projectPaths, readDocument } from "./documents.ts";

/** Lines of the README, which is for trying, testing and deploying Cairn; everything else is in docs. */
const README_LINES = 120;
/** Words of a sentence that two documents may share by chance. */
const SHARED_WORDS = 12;

const paths = projectPaths();
const all = documents();

/** A link into a document that is not there, or to a heading that the document does not have. */
function deadLinks(document: Document, others: readonly Document[]): readonly string[] {
  return document.links
    .filter(({ path, anchor }) => {
      if (path === null) return false;
      const linked = others.find((other) => other.path === path);
      if (anchor !== null) return !linked?.anchors.includes(anchor);
      return !linked && !paths.includes(path) && !paths.includes(`${path.replace(/\/$/, "")}/`);
    })
    .map(({ target }) => `${document.path}: ${target}`);
}

/** A path or a file's name in backticks that nothing in the project has. `<route>` and `*` stand for any name. */
function deadPaths(document: Document): readonly string[] {
  const folders = foldersAbove(document.path);
  return document.code
    .filter((code) => !isThere(code) && !folders.some((folder) => isThere(posix.join(folder, code))))
    .map((code) => `${document.path}: ${code}`);
}

/** The document's own folder and those it is in; a package's documents name its own files. */
function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}

const TOP_LEVEL = new Set(paths.map((path) => path.split("/")[0]));
const FILE = /^[\w-][\w./-]*\.(css|json|md|mjs|rules|sh|ts|tsx|yml)$/;
/** Written by a build, a run, or a person who deploys; or a file of another project. */
const ELSEWHERE =
  /^(functions\/lib|functions\/package-lock\.json|web\/dist|figures\.json|looks\.json)|\.env\.ID$|^LINTER_SPEC\.md$/;

function isThere(code: string): boolean {
  if (ELSEWHERE.test(code) || /[\s(="'$]/.test(code)) return true;
  const isPath = code.includes("/") && TOP_LEVEL.has(code.split("/")[0] ?? "");
  if (!isPath && !FILE.test(code)) return true;
  const pattern = code
    .replace(/\/$/, "")
    .split(/<\w+>|\*+/)
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
    .join(".+");
  const wanted = new RegExp(isPath ? `^${pattern}/?$` : `(^|/)${pattern}$`);
  return paths.some((path) => wanted.test(path));
}

/** The npm scripts of the project and, for a document of a package, of the package. */
function scriptsFor(path: string): readonly string[] {
  return ["", ...foldersAbove(path)].flatMap((folder) => {
    const file = join(PROJECT_ROOT, folder, "package.json");
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8")).scripts ?? {}) : [];
  });
}

function sentencesOf({ text }: Document): readonly string[] {
  return text
    .replace(/^```[\s\S]*?^```$/gm, "")
    .split(/\n\s*\n|\n\s*[-*|\d]+[.|]?\s|\||(?<=[.:;!?])\s/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => sentence.split(" ").length >= SHARED_WORDS);
}

describe("the documents", () => {
  test("link to documents and headings that exist", () => {
    expect(all.flatMap((document) => deadLinks(document, all))).toEqual([]);
  });

  test("name paths and files that exist", () => {
    expect(all.flatMap(deadPaths)).toEqual([]);
  });

  test("exist where comments and messages of the code name them", () => {
    const code = paths.filter((path) => /\.(mjs|ts|tsx|yml)$/.test(path) && !path.startsWith("tests/structure/docs/"));
    const named = code.flatMap((path) =>
      [...readFileSync(join(PROJECT_ROOT, path), "utf8").matchAll(/\bdocs\/[\w-]+\.md\b/g)].map(([name]) => name),
    );

    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !paths.includes(name))).toEqual([]);
  });

  test("name npm scripts that exist", () => {
    const named = all.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = ""]) => ({ path, script })),
    );

    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ path, script }) => !scriptsFor(path).includes(script))).toEqual([]);
  });

  test("do not repeat a sentence", () => {
    const placesOf = new Map<string, string[]>();
    for (const document of all)
      for (const sentence of sentencesOf(document))
        placesOf.set(sentence, [...(placesOf.get(sentence) ?? []), document.path]);

    expect([...placesOf].filter(([, places]) => places.length > 1)).toEqual([]);
  });

  test("are all linked from the README, which stays short", () => {
    const readme = all.find(({ path }) => path === "README.md");
    const linked = readme?.links.map(({ path }) => path);

    expect(readme?.text.trimEnd().split("\n").length).toBeLessThanOrEqual(README_LINES);
    expect(all.map(({ path }) => path).filter((path) => path.startsWith("docs/") && !linked?.includes(path))).toEqual(
      [],
    );
  });
});

describe("the check of documents", () => {
  const document = readDocument(
    "docs/EXAMPLE.md",
    [
      "# An example: what, and why?",
      "[a](TESTING.md) [b](GONE.md) [c](#an-example-what-and-why) [d](#gone) [e](https://cairn.example/gone)",
      "`tests/structure` `tests/gone` `firebase.json` `gone.json` `web/src/features/<name>/*.tsx` `a/b` `npm test`",
      "```\n[f](IN_CODE.md) `tests/inCode`\n```",
    ].join("\n"),
  );

  test("finds a link to a missing document and to a missing heading", () => {
    expect(deadLinks(document, [...all, document])).toEqual(["docs/EXAMPLE.md: GONE.md", "docs/EXAMPLE.md: #gone"]);
  });

  test("finds a missing path and a missing file", () => {
    expect(deadPaths(document)).toEqual(["docs/EXAMPLE.md: tests/gone", "docs/EXAMPLE.md: gone.json"]);
  });
});
