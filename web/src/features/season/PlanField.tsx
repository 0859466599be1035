import { DECISION_PLANS, type DecisionPlan } from "@domain/season/season";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { changeState, takeBack } from "../../stores/changeSeason.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

/** How the student applies to a college. */
export const PlanField = observer(function PlanField(props: { records: SeasonStore; each: SeasonOfSchool }) {
  const { records, each } = props;
  const { school, season } = each;
  const { schools } = usePlan();
  const showToast = useToast();

  function handlePlan(plan: DecisionPlan | null) {
    void changeState(schools, records, school, { kind: "plan", plan });
    const said = text.answered(school.name, plan === null ? text.notChosen : text.plans[plan]);
    showToast(said, () => void takeBack(schools, records, school.id));
  }

  return (
    <SelectField
      label={text.decisionPlan}
      name="plan"
      optional
      value={season.plan ?? ""}
      options={[
        { value: "", label: text.notChosen },
        ...DECISION_PLANS.map((plan) => ({ value: plan, label: text.plans[plan] })),
      ]}
      onChange={({ target }) => handlePlan(DECISION_PLANS.find((plan) => plan === target.value) ?? null)}
    />
  );
});
