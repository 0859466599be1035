import type { ExperienceFields } from "@domain/experience/experience";
import type { ExperienceType } from "@domain/shared/experienceType";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/bulk";
import { useToast } from "../../../components/Toast.tsx";
import type { ExperienceRecord } from "../../../stores/ExperiencesStore.ts";
import { usePlan } from "../../../stores/usePlan.ts";

type TypeFields = Pick<ExperienceFields, "type" | "categories" | "compensation">;

/**
 * What is done with several records at once. The rules check one entry of the summary a write, so each record goes with
 * its entry in a batch of their own; none is waited for, and one line takes all of them back.
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
    for (const { id } of others) void experiences.change(id, begunAs(type));
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

/** Of another type, and with nothing in the fields that said what kind of thing the old one was (`TYPE_SPECIFIC`). */
function begunAs(type: ExperienceType): TypeFields {
  return { type, categories: { common_app: null, amcas: null, aadsas: null }, compensation: null };
}

function hasTypeSpecific({ categories, compensation }: ExperienceRecord): boolean {
  return compensation !== null || Object.values(categories).some((category) => category !== null);
}
