/** `npm run check:content`: fails when something in the shipped content is wrong or older than a year. */
import { localDayOf } from "../../../functions/src/domain/calendarDay.ts";
import { contentProblems } from "./contentProblems.ts";

const problems = contentProblems(localDayOf(new Date()));
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? "The content is well formed and fresh." : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
