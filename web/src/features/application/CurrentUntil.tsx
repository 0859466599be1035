import { TMDSAS_HOURS_RULE, usualCurrentUntil } from "@domain/experience/tmdsasHours";
import * as text from "@text/tracker/services";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { DayField } from "../../ui/forms/DayField.tsx";
import { dayText } from "../../views/dayText.ts";

/** The last day of TMDSAS's current activities. It changes with the deadline, so the student can set it. */
export const CurrentUntil = observer(function CurrentUntil({ asOf }: { asOf: string }) {
  const { session } = useStores();
  const { trackerSettings } = usePlan();
  return (
    <div className="current-until">
      <DayField
        label={text.currentUntil}
        value={trackerSettings.settings.tmdsas_until ?? null}
        uid={session.uid ?? ""}
        draftName="tmdsas-until"
        onSave={(day) => trackerSettings.change({ tmdsas_until: day })}
      />
      <p className="current-until__hint quiet">
        {text.withoutDay(dayText(usualCurrentUntil(asOf)))} <RuleCard rule={TMDSAS_HOURS_RULE} />
      </p>
    </div>
  );
});
