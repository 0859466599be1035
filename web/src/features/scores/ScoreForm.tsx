import { type Changes, changesBetween } from "@domain/records/recordChanges";
import { SCORE_KINDS, type Score, type ScoreTest } from "@domain/score/score";
import { GPA_SCALES, GPA_WEIGHTINGS } from "@domain/score/scoreTests";
import { localDayOf } from "@domain/shared/calendarDay";
import * as common from "@text/common";
import * as text from "@text/tracker/scores";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { ChoiceSet } from "../../ui/forms/ChoiceSet.tsx";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { SectionFields } from "./SectionFields.tsx";
import { fieldsOf, kindOf, scoreForm, valuesOf } from "./scoreForm.ts";

interface ScoreFormProps {
  uid: string;
  test: ScoreTest;
  /** The row to edit; null for a new one. */
  row: (Score & { readonly id: string }) | null;
  /** Resolves with whether the server accepted it. */
  onSave: (row: Score, changes: Changes<Score>) => Promise<boolean>;
  /** Ends editing. */
  onClose?: () => void;
}

const PLANNED_DAYS = ["register_by", "scores_on"];
const KINDS = SCORE_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }));
const SCALES = GPA_SCALES.map((scale) => ({ value: scale, label: text.scales[scale] }));
const WEIGHTINGS = GPA_WEIGHTINGS.map((weighting) => ({ value: weighting, label: text.weightings[weighting] }));

/** The initial values of the fields. */
function startOf(row: Score | null) {
  return { kind: row?.kind ?? "official", date: row?.date ?? "", values: row?.values ?? {} };
}

/** The form for one test. What is typed stays on the device until it is saved. */
export function ScoreForm({ uid, test, row, onSave, onClose }: ScoreFormProps) {
  const today = localDayOf(useNow());
  const draft = useDraft(uid, `scores/${row?.id ?? `new-${test}`}`, row ? fieldsOf(row) : undefined);
  const start = startOf(row);
  const [look, setLook] = useState(start);
  const { field, formError, handleSubmit, handleBlur, handleInput, clearFieldError } = useForm(
    scoreForm(test, today),
    async (saved, form, before) => {
      const kept = draft.sent(onSave(saved, before ? changesBetween(before, saved, ["values"]) : saved));
      if (row === null) form.reset();
      else if (await kept) onClose?.();
    },
    draft,
  );
  const isPlanned = look.kind === "planned";
  const isGpa = test === "GPA";
  // A hidden field shows while it has a conflict to resolve.
  const clashes = Object.keys(draft.conflicts);

  function handleEdit(event: FormEvent<HTMLFormElement>) {
    handleInput(event);
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const date = String(fields.date ?? "");
    setLook({ kind: isGpa ? "official" : kindOf(fields), date, values: valuesOf(test, date, fields) });
    // The message may belong to the other kind.
    if (kindOf(fields) !== look.kind) clearFieldError("date");
  }

  return (
    <form
      ref={draft.form}
      className="score-form"
      noValidate
      aria-label={row ? text.editScoreOf(text.testNames[test]) : text.addScoreOf(text.testNames[test])}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onInput={handleEdit}
      onReset={() => setLook(start)}
    >
      <DraftNote draft={draft} />
      <EditsContext value={draft}>
        {!isGpa && (
          <ChoiceSet
            legend={text.kind}
            name="kind"
            type="radio"
            look="chips"
            options={KINDS}
            defaultChosen={[start.kind]}
          />
        )}
        <Field
          label={isGpa ? text.asOf : text.testDate}
          {...field("date")}
          type="date"
          {...(isPlanned ? { min: today } : { max: today })}
        />
        <div hidden={isPlanned && !clashes.some((name) => name.startsWith("values."))}>
          <SectionFields test={test} day={look.date || today} typed={look.values} field={field} />
        </div>
        {isGpa && (
          <>
            <ChoiceSet
              legend={text.scale}
              {...field("scale")}
              type="radio"
              look="chips"
              options={SCALES}
              defaultChosen={row?.scales ?? ["4.0"]}
            />
            <ChoiceSet
              legend={text.isWeighted}
              {...field("weighting")}
              type="radio"
              options={WEIGHTINGS}
              defaultChosen={row?.scales ?? []}
              hint={text.weightedMeans}
            />
          </>
        )}
        <div
          className="score-form__pair score-form__pair--days"
          hidden={!isPlanned && !clashes.some((name) => PLANNED_DAYS.includes(name))}
        >
          <Field label={text.signUpBy} {...field("register_by")} type="date" optional />
          <Field label={text.scoresExpected} {...field("scores_on")} type="date" optional />
        </div>
        <Field label={isGpa ? text.termOrNote : text.note} {...field("note")} optional autoComplete="off" />
      </EditsContext>
      <ErrorNote>{formError}</ErrorNote>
      <div className="score-form__buttons">
        <Button type="submit">{row ? text.saveChanges : text.submitScore}</Button>
        {onClose && (
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear();
              onClose();
            }}
          >
            {common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
