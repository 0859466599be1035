import { type ComponentType, createContext, useContext } from "react";
import type { Values } from "./meet.ts";

/** The record that a form edits, as field values by name: a text, or one text for each ticked box. */
export type StoredFields = Readonly<Record<string, string | Values | null | undefined>>;

/** The fields that both the student and another device have changed, each with the other device's value. */
export type Conflicts = Readonly<Record<string, Values>>;

export interface ConflictNoteProps {
  id?: string;
  /** The field's name. */
  name: string;
  label: string;
  /** Formats a value for display; unchanged by default. */
  say?: ((value: string) => string) | undefined;
  /** Whether the values are calendar days, which are formatted as such. */
  isDay?: boolean;
}

/** Tracks how a form's fields relate to the record it edits. */
export interface Edits {
  readonly conflicts: Conflicts;
  /** Keeps the student's value, as a change of the record's current value. */
  readonly keep: (name: string) => void;
  /** Replaces the student's value with the record's. */
  readonly take: (name: string) => void;
  /** The names of fields with a conflict, given what is in the form now. */
  readonly findConflicts: () => readonly string[];
  /** What the form submits. For an untouched field it is the record's value, even if the field cannot display it. */
  readonly fieldsOf: (form: HTMLFormElement) => FormFields;
  /** What the form would submit if no field had been touched. */
  readonly untouchedFieldsOf: (form: HTMLFormElement) => FormFields;
  /** What a text field begins with. Nothing for a field that the record does not have, or that has several values. */
  readonly startOf: (name: string) => { readonly defaultValue?: string };
  /** The note at a field. Forms that edit no record, such as the login form, do not load it. */
  readonly ConflictNote: ComponentType<ConflictNoteProps>;
}

export type FormFields = Readonly<Record<string, FormDataEntryValue | readonly FormDataEntryValue[]>>;

/** What the note at a field needs. */
export type Choices = Pick<Edits, "conflicts" | "keep" | "take"> & Partial<Pick<Edits, "ConflictNote">>;

const nothing = () => undefined;

/** Provides a form's conflicts to its fields. */
export const EditsContext = createContext<Choices>({ conflicts: {}, keep: nothing, take: nothing });

export function useConflict(name: string): Values | undefined {
  return useContext(EditsContext).conflicts[name];
}

/** One value for each name, or all values if several boxes of one name are ticked. */
export function formFieldsOf(form: HTMLFormElement): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const entries = new FormData(form);
  return Object.fromEntries(
    Array.from(new Set(entries.keys()), (name) => {
      const [value = "", ...others] = entries.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );
}
