import type { FormService } from "@domain/application/formService";
import type { ExperienceFields } from "@domain/experience/experience";
import { experienceForm, valuesOf } from "@domain/experience/experienceForm";
import { type FormField, fieldsFor } from "@domain/experience/experienceFormFields";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/experienceForm";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { useServices } from "../../stores/useServices.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { FormParts } from "./FormParts.tsx";
import { useTypeChange } from "./useTypeChange.ts";
import "./ExperienceForm.css";

/** A submitted record and the server's answer. */
export interface Saved {
  readonly written: Promise<boolean>;
}

interface ExperienceFormProps {
  track: DashboardItem;
  heading: string;
  /** The owner and the name of the draft. */
  uid: string;
  draftName: string;
  /** The initial values. Untouched fields follow them. */
  before: ExperienceFields;
  submitLabel: string;
  saveError: string | null;
  /** `before` is what the form would have submitted untouched. Null leaves the form and its draft as they are. */
  onSave: (fields: ExperienceFields, before: ExperienceFields) => Promise<Saved | null>;
  onClose: () => void;
  /** Shown above the contact's fields. */
  contactPicker: ReactNode;
  /** The form is the target of a link: its first field takes the focus on arrival. */
  isArrival?: boolean;
}

/** A track's form: the specification's fields, then a section with what the application also asks for. */
export const ExperienceForm = observer(function ExperienceForm({
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

  useOnChange(isArrival, () => {
    // A page that was opened or reloaded starts at its top.
    if (isArrival && !isFirstPage) draft.form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  });
  const errors: Readonly<Record<string, string | undefined>> = form.fieldErrors;
  const { services } = useServices(track);
  const { main, more } = useMemo(() => split(track, services), [track, services]);
  const isWrongInFold = more.some(({ name }) => errors[name] !== undefined || name in draft.conflicts);

  // Only on submit: a section that the student has closed stays closed while they type elsewhere.
  useOnChange(form.fieldErrors, () => {
    if (!isSending.current) return;
    isSending.current = false;
    if (isWrongInFold) setIsMoreOpen(true);
  });

  // A field in a closed section cannot take the focus when it is invalid. Once the section is open, it can.
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
});

interface Fields {
  readonly main: readonly FormField[];
  readonly more: readonly FormField[];
}

function split(track: DashboardItem, services: readonly FormService[]): Fields {
  const fields = fieldsFor(track, services);
  return { main: fields.filter(({ isMore }) => !isMore), more: fields.filter(({ isMore }) => isMore) };
}
