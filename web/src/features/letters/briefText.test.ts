import { EMPTY_EXPERIENCE } from "@domain/experience/experience";
import { newJournal } from "@domain/journal/journal";
import { NO_LETTER_DETAILS } from "@domain/letter/letter";
import type { LetterBrief } from "@domain/letter/letterBrief";
import { expect, test } from "vitest";
import { briefText } from "./briefText.ts";

const record = {
  ...EMPTY_EXPERIENCE,
  track: "PM" as const,
  experienceName: "Zebrafish lab",
  organisationName: "State University",
  description: "Imaged hearts.",
  meaningfulDescription: "Patience.",
  startDate: "2025-09-01",
  isCurrent: true,
  shifts: {},
  changed_shift: null,
  created_on: "2026-01-01",
};
const letter = { ...NO_LETTER_DETAILS, track: "PM", kind: "investigator", writer: "Mina Sato" } as const;
const bare: LetterBrief = { letter, student: "", services: [], experiences: [], journals: [] };

test("the page for a writer has its parts in order as text, without empty ones", () => {
  const page: LetterBrief = {
    letter: { ...letter, needed_by: "2027-05-20", waiver: "waived", send_to: "Letter ID 4711", brief: "Thank you.\n" },
    student: "Daniel Reyes",
    services: [
      {
        service: "AMCAS",
        schools: [
          { name: "Katz", deadline: { label: "Primary", day: "2027-12-15" } },
          { name: "Pittsburgh", deadline: null },
        ],
      },
      { service: "AACOMAS", schools: [] },
    ],
    experiences: [{ id: "lab", record, hours: 331, notes: [{ day: "2026-10-01", hours: 4, note: "Twelve hearts" }] }],
    journals: [{ ...newJournal("2026-10-02", 1), id: "fish", title: "Fish room", text: "At six." }],
  };

  expect(briefText(page, "2026-11-22")).toBe(
    [
      "For Mina Sato: letter for Daniel Reyes",
      "",
      "Kind: Principal investigator",
      "Needed by: May 20, 2027",
      "Goes to: AMCAS: Katz (Primary: Dec 15, 2027), Pittsburgh; AACOMAS",
      "Where to send it: Letter ID 4711",
      "Right to read it: Waived: I will not read the letter.",
      "",
      "From me",
      "Thank you.",
      "",
      "What we did together",
      "",
      "Zebrafish lab, State University",
      "331 hours, Sep 2025 to now",
      "Imaged hearts.",
      "What it meant to me: Patience.",
      "- Oct 1, 2026: Twelve hearts",
      "",
      "From my journal",
      "",
      "Fish room (Oct 2, 2026)",
      "At six.",
      "",
      "Hours up to Nov 22, 2026. Made with Cairn.",
    ].join("\n"),
  );
});

test("a page for a writer without additions still says what it is for", () => {
  expect(briefText(bare, "2026-11-22").split("\n")).toEqual([
    "For Mina Sato: letter of recommendation",
    "",
    "Kind: Principal investigator",
    "",
    "Hours up to Nov 22, 2026. Made with Cairn.",
  ]);
});
