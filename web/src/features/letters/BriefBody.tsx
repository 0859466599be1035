import { journalName } from "@domain/journal/journal";
import type { LetterBrief } from "@domain/letter/letterBrief";
import * as text from "@text/tracker/letters";
import { dayText } from "../../views/dayText.ts";
import { briefFacts, headOf, whenAndHours } from "./briefText.ts";

interface BriefBodyProps {
  page: LetterBrief;
  asOf: string;
  /** The level of its headings: on paper the title is above them, on screen a card. */
  level: 2 | 4;
}

/** The page for a writer, as it is printed and as the student sees it first. */
export function BriefBody({ page, asOf, level }: BriefBodyProps) {
  const Heading = `h${level}` as const;
  const { letter, experiences, journals } = page;
  return (
    <>
      <dl className="brief__facts">
        {briefFacts(page).map(([label, value]) => (
          <div key={label} className="brief__fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {letter.brief.trim() !== "" && (
        <>
          <Heading>{text.sheetFromMe}</Heading>
          <p className="brief__prose">{letter.brief.trim()}</p>
        </>
      )}
      {experiences.length > 0 && <Heading>{text.sheetTogether}</Heading>}
      {experiences.map((each) => (
        <article key={each.id} className="brief__experience">
          <p className="brief__name">{headOf(each.record)}</p>
          <p>{whenAndHours(each)}</p>
          {each.record.description.trim() !== "" && <p className="brief__prose">{each.record.description.trim()}</p>}
          {each.record.meaningfulDescription.trim() !== "" && (
            <p className="brief__prose">
              <b>{text.sheetReflection}: </b>
              {each.record.meaningfulDescription.trim()}
            </p>
          )}
          {each.notes.length > 0 && (
            <>
              <p>
                <b>{text.sheetNotes}</b>
              </p>
              <ul className="brief__notes">
                {each.notes.map(({ day, note }) => (
                  <li key={`${day} ${note}`}>{text.sheetNote(dayText(day), note.trim())}</li>
                ))}
              </ul>
            </>
          )}
        </article>
      ))}
      {journals.length > 0 && <Heading>{text.sheetJournals}</Heading>}
      {journals.map((entry) => (
        <article key={entry.id} className="brief__experience">
          <p className="brief__name">{text.sheetJournal(dayText(entry.written_on), journalName(entry))}</p>
          <p className="brief__prose">{entry.text.trim()}</p>
        </article>
      ))}
      <p className="quiet">{text.sheetMade(dayText(asOf))}</p>
    </>
  );
}
