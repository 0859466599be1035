import { CommentsNote } from "./CommentsNote.tsx";
import { SupportAnswerNote } from "./SupportAnswerNote.tsx";

/** What others have written to the student: an answer from support, a comment on a share. */
export function DashboardNews() {
  return (
    <>
      <SupportAnswerNote />
      <CommentsNote />
    </>
  );
}
