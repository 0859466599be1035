import type { BackPlan } from "@domain/timeline/backPlan";
import * as text from "@text/route";
import { toSubmitOn } from "@text/timeline";
import { Flag } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { dayText } from "../../views/dayText.ts";
import { distanceInWords } from "../../views/distanceInWords.ts";
import { placeOfPlanStep } from "./placeOfPlanStep.ts";
import { RouteRow } from "./RouteRow.tsx";
import { stopsOfPlan } from "./routeStops.ts";
import { layTrail, rowsOf } from "./trail.ts";
import { useArrowKeys } from "./useArrowKeys.ts";
import "../../ui/components/Button.css";

/** How many names fit in a row. */
const MOST_IN_ROW = 4;

interface RouteToApplicationProps {
  plan: BackPlan | null;
  today: string;
}

/** The application day and the plan back from it, or a link to set it. */
export function RouteToApplication({ plan, today }: RouteToApplicationProps) {
  return (
    <div className="route__application">
      <div className="route__head">
        <Flag className="icon route__flag" aria-hidden />
        <div>
          <h3>{text.application}</h3>
          {plan && (
            <p>
              {toSubmitOn(dayText(plan.submit))}, {distanceInWords(plan.submit, today)}
            </p>
          )}
        </div>
      </div>
      {plan ? (
        <PlanRows plan={plan} today={today} />
      ) : (
        <div className="route__no-day">
          <p>{text.noApplicationDay}</p>
          <Link to={`#${placeOfPlanStep()}`} className={buttonClass("quiet")}>
            {text.setApplicationDay}
          </Link>
        </div>
      )}
    </div>
  );
}

function PlanRows({ plan, today }: { plan: BackPlan; today: string }) {
  const stops = stopsOfPlan(plan, today);
  const rows = layTrail([{ rows: rowsOf(stops, MOST_IN_ROW, () => false), isSide: false }]);
  const { tabIndexOf, props } = useArrowKeys(
    stops.map(({ id }) => id),
    undefined,
  );
  return (
    <div className="route__rows" {...props}>
      {rows.map(({ places }, index) => (
        <RouteRow key={places[0]?.id} rows={rows} index={index} isSmall={false} tabIndexOf={tabIndexOf} />
      ))}
    </div>
  );
}
