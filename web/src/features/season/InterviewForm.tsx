import { type Changes, changesBetween } from "@domain/records/recordChanges";
import {
  INTERVIEW_FORMATS,
  INTERVIEW_NOTES_LENGTH,
  type Interview,
  PEOPLE_LENGTH,
  PLACE_LENGTH,
} from "@domain/season/interview";
import * as common from "@text/common";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { zoneOptions } from "../../ui/components/timeZones.ts";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { onEscape } from "../../ui/forms/onEscape.ts";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { interviewForm } from "./interviewForm.ts";

interface InterviewFormProps {
  /** The form's accessible name. */
  label: string;
  draftName: string;
  initial: Interview;
  /** Adds an interview. Its fields begin with `initial`, and do not follow it: no record changes meanwhile. */
  isNew?: boolean;
  /** Resolves with whether the server accepted it. */
  onSave: (interview: Interview, changes: Changes<Interview>) => Promise<boolean>;
  onLeave: () => void;
}

const FORMAT_OPTIONS = INTERVIEW_FORMATS.map((format) => ({ value: format, label: text.formats[format] }));

/** The fields of one interview. Escape leaves without saving. */
export const InterviewForm = observer(function InterviewForm(props: InterviewFormProps) {
  const { label, draftName, initial, isNew = false, onSave, onLeave } = props;
  const { session } = useStores();
  const start = textsOf(initial);
  const draft = useDraft(session.openUid ?? "", draftName, isNew ? undefined : start, { start });
  const { form: ref } = draft;
  const form = useForm(
    interviewForm,
    async (interview, _, before) => {
      const changes = before ? changesBetween(before, interview) : interview;
      if (await draft.sent(onSave(interview, changes))) onLeave();
    },
    draft,
  );
  const { field } = form;

  useEffect(() => {
    const first = ref.current?.elements.namedItem("format");
    if (first instanceof HTMLElement) first.focus();
  }, [ref]);

  function handleLeave() {
    draft.discard();
    onLeave();
  }

  return (
    <DraftForm
      className="interview-form"
      label={label}
      draft={draft}
      form={form}
      onKeyDown={onEscape(handleLeave)}
      buttons={
        <div className="interview-form__buttons">
          <Button type="submit">{text.saveInterview}</Button>
          <Button variant="text" onClick={handleLeave}>
            {common.cancel}
          </Button>
        </div>
      }
    >
      <input type="hidden" name="school_id" defaultValue={initial.school_id} />
      <div className="season-details__fields">
        <SelectField label={text.format} {...field("format")} options={FORMAT_OPTIONS} />
        <Field label={text.day} {...field("day")} type="date" optional />
        <Field label={text.time} {...field("time")} type="time" optional />
        <SelectField label={text.zone} {...field("zone")} options={zoneOptions(initial.zone)} />
        <Field label={text.invited} {...field("invited")} type="date" optional />
        <Field label={text.thanked} {...field("thanked")} type="date" optional />
      </div>
      <Field label={text.place} {...field("place")} optional maxLength={PLACE_LENGTH} autoComplete="off" />
      <Field label={text.people} {...field("people")} optional maxLength={PEOPLE_LENGTH} autoComplete="off" />
      <ProseField label={text.notes} {...field("notes")} optional maxLength={INTERVIEW_NOTES_LENGTH} />
    </DraftForm>
  );
});

function textsOf(interview: Interview): Record<keyof Interview, string> {
  const { invited, day, time, thanked } = interview;
  return { ...interview, invited: invited ?? "", day: day ?? "", time: time ?? "", thanked: thanked ?? "" };
}
