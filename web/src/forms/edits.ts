import { createContext, useContext } from "react";
import type { Values } from "./meet.ts";

/** What a form says of the record it edits: by the name of each field, as text or as one text for each ticked box. */
export type StoredFields = Readonly<Record<string, string | Values | null | undefined>>;

/** The fields that the student and another device have both changed, each with the value of the other device. */
export type Conflicts = Readonly<Record<string, Values>>;

/** How the fields of a form stand to the record it edits. */
export interface Edits {
  readonly conflicts: Conflicts;
  /** The student's value stays and counts as their change of what the record says now. */
  readonly keep: (name: string) => void;
  /** The record's value takes the place of the student's. */
  readonly take: (name: string) => void;
  /** The fields to pick for, by what stands in the form at this moment. */
  readonly findConflicts: () => readonly string[];
  /** What the form sends: of an untouched field what the record says, also where the field cannot show that. */
  readonly fieldsOf: (form: HTMLFormElement) => FormFields;
  /** What the form would send if nothing in it had been touched. */
  readonly untouchedFieldsOf: (form: HTMLFormElement) => FormFields;
}

export type FormFields = Readonly<Record<string, FormDataEntryValue | readonly FormDataEntryValue[]>>;

/** What the note at a field needs to know and do. */
export type Choices = Pick<Edits, "conflicts" | "keep" | "take">;

const nothing = () => undefined;

/** Gives a form's fields their conflicts. */
export const EditsContext = createContext<Choices>({ conflicts: {}, keep: nothing, take: nothing });

export function useConflict(name: string): Values | undefined {
  return useContext(EditsContext).conflicts[name];
}

/** One value a name, or all of them where several boxes of one name are ticked. */
export function formFieldsOf(form: HTMLFormElement): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const entries = new FormData(form);
  return Object.fromEntries(
    Array.from(new Set(entries.keys()), (name) => {
      const [value = "", ...others] = entries.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );
}
