import type { Rule } from "@domain/shared/rule";
import * as text from "@text/tracker/schoolDetails";
import type { ReactNode } from "react";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { dayText } from "../../views/dayText.ts";

interface RequirementProps {
  /** The progress, in a word. */
  tag: ReactNode;
  said: string;
  rule: Rule | undefined;
  /** Links to the student's own records of it. */
  children: ReactNode;
}

/** One common requirement with its source and the day it was checked. */
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
