import type { ApplicationForm } from "@domain/application/application";
import { CATEGORY_RULES } from "@domain/application/formCategories";
import { FORM_LIMITS } from "@domain/application/formLimits";
import * as text from "@text/tracker/application";
import { starred as starText } from "@text/tracker/stars";
import { TriangleAlert } from "lucide-react";
import { Notice } from "../../ui/components/Notice.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { choiceProblems, countText, type Entry } from "../../views/applicationView.ts";

interface ChoiceSummaryProps {
  form: ApplicationForm;
  entries: readonly Entry[];
}

/** How full the form is, and problems with the choice as a whole. */
export function ChoiceSummary({ form, entries }: ChoiceSummaryProps) {
  const { stars, rule } = FORM_LIMITS[form];
  const starred = entries.filter(({ record }) => record.meaningfulExperiences).length;
  const open = entries.filter(({ issues }) => issues.length > 0).length;
  const parts = [
    countText(form, entries.length),
    stars && starText[stars.kind].given(starred, stars.count),
    entries.length > 0 && (open === 0 ? text.allComplete : text.withSomethingToFix(open)),
  ].filter(Boolean);
  return (
    <div className="application__summary">
      <p className="application__count">
        <span>{parts.join(" · ")}</span>
        <RuleCard rule={rule} and={CATEGORY_RULES[form]} />
      </p>
      {choiceProblems(form, entries).map((problem) => (
        <Notice key={problem} icon={TriangleAlert} tone="warn">
          {problem}
        </Notice>
      ))}
    </div>
  );
}
