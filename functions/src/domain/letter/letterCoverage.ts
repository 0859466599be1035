import type { School } from "../school/school.ts";
import type { Rule } from "../shared/rule.ts";
import { LETTER_STEPS, type Letter, type LetterService } from "./letter.ts";
import { goesTo, isDeclined, letterServiceOf } from "./letterRoute.ts";
import { KINDS_FOR, type LetterNeed, usualLetters } from "./usualLetters.ts";

type Row = Letter & { readonly id: string };
type Applied = Pick<School, "kind" | "state" | "control" | "schoolId" | "name"> & { readonly id: string };

/** One of the letters a school usually asks for. */
export interface CoveredPlace<Given extends Row = Row> {
  readonly need: LetterNeed;
  /** The letter that fills it; null if none goes to the school. */
  readonly letter: Given | null;
  /** A planned letter has not been asked for. An open place is usual, and the school may not want it filled. */
  readonly state: "received" | "coming" | "planned" | "open";
  /** For an open one: letters that would fill it, but do not go to the school. Each is offered once. */
  readonly candidates: readonly Given[];
}

export interface LetterCoverage<Given extends Row = Row> {
  /** Null if the school has an application form of its own. */
  readonly service: LetterService | null;
  readonly places: readonly CoveredPlace<Given>[];
  /** Letters that go to the school beyond what it usually asks for. */
  readonly others: readonly Given[];
  /** How many places are needed, and how many of them are in each state. */
  readonly needed: number;
  readonly counts: Readonly<Record<CoveredPlace["state"], number>>;
  readonly rule: Rule;
}

/**
 * What a school usually asks for, and which of the student's letters fill it. A letter fills one place, and places that
 * only some letters can fill come first. The letter that is furthest along is taken.
 */
export function letterCoverage<Given extends Row>(school: Applied, letters: readonly Given[]): LetterCoverage<Given> {
  const service = letterServiceOf(school);
  const { needs, withCommittee, rule } = usualLetters(school.kind, service);
  const usable = letters.filter((letter) => !isDeclined(letter)).toSorted((a, b) => progress(b) - progress(a));
  const sent = usable.filter((letter) => goesTo(letter, school));
  const hasCommittee = sent.some(({ kind }) => KINDS_FOR.committee.includes(kind));
  const wanted = hasCommittee && withCommittee !== null ? withCommittee : needs;
  const left = new Set(sent);
  const filledBy = new Map<number, Given>();
  const byStrictness = wanted
    .map((need, at) => ({ need, at }))
    .toSorted((a, b) => looseness(a.need) - looseness(b.need));
  for (const { need, at } of byStrictness) {
    const letter = [...left].find((each) => fills(need, each));
    if (!letter) continue;
    left.delete(letter);
    filledBy.set(at, letter);
  }
  const candidates = offered(
    byStrictness.filter(({ at }) => !filledBy.has(at)),
    usable.filter((letter) => !goesTo(letter, school)),
  );
  const places = wanted.map((need, at): CoveredPlace<Given> => {
    const letter = filledBy.get(at) ?? null;
    return { need, letter, state: stateOf(letter), candidates: candidates.get(at) ?? [] };
  });
  const counted = places.filter(({ need }) => need !== "optional");
  return {
    service,
    places,
    others: [...left],
    needed: counted.length,
    counts: {
      received: countOf(counted, "received"),
      coming: countOf(counted, "coming"),
      planned: countOf(counted, "planned"),
      open: countOf(counted, "open"),
    },
    rule,
  };
}

/** Deals the letters out over the open places, so that two places for one kind do not offer the same letter. */
function offered<Given extends Row>(
  open: readonly { readonly need: LetterNeed; readonly at: number }[],
  unsent: readonly Given[],
): ReadonlyMap<number, readonly Given[]> {
  const dealt = new Map<number, Given[]>();
  for (const letter of unsent) {
    const fitting = open.filter(({ need }) => fills(need, letter));
    const [place] = fitting.toSorted((a, b) => (dealt.get(a.at)?.length ?? 0) - (dealt.get(b.at)?.length ?? 0));
    if (place) dealt.set(place.at, [...(dealt.get(place.at) ?? []), letter]);
  }
  return dealt;
}

function fills(need: LetterNeed, { kind }: Row): boolean {
  return need === "any" || need === "optional" || KINDS_FOR[need].includes(kind);
}

/** Places for certain kinds first, then those for any letter, then what is optional. */
function looseness(need: LetterNeed): number {
  return need === "optional" ? 2 : need === "any" ? 1 : 0;
}

function stateOf(letter: Row | null): CoveredPlace["state"] {
  if (letter === null) return "open";
  if (letter.received_on !== null) return "received";
  return progress(letter) === -1 ? "planned" : "coming";
}

function countOf(places: readonly CoveredPlace[], wanted: CoveredPlace["state"]): number {
  return places.filter(({ state }) => state === wanted).length;
}

function progress(letter: Row): number {
  return LETTER_STEPS.findLastIndex((step) => letter[step] !== null);
}
