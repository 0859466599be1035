import { countDue } from "@domain/calendar/calendarItems";
import { localDayOf } from "@domain/shared/calendarDay";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { useNow } from "../../ui/components/useNow.ts";

/**
 * Shows on the app's icon how many things are due today, where the browser can. The service worker does it while the
 * app is closed.
 */
export const AppBadge = observer(function AppBadge() {
  const { reminders, session } = useStores();
  const { calendar } = usePlan();
  const today = localDayOf(useNow());
  const isReady = calendar.status === "ready";
  const count = isReady ? countDue(calendar.itemsToDo, today) : null;
  const { openUid } = session;

  useEffect(() => {
    if (count !== null) void navigator.setAppBadge?.(count).catch(ignore);
  }, [count]);

  // The frame goes when the session ends. A page that is closed keeps the badge.
  useEffect(() => () => void navigator.clearAppBadge?.().catch(ignore), []);

  useEffect(() => {
    if (isReady && openUid !== null) reminders.renewDevice(openUid).catch(ignore);
  }, [isReady, openUid, reminders]);

  return null;
});

/** Where an app is not installed, its icon has no badge. What else fails is tried again at the next start. */
function ignore() {}
