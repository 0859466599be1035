import type { ExperienceFields } from "@domain/experience/experience";
import { experienceForm, valuesOf } from "@domain/experience/experienceForm";
import { EXPERIENCE_FORMS, type FormField } from "@domain/experience/experienceFormFields";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/experienceForm";
import { X } from "lucide-react";
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { Fold } from "../../../components/Fold.tsx";
import { IconButton } from "../../../components/IconButton.tsx";
import { DraftNote } from "../../../forms/DraftNote.tsx";
import { EditsContext } from "../../../forms/edits.ts";
import { useDraft } from "../../../forms/useDraft.ts";
import { useForm } from "../../../forms/useForm.ts";
import { FormParts } from "./FormParts.tsx";
import { useTypeChange } from "./useTypeChange.ts";
import "./ExperienceForm.css";

/** What was handed on, and the server's word on it. */
export interface Saved {
  readonly written: Promise<boolean>;
}

interface ExperienceFormProps {
  track: DashboardItem;
  heading: string;
  /** Whose draft it keeps, and under which name. */
  uid: string;
  draftName: string;
  /** What the form begins with, and follows where the student has typed nothing. */
  before: ExperienceFields;
  submitLabel: string;
  saveError: string | null;
  /** `before` is what the form would have said untouched. Null leaves the form and its draft as they are. */
  onSave: (fields: ExperienceFields, before: ExperienceFields) => Promise<Saved | null>;
  onClose: () => void;
  /** Above the fields of the contact. */
  contactPicker: ReactNode;
  /** An address leads to the form: its first field takes the focus when the student comes to it. */
  isArrival?: boolean;
}

/** A track's form: what the specification asks, then a fold with what the application asks besides. */
export function ExperienceForm({
  track,
  heading,
  uid,
  draftName,
  before,
  submitLabel,
  saveError,
  onSave,
  onClose,
  contactPicker,
  isArrival = false,
}: ExperienceFormProps) {
  const values = useMemo(() => valuesOf(track, before), [track, before]);
  const draft = useDraft(uid, draftName, values);
  const isSending = useRef(false);
  const sentFrom = useRef("");
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const schema = useMemo(() => experienceForm(track, before), [track, before]);
  const form = useForm(
    schema,
    async (fields, _, untouched) => {
      const saved = await onSave(fields, untouched ?? before);
      const isKept = saved !== null && (await draft.sent(saved.written));
      // Closing leads to the list, but not if the student has gone elsewhere meanwhile.
      if (isKept && globalThis.location.pathname === sentFrom.current) onClose();
    },
    draft,
  );
  const handleTypeChange = useTypeChange(track, before.type);
  const isFirstPage = useNavigationType() === "POP";

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival.
  useEffect(() => {
    // A page that was opened or reloaded begins at its top.
    if (isArrival && !isFirstPage) draft.form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, []);
  const errors: Readonly<Record<string, string | undefined>> = form.fieldErrors;
  const { main, more } = FIELDS[track];
  const isWrongInFold = more.some(({ name }) => errors[name] !== undefined || name in draft.conflicts);

  // Only on sending: a fold that the student has closed stays closed while they type elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to a sending has errors of its own.
  useEffect(() => {
    if (!isSending.current) return;
    isSending.current = false;
    if (isWrongInFold) setIsMoreOpen(true);
  }, [form.fieldErrors, isWrongInFold]);

  // A field in a closed fold cannot take the focus when it is refused; once the fold is open it can.
  useEffect(() => {
    if (!isMoreOpen || !isWrongInFold) return;
    const invalid = draft.form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict] button');
    if (document.activeElement === document.body || document.activeElement?.matches("[type=submit]")) invalid?.focus();
  }, [isMoreOpen, isWrongInFold, draft.form]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    isSending.current = true;
    sentFrom.current = globalThis.location.pathname;
    form.handleSubmit(event);
  }

  function handleClose() {
    draft.discard();
    onClose();
  }

  const parts = { values, errors, track, onTypeChange: handleTypeChange, contactPicker };
  return (
    <Card
      className="experience-form"
      heading={heading}
      tools={
        <>
          <span className="experience-form__draft" role="status">
            {draft.isKept && text.draftKept}
          </span>
          <IconButton icon={X} label={text.closeKeepingDraft} onClick={onClose} />
        </>
      }
    >
      <form
        ref={draft.form}
        className="experience-form__body"
        data-arrival={isArrival || undefined}
        aria-label={heading}
        noValidate
        onSubmit={handleSubmit}
        onBlur={form.handleBlur}
        onInput={form.handleInput}
      >
        <DraftNote draft={draft} />
        <EditsContext value={draft}>
          <FormParts fields={main} {...parts} />
          <Fold
            level={3}
            heading={text.moreForApplication}
            meta={text.moreFields(more.filter(({ opens }) => !opens).length)}
            isOpen={isMoreOpen}
            onToggle={() => setIsMoreOpen(!isMoreOpen)}
          >
            <FormParts fields={more} {...parts} />
          </Fold>
        </EditsContext>
        <ErrorNote>{form.formError ?? saveError}</ErrorNote>
        <div className="experience-form__foot">
          <Button type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
          <Button variant="text" onClick={handleClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface Fields {
  readonly main: readonly FormField[];
  readonly more: readonly FormField[];
}

function split(track: DashboardItem): Fields {
  const fields = EXPERIENCE_FORMS[track];
  return { main: fields.filter(({ isMore }) => !isMore), more: fields.filter(({ isMore }) => isMore) };
}

const FIELDS: Readonly<Record<DashboardItem, Fields>> = { HS: split("HS"), PM: split("PM"), PD: split("PD") };
