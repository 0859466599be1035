import { OUTCOMES, type Outcome } from "@domain/school";
import { observer } from "mobx-react-lite";
import { SelectField } from "../../../forms/SelectField.tsx";
import { useStores } from "../../../stores/useStores.ts";
import { DayInput } from "./DayInput.tsx";
import type { SchoolRecord } from "./schoolRecord.ts";
import { OUTCOME_WORDS, statusesOf, statusWord } from "./schoolWords.ts";

/** The day of each status, stamped when it was chosen and the student's to correct, and how it ended. */
export const ProgressPart = observer(function ProgressPart({ row }: { row: SchoolRecord }) {
  const { schools } = useStores();
  return (
    <section className="school-details__part">
      <h3>Status and dates</h3>
      <div className="school-details__fields">
        {statusesOf(row).map((status) => (
          <DayInput
            key={status}
            label={statusWord(row.track, status)}
            value={row.reached[status]}
            onSave={(day) => void schools.change(row.id, { reached: { ...row.reached, [status]: day } })}
          />
        ))}
        <SelectField
          label="Decision was"
          name="outcome"
          optional
          value={row.outcome ?? ""}
          options={[
            { value: "", label: "Not yet known" },
            ...OUTCOMES.map((outcome) => ({ value: outcome, label: OUTCOME_WORDS[outcome] })),
          ]}
          onChange={({ target }) =>
            void schools.setOutcome(row, target.value === "" ? null : (target.value as Outcome))
          }
        />
      </div>
    </section>
  );
});
