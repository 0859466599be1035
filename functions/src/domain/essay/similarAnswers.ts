import { PROMPT_TOPICS } from "./promptTopics.ts";

/** The most earlier answers that are offered for a prompt. */
export const OFFERED_ANSWERS = 3;

/** A prompt that is being answered. */
export interface AskedPrompt {
  readonly prompt: string;
  /** The student's own choice of a kind (`EssayKind`), if there is one. */
  readonly kind?: string | null;
  /** The name of the school that asks. Its name in the prompt then counts as "our school". */
  readonly school?: string | null;
}

/** An earlier essay that a new one could start from. */
export interface EarlierAnswer extends AskedPrompt {
  readonly id: string;
  /** The answer, or its beginning: only the first {@link READ_CHARACTERS} characters count. */
  readonly text?: string;
}

/** How much of an answer is compared. Its prompt says more than its words, which are the student's story. */
const READ_CHARACTERS = 400;
/** A likeness below this is chance. */
const LEAST_LIKENESS = 0.08;

const TOPIC_SHARE = 0.65;
const OPENING_WEIGHT = 0.15;
/** Added if the student gave both the same kind. */
const SAME_KIND = 0.15;

/**
 * Returns the earlier answers whose prompts ask for the most similar thing, the most similar first, at most three. Runs
 * on the device. The likeness is the cosine of two TF-IDF vectors, one of word stems and one of the topics that a prompt
 * names, so prompts that share a topic but no word are found as well. Answers without a prompt are compared by their
 * first words.
 */
export function similarAnswers<T extends EarlierAnswer>(asked: AskedPrompt, earlier: readonly T[]): readonly T[] {
  const own = read(asked);
  const readings = earlier.map(readOnce);
  const rarity = rarityIn([own, ...readings]);
  return earlier
    .map((answer, place) => {
      const other = readings[place] ?? EMPTY;
      const sameKind = isChosen(asked.kind) && asked.kind === answer.kind ? SAME_KIND : 0;
      const likeness =
        TOPIC_SHARE * cosine(own.topics, other.topics, rarity) +
        (1 - TOPIC_SHARE) * cosine(own.stems, other.stems, rarity);
      return { answer, likeness: likeness + sameKind };
    })
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, OFFERED_ANSWERS)
    .map(({ answer }) => answer);
}

/** "Other" says nothing about what two prompts have in common. */
function isChosen(kind: AskedPrompt["kind"]): boolean {
  return Boolean(kind) && kind !== "other";
}

/** Terms and how much each weighs in the text. */
type Weights = ReadonlyMap<string, number>;

interface Reading {
  readonly stems: Weights;
  readonly topics: Weights;
}

const EMPTY: Reading = { stems: new Map(), topics: new Map() };

function read({ prompt, school, text = "" }: AskedPrompt & { readonly text?: string }): Reading {
  const asked = withoutName(prompt, school ?? "").toLowerCase();
  const stems = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const each of stemsOf(words)) stems.set(each, Math.max(stems.get(each) ?? 0, weight));
  };
  add(text.slice(0, READ_CHARACTERS), OPENING_WEIGHT);
  add(asked, 1);
  const topics = Object.entries(PROMPT_TOPICS).filter(([, pattern]) => pattern.test(asked));
  return { stems, topics: new Map(topics.map(([topic]) => [`topic ${topic}`, 1])) };
}

/** The most readings that are remembered: more than a student has essays. */
const REMEMBERED = 1_000;
const KNOWN_READINGS = new Map<string, Reading>();

/** Earlier answers are read once, not again with each letter of the new prompt. */
function readOnce({ prompt, school, text = "" }: EarlierAnswer): Reading {
  const beginning = text.slice(0, READ_CHARACTERS);
  const key = [prompt, school ?? "", beginning].join("\n");
  const known = KNOWN_READINGS.get(key);
  if (known) return known;
  if (KNOWN_READINGS.size >= REMEMBERED) KNOWN_READINGS.clear();
  const reading = read({ prompt, school: school ?? null, text: beginning });
  KNOWN_READINGS.set(key, reading);
  return reading;
}

/** The prompt with "our school" in place of the school's name, also of its first words: "Why Alder?" of Alder University. */
function withoutName(prompt: string, school: string): string {
  const [first = ""] = school.split(/ (?:School|College|University|Institute)\b/);
  return [school, first]
    .filter((name) => name.length > 2)
    .reduce((text, name) => text.replaceAll(name, "our school"), prompt);
}

/** How much each term says: the logarithm of how few of the texts have it. */
function rarityIn(readings: readonly Reading[]): Weights {
  const texts = new Map<string, number>();
  for (const { stems, topics } of readings) {
    for (const term of [...stems.keys(), ...topics.keys()]) texts.set(term, (texts.get(term) ?? 0) + 1);
  }
  return new Map([...texts].map(([term, count]) => [term, Math.log(1 + readings.length / count)]));
}

/** Returns 0 for two texts without a common term, and 1 for the same terms. */
function cosine(one: Weights, other: Weights, rarity: Weights): number {
  const weight = (weights: Weights, term: string) => (weights.get(term) ?? 0) * (rarity.get(term) ?? 0);
  const length = (weights: Weights) => Math.hypot(...[...weights.keys()].map((term) => weight(weights, term)));
  const both = length(one) * length(other);
  if (both === 0) return 0;
  return [...one.keys()].reduce((sum, term) => sum + weight(one, term) * weight(other, term), 0) / both;
}

/** Words that nearly all prompts have, and that say nothing about what is asked. */
const COMMON = new Set(
  `a about above add all also am an and another any are as at be because been before being below best but by can could
  describe did discuss do does doing each either etc every example experience experiences explain few for from further
  get give given had has have having he her here him his how i if in include into is it its itself just let like list
  make many may me might more most much must my no nor not now of on one only or other our out over own page please
  provide reflect same school share she should show since so some something space specific such take tell than that the
  their them then there these they thing this those through time to too under up upon us use used using very was way we
  were what when where which while who whom whose why will wish with would write you your yourself`.split(/\s+/),
);

/** The stems of the words that say something. */
function stemsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length > 2 && !COMMON.has(word)).map(stem);
}

/** Endings of English words that carry no meaning of their own, the longest first. */
const ENDINGS =
  /(?:ibilities|abilities|ations|ically|ments|ation|ition|ities|nesses|ingly|ments|ness|ment|ions|ings|ers|ity|ing|ies|ion|ive|ful|ual|ed|er|ly|es|al|s|e|y)$/;

/** Cuts an English word's ending. Only equality of stems counts, so a stem need not be a word. */
function stem(word: string): string {
  const cut = word.replace(ENDINGS, "");
  return cut.length >= 3 ? cut : word;
}
