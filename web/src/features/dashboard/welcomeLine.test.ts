import { describe, expect, test } from "vitest";
import { firstWord, welcomeLine, welcomeOf } from "./welcomeLine.ts";

const TODAY = "2026-11-20";

function open(due_date: string | null) {
  return { status: "Pending" as const, due_date };
}

function done(due_date: string | null) {
  return { status: "Completed" as const, due_date };
}

describe("the line under the welcome", () => {
  test("counts open tasks and names the day of what is next", () => {
    const rows = [open("2027-02-15"), open("2026-11-24"), open(null), done("2026-11-21")];

    expect(welcomeLine(rows, TODAY, "2026-11-24")).toBe("Three tasks left this year. Your next due date is Tuesday.");
    expect(welcomeLine([done(null)], TODAY, "2026-11-24")).toBe(
      "Every task on this year's checklist is done. Your next due date is Tuesday.",
    );
  });

  test("does not call a past date the next one", () => {
    expect(welcomeLine([open(null)], TODAY, "2026-11-01")).toBe(
      "One task left this year. Your next step was due Nov 1.",
    );
  });

  test("uses figures above nine", () => {
    expect(
      welcomeLine(
        Array.from({ length: 12 }, () => open(null)),
        TODAY,
        null,
      ),
    ).toBe("12 tasks left this year.");
  });

  test("leaves out tasks that were set aside or were due before the student joined", () => {
    const aside = { ...open("2026-11-24"), set_aside_on: TODAY };
    const earlier = { ...open("2026-09-30"), isEarlier: true };

    expect(welcomeLine([aside, earlier, open(null)], TODAY, null)).toBe("One task left this year.");
    expect(welcomeLine([earlier, done(null)], TODAY, null)).toBe(
      "Nothing is open. Some tasks are from before you joined.",
    );
  });

  test("says when all tasks are done and when the list is empty", () => {
    expect(welcomeLine([done(null)], TODAY, null)).toBe("Every task on this year's checklist is done.");
    expect(welcomeLine([], TODAY, null)).toBe("Your checklist is waiting for its first task.");
  });
});

test("the welcome uses the first word of a name", () => {
  expect(firstWord("  Maya  Okafor ")).toBe("Maya");
  expect(welcomeOf({ display_name: "Maya Okafor" }, "2026-09-02", TODAY)).toBe("Welcome back, Maya");
  expect(welcomeOf({ display_name: "Maya Okafor" }, null, TODAY)).toBe("Welcome back, Maya");
  // A guest has no name yet and has not been here before.
  expect(welcomeOf({ display_name: "Student" }, TODAY, TODAY)).toBe("Welcome to Cairn");
});

test("the first day says Welcome, not Welcome back", () => {
  expect(welcomeOf({ display_name: "Maya Okafor" }, TODAY, TODAY)).toBe("Welcome, Maya");
});

test.each([
  ["  Maya  Okafor ", "Maya"],
  ["Cher", "Cher"],
  ["🌸 Maya Lee", "Maya"],
  ["👩🏽‍🔬", "👩🏽‍🔬"],
  ["Nguyễn Thị Thắm", "Nguyễn"],
  ["محمد علي", "محمد"],
  ["n".repeat(80), "n".repeat(80)],
])("%j is greeted as %s", (name, called) => {
  expect(welcomeOf({ display_name: name }, null, TODAY)).toBe(`Welcome back, ${called}`);
});

test("a preferred name greets as it is, a guest's too", () => {
  expect(welcomeOf({ display_name: "Nguyễn Thị Thắm", preferred_name: "Thắm" }, null, TODAY)).toBe(
    "Welcome back, Thắm",
  );
  expect(welcomeOf({ display_name: "Student", preferred_name: "Dr. J" }, TODAY, TODAY)).toBe("Welcome, Dr. J");
});
