import type { Rule } from "@domain/shared/rule";
import { bothRules, ruleAndSource } from "@text/rule";
import { BookOpenCheck } from "lucide-react";
import { useId } from "react";
import { IconButton } from "./IconButton.tsx";
import { placePopover } from "./placePopover.ts";
import { RuleBody } from "./RuleBody.tsx";
import "./Popover.css";
import "./RuleCard.css";

interface RuleCardProps {
  rule: Rule;
  /** Another rule about the same thing. One button opens both, since two buttons with one icon would look the same. */
  and?: Rule | undefined;
}

/** A button next to a limit or a formula that opens the rule, its source and when it was checked. */
export function RuleCard({ rule, and }: RuleCardProps) {
  const id = useId();
  const rules = and ? [rule, and] : [rule];
  const title = bothRules(rules.map((each) => each.title));
  return (
    <>
      <IconButton className="rule-card__button" icon={BookOpenCheck} label={ruleAndSource(title)} popoverTarget={id} />
      <span
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="popover popover--tip rule-card"
        onBeforeToggle={placePopover("middle")}
      >
        {rules.map((each) => (
          <span key={each.id} className="rule-card__rule">
            <RuleBody rule={each} />
          </span>
        ))}
      </span>
    </>
  );
}
