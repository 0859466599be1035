import { GOAL_LIMIT } from "@domain/account/trackerSettings";
import { changesBack, changesBetween } from "@domain/records/recordChanges";
import { cancel, save } from "@text/common";
import * as text from "@text/dashboard/goals";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { useToast } from "../../../ui/components/Toast.tsx";
import { DraftForm } from "../../../ui/forms/DraftForm.tsx";
import { NumberField } from "../../../ui/forms/NumberField.tsx";
import { useDraft } from "../../../ui/forms/useDraft.ts";
import { useForm } from "../../../ui/forms/useForm.ts";
import { totalGoalForm } from "../hours/goalForm.ts";

/** The hours that fill the jar. An empty field removes the goal. */
export const HoursGoalForm = observer(function HoursGoalForm({ onLeave }: { onLeave: () => void }) {
  const { session } = useStores();
  const { trackerSettings } = usePlan();
  const showToast = useToast();
  const before = trackerSettings.settings.hours_goal ?? null;
  const draft = useDraft(session.openUid ?? "", "dashboard/hours-goal", { hours_goal: before?.toString() });
  const form = useForm(
    totalGoalForm,
    async (typed) => {
      const { hours_goal } = typed;
      const changes = changesBetween({ hours_goal: before }, typed);
      const kept = draft.sent(trackerSettings.change(changes));
      showToast(hours_goal === null ? text.goalTaken : text.goalSet(hours_goal), () => {
        const now = { hours_goal: trackerSettings.settings.hours_goal ?? null };
        void trackerSettings.change(changesBack(changes, { hours_goal: before }, now));
      });
      if (await kept) onLeave();
    },
    draft,
  );

  function handleLeave() {
    draft.discard();
    onLeave();
  }

  return (
    <DraftForm
      label={text.goalForJar}
      className="tracker-view__goal"
      draft={draft}
      form={form}
      onKeyDown={({ key }) => key === "Escape" && handleLeave()}
      buttons={
        <div className="goals__actions">
          <Button type="submit">{save}</Button>
          <Button variant="text" onClick={handleLeave}>
            {cancel}
          </Button>
        </div>
      }
    >
      <NumberField label={text.hoursInAll} {...form.field("hours_goal")} step={10} max={GOAL_LIMIT} autoFocus />
    </DraftForm>
  );
});
