import type { FormService } from "../application/formService.ts";
import { details } from "../text/en/contacts.ts";
import { contactName } from "./contactName.ts";
import type { ExperienceFields } from "./experience.ts";
import { readPerson } from "./readPerson.ts";

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

/**
 * The contact of a record. What the student entered for one application fills the other's fields, also where the name
 * was typed with a title, a phone or an email.
 */
export function contactOf(record: Contact): Contact {
  const typed = readPerson(contactName(record));
  const { contactTitle } = record;
  const contactPhone = record.contactPhone || typed.phone;
  const contactEmail = record.contactEmail || typed.email;
  const supervisorContact = record.supervisorContact || contactEmail || contactPhone;
  const isNamed = record.contactFirstName !== "" || record.contactLastName !== "";
  const isEmail = supervisorContact.includes("@");
  return {
    contactFirstName: isNamed ? record.contactFirstName : typed.first,
    contactLastName: isNamed ? record.contactLastName : typed.last,
    contactTitle: contactTitle || (isNamed ? "" : typed.title),
    contactPhone: contactPhone || (isEmail ? "" : supervisorContact),
    contactEmail: contactEmail || (isEmail ? supervisorContact : ""),
    supervisorName: typed.name,
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
