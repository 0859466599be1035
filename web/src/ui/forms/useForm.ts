import { pickFirst } from "@text/forms";
import { type FocusEvent, type FormEvent, type SubmitEvent, useState } from "react";
import type * as z from "zod/mini";
import { type AppError, appErrorOf, unreachable } from "../../base/errors.ts";
import { afterPress } from "./afterPress.ts";
import { type Edits, type FormFields, formFieldsOf } from "./edits.ts";
import { focusRefused } from "./selectOnFocus.ts";
import { useOneSend } from "./useOneSend.ts";

/** What the schema parses are the form's fields. A schema that does not say has a field for each of its values. */
type FieldName<Values, Typed> = (unknown extends Typed ? keyof Values : keyof Typed) & string;

/** The props for the form element. */
export interface FormEvents {
  readonly formError: string | null;
  /** The code of the last submit failure; null once its field is edited. */
  readonly failureCode: string | null;
  readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For the form: validates a filled field on blur. */
  readonly handleBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** For the form: validates a wrong field again while it is corrected, and allows another submit. */
  readonly handleInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** What every field of a form takes from it. */
export interface FieldProps {
  readonly name: string;
  readonly errors: string | undefined;
  /** What the record has for the field, or what a new record begins with. */
  readonly defaultValue?: string;
}

/** The props of the field with this name, for the parts of a form that are components of their own. */
export type FieldOf<Name extends string> = (name: Name) => FieldProps;

interface Form<Name extends string> extends FormEvents {
  readonly fieldErrors: Partial<Record<Name, string>>;
  /** The props of a field: `<Field label={…} {...field("note")} />`. */
  readonly field: FieldOf<Name>;
  readonly busy: boolean;
  readonly clearFieldError: (name: Name) => void;
}

/** A page that must open fast loads its schema only when the student begins to type. */
type Schema<Values, Typed> = z.ZodMiniType<Values, Typed> | (() => Promise<z.ZodMiniType<Values, Typed>>);

/**
 * Parses a form's fields with a domain schema and passes the values on. Inputs stay uncontrolled: whatever fails, what
 * was typed stays in them. A failure that names a field is shown at that field, any other above the button.
 *
 * @param submit `before` is what the form would have submitted untouched: the differences are the student's changes.
 * Null without `edits`, or if the stored record does not fit the schema.
 * @param edits How the fields relate to the record they edit. While there is a conflict, nothing is submitted.
 */
export function useForm<Values extends object, Typed = unknown>(
  schema: Schema<Values, Typed>,
  submit: (values: Values, form: HTMLFormElement, before: Values | null) => Promise<void> | void,
  edits?: Edits,
): Form<FieldName<Values, Typed>> {
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  const [asksToPick, setAsksToPick] = useState(false);
  const { send, reopen } = useOneSend();

  function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
    // In page order, so that the first one gets the focus.
    const wrong = Array.from(form.elements).filter((element) => nameAndValue(element).name in errors);
    const isShown = (name: string) => wrong.some((element) => nameAndValue(element).name === name);
    const entries = Object.entries(errors);
    setFieldErrors(Object.fromEntries(entries.filter(([name]) => isShown(name))));
    setFormError(entries.find(([name]) => !isShown(name))?.[1] ?? null);
    if (wrong[0] instanceof HTMLElement) focusRefused(wrong[0]);
  }

  async function parse(fields: FormFields) {
    const loaded = typeof schema === "function" ? await schema().catch(failToLoad) : schema;
    return loaded.safeParse(fields);
  }

  function fieldsOf(form: HTMLFormElement): FormFields {
    return edits?.fieldsOf(form) ?? formFieldsOf(form);
  }

  /** Whether the student has to resolve a conflict first. */
  function waitsForPick(form: HTMLFormElement): boolean {
    const isWaiting = edits !== undefined && edits.findConflicts().length > 0;
    setAsksToPick(isWaiting);
    if (!isWaiting) return false;
    setFieldErrors({});
    form.querySelector<HTMLElement>("[data-conflict] button")?.focus();
    return true;
  }

  /** Resolves with whether the form was submitted. */
  async function sendForm(form: HTMLFormElement): Promise<boolean> {
    try {
      if (waitsForPick(form)) return false;
      const parsed = await parse(fieldsOf(form));
      const before = edits && (await parse(edits.untouchedFieldsOf(form)));
      if (!parsed.success) {
        showErrors(form, firstMessages(parsed.error.issues));
        return false;
      }
      setFieldErrors({});
      setFormError(null);
      setFailure(null);
      setBusy(true);
      await submit(parsed.data, form, before?.success ? before.data : null);
      return true;
    } catch (error) {
      const met = appErrorOf(error);
      const { field, message } = met;
      setFailure(met);
      if (field === undefined) setFormError(message);
      else showErrors(form, { [field]: message });
      return false;
    } finally {
      setBusy(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Submitted by the app itself, as after a fresh login, so it is not the second half of a double click.
    if (event.nativeEvent.submitter === null) reopen();
    send(() => sendForm(form));
  }

  async function check(form: HTMLFormElement, name: string) {
    const parsed = await parse(fieldsOf(form));
    const message = parsed.success ? undefined : firstMessages(parsed.error.issues)[name];
    setFieldErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  /** `empties`: whether the student has just emptied the field. */
  function checkField({ target, currentTarget: form }: FormEvent<HTMLFormElement>, empties: boolean) {
    const { name } = nameAndValue(target);
    afterPress(() => {
      // Passing through an empty field is not a mistake yet, and the press may have submitted and emptied the form.
      if (name && (empties || nameAndValue(target).value)) void check(form, name).catch(leaveToSubmit);
    });
  }

  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    checkField(event, false);
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { name, value } = nameAndValue(event.target);
    reopen();
    if (name === (failure?.field ?? name)) setFailure(null);
    // The year of a day is completed when a press elsewhere leaves its field (`wholeYear`).
    if (name in fieldErrors) checkField(event, value === "");
  }

  function clearFieldError(name: string) {
    setFieldErrors(({ [name]: _, ...others }) => others);
  }

  return {
    fieldErrors: fieldErrors as Partial<Record<FieldName<Values, Typed>, string>>,
    field: (name) => ({ name, errors: fieldErrors[name], ...edits?.startOf(name) }),
    formError: formError ?? (asksToPick && Object.keys(edits?.conflicts ?? {}).length > 0 ? pickFirst : null),
    failureCode: failure?.code ?? null,
    busy,
    handleSubmit,
    handleBlur,
    handleInput,
    clearFieldError,
  };
}

function failToLoad(failure: unknown): never {
  throw unreachable(failure);
}

/** If the schema fails to load, the submit reports it. Until then nothing depends on it. */
function leaveToSubmit(): void {}

function nameAndValue(target: EventTarget): { name: string; value: string } {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    return target;
  }
  return { name: "", value: "" };
}

/** By the name of the field. Those of the form as a whole have a name that no field has. */
function firstMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages;
}
