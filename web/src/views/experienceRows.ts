import type { Experience } from "@domain/experience/experience";
import { type Hours, hoursOf } from "@domain/experience/experienceHours";
import { EXPERIENCE_TYPES, type ExperienceType } from "@domain/shared/experienceType";
import { typeNames } from "@text/experienceTypes";
import type { ExperienceFilter, Sort } from "./experienceFilter.ts";

export type LoggedExperience = Experience & { readonly id: string };

/** A record with what the list needs. */
export interface ExperienceRow<Record extends LoggedExperience = LoggedExperience> {
  readonly record: Record;
  readonly hours: Hours;
  /** In lower case, computed once, because sorting thousands of rows reads each name many times. */
  readonly name: string;
  /** The searched text, in lower case. */
  readonly words: string;
}

/**
 * Creates rows for records. An unchanged record keeps its row, because every write to one record visits all of them.
 */
export class RowMaker<Record extends LoggedExperience> {
  private asOf = "";
  private rows = new WeakMap<Record, ExperienceRow<Record>>();

  rowsOf(records: readonly Record[], asOf: string): readonly ExperienceRow<Record>[] {
    if (asOf !== this.asOf) {
      this.asOf = asOf;
      this.rows = new WeakMap();
    }
    return records.map((record) => {
      const known = this.rows.get(record);
      if (known) return known;
      const name = record.experienceName.toLowerCase();
      const row = { record, hours: hoursOf(record, asOf), name, words: wordsOf(record) };
      this.rows.set(record, row);
      return row;
    });
  }
}

export function filterRows<Row extends ExperienceRow>(rows: readonly Row[], filter: ExperienceFilter): readonly Row[] {
  const wanted = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    ({ record, words }) =>
      (filter.type === null || record.type === filter.type) &&
      (filter.track === null || record.track === filter.track) &&
      (!filter.isStarred || record.meaningfulExperiences) &&
      wanted.every((word) => words.includes(word)),
  );
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byName = (a: ExperienceRow, b: ExperienceRow) => byText(a.name, b.name);

const ORDERS: Readonly<Record<Sort, (a: ExperienceRow, b: ExperienceRow) => number>> = {
  newest: (a, b) => byText(b.record.created_on, a.record.created_on),
  hours: (a, b) => b.hours.completed - a.hours.completed || b.hours.anticipated - a.hours.anticipated,
  start: (a, b) => byText(b.record.startDate ?? "", a.record.startDate ?? ""),
  name: () => 0,
  type: (a, b) => EXPERIENCE_TYPES.indexOf(a.record.type) - EXPERIENCE_TYPES.indexOf(b.record.type),
};

export function sortRows<Row extends ExperienceRow>(rows: readonly Row[], sort: Sort): readonly Row[] {
  return rows.toSorted((a, b) => ORDERS[sort](a, b) || byName(a, b));
}

export interface TypeTotal extends Hours {
  readonly type: ExperienceType;
  readonly count: number;
}

/** The types that have experiences, in order, with their hours. */
export function totalsByType(rows: readonly ExperienceRow[]): readonly TypeTotal[] {
  return EXPERIENCE_TYPES.map((type) => ({
    type,
    ...totalOf(rows.filter(({ record }) => record.type === type)),
  })).filter(({ count }) => count > 0);
}

export function totalOf(rows: readonly ExperienceRow[]): Hours & { readonly count: number } {
  const sum = (part: keyof Hours) => round(rows.reduce((total, { hours }) => total + hours[part], 0));
  return { count: rows.length, completed: sum("completed"), anticipated: sum("anticipated") };
}

/** How many hours, in how many experiences, change from anticipated to completed if they are split at another day. */
export function movedHours(records: readonly LoggedExperience[], from: string, to: string) {
  const moves = records
    .map((record) => hoursOf(record, to).completed - hoursOf(record, from).completed)
    .filter((hours) => hours !== 0);
  return { count: moves.length, hours: round(moves.reduce((total, hours) => total + hours, 0)) };
}

function wordsOf({
  experienceName,
  organisationName,
  title,
  type,
  description,
  city,
  supervisorName,
}: Experience): string {
  return [experienceName, organisationName, title, typeNames[type], description, city, supervisorName]
    .join("\n")
    .toLowerCase();
}

/** Decimal fractions do not add up exactly in binary. */
function round(hours: number): number {
  return Math.round(hours * 100) / 100;
}
