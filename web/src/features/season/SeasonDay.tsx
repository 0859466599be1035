import { type SeasonDay as DayName, STEPS } from "@domain/season/season";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { changeState, setDay } from "../../stores/changeSeason.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { DayField } from "../../ui/forms/DayField.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

interface SeasonDayProps {
  records: SeasonStore;
  each: SeasonOfSchool;
  field: DayName;
  label: string;
}

/** One day of a school's season, saved as soon as it is entered. A step can have happened without a known day. */
export const SeasonDay = observer(function SeasonDay({ records, each, field, label }: SeasonDayProps) {
  const { session } = useStores();
  const { schools } = usePlan();
  const { school, season } = each;
  const step = STEPS.find((known) => known === field);
  const isUndated = step !== undefined && season[field] === null && season.undated.includes(step);
  return (
    <DayField
      label={label}
      value={season[field]}
      uid={session.uid ?? ""}
      draftName={`season/${school.id}/${field}`}
      onSave={(day) => setDay(schools, records, school, field, day)}
    >
      {isUndated && (
        <p className="quiet">
          {text.dayUnknown}{" "}
          <Button
            variant="text"
            aria-label={text.notHappenedOf(label)}
            onClick={() => void changeState(schools, records, school, { kind: "step-back", step })}
          >
            {text.notHappened}
          </Button>
        </p>
      )}
    </DayField>
  );
});
