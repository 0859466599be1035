import * as text from "@text/layout/frame";
import { Timer } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Elapsed } from "../../ui/forms/Elapsed.tsx";
import { useRunningTimers } from "../../ui/forms/useTimer.ts";
import "./TimerBar.css";

/** Shows each running timer with a link to it, on every page but its own. */
export const TimerBar = observer(function TimerBar() {
  const { session } = useStores();
  const { experiences } = usePlan();
  const { pathname } = useLocation();
  const timers = useRunningTimers(session.openUid ?? "", "experiences");
  return timers.map(({ id, startedAt }) => {
    const entry = experiences.entries.find((other) => other.id === id);
    const to = `${TRACKER}/experiences/${id}`;
    // The experience of this timer was deleted, so there is nothing to link to.
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
