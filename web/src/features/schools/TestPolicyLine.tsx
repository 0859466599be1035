import { TEST_POLICY_CYCLE, TEST_POLICY_RULE } from "@domain/school/testPolicy";
import { attemptsAt } from "@domain/score/scoreResults";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import type { SchoolFacts } from "../../content/schools/schoolFacts.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Tag } from "../../ui/components/Tag.tsx";
import { Requirement } from "./Requirement.tsx";
import { useSchoolFacts } from "./useSchoolFacts.ts";

/** A college's SAT and ACT policy, next to the student's scores. */
export const TestPolicyLine = observer(function TestPolicyLine({ row }: { row: Pick<SchoolRecord, "schoolId"> }) {
  const { scores } = usePlan();
  const known = useSchoolFacts(row.schoolId);
  if (!known || scores.list.status !== "ready") return null;
  const policy = known.facts?.testPolicy?.policy ?? null;
  const isEntered = (["SAT", "ACT"] as const).some((test) => attemptsAt(scores.rows, test, "official").length > 0);
  const state = policy === "required" && isEntered ? "there" : (policy ?? "unknown");
  return (
    <Requirement
      tag={<Tag tone={state === "there" ? "ok" : "outline"}>{text.testPolicyTags[state]}</Tag>}
      said={policySentence(known.facts)}
      rule={known.facts?.testPolicy?.basis === "checked" ? TEST_POLICY_RULE : undefined}
    >
      <Link to={`${TRACKER}/scores`}>{words.myScores}</Link>
    </Requirement>
  );
});

/** A policy that Cairn has checked is of this cycle; what the college reported to the government is older. */
function policySentence(facts: SchoolFacts | null): string {
  const { policy = null, note = null, basis } = facts?.testPolicy ?? {};
  const source = facts?.sources.testPolicy;
  if (policy !== null && basis === "federal" && source) {
    return text.reportedTestPolicies[policy](source.year, source.source);
  }
  return [text.testPolicies[policy ?? "unknown"](TEST_POLICY_CYCLE), note].filter(Boolean).join(" ");
}
