import { OUTCOMES, type Outcome } from "@domain/school/school";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { DayField } from "../../ui/forms/DayField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { datedStatusesOf, statusWord } from "../../views/schoolWords.ts";

/** The day of each status, set when it was chosen and editable, and the decision. */
export const ProgressPart = observer(function ProgressPart({ row }: { row: SchoolRecord }) {
  const { session } = useStores();
  const { schools } = usePlan();
  return (
    <section className="school-details__part">
      <h3>{text.statusAndDates}</h3>
      <div className="school-details__fields">
        {datedStatusesOf(row).map((status) => (
          <DayField
            key={status}
            label={status === "decision" ? text.decidedOn : statusWord(row.track, status)}
            value={row.reached[status]}
            uid={session.uid ?? ""}
            draftName={`schools/${row.id}/reached-${status}`}
            onSave={(day) => schools.change(row.id, { [`reached.${status}`]: day })}
          />
        ))}
        <SelectField
          label={text.decisionWas}
          name="outcome"
          optional
          value={row.outcome ?? ""}
          options={[
            { value: "", label: text.notYetKnown },
            ...OUTCOMES.map((outcome) => ({ value: outcome, label: words.outcomes[outcome] })),
          ]}
          onChange={({ target }) =>
            void schools.setOutcome(row, target.value === "" ? null : (target.value as Outcome))
          }
        />
      </div>
    </section>
  );
});
