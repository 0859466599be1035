import type { FormService } from "../application/formService.ts";
import { details } from "../text/en/contacts.ts";
import { contactName } from "./contactName.ts";
import type { ExperienceFields } from "./experience.ts";

/** A person who can confirm an experience, with the fields of both applications. */
export type Contact = Pick<
  ExperienceFields,
  | "contactFirstName"
  | "contactLastName"
  | "contactTitle"
  | "contactPhone"
  | "contactEmail"
  | "supervisorName"
  | "supervisorContact"
>;

/** The contact of a record. What the student entered for one application fills the other's fields. */
export function contactOf(record: Contact): Contact {
  const { contactTitle, contactPhone, contactEmail } = record;
  const supervisorName = contactName(record);
  const supervisorContact = record.supervisorContact || contactEmail || contactPhone;
  const isNamed = record.contactFirstName !== "" || record.contactLastName !== "";
  const [first, last] = isNamed ? [record.contactFirstName, record.contactLastName] : inTwo(supervisorName);
  const isEmail = supervisorContact.includes("@");
  return {
    contactFirstName: first,
    contactLastName: last,
    contactTitle,
    contactPhone: contactPhone || (isEmail ? "" : supervisorContact),
    contactEmail: contactEmail || (isEmail ? supervisorContact : ""),
    supervisorName,
    supervisorContact,
  };
}

/** Each person named in the records, once. Details come from the first record that names the person. */
export function contactsIn(records: readonly Contact[]): readonly Contact[] {
  const known = new Map<string, Contact>();
  for (const record of records) {
    const contact = contactOf(record);
    const key = contact.supervisorName.toLowerCase();
    if (key !== "" && !known.has(key)) known.set(key, contact);
  }
  return [...known.values()].sort((a, b) => a.supervisorName.localeCompare(b.supervisorName));
}

/** What an application asks about an experience's contact and the record lacks, in words. */
export function missingDetails(record: Contact, service: FormService): readonly string[] {
  const contact = contactOf(record);
  switch (service) {
    case "amcas":
      return named([
        [details.firstName, contact.contactFirstName],
        [details.lastName, contact.contactLastName],
        [details.title, contact.contactTitle],
        [details.phoneOrEmail, contact.contactPhone || contact.contactEmail],
      ]);
    case "aacomas":
    case "aadsas":
      return named([
        [details.supervisorName, contact.supervisorName],
        [details.supervisorContact, contact.supervisorContact],
      ]);
    // These forms do not ask for a contact.
    case "common_app":
    case "uc":
    case "tmdsas":
      return [];
  }
}

function named(asked: readonly (readonly [string, string])[]): readonly string[] {
  return asked.filter(([, value]) => value === "").map(([name]) => name);
}

/** The last word is the last name. */
function inTwo(name: string): readonly [string, string] {
  const at = name.lastIndexOf(" ");
  return at < 0 ? ["", name] : [name.slice(0, at), name.slice(at + 1)];
}
