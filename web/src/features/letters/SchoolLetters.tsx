import { isOfTrack } from "@domain/letter/letterForm";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { LettersLoader } from "./LettersLoader.tsx";
import { SchoolCoverage } from "./SchoolCoverage.tsx";
import { LETTERS } from "./useLetterAddress.ts";
import { useLetters } from "./useLetters.ts";

/** The letters a school gets, and what it usually asks for. */
export function SchoolLetters({ school }: { school: SchoolRecord }) {
  return (
    <section className="school-details__part school-details__part--wide">
      <h3>{text.lettersHere}</h3>
      <LettersLoader>
        <Covered school={school} />
      </LettersLoader>
      <p>
        <Link to={LETTERS}>{text.openLetters}</Link>
      </p>
    </section>
  );
}

const Covered = observer(function Covered({ school }: { school: SchoolRecord }) {
  const { list, rows } = useLetters();
  return (
    <>
      <ErrorNote>{list.saveError}</ErrorNote>
      <SchoolCoverage school={school} letters={rows.filter((row) => isOfTrack(row, school.track))} />
    </>
  );
});
