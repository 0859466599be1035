import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { buttonClass } from "../../../components/buttonClass.ts";
import { Card } from "../../../components/Card.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { TRACKER } from "../../../paths.ts";
import { useStores } from "../../../stores/useStores.ts";
import { WidgetBody } from "../WidgetBody.tsx";
import type { WidgetProps } from "../widgets.ts";
import { FitBars } from "./FitBars.tsx";
import { HoursJar } from "./HoursJar.tsx";
import { ScorePart } from "./ScorePart.tsx";
import "../tones.css";
import "./TrackerViewCard.css";

/** The tracker at a glance: scores, schools and hours. */
export const TrackerViewCard = observer(function TrackerViewCard({ today }: WidgetProps) {
  const { experiences, scores, schools, trackerSettings } = useStores();
  return (
    <Card
      heading="Tracker View"
      tools={
        <Link to={`${TRACKER}/scores`} className={buttonClass("text", "widget-link")}>
          Scores
        </Link>
      }
    >
      <WidgetBody
        what="scores, schools and hours"
        sources={[
          scores,
          schools,
          { status: experiences.summaryStatus, failure: experiences.failure, retry: experiences.retry },
        ]}
      >
        <div className="card__body tracker-view">
          <div>
            <ScorePart today={today} />
          </div>
          <div className="tracker-view__split">
            <FitBars />
            <HoursJar today={today} />
          </div>
          <ErrorNote>{trackerSettings.saveError}</ErrorNote>
        </div>
      </WidgetBody>
    </Card>
  );
});
