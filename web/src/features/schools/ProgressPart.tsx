import { OUTCOMES, type Outcome } from "@domain/school/school";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { AskDialog } from "../../ui/components/AskDialog.tsx";
import { DayField } from "../../ui/forms/DayField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { withdrawQuestion } from "../../views/bindingQuestions.ts";
import { datedStatusesOf, statusWord } from "../../views/schoolWords.ts";
import { bareSeason, useChangeState } from "./useChangeState.ts";

/** The day of each status, set when it was chosen and editable, and the decision. */
export const ProgressPart = observer(function ProgressPart({ row }: { row: SchoolRecord }) {
  const { session } = useStores();
  const { schools } = usePlan();
  const change = useChangeState(row);
  const [isWithdrawing, setIsWithdrawing] = useState(false);

  function handleOutcome(outcome: Outcome | null) {
    if (outcome === "withdrawn") setIsWithdrawing(true);
    else change({ kind: "outcome", outcome });
  }

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
          onChange={({ target }) => handleOutcome(OUTCOMES.find((outcome) => outcome === target.value) ?? null)}
        />
        <AskDialog
          question={isWithdrawing ? withdrawQuestion(bareSeason(row)) : null}
          onConfirm={() => change({ kind: "outcome", outcome: "withdrawn" })}
          onClose={() => setIsWithdrawing(false)}
        />
      </div>
    </section>
  );
});
