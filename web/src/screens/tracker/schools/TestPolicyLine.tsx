import { TEST_POLICY_CYCLE, TEST_POLICY_RULE } from "@domain/school/testPolicy";
import { attemptsAt } from "@domain/score/scoreResults";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { Tag } from "../../../components/Tag.tsx";
import { useLoaded } from "../../../components/useLoaded.ts";
import { loadTestPolicies } from "../../../content/starterSchools.ts";
import { TRACKER } from "../../../paths.ts";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { Requirement } from "./Requirement.tsx";

/** What a college of the starter list asks of SAT and ACT scores, beside what is entered. */
export const TestPolicyLine = observer(function TestPolicyLine({ row }: { row: Pick<SchoolRecord, "schoolId"> }) {
  const { scores } = usePlan();
  const { value: policyOf } = useLoaded(loadTestPolicies);
  if (!policyOf || scores.list.status !== "ready") return null;
  const { policy = null, note = null } = (row.schoolId !== null && policyOf(row.schoolId)) || {};
  const isEntered = (["SAT", "ACT"] as const).some((test) => attemptsAt(scores.rows, test, "official").length > 0);
  const state = policy === "required" && isEntered ? "there" : (policy ?? "unknown");
  return (
    <Requirement
      tag={<Tag tone={state === "there" ? "ok" : "outline"}>{text.testPolicyTags[state]}</Tag>}
      said={[text.testPolicies[policy ?? "unknown"](TEST_POLICY_CYCLE), note].filter(Boolean).join(" ")}
      rule={policy || note ? TEST_POLICY_RULE : undefined}
    >
      <Link to={`${TRACKER}/scores`}>{words.myScores}</Link>
    </Requirement>
  );
});
