import { useCallback, useMemo, useState } from "react";
import { type LoadedTraits, loadCollegeTraits } from "../../content/schools/collegeTraits.ts";
import { type Loaded, useLoaded } from "../../ui/components/useLoaded.ts";
import type { SchoolFilter } from "./schoolFilter.ts";
import { isWantedBy } from "./wantedTraits.ts";

/** Null lets every college through. */
export type TraitsWanted = Pick<SchoolFilter, "setting" | "town" | "major">;

export interface TraitSearch {
  readonly wanted: TraitsWanted;
  readonly want: (wanted: TraitsWanted) => void;
  /** Null until they are needed and have loaded. */
  readonly traits: Loaded<LoadedTraits | null>;
  /** Whether the college with this id in the catalog is wanted. */
  readonly isWanted: (schoolId: string) => boolean;
}

const ANY: TraitsWanted = { setting: null, town: null, major: null };

/** The traits that a searched college must have. The file of them loads when the first is chosen. */
export function useTraitSearch(): TraitSearch {
  const [wanted, want] = useState(ANY);
  const isNeeded = Object.values(wanted).some((value) => value !== null);
  const traits = useLoaded(useCallback(async () => (isNeeded ? loadCollegeTraits() : null), [isNeeded]));
  const isWanted = useMemo(() => isWantedBy(wanted, traits.value), [wanted, traits.value]);
  return { wanted, want, traits, isWanted };
}
