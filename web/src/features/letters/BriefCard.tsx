import { journalName } from "@domain/journal/journal";
import { BRIEF_LENGTH, LETTER_JOURNAL_LIMIT, type Letter } from "@domain/letter/letter";
import { experiencesWith, letterBrief } from "@domain/letter/letterBrief";
import { type BriefFields, briefForm, SHOWN_EXPERIENCES } from "@domain/letter/letterForm";
import { type Changes, changesBack, changesBetween } from "@domain/records/recordChanges";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { useApplyDate } from "../../stores/useTotals.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ChoiceSet } from "../../ui/forms/ChoiceSet.tsx";
import { ConflictNote } from "../../ui/forms/ConflictNote.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { formFieldsOf } from "../../ui/forms/edits.ts";
import { FieldPrivacyNotes } from "../../ui/forms/FieldPrivacyNotes.tsx";
import { hasDraftOf } from "../../ui/forms/hasDraftOf.ts";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { dayText } from "../../views/dayText.ts";
import { BriefBody } from "./BriefBody.tsx";
import { BriefTools } from "./BriefTools.tsx";
import type { LetterRow } from "./LettersStore.ts";
import { useLetters } from "./useLetters.ts";

interface BriefCardProps {
  row: LetterRow;
  schools: readonly SchoolRecord[];
}

/** The page for a writer: what the student adds to it, and the page itself, to print or share. */
export const BriefCard = observer(function BriefCard({ row, schools }: BriefCardProps) {
  const { session } = useStores();
  const { experiences, journals } = usePlan();
  const draftName = `letters/${row.id}/brief`;
  // A draft can only tick entries that are there when the form appears.
  const [hasJournals] = useState(
    () => row.journal_ids.length > 0 || hasDraftOf(session.uid ?? "", draftName, "journal_ids"),
  );

  useEffect(() => experiences.load(), [experiences]);
  useEffect(() => {
    if (hasJournals) journals.load();
  }, [hasJournals, journals]);

  const needed = hasJournals ? [experiences.status, journals.status] : [experiences.status];
  return (
    <Card heading={text.brief}>
      <div className="card__body letters__body">
        <p>{text.briefText}</p>
        <ErrorNote retry={experiences.failure === null ? journals.retry : experiences.retry}>
          {experiences.failure ?? (hasJournals ? journals.failure : null)}
        </ErrorNote>
        {needed.every((status) => status === "ready" || status === "failed") ? (
          <Brief row={row} schools={schools} draftName={draftName} hasJournals={hasJournals} />
        ) : (
          <Loading what={text.brief} />
        )}
      </div>
    </Card>
  );
});

interface BriefProps extends BriefCardProps {
  draftName: string;
  hasJournals: boolean;
}

const Brief = observer(function Brief({ row, schools, draftName, hasJournals }: BriefProps) {
  const [isPicking, setIsPicking] = useState(hasJournals);
  const { session } = useStores();
  const { experiences, journals, user } = usePlan();
  const letters = useLetters();
  const { asOf, today } = useApplyDate();
  const showToast = useToast();
  const together = experiencesWith(row.writer, experiences.records);
  const offered = JSON.stringify(together.map(({ id }) => id));
  const schema = useMemo(() => briefForm(JSON.parse(offered)), [offered]);
  const shown = together.map(({ id }) => id).filter((id) => !row.left_out.includes(id));
  const { brief, journal_ids } = row;
  const with_notes = row.with_notes ? "yes" : "";
  const draft = useDraft(session.uid ?? "", draftName, {
    brief,
    [SHOWN_EXPERIENCES]: shown,
    journal_ids,
    with_notes,
  });
  // What is in the form now, so that the page that is printed has the latest words.
  const [typed, setTyped] = useState<BriefFields | null>(null);
  const form = useForm(
    schema,
    (fields, _, before) => {
      const changes = changesBetween<BriefFields>(before ?? row, fields);
      void draft.sent(letters.change(row, changes));
      showToast(text.briefSaved, () => undo(changes));
    },
    draft,
  );
  const letter: Letter = { ...row, ...typed };
  const page = letterBrief({
    letter,
    student: user.user?.display_name ?? "",
    experiences: experiences.records,
    journals: journals.entries,
    schools,
    asOf,
    today,
  });

  function handlePick() {
    journals.load();
    setIsPicking(!isPicking);
  }

  function undo(changes: Changes<Letter>) {
    const now = letters.rows.find(({ id }) => id === row.id);
    if (now) void letters.change(now, changesBack<Letter>(changes, row, now));
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    form.handleInput(event);
    const parsed = schema.safeParse(formFieldsOf(event.currentTarget));
    if (parsed.success) setTyped(parsed.data);
  }

  return (
    <>
      <DraftForm
        className="letter-form"
        label={text.briefForm(row.writer)}
        draft={draft}
        form={{ ...form, handleInput }}
        onReset={() => setTyped(null)}
        buttons={
          <div className="letter-form__buttons">
            <Button type="submit" variant="quiet">
              {text.saveBrief}
            </Button>
          </div>
        }
      >
        <ProseField
          label={text.yourWords}
          {...form.field("brief")}
          rows={6}
          optional
          hint={text.yourWordsHint}
          renderNote={(words, field) => (
            <>
              <FieldPrivacyNotes text={words} field={field} />
              <p className="field__hint">{text.wordsLength(words.length, formatNumber(BRIEF_LENGTH))}</p>
            </>
          )}
        />
        {together.length === 0 ? (
          <p className="quiet">{text.noneTogether(row.writer)}</p>
        ) : (
          <>
            <ChoiceSet
              legend={text.experiencesTogether}
              name={SHOWN_EXPERIENCES}
              type="checkbox"
              options={together.map(({ id, experienceName }) => ({ value: id, label: experienceName }))}
              defaultChosen={shown}
            />
            <div>
              <Choice type="checkbox" name="with_notes" value="yes" defaultChecked={row.with_notes}>
                {text.withNotes}
              </Choice>
              <ConflictNote name="with_notes" label={text.withNotes} say={() => text.withNotes} />
            </div>
          </>
        )}
        <Fold
          level={3}
          heading={text.addJournals}
          meta={letter.journal_ids.length > 0 && text.journalsChosen(letter.journal_ids.length)}
          isOpen={isPicking}
          onToggle={handlePick}
        >
          {journals.status === "loading" && <Loading what={text.journalEntries} />}
          {journals.status === "ready" && journals.entries.length === 0 && <p className="quiet">{text.noJournals}</p>}
          {journals.entries.length > 0 && (
            <ChoiceSet
              legend={text.journalEntries}
              {...form.field("journal_ids")}
              type="checkbox"
              options={journals.entries.map((entry) => ({
                value: entry.id,
                label: text.sheetJournal(dayText(entry.written_on), journalName(entry)),
              }))}
              defaultChosen={journal_ids}
              hint={text.journalLimit(LETTER_JOURNAL_LIMIT)}
            />
          )}
        </Fold>
      </DraftForm>
      <section className="letter-preview" aria-labelledby="letter-preview">
        <div className="letter-preview__head">
          <h3 id="letter-preview">{text.preview}</h3>
          <BriefTools page={page} asOf={asOf} />
        </div>
        <div className="letter-preview__page">
          <BriefBody page={page} asOf={asOf} level={4} />
        </div>
      </section>
      <PrintSheet title={text.sheetTitle(page.student, letter.writer)}>
        <BriefBody page={page} asOf={asOf} level={2} />
      </PrintSheet>
    </>
  );
});
