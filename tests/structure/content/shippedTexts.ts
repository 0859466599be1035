import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checklistTemplates, stageCategories } from "../../../emulators/seed/content/content.ts";
import type { Rule } from "../../../functions/src/domain/shared/rule.ts";
import { FAQS } from "../../../web/src/content/faqs.ts";
import resourceFile from "../../../web/src/content/resources.json" with { type: "json" };
import checkedFile from "../../../web/src/content/schools/checkedFigures.json" with { type: "json" };
import collegeFile from "../../../web/src/content/schools/collegeFigures.json" with { type: "json" };
import { loadSchoolFacts } from "../../../web/src/content/schools/loadSchoolFacts.ts";
import professionalFile from "../../../web/src/content/schools/professionalSchools.json" with { type: "json" };
import type { KnownTestPolicy } from "../../../web/src/content/schools/schoolFacts.ts";
import { TIMELINE } from "../../../web/src/content/timeline.ts";

/** One statement in the shipped content. */
export interface ShippedText {
  /** Its id, such as `resource khan-academy`. */
  readonly place: string;
  /** Its full text. */
  readonly text: string;
  /** The name of its source, or Cairn for its own advice. */
  readonly source: string;
  /** The source's addresses, or pages to compare it with. */
  readonly urls: readonly string[];
  readonly checked_on: string;
  /** Whether the screen shows it as confirmed. Null for texts that need none: names and Cairn's own words. */
  readonly verified: boolean | null;
}

const DOMAIN = fileURLToPath(new URL("../../../functions/src/domain/", import.meta.url));
const CAIRN = "Cairn";

/** Every sentence that ships as content: resources, stages, checklists, the timeline, answers, schools and rules. */
export async function shippedTexts(): Promise<readonly ShippedText[]> {
  return [
    ...resourceTexts(),
    ...stageTexts(),
    ...checklistTexts(),
    ...timelineTexts(),
    ...faqTexts(),
    ...(await schoolTexts()),
    ...(await ruleTexts()),
  ];
}

function resourceTexts(): readonly ShippedText[] {
  const days = resourceFile.resources.map(({ checked_on }) => checked_on).toSorted();
  return [
    ...resourceFile.categories.map(({ id, name, why }) => ({
      place: `category ${id}`,
      text: [name, ...Object.values(why)].join(". "),
      source: CAIRN,
      urls: resourceFile.resources.filter(({ categories }) => categories.includes(id)).map(({ url }) => url),
      checked_on: days.at(-1) ?? "",
      verified: null,
    })),
    ...resourceFile.resources.map(({ id, title, description, note, provider, url, checked_on }) => ({
      place: `resource ${id}`,
      text: [title, description, note ?? ""].join(". "),
      source: provider,
      urls: [url],
      checked_on,
      // This says that the address was opened, not that a fact is confirmed.
      verified: null,
    })),
  ];
}

function stageTexts(): readonly ShippedText[] {
  const { checked_on } = checklistTemplates[0] ?? { checked_on: "" };
  return stageCategories.map(({ stageCategoryID, stageCategoryName, stages }) => ({
    place: `stages ${stageCategoryID}`,
    text: [stageCategoryName, ...stages.map(({ stageDisplayLabel }) => stageDisplayLabel)].join(". "),
    source: CAIRN,
    urls: [],
    checked_on,
    verified: null,
  }));
}

function checklistTexts(): readonly ShippedText[] {
  return checklistTemplates.flatMap(({ checked_on, items }) =>
    items.map(({ id, checklist_item_name, resourceId }) => ({
      place: `task ${id}`,
      text: checklist_item_name,
      source: CAIRN,
      urls: urlsOfResources([resourceId]),
      checked_on,
      verified: null,
    })),
  );
}

function timelineTexts(): readonly ShippedText[] {
  return TIMELINE.flatMap(({ steps }) =>
    steps.map(({ id, title, text, rule, resources }) => ({
      place: `step ${id}`,
      text: `${title}. ${text} ${rule.text}`,
      source: rule.source,
      urls: [rule.sourceUrl, ...urlsOfResources(resources)],
      checked_on: rule.checked_on,
      verified: rule.verified,
    })),
  );
}

function faqTexts(): readonly ShippedText[] {
  return FAQS.map(({ id, question, answer, source, links = [], checked_on }) => ({
    place: `answer ${id}`,
    text: `${question} ${answer}`,
    source: source?.name ?? CAIRN,
    urls: [...(source ? [source.url] : []), ...links.map(({ to }) => to).filter((to) => !to.startsWith("/"))],
    checked_on,
    verified: source?.is_verified ?? null,
  }));
}

/** What Cairn says of schools. Their names are their own. */
async function schoolTexts(): Promise<readonly ShippedText[]> {
  const ids = [
    ...Object.keys(checkedFile.schools),
    ...professionalFile.schools.map(({ id }) => id),
    ...collegeFile.rows.map((row) => `ug-${row.split("\t")[0]}`),
  ];
  const facts = [...(await loadSchoolFacts(ids)).values()];
  return facts
    .flatMap(({ id, website, note, testPolicy }) => [
      { place: `school ${id}`, text: note ?? "", source: CAIRN, urls: [website], ...NEEDS_NO_CHECK },
      ...(testPolicy?.basis === "checked" ? [policyText(id, testPolicy)] : []),
    ])
    .filter(({ text }) => text !== "");
}

const NEEDS_NO_CHECK = { checked_on: checkedFile.checked_on, verified: null };

type OwnPolicy = Extract<KnownTestPolicy, { basis: "checked" }>;

/** A college confirms its own policy, so the host of its source is held against its website by another test. */
function policyText(id: string, { note, source: { source, sourceUrl, checked_on } }: OwnPolicy): ShippedText {
  const place = `school ${id}, test policy`;
  return { place, text: note ?? "", source, urls: [sourceUrl], checked_on, verified: null };
}

async function ruleTexts(): Promise<readonly ShippedText[]> {
  return (await domainRules()).map((rule) => ({
    place: `rule ${rule.id}`,
    text: `${rule.title}. ${rule.text}`,
    source: rule.source,
    urls: [rule.sourceUrl],
    checked_on: rule.checked_on,
    verified: rule.verified,
  }));
}

/** All rules that modules of the domain export, at any depth in a value. */
export async function domainRules(): Promise<readonly Rule[]> {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: "utf8" }).filter((file) => /^[^.]+\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(`${DOMAIN}${file}`) as Promise<object>));
  const found = new Map<string, Rule>();
  for (const each of modules) for (const rule of rulesIn(each, new Set())) found.set(`${rule.id} ${rule.text}`, rule);
  return [...found.values()];
}

function rulesIn(value: unknown, seen: Set<unknown>): readonly Rule[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isRule(value)) return [value];
  return Object.values(value).flatMap((part) => rulesIn(part, seen));
}

function isRule(value: object): value is Rule {
  return ["id", "title", "text", "source", "checked_on", "verified"].every((key) => key in value);
}

/** An unknown id has no addresses. The check then reports it. */
function urlsOfResources(ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => resourceFile.resources.find((resource) => resource.id === id)?.url ?? []);
}
