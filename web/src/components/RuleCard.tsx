import type { Rule } from "@domain/rule";
import { ruleAndSource } from "@text/rule";
import { BookOpenCheck } from "lucide-react";
import { useId } from "react";
import { IconButton } from "./IconButton.tsx";
import { placePopover } from "./placePopover.ts";
import { RuleBody } from "./RuleBody.tsx";
import "./Popover.css";
import "./RuleCard.css";

interface RuleCardProps {
  rule: Rule;
}

/** A button beside a limit or a formula that opens what it says, who says so and when that was looked at. */
export function RuleCard({ rule }: RuleCardProps) {
  const id = useId();
  const { title } = rule;
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
        <RuleBody rule={rule} />
      </span>
    </>
  );
}
