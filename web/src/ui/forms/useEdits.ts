import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useOnChange } from "../components/useOnChange.ts";
import { ConflictNote } from "./ConflictNote.tsx";
import { type Conflicts, type Edits, type FormFields, formFieldsOf, type StoredFields } from "./edits.ts";
import { type Base, isEqual, meet, type Values } from "./meet.ts";
import { controlsNamed, fillIn, isTick, setDefaults, valuesIn } from "./typedFields.ts";

/** What each field was filled with, by its name. */
export type Bases = Readonly<Record<string, Values>>;

export interface FollowedEdits extends Edits {
  /** What the named fields were filled with, for the draft to store. */
  readonly basesOf: (names: readonly string[]) => Bases;
  /** Sets what the fields count as filled with. */
  readonly rebase: (bases: Bases) => void;
  /** The form's values are being written to the record. */
  readonly accept: () => void;
}

export interface EditOptions {
  /** False if the fields start empty instead of with the record's values. */
  readonly fills?: boolean;
  /**
   * Fields that show a fallback while the record has no value of its own. A fallback never conflicts with what is
   * typed.
   */
  readonly fallbacks?: readonly string[];
  /** What the fields of a new record begin with. */
  readonly start?: StoredFields;
}

const NONE: Conflicts = {};

/**
 * Keeps a form and the record it edits in sync while the form is open. A field that the student has not touched follows
 * the record. A field that both have changed is a conflict, and the student picks. The fields stay uncontrolled.
 *
 * @param stored The record's current values; absent if the form creates a new record.
 */
export function useEdits(
  form: RefObject<HTMLFormElement | null>,
  stored: StoredFields | undefined,
  { fills = true, fallbacks = [], start = {} }: EditOptions = {},
): FollowedEdits {
  const bases = useRef(new Map<string, Base>());
  const [conflicts, setConflicts] = useState(NONE);
  const record = listsOf(stored);
  const latest = useRef(record);
  const free = useRef(fallbacks);
  const said = JSON.stringify(record);

  // Before paint and typing: an untouched field must show the record's value.
  useOnChange(
    said,
    () => {
      latest.current = record;
      free.current = fallbacks;
      for (const [name, values] of Object.entries(record)) {
        if (fills) setDefaults(controlsIn(name), values);
      }
      meetRecord();
    },
    useLayoutEffect,
  );

  // After each render, because some fields are only rendered for certain values of others.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    for (const name of Object.keys(latest.current)) {
      const controls = controlsIn(name);
      if (controls.length > 0 && !bases.current.has(name)) bases.current.set(name, baseShown(name));
    }
    // `reset` is dispatched before the form resets its fields.
    const startAgain = () => queueMicrotask(accept);
    element.addEventListener("reset", startAgain);
    element.addEventListener("change", meetRecord);
    return () => {
      element.removeEventListener("reset", startAgain);
      element.removeEventListener("change", meetRecord);
    };
  });

  function controlsIn(name: string) {
    return form.current ? controlsNamed(form.current, name) : [];
  }

  /** The base of a field that has not been typed in since. */
  function baseShown(name: string): Base {
    return { stored: latest.current[name] ?? [], shown: valuesIn(controlsIn(name)) };
  }

  function baseOf(name: string): Base {
    return bases.current.get(name) ?? baseShown(name);
  }

  function meetRecord(): readonly string[] {
    const found: Record<string, Values> = {};
    for (const [name, values] of Object.entries(latest.current)) {
      if (controlsIn(name).length > 0 && !reconcile(name, values)) found[name] = values;
    }
    setConflicts((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    return Object.keys(found);
  }

  /** Lets a field and its record agree where they can. False where the student has to pick. */
  function reconcile(name: string, values: Values): boolean {
    const base = baseOf(name);
    const meeting = meet(base, valuesIn(controlsIn(name)), values);
    if (meeting === "conflict" && !free.current.includes(name)) return false;
    if (meeting === "conflict") bases.current.set(name, { stored: values, shown: values });
    if (meeting === "follow") fill(name, values);
    if (meeting === "repeated") bases.current.set(name, { ...base, stored: values });
    if (meeting === "agreed") bases.current.set(name, baseShown(name));
    return true;
  }

  function fill(name: string, values: Values) {
    fillIn(controlsIn(name), fills ? values : []);
    bases.current.set(name, baseShown(name));
  }

  function keep(name: string) {
    const theirs = latest.current[name] ?? [];
    bases.current.set(name, { stored: theirs, shown: fills ? theirs : [] });
    settled(name);
  }

  function take(name: string) {
    fill(name, latest.current[name] ?? []);
    settled(name);
  }

  /** The note disappears, so the focus moves to its field. */
  function settled(name: string) {
    meetRecord();
    const [first, ...others] = controlsIn(name);
    const control = [first, ...others].find((each) => each && isTick(each) && each.checked) ?? first;
    control?.focus();
    control?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function accept() {
    for (const name of Object.keys(latest.current)) bases.current.set(name, baseShown(name));
    meetRecord();
  }

  function rebase(given: Bases) {
    for (const [name, values] of Object.entries(given)) {
      if (name in latest.current) bases.current.set(name, { stored: values, shown: values });
    }
  }

  function basesOf(names: readonly string[]): Bases {
    return Object.fromEntries(
      names.filter((name) => name in latest.current).map((name) => [name, baseOf(name).stored]),
    );
  }

  function sentFields(element: HTMLFormElement, isWanted: (name: string) => boolean): FormFields {
    const fields: Record<string, FormDataEntryValue | readonly FormDataEntryValue[]> = formFieldsOf(element);
    for (const [name, values] of Object.entries(fills ? latest.current : {})) {
      const controls = controlsIn(name);
      if (controls.length === 0 || !isWanted(name)) continue;
      if (controls.some(isTick) && values.length === 0) delete fields[name];
      else fields[name] = sentValue(values);
    }
    return fields;
  }

  function startOf(name: string) {
    const value = fills ? (stored ?? start)[name] : undefined;
    return typeof value === "string" || value === null ? { defaultValue: value ?? "" } : {};
  }

  return {
    conflicts,
    keep,
    take,
    findConflicts: meetRecord,
    startOf,
    ConflictNote,
    fieldsOf: (element) => sentFields(element, (name) => isEqual(valuesIn(controlsIn(name)), baseOf(name).shown)),
    untouchedFieldsOf: (element) => sentFields(element, () => true),
    basesOf,
    rebase,
    accept,
  };
}

/** A form sends one text or several; a missing text counts as an empty one. */
function sentValue(values: Values): FormDataEntryValue | Values {
  return values.length > 1 ? values : (values[0] ?? "");
}

/** A record's value is one text or several. Null and undefined become an empty list. */
function listsOf(stored: StoredFields = {}): Readonly<Record<string, Values>> {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, [value ?? ""].flat().filter((text) => text !== "")]),
  );
}
