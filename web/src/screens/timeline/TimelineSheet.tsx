import type { BackPlan } from "@domain/backPlan";
import type { DashboardItem } from "@domain/stage";
import { stepsFor, type TimelineSection } from "@domain/timelinePlan";
import type { TimelineStep } from "@domain/timelineStep";
import { dayText } from "../../components/dayText.ts";
import { PrintSheet } from "../../components/PrintSheet.tsx";

interface TimelineSheetProps {
  sections: readonly TimelineSection[];
  track: DashboardItem;
  states: Readonly<Record<string, TimelineStep | undefined>>;
  plan: BackPlan | null;
}

const BOX: Readonly<Record<TimelineStep["status"], string>> = { open: "[ ]", done: "[x]", skipped: "[skipped]" };

/** The whole route and the plan on paper. */
export function TimelineSheet({ sections, track, states, plan }: TimelineSheetProps) {
  return (
    <PrintSheet title="Timeline">
      {plan && (
        <section>
          <h2>To submit on {dayText(plan.submit)}</h2>
          <ul>
            {plan.steps.map(({ step, start, end }) => (
              <li key={step.id}>
                {dayText(start)} to {dayText(end)}: {step.label}
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections.map((section) => (
        <section key={section.id}>
          <h2>{section.name}</h2>
          <ul>
            {stepsFor(section, track).map(({ id, title, grade, window }) => (
              <li key={id}>
                {BOX[states[id]?.status ?? "open"]} {grade}, {window.label}: {title}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PrintSheet>
  );
}
