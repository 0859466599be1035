import { PREREQUISITE_RULES, prerequisiteProgress } from "@domain/prerequisites";
import type { Rule } from "@domain/rule";
import { attemptsAt } from "@domain/scoreResults";
import { SCALE_RULES } from "@domain/scoreRules";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { dayText } from "../../../components/dayText.ts";
import { RuleCard } from "../../../components/RuleCard.tsx";
import { Tag } from "../../../components/Tag.tsx";
import { TRACKER } from "../../../paths.ts";
import { useStores } from "../../../stores/useStores.ts";
import { SchoolWebsite } from "./SchoolWebsite.tsx";
import type { SchoolRecord } from "./schoolRecord.ts";

interface RequirementsPartProps {
  row: SchoolRecord;
  track: "PM" | "PD";
}

/** What schools of the track usually ask for and how much of it is there; the school's own site has the last word. */
export const RequirementsPart = observer(function RequirementsPart({ row, track }: RequirementsPartProps) {
  const { courses, scores } = useStores();
  const test = track === "PM" ? "MCAT" : "DAT";
  const hasResult = attemptsAt(scores.rows, test, "official").length > 0;
  const progress = prerequisiteProgress(courses.rows, track);
  const met = progress.filter(({ isMet }) => isMet).length;
  return (
    <section className="school-details__part school-details__part--wide">
      <h3>{text.requirements}</h3>
      <ul className="school-requirements" aria-label={text.requirementsOf(row.name)}>
        {scores.status === "ready" && (
          <Requirement
            isMet={hasResult}
            said={hasResult ? text.testThere(test) : text.testMissing(test)}
            rule={SCALE_RULES[test]}
          >
            <Link to={`${TRACKER}/scores`}>{words.myScores}</Link>
          </Requirement>
        )}
        {courses.status === "ready" && (
          <Requirement
            isMet={met === progress.length}
            said={text.prerequisitesMet(met, progress.length)}
            rule={PREREQUISITE_RULES[track][0]}
          >
            <Link to={`${TRACKER}/coursework`}>{words.myCoursework}</Link>
          </Requirement>
        )}
      </ul>
      <p className="school-details__source">{text.schoolDecides}</p>
      <SchoolWebsite row={row} />
    </section>
  );
});

interface RequirementProps {
  isMet: boolean;
  said: string;
  rule: Rule | undefined;
  /** Where the student's records of it stand. */
  children: ReactNode;
}

function Requirement({ isMet, said, rule, children }: RequirementProps) {
  return (
    <li className="school-requirements__line">
      {isMet ? <Tag tone="ok">{text.met}</Tag> : <Tag tone="outline">{text.notYetMet}</Tag>}
      <span>{said}</span>
      {children}
      {rule && (
        <span className="school-requirements__rule">
          {text.checkedOn(dayText(rule.checked_on))} <RuleCard rule={rule} />
        </span>
      )}
    </li>
  );
}
