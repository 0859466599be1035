import { semesterHoursOf } from "@domain/course/semesterHours";
import { type GpaResult, realCourses } from "@domain/gpa/gpa";
import { gpaDifferences } from "@domain/gpa/gpaDifferences";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/courseworkDetails";
import { type ReactNode, useState } from "react";
import { Fold } from "../../ui/components/Fold.tsx";
import { RuleList } from "../../ui/components/RuleList.tsx";
import { Differences, differingCourses } from "./Differences.tsx";
import { Prerequisites } from "./Prerequisites.tsx";
import { TargetCalculator } from "./TargetCalculator.tsx";
import type { CourseLine } from "./TermCard.tsx";
import { YearAverages } from "./YearAverages.tsx";

interface CourseworkDetailsProps {
  uid: string;
  rows: readonly CourseLine[];
  track: DashboardItem;
  done: readonly GpaResult[];
}

/** Further questions about the courses, each in its own section. */
export function CourseworkDetails({ uid, rows, track, done }: CourseworkDetailsProps) {
  const rulebooks = done.map(({ rulebook }) => rulebook);
  const differences = gpaDifferences(realCourses(rows), rulebooks);
  const ahead = rows
    .filter(({ status }) => status !== "completed")
    .reduce((sum, course) => sum + semesterHoursOf(course), 0);
  return (
    <>
      <Detail heading={text.whyDiffer} meta={text.countDifferently(differingCourses(differences))}>
        <Differences differences={differences} rulebooks={rulebooks} />
      </Detail>
      <Detail heading={text.whatItTakes} meta={text.gradesTargetNeeds}>
        <TargetCalculator uid={uid} done={done} ahead={ahead} />
      </Detail>
      <Detail heading={text.byYear} meta={text.yearBegins}>
        <YearAverages done={done} />
      </Detail>
      <Detail heading={text.prerequisites} meta={text.whoAsks[track]}>
        <Prerequisites courses={rows} track={track} />
      </Detail>
      <Detail heading={text.rules} meta={text.withSources}>
        {rulebooks.map(({ id, name, rules }) => (
          <section key={id} className="coursework__rules" aria-label={text.rulesOf(name)}>
            <h3>{name}</h3>
            <RuleList rules={rules} />
          </section>
        ))}
      </Detail>
    </>
  );
}

interface DetailProps {
  heading: string;
  meta: string;
  children: ReactNode;
}

function Detail({ heading, meta, children }: DetailProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold heading={heading} meta={meta} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      {children}
    </Fold>
  );
}
