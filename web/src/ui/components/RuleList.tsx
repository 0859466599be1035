import type { Rule } from "@domain/shared/rule";
import { RuleBody } from "./RuleBody.tsx";
import "./RuleList.css";

interface RuleListProps {
  rules: readonly Rule[];
}

/** Several rules side by side, for a page about them. A single limit has a `RuleCard` next to it. */
export function RuleList({ rules }: RuleListProps) {
  return (
    <ul className="rules">
      {rules.map((rule) => (
        <li key={rule.id} className="rules__rule">
          <RuleBody rule={rule} />
        </li>
      ))}
    </ul>
  );
}
