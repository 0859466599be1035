import { CURRENT_ENTRY, type TestPolicy } from "@domain/school/testPolicy";
import { attemptsAt } from "@domain/score/scoreResults";
import type { Rule } from "@domain/shared/rule";
import * as text from "@text/tracker/schoolDetails";
import * as words from "@text/tracker/schools";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import type { KnownTestPolicy, SchoolFacts } from "../../content/schools/schoolFacts.ts";
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
  const policy = currentPolicy(known.facts?.testPolicy ?? null);
  const isEntered = (["SAT", "ACT"] as const).some((test) => attemptsAt(scores.rows, test, "official").length > 0);
  const state = policy !== null && asksForScores(policy) && isEntered ? "there" : (policy ?? "unknown");
  return (
    <Requirement
      tag={<Tag tone={state === "there" ? "ok" : "outline"}>{text.testPolicyTags[state]}</Tag>}
      said={policySentence(known.facts)}
      rule={policyRule(known.facts?.testPolicy ?? null)}
    >
      <Link to={`${TRACKER}/scores`}>{words.myScores}</Link>
    </Requirement>
  );
});

/** The policy for the coming entry. Null if only an earlier one is known, which tells the student to look it up. */
function currentPolicy(known: KnownTestPolicy | null): TestPolicy | null {
  return known?.basis === "checked" && known.entry === CURRENT_ENTRY ? known.policy : null;
}

function asksForScores(policy: TestPolicy): boolean {
  return policy === "required" || policy === "required-below" || policy === "flexible";
}

function policySentence(facts: SchoolFacts | null): string {
  const known = facts?.testPolicy ?? null;
  if (known?.basis === "federal") {
    const { year = "", source = "" } = facts?.sources.testPolicy ?? {};
    return text.reportedTestPolicies[known.policy](year, source);
  }
  const { policy = null, entry = CURRENT_ENTRY, note = null } = known ?? {};
  return [text.testPolicies[policy ?? "unknown"](entry), note].filter(Boolean).join(" ");
}

function policyRule(known: KnownTestPolicy | null): Rule | undefined {
  if (known?.basis !== "checked") return undefined;
  return { id: "test-policy", ...text.testPolicyRule, ...known.source, isCostly: true };
}
