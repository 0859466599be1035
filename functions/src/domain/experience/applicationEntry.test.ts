import { describe, expect, test } from "vitest";
import { APPLICATION_FORMS } from "../application/application.ts";
import { entryFieldsOf, fieldIdsOf, issuesOf, labelOf } from "./applicationEntry.ts";
import { EMPTY_EXPERIENCE, type Experience } from "./experience.ts";
import { categoryOf } from "./formTexts.ts";

const TODAY = "2026-11-20";
const pantry: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Riverside Food Pantry",
  organisationName: "Riverside Community Center",
  title: "Shift lead",
  description: "Packed bags.",
  shifts: {},
  changed_shift: null,
  created_on: "2026-09-01",
};

const valuesOf = (...[form, record]: [Parameters<typeof entryFieldsOf>[0], Experience]) =>
  Object.fromEntries(entryFieldsOf(form, record, TODAY).map(({ id, value }) => [id, value]));

describe("hours per week", () => {
  const shiftsOn = (...days: string[]) =>
    Object.fromEntries(days.map((day, place) => [`shift${place}`, { day, hours: 2.5, note: "" }]));
  /** Three weeks with a shift, one of them with two. */
  const shifts = shiftsOn("2026-09-06", "2026-09-14", "2026-09-19", "2026-09-23");

  test.each(["common_app", "uc"] as const)("are the average of the weeks with shifts in %s", (form) => {
    expect(valuesOf(form, { ...pantry, shifts }).hoursPerWeek).toBe("3.3");
  });

  test("are what the student has typed, if anything", () => {
    expect(valuesOf("common_app", { ...pantry, shifts, hoursPerWeek: 0 }).hoursPerWeek).toBe("0");
  });

  test("are not taken from shifts in fewer than three weeks, to come or without a day", () => {
    const few = shiftsOn("2026-09-14", "2026-09-23", "2026-12-01", "");

    expect(valuesOf("common_app", { ...pantry, shifts: few }).hoursPerWeek).toBe("");
    expect(valuesOf("common_app", pantry).hoursPerWeek).toBe("");
  });

  test.each(["aadsas", "aacomas"] as const)("times the weeks are the total of %s", (form) => {
    const span = { startDate: "2026-09-01", endDate: "2026-09-28", shifts };

    expect(valuesOf(form, { ...pantry, ...span })).toMatchObject({ hoursPerWeek: "2.5", weeks: "4", hours: "10" });
    expect(valuesOf(form, { ...pantry, ...span, completedHours: 90 }).hoursPerWeek).toBe("");
    expect(valuesOf(form, { ...pantry, shifts }).hoursPerWeek).toBe("");
  });
});

describe("an entry of the Common App", () => {
  test("an entry of the Common App has its nine fields in the form's order", () => {
    const record: Experience = {
      ...pantry,
      participationGrades: ["10", "11"],
      timingOfParticipation: ["S", "B"],
      hoursPerWeek: 2.5,
      weeksPerYear: 30,
      participateInCollege: true,
    };

    expect(entryFieldsOf("common_app", record, TODAY).map(({ id, value }) => [id, value])).toEqual([
      ["category", ""],
      ["position", "Shift lead"],
      ["organization", "Riverside Community Center"],
      ["description", "Packed bags."],
      ["grades", "10, 11"],
      ["timing", "During school year, During school break"],
      ["hoursPerWeek", "2.5"],
      ["weeksPerYear", "30"],
      ["college", "Yes"],
    ]);
  });

  test("an entry of the Common App reports what is too long, and by how much", () => {
    const record = {
      ...pantry,
      title: "p".repeat(51),
      organisationName: "o".repeat(100),
      description: "d".repeat(157),
    };
    const issues = issuesOf(entryFieldsOf("common_app", record, TODAY));

    expect(issues.filter(({ over }) => over > 0).map(({ field, over }) => [field.id, over])).toEqual([
      ["position", 1],
      ["description", 7],
    ]);
  });
});

describe("an entry of AMCAS", () => {
  test("an entry of AMCAS asks for a start, an end and hours of each additional date range", () => {
    const record: Experience = {
      ...pantry,
      startDate: "2024-09-01",
      endDate: "2025-05-20",
      completedHours: 40,
      repeated: true,
      occurrences: [{ startDate: "2025-09-02", endDate: "2026-05-10", hours: 25 }],
    };

    expect(valuesOf("amcas", record)).toMatchObject({
      start: "09/2024",
      end: "05/2025",
      hours: "40",
      start2: "09/2025",
      end2: "05/2026",
      hours2: "25",
      repeated: "Yes",
    });
    expect(valuesOf("amcas", record)).not.toHaveProperty("start3");
  });

  test("an entry of AMCAS separates completed from anticipated hours", () => {
    const shifts = {
      a: { day: "2026-11-19", hours: 3, note: "" },
      b: { day: "2026-11-21", hours: 4, note: "" },
    };
    const values = valuesOf("amcas", { ...pantry, shifts, anticipated: true, isCurrent: true });

    expect(values).toMatchObject({ hours: "3", anticipatedHours: "4", end: "11/2026" });
    expect(valuesOf("amcas", pantry)).not.toHaveProperty("anticipatedHours");
  });

  test("an entry of AMCAS accepts 0 hours as an answer", () => {
    const hours = (record: Experience) => {
      const fields = entryFieldsOf("amcas", record, TODAY);
      const isMissing = issuesOf(fields).some(({ field }) => field.id === "hours");
      return [fields.find(({ id }) => id === "hours")?.value, isMissing];
    };

    expect(hours(pantry)).toEqual(["", true]);
    expect(hours({ ...pantry, completedHours: 0 })).toEqual(["0", false]);
    expect(valuesOf("amcas", { ...pantry, anticipated: true, anticipatedHours: 0 }).anticipatedHours).toBe("0");
    expect(valuesOf("aadsas", { ...pantry, completedHours: 0 }).hours).toBe("0");
  });

  test.each([
    ["Honors/Awards/Recognition", "0"],
    ["Publications", "0"],
    ["Conferences Attended", ""],
  ])("an entry of AMCAS in %s without hours has %j", (amcas, hours) => {
    const record = { ...pantry, categories: { ...pantry.categories, amcas } };
    const logged = { ...record, shifts: { a: { day: "2026-11-19", hours: 3, note: "" } } };

    expect(valuesOf("amcas", record).hours).toBe(hours);
    expect(valuesOf("amcas", logged).hours).toBe("3");
  });

  test("an entry of AMCAS asks for one date of an award, and for two dates of anything else", () => {
    const asksForEnd = (amcas: string) =>
      issuesOf(entryFieldsOf("amcas", { ...pantry, categories: { ...pantry.categories, amcas } }, TODAY)).some(
        ({ field }) => field.id === "end",
      );

    expect(asksForEnd("Honors/Awards/Recognition")).toBe(false);
    expect(asksForEnd("Hobbies")).toBe(true);
  });

  test("an entry of AMCAS has the longer text only if it is most meaningful", () => {
    const starred = { ...pantry, meaningfulExperiences: true };

    expect(valuesOf("amcas", pantry)).not.toHaveProperty("meaningfulText");
    expect(entryFieldsOf("amcas", starred, TODAY).find(({ id }) => id === "meaningfulText")).toMatchObject({
      value: "",
      limit: 1_325,
      isNeeded: true,
    });
  });

  test("an entry of AMCAS accepts either a phone number or an email address", () => {
    const emptyIn = (record: Experience) =>
      issuesOf(entryFieldsOf("amcas", record, TODAY)).map(({ field }) => field.id);

    expect(emptyIn(pantry)).toContain("contactEmail");
    expect(emptyIn({ ...pantry, contactPhone: "+12025550123" })).not.toContain("contactEmail");
    expect(emptyIn({ ...pantry, contactEmail: "a@b.test" })).not.toContain("contactEmail");
  });
});

describe("an entry of AADSAS", () => {
  test("an entry of AADSAS counts its weeks from the first day to the last", () => {
    expect(valuesOf("aadsas", { ...pantry, startDate: "2026-01-01", endDate: "2026-01-28" }).weeks).toBe("4");
    expect(valuesOf("aadsas", { ...pantry, startDate: "2026-11-20", isCurrent: true }).weeks).toBe("1");
    expect(valuesOf("aadsas", { ...pantry, weeksPerYear: 12 }).weeks).toBe("12");
  });

  test("an entry of AADSAS uses the contact if no supervisor is named, and needs no end date if it is current", () => {
    const record = { ...pantry, contactFirstName: "Ana", contactLastName: "Lopez", contactEmail: "a@b.test" };

    expect(valuesOf("aadsas", record)).toMatchObject({ supervisor: "Ana Lopez", supervisorContact: "a@b.test" });
    expect(valuesOf("aadsas", { ...record, isCurrent: true })).not.toHaveProperty("end");
    expect(valuesOf("aadsas", { ...record, endDate: "2026-05-09" }).end).toBe("05/09/2026");
  });
});

describe("an entry of AACOMAS", () => {
  test("an entry of AACOMAS has the fields of AADSAS without a star", () => {
    const withoutStar = fieldIdsOf("aadsas").filter((id) => id !== "important");

    expect(fieldIdsOf("aacomas")).toEqual(withoutStar);
  });

  test("an entry of AACOMAS takes 600 characters of its own text, or of the general one", () => {
    const own = { ...pantry.descriptions, aacomas: "x".repeat(601) };
    const issues = issuesOf(entryFieldsOf("aacomas", { ...pantry, descriptions: own }, TODAY));

    expect(valuesOf("aacomas", pantry).description).toBe("Packed bags.");
    expect(issues.find(({ field }) => field.id === "description")?.over).toBe(1);
  });
});

describe("an entry of TMDSAS", () => {
  test("an entry of TMDSAS asks for no contact", () => {
    expect(fieldIdsOf("tmdsas").filter((id) => /contact|supervisor|release/i.test(id))).toEqual([]);
  });

  test("an entry of TMDSAS adds a planned part to what goes on after the last current day", () => {
    const record: Experience = {
      ...pantry,
      startDate: "2025-09-01",
      isCurrent: true,
      completedHours: 80,
      anticipated: true,
      anticipatedStartDate: "2027-10-02",
      anticipatedEndDate: "2028-05-31",
      anticipatedHours: 40,
    };

    expect(valuesOf("tmdsas", record)).toMatchObject({
      start: "09/01/2025",
      end: "10/01/2027",
      hours: "80",
      plannedStart: "10/02/2027",
      plannedEnd: "05/31/2028",
      plannedHours: "40",
    });
    expect(valuesOf("tmdsas", { ...record, anticipated: false, anticipatedHours: null })).not.toHaveProperty(
      "plannedHours",
    );
    const later = entryFieldsOf("tmdsas", record, TODAY, "2028-05-31");
    expect(later.find(({ id }) => id === "hours")?.value).toBe("120");
  });

  test("a most meaningful entry of TMDSAS has 500 more characters, beginning with the text for AMCAS", () => {
    const starred = { ...pantry, meaningfulExperiences: true, meaningfulDescription: "m".repeat(501) };
    const own = { ...starred, descriptions: { ...starred.descriptions, tmdsas_meaningful: "Short." } };
    const overOf = (record: Experience) =>
      issuesOf(entryFieldsOf("tmdsas", record, TODAY)).find(({ field }) => field.id === "meaningfulText")?.over;

    expect(overOf(starred)).toBe(1);
    expect(overOf(own)).toBeUndefined();
    expect(valuesOf("amcas", own).meaningfulText).toHaveLength(501);
    expect(valuesOf("tmdsas", pantry)).not.toHaveProperty("meaningfulText");
  });
});

describe("an entry of UC", () => {
  const about = { organisationAbout: "a".repeat(251) };
  const issueIds = (record: Experience) => issuesOf(entryFieldsOf("uc", record, TODAY)).map(({ field }) => field.id);

  test("an entry of UC explains the organization of volunteering, and what an award requires", () => {
    const award: Experience = { ...pantry, categories: { ...pantry.categories, uc: "Award or honor" } };

    expect(issueIds({ ...pantry, ...about })).toEqual(["aboutOrganization"]);
    expect(issueIds({ ...award, ...about })).toEqual(["requirements"]);
    expect(issueIds({ ...pantry, type: "Employment" })).toEqual([]);
  });

  test("an entry of UC takes 350 characters", () => {
    expect(issueIds({ ...pantry, type: "Employment", description: "d".repeat(350) })).toEqual([]);
    expect(issueIds({ ...pantry, type: "Employment", description: "d".repeat(351) })).toEqual(["description"]);
  });
});

describe("an honor or achievement", () => {
  const award: Experience = {
    ...pantry,
    type: "Leadership & Awards",
    experienceName: "Science fair, first place",
    endDate: "2026-03-14",
    participationGrades: ["11"],
  };

  test("an honor is one line of 100 characters in the Common App, with its grades and its level", () => {
    const own = { ...award, descriptions: { ...award.descriptions, honor: "h".repeat(101) } };

    expect(entryFieldsOf("common_app_honors", award, TODAY).map(({ id, value }) => [id, value])).toEqual([
      ["description", "Science fair, first place"],
      ["grades", "11"],
      ["category", ""],
    ]);
    expect(issuesOf(entryFieldsOf("common_app_honors", own, TODAY)).map(({ field, over }) => [field.id, over])).toEqual(
      [
        ["description", 1],
        ["category", 0],
      ],
    );
  });

  test.each(["aacomas_achievements", "aadsas_achievements"] as const)(
    "an honor or achievement has no limits in %s",
    (form) => {
      const long = { ...award, description: "d".repeat(4_000) };
      const typed = { ...long, categories: { ...long.categories, achievement: "Awards" } };

      expect(issuesOf(entryFieldsOf(form, typed, TODAY))).toEqual([]);
      expect(valuesOf(form, typed)).toMatchObject({ category: "Awards", date: "03/14/2026" });
    },
  );
});

describe("the text of an entry", () => {
  test("the text of an entry is the one written for the form, or else the general one", () => {
    const record = { ...pantry, descriptions: { ...pantry.descriptions, amcas: "For AMCAS." } };

    expect(valuesOf("amcas", record).description).toBe("For AMCAS.");
    expect(valuesOf("aadsas", record).description).toBe("Packed bags.");
  });

  test("the text of an entry uses plain characters", () => {
    expect(valuesOf("amcas", { ...pantry, description: "\u201CNo\u201D " }).description).toBe('"No"');
  });
});

describe("the category of an entry", () => {
  test("the category of an entry is the only one that fits, or the student's choice", () => {
    expect(categoryOf({ ...pantry, type: "Research" }, "aadsas")).toBe("Research");
    expect(categoryOf({ ...pantry, type: "Research" }, "amcas")).toBeNull();
    expect(categoryOf({ ...pantry, categories: { ...pantry.categories, amcas: "Hobbies" } }, "amcas")).toBe("Hobbies");
  });
});

test.each(APPLICATION_FORMS)("an entry of %s names every field once", (form) => {
  const ids = fieldIdsOf(form);

  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.map((id) => labelOf(form, id))).size).toBe(ids.length);
});
