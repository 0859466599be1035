import { type LetterCoverage, letterCoverage } from "@domain/letter/letterCoverage";
import { serviceForAll } from "@domain/letter/letterRoute";
import { noLettersRule } from "@domain/letter/noLetters";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import type { LetterRow } from "./LettersStore.ts";
import { useLetterAddress } from "./useLetterAddress.ts";
import "./SchoolCoverage.css";
import { useLetters } from "./useLetters.ts";

interface SchoolCoverageProps {
  school: SchoolRecord;
  letters: readonly LetterRow[];
  /** In a list of schools: the name links to the school's page, and the list shows the rule. */
  isLinked?: boolean;
}

/** What a school usually asks for, who fills it, and which places are open. A letter that fits can be sent with one press. */
export const SchoolCoverage = observer(function SchoolCoverage({
  school,
  letters,
  isLinked = false,
}: SchoolCoverageProps) {
  const { linkTo } = useLetterAddress();
  const none = noLettersRule(school);
  if (none !== null) {
    return (
      <div className="school-coverage__head">
        <Tag tone="outline">{text.takesNone}</Tag>
        <RuleCard rule={none} />
      </div>
    );
  }
  const coverage = letterCoverage(school, letters);
  return (
    <div className="school-coverage">
      <div className="school-coverage__head">
        {isLinked && <Link to={`${TRACKER}/schools?school=${school.id}`}>{school.name}</Link>}
        <CoverageTag coverage={coverage} />
        {!isLinked && <RuleCard rule={coverage.rule} />}
      </div>
      <ul className="school-coverage__places" aria-label={text.placesOf(school.name)}>
        {coverage.places.map(({ need, letter, state, candidates }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places can ask for the same kind of letter.
          <li key={at} className="school-coverage__place" data-state={state}>
            <span className="school-coverage__need">{text.needs[need]}</span>
            {letter ? (
              <Link {...linkTo(letter.id)}>{text.filledBy(letter.writer, text.states[state])}</Link>
            ) : (
              <span className="quiet">{need === "optional" ? "" : text.states.open}</span>
            )}
            {candidates.slice(0, 2).map((candidate) => (
              <SendButton key={candidate.id} letter={candidate} school={school} />
            ))}
          </li>
        ))}
      </ul>
      {coverage.others.length > 0 && (
        <p className="quiet">{text.alsoSent(coverage.others.map(({ writer }) => writer).join(", "))}</p>
      )}
    </div>
  );
});

function CoverageTag({ coverage: { needed, counts } }: { coverage: LetterCoverage }) {
  if (counts.received === needed) return <Tag tone="ok">{text.allReceived}</Tag>;
  return (
    <>
      {counts.open > 0 && <Tag tone="outline">{text.open(counts.open)}</Tag>}
      {counts.planned > 0 && <Tag tone="outline">{text.toAsk(counts.planned)}</Tag>}
      {counts.coming > 0 && <Tag>{text.onTheWay(counts.coming)}</Tag>}
    </>
  );
}

/** Sends a letter to the school, or, if its service sends all letters to all schools, to the service. */
const SendButton = observer(function SendButton({ letter, school }: { letter: LetterRow; school: SchoolRecord }) {
  const letters = useLetters();
  const showToast = useToast();
  const { id, writer, services, school_ids } = letter;

  function handleSend() {
    const service = serviceForAll(school);
    if (service !== null) void letters.change(letter, { services: [...services, service] });
    else void letters.change(letter, { school_ids: [...school_ids, school.id] });
    const said = service !== null ? text.sentToService(writer, service) : text.sentHere(writer, school.name);
    showToast(said, () => {
      const now = letters.rows.find((row) => row.id === id);
      if (!now) return;
      void letters.change(now, {
        services: now.services.filter((each) => services.includes(each) || each !== service),
        school_ids: now.school_ids.filter((each) => school_ids.includes(each) || each !== school.id),
      });
    });
  }

  return (
    <Button variant="text" aria-label={text.sendToSchool(writer, school.name)} onClick={handleSend}>
      {text.sendHere(writer)}
    </Button>
  );
});
