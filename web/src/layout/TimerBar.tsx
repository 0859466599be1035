import * as text from "@text/layout/frame";
import { Timer } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { Elapsed } from "../forms/Elapsed.tsx";
import { useRunningTimers } from "../forms/useTimer.ts";
import { TRACKER } from "../paths.ts";
import { usePlan } from "../stores/usePlan.ts";
import { useStores } from "../stores/useStores.ts";
import "./TimerBar.css";

/** Shows each running timer on every page but its own, with the way to it. */
export const TimerBar = observer(function TimerBar() {
  const { session } = useStores();
  const { experiences } = usePlan();
  const { pathname } = useLocation();
  const timers = useRunningTimers(session.openUid ?? "", "experiences");
  return timers.map(({ id, startedAt }) => {
    const entry = experiences.entries.find((other) => other.id === id);
    const to = `${TRACKER}/experiences/${id}`;
    // The timer of an experience that is gone has nowhere to lead.
    if (!entry || pathname === to) return null;
    return (
      <section key={id} className="timer-bar" aria-label={text.runningTimer}>
        <p className="timer-bar__text">
          <Timer className="icon" aria-hidden />
          <span>
            {text.timerFor(entry.experienceName)} <Elapsed startedAt={startedAt} />
          </span>
        </p>
        <Link to={to} className="timer-bar__link">
          {text.goToTimer}
        </Link>
      </section>
    );
  });
});
