import type { ApplicationForm } from "@domain/application/application";
import { fitOf } from "@domain/application/formCharacters";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { close } from "@text/common";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "../../../components/Button.tsx";
import { DraftForm } from "../../../forms/DraftForm.tsx";
import { FieldPrivacyNotes } from "../../../forms/FieldPrivacyNotes.tsx";
import { ProseField } from "../../../forms/ProseField.tsx";
import type { TextControl } from "../../../forms/TextNote.tsx";
import { useDraft } from "../../../forms/useDraft.ts";
import { useForm } from "../../../forms/useForm.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import type { ExperienceRow } from "./applicationView.ts";
import { changedTexts, entryTextsIn, entryTextsOf } from "./entryTexts.ts";

interface EntryTextFormProps {
  form: ApplicationForm;
  record: ExperienceRow;
  onClose: () => void;
}

/** The texts of an entry, written to the form's own limits. */
export const EntryTextForm = observer(function EntryTextForm({ form, record, onClose }: EntryTextFormProps) {
  const { session } = useStores();
  const { experiences } = usePlan();
  const stored = entryTextsIn(form, record);
  const fallbacks = record.descriptions[form] === "" ? ["description"] : [];
  const draft = useDraft(session.openUid ?? "", `application/${form}/${record.id}`, stored, { fallbacks });
  const entryForm = useForm(
    entryTextsOf(form),
    async (typed, _, before) => {
      const changes = changedTexts(form, record, { before: before ?? stored, typed });
      if (await draft.sent(experiences.change(record.id, changes))) onClose();
    },
    draft,
  );
  const { fieldErrors } = entryForm;
  const { name, description, position, organization, stars } = FORM_LIMITS[form];

  useEffect(() => {
    draft.form.current?.querySelector("textarea")?.focus();
  }, [draft.form]);

  function counter(limit: number) {
    return (typed: string, field: TextControl | null) => (
      <>
        <span data-over={typed.length > limit || undefined}>{fitOf(typed, [[form, limit]])}</span>
        <FieldPrivacyNotes text={typed} field={field} />
      </>
    );
  }

  return (
    <DraftForm
      className="entry-texts"
      label={text.textsOf(record.experienceName)}
      draft={draft}
      form={entryForm}
      buttons={
        <div className="entry-texts__actions">
          <Button type="submit">{text.saveTexts}</Button>
          <Button variant="text" onClick={onClose}>
            {close}
          </Button>
        </div>
      }
    >
      {position !== null && (
        <ProseField
          label={text.position}
          name="title"
          rows={1}
          defaultValue={stored.title}
          errors={fieldErrors.title}
          renderNote={counter(position)}
        />
      )}
      {organization !== null && (
        <ProseField
          label={text.organization}
          name="organisationName"
          rows={1}
          optional
          defaultValue={stored.organisationName}
          errors={fieldErrors.organisationName}
          renderNote={counter(organization)}
        />
      )}
      <ProseField
        label={text.descriptionFor(name)}
        name="description"
        defaultValue={stored.description}
        errors={fieldErrors.description}
        hint={text.onlyForThisForm(name)}
        renderNote={counter(description)}
      />
      {stars && stars.extra > 0 && record.meaningfulExperiences && (
        <ProseField
          label={text.mostMeaningfulSummary}
          name="meaningfulDescription"
          defaultValue={stored.meaningfulDescription}
          errors={fieldErrors.meaningfulDescription}
          renderNote={counter(stars.extra)}
        />
      )}
    </DraftForm>
  );
});
