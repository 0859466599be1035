import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { Button } from "../../../components/Button.tsx";
import { buttonClass } from "../../../components/buttonClass.ts";
import { Card } from "../../../components/Card.tsx";
import { EmptyState } from "../../../components/EmptyState.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { onDemand, preparing } from "../../../components/onDemand.tsx";
import { TRACKER } from "../../../paths.ts";
import { useStores } from "../../../stores/useStores.ts";
import { WidgetBody } from "../WidgetBody.tsx";
import type { WidgetProps } from "../widgets.ts";
import { HoursRing } from "./HoursRing.tsx";
import { hoursByType, hoursText, type TypeHours, totalHours } from "./hoursByType.ts";
import { trackerLinkOf } from "./trackerLinkOf.ts";
import "../tones.css";
import "./HoursCard.css";

const TypeGoalsForm = onDemand(async () => (await import("./TypeGoalsForm.tsx")).TypeGoalsForm);

const EXPERIENCES = `${TRACKER}/experiences`;

/** The student's real hours by type, and what they aim for. */
export const HoursCard = observer(function HoursCard({ today }: WidgetProps) {
  const { experiences, trackerSettings } = useStores();
  const { settings } = trackerSettings;
  const types = hoursByType(experiences.entries, today);
  const hasHours = types.some(({ completed, anticipated }) => completed + anticipated > 0);
  return (
    <Card
      heading="Your hours"
      tools={
        hasHours && (
          <Link to={EXPERIENCES} className={buttonClass("text", "widget-link")}>
            Log hours
          </Link>
        )
      }
    >
      <WidgetBody
        what="hours"
        sources={[{ status: experiences.summaryStatus, failure: experiences.failure, retry: experiences.retry }]}
      >
        {hasHours ? (
          <div className="card__body hours">
            <HoursRing types={types} goal={settings.hours_goal ?? null} />
            <HoursTable types={types} />
            <TypeGoals />
          </div>
        ) : (
          <EmptyState
            heading="No hours yet"
            action={
              <Link to={EXPERIENCES} className={buttonClass("quiet")}>
                {experiences.entries.length === 0 ? "Add an experience" : "Log hours"}
              </Link>
            }
          >
            Each type of experience becomes a part of a ring here, as large as the hours you give it.
          </EmptyState>
        )}
      </WidgetBody>
    </Card>
  );
});

/** The legend: what each color is, with the hours in figures. */
const HoursTable = observer(function HoursTable({ types }: { types: readonly TypeHours[] }) {
  const { trackerSettings } = useStores();
  const goals = trackerSettings.settings.type_goals ?? {};
  const shown = types.filter(
    ({ type, completed, anticipated }) => completed + anticipated > 0 || goals[type] !== undefined,
  );
  return (
    <table className="hours__table">
      <caption className="visually-hidden">
        Hours by type, {hoursText(totalHours(types))} in all. A type leads to its experiences.
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.type}>
            <th scope="row">
              <Link to={trackerLinkOf(row.type)} className="hours__type">
                <span className="hours__key" data-tone={row.tone} aria-hidden />
                <span>{row.type}</span>
              </Link>
              <HoursNote row={row} goal={goals[row.type]} />
            </th>
            <td className="hours__figures">
              <b>{hoursText(row.completed)} h</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function HoursNote({ row: { completed, anticipated }, goal }: { row: TypeHours; goal: number | undefined }) {
  const notes = [
    goal !== undefined && (completed >= goal ? `Goal of ${hoursText(goal)} h reached` : `Goal ${hoursText(goal)} h`),
    anticipated > 0 && `${hoursText(anticipated)} h planned`,
  ].filter((note) => note !== false);
  return notes.length > 0 && <span className="hours__note"> {notes.join(" · ")}</span>;
}

const TypeGoals = observer(function TypeGoals() {
  const { trackerSettings } = useStores();
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
          {hasGoals ? "Change goals by type" : "Set goals by type"}
        </Button>
      )}
      <ErrorNote>{trackerSettings.saveError}</ErrorNote>
    </div>
  );
});
