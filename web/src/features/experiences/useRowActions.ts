import { fieldsIn, NAME_LENGTH } from "@domain/experience/experience";
import * as text from "@text/tracker/experienceList";
import { useMemo, useRef } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import type { StarCap } from "./useStarCap.ts";

/** How many characters of the name a copy can keep. */
const ROOM_FOR_NAME = NAME_LENGTH - text.copyOf("").length;

export interface RowActions {
  readonly duplicate: (record: ExperienceRecord) => void;
  readonly remove: (record: ExperienceRecord) => void;
  readonly star: (record: ExperienceRecord) => void;
}

/** The actions of a row. The functions are stable, so rows need not render again. */
export function useRowActions(starCap: StarCap): RowActions {
  const { experiences } = usePlan();
  const showToast = useToast();
  const cap = useRef(starCap);
  cap.current = starCap;

  return useMemo(() => {
    async function star({ id, experienceName, meaningfulExperiences }: ExperienceRecord) {
      const wanted = !meaningfulExperiences;
      if (wanted && !(await cap.current.makeRoom())) return;
      void experiences.change(id, { meaningfulExperiences: wanted });
      showToast(wanted ? text.starGiven(experienceName) : text.starTaken(experienceName), () => {
        void experiences.change(id, { meaningfulExperiences: !wanted });
      });
    }

    return {
      duplicate: (record) => {
        const added = experiences.add({
          ...fieldsIn(record),
          experienceName: text.copyOf(record.experienceName.slice(0, ROOM_FOR_NAME)),
          meaningfulExperiences: false,
        });
        if (added) showToast(text.copied(record.experienceName), () => void experiences.remove(added.id));
      },
      remove: (record) => {
        void experiences.remove(record.id);
        showToast(text.deleted(record.experienceName), () => void experiences.restore(record));
      },
      star: (record) => void star(record),
    };
  }, [experiences, showToast]);
}
