import * as text from "@text/dashboard/trackerView";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../../stores/usePlan.ts";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { useHoursSource } from "../useHoursSource.ts";
import { WidgetBody } from "../WidgetBody.tsx";
import type { WidgetProps } from "../WidgetProps.ts";
import { FitBars } from "./FitBars.tsx";
import { HoursJar } from "./HoursJar.tsx";
import { ScorePart } from "./ScorePart.tsx";
import "../tones.css";
import "./TrackerView.css";

/** Scores, schools and hours, each as one picture. */
export const TrackerView = observer(function TrackerView({ today }: WidgetProps) {
  const { scores, schools, trackerSettings } = usePlan();
  const hours = useHoursSource();
  return (
    <WidgetBody waiting={text.waiting} sources={[scores.list, schools.list, hours]}>
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
  );
});
