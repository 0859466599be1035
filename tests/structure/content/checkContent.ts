/**
 * `npm run check:content` fails if shipped content is invalid or was checked more than a year ago, or if a fact that costs
 * a student money or a deadline was not seen in its cycle 30 days before it matters. It lists the facts that are still to
 * look up. With `--against-sources`, it also reads every source and fails if one contains a sentence of ours.
 */
import { localDayOf } from "../../../functions/src/domain/shared/calendarDay.ts";
import { againstSources } from "./againstSources.ts";
import { contentProblems } from "./contentProblems.ts";
import { unseenFacts } from "./openFacts.ts";
import { shippedTexts } from "./shippedTexts.ts";

const today = localDayOf(new Date());
const unseen = unseenFacts(today);
const problems = [...contentProblems(today), ...unseen.problems];
for (const warning of unseen.warnings) console.log(`To look up: ${warning}`);
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? "The content is valid and up to date." : `${problems.length} problems.`);
const copied = process.argv.includes("--against-sources") ? await copiedSentences() : 0;
process.exit(problems.length + copied === 0 ? 0 : 1);

async function copiedSentences(): Promise<number> {
  const texts = await shippedTexts();
  const { read, copied: found, unreachable } = await againstSources(texts);
  for (const line of [...unreachable, ...found]) console.log(line);
  console.log(
    `${texts.length} texts compared with ${read} sources: ${found.length} runs of words are shared, ` +
      `${unreachable.length} sources could not be read.`,
  );
  return found.length;
}
