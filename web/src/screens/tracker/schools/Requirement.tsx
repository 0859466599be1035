import type { Rule } from "@domain/shared/rule";
import * as text from "@text/tracker/schoolDetails";
import type { ReactNode } from "react";
import { dayText } from "../../../components/dayText.ts";
import { RuleCard } from "../../../components/RuleCard.tsx";

interface RequirementProps {
  /** How far it is, in a word. */
  tag: ReactNode;
  said: string;
  rule: Rule | undefined;
  /** Where the student's records of it stand. */
  children: ReactNode;
}

/** One thing that schools ask for, who says so, and when that was looked at. */
export function Requirement({ tag, said, rule, children }: RequirementProps) {
  return (
    <li className="school-requirements__line">
      {tag}
      <div className="school-requirements__said">
        <span>{said}</span>
        {children}
        {rule && (
          <span className="school-requirements__rule">
            {text.checkedOn(dayText(rule.checked_on))} <RuleCard rule={rule} />
          </span>
        )}
      </div>
    </li>
  );
}
