import { addDays, daysBetween } from "../../../functions/src/domain/shared/calendarDay.ts";
import { tableOf } from "../docs/markedTable.ts";
import file from "./openFacts.json" with { type: "json" };

/** A fact that costs money or a deadline if it is wrong, and that a person has to look up at its source each cycle. */
export interface OpenFact {
  readonly fact: string;
  /** The shipped texts that state it. */
  readonly places: readonly string[];
  /** The page of the body that sets it. */
  readonly look_up: string;
  /** The day by which it matters. */
  readonly by: string;
  /** The first day on which its source can have this cycle's value. */
  readonly cycle_from: string;
  /** The day on which a person saw it at the source. Null if none has. */
  readonly seen_on: string | null;
}

/** Before a fact's day: how many days it may still be unseen. */
const DAYS_LEFT = 30;

export const OPEN_FACTS: readonly OpenFact[] = file;

/** The facts that were not seen in their cycle, those that matter first on top. `problems` are due within 30 days. */
export function unseenFacts(
  today: string,
  facts: readonly OpenFact[] = OPEN_FACTS,
): { readonly warnings: readonly string[]; readonly problems: readonly string[] } {
  const unseen = byDay(facts).filter(({ seen_on, cycle_from }) => seen_on === null || seen_on < cycle_from);
  const isDue = ({ by }: OpenFact) => addDays(today, DAYS_LEFT) >= by;
  const lineOf = ({ fact, by, look_up }: OpenFact) =>
    `${fact}: not seen in this cycle, and it matters by ${by} (${daysBetween(today, by)} days). Look at ${look_up}`;
  return {
    warnings: unseen.filter((fact) => !isDue(fact)).map(lineOf),
    problems: unseen.filter(isDue).map(lineOf),
  };
}

/** The facts as a table in Markdown. `npm run docs:tables` writes it. */
export function factsTable(): string {
  const rows = byDay(OPEN_FACTS).map(({ by, fact, look_up, seen_on }) => [by, fact, `<${look_up}>`, seen_on ?? "no"]);
  return tableOf([["Matters by", "Fact", "Look at", "Seen on"], ...rows]);
}

function byDay(facts: readonly OpenFact[]): readonly OpenFact[] {
  return facts.toSorted((a, b) => a.by.localeCompare(b.by));
}
