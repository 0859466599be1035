import { LETTER_STEPS, type LetterStep } from "@domain/letter/letter";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { Choice } from "../../ui/components/Choice.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { DayField } from "../../ui/forms/DayField.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import type { LetterRow } from "./LettersStore.ts";
import { useLetters } from "./useLetters.ts";

/** The steps of a letter. Ticking one notes today, and the day can be changed. */
export const LetterSteps = observer(function LetterSteps({ row }: { row: LetterRow }) {
  const isDeclined = row.declined_on !== null && row.received_on === null;
  return (
    <>
      <ul className="letter-steps" aria-label={text.stepsOf(row.writer)}>
        {LETTER_STEPS.map((step) => (
          <StepRow key={step} row={row} step={step} />
        ))}
        {(isDeclined || row.agreed_on === null) && <StepRow row={row} step="declined_on" />}
      </ul>
      <p className="quiet">{text.onCalendar}</p>
    </>
  );
});

const StepRow = observer(function StepRow({ row, step }: { row: LetterRow; step: LetterStep | "declined_on" }) {
  const { session } = useStores();
  const letters = useLetters();
  const showToast = useToast();
  const day = row[step];
  const [isDone, choose] = useEcho(day !== null);

  function handleChange() {
    const next = isDone ? null : localDayOf(new Date());
    choose(!isDone, letters.change(row, { [step]: next }));
    if (isDone) showToast(text.stepCleared(text.steps[step]), () => void letters.change(row, { [step]: day }));
  }

  return (
    <li className="letter-steps__step">
      <Choice type="checkbox" checked={isDone} onChange={handleChange}>
        {text.steps[step]}
      </Choice>
      {day !== null && (
        <DayField
          className="letter-steps__day"
          label={text.dayOf[step]}
          hidesLabel
          isNeeded
          value={day}
          uid={session.uid ?? ""}
          draftName={`letters/${row.id}/${step}`}
          onSave={async (chosen) => chosen !== null && letters.change(row, { [step]: chosen })}
        />
      )}
    </li>
  );
});
