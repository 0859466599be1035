import { type Essay, weekOf } from "../essay/essay.ts";
import { essayIndexOf, wordsAdded } from "../essay/essayIndex.ts";
import type { EssayVersion } from "../essay/essayVersions.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { SampleEssay, SampleRecords } from "./samplePlan.ts";

/** The essays that a sample student has begun by a day, with their versions and their index. */
export function essayDocuments(all: SampleRecords["essays"], today: string) {
  const samples = Object.fromEntries(Object.entries(all).filter(([, { started }]) => started >= 0));
  const essays = Object.fromEntries(Object.entries(samples).map(([id, sample]) => [id, essayOf(sample, today)]));
  return {
    essays,
    essayVersions: versionsOf(samples, today),
    index: { ...essayIndexOf(essays), weeks: weeksOf(Object.values(samples), today) },
  };
}

function essayOf(
  { school, service = null, due, started, sent, versions: _, status, ...fields }: SampleEssay,
  today: string,
): Essay {
  return {
    ...fields,
    status: sent !== undefined && sent >= 0 ? "sent" : status,
    service,
    school_id: school ?? null,
    due_on: due === null ? null : addDays(today, -due),
    created_at: eveningOf(started, today),
    deleted_on: null,
  };
}

function versionsOf(essays: SampleRecords["essays"], today: string): Readonly<Record<string, object>> {
  const lists = Object.entries(essays).flatMap(([id, { versions = [] }]) => {
    const rows = versions
      .filter(({ saved }) => saved >= 0)
      .map(({ saved, name, text }, index): [string, EssayVersion] => [
        `version-${index + 1}`,
        { at: eveningOf(saved, today), name, reason: name === "" ? "session" : "named", text },
      ]);
    return rows.length > 0 ? [[id, { items: Object.fromEntries(rows), changed_item: "version-1" }] as const] : [];
  });
  return Object.fromEntries(lists);
}

/** The words written in each week: those of each version, and the rest of the text a few days after the last one. */
function weeksOf(essays: readonly SampleEssay[], today: string): Readonly<Record<string, number>> {
  const weeks: Record<string, number> = {};
  for (const { versions = [], started, text } of essays) {
    const steps = [
      ...versions.filter(({ saved }) => saved >= 0),
      { saved: Math.max(0, (versions.at(-1)?.saved ?? started) - 3), text },
    ];
    let before = "";
    for (const step of steps) {
      const week = weekOf(addDays(today, -step.saved));
      weeks[week] = (weeks[week] ?? 0) + wordsAdded(before, step.text);
      before = step.text;
    }
  }
  return weeks;
}

/** The moment, in milliseconds. */
function eveningOf(ago: number, today: string): number {
  return Date.parse(addDays(today, -ago)) + 66_000_000;
}
