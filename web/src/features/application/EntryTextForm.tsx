import type { ApplicationForm } from "@domain/application/application";
import { fitOf, lengthInForm } from "@domain/application/formCharacters";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { close } from "@text/common";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { FieldPrivacyNotes } from "../../ui/forms/FieldPrivacyNotes.tsx";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import type { TextControl } from "../../ui/forms/TextNote.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import type { Entry } from "../../views/applicationView.ts";
import { changedTexts, entryTextsIn, entryTextsOf, fallbacksIn } from "./entryTexts.ts";
import { OfferedTexts } from "./OfferedTexts.tsx";
import { type OtherText, otherTexts } from "./otherTexts.ts";

/** The fields of a form that show `organisationAbout`. */
const ABOUT_FIELDS: ReadonlySet<string> = new Set(["requirements", "aboutOrganization"]);

interface EntryTextFormProps {
  form: ApplicationForm;
  entry: Entry;
  onClose: () => void;
}

/** The texts of an entry, within the form's own limits. */
export const EntryTextForm = observer(function EntryTextForm({ form, entry, onClose }: EntryTextFormProps) {
  const { record } = entry;
  const { session } = useStores();
  const { experiences } = usePlan();
  const stored = entryTextsIn(form, record);
  const fallbacks = fallbacksIn(form, record);
  const draft = useDraft(session.openUid ?? "", `application/${form}/${record.id}`, stored, { fallbacks });
  const entryForm = useForm(
    entryTextsOf(form),
    async (typed, _, before) => {
      const changes = changedTexts(form, record, { before: before ?? stored, typed });
      if (await draft.sent(experiences.change(record.id, changes))) onClose();
    },
    draft,
  );
  const { field } = entryForm;
  const { name, description, position, organization, about, stars } = FORM_LIMITS[form];
  const isAboutAsked = entry.fields.some(({ id }) => ABOUT_FIELDS.has(id));

  useEffect(() => {
    draft.form.current?.querySelector("textarea")?.focus();
  }, [draft.form]);

  function counter(limit: number | null, offered: readonly OtherText[] = []) {
    return (typed: string, control: TextControl | null) => (
      <>
        {limit !== null && (
          <span data-over={lengthInForm(typed) > limit || undefined}>{fitOf(typed, [[form, limit]])}</span>
        )}
        <FieldPrivacyNotes text={typed} field={control} />
        <OfferedTexts texts={offered} typed={typed} field={control} limit={limit} />
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
        <ProseField label={text.position} {...field("title")} rows={1} renderNote={counter(position)} />
      )}
      {organization !== null && (
        <ProseField
          label={text.organization}
          {...field("organisationName")}
          rows={1}
          optional
          renderNote={counter(organization)}
        />
      )}
      <ProseField
        label={text.descriptionFor(name)}
        {...field("description")}
        hint={form === "common_app_honors" ? text.onlyForHonors : text.onlyForThisForm(name)}
        renderNote={counter(description, otherTexts(form, record))}
      />
      {about !== null && isAboutAsked && (
        <ProseField label={text.about} {...field("organisationAbout")} renderNote={counter(about)} />
      )}
      {stars && stars.extra > 0 && record.meaningfulExperiences && (
        <ProseField
          label={text.mostMeaningfulSummary}
          {...field("meaningfulDescription")}
          renderNote={counter(stars.extra)}
        />
      )}
    </DraftForm>
  );
});
