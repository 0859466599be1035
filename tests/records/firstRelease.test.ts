import { readFileSync } from "node:fs";
import { compileRules } from "@cairn/firestore-emulator/rules";
import { photoKind } from "@domain/account/photo.ts";
import { trackerSettingsKind } from "@domain/account/trackerSettings.ts";
import { userKind } from "@domain/account/user.ts";
import { chosenExperienceKind } from "@domain/application/application.ts";
import { checklistItemKind, readChecklist } from "@domain/checklist/checklist.ts";
import { courseKind } from "@domain/course/course.ts";
import { experienceKind } from "@domain/experience/experience.ts";
import { readSummary } from "@domain/experience/experienceSummary.ts";
import { journalKind } from "@domain/journal/journal.ts";
import { savedResourceKind } from "@domain/resource/savedResource.ts";
import { schoolKind } from "@domain/school/school.ts";
import { scoreKind } from "@domain/score/score.ts";
import type { RecordKind } from "@domain/shared/recordKind.ts";
import { readRowList } from "@domain/shared/rowList.ts";
import { supportThreadKind } from "@domain/support/supportThread.ts";
import { timelineStepKind } from "@domain/timeline/timelineStep.ts";
import { expect, test } from "vitest";
import type { Change } from "../rules/cost/commits.ts";
import { evaluateCommit, refusalOf } from "../rules/cost/costOf.ts";
import { BUDGET } from "../rules/cost/costTable.ts";

interface RecordedCommit {
  readonly changes: readonly Change[];
  readonly isAdmin?: boolean;
}

/**
 * Commits of the first release, one per line, as its app made them on 2026-11-22 and its rules allowed them. They cover
 * every field and every kind of write, for the student `ann`. Frozen: a later release adds its own file.
 */
const COMMITS = readFileSync(new URL("firstRelease/commits.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): RecordedCommit => JSON.parse(line));

const RECORDED_BY = BigInt(Date.parse("2026-11-23")) * 1_000n;

const { ruleset } = compileRules(
  readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8"),
  "firestore.rules",
);
if (!ruleset) throw new Error("firestore.rules do not compile.");

const nameOf = ({ changes }: RecordedCommit) =>
  changes.map(({ path, before, after }) => `${after ? (before ? "change" : "add") : "delete"} ${path}`).join(", ");

test.each(COMMITS.map((commit, line) => [line + 1, nameOf(commit), commit] as const))(
  "today's rules accept line %i of the first release's commits: %s",
  (_, __, commit) => {
    const { total, verdicts } = evaluateCommit(ruleset, commit, timeOf(commit));

    expect(refusalOf(verdicts)).toBeNull();
    expect(total).toBeLessThanOrEqual(BUDGET);
  },
);

/** When the server accepted the commit, in microseconds: its latest own timestamp, or soon after all were recorded. */
function timeOf({ changes }: RecordedCommit): bigint {
  const times = JSON.stringify(changes).matchAll(/"\$time":(\d+)/g);
  return (
    [...times]
      .map(([, time = ""]) => BigInt(time))
      .toSorted((a, b) => (a < b ? -1 : 1))
      .at(-1) ?? RECORDED_BY
  );
}

/** How today's app reads the documents of each collection below a student. */
const READERS: Readonly<Record<string, (stored: object) => unknown>> = {
  users: userKind.read,
  experiences: experienceKind.read,
  journals: journalKind.read,
  photos: photoKind.read,
  settings: trackerSettingsKind.read,
  supportThreads: supportThreadKind.read,
  checklists: readChecklist,
  summaries: readSummary,
  scores: rowsOf(scoreKind),
  schools: rowsOf(schoolKind),
  courses: rowsOf(courseKind),
  savedResources: rowsOf(savedResourceKind),
  timelines: rowsOf(timelineStepKind),
  applications: rowsOf(chosenExperienceKind),
};

const documents = COMMITS.flatMap(({ changes }) =>
  changes.flatMap(({ path, before, after }) =>
    [before, after].flatMap((stored) => (stored ? [[path, stored] as const] : [])),
  ),
);

test.each(Object.keys(READERS))("today's app reads every document of %s as it was stored", (collection) => {
  const read = READERS[collection];
  const stored = documents.filter(([path]) => (path.split("/")[2] ?? "users") === collection);

  expect(stored.length).toBeGreaterThan(0);
  for (const [, document] of stored) {
    const record = read?.(document);
    expect(record).toMatchObject(withoutWriteNames(document));
    expect(record).not.toHaveProperty("unreadable.*");
    expect(Object.keys(Object(record).unreadable ?? {})).toEqual([]);
  }
});

test("the records of the first release include every kind of document", () => {
  expect(checklistItemKind.needed.length).toBeGreaterThan(0);
  const collections = new Set(documents.map(([path]) => path.split("/")[2] ?? "users"));
  expect([...collections].filter((name) => !(name in READERS))).toEqual(["supportQuotas"]);
});

function rowsOf<Row extends object>(kind: RecordKind<Row>): (stored: object) => unknown {
  return (stored) => readRowList(kind, stored);
}

/** Summaries name the shifts of a write. No reader needs that field. */
function withoutWriteNames(document: object): object {
  const { changed_shift: _, ...fields } = { changed_shift: null, ...document };
  return fields;
}
