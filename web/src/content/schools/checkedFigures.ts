import { NO_FIGURES, type SchoolFigures } from "@domain/school/schoolFigures";
import type { FactSource } from "./factSource.ts";
import type { SchoolService } from "./schoolFacts.ts";

/** What Cairn has checked by hand about a school. */
interface StoredCheck {
  readonly service?: SchoolService;
  /** The key of the figures' source. */
  readonly from?: string;
  readonly figures?: Partial<SchoolFigures>;
}

export interface Checked {
  /** Null if Cairn has checked no figures itself, as for all colleges. */
  readonly figures: SchoolFigures | null;
  /** A college's form, if it is known. */
  readonly service: SchoolService | null;
}

/** Loads what Cairn keeps by hand: the forms of colleges, and typical scores of medical and dental schools. */
export async function loadCheckedFigures(): Promise<(schoolId: string) => Checked> {
  const { default: file } = await import("./checkedFigures.json");
  const sources: Readonly<Record<string, FactSource>> = file.sources;
  const schools: Readonly<Record<string, StoredCheck>> = file.schools as Record<string, StoredCheck>;
  return (schoolId) => {
    const { service = null, from, figures } = schools[schoolId] ?? {};
    const source = from === undefined ? undefined : sources[from];
    return { figures: figures ? { ...NO_FIGURES, ...source, ...figures } : null, service };
  };
}
