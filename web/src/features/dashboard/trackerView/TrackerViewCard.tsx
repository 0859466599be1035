import { widgetNames } from "@text/dashboard/overview";
import * as text from "@text/dashboard/trackerCard";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { TRACKER } from "../../../base/paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { buttonClass } from "../../../ui/components/buttonClass.ts";
import { Card } from "../../../ui/components/Card.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { Loading } from "../../../ui/components/Loading.tsx";
import { onDemand } from "../../../ui/components/onDemand.tsx";
import { useNear } from "../../../ui/components/useNear.ts";
import { useHoursSource } from "../useHoursSource.ts";
import { WidgetBody } from "../WidgetBody.tsx";
import type { WidgetProps } from "../WidgetProps.ts";
import "../tones.css";
import "./TrackerViewCard.css";

const TrackerView = onDemand(async () => (await import("./TrackerView.tsx")).TrackerView);

/** The tracker at a glance: scores, schools and hours. */
export const TrackerViewCard = observer(function TrackerViewCard({ today }: WidgetProps) {
  const { scores, schools, trackerSettings } = usePlan();
  const hours = useHoursSource();
  const [place, isNear] = useNear<HTMLDivElement>(TrackerView.prepare);
  return (
    <Card
      heading={widgetNames.tracker}
      tools={
        <Link to={`${TRACKER}/scores`} className={buttonClass("text", "widget-link")}>
          {text.scores}
        </Link>
      }
    >
      <div ref={place} className="tracker-view__place">
        <WidgetBody waiting={text.waiting} sources={[scores.list, schools.list, hours]}>
          {isNear ? (
            <div className="card__body tracker-view">
              <TrackerView today={today} />
              <ErrorNote>{trackerSettings.saveError}</ErrorNote>
            </div>
          ) : (
            <Loading what={text.waiting.loading} shape="rows" isStill />
          )}
        </WidgetBody>
      </div>
    </Card>
  );
});
