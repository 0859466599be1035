import type { Changes } from "@domain/records/recordChanges";
import type { Interview } from "@domain/season/interview";
import * as text from "@text/tracker/season";
import type { InterviewRow, SeasonStore } from "./SeasonStore.ts";

/** Changes of interviews, apart from the store: the calendar only reads. Each shows at once. */

/** Resolves to whether the server accepted the new interview. */
export function addInterview({ interviews }: SeasonStore, interview: Interview): Promise<boolean> {
  return interviews.put(interviews.newRowId(), interview, text.interviewNotSaved);
}

export function changeInterview(
  { interviews }: SeasonStore,
  id: string,
  changes: Changes<Interview>,
): Promise<boolean> {
  return interviews.change(id, changes, text.interviewNotSaved);
}

export function removeInterview({ interviews }: SeasonStore, id: string): Promise<boolean> {
  return interviews.remove(id, text.interviewNotDeleted);
}

export function restoreInterview(
  { interviews }: SeasonStore,
  { id, pending: _, ...row }: InterviewRow,
): Promise<boolean> {
  return interviews.put(id, row, text.interviewNotSaved);
}

/** Interviews of schools that are no longer on the list. They stay until the student deletes them. */
export function leftInterviews({ all, interviews }: SeasonStore): readonly InterviewRow[] {
  const known = new Set(all.map(({ school }) => school.id));
  return interviews.rows.filter(({ school_id }) => !known.has(school_id));
}
