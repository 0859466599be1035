import type { ExperienceFields } from "./experience.ts";

type Named = Pick<ExperienceFields, "supervisorName" | "contactFirstName" | "contactLastName">;

/** The person who can confirm an experience, or "". One application asks for one name, another for its parts. */
export function contactName({ supervisorName, contactFirstName, contactLastName }: Named): string {
  return supervisorName || [contactFirstName, contactLastName].filter(Boolean).join(" ");
}

/** How many people the records name. The same name counts as the same person. */
export function countContacts(records: readonly Named[]): number {
  const names = records.map((record) => contactName(record).toLowerCase());
  return new Set(names.filter((name) => name !== "")).size;
}
