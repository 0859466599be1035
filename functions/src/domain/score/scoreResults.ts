import { formatDecimal } from "../shared/language.ts";
import type { Score, ScoreKind } from "./score.ts";
import { isWeighted, newestScale, type ScoreScale, type ScoreTest, scaleOfResult } from "./scoreTests.ts";

/** The number that represents an attempt: a total, a composite, an average. Null for a planned test. */
export function resultOf({ test, date, kind, values, scales }: Score): number | null {
  if (kind === "planned") return null;
  const { result, sections } = scaleOfResult({ test, date, scales });
  return result === "sum" ? sumOf(sections, values) : (values[result] ?? null);
}

/** Null if a section is missing. */
export function sumOf(sections: ScoreScale["sections"], values: Readonly<Record<string, number>>): number | null {
  return sections.reduce<number | null>((sum, { id }) => {
    const value = values[id];
    return sum === null || value === undefined ? null : sum + value;
  }, 0);
}

export function byDate<Row extends Pick<Score, "date">>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** A student's attempts of one test and kind, earliest first. An attempt's position is its number. */
export function attemptsAt<Row extends Score>(rows: readonly Row[], test: ScoreTest, kind: ScoreKind): Row[] {
  return byDate(rows.filter((row) => row.test === test && row.kind === kind));
}

export interface Result {
  readonly value: number;
  readonly date: string;
  readonly kind: ScoreKind;
  readonly scale: ScoreScale;
}

export interface LatestAndBest {
  readonly latest: Result | null;
  readonly best: Result | null;
}

/**
 * A student's latest and best result: official ones if there are any, else practice. Only results on the latest one's
 * scale are compared. For a GPA, the unweighted one is used if it is known.
 */
export function latestAndBest(rows: readonly Score[], test: ScoreTest): LatestAndBest {
  const official = attemptsAt(rows, test, "official");
  const taken = plainGpas(official.length > 0 ? official : attemptsAt(rows, test, "practice"));
  const last = taken.at(-1);
  if (!last) return { latest: null, best: null };
  const { id } = scaleOfResult(last);
  const results = taken.filter((row) => scaleOfResult(row).id === id).flatMap(asResult);
  return {
    latest: results.at(-1) ?? null,
    best: results.reduce<Result | null>((best, each) => (best && best.value >= each.value ? best : each), null),
  };
}

function plainGpas(rows: readonly Score[]): readonly Score[] {
  const plain = rows.filter((row) => !isWeighted(row));
  return plain.length > 0 ? plain : rows;
}

function asResult(row: Score): Result[] {
  const value = resultOf(row);
  return value === null ? [] : [{ value, date: row.date, kind: row.kind, scale: scaleOfResult(row) }];
}

/** The nearest planned test from a day on. */
export function nextTest<Row extends Score>(rows: readonly Row[], test: ScoreTest, today: string): Row | null {
  return attemptsAt(rows, test, "planned").find(({ date }) => date >= today) ?? null;
}

interface WithTargets {
  readonly score_targets?: Readonly<Partial<Record<ScoreTest, number>>> | undefined;
}

/** The student's goal, on today's scale of the test. Null if the student has no goal. */
export function targetOf({ score_targets }: WithTargets, test: ScoreTest): number | null {
  return score_targets?.[test] ?? null;
}

/** Whether a goal can be shown with results of this scale. */
export function takesTarget(scale: ScoreScale): boolean {
  return newestScale(scale.test).id === scale.id;
}

/** A result in its test's own format. */
export function resultText(test: ScoreTest, value: number): string {
  return test === "GPA" ? formatDecimal(value, 2) : String(value);
}

/** The mean of these sections, rounded half up as ACT and the DAT do. Null if one is missing. */
export function meanOf(values: Readonly<Record<string, number>>, ids: readonly string[], step: number): number | null {
  const parts = ids.map((id) => values[id]).filter((value) => value !== undefined);
  if (parts.length < ids.length) return null;
  const mean = parts.reduce((sum, value) => sum + value, 0) / ids.length;
  return Math.round(mean / step) * step;
}

export interface SuperScore {
  readonly value: number;
  /** The best result of each section. */
  readonly sections: Readonly<Record<string, number>>;
}

const SUPER_SECTIONS: Readonly<Partial<Record<ScoreTest, readonly string[]>>> = {
  SAT: ["RW", "M"],
  ACT: ["E", "M", "R"],
};

/** Combines the best sections of several official tests. Null if there are fewer than two, or none has sections. */
export function superScore(rows: readonly Score[], test: ScoreTest): SuperScore | null {
  const ids = SUPER_SECTIONS[test];
  if (!ids) return null;
  const complete = attemptsAt(rows, test, "official").filter(({ values }) => ids.every((id) => id in values));
  if (complete.length < 2) return null;
  const best = (id: string) => Math.max(...complete.map(({ values }) => values[id] ?? 0));
  const sections = Object.fromEntries(ids.map((id) => [id, best(id)]));
  const value = test === "SAT" ? ids.reduce((sum, id) => sum + (sections[id] ?? 0), 0) : meanOf(sections, ids, 1);
  return value === null ? null : { value, sections };
}
