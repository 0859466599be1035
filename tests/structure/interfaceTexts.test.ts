import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

interface Parameter {
  readonly name: string;
  /** As written: "number". */
  readonly type: string;
}

/** A function of a text module. */
interface Sentence {
  readonly name: string;
  readonly say: (...values: readonly unknown[]) => unknown;
  readonly parameters: readonly Parameter[];
}

/** What a parameter that chooses among words can be. Any other one is a word. */
const CHOICES: Readonly<Record<string, unknown>> = {
  Noun: "entries",
  "keyof typeof orders": "hours",
  "keyof typeof counts": "HS",
  "keyof typeof units": "HS",
  "readonly string[]": ["one", "other"],
};

const sentences: Sentence[] = [];
const words = new Map<string, string>();

for (const folder of ["web/src/text/en", "functions/src/domain/text/en"]) {
  for (const path of readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts")) continue;
    const file = join(PROJECT_ROOT, folder, path);
    collect(path.replace(/\.ts$/, ""), await import(file), parameterLists(readFileSync(file, "utf8")));
  }
}

for (const file of ["faqs.ts", "timeline.ts", "interviewQuestions.ts", "journalPrompts.ts", "resources.json"])
  collect(`content/${file}`, await import(join(PROJECT_ROOT, "web/src/content", file)), []);

function collect(name: string, value: unknown, lists: readonly (readonly Parameter[])[]): void {
  if (typeof value === "string") words.set(name, value);
  if (typeof value === "function") {
    const names = namesIn(String(value));
    const parameters = lists.find((list) => list.map((each) => each.name).join() === names.join()) ?? [];
    sentences.push({ name, say: (...values) => Reflect.apply(value, null, values), parameters });
  }
  if (value !== null && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) collect(`${name}.${key}`, inner, lists);
}

/** Every list of parameters in a module. */
function parameterLists(source: string): readonly (readonly Parameter[])[] {
  return [...source.matchAll(/\(((?:\s*\w+: [^()]*?)+)\)(?:: [^=]+?)? =>/g)].map(([, list = ""]) =>
    [...list.matchAll(/(\w+): ([^,]+)/g)].map(([, name = "", type = ""]) => ({ name, type: type.trim() })),
  );
}

/** The names of a running function's parameters, which have lost their types. */
function namesIn(source: string): readonly string[] {
  const [, list = "", single = ""] = /^\(([^)]*)\)|^(\w+) =>/.exec(source) ?? [];
  return (list || single)
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** What a function says, with `numberOf` for its numbers. */
function said({ say, parameters }: Sentence, numberOf: (name: string) => number): string {
  const sampleOf = ({ name, type }: Parameter) => {
    if (type === "number" || type === "number | null") return numberOf(name);
    return CHOICES[type] ?? (name === "day" ? "2026-12-04" : `the ${name}`);
  };
  // One text takes its numbers in an object.
  return String(parameters.length === 0 ? say({}) : say(...parameters.map(sampleOf)));
}

/** Counts that are never 1: limits of Cairn and of the services, and texts that are shown for several things. */
const SEVERAL =
  /^add\.wasCut|sharing\.allEssaysOf|application\.(?:addAll|addedAll)|essays\.(?:pastedPrompts|addEssays|essaysAdded)|importTable\.(?:moreColumns|deadlinesKept)|schoolFilters\.upTo|schools\.listChecked|schoolFit.*margin|trackerView\.jarHolds\(all|scores\.overLimit|shifts\.showAll|stars\.(?:allGiven|.*whichIsReplaced|.*tooMany)|page\.showAll|\.minLength|\((?:limit|most|megabytes|days)\)$/;

const counted = sentences.flatMap((sentence) =>
  sentence.parameters
    .filter(({ type }) => type.startsWith("number"))
    .map(({ name: count }) => ({
      name: `${sentence.name}(${count})`,
      of: (number: number) => said(sentence, (name) => (name === count ? number : 7)),
    })),
);

/** The sentences with a count that match, with their names. */
function sayingWith(number: number, pattern: RegExp): readonly string[] {
  return counted.flatMap(({ name, of }) => {
    const sentence = of(number);
    return !SEVERAL.test(name) && pattern.test(sentence) ? [`${name}: ${sentence}`] : [];
  });
}

describe("a sentence with a count", () => {
  test("has a singular", () => {
    expect(counted.length).toBeGreaterThan(400);
    expect(sayingWith(1, /\b1 (?:more |other )?(?!is\b|was\b|has\b|less\b)[a-z]+s\b(?! a | the |\.$)/)).toEqual([]);
    expect(sayingWith(1, /(?<!of )\b1 [^.,;]*\b(?:are|were|have|wait|need)\b/)).toEqual([]);
  });

  test("has no 0 that does something", () => {
    // These are shown only for something that waits or needs a look.
    const shownFromOne = /changesWaiting|rowsNeedLook/;
    const none = sayingWith(0, /\b0 (?:\w+ )?(?:waits?|needs?|stands?)\b/);
    expect(none.filter((line) => !shownFromOne.test(line))).toEqual([]);
  });

  test("differs in the noun between 1 and 2", () => {
    const alike = counted.filter(({ of }) => of(1).replaceAll(/\b1\b/g, "2") === of(2));

    expect(
      alike.filter(
        ({ name, of }) =>
          !SEVERAL.test(name) &&
          /\b2 (?:more )?(?:hour|day|school|college|task|entry|essay|word|character|row|course)\b/.test(of(2)),
      ),
    ).toEqual([]);
  });
});

test("help texts are sentences", () => {
  const help = [...words].filter(
    ([name]) =>
      !name.startsWith("tracker/essayHints") &&
      !name.includes("groups") &&
      /(?:Hint|\bhint|[hH]ints\.\w+|[a-z]Help)$/.test(name),
  );

  expect(help.length).toBeGreaterThan(30);
  expect(help.filter(([, text]) => !/[.!?]”?$/.test(text))).toEqual([]);
});

/** The other word for each term, which no screen may show. Words to find something by and students' questions may. */
test.each([
  ["advisor", /\badviser/i],
  ["encrypted", /\bseal(?:ed|ing)?\b/i],
  ["to spare", /\bslack\b/i],
  ["anticipated hours", /\bh(?:ours)? planned\b/],
  ["add an experience", /\blog (?:an|your first) experience/i],
  ["organization", /\borganisation/i],
  ["could not confirm", /\b(?:was|were) (?:not )?seen\b/],
])("the interface says %s", (_, other) => {
  const shown = [...words, ...sentences.map((sentence) => [sentence.name, said(sentence, () => 7)] as const)];

  const found = shown.filter(([name, text]) => !/[wW]ords|question$/.test(name) && other.test(text));
  expect(found).toEqual([]);
});
