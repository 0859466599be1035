import * as text from "../text/en/course.ts";
import { SUBJECT_NAMES } from "./courseSubject.ts";
import { type Classified, type LikelySubject, UNKNOWN } from "./likelySubject.ts";
import { subjectClues } from "./subjectClues.ts";

/**
 * The subject that a service would most likely give a course if it goes by the transcript's words alone: the title,
 * then the department. AACOMAS does (`aacomas-subject` in `aacomasRulebook.ts`). The student's own choice counts only
 * where the title or the department supports it, or where they say nothing: no syllabus moves a course elsewhere.
 */
export function transcriptSubject({ subject, code, name }: Classified, service: string): LikelySubject {
  const clues = subjectClues({ code, name });
  const [first] = clues;
  if (subject === null) return first ?? UNKNOWN;
  if (first === undefined) return { subject, reason: text.choiceAssumed(service) };
  const supporting = clues.find((clue) => clue.subject === subject);
  if (supporting) return { subject, reason: text.youChoseAsListed(supporting.reason) };
  if (code === "") return { subject, reason: text.choiceWithoutCode(service) };
  return { subject: first.subject, reason: text.choiceIgnored(first.reason, service, SUBJECT_NAMES[subject]) };
}
