import { expect, test } from "vitest";
import { letter, letterKind, letterState, NO_LETTER_DETAILS } from "./letter.ts";
import { datedLetters } from "./letterDates.ts";

const row = { ...NO_LETTER_DETAILS, track: "PM", kind: "science", writer: "Mina Sato" } as const;

test("a letter needs only a writer", () => {
  expect(letter.safeParse(row).success).toBe(true);
  expect(letter.safeParse({ ...row, writer: "  " }).error?.issues[0]?.message).toBe("Enter who writes the letter.");
  expect(letter.safeParse({ ...row, email: "sato@" }).success).toBe(false);
  expect(letter.safeParse({ ...row, phone: "call her" }).success).toBe(false);
});

test("a letter of another release is read with defaults for what is missing or unknown", () => {
  const stored = { track: "PM", kind: "bishop", writer: "Mina Sato", mood: "glad", services: ["AMCAS", "ROLLING"] };

  expect(letterKind.read(stored)).toEqual({ ...row, kind: "other", services: ["AMCAS"] });
  expect(letterKind.read({ track: "PM", kind: "science" })).toBeNull();
});

test("a letter is as far as its last step, even if an earlier step was not recorded", () => {
  expect(letterState(row)).toBeNull();
  expect(letterState({ ...row, asked_on: "2026-10-01" })).toBe("asked_on");
  expect(letterState({ ...row, received_on: "2026-10-01" })).toBe("received_on");
  expect(letterState({ ...row, asked_on: "2026-10-01", declined_on: "2026-10-03" })).toBe("declined_on");
  expect(letterState({ ...row, declined_on: "2026-10-03", received_on: "2026-11-01" })).toBe("received_on");
});

test("the dates of stored letters are read without the schema, whatever else they hold", () => {
  const items = {
    sato: { writer: "Mina Sato", needed_by: "2027-05-20", received_on: "soon", thanked_on: 7, kind: "bishop" },
    part: { needed_by: "2027-05-20" },
    none: null,
  };

  expect(datedLetters({ items })).toEqual([
    {
      id: "sato",
      writer: "Mina Sato",
      needed_by: "2027-05-20",
      received_on: null,
      thanked_on: null,
      declined_on: null,
    },
  ]);
  expect(datedLetters(null)).toEqual([]);
});
