import { NO_LETTER_DETAILS } from "@domain/letter/letter";
import { expect, test } from "vitest";
import { inLetterOrder } from "../../views/letterOrder.ts";
import { exportedLetters } from "./exportedLetters.ts";

const teacher = { ...NO_LETTER_DETAILS, id: "hall", track: "HS", kind: "teacher", writer: "Ben Hall" } as const;
const counselor = {
  ...teacher,
  id: "ortiz",
  kind: "counselor",
  writer: "Ana Ortiz",
  role: "Counselor",
  asked_on: "2026-10-01",
  needed_by: "2027-01-01",
} as const;
const received = { ...teacher, id: "sato", writer: "Mina Sato", received_on: "2026-11-20" } as const;

test("the exported list has the letters in the order of their days, with what each day is for", () => {
  expect(exportedLetters(inLetterOrder([teacher, counselor, received]), "HS")).toEqual([
    ["Who writes", "Kind of letter", "Position", "Common App recommender", "Where it stands", "Due day", "Due for"],
    ["Mina Sato", "Teacher", "", "Common App: teacher", "Received", "2026-11-27", "Thank-you note"],
    ["Ana Ortiz", "Counselor", "Counselor", "Common App: counselor", "Asked", "2027-01-01", "Letter"],
    ["Ben Hall", "Teacher", "", "Common App: teacher", "Not asked yet", "", ""],
  ]);
});

test("letters for professional schools have no Common App column", () => {
  const [headings, row] = exportedLetters([{ ...received, track: "PM", kind: "science" }], "PM");

  expect(headings).not.toContain("Common App recommender");
  expect(row?.slice(0, 4)).toEqual(["Mina Sato", "Science professor", "", "Received"]);
});
