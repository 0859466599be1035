import type { Season } from "@domain/season/season";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { DayField } from "../../ui/forms/DayField.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

interface SeasonDayProps {
  records: SeasonStore;
  each: SeasonOfSchool;
  field: keyof Omit<Season, "answer" | "plan">;
  label: string;
}

/** One day of a school's season, saved as soon as it is entered. */
export const SeasonDay = observer(function SeasonDay({ records, each, field, label }: SeasonDayProps) {
  const { session } = useStores();
  const { school, season } = each;
  return (
    <DayField
      label={label}
      value={season[field]}
      uid={session.uid ?? ""}
      draftName={`season/${school.id}/${field}`}
      onSave={(day) => records.change(school, { [field]: day })}
    />
  );
});
