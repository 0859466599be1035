import type { Shift } from "@domain/experience/experience";
import { type Changes, changesBetween } from "@domain/records/recordChanges";
import * as common from "@text/common";
import * as text from "@text/tracker/shifts";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { NumberField } from "../../ui/forms/NumberField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { shiftForm } from "./shiftForm.ts";

interface ShiftFormProps {
  uid: string;
  draftName: string;
  today: string;
  /** Resolves with the server's answer. */
  onSave: (shift: Shift, changes: Changes<Shift>) => Promise<boolean>;
  /** The shift to edit; a new one is logged if it is absent. */
  shift?: Shift;
  /** Ends editing. */
  onClose?: () => void;
}

/** Day, hours and a note. After logging, it is ready for the next shift. */
export function ShiftForm({ uid, draftName, today, onSave, shift, onClose }: ShiftFormProps) {
  const stored = shift && { ...shift, hours: String(shift.hours) };
  const draft = useDraft(uid, draftName, stored, { start: { day: today } });
  const begun = useRef<HTMLDivElement>(null);
  const isNew = shift === undefined;
  const form = useForm(
    shiftForm,
    async (typed, element, before) => {
      const kept = draft.sent(onSave(typed, changesBetween(before ?? shift ?? typed, typed)));
      if (isNew) {
        element.reset();
        element.querySelector<HTMLElement>('[name="hours"]')?.focus();
      } else if (await kept) onClose?.();
    },
    draft,
  );

  useEffect(() => {
    if (!isNew) begun.current?.querySelector<HTMLElement>('[name="hours"]')?.focus();
  }, [isNew]);

  return (
    <form
      ref={draft.form}
      className="shift-form"
      aria-label={isNew ? text.logHours : text.changeShift}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <DraftNote draft={draft} />
      <EditsContext value={draft}>
        <div ref={begun} className="shift-form__fields">
          <Field label={text.day} {...form.field("day")} type="date" />
          <NumberField label={text.hours} {...form.field("hours")} max={24} />
          <Field label={text.whatYouDid} {...form.field("note")} optional autoComplete="off" />
          <div className="shift-form__buttons">
            <Button type="submit">{isNew ? text.logHours : common.save}</Button>
            {onClose && (
              <Button variant="text" onClick={onClose}>
                {common.cancel}
              </Button>
            )}
          </div>
        </div>
      </EditsContext>
      <ErrorNote>{form.formError}</ErrorNote>
    </form>
  );
}
