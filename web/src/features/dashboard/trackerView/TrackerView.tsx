import { FitBars } from "./FitBars.tsx";
import { HoursJar } from "./HoursJar.tsx";
import { ScorePart } from "./ScorePart.tsx";

/** Scores, schools and hours, each as one picture. */
export function TrackerView({ today }: { today: string }) {
  return (
    <>
      <div>
        <ScorePart today={today} />
      </div>
      <div className="tracker-view__split">
        <FitBars />
        <HoursJar today={today} />
      </div>
    </>
  );
}
