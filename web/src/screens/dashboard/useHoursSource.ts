import { usePlan } from "../../stores/usePlan.ts";

/** The student's hours, with the goals set for them: a ring drawn without its goal would be drawn anew a moment later. */
export function useHoursSource() {
  const { experiences, trackerSettings } = usePlan();
  const { summaryStatus, failure, retry } = experiences;
  const awaitsGoals = summaryStatus === "ready" && trackerSettings.isComing;
  return { status: awaitsGoals ? "loading" : summaryStatus, failure, retry };
}
