import type { Course } from "@domain/course";
import { PREREQUISITE_RULES, type PrerequisiteProgress, prerequisiteProgress } from "@domain/prerequisites";
import type { DashboardItem } from "@domain/stage";
import { RuleList } from "../../../components/RuleList.tsx";
import { Tag } from "../../../components/Tag.tsx";
import { hoursText } from "./courseworkView.ts";

interface PrerequisitesProps {
  courses: readonly Course[];
  track: DashboardItem;
}

/** How far the courses go toward what most schools of the track want. */
export function Prerequisites({ courses, track }: PrerequisitesProps) {
  const unit = track === "HS" ? "years" : "hours";
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
                  {`${hoursText(progress.done)} of ${progress.prerequisite.needed} ${unit}`}
                </span>
              </p>
              <p className="coursework__note">{notesOn(progress, unit)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="coursework__note">
        {track === "HS"
          ? "A full-year class counts as 1 credit. Grades of C or better count."
          : "In semester hours. Grades of C or better count; each school's own page decides."}
      </p>
      <RuleList rules={PREREQUISITE_RULES[track]} />
    </>
  );
}

function StateTag({ progress }: { progress: PrerequisiteProgress }) {
  if (progress.isMet) return <Tag tone="ok">Met</Tag>;
  return progress.done > 0 || progress.underWay > 0 ? <Tag>Under way</Tag> : <Tag tone="outline">To do</Tag>;
}

function notesOn({ prerequisite, underWay, tested, hasLab }: PrerequisiteProgress, unit: string): string {
  return [
    underWay > 0 ? `${hoursText(underWay)} ${unit} in progress.` : "",
    prerequisite.needsLab ? `Lab: ${hasLab ? "yes" : "not yet"}.` : "",
    tested > 0 ? `${hoursText(tested)} ${unit} are test credit; not every school takes it.` : "",
    prerequisite.note ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}
