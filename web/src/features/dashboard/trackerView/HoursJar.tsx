import * as text from "@text/dashboard/trackerView";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePlan } from "../../../stores/usePlan.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { onDemand, preparing } from "../../../ui/components/onDemand.tsx";
import { hoursByType, totalHours } from "../hours/hoursByType.ts";
import { Jar } from "./Jar.tsx";
import { JAR_PEBBLES, jarPebbles } from "./jarPebbles.ts";

const HoursGoalForm = onDemand(async () => (await import("./HoursGoalForm.tsx")).HoursGoalForm);

/** The jar that fills up to the student's hours goal. Without a goal it is empty and asks for one. */
export const HoursJar = observer(function HoursJar({ today }: { today: string }) {
  const { experiences, trackerSettings } = usePlan();
  const [isSetting, setIsSetting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goal = trackerSettings.settings.hours_goal ?? null;
  const types = hoursByType(experiences.entries, today);
  const total = totalHours(types);
  const pebbles = goal === null ? [] : jarPebbles(types, goal);
  const each = Math.round(((goal ?? 0) / JAR_PEBBLES) * 10) / 10;

  function handleLeave() {
    flushSync(() => setIsSetting(false));
    button.current?.focus();
  }

  return (
    <div className="tracker-view__jar">
      <h3 className="tracker-view__heading">{text.hoursJar}</h3>
      <Jar
        pebbles={pebbles}
        goal={goal}
        label={goal === null ? text.emptyJar : text.jarHolds(pebbles.length, JAR_PEBBLES, total, goal)}
      />
      <p className="tracker-view__note">
        {goal === null && text.setGoalToFill}
        {goal !== null && pebbles.length === 0 && text.firstPebble(each)}
        {goal !== null && pebbles.length > 0 && total < goal && text.pebblesSoFar(total, goal, each)}
        {goal !== null && total >= goal && text.goalReached(total, goal)}
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
          {goal === null ? text.setGoal : text.changeGoal}
        </Button>
      )}
    </div>
  );
});
