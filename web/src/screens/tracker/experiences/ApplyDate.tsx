import { isCalendarDay } from "@domain/calendarDay";
import * as text from "@text/tracker/experienceList";
import { experiences } from "@text/tracker/hours";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { dayText } from "../../../components/dayText.ts";
import { HelpTip } from "../../../components/HelpTip.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { useStores } from "../../../stores/useStores.ts";
import { type LoggedExperience, movedHours } from "./experienceRows.ts";
import { hoursText } from "./hoursText.ts";
import { useApplyDate } from "./useTotals.ts";
import "./ApplyDate.css";

/** The day up to which hours count as completed. Left empty it is today. */
export const ApplyDate = observer(function ApplyDate({ records }: { records: readonly LoggedExperience[] }) {
  const { trackerSettings } = useStores();
  const { asOf, isChosen, today } = useApplyDate();
  const showToast = useToast();
  const id = useId();

  function handleChange(value: string) {
    if (value !== "" && !isCalendarDay(value)) return;
    const before = isChosen ? asOf : null;
    const wanted = value === "" ? null : value;
    if (wanted === before) return;
    void trackerSettings.change({ apply_date: wanted });
    showToast(moveText(wanted, movedHours(records, asOf, wanted ?? today)), () => {
      void trackerSettings.change({ apply_date: before });
    });
  }

  return (
    <div className="apply-date">
      <label htmlFor={id}>{text.applyDate}</label>
      <input
        // Another device may choose another day.
        key={isChosen ? asOf : ""}
        id={id}
        className="input apply-date__input"
        type="date"
        defaultValue={isChosen ? asOf : ""}
        onBlur={({ currentTarget }) => handleChange(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && handleChange(currentTarget.value)}
      />
      <HelpTip label={text.aboutApplyDate}>{text.applyDateHelp}</HelpTip>
    </div>
  );
});

function moveText(day: string | null, { hours, count }: { hours: number; count: number }): string {
  const split = day === null ? text.splitToday : text.splitOn(dayText(day));
  if (hours === 0) return `${split} ${text.noneMoved}`;
  const moved = hours > 0 ? text.nowCompleted : text.nowAnticipated;
  return `${split} ${moved(hoursText(Math.abs(hours)), experiences(count))}`;
}
