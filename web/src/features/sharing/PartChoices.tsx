import { APPLICATION_FORMS } from "@domain/application/application";
import { offeredForms } from "@domain/application/formServices";
import { essayName } from "@domain/essay/essay";
import { journalName } from "@domain/journal/journal";
import { services } from "@domain/text/en/calendarItems";
import * as text from "@text/sharing/sharing";
import { CircleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useId } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { dayText } from "../../views/dayText.ts";
import { entriesHeading } from "../../views/entriesHeading.ts";
import { essaysIn } from "./shareForm.ts";

interface PartChoiceProps {
  /** The record chosen first. */
  chosen?: string | null | undefined;
  error: string | undefined;
}

/** The form whose entries are shared; the student's own services first. */
export const FormChoice = observer(function FormChoice({ chosen, error }: PartChoiceProps) {
  const { trackerSettings, user } = usePlan();
  const track = user.user?.dashboard_item ?? "HS";
  const offered = offeredForms(track, trackerSettings.settings.services);
  const forms = [...offered, ...APPLICATION_FORMS.filter((form) => form === chosen && !offered.includes(form))];
  return (
    <SelectField
      label={text.whichForm}
      name="form"
      options={forms.map((form) => ({ value: form, label: entriesHeading(form) }))}
      defaultValue={chosen ?? offered[0]}
      errors={error}
    />
  );
});

/** The essay that is shared, or all essays of a school. None is chosen first. */
export const EssayChoice = observer(function EssayChoice({ chosen, error }: PartChoiceProps) {
  const { essays, schools } = usePlan();
  const { value: store, failure, retry } = useLoaded(essays.loaded);
  if (failure !== null) return <ErrorNote retry={retry}>{failure}</ErrorNote>;
  if (store?.status !== "ready") return <Loading what={text.essaysLoading} />;
  if (store.rows.length === 0) return <p className="quiet">{text.noEssays}</p>;
  const names = new Map(schools.rows.map(({ id, name }) => [id, name]));
  const ofSchools = schools.rows.flatMap(({ id, name }) => {
    const count = store.rows.filter(({ school_id }) => school_id === id).length;
    return count > 1 ? [{ value: essaysIn({ essay_school_id: id }), label: text.allEssaysOf(name, count) }] : [];
  });
  return (
    <SelectField
      label={text.whichEssay}
      name="essay_id"
      options={[
        { value: "", label: text.chooseEssay },
        ...ofSchools,
        ...store.rows.map((row) => {
          const owner = names.get(row.school_id ?? "") ?? services[row.service ?? ""];
          return { value: row.id, label: owner ? text.essayOf(owner, essayName(row)) : essayName(row) };
        }),
      ]}
      defaultValue={chosen ?? ""}
      errors={error}
    />
  );
});

/** The journal entries that are shared, by name. None is ever ticked first. */
export const EntriesChoice = observer(function EntriesChoice({ error }: Pick<PartChoiceProps, "error">) {
  const { journals } = usePlan();
  const id = useId();

  useEffect(() => journals.load(), [journals]);

  if (journals.failure !== null) return <ErrorNote retry={journals.retry}>{journals.failure}</ErrorNote>;
  if (journals.status !== "ready") return <Loading what={text.entriesLoading} />;
  if (journals.entries.length === 0) return <p className="quiet">{text.noEntries}</p>;
  return (
    <fieldset className="field" aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}>
      <legend className="label choice-set__legend">{text.whichEntries}</legend>
      <p id={`${id}-hint`} className="field__hint">
        {text.whichEntriesHint}
      </p>
      <div className="share-form__entries">
        {journals.entries.map((entry) => (
          <Choice key={entry.id} type="checkbox" name="journal_ids" value={entry.id}>
            <span>
              {journalName(entry)} <span className="quiet">{dayText(entry.written_on)}</span>
            </span>
          </Choice>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
});
