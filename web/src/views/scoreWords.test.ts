import type { Score } from "@domain/score/score";
import { describe, expect, test } from "vitest";
import { exportedScores } from "../features/scores/exportedScores.ts";
import { changeSince, scoreDetail, scoreName } from "./scoreWords.ts";

const first: Score = {
  test: "SAT",
  kind: "official",
  date: "2026-08-15",
  values: { RW: 610, M: 600 },
  scales: [],
  note: "",
};
const second: Score = { ...first, date: "2026-10-03", values: { RW: 640, M: 650 } };
const practice: Score = { ...first, kind: "practice", date: "2026-09-01" };
const planned: Score = { ...first, kind: "planned", date: "2027-03-13", values: {} };
const gpa: Score = {
  ...first,
  test: "GPA",
  values: { GPA: 3.82 },
  scales: ["4.0", "Unweighted"],
  note: "11th grade Q1",
};
const rows = [second, planned, practice, first, gpa];

describe("a row of the table", () => {
  test("numbers attempts and practice separately, by date", () => {
    expect(rows.map((row) => scoreName(rows, row))).toEqual([
      "SAT, attempt 2",
      "SAT, planned",
      "SAT, practice 1",
      "SAT, attempt 1",
      "GPA, 11th grade Q1",
    ]);
    expect(scoreName(rows, { ...gpa, note: "" })).toBe("GPA");
  });

  test("shows the change since the previous one", () => {
    expect(rows.map((row) => changeSince(rows, row))).toEqual(["+80 since attempt 1", null, null, null, null]);
    const down = { ...practice, date: "2026-09-20", values: { RW: 600, M: 600 } };
    expect(changeSince([practice, down], down)).toBe("-10 since practice 1");
    const same = { ...practice, date: "2026-09-20" };
    expect(changeSince([practice, same], same)).toBe("Same as practice 1");
  });

  test("does not compare a DAT from before March 2025 with a later one", () => {
    const old: Score = { ...first, test: "DAT", date: "2025-02-01", values: { AA: 21 } };
    const now: Score = { ...old, date: "2026-02-01", values: { AA: 430 } };

    expect(changeSince([old, now], now)).toBeNull();
  });

  test("lists the sections without repeating the result", () => {
    expect(scoreDetail(second)).toBe("RW 640, M 650");
    expect(scoreDetail({ ...first, test: "ACT", values: { composite: 27, E: 28, M: 26 } })).toBe("E 28, M 26");
    expect(scoreDetail(gpa)).toBe("4.0, Unweighted");
  });
});

describe("the exported table", () => {
  test("has the rows of the table, the latest first", () => {
    expect(exportedScores(rows, true)).toEqual([
      ["Score", "Test", "Kind", "Date", "Detail", "Result", "Note"],
      ["SAT, planned", "SAT", "Planned", "2027-03-13", "", "Planned", ""],
      ["SAT, attempt 2", "SAT", "Official", "2026-10-03", "RW 640, M 650", "1290", ""],
      ["SAT, practice 1", "SAT", "Practice", "2026-09-01", "RW 610, M 600", "1210", ""],
      ["GPA, 11th grade Q1", "GPA", "Official", "2026-08-15", "4.0, Unweighted", "3.82", "11th grade Q1"],
      ["SAT, attempt 1", "SAT", "Official", "2026-08-15", "RW 610, M 600", "1210", ""],
    ]);
  });

  test("keeps hidden scores hidden", () => {
    expect(JSON.stringify(exportedScores(rows, false))).not.toMatch(/1290|640|3\.82/);
  });
});
