import type { Finding, Need, State } from "./Finding.ts";

const MARKS: Readonly<Record<State, string>> = { good: "ok  ", note: "note", missing: "MISS" };
const HEADS: Readonly<Record<Need, string>> = { start: "To start", test: "To test", deploy: "To deploy" };

/** The findings as text for the terminal, in groups, with a summary as the last line. */
export function report(findings: readonly Finding[]): string {
  const needs = (Object.keys(HEADS) as Need[]).filter((need) => findings.some((each) => each.need === need));
  const width = Math.max(...findings.map(({ what }) => what.length));
  const groups = needs.map((need) =>
    [HEADS[need], ...findings.filter((each) => each.need === need).map((each) => line(each, width))].join("\n"),
  );
  const wanting = findings.filter(({ state }) => state === "missing").length;
  return [...groups, wanting === 0 ? "Nothing is missing." : `${wanting} missing.`].join("\n\n");
}

function line({ what, state, says, todo }: Finding, width: number): string {
  const found = `  ${MARKS[state]}  ${what.padEnd(width)}  ${says}`;
  return todo === "" ? found : `${found}\n${" ".repeat(width + 10)}${todo}`;
}
