import type { Course } from "@domain/course/course";
import { PREREQUISITE_RULES, type PrerequisiteProgress, prerequisiteProgress } from "@domain/course/prerequisites";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/courseworkDetails";
import { RuleList } from "../../ui/components/RuleList.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { hoursText } from "../../views/courseworkView.ts";

interface PrerequisitesProps {
  courses: readonly Course[];
  track: DashboardItem;
}

/** How far the courses cover what most schools of the track require. */
export function Prerequisites({ courses, track }: PrerequisitesProps) {
  return (
    <>
      <ul className="coursework__list">
        {prerequisiteProgress(courses, track).map((progress) => (
          <li key={progress.prerequisite.id} className="coursework__prerequisite">
            <StateTag progress={progress} />
            <div>
              <p>
                <b>{progress.prerequisite.label}</b>{" "}
                <span className="quiet">
                  {text.doneOf(hoursText(progress.done), text.amount(track, progress.prerequisite.needed))}
                </span>
              </p>
              <p className="coursework__note">{notesOn(progress, track)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="coursework__note">{text.howCounted[track]}</p>
      <RuleList rules={PREREQUISITE_RULES[track]} />
    </>
  );
}

function StateTag({ progress }: { progress: PrerequisiteProgress }) {
  if (progress.isMet) return <Tag tone="ok">{text.met}</Tag>;
  return progress.done > 0 || progress.underWay > 0 ? (
    <Tag>{text.underWay}</Tag>
  ) : (
    <Tag tone="outline">{text.toDo}</Tag>
  );
}

function notesOn({ prerequisite, underWay, tested, hasLab }: PrerequisiteProgress, track: DashboardItem): string {
  return [
    underWay > 0 ? text.inProgress(text.amount(track, underWay)) : "",
    prerequisite.needsLab ? (hasLab ? text.labDone : text.labMissing) : "",
    tested > 0 ? text.testCredit(tested, text.amount(track, tested)) : "",
    prerequisite.note ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}
