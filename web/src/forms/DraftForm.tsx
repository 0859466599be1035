import type { ComponentProps, ReactNode } from "react";
import { ErrorNote } from "../components/ErrorNote.tsx";
import { DraftNote } from "./DraftNote.tsx";
import { EditsContext } from "./edits.ts";
import type { Draft } from "./useDraft.ts";
import type { FormEvents } from "./useForm.ts";

interface DraftFormProps
  extends Omit<ComponentProps<"form">, "ref" | "onSubmit" | "onBlur" | "onInput" | "noValidate"> {
  /** What the form is for. */
  label: string;
  draft: Draft;
  form: FormEvents;
  /** Below the fields and above the buttons stands what failed. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A form that keeps what is typed: the fields of `useForm`, and above them the word that a draft is back. */
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
