import type { Shift } from "@domain/experience/experience";
import { hoursOf } from "@domain/experience/experienceHours";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/shifts";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { useApplyDate } from "../../stores/useTotals.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { filled } from "../../ui/components/filled.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { dayText } from "../../views/dayText.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { LOG_HASH } from "./experienceAddress.ts";
import { ForgottenTimer } from "./ForgottenTimer.tsx";
import { hoursText, shiftText } from "./hoursText.ts";
import { RepeatedShifts } from "./RepeatedShifts.tsx";
import { ShiftForm } from "./ShiftForm.tsx";
import { ShiftRow } from "./ShiftRow.tsx";
import { ShiftTimerButton } from "./ShiftTimerButton.tsx";
import { type LoggedShift, shiftsOf } from "./shifts.ts";
import { useShiftTimer } from "./useShiftTimer.ts";
import "./ShiftsCard.css";

/** How many shifts are shown at first. */
const AT_FIRST = 10;

/** The hours of one experience, shift by shift. */
export const ShiftsCard = observer(function ShiftsCard({ record }: { record: ExperienceRecord }) {
  const { session } = useStores();
  const { experiences } = usePlan();
  const { asOf, today } = useApplyDate();
  const showToast = useToast();
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shifts = useMemo(() => shiftsOf(record.shifts), [record.shifts]);
  const hours = hoursOf(record, asOf);
  const uid = session.uid ?? "";
  const timer = useShiftTimer(uid, record.id, card);

  // A student who comes here to log hours starts in the hours field.
  useEffect(() => {
    if (hash === LOG_HASH) card.current?.querySelector<HTMLElement>('[name="hours"]')?.focus();
  }, [hash]);

  function log(shift: Omit<LoggedShift, "id">) {
    const shiftId = experiences.newId();
    const written = experiences.putShift(record.id, shiftId, shift);
    timer.onLogged(shift.day);
    const say = shift.day > today ? text.planned : text.logged;
    showToast(say(hoursText(shift.hours), dayText(shift.day)), () => {
      void experiences.removeShift(record.id, shiftId);
    });
    return written;
  }

  function logAll(repeated: readonly Shift[]) {
    const added = Object.fromEntries(repeated.map((shift) => [experiences.newId(), shift]));
    void experiences.changeShifts(record.id, added);
    showToast(text.loggedShifts(formatList(repeated.map(shiftText), "conjunction")), () => {
      void experiences.changeShifts(record.id, Object.fromEntries(Object.keys(added).map((id) => [id, null])));
    });
  }

  function handleRemove({ id, ...shift }: LoggedShift) {
    void experiences.removeShift(record.id, id);
    focusForm();
    showToast(text.deleted(hoursText(shift.hours), dayText(shift.day)), () => {
      void experiences.putShift(record.id, id, shift);
    });
  }

  /** The row with the focus was removed. */
  function focusForm() {
    card.current?.querySelector<HTMLElement>('[name="hours"]')?.focus();
  }

  return (
    <Card className="shifts" heading={text.hours} tools={!timer.isForgotten && <ShiftTimerButton timer={timer} />}>
      <div ref={card} className="shifts__body">
        <p className="shifts__total">
          {filled(
            hours.anticipated > 0
              ? text.completedAndAnticipated(hoursText(hours.anticipated), dayText(asOf))
              : text.completed,
            { hours: <b>{hoursText(hours.completed)}</b> },
          )}
        </p>
        <TypedTotalNote record={record} sum={sumOf(shifts)} />
        {timer.isForgotten && timer.startedAt !== null && (
          <ForgottenTimer startedAt={timer.startedAt} onEnter={timer.stop} onDiscard={timer.discard} />
        )}
        <ShiftForm uid={uid} draftName={`experiences/${record.id}/shift`} today={today} onSave={log} />
        <RepeatedShifts shifts={shifts} today={today} onLog={logAll} />
        <ErrorNote>{experiences.saveError}</ErrorNote>
        {shifts.length > 0 && (
          <ul className="shifts__list" aria-label={text.shifts}>
            {(showsAll ? shifts : shifts.slice(0, AT_FIRST)).map((shift) => (
              <RowBoundary key={shift.id} as="li" name={shift.note} of={shift}>
                <ShiftRow
                  shift={shift}
                  isPlanned={shift.day > today}
                  isAnticipated={shift.day > asOf}
                  onChange={(changes) => experiences.changeShift(record.id, shift.id, changes)}
                  onRemove={() => handleRemove(shift)}
                />
              </RowBoundary>
            ))}
          </ul>
        )}
        {!showsAll && shifts.length > AT_FIRST && (
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {text.showAll(shifts.length)}
          </Button>
        )}
      </div>
    </Card>
  );
});

/** A typed total overrides the shifts. If the two differ, the student should know. */
function TypedTotalNote({ record, sum }: { record: ExperienceRecord; sum: number }) {
  const { completedHours } = record;
  if (completedHours === null || sum === 0 || completedHours === sum) return null;
  return <p className="quiet shifts__note">{text.typedTotalCounts(hoursText(completedHours), hoursText(sum))}</p>;
}

function sumOf(shifts: readonly LoggedShift[]): number {
  return Math.round(shifts.reduce((total, { hours }) => total + hours, 0) * 100) / 100;
}
