import type { ExperienceFields } from "./experience.ts";

type Named = Pick<ExperienceFields, "supervisorName" | "contactFirstName" | "contactLastName">;

/** Who can confirm an experience, "" for nobody: one application asks for the name in one, another in parts. */
export function contactName({ supervisorName, contactFirstName, contactLastName }: Named): string {
  return supervisorName || [contactFirstName, contactLastName].filter(Boolean).join(" ");
}

/** How many people the records name; the same name is the same person. */
export function countContacts(records: readonly Named[]): number {
  const names = records.map((record) => contactName(record).toLowerCase());
  return new Set(names.filter((name) => name !== "")).size;
}
