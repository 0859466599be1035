import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { loadContentItems } from "../../web/src/app/layout/search/contentItems.ts";
import { type OwnRecords, ownItems } from "../../web/src/app/layout/search/ownItems.ts";
import { type SiteFinder, siteFinder } from "../../web/src/app/layout/search/siteFinder.ts";
import { sitePages } from "../../web/src/app/layout/search/sitePages.ts";
import type { Figure } from "./figure.ts";

const PLACES = ["Riverside", "Lakeview", "Hope", "Lincoln", "Harbor", "Summit", "Cedar", "Union", "Mercy", "Oakwood"];
const WORKS = [
  "food pantry",
  "free clinic",
  "soil lab",
  "tutoring",
  "chess club",
  "hospital desk",
  "shelter",
  "library",
];
const QUERIES = [
  "riversde food",
  "lincon tutoring",
  "scores",
  "hospitl desk 12",
  "khan academmy",
  "mercy shelter 7",
  "gpa",
];

/** The time of one key press in the site search, with many records and with few. */
export async function benchSearch(): Promise<readonly Figure[]> {
  const few = await finderOver(20);
  const many = await finderOver(2_000);
  const [keyOfFew, keyOfMany] = [slowKey(few.find), slowKey(many.find)];
  return [
    {
      name: "Site search, one key press over 2,000 records, 95th percentile",
      value: keyOfMany,
      unit: "ms",
      comparedWith: `20 records (${keyOfFew.toFixed(1)} ms)`,
      ratio: keyOfMany / keyOfFew,
    },
    {
      name: "Site search, getting ready with 2,000 records",
      value: many.ready,
      unit: "ms",
      comparedWith: `20 records (${few.ready.toFixed(1)} ms)`,
      ratio: many.ready / few.ready,
    },
  ];
}

async function finderOver(count: number): Promise<{ readonly find: SiteFinder; readonly ready: number }> {
  const experiences = Array.from({ length: count }, (_, index) => ({
    ...EMPTY_EXPERIENCE,
    id: `e${index}`,
    experienceName: `${PLACES[index % PLACES.length]} ${WORKS[(index * 3) % WORKS.length]} ${index}`,
    shifts: {},
  }));
  const none = {
    scores: [],
    schools: [],
    courses: [],
    practices: [],
    letters: [],
    interviews: [],
    journals: [],
    essays: [],
    essayTexts: [],
    tasks: [],
    earlierTasks: [],
    threads: [],
    saved: [],
  };
  const own: OwnRecords = { experiences, details: experiences, ...none };
  const content = await loadContentItems();
  const began = performance.now();
  const find = await siteFinder([...sitePages("PM"), ...ownItems(own, "2026-11-21"), ...content]);
  return { find, ready: performance.now() - began };
}

/** Types each query letter by letter: once to warm up, then measured. */
function slowKey(find: SiteFinder): number {
  const typed = QUERIES.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  for (const query of typed) find(query);
  const times = typed.map((query) => {
    const began = performance.now();
    find(query);
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
