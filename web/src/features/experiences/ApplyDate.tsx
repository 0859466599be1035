import * as text from "@text/tracker/experienceList";
import { experiences } from "@text/tracker/hours";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { useApplyDate } from "../../stores/useTotals.ts";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { DayField } from "../../ui/forms/DayField.tsx";
import { dayText } from "../../views/dayText.ts";
import { type LoggedExperience, movedHours } from "../../views/experienceRows.ts";
import { hoursText } from "./hoursText.ts";
import "./ApplyDate.css";

/** Hours up to this day count as completed. If it is empty, today is used. */
export const ApplyDate = observer(function ApplyDate({ records }: { records: readonly LoggedExperience[] }) {
  const { session } = useStores();
  const { trackerSettings } = usePlan();
  const { asOf, isChosen, today } = useApplyDate();
  const showToast = useToast();
  const before = isChosen ? asOf : null;

  function handleSave(wanted: string | null): Promise<boolean> {
    showToast(moveText(wanted, movedHours(records, asOf, wanted ?? today)), () => {
      if ((trackerSettings.settings.apply_date ?? null) === wanted) void trackerSettings.change({ apply_date: before });
    });
    return trackerSettings.change({ apply_date: wanted });
  }

  return (
    <DayField
      className="apply-date"
      label={text.applyDate}
      value={before}
      uid={session.uid ?? ""}
      draftName="apply-date"
      onSave={handleSave}
    >
      <HelpTip label={text.aboutApplyDate}>{text.applyDateHelp}</HelpTip>
    </DayField>
  );
});

function moveText(day: string | null, { hours, count }: { hours: number; count: number }): string {
  const split = day === null ? text.splitToday : text.splitOn(dayText(day));
  if (hours === 0) return `${split} ${text.noneMoved}`;
  const moved = hours > 0 ? text.nowCompleted : text.nowAnticipated;
  return `${split} ${moved(hoursText(Math.abs(hours)), experiences(count))}`;
}
