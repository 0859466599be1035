import * as z from "zod/mini";
import { checklistTemplates } from "../../../emulators/seed/content/content.ts";
import { SAVED_GROUPS } from "../../../functions/src/domain/resource/savedResource.ts";
import { addMonths, isCalendarDay } from "../../../functions/src/domain/shared/calendarDay.ts";
import { track } from "../../../functions/src/domain/shared/stage.ts";
import { FAQS } from "../../../web/src/content/faqs.ts";
import resourceFile from "../../../web/src/content/resources.json" with { type: "json" };
import checkedFile from "../../../web/src/content/schools/checkedFigures.json" with { type: "json" };
import collegeFile from "../../../web/src/content/schools/collegeDirectory.json" with { type: "json" };
import professionalFile from "../../../web/src/content/schools/professionalSchools.json" with { type: "json" };
import policyFile from "../../../web/src/content/schools/testPolicies.json" with { type: "json" };
import { TIMELINE } from "../../../web/src/content/timeline.ts";

const id = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const line = z.string().check(z.minLength(1), z.maxLength(200));
const day = z.string().check(z.refine(isCalendarDay, "is not a valid day"));
const https = z.url({ protocol: /^https$/ });
const tab = z.enum(["HS", "PM", "PD", "MD", "DD", "FA", "WB"]);

const resources = z.strictObject({
  categories: z.array(
    z.strictObject({ id, name: line, saved_group: z.enum(SAVED_GROUPS), why: z.partialRecord(tab, line) }),
  ),
  resources: z.array(
    z.strictObject({
      id,
      title: line,
      url: https,
      provider: line,
      description: line,
      keywords: z.optional(line),
      cost: z.enum(["free", "mixed", "paid"]),
      tracks: z.array(track).check(z.minLength(1)),
      categories: z.array(id).check(z.minLength(1)),
      is_verified: z.boolean(),
      checked_on: day,
      note: z.optional(line),
    }),
  ),
});

const SCHOOLS_CHECKED = [
  checkedFile.checked_on,
  collegeFile.as_of,
  professionalFile.checked_on,
  ...Object.values(policyFile.sources).map(({ checked_on }) => checked_on),
];

/** The problems of the content that ships with the app, one line each. `today` decides which dates are too old. */
export function contentProblems(today: string): readonly string[] {
  return [
    ...shapeProblems(),
    ...twice(
      "resource",
      resourceFile.resources.map((each) => each.id),
    ),
    ...twice(
      "address",
      resourceFile.resources.map(({ url }) => url),
    ),
    ...twice(
      "category",
      resourceFile.categories.map((each) => each.id),
    ),
    ...twice(
      "school",
      professionalFile.schools.map((each) => each.id),
    ),
    ...unknownCategories(),
    ...unknownResources(),
    ...stale(today),
  ];
}

/** The newest check date in the content. It never counts as stale compared with its own latest check. */
export function lastChecked(): string {
  const days = datedContent().map(({ checked_on }) => checked_on);
  return days.toSorted().at(-1) ?? "";
}

function shapeProblems(): readonly string[] {
  const { error } = resources.safeParse(resourceFile);
  return (error?.issues ?? []).map(({ path, message }) => `resources.json ${path.join(".")}: ${message}`);
}

function twice(what: string, ids: readonly string[]): readonly string[] {
  return ids.filter((each, index) => ids.indexOf(each) !== index).map((each) => `The ${what} ${each} is duplicated.`);
}

function unknownCategories(): readonly string[] {
  const known = new Set(resourceFile.categories.map((category) => category.id));
  return resourceFile.resources.flatMap((resource) =>
    resource.categories
      .filter((category) => !known.has(category))
      .map((category) => `${resource.id} is in the unknown category ${category}.`),
  );
}

/** A task or a step must not link to a missing resource. */
function unknownResources(): readonly string[] {
  const known = new Set(resourceFile.resources.map((resource) => resource.id));
  const named = [
    ...checklistTemplates.flatMap(({ items }) => items.map((item) => ({ by: item.id, id: item.resourceId }))),
    ...TIMELINE.flatMap(({ steps }) =>
      steps.flatMap((step) => step.resources.map((resourceId) => ({ by: step.id, id: resourceId }))),
    ),
  ];
  return named
    .filter((each) => !known.has(each.id))
    .map((each) => `${each.by} names ${each.id}, which is not a resource.`);
}

function stale(today: string): readonly string[] {
  return datedContent()
    .filter(({ checked_on }) => addMonths(checked_on, 12) < today)
    .map(({ what, checked_on }) => `${what} was last checked on ${checked_on}.`);
}

interface Dated {
  readonly what: string;
  readonly checked_on: string;
}

/** All content with a day on which it was checked. */
function datedContent(): readonly Dated[] {
  return [
    ...resourceFile.resources.map(({ id: what, checked_on }) => ({ what, checked_on })),
    ...checklistTemplates.map(({ stageId, checked_on }) => ({ what: `The checklist ${stageId}`, checked_on })),
    ...TIMELINE.flatMap(({ steps }) =>
      steps.map(({ id: step, rule }) => ({ what: `The step ${step}`, checked_on: rule.checked_on })),
    ),
    ...FAQS.map(({ id: faq, checked_on }) => ({ what: `The answer ${faq}`, checked_on })),
    ...SCHOOLS_CHECKED.map((checked_on) => ({ what: "A list of schools", checked_on })),
  ];
}
