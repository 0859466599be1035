import { isCalendarDay } from "@domain/calendarDay";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { dayText } from "../../../components/dayText.ts";
import { HelpTip } from "../../../components/HelpTip.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { useStores } from "../../../stores/useStores.ts";
import { type LoggedExperience, movedHours } from "./experienceRows.ts";
import { countText, hoursText } from "./hoursText.ts";
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
      <label htmlFor={id}>Apply date</label>
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
      <HelpTip label="About the apply date">
        Shifts up to this day count as completed, later ones as anticipated. Left empty, it is today. Totals you typed
        stay as you typed them.
      </HelpTip>
    </div>
  );
});

function moveText(day: string | null, { hours, count }: { hours: number; count: number }): string {
  const split = day === null ? "Hours are split today." : `Hours are split on ${dayText(day)}.`;
  if (hours === 0) return `${split} No hours moved.`;
  const way = hours > 0 ? "now count as completed" : "now count as anticipated";
  return `${split} ${hoursText(Math.abs(hours))} in ${countText(count, "experience")} ${way}.`;
}
