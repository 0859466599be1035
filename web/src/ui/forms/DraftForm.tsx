import type { ComponentProps, ReactNode } from "react";
import { ErrorNote } from "../components/ErrorNote.tsx";
import { DraftNote } from "./DraftNote.tsx";
import { EditsContext } from "./edits.ts";
import type { Draft } from "./useDraft.ts";
import type { FormEvents } from "./useForm.ts";

interface DraftFormProps
  extends Omit<ComponentProps<"form">, "ref" | "onSubmit" | "onBlur" | "onInput" | "noValidate"> {
  /** The form's accessible name. */
  label: string;
  draft: Draft;
  form: FormEvents;
  /** Shown below the fields. Submit errors appear above them. */
  buttons: ReactNode;
  children: ReactNode;
}

/**
 * A form that keeps what is typed as a draft: the fields of `useForm`, and above them a note that a draft was restored.
 */
export function DraftForm({ label, draft, form, buttons, children, ...props }: DraftFormProps) {
  return (
    <form
      {...props}
      ref={draft.form}
      aria-label={label}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <DraftNote draft={draft} />
      <EditsContext value={draft}>{children}</EditsContext>
      <ErrorNote>{form.formError}</ErrorNote>
      {buttons}
    </form>
  );
}
