import { studentNumbers } from "@domain/fit/studentNumbers";
import { NOTHING_REACHED } from "@domain/school/school";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import { expect, test } from "vitest";
import { typedSchool } from "../../content/schools/newSchool.ts";
import { columnsOf, SAY } from "./columns.ts";
import { exportedSchools } from "./exportedSchools.ts";
import { nextByDeadlines } from "./nextDay.ts";

const bare = { ...typedSchool("Rice", "PM", "MD", "2026-11-01"), reached: NOTHING_REACHED };
const figures = {
  ...NO_FIGURES,
  sat: { low: 1500, high: 1560 },
  dat: { scale: "200-600", aa: 430 },
  gpa: 3.9,
} as const;

test("each track has its own figures, and no columns of other tracks", () => {
  expect(columnsOf("HS")).toEqual(expect.arrayContaining(["admitted", "sat", "act", "outcome"]));
  expect(columnsOf("HS")).not.toContain("mcat");
  expect(columnsOf("PD")).toContain("dat");
  expect(columnsOf("PD")).not.toContain("mcat");
});

test("figures are formatted, a change has its status and day, and unknown values are left out", () => {
  const reached = { ...NOTHING_REACHED, researching: "2026-11-02", applying: "2026-11-02" };
  const said = { ...bare, figures, city: "Houston", outcome: "admitted", reached } as const;

  expect(SAY.sat(said)).toBe("1500 to 1560");
  expect(SAY.dat(said)).toBe("430 (200-600)");
  expect(SAY.gpa(said)).toBe("3.90");
  expect(SAY.changed(said)).toBe("Applying, Nov 2, 2026");
  expect(SAY.outcome(said)).toBe("Admitted");
  expect(Object.values(SAY).map((say) => say(bare))).toEqual(Object.values(SAY).map(() => ""));
});

test("the exported list has the columns on screen in order, and the year and source of its figures", () => {
  const numbers = studentNumbers({ track: "PM", scores: [], courses: [], settings: {} });
  const rice = {
    ...bare,
    city: "Houston",
    state: "TX",
    kind: "DO",
    figures: { ...figures, mcat: 508, year: "entering class of 2025", source: "The school" },
    deadlines: [
      { id: "b", label: "Secondary", day: "2027-08-01", done: false },
      { id: "a", label: "Primary", day: "2027-06-01", done: true },
    ],
    reached: { ...bare.reached, primary: "2027-06-02", decision: "2027-09-30" },
    status: "decision",
    outcome: "admitted",
    note: "Ask about the\nrural track.",
    override: { fit: "reach", note: "" },
  } as const;

  expect(
    exportedSchools(
      [{ ...rice, deadlines: [...rice.deadlines] }, bare],
      "PM",
      ["fit", "status", "deadline", "place", "mcat"],
      numbers,
      nextByDeadlines,
    ),
  ).toEqual([
    [
      "Medical school",
      "City",
      "State",
      "Kind",
      "Fit",
      "Status",
      "Next deadline",
      "What is due",
      "Typical MCAT",
      "Figures of",
      "Source of the figures",
      "Outcome",
      "Applying on",
      "Primary sent on",
      "Secondary received on",
      "Interview on",
      "Decision on",
      "Deadlines",
      "Note",
    ],
    [
      "Rice",
      "Houston",
      "TX",
      "DO",
      "Reach (my choice)",
      "Decision",
      "2027-08-01",
      "Secondary",
      "508",
      "entering class of 2025",
      "The school",
      "Admitted",
      "",
      "2027-06-02",
      "",
      "",
      "2027-09-30",
      "2027-06-01 Primary (done); 2027-08-01 Secondary",
      "Ask about the\nrural track.",
    ],
    ["Rice", "", "", "MD", "Not enough data", "Researching", ...Array.from({ length: 13 }, () => "")],
  ]);
  const [headings, ...cells] = exportedSchools([bare], "HS", ["changed", "outcome"], numbers, nextByDeadlines);
  expect(headings?.slice(0, 8)).toEqual([
    "College",
    "City",
    "State",
    "Last change",
    "Outcome",
    "Applying on",
    "Application sent on",
    "Interview on",
  ]);
  expect(cells).toEqual([["Rice", ...Array.from({ length: 10 }, () => "")]]);
});
