import { pickFirst } from "@text/forms";
import { type FocusEvent, type FormEvent, type SubmitEvent, useState } from "react";
import type * as z from "zod/mini";
import { type AppError, appErrorOf, unreachable } from "../errors.ts";
import { afterPress } from "./afterPress.ts";
import { type Edits, type FormFields, formFieldsOf } from "./edits.ts";
import { focusRefused } from "./selectOnFocus.ts";
import { useOneSend } from "./useOneSend.ts";

type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** What the form itself is given. */
export interface FormEvents {
  readonly formError: string | null;
  /** The code of the failure that sending has met last; null once its field is typed in again. */
  readonly failureCode: string | null;
  readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** On the form: checks a filled field when it is left. */
  readonly handleBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** On the form: checks a wrong field again while it is corrected, and lets the form be sent again. */
  readonly handleInput: (event: FormEvent<HTMLFormElement>) => void;
}

interface Form<Values> extends FormEvents {
  readonly fieldErrors: FieldErrors<Values>;
  readonly busy: boolean;
  readonly clearFieldError: (name: keyof Values & string) => void;
}

/** A page that must open fast brings its schema only when somebody begins to type. */
type Schema<Values> = z.ZodMiniType<Values> | (() => Promise<z.ZodMiniType<Values>>);

/**
 * Parses a form's fields with a domain schema and hands the values on. Inputs stay uncontrolled: whatever fails, what
 * was typed stays in them. A failure that names a field is shown at that field, any other above the button.
 *
 * @param submit `before` is what the form would have said untouched: what differs from it is what the student has
 * changed. Null without `edits`, or where the stored record is not one that the schema takes.
 * @param edits How the fields stand to the record they edit. While there is something to pick, nothing is handed on.
 */
export function useForm<Values extends object>(
  schema: Schema<Values>,
  submit: (values: Values, form: HTMLFormElement, before: Values | null) => Promise<void> | void,
  edits?: Edits,
): Form<Values> {
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  const [asksToPick, setAsksToPick] = useState(false);
  const { send, reopen } = useOneSend();

  function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
    const names = namesOf(form);
    const known = Object.entries(errors).filter(([name]) => names.includes(name));
    setFieldErrors(Object.fromEntries(known));
    setFormError(Object.entries(errors).find(([name]) => !names.includes(name))?.[1] ?? null);
    const first = names.find((name) => name in errors);
    if (first) focusField(form, first);
  }

  async function parse(fields: FormFields) {
    const loaded = typeof schema === "function" ? await schema().catch(failToLoad) : schema;
    return loaded.safeParse(fields);
  }

  function fieldsOf(form: HTMLFormElement): FormFields {
    return edits?.fieldsOf(form) ?? formFieldsOf(form);
  }

  /** Whether the student has to pick between two values first. */
  function waitsForPick(form: HTMLFormElement): boolean {
    const isWaiting = edits !== undefined && edits.findConflicts().length > 0;
    setAsksToPick(isWaiting);
    if (!isWaiting) return false;
    setFieldErrors({});
    form.querySelector<HTMLElement>("[data-conflict] button")?.focus();
    return true;
  }

  /** Whether it was sent. */
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
    // Sent by the app itself, as after a fresh login: this is no second half of a press.
    if (event.nativeEvent.submitter === null) reopen();
    send(() => sendForm(form));
  }

  async function check(form: HTMLFormElement, name: string) {
    const parsed = await parse(fieldsOf(form));
    const message = parsed.success ? undefined : firstMessages(parsed.error.issues)[name];
    setFieldErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    const { target, currentTarget: form } = event;
    const { name } = nameAndValue(target);
    afterPress(() => {
      // Passing through an empty field is not a mistake yet, and the press may have sent the form and emptied it.
      if (name && nameAndValue(target).value) void check(form, name).catch(leaveToSubmit);
    });
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { name } = nameAndValue(event.target);
    reopen();
    if (name === (failure?.field ?? name)) setFailure(null);
    if (name in fieldErrors) void check(event.currentTarget, name).catch(leaveToSubmit);
  }

  function clearFieldError(name: string) {
    setFieldErrors(({ [name]: _, ...others }) => others);
  }

  return {
    fieldErrors: fieldErrors as FieldErrors<Values>,
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

/** A schema that does not load is told when the form is sent; until then nothing hinges on it. */
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

/** Names in the order of the page, so that the first bad field is the first one met. */
function namesOf(form: HTMLFormElement): string[] {
  return Array.from(form.elements, (element) => nameAndValue(element).name).filter((name) => name !== "");
}

function focusField(form: HTMLFormElement, name: string) {
  const element = Array.from(form.elements).find((candidate) => nameAndValue(candidate).name === name);
  if (element instanceof HTMLElement) focusRefused(element);
}

function firstMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0] ?? "")] ??= message;
  return messages;
}
