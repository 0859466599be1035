import * as text from "@text/dashboard/hours";
import { widgetNames } from "@text/dashboard/overview";
import { typeNames } from "@text/experienceTypes";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { TRACKER } from "../../../base/paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { buttonClass } from "../../../ui/components/buttonClass.ts";
import { Card } from "../../../ui/components/Card.tsx";
import { EmptyState } from "../../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { onDemand, preparing } from "../../../ui/components/onDemand.tsx";
import { useHoursSource } from "../useHoursSource.ts";
import { WidgetBody } from "../WidgetBody.tsx";
import type { WidgetProps } from "../WidgetProps.ts";
import { HoursRing } from "./HoursRing.tsx";
import { hoursByType, type TypeHours, totalHours } from "./hoursByType.ts";
import { trackerLinkOf } from "./trackerLinkOf.ts";
import "../tones.css";
import "./HoursCard.css";

const TypeGoalsForm = onDemand(async () => (await import("./TypeGoalsForm.tsx")).TypeGoalsForm);

const EXPERIENCES = `${TRACKER}/experiences`;

/** The student's real hours by type, and what they aim for. */
export const HoursCard = observer(function HoursCard({ today }: WidgetProps) {
  const { experiences, trackerSettings } = usePlan();
  const source = useHoursSource();
  const { settings } = trackerSettings;
  const types = hoursByType(experiences.entries, today);
  const hasHours = types.some(({ completed, anticipated }) => completed + anticipated > 0);
  return (
    <Card
      heading={widgetNames.hours}
      tools={
        hasHours && (
          <Link to={EXPERIENCES} className={buttonClass("text", "widget-link")}>
            {text.logHours}
          </Link>
        )
      }
    >
      <WidgetBody waiting={text.waiting} rows={6} sources={[source]}>
        {hasHours ? (
          <div className="card__body hours">
            <HoursRing types={types} goal={settings.hours_goal ?? null} />
            <HoursTable types={types} />
            <TypeGoals />
          </div>
        ) : (
          <EmptyState
            heading={text.noHoursYet}
            action={
              <Link to={EXPERIENCES} className={buttonClass("quiet")}>
                {experiences.entries.length === 0 ? text.addExperience : text.logHours}
              </Link>
            }
          >
            {text.whatShowsHere}
          </EmptyState>
        )}
      </WidgetBody>
    </Card>
  );
});

/** The legend: what each color is, with the hours in figures. */
const HoursTable = observer(function HoursTable({ types }: { types: readonly TypeHours[] }) {
  const { trackerSettings } = usePlan();
  const goals = trackerSettings.settings.type_goals ?? {};
  const shown = types.filter(
    ({ type, completed, anticipated }) => completed + anticipated > 0 || goals[type] !== undefined,
  );
  return (
    <table className="hours__table">
      <caption className="visually-hidden">{text.hoursByType(totalHours(types))}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.type}</th>
          <th scope="col">{text.hoursColumn}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.type}>
            <th scope="row">
              <Link to={trackerLinkOf(row.type)} className="hours__type">
                <span className="hours__key" data-tone={row.tone} aria-hidden />
                <span>{typeNames[row.type]}</span>
              </Link>
              <HoursNote row={row} goal={goals[row.type]} />
            </th>
            <td className="hours__figures">
              <b>{text.hours(row.completed)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function HoursNote({ row: { completed, anticipated }, goal }: { row: TypeHours; goal: number | undefined }) {
  const notes = [
    goal !== undefined && (completed >= goal ? text.goalReached(goal) : text.goal(goal)),
    anticipated > 0 && text.planned(anticipated),
  ].filter((note) => note !== false);
  return notes.length > 0 && <span className="hours__note"> {notes.join(" · ")}</span>;
}

const TypeGoals = observer(function TypeGoals() {
  const { trackerSettings } = usePlan();
  const [isSetting, setIsSetting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasGoals = Object.keys(trackerSettings.settings.type_goals ?? {}).length > 0;

  function handleLeave() {
    flushSync(() => setIsSetting(false));
    button.current?.focus();
  }

  return (
    <div className="hours__goals">
      {isSetting ? (
        <TypeGoalsForm onLeave={handleLeave} />
      ) : (
        <Button
          ref={button}
          variant="text"
          className="hours__set"
          {...preparing(TypeGoalsForm)}
          onClick={() => setIsSetting(true)}
        >
          {hasGoals ? text.changeGoals : text.setGoals}
        </Button>
      )}
      <ErrorNote>{trackerSettings.saveError}</ErrorNote>
    </div>
  );
});
