import { PREREQUISITE_RULES, prerequisiteProgress } from "@domain/course/prerequisites";
import { attemptsAt } from "@domain/score/scoreResults";
import { SCALE_RULES } from "@domain/score/scoreRules";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Tag } from "../../ui/components/Tag.tsx";
import { LettersLine } from "./LettersLine.tsx";
import { Requirement } from "./Requirement.tsx";
import { SchoolWebsite } from "./SchoolWebsite.tsx";
import { TestPolicyLine } from "./TestPolicyLine.tsx";

interface RequirementsPartProps {
  row: SchoolRecord;
  track: DashboardItem;
}

/** What schools of the track require, and how much of it the student has. The school's own site decides. */
export const RequirementsPart = observer(function RequirementsPart({ row, track }: RequirementsPartProps) {
  const { courses } = usePlan();
  const progress = prerequisiteProgress(courses.rows, track);
  const met = progress.filter(({ isMet }) => isMet).length;
  return (
    <section className="school-details__part school-details__part--wide">
      <h3>{text.requirements}</h3>
      <ul className="school-requirements" aria-label={text.requirementsOf(row.name)}>
        {track === "HS" ? <TestPolicyLine row={row} /> : <TestLine test={track === "PM" ? "MCAT" : "DAT"} />}
        {courses.list.status === "ready" && (
          <Requirement
            tag={<MetTag isMet={met === progress.length} />}
            said={text.prerequisitesMet(met, progress.length)}
            rule={PREREQUISITE_RULES[track][0]}
          >
            <Link to={`${TRACKER}/coursework`}>{words.myCoursework}</Link>
          </Requirement>
        )}
        {track !== "HS" && <LettersLine row={row} />}
      </ul>
      <p className="school-details__source">{text.schoolDecides}</p>
      <SchoolWebsite row={row} />
    </section>
  );
});

const TestLine = observer(function TestLine({ test }: { test: "MCAT" | "DAT" }) {
  const { scores } = usePlan();
  if (scores.list.status !== "ready") return null;
  const hasResult = attemptsAt(scores.rows, test, "official").length > 0;
  return (
    <Requirement
      tag={<MetTag isMet={hasResult} />}
      said={hasResult ? text.testThere(test) : text.testMissing(test)}
      rule={SCALE_RULES[test]}
    >
      <Link to={`${TRACKER}/scores`}>{words.myScores}</Link>
    </Requirement>
  );
});

function MetTag({ isMet }: { isMet: boolean }) {
  return isMet ? <Tag tone="ok">{text.met}</Tag> : <Tag tone="outline">{text.notYetMet}</Tag>;
}
