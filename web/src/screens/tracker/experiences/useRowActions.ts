import { fieldsIn, NAME_LENGTH } from "@domain/experience/experience";
import * as text from "@text/tracker/experienceList";
import { useMemo, useRef } from "react";
import { useToast } from "../../../components/Toast.tsx";
import type { ExperienceRecord } from "../../../stores/ExperiencesStore.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import type { StarCap } from "./useStarCap.ts";

/** What a copy may keep of a name beside the word that says it is one. */
const ROOM_FOR_NAME = NAME_LENGTH - text.copyOf("").length;

export interface RowActions {
  readonly duplicate: (record: ExperienceRecord) => void;
  readonly remove: (record: ExperienceRecord) => void;
  readonly star: (record: ExperienceRecord) => void;
}

/** What can be done with a row. The same functions for as long as the list stands, so that rows need not be drawn anew. */
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
