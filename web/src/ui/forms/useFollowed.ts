import { type Dispatch, type SetStateAction, useState } from "react";
import { meet, type Values } from "./meet.ts";

/** A controlled field over a stored value. */
export interface Followed<T> {
  readonly value: T;
  readonly set: Dispatch<SetStateAction<T>>;
  /** The stored value, if both the student and another device have changed the field; else absent. */
  readonly theirs?: Values;
  readonly keep: () => void;
  readonly take: () => void;
}

/**
 * What a controlled field shows: the stored value until the student changes it (`useEdits` does the same for
 * uncontrolled fields).
 *
 * @param first The field's initial value.
 * @param stored The record's current value.
 */
export function useFollowed<T>(first: T, stored: T, valuesOf: (value: T) => Values): Followed<T> {
  const [base, setBase] = useState(stored);
  const [value, set] = useState(first);
  const begun = { stored: valuesOf(base), shown: valuesOf(base) };
  const meeting = meet(begun, valuesOf(value), valuesOf(stored));
  if (meeting === "follow") set(stored);
  if (meeting === "follow" || meeting === "agreed") setBase(stored);

  function take() {
    setBase(stored);
    set(stored);
  }

  return {
    value,
    set,
    ...(meeting === "conflict" && { theirs: valuesOf(stored) }),
    keep: () => setBase(stored),
    take,
  };
}
