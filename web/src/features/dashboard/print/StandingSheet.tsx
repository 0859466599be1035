import { type CalendarItem, itemsToCome } from "@domain/calendar/calendarItems";
import { fitCounts } from "@domain/fit/fitCounts";
import { studentNumbers } from "@domain/fit/studentNumbers";
import { resultText } from "@domain/score/scoreResults";
import * as text from "@text/dashboard/standingSheet";
import { typeNames } from "@text/experienceTypes";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { usePlan } from "../../../stores/usePlan.ts";
import { PrintSheet } from "../../../ui/components/PrintSheet.tsx";
import { dayText } from "../../../views/dayText.ts";
import { hoursByType, totalHours } from "../hours/hoursByType.ts";
import { isOpen, orderRows } from "../orderRows.ts";
import { testViews } from "../trackerView/scoreView.ts";
import { openFoldsOnPaper } from "./openFoldsOnPaper.ts";
import { sheetStatuses } from "./sheetStatuses.ts";
import "./StandingSheet.css";

/** How many dates fit on one page with everything else. */
const SHOWN = 6;

/** Tasks have their own part of the sheet. */
const TASKS: ReadonlySet<CalendarItem["kind"]> = new Set(["step", "own", "last-year"]);

// Until the sheet's lists have loaded, the page itself is printed.
openFoldsOnPaper();

/** The student's standing for a parent or an advisor: one page, and more only if the checklist is long. */
export const StandingSheet = observer(function StandingSheet({ today }: { today: string }) {
  const plan = usePlan();
  const { user } = plan.user;
  if (!user) return null;
  const { display_name, stage_display_label } = user;
  return (
    <PrintSheet title={text.title(display_name)}>
      <p>{text.madeOn(stage_display_label, dayText(today))}</p>
      {sheetStatuses(plan).includes("failed") && <p>{text.incomplete}</p>}
      <div className="standing-sheet">
        <ComingUp today={today} />
        <div>
          <Hours today={today} />
          <Scores today={today} />
          <Schools />
        </div>
      </div>
      <Checklist />
    </PrintSheet>
  );
});

const ComingUp = observer(function ComingUp({ today }: { today: string }) {
  const { calendar } = usePlan();
  const items = itemsToCome(calendar.itemsToDo, today).filter(({ kind }) => !TASKS.has(kind));
  return (
    <Part heading={text.comingUp} empty={text.nothingComing} more={items.length - SHOWN}>
      {items.slice(0, SHOWN).map(({ id, title, day }: CalendarItem) => (
        <Line key={id} name={title} said={dayText(day)} />
      ))}
    </Part>
  );
});

/** Every open task, the next due first: a cut list would drop the student's own tasks, which are stored last. */
const Checklist = observer(function Checklist() {
  const { checklists } = usePlan();
  const { rows } = checklists.current;
  const open = orderRows(rows, "due").filter(isOpen);
  const done = rows.filter(({ status }) => status === "Completed").length;
  return (
    <Part className="standing-sheet__tasks" heading={text.checklist(done, done + open.length)}>
      {open.map(({ id, checklist_item_name, due_date }) => (
        <Line key={id} name={checklist_item_name} said={due_date === null ? "" : dayText(due_date)} />
      ))}
    </Part>
  );
});

const Hours = observer(function Hours({ today }: { today: string }) {
  const { experiences } = usePlan();
  const types = hoursByType(experiences.entries, today);
  return (
    <Part heading={text.hours(totalHours(types))} empty={text.noHours}>
      {types
        .filter(({ completed }) => completed > 0)
        .map(({ type, completed }) => (
          <Line key={type} name={typeNames[type]} said={String(completed)} />
        ))}
    </Part>
  );
});

const Scores = observer(function Scores({ today }: { today: string }) {
  const { scores, trackerSettings, user } = usePlan();
  const { settings } = trackerSettings;
  const views = testViews(scores.rows, settings, user.user?.dashboard_item ?? "HS", today);
  const isHidden = settings.display_scores === false;
  return (
    <Part heading={text.scores} empty={isHidden ? text.scoresHidden : text.noScores}>
      {!isHidden &&
        views.map(({ test, best }) => (
          <Line
            key={test}
            name={test}
            said={best ? text.result(resultText(test, best.value), best.kind === "practice") : text.notTaken}
          />
        ))}
    </Part>
  );
});

const Schools = observer(function Schools() {
  const { user, schools, scores, courses, trackerSettings } = usePlan();
  const track = user.user?.dashboard_item ?? "HS";
  const rows = schools.rows.filter((row) => row.track === track);
  if (rows.length === 0) return null;
  const { settings } = trackerSettings;
  const counts = fitCounts(rows, studentNumbers({ track, scores: scores.rows, courses: courses.rows, settings }));
  return (
    <section>
      <h2>{text.schools[track](rows.length)}</h2>
      <p>{text.mix(counts.safety, counts.match, counts.reach)}</p>
    </section>
  );
});

interface PartProps {
  className?: string;
  heading: string;
  /** Shown instead of an empty list. */
  empty?: string;
  /** How many rows did not fit. */
  more?: number;
  children: readonly ReactNode[] | false;
}

function Part({ className, heading, empty = "", more = 0, children }: PartProps) {
  const hasLines = children !== false && children.length > 0;
  return (
    <section className={className}>
      <h2>{heading}</h2>
      {hasLines ? <ul>{children}</ul> : <p>{empty}</p>}
      {more > 0 && <p>{text.andMore(more)}</p>}
    </section>
  );
}

function Line({ name, said }: { name: string; said: string }) {
  return (
    <li>
      <span>{name}</span>
      <span>{said}</span>
    </li>
  );
}
