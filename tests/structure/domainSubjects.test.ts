import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./sourceFiles.ts";

const DOMAIN = "functions/src/domain/";
const ROOT = new URL("../../", import.meta.url);

/**
 * Which subjects of the domain a subject may import. All may import `shared` and `text`. Each line lists exactly what
 * is used and only subjects from lines above it, so subjects never depend on each other in a circle.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  course: [],
  gpa: ["course"],
  interview: [],
  journal: [],
  resource: [],
  school: [],
  score: [],
  application: ["journal", "school"],
  account: ["application", "course", "school", "score"],
  checklist: ["account"],
  api: ["account", "checklist"],
  essay: ["application", "journal", "school"],
  experience: ["application"],
  imports: ["application", "course", "experience", "school"],
  letter: ["application", "experience", "journal", "school"],
  share: ["application"],
  fit: ["account", "application", "course", "gpa", "school", "score"],
  support: ["account"],
  timeline: ["checklist", "score"],
  season: ["application", "school"],
  calendar: ["account", "checklist", "essay", "experience", "letter", "school", "score", "season"],
  reminder: ["account", "calendar", "season", "share"],
  records: [
    "account",
    "application",
    "calendar",
    "checklist",
    "course",
    "essay",
    "experience",
    "interview",
    "journal",
    "letter",
    "resource",
    "school",
    "score",
    "season",
    "share",
    "support",
    "timeline",
  ],
  samples: [
    "account",
    "application",
    "checklist",
    "course",
    "essay",
    "experience",
    "interview",
    "journal",
    "letter",
    "records",
    "resource",
    "school",
    "score",
    "season",
    "timeline",
  ],
};

/** A folder with more files than this probably contains another subject. */
const FOLDER_LIMIT = 25;
/** A file used by fewer subjects belongs to one of them. */
const SHARERS_AT_LEAST = 3;

const subjects = Object.keys(MAY_IMPORT);
const domain = sourceFiles("functions/src/domain").filter(({ path }) => !path.endsWith(".test.ts"));

function subjectOf(path: string): string {
  return path.startsWith(DOMAIN) ? (path.slice(DOMAIN.length).split("/")[0] ?? "") : "";
}

function importedBy(subject: string): readonly { readonly from: string; readonly to: string }[] {
  return domain
    .filter(({ path }) => subjectOf(path) === subject)
    .flatMap(({ path, imports }) => imports.map((to) => ({ from: path, to })))
    .filter(({ to }) => to.startsWith(DOMAIN) && ![subject, "shared", "text"].includes(subjectOf(to)));
}

test("every folder of the domain is in the table, and every file is in a folder", () => {
  const entries = readdirSync(new URL(DOMAIN, ROOT));

  expect(entries.toSorted()).toEqual([...subjects, "text"].toSorted());
});

test.each(subjects)("%s imports exactly the subjects of its line", (subject) => {
  const allowed = MAY_IMPORT[subject] ?? [];
  const imported = importedBy(subject);

  const breaches = imported.filter(({ to }) => !allowed.includes(subjectOf(to)));
  expect(breaches.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  expect(allowed.filter((name) => !imported.some(({ to }) => subjectOf(to) === name))).toEqual([]);
});

test("a line of the table only lists lines above it", () => {
  const early = subjects.flatMap((subject, line) =>
    (MAY_IMPORT[subject] ?? []).filter((name) => subjects.indexOf(name) >= line).map((name) => `${subject} → ${name}`),
  );

  expect(early).toEqual([]);
});

test.each(subjects)("%s has few enough files for one folder", (subject) => {
  expect(readdirSync(new URL(`${DOMAIN}${subject}/`, ROOT)).length).toBeLessThanOrEqual(FOLDER_LIMIT);
});

test("shared files are used by at least three subjects", () => {
  const users = sourceFiles("functions/src", "web/src").filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const shared = domain.map(({ path }) => path).filter((path) => subjectOf(path) === "shared");

  const usedByFew = shared.filter((path) => {
    const using = users.filter(({ imports }) => imports.some((to) => [path, path.replace(/\.ts$/, "")].includes(to)));
    return (
      new Set(using.map(({ path: user }) => areaOf(user)).filter((area) => area !== "shared")).size < SHARERS_AT_LEAST
    );
  });
  expect(usedByFew).toEqual([]);
});

/** The subject, screen, tracker tab or other folder that a file belongs to. */
function areaOf(path: string): string {
  if (path.startsWith(DOMAIN)) return subjectOf(path);
  const [area] = /^web\/src\/screens\/(?:tracker\/)?[^/]+\//.exec(path) ?? [];
  return area ?? path.split("/").slice(0, 3).join("/");
}
