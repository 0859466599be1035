import { costTable } from "./costTable.ts";

const { text, isWithinBudget } = costTable();
console.log(text);
if (!isWithinBudget) process.exitCode = 1;
