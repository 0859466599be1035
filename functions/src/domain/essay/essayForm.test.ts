import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { suggestedDueDay } from "./essayDue.ts";
import { changedDetails, detailsText, essayDetailsForm, newEssayForm, ownerOf, readOwner } from "./essayForm.ts";
import { SERVICES_OF, serviceLimit } from "./serviceEssays.ts";

const typed = {
  owner: "school:emory",
  kind: "why-school",
  limit: "1,500",
  limit_unit: "characters",
  due_on: "2026-12-01",
};
const messageOf = (fields: object) => essayDetailsForm.safeParse({ ...typed, ...fields }).error?.issues[0]?.message;

describe("the form of an essay", () => {
  test("is read as details, and filled from them", () => {
    const details = essayDetailsForm.parse(typed);

    expect(details).toEqual({
      kind: "why-school",
      service: null,
      school_id: "emory",
      limit: 1_500,
      limit_unit: "characters",
      due_on: "2026-12-01",
    });
    expect(detailsText(details)).toEqual({ ...typed, limit: "1500" });
  });

  test.each([
    ["1 500", 1_500],
    ["1\u202f500", 1_500],
    ["1,5", null],
    ["1.500", null],
    ["65,0", null],
    ["0x10", null],
  ])("reads the limit %j as %s, or asks", (limit, most) => {
    expect(essayDetailsForm.safeParse({ ...typed, limit }).data?.limit ?? null).toBe(most);
  });

  test("changes only what the student touched", () => {
    const before = essayDetailsForm.parse(typed);

    expect(changedDetails(before, essayDetailsForm.parse({ ...typed, limit: "", owner: "" }))).toEqual({
      school_id: null,
      limit: null,
    });
    expect(changedDetails(before, before)).toEqual({});
  });

  test("needs neither a limit nor a day nor a school", () => {
    const empty = { owner: "", kind: "other", limit: "", limit_unit: "words", due_on: "" };
    const details = essayDetailsForm.parse(empty);

    expect(details).toMatchObject({ service: null, school_id: null, limit: null, due_on: null });
    expect(detailsText(details)).toEqual(empty);
    expect(newEssayForm.parse({ ...empty, title: " Why ", prompt: " Why us? " })).toMatchObject({
      title: "Why",
      prompt: "Why us?",
    });
  });

  test.each([
    ["0", "Enter a number from 1 to 20,000."],
    ["99999", "Enter a number from 1 to 20,000."],
    ["a page", "Enter a whole number."],
    ["2.5", "Enter a whole number."],
  ])("the form of an essay explains why the limit %j is wrong", (limit, message) => {
    expect(messageOf({ limit })).toBe(message);
  });

  test("the form of an essay explains a wrong day", () => {
    expect(messageOf({ due_on: "2026-02-30" })).toBe("Enter a date as year-month-day.");
  });

  test.each(["", "service:amcas", "school:a-b"])("the form of an essay keeps the destination %j", (owner) => {
    expect(ownerOf(readOwner(owner))).toBe(owner);
  });

  test.each(["service:unknown", "school:a b", "nonsense"])(
    "the form of an essay reads the destination %j as none",
    (owner) => {
      expect(readOwner(owner)).toEqual({ service: null, school_id: null });
    },
  );
});

test("a service's limit depends on the kind of essay", () => {
  expect(serviceLimit("amcas", "personal-statement")).toMatchObject({ most: 5_300, unit: "characters" });
  expect(serviceLimit("common_app", "additional")).toMatchObject({ most: 300, unit: "words" });
  expect(serviceLimit("amcas", "why-school")).toBeNull();
  expect(serviceLimit(null, "personal-statement")).toBeNull();
  for (const service of Object.values(SERVICES_OF).flat()) {
    expect(serviceLimit(service, "personal-statement")?.rule.sourceUrl).toMatch(/^https:/);
  }
});

describe("the suggested due day", () => {
  const deadline = (id: string, day: string, done = false) => ({ id, label: "Application", day, done });
  const school: Pick<School, "track" | "status" | "reached" | "deadlines"> = {
    track: "PM",
    status: "secondary",
    reached: { ...NOTHING_REACHED, secondary: "2026-11-15" },
    deadlines: [deadline("a", "2026-11-01"), deadline("b", "2026-12-15"), deadline("c", "2026-12-01", true)],
  };

  test("the suggested due day is two weeks after the secondary arrived", () => {
    expect(suggestedDueDay(school, "2026-11-22")).toBe("2026-11-29");
  });

  test("the suggested due day is the next open deadline, if that is earlier or the two weeks are over", () => {
    expect(suggestedDueDay({ ...school, status: "primary" }, "2026-11-22")).toBe("2026-12-15");
    expect(suggestedDueDay(school, "2026-11-30")).toBe("2026-12-15");
    expect(suggestedDueDay({ ...school, track: "HS" }, "2026-11-22")).toBe("2026-12-15");
  });

  test("the suggested due day is the school's own day for the secondary, if it has named one", () => {
    const named = { id: "s", label: "Secondary due", day: "2026-12-10", done: false };
    expect(suggestedDueDay({ ...school, deadlines: [named] }, "2026-11-22")).toBe("2026-12-10");
    expect(suggestedDueDay({ ...school, deadlines: [{ ...named, done: true }] }, "2026-11-22")).toBe("2026-11-29");
  });

  test("no due day is suggested if all days are past", () => {
    expect(suggestedDueDay({ ...school, deadlines: [] }, "2026-12-31")).toBeNull();
  });
});
