import type { BackPlan } from "@domain/backPlan";
import type { DashboardItem } from "@domain/stage";
import { stepsFor, type TimelineSection } from "@domain/timelinePlan";
import type { TimelineStep } from "@domain/timelineStep";
import * as text from "@text/timeline";
import { dayText } from "../../components/dayText.ts";
import { PrintSheet } from "../../components/PrintSheet.tsx";

interface TimelineSheetProps {
  sections: readonly TimelineSection[];
  track: DashboardItem;
  states: Readonly<Record<string, TimelineStep | undefined>>;
  plan: BackPlan | null;
}

/** The whole route and the plan on paper. */
export function TimelineSheet({ sections, track, states, plan }: TimelineSheetProps) {
  return (
    <PrintSheet title={text.heading}>
      {plan && (
        <section>
          <h2>{text.toSubmitOn(dayText(plan.submit))}</h2>
          <ul>
            {plan.steps.map(({ step, start, end }) => (
              <li key={step.id}>{text.planLine(dayText(start), dayText(end), step.label)}</li>
            ))}
          </ul>
        </section>
      )}
      {sections.map((section) => (
        <section key={section.id}>
          <h2>{section.name}</h2>
          <ul>
            {stepsFor(section, track).map(({ id, title, grade, window }) => (
              <li key={id}>{text.stepLine(text.boxes[states[id]?.status ?? "open"], grade, window.label, title)}</li>
            ))}
          </ul>
        </section>
      ))}
    </PrintSheet>
  );
}
