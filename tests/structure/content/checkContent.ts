/**
 * `npm run check:content`: fails when something in the shipped content is wrong or older than a year. With
 * `--against-sources` it reads every source as well and fails where a sentence of ours stands in one.
 */
import { localDayOf } from "../../../functions/src/domain/shared/calendarDay.ts";
import { againstSources } from "./againstSources.ts";
import { contentProblems } from "./contentProblems.ts";
import { shippedTexts } from "./shippedTexts.ts";

const problems = contentProblems(localDayOf(new Date()));
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? "The content is well formed and fresh." : `${problems.length} problems.`);
const copied = process.argv.includes("--against-sources") ? await copiedSentences() : 0;
process.exit(problems.length + copied === 0 ? 0 : 1);

async function copiedSentences(): Promise<number> {
  const texts = await shippedTexts();
  const { read, copied: found, unreachable } = await againstSources(texts);
  for (const line of [...unreachable, ...found]) console.log(line);
  console.log(
    `${texts.length} texts held against ${read} sources: ${found.length} runs of words are shared, ` +
      `${unreachable.length} sources could not be read.`,
  );
  return found.length;
}
