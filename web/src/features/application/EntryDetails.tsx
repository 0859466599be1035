import type { ApplicationForm } from "@domain/application/application";
import { DESCRIPTION_KEYS } from "@domain/experience/formTexts";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/application";
import { Pencil, ShieldAlert, TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Notice } from "../../ui/components/Notice.tsx";
import { type Entry, issueText } from "../../views/applicationView.ts";
import { CategoryChoice } from "./CategoryChoice.tsx";
import { EntryTextForm } from "./EntryTextForm.tsx";
import { FieldCopy } from "./FieldCopy.tsx";

interface EntryDetailsProps {
  form: ApplicationForm;
  entry: Entry;
}

/** What is missing, the entry's texts, and every field of the form with a copy button. */
export const EntryDetails = observer(function EntryDetails({ form, entry }: EntryDetailsProps) {
  const { application } = usePlan();
  const [edits, setEdits] = useState(false);
  const [news, setNews] = useState("");
  const editButton = useRef<HTMLButtonElement>(null);

  function closeForm() {
    flushSync(() => setEdits(false));
    editButton.current?.focus();
  }

  return (
    <div className="entry__details">
      {entry.issues.length > 0 && (
        <Notice icon={TriangleAlert} tone="warn">
          {issueText(entry.issues)}
        </Notice>
      )}
      {entry.details.length > 0 && (
        <Notice icon={ShieldAlert} tone="warn">
          {text.detailsLeave(formatList(entry.details))}
        </Notice>
      )}
      <CategoryChoice form={form} record={entry.record} />
      {edits ? (
        <EntryTextForm form={form} entry={entry} onClose={closeForm} />
      ) : (
        <div className="entry__ways">
          {DESCRIPTION_KEYS[form] !== null && (
            <Button variant="quiet" ref={editButton} onClick={() => setEdits(true)}>
              <Pencil className="icon" aria-hidden />
              {text.editTexts}
            </Button>
          )}
          <Link className={buttonClass("text")} to={`${TRACKER}/experiences/${entry.id}`}>
            {text.editExperience}
          </Link>
        </div>
      )}
      <dl className="entry__fields">
        {entry.fields.map((field) => (
          <FieldCopy
            key={field.id}
            field={field}
            marks={entry.row.copied}
            onCopied={() => {
              void application.markCopied(form, entry.id, field.id, field.value);
              setNews(text.fieldCopied(field.label));
            }}
          />
        ))}
      </dl>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
});
