import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/Button.tsx";
import { onDemand, preparing } from "../../../components/onDemand.tsx";
import { useStores } from "../../../stores/useStores.ts";
import { hoursByType, hoursText, totalHours } from "../hours/hoursByType.ts";
import { Jar } from "./Jar.tsx";
import { JAR_PEBBLES, jarPebbles } from "./jarPebbles.ts";

const HoursGoalForm = onDemand(async () => (await import("./HoursGoalForm.tsx")).HoursGoalForm);

/** The jar that fills towards the student's own goal of hours. Without a goal it stands empty and asks for one. */
export const HoursJar = observer(function HoursJar({ today }: { today: string }) {
  const { experiences, trackerSettings } = useStores();
  const [isSetting, setIsSetting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goal = trackerSettings.settings.hours_goal ?? null;
  const types = hoursByType(experiences.entries, today);
  const total = totalHours(types);
  const pebbles = goal === null ? [] : jarPebbles(types, goal);
  const each = goal === null ? "" : hoursText(Math.round((goal / JAR_PEBBLES) * 10) / 10);

  function handleLeave() {
    flushSync(() => setIsSetting(false));
    button.current?.focus();
  }

  return (
    <div className="tracker-view__jar">
      <h3 className="tracker-view__heading">Hours jar</h3>
      <Jar
        pebbles={pebbles}
        goal={goal}
        label={
          goal === null
            ? "An empty jar"
            : `A jar holding ${pebbles.length} of ${JAR_PEBBLES} pebbles: ${hoursText(total)} of ${hoursText(goal)} hours`
        }
      />
      <p className="tracker-view__note">
        {goal === null && "Set a goal, and your hours drop in as pebbles."}
        {goal !== null && pebbles.length === 0 && `The first ${each} h drop one in.`}
        {goal !== null && pebbles.length > 0 && `${hoursText(total)} of ${hoursText(goal)} h. One pebble is ${each} h.`}
      </p>
      {isSetting ? (
        <HoursGoalForm onLeave={handleLeave} />
      ) : (
        <Button
          ref={button}
          variant="text"
          className="tracker-view__set"
          {...preparing(HoursGoalForm)}
          onClick={() => setIsSetting(true)}
        >
          {goal === null ? "Set a goal" : "Change goal"}
        </Button>
      )}
    </div>
  );
});
