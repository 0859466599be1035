import { GOAL_LIMIT, type TrackerSettings } from "@domain/account/trackerSettings";
import { changesBack, changesBetween } from "@domain/records/recordChanges";
import { cancel } from "@text/common";
import * as text from "@text/dashboard/goals";
import { typeNames } from "@text/experienceTypes";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { useToast } from "../../../ui/components/Toast.tsx";
import { DraftForm } from "../../../ui/forms/DraftForm.tsx";
import { NumberField } from "../../../ui/forms/NumberField.tsx";
import { useDraft } from "../../../ui/forms/useDraft.ts";
import { useForm } from "../../../ui/forms/useForm.ts";
import { setGoals, typeGoalsForm } from "./goalForm.ts";
import { TYPE_TONES } from "./hoursByType.ts";

type TypeGoalSettings = Required<Pick<TrackerSettings, "type_goals">>;

const TYPES = Object.keys(TYPE_TONES) as (keyof typeof TYPE_TONES)[];

/** The student's own goals, one for each type. Cairn suggests none. */
export const TypeGoalsForm = observer(function TypeGoalsForm({ onLeave }: { onLeave: () => void }) {
  const { session } = useStores();
  const { trackerSettings } = usePlan();
  const showToast = useToast();
  const before = trackerSettings.settings.type_goals ?? {};
  const stored = Object.fromEntries(TYPES.map((type) => [type, before[type]?.toString()]));
  const draft = useDraft(session.openUid ?? "", "dashboard/type-goals", stored);
  const form = useForm(
    typeGoalsForm,
    async (typed) => {
      const changes = changesBetween<TypeGoalSettings>({ type_goals: before }, { type_goals: setGoals(typed) }, [
        "type_goals",
      ]);
      const settings = { type_goals: before };
      const kept = draft.sent(trackerSettings.change(changes));
      showToast(text.goalsSaved, () => {
        const now = { type_goals: trackerSettings.settings.type_goals ?? {} };
        void trackerSettings.change(changesBack<TypeGoalSettings>(changes, settings, now));
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
      label={text.goalsByType}
      className="goals"
      draft={draft}
      form={form}
      onKeyDown={({ key }) => key === "Escape" && handleLeave()}
      buttons={
        <div className="goals__actions">
          <Button type="submit">{text.saveGoals}</Button>
          <Button variant="text" onClick={handleLeave}>
            {cancel}
          </Button>
        </div>
      }
    >
      <p className="goals__text">{text.howGoalsWork}</p>
      {TYPES.map((type, place) => (
        <NumberField
          key={type}
          label={typeNames[type]}
          {...form.field(type)}
          step={10}
          max={GOAL_LIMIT}
          optional
          autoFocus={place === 0}
        />
      ))}
    </DraftForm>
  );
});
