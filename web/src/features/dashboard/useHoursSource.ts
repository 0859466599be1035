import { usePlan } from "../../stores/usePlan.ts";

/** The student's hours together with the goals, so that the ring is not drawn first without its goal. */
export function useHoursSource() {
  const { experiences, trackerSettings } = usePlan();
  const { summaryStatus, failure, retry } = experiences;
  const awaitsGoals = summaryStatus === "ready" && trackerSettings.isComing;
  return { status: awaitsGoals ? "loading" : summaryStatus, failure, retry };
}
