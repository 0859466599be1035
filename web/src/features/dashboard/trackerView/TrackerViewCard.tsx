import { widgetNames } from "@text/dashboard/overview";
import * as text from "@text/dashboard/trackerCard";
import { useState } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../../base/paths.ts";
import { buttonClass } from "../../../ui/components/buttonClass.ts";
import { Card } from "../../../ui/components/Card.tsx";
import { onDemand, preparing } from "../../../ui/components/onDemand.tsx";
import type { WidgetProps } from "../WidgetProps.ts";
import "../../../ui/components/innerFold.css";

const TrackerView = onDemand(async () => (await import("./TrackerView.tsx")).TrackerView);

/** The tracker at a glance: scores, schools and hours. They are drawn when the student opens them. */
export function TrackerViewCard({ today }: WidgetProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      heading={widgetNames.tracker}
      tools={
        <Link to={`${TRACKER}/scores`} className={buttonClass("text", "widget-link")}>
          {text.scores}
        </Link>
      }
    >
      <details className="inner-fold" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary {...preparing(TrackerView)}>{text.inside}</summary>
        {isOpen && <TrackerView today={today} />}
      </details>
    </Card>
  );
}
