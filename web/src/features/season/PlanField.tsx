import { DECISION_PLANS } from "@domain/season/season";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

/** How the student applies to a college. */
export const PlanField = observer(function PlanField(props: { records: SeasonStore; each: SeasonOfSchool }) {
  const { records, each } = props;
  return (
    <SelectField
      label={text.decisionPlan}
      name="plan"
      optional
      value={each.season.plan ?? ""}
      options={[
        { value: "", label: text.notChosen },
        ...DECISION_PLANS.map((plan) => ({ value: plan, label: text.plans[plan] })),
      ]}
      onChange={({ target }) =>
        void records.change(each.school, { plan: DECISION_PLANS.find((plan) => plan === target.value) ?? null })
      }
    />
  );
});
