import { FORM_SERVICES } from "@domain/application/formService";
import { EMPTY_EXPERIENCE, type ExperienceFields } from "@domain/experience/experience";
import type { ExperienceType } from "@domain/shared/experienceType";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/bulk";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import type { ExperienceRecord } from "./ExperiencesStore.ts";

type TypeFields = Pick<ExperienceFields, "type" | "categories" | "compensation">;

/**
 * Actions for several records at once. The security rules check one summary entry for each write, so each record and
 * its entry are one batch. No batch waits for another, and one Undo reverts all of them.
 */
export function useBulkActions() {
  const { experiences } = usePlan();
  const showToast = useToast();

  function changeType(records: readonly ExperienceRecord[], type: ExperienceType) {
    const others = records.filter((record) => record.type !== type);
    if (others.length === 0) {
      showToast(text.typedBefore(typeNames[type]));
      return;
    }
    for (const { id, categories } of others) void experiences.change(id, begunAs(type, categories));
    const said = text.typed(others.length, typeNames[type]);
    showToast(others.some(hasTypeSpecific) ? `${said} ${text.emptied}` : said, () => {
      for (const { id, type: old, categories, compensation } of others) {
        void experiences.change(id, { type: old, categories, compensation });
      }
    });
  }

  function remove(records: readonly ExperienceRecord[]) {
    for (const { id } of records) void experiences.remove(id);
    showToast(text.deleted(records.length), () => {
      for (const record of records) void experiences.restore(record);
    });
  }

  return { changeType, remove };
}

/** Another type, with the fields specific to the old type emptied (`TYPE_SPECIFIC`). */
function begunAs(type: ExperienceType, { recognition, achievement }: TypeFields["categories"]): TypeFields {
  return { type, categories: { ...EMPTY_EXPERIENCE.categories, recognition, achievement }, compensation: null };
}

function hasTypeSpecific({ categories, compensation }: ExperienceRecord): boolean {
  return compensation !== null || FORM_SERVICES.some((service) => categories[service] !== null);
}
