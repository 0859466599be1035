import type { BackPlan } from "@domain/timeline/backPlan";
import * as text from "@text/route";
import { Card } from "../../ui/components/Card.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { RouteMark } from "./RouteMark.tsx";
import { RouteSections } from "./RouteSections.tsx";
import { RouteToApplication } from "./RouteToApplication.tsx";
import type { RouteLeg } from "./routeLegs.ts";
import "./RouteCard.css";

interface RouteCardProps {
  legs: readonly RouteLeg[];
  /** Null until the student has chosen an application day. */
  plan: BackPlan | null;
  today: string;
}

/**
 * The student's own path as a trail with a stone for each step. The drawing and its text are the same list of links.
 */
export function RouteCard({ legs, plan, today }: RouteCardProps) {
  return (
    <Card
      className="route"
      heading={text.heading}
      help={
        <HelpTip label={text.aboutRoute}>
          {text.howToReadRoute} <span className="key-tip">{text.routeKeys}</span>
        </HelpTip>
      }
      tools={<Legend />}
    >
      <div className="card__body route__body">
        <RouteSections legs={legs} submitDay={plan?.submit ?? ""} />
        <RouteToApplication plan={plan} today={today} />
      </div>
    </Card>
  );
}

const STATES = ["done", "here", "next", "open", "skipped"] as const;

/** Hidden from screen readers, because each link in the list names its state. */
function Legend() {
  return (
    <ul className="route__legend" aria-hidden>
      {STATES.map((state) => (
        <li key={state}>
          <RouteMark state={state} isSmall />
          {text.states[state]}
        </li>
      ))}
    </ul>
  );
}
