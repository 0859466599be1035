import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PROJECT_ROOT } from "../../emulators/start/install.mjs";
import { sourceFiles } from "./sourceFiles.ts";

/** One step of the recipe "Add a kind of record". */
export interface Step {
  /** A path in the recipe of docs/CONTRIBUTING.md, with `<subject>`, `<kind>` and `<Kinds>`. */
  readonly path: string;
  /** The file after the step. It is empty before if it does not exist. */
  readonly edit: (text: string) => string;
}

/** What the recipe lists, in its order. */
const recipe = /### Add a kind of record\n([\s\S]*?)\n### /.exec(
  readFileSync(join(PROJECT_ROOT, "docs/CONTRIBUTING.md"), "utf8"),
);
export const listed = [...(recipe?.[1] ?? "").matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = ""]) => path);
export const pathTo = (name: string) => {
  const path = listed.find((each) => basename(each) === name);
  if (path === undefined) throw new Error(`The recipe does not list ${name}.`);
  return path;
};

/** Puts a line before another one, which must be there. */
function before(text: string, place: string | RegExp, line: string): string {
  const at = typeof place === "string" ? text.indexOf(place) : text.search(place);
  if (at < 0) throw new Error(`The recipe's place is gone: ${place}`);
  return text.slice(0, at) + line + text.slice(at);
}

export const original = (path: string) => readFileSync(join(PROJECT_ROOT, path), "utf8");
/** The existing file that a step copies. */
const [timelineStore = ""] = sourceFiles("web/src").flatMap(({ path }) =>
  path.endsWith("/TimelineStore.ts") ? [path] : [],
);

/** The recipe for `visits`, a student's visits to schools. */
export const STEPS: readonly Step[] = [
  {
    path: "functions/src/domain/<subject>/<kind>.ts",
    edit: () => `import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";

export const VISIT_LIMIT = 100;
export const VISIT_GUIDE_LENGTH = 80;

/** A visit to a school. */
export const visit = z.object({ day: storedDay, guide: z.string().check(z.maxLength(VISIT_GUIDE_LENGTH)) });
export type Visit = z.infer<typeof visit>;

export const visitKind = recordKind(visit, ["day"], { guide: "" });

/** \`users/{uid}/visits/all\`. */
export const visitList = rowList(visit, VISIT_LIMIT);
`,
  },
  {
    path: pathTo("collections.ts"),
    edit: (text) =>
      before(
        text,
        '  photos: {\n    shape: "fixed"',
        '  visits: { ...LIST, ...OWN_ROWS, sample: "deleted", ...NOWHERE },\n',
      ),
  },
  {
    path: pathTo("collectionSchemas.ts"),
    edit: (text) => {
      const imported = before(
        text,
        "import { SCORE_LIMIT",
        'import { VISIT_LIMIT, visitKind, visitList } from "../school/visit.ts";\n',
      );
      const withSchema = before(imported, "  photos: documents(photo),", "  visits: documents(visitList),\n");
      const withKind = before(withSchema, "  photos: { photo: photoKind },", "  visits: { visit: visitKind },\n");
      return before(withKind, "  summaries: EXPERIENCE_LIMIT,", "  visits: VISIT_LIMIT,\n");
    },
  },
  {
    path: "firestore.rules",
    edit: (text) =>
      before(
        text,
        "      match /timelines/{listId} {",
        `      match /visits/{listId} {

        function isVisit(visit, before) {
          return visit == null || hasFields(visit, before, ['day', 'guide'], ['day'])
            && (visit.get('guide', '') + '').size() <= 80
            && areDays([visit.get('day', null)].removeAll(before.values()));
        }

        allow read: if isSelf(uid);
        allow create: if createsList() && listId == 'all' && touchesOneRow({}, 100) && isVisit(row(), {});
        allow update: if updatesList() && touchesOneRow(resource.data.items, 100) && isVisit(row(), rowBefore());
      }

`,
      ),
  },
  {
    path: "tests/rules/<kind>.test.ts",
    edit: () => `import { rowListPath } from "@domain/records/firestorePaths.ts";
import { VISIT_GUIDE_LENGTH, VISIT_LIMIT, visit, visitList } from "@domain/school/visit.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = rowListPath("ann", "visits");
const seen = { day: "2026-11-20", guide: "Sam" };
const rules = useRules("visit");

describeRecord({
  what: "a visit",
  site: rowSite(rules, path, seen),
  schema: visit,
  plain: seen,
  needed: ["day"],
  largest: [{ day: "2026-11-21", guide: "g".repeat(VISIT_GUIDE_LENGTH) }],
  texts: [{ fields: ["guide"], longest: VISIT_GUIDE_LENGTH }],
  days: ["day"],
});

describeRows({ rules, path, schema: visitList, row: seen, edit: ["guide", "Kim"], limit: VISIT_LIMIT });
`,
  },
  {
    path: pathTo("rowExamples.ts"),
    edit: (text) =>
      before(
        text,
        "  schools: {",
        `  visits: {
    what: "a visit",
    row: { day: "2026-11-20", guide: "Sam" },
    edit: { guide: "Kim" },
    largest: { day: "2026-11-20", guide: "g".repeat(80) },
  },
`,
      ),
  },
  { path: pathTo("data.ts"), edit: (text) => before(text, "  photos: ", '  visits: "your visits to schools",\n') },
  {
    path: pathTo("privacy.ts"),
    edit: (text) => before(text, "  photos: ", '  visits: { what: "Your visits to schools" },\n'),
  },
  {
    path: pathTo("unsent.ts"),
    edit: (text) =>
      before(before(text, '  scores: "', '  visits: "Visit",\n'), "  experienceName: ", '  guide: "Guide",\n'),
  },
  {
    path: pathTo("<Kinds>Store.ts"),
    edit: () =>
      original(timelineStore)
        .replaceAll("@domain/timeline/timelineStep", "@domain/school/visit")
        .replaceAll("TimelineStepKind", "VisitKind")
        .replaceAll("TIMELINE_STEP_LIMIT", "VISIT_LIMIT")
        .replaceAll("timelineStepKind", "visitKind")
        .replaceAll(/TimelineStep\b/g, "Visit")
        .replaceAll("TimelineStore", "VisitsStore")
        .replace("readonly timeline:", "readonly visits:")
        .replaceAll("timelinePath(uid)", 'rowListPath(uid, "visits")')
        .replaceAll("timelinePath", "rowListPath")
        .replace(/\n *notLoaded: [^\n]*/, "")
        .replace("step, text.stepNotSaved", "step")
        .replace(/import \* as text [^\n]*\n/, ""),
  },
  {
    path: pathTo("createPlan.ts"),
    edit: (text) => {
      const [line = ""] = /^import \{ TimelineStore \}.*\n/m.exec(text) ?? [];
      const imported = before(text, line, line.replaceAll("TimelineStore", "VisitsStore"));
      return before(imported, "    timeline: new ", "    visits: new VisitsStore(firestore),\n");
    },
  },
  {
    path: pathTo("unknownFields.test.ts"),
    edit: (text) => {
      const imported = before(text, "  savedResourcesPath,", "  rowListPath,\n");
      return before(
        imported,
        "  schools: {",
        `  visits: {
    path: (uid) => rowListPath(uid, "visits"),
    document: list({ day: "2026-11-20", guide: "Sam" }),
    edit: async ({ visits }) => {
      visits.list.load();
      await until(() => visits.rows.length === 1);
      return visits.list.change("one", { guide: "Kim" });
    },
  },
`,
      );
    },
  },
];

/** The files of the steps, as the made-up kind calls them. */
export function pathOf(step: Step): string {
  const named = step.path.replace("<subject>", "school").replace("<kind>", "visit").replace("<Kinds>", "Visits");
  return step.path.includes("<Kinds>") ? join(dirname(timelineStore), basename(named)) : named;
}
