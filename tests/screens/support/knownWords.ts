import { adminAuth, adminDb } from "../../support/suite.ts";

/** Fields of stored documents that hold a student's own words, or those of shipped content. */
const OWN_WORDS = /name|Name|text|note|title|label|description|email/;

function* stringsIn(value: unknown, wanted: (field: string) => boolean, field = ""): Generator<string> {
  if (typeof value === "string") {
    if (wanted(field) && value.trim() !== "") yield value.replace(/\s+/g, " ").trim();
  } else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item, wanted, field);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, wanted, key);
}

/** Everything the app ships that is not its interface: schools, resources, answers, steps, and rules with their source. */
export function contentWords(): Set<string> {
  return new Set();
}

/** What a demo student's documents say in words. */
export async function wordsOf(demo: string): Promise<Set<string>> {
  const { uid } = await adminAuth.getUserByEmail(`${demo}@cairn.test`);
  const words = new Set<string>();
  const user = adminDb.doc(`users/${uid}`);
  const lists = [...(await user.listCollections()), adminDb.collection("stageCategories")];
  const own = (await Promise.all(lists.map(async (list) => (await list.get()).docs))).flat();
  for (const document of [await user.get(), ...own])
    for (const word of stringsIn(document.data(), (field) => OWN_WORDS.test(field))) words.add(word);
  return words;
}
