import type { Experience } from "@domain/experience/experience";
import { journalName } from "@domain/journal/journal";
import type { BriefExperience, BriefSchool, LetterBrief } from "@domain/letter/letterBrief";
import { hours } from "@text/tracker/hours";
import * as text from "@text/tracker/letters";
import { dayText } from "../../views/dayText.ts";
import { datesText } from "../../views/whenText.ts";

/** What the writer needs to know about the letter: each with a label. Leaves out what is not known. */
export function briefFacts({ letter, services }: LetterBrief): readonly (readonly [label: string, value: string])[] {
  const goesTo = services.map(({ service, schools }) =>
    text.sheetService(service ?? text.ownForm, schools.map(schoolText).join(", ")),
  );
  const facts = [
    [text.sheetKind, text.kinds[letter.kind]],
    [text.sheetNeeded, letter.needed_by === null ? "" : dayText(letter.needed_by)],
    [text.sheetGoesTo, goesTo.join("; ")],
    [text.sheetSendTo, letter.send_to.trim()],
    [text.sheetWaiver, text.sheetWaivers[letter.waiver]],
  ] as const;
  return facts.filter(([, value]) => value !== "");
}

function schoolText({ name, deadline }: BriefSchool): string {
  return deadline === null ? name : text.sheetSchool(name, deadline.label, dayText(deadline.day));
}

/** The name of an experience, the place and the student's role. */
export function headOf({ experienceName, organisationName, title }: Experience): string {
  return [experienceName, organisationName, title].filter(Boolean).join(", ");
}

export function whenAndHours({ record, hours: count }: BriefExperience): string {
  return text.sheetHours(hours(count), datesText(record));
}

/** The page for a writer as plain text, to share or paste into an email. */
export function briefText(page: LetterBrief, asOf: string): string {
  const { letter, student, experiences, journals } = page;
  const facts = briefFacts(page).map(([label, value]) => `${label}: ${value}`);
  const together = experiences.flatMap((each) => [
    "",
    headOf(each.record),
    whenAndHours(each),
    each.record.description.trim(),
    each.record.meaningfulDescription.trim() && `${text.sheetReflection}: ${each.record.meaningfulDescription.trim()}`,
    ...each.notes.map(({ day, note }) => `- ${text.sheetNote(dayText(day), note.trim())}`),
  ]);
  const entries = journals.flatMap((entry) => [
    "",
    text.sheetJournal(dayText(entry.written_on), journalName(entry)),
    entry.text.trim(),
  ]);
  const parts = [
    [text.sheetTitle(student, letter.writer)],
    facts,
    letter.brief.trim() === "" ? [] : [text.sheetFromMe, letter.brief.trim()],
    together.length === 0 ? [] : [text.sheetTogether, ...together],
    entries.length === 0 ? [] : [text.sheetJournals, ...entries],
    [text.sheetMade(dayText(asOf))],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter((line, at) => line !== "" || (at > 0 && lines[at - 1] !== "")).join("\n"))
    .join("\n\n");
}
