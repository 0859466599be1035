import type { ApplicationForm } from "@domain/application";
import { FORM_LIMITS } from "@domain/applicationForms";
import { descriptionOf } from "@domain/formEntry";
import { fitOf } from "@domain/formText";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "../../../components/Button.tsx";
import { DraftNote } from "../../../forms/DraftNote.tsx";
import { ProseField } from "../../../forms/ProseField.tsx";
import { useDraft } from "../../../forms/useDraft.ts";
import { useForm } from "../../../forms/useForm.ts";
import { useStores } from "../../../stores/useStores.ts";
import type { ExperienceRow } from "./applicationView.ts";
import { changedTexts, entryTextsOf } from "./entryTexts.ts";

interface EntryTextFormProps {
  form: ApplicationForm;
  record: ExperienceRow;
  onClose: () => void;
}

/** The texts of an entry, written to the form's own limits. */
export const EntryTextForm = observer(function EntryTextForm({ form, record, onClose }: EntryTextFormProps) {
  const { experiences, session } = useStores();
  const draft = useDraft(session.openUid ?? "", `application/${form}/${record.id}`);
  const { fieldErrors, handleSubmit, handleBlur, handleInput } = useForm(entryTextsOf(form), (typed) => {
    const changed = changedTexts(form, record, typed);
    if (Object.keys(changed).length > 0) void experiences.change(record.id, changed);
    draft.clear();
    onClose();
  });
  const { name, description, position, organization, stars } = FORM_LIMITS[form];

  useEffect(() => {
    draft.form.current?.querySelector("textarea")?.focus();
  }, [draft.form]);

  function counter(limit: number) {
    return (text: string) => <span data-over={text.length > limit || undefined}>{fitOf(text, [[form, limit]])}</span>;
  }

  return (
    <form
      ref={draft.form}
      className="entry-texts"
      noValidate
      aria-label={`Texts of ${record.experienceName}`}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onInput={handleInput}
    >
      <DraftNote draft={draft} />
      {position !== null && (
        <ProseField
          label="Position or leadership"
          name="title"
          rows={1}
          defaultValue={record.title}
          errors={fieldErrors.title}
          renderNote={counter(position)}
        />
      )}
      {organization !== null && (
        <ProseField
          label="Organization"
          name="organisationName"
          rows={1}
          optional
          defaultValue={record.organisationName}
          errors={fieldErrors.organisationName}
          renderNote={counter(organization)}
        />
      )}
      <ProseField
        label={`Description for ${name}`}
        name="description"
        defaultValue={descriptionOf(record, form)}
        errors={fieldErrors.description}
        hint={`Only ${name} gets this text. Leave it empty to take the description of the experience.`}
        renderNote={counter(description)}
      />
      {stars && stars.extra > 0 && record.meaningfulExperiences && (
        <ProseField
          label="Most meaningful summary"
          name="meaningfulDescription"
          defaultValue={record.meaningfulDescription}
          errors={fieldErrors.meaningfulDescription}
          renderNote={counter(stars.extra)}
        />
      )}
      <div className="entry-texts__actions">
        <Button type="submit">Save the texts</Button>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
});
