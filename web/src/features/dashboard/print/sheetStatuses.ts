import type { Plan } from "../../../stores/Plan.ts";
import type { MirrorStatus } from "../../../sync/Listening.ts";

/**
 * The statuses of the lists that the sheet has parts of, apart from the checklist. Letters, essays and interviews only add
 * days to it, and their stores report no status.
 */
export function sheetStatuses({ schools, scores, experiences }: Plan): readonly MirrorStatus[] {
  return [schools.list.status, scores.list.status, experiences.summaryStatus];
}
