import { LETTER_NOTE_LENGTH, LETTER_SERVICES, type Letter, SEND_TO_LENGTH, WAIVERS } from "@domain/letter/letter";
import { KINDS_OF_TRACK, SERVICES_OF_TRACK, type WriterFields, writerForm } from "@domain/letter/letterForm";
import { LETTER_LIMITS } from "@domain/letter/letterLimits";
import { isStillOpen, letterServiceOf, serviceForAll } from "@domain/letter/letterRoute";
import { noLettersRule } from "@domain/letter/noLetters";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { ChoiceSet } from "../../ui/forms/ChoiceSet.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { onEscape } from "../../ui/forms/onEscape.ts";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { WriterPicker } from "./WriterPicker.tsx";

interface Saving {
  readonly written: Promise<boolean>;
  readonly id: string | null;
}

interface WriterFormProps {
  /** The form's accessible name. */
  label: string;
  /** The draft's name: `new`, or the id of a letter. */
  draftName: string;
  initial: Letter;
  track: DashboardItem;
  schools: readonly SchoolRecord[];
  saveLabel: string;
  /** `before` is what the form would have submitted untouched; null for a new letter. */
  onSave: (fields: WriterFields, before: WriterFields | null) => Saving;
  /** Called once the device has stored it. */
  onSaved?: (id: string | null) => void;
  /** Shows a button that discards the form. */
  onLeave?: () => void;
}

/** Who writes, how to reach the person, and where the letter goes. */
export const WriterForm = observer(function WriterForm(props: WriterFormProps) {
  const { label, draftName, initial, track, schools, saveLabel, onSave, onSaved, onLeave } = props;
  const { session } = useStores();
  const isNew = draftName === "new";
  const start = storedFields(initial);
  const draft = useDraft(session.openUid ?? "", `letters/${draftName}`, isNew ? undefined : start, { start });
  const form = useForm(
    writerForm,
    async (fields, _, before) => {
      const { written, id } = onSave(fields, before);
      if (await draft.sent(written)) onSaved?.(id);
    },
    draft,
  );
  const { field } = form;
  const services = LETTER_SERVICES.filter(
    (service) => SERVICES_OF_TRACK[track].includes(service) || initial.services.includes(service),
  );
  const kinds = [...new Set([...KINDS_OF_TRACK[track], initial.kind])];
  const open = schools.filter(isStillOpen);
  const choosable = schools
    .filter((school) => noLettersRule(school) === null)
    .filter((school) => serviceForAll(school) === null || initial.school_ids.includes(school.id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const hidden = initial.school_ids.filter((id) => !choosable.some((school) => school.id === id));

  useOnChange(isNew, () => {
    if (isNew) draft.form.current?.querySelector<HTMLElement>("input[name=writer]")?.focus();
  });

  function handleLeave() {
    draft.discard();
    onLeave?.();
  }

  return (
    <DraftForm
      className="letter-form"
      label={label}
      draft={draft}
      form={form}
      onKeyDown={onLeave && onEscape(handleLeave)}
      buttons={
        <div className="letter-form__buttons">
          <Button type="submit">{saveLabel}</Button>
          {onLeave && (
            <Button variant="text" onClick={handleLeave}>
              {common.cancel}
            </Button>
          )}
        </div>
      }
    >
      <div className="letter-form__grid">
        {isNew && <WriterPicker />}
        <Field label={text.whoWrites} {...field("writer")} autoComplete="off" />
        <SelectField
          label={text.kind}
          {...field("kind")}
          options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
        <Field label={text.role} {...field("role")} optional autoComplete="off" maxLength={100} />
        <Field label={text.email} {...field("email")} type="email" optional autoComplete="off" />
        <Field label={text.phone} {...field("phone")} type="tel" optional autoComplete="off" />
        <Field
          label={text.neededByDay}
          {...field("needed_by")}
          type="date"
          optional
          min="2000-01-01"
          max="2100-12-31"
        />
      </div>
      <ChoiceSet
        legend={text.waiver}
        {...field("waiver")}
        type="radio"
        options={WAIVERS.map((value) => ({ value, label: text.waivers[value] }))}
        defaultChosen={[initial.waiver]}
        hint={text.waiverHint}
      />
      <ChoiceSet
        legend={text.services}
        {...field("services")}
        type="checkbox"
        options={services.map((service) => ({
          value: service,
          label: LETTER_LIMITS[service].isSentToAll
            ? text.sentToAll(service, open.filter((school) => letterServiceOf(school) === service).length)
            : text.chosenPerSchool(service),
        }))}
        defaultChosen={initial.services}
      />
      {choosable.length > 0 && (
        <ChoiceSet
          legend={text.whichSchools}
          {...field("school_ids")}
          type="checkbox"
          options={choosable.map(({ id, name }) => ({ value: id, label: name }))}
          defaultChosen={initial.school_ids}
        />
      )}
      {/* Schools of another track or that take no letters, or deleted ones that Undo may bring back. */}
      {hidden.map((id) => (
        <input key={id} type="hidden" name="school_ids" value={id} />
      ))}
      <ProseField
        label={text.sendTo}
        {...field("send_to")}
        rows={2}
        optional
        maxLength={SEND_TO_LENGTH}
        hint={text.sendToHint}
      />
      <ProseField
        label={text.note}
        {...field("note")}
        rows={2}
        optional
        maxLength={LETTER_NOTE_LENGTH}
        hint={text.noteHint}
      />
    </DraftForm>
  );
});

function storedFields(row: Letter) {
  const { writer, kind, role, email, phone, needed_by, waiver, services, school_ids, send_to, note } = row;
  return { writer, kind, role, email, phone, needed_by, waiver, services, school_ids, send_to, note };
}
