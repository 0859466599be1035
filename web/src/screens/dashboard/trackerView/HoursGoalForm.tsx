import { GOAL_LIMIT } from "@domain/trackerSettings";
import { cancel, save } from "@text/common";
import * as text from "@text/dashboard/goals";
import { observer } from "mobx-react-lite";
import { Button } from "../../../components/Button.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { NumberField } from "../../../forms/NumberField.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { useStores } from "../../../stores/useStores.ts";
import { totalGoalForm } from "../hours/goalForm.ts";

/** The hours that fill the jar; an empty field takes the goal away. */
export const HoursGoalForm = observer(function HoursGoalForm({ onLeave }: { onLeave: () => void }) {
  const { trackerSettings } = useStores();
  const showToast = useToast();
  const before = trackerSettings.settings.hours_goal ?? null;
  const { fieldErrors, formError, handleSubmit, handleBlur, handleInput } = useForm(totalGoalForm, ({ hours_goal }) => {
    void trackerSettings.change({ hours_goal });
    showToast(
      hours_goal === null ? text.goalTaken : text.goalSet(hours_goal),
      () => void trackerSettings.change({ hours_goal: before }),
    );
    onLeave();
  });

  return (
    <form
      noValidate
      aria-label={text.goalForJar}
      className="tracker-view__goal"
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onInput={handleInput}
      onKeyDown={({ key }) => key === "Escape" && onLeave()}
    >
      <NumberField
        label={text.hoursInAll}
        name="hours_goal"
        step={10}
        max={GOAL_LIMIT}
        defaultValue={before ?? ""}
        errors={fieldErrors.hours_goal}
        autoFocus
      />
      <ErrorNote>{formError}</ErrorNote>
      <div className="goals__actions">
        <Button type="submit">{save}</Button>
        <Button variant="text" onClick={onLeave}>
          {cancel}
        </Button>
      </div>
    </form>
  );
});
