import type { FactSource } from "./factSource.ts";
import { loadUnitids } from "./loadUnitids.ts";

/** The columns of `collegeTraits.json`, in its order. */
export const TRAIT_COLUMNS = ["unitid", "locale", "majors"] as const;

export const SETTINGS = ["city", "suburb", "town", "rural"] as const;
export type Setting = (typeof SETTINGS)[number];
/** Of the city it is in or near: 250,000 people or more, 100,000 or more, fewer. A town is small. */
export const TOWN_SIZES = ["large", "midsize", "small"] as const;
export type TownSize = (typeof TOWN_SIZES)[number];

/** Where a college is, and what one can study there. */
export interface CollegeTraits {
  readonly setting: Setting | null;
  /** Null in the country. */
  readonly townSize: TownSize | null;
  /** Two-digit families of majors in which it gives degrees (`majorFamilies.ts`). */
  readonly majors: readonly string[];
}

export interface LoadedTraits {
  /** By the id in the catalog. Null for a college that the file does not have. */
  readonly traitsOf: (schoolId: string) => CollegeTraits | null;
  /** Empty while the file has no figures yet. */
  readonly sources: Readonly<Partial<Record<"locale" | "majors", FactSource>>>;
}

/** Loads the setting and the majors of every college, to search them on the device. */
export async function loadCollegeTraits(): Promise<LoadedTraits> {
  const [{ default: file }, unitidOf] = await Promise.all([import("./collegeTraits.json"), loadUnitids()]);
  const rows = new Map(file.rows.map((row: string) => [row.slice(0, row.indexOf("\t")), row]));
  return {
    sources: file.sources,
    traitsOf: (schoolId) => {
      const row = rows.get(unitidOf(schoolId));
      return row === undefined ? null : traitsIn(row);
    },
  };
}

/** A row's traits. The first digit of the agency's locale is the setting, the second the size of a city or a suburb. */
export function traitsIn(row: string): CollegeTraits {
  const [, locale = "", majors = ""] = row.split("\t");
  const setting = SETTINGS[Number(locale[0]) - 1] ?? null;
  const isSized = setting === "city" || setting === "suburb";
  return {
    setting,
    townSize: isSized ? (TOWN_SIZES[Number(locale[1]) - 1] ?? null) : setting === "town" ? "small" : null,
    majors: majors.match(/../g) ?? [],
  };
}
