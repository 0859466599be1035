import { type ExperienceFields, experienceFields } from "@domain/experience";
import { useMemo, useRef } from "react";
import { useToast } from "../../../components/Toast.tsx";
import { useStores } from "../../../stores/useStores.ts";
import type { StoredExperience } from "./storedExperience.ts";
import type { StarCap } from "./useStarCap.ts";

export interface RowActions {
  readonly duplicate: (record: StoredExperience) => void;
  readonly remove: (record: StoredExperience) => void;
  readonly star: (record: StoredExperience) => void;
}

/** What can be done with a row. The same functions for as long as the list stands, so that rows need not be drawn anew. */
export function useRowActions(starCap: StarCap): RowActions {
  const { experiences } = useStores();
  const showToast = useToast();
  const cap = useRef(starCap);
  cap.current = starCap;

  return useMemo(() => {
    async function star({ id, experienceName, meaningfulExperiences }: StoredExperience) {
      const wanted = !meaningfulExperiences;
      if (wanted && !(await cap.current.makeRoom())) return;
      void experiences.change(id, { meaningfulExperiences: wanted });
      showToast(wanted ? `Starred "${experienceName}".` : `Took the star off "${experienceName}".`, () => {
        void experiences.change(id, { meaningfulExperiences: !wanted });
      });
    }

    return {
      duplicate: (record) => {
        const copy: ExperienceFields = experienceFields.parse(record);
        const id = experiences.add({
          ...copy,
          experienceName: `${record.experienceName.slice(0, 190)} (copy)`,
          meaningfulExperiences: false,
        });
        if (id !== null) showToast(`Copied "${record.experienceName}".`, () => void experiences.remove(id));
      },
      remove: (record) => {
        void experiences.remove(record.id);
        showToast(`Deleted "${record.experienceName}".`, () => void experiences.restore(record));
      },
      star: (record) => void star(record),
    };
  }, [experiences, showToast]);
}
