import { isNameless } from "@domain/account/studentName";
import { MEANT_FOR_LENGTH, SHARE_NOTE_LENGTH } from "@domain/share/share";
import { SHARE_PARTS, type SharePartKey } from "@domain/share/sharePart";
import { MEANT_FOR_KINDS } from "@domain/share/shareRow";
import { addDays, localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/sharing/sharing";
import { partNames } from "@text/stores/sharing";
import { CloudOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { AppError } from "../../base/errors.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { ChoiceSet } from "../../ui/forms/ChoiceSet.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import { EntriesChoice, EssayChoice, FormChoice } from "./PartChoices.tsx";
import type { ShareChoice, SharesStore } from "./SharesStore.ts";
import { essaysIn, lastDayOf, shareForm } from "./shareForm.ts";

/** What a form begins with. Journal entries are never part of it. */
export type FirstChoice = Partial<Omit<ShareChoice, "journal_ids">>;

/** The usual last day of a new share. */
const USUAL_DAYS = 90;

interface ShareFormProps {
  records: SharesStore;
  first: FirstChoice;
  /** The form's accessible name. */
  label: string;
  submitLabel: string;
  /** A failure is shown in the form. */
  onSubmit: (choice: ShareChoice) => Promise<void>;
  onClose: () => void;
}

/**
 * Whom a share is for, what it shows, and until when. It keeps no draft: what it is about would lie on the device in
 * plain words, and journal entries would be ticked when it opens again.
 */
export const ShareForm = observer(function ShareForm(props: ShareFormProps) {
  const { records, first, label, submitLabel, onSubmit, onClose } = props;
  const { connection } = useStores();
  const { trackerSettings, user } = usePlan();
  const element = useRef<HTMLFormElement>(null);
  const today = localDayOf(new Date());
  const schema = useMemo(() => shareForm(today), [today]);
  const [parts, setParts] = useState<readonly SharePartKey[]>(first.parts ?? []);
  const [endsOn, setEndsOn] = useState(first.ends_on ?? addDays(today, USUAL_DAYS));
  const form = useForm(schema, async (choice) => {
    if (!connection.isOnline) throw new AppError("offline", text.offline);
    await onSubmit(choice);
  });
  const { field, fieldErrors, clearFieldError } = form;

  // The form opens by a press or by its address, so its first question takes the focus.
  useEffect(() => element.current?.querySelector<HTMLInputElement>("input:checked")?.focus(), []);

  // Loads what is ticked, so that sealing does not wait for it.
  useEffect(() => {
    records.parts.load({ parts: [...parts], form: null, essay_id: null, essay_school_id: null, journal_ids: [] });
  }, [records, parts]);

  function handlePart(part: SharePartKey, isTicked: boolean) {
    setParts(SHARE_PARTS.filter((key) => (key === part ? isTicked : parts.includes(key))));
    clearFieldError("parts");
  }

  return (
    <form
      ref={element}
      className="card__body share-form"
      aria-label={label}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      {!connection.isOnline && <Notice icon={CloudOff}>{text.offline}</Notice>}
      <ChoiceSet
        legend={text.whoFor}
        name="meant_for_kind"
        type="radio"
        look="chips"
        options={MEANT_FOR_KINDS.map((kind) => ({ value: kind, label: text.meantFor[kind] }))}
        defaultChosen={[first.meant_for_kind ?? "adviser"]}
      />
      <Field
        label={text.theirName}
        {...field("meant_for")}
        optional
        autoComplete="off"
        maxLength={MEANT_FOR_LENGTH}
        defaultValue={first.meant_for}
        hint={text.theirNameHint}
      />
      <PartsChoice parts={parts} error={fieldErrors.parts} onTick={handlePart} />
      {parts.includes("scores") && trackerSettings.settings.display_scores === false && (
        <p className="quiet">{text.scoresAreHidden}</p>
      )}
      {parts.includes("application") && <FormChoice chosen={first.form} error={fieldErrors.form} />}
      {parts.includes("essay") && <EssayChoice chosen={essaysIn(first)} error={fieldErrors.essay_id} />}
      {parts.includes("journals") && <EntriesChoice error={fieldErrors.journal_ids} />}
      <LastDay day={endsOn} today={today} error={fieldErrors.ends_on} onChange={setEndsOn} />
      <ChoiceSet
        legend={text.keepsUp}
        name="is_live"
        type="radio"
        options={(["live", "frozen"] as const).map((value) => ({ value, label: text.keepsUpChoices[value] }))}
        defaultChosen={[first.is_live === false ? "frozen" : "live"]}
      />
      <Choice type="checkbox" name="takes_comments" defaultChecked={first.takes_comments ?? true}>
        {text.commentsAllowed}
      </Choice>
      <Field
        label={text.yourName}
        {...field("student")}
        optional
        autoComplete="name"
        defaultValue={first.student ?? nameToShow(user.user?.display_name ?? "")}
      />
      <Field
        label={text.note}
        {...field("note")}
        optional
        autoComplete="off"
        maxLength={SHARE_NOTE_LENGTH}
        placeholder={text.noteExample}
        defaultValue={first.note}
      />
      <ErrorNote>{form.formError}</ErrorNote>
      <div className="sharing__tools">
        <Button type="submit" busy={form.busy} busyLabel={text.making}>
          {submitLabel}
        </Button>
        <Button variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
});

interface PartsChoiceProps {
  parts: readonly SharePartKey[];
  error: string | undefined;
  onTick: (part: SharePartKey, isTicked: boolean) => void;
}

function PartsChoice({ parts, error, onTick }: PartsChoiceProps) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend className="label choice-set__legend">{text.whatToShare}</legend>
      <div className="share-form__parts">
        {SHARE_PARTS.map((part) => (
          <Choice
            key={part}
            className="choice share-form__part"
            type="checkbox"
            name="parts"
            value={part}
            checked={parts.includes(part)}
            onChange={({ target }) => onTick(part, target.checked)}
          >
            <span>
              {partNames[part]}
              <span className="share-form__hint">{text.partHints[part]}</span>
            </span>
          </Choice>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="field__error">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface LastDayProps {
  day: string;
  today: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

function LastDay({ day, today, error, onChange }: LastDayProps) {
  const { twoWeeks, threeMonths, year } = text.suggestions;
  const suggested = [
    { span: twoWeeks, on: addDays(today, 14) },
    { span: threeMonths, on: addDays(today, USUAL_DAYS) },
    { span: year, on: lastDayOf(today) },
  ];
  return (
    <div className="share-form__last-day">
      <Field
        label={text.lastDay}
        name="ends_on"
        type="date"
        min={today}
        max={lastDayOf(today)}
        value={day}
        hint={text.lastDayHint}
        errors={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="sharing__tools">
        {suggested.map(({ span, on }) => (
          <Button
            key={span}
            variant="quiet"
            aria-label={text.suggestionOf(span)}
            aria-pressed={day === on}
            onClick={() => onChange(on)}
          >
            {span}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** A guest or a new student may not have given one. */
function nameToShow(name: string): string {
  return isNameless(name) ? "" : name;
}
