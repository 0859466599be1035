import type { MirrorStatus } from "../../../stores/Listening.ts";
import type { Plan } from "../../../stores/Plan.ts";

/** The status of each list on the sheet, apart from the checklist. */
export function sheetStatuses({ schools, scores, experiences }: Plan): readonly MirrorStatus[] {
  return [schools.list.status, scores.list.status, experiences.summaryStatus];
}
