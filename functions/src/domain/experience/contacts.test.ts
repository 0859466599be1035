import { describe, expect, test } from "vitest";
import { countContacts } from "./contactName.ts";
import { contactOf, contactsIn, missingDetails } from "./contacts.ts";
import { EMPTY_EXPERIENCE } from "./experience.ts";

const NO_CONTACT = EMPTY_EXPERIENCE;
const ITO = { ...NO_CONTACT, supervisorName: "Ken Ito", supervisorContact: "ito@example.com" };
const AMES = {
  ...NO_CONTACT,
  contactFirstName: "Mary Jo",
  contactLastName: "Ames",
  contactTitle: "Charge nurse",
  contactPhone: "(555) 014-7720",
};

describe("a contact", () => {
  test("a contact entered for one application is used for the other", () => {
    expect(contactOf(ITO)).toMatchObject({
      contactFirstName: "Ken",
      contactLastName: "Ito",
      contactEmail: "ito@example.com",
      contactPhone: "",
    });
    expect(contactOf(AMES)).toMatchObject({ supervisorName: "Mary Jo Ames", supervisorContact: "(555) 014-7720" });
  });

  test("a contact with a single word is a last name, and a number is a phone", () => {
    const contact = contactOf({ ...NO_CONTACT, supervisorName: "Ito", supervisorContact: "555 014 7720" });
    expect(contact).toMatchObject({ contactFirstName: "", contactLastName: "Ito", contactPhone: "555 014 7720" });
  });
});

test.each([
  ["Dr. Hana Vogel, (555) 010-0166", "Hana", "Vogel", "Dr.", "(555) 010-0166", ""],
  ["Vogel, Hana", "Hana", "Vogel", "", "", ""],
  ["Hana Vogel, RN", "Hana", "Vogel", "RN", "", ""],
  ["Prof. Vogel hvogel@lab.example", "", "Vogel", "Prof.", "", "hvogel@lab.example"],
  ["Hana de la Vega Jr.", "Hana", "de la Vega", "", "", ""],
])("a supervisor typed as %s fills the fields of a contact", (supervisorName, first, last, title, phone, email) => {
  expect(contactOf({ ...NO_CONTACT, supervisorName })).toMatchObject({
    contactFirstName: first,
    contactLastName: last,
    contactTitle: title,
    contactPhone: phone,
    contactEmail: email,
  });
});

test("each named person is offered once, sorted by name", () => {
  const again = { ...NO_CONTACT, supervisorName: "KEN ITO" };
  expect(contactsIn([NO_CONTACT, ITO, AMES, again]).map(({ supervisorName }) => supervisorName)).toEqual([
    "Ken Ito",
    "Mary Jo Ames",
  ]);
  expect(countContacts([NO_CONTACT, ITO, AMES, again])).toBe(2);
});

describe("missingDetails", () => {
  test.each([
    ["amcas", NO_CONTACT, ["first name", "last name", "title", "phone or email"]],
    ["amcas", AMES, []],
    ["amcas", ITO, ["title"]],
    ["aadsas", NO_CONTACT, ["supervisor name", "supervisor contact"]],
    ["aadsas", AMES, []],
    ["common_app", NO_CONTACT, []],
  ] as const)("the missing details of a contact are found for %s", (form, record, missing) => {
    expect(missingDetails(record, form)).toEqual(missing);
  });
});
