import { describe, expect, test } from "vitest";
import { emailAddress } from "../account/emailAddress.ts";
import { EMPTY_EXPERIENCE, experienceFields } from "../experience/experience.ts";
import { experienceForm, valuesOf } from "../experience/experienceForm.ts";
import { readPerson } from "../experience/readPerson.ts";
import { letter } from "../letter/letter.ts";
import { plainEmail } from "./plainEmail.ts";

const COPIED = [
  "\u200bann@school.test",
  "ann@school.test\u200b",
  "\u202aann@school.test\u202c",
  "\u00a0ann@school.test\u00a0",
  "\ufeffann@school.test\n",
  "ann\u00ad@school.test",
  "<ann@school.test>",
  "mailto:ann@school.test",
  "ann@school.test,",
  "ann@school.test; ",
];

describe("an email address that was copied as", () => {
  test.each(COPIED)("%j is stored without what copying added", (copied) => {
    expect(plainEmail(copied)).toBe("ann@school.test");
    expect(emailAddress.parse(copied)).toBe("ann@school.test");
    expect(letter.shape.email.parse(copied)).toBe("ann@school.test");
    expect(experienceFields.shape.contactEmail.parse(copied)).toBe("ann@school.test");
  });

  test.each(["ann @school.test", "ann\u00a0@school.test", "ann@school.test bo@school.test", "Ann ann@school.test"])(
    "%j is refused, not guessed",
    (copied) => {
      expect(emailAddress.safeParse(copied).success).toBe(false);
      expect(letter.shape.email.safeParse(copied).success).toBe(false);
      expect(experienceFields.shape.contactEmail.safeParse(copied).success).toBe(false);
    },
  );

  test("a part of a person's line has no marks either", () => {
    expect(readPerson("Dr. Rosa Lopez \u202arosa@clinic.test\u202c").email).toBe("rosa@clinic.test");
    expect(readPerson("Rosa Lopez, rosa\u200b@clinic.test").email).toBe("rosa@clinic.test");
  });

  test("a supervisor's only contact has none, as an address or as a phone", () => {
    const contactOf = (supervisorContact: string) =>
      experienceForm("PM").parse({
        ...valuesOf("PM", { ...EMPTY_EXPERIENCE, track: "PM" }),
        name: "Clinic",
        supervisorContact,
      }).supervisorContact;

    expect(contactOf("\u202arosa@clinic.test\u202c ")).toBe("rosa@clinic.test");
    expect(contactOf("\u202a(555)\u00a0010\u20110142\u202c")).toBe("(555) 010-0142");
    expect(contactOf("Front desk, ask for Rosa")).toBe("Front desk, ask for Rosa");
  });
});
