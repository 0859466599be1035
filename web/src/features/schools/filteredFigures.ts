import type { FactName, SchoolFacts } from "../../content/schools/schoolFacts.ts";

/** The figure of the catalog that a filter reads. */
export const FIGURE_OF = {
  size: "undergraduates",
  setting: "setting",
  town: "setting",
  major: "majors",
  price: "netPrices",
} as const satisfies Readonly<Record<string, FactName>>;
export type FigureFilter = keyof typeof FIGURE_OF;
export const FIGURE_FILTERS = Object.keys(FIGURE_OF) as readonly FigureFilter[];

export function isFigureFilter(name: string): name is FigureFilter {
  return name in FIGURE_OF;
}

type Facts = ReadonlyMap<string, Pick<SchoolFacts, "sources">> | null;

/** The year of a figure, of a college that has it. Null if none has it: it has not loaded, or the files lack it. */
export function yearOfFigure(facts: Facts, figure: FactName): string | null {
  return [...(facts?.values() ?? [])].find(({ sources }) => sources[figure])?.sources[figure]?.year ?? null;
}

/** Whether any of these colleges has the figure. */
export function isFigureKnown(facts: Facts, figure: FactName): boolean {
  return yearOfFigure(facts, figure) !== null;
}
