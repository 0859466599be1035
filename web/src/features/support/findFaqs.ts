import type { Faq } from "../../content/faqs.ts";
import { hasWords, wordsOfQuery } from "../../ui/components/findWords.ts";

/** The FAQs that contain every word. Matches in the question come first. */
export function searchFaqs(faqs: readonly Faq[], query: string): readonly Faq[] {
  const words = wordsOfQuery(query);
  const inQuestion = faqs.filter(({ question }) => hasWords(question, words));
  const inAnswer = faqs.filter((faq) => !inQuestion.includes(faq) && hasWords(allOf(faq), words));
  return [...inQuestion, ...inAnswer];
}

/** Everything of a FAQ that is searched. */
function allOf({ question, keywords = "", topic, answer }: Faq): string {
  return [question, keywords, topic, answer].join(" ");
}

/** Words in so many questions that they identify none. */
const COMMON = new Set(
  "a an and are can cannot do does for from get have how i in is it me my of on or the this to what when where which who why with you your".split(
    " ",
  ),
);

/** A few FAQs that the subject, as far as it is typed, may be about. */
export function suggestFaqs(faqs: readonly Faq[], subject: string, count = 3): readonly Faq[] {
  const words = wordsOfQuery(subject).filter((word) => word.length > 2 && !COMMON.has(word));
  return faqs
    .map((faq) => ({ faq, weight: weightOf(faq, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ faq }) => faq);
}

/** A word in the question weighs more than one in the answer, which alone is not enough. */
function weightOf({ question, keywords = "", answer, topic }: Faq, words: readonly string[]): number {
  const inQuestion = words.filter((word) => hasWords(`${question} ${keywords} ${topic}`, [stemOf(word)])).length;
  const inAnswer = words.filter((word) => hasWords(answer, [stemOf(word)])).length;
  return inQuestion === 0 && inAnswer < 2 ? 0 : 3 * inQuestion + inAnswer;
}

/** Reduces "passwords" and "password", or "logging" and "log", to the same stem. */
function stemOf(word: string): string {
  return word.replace(/(?:ing|s)$/, "").replace(/([^aeiou])\1$/, "$1");
}
