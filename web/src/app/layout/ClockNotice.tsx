import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/layout/device";
import { CalendarClock } from "lucide-react";
import { Notice } from "../../ui/components/Notice.tsx";
import { dayText } from "../../views/dayText.ts";

/** Says that this device's clock is wrong by a day. Nothing else changes: what is today stays the device's own. */
export function ClockNotice({ serverTime }: { serverTime: number }) {
  const [here, there] = [new Date(), new Date(serverTime)].map((time) => dayText(localDayOf(time)));
  return (
    <Notice icon={CalendarClock} role="status">
      {text.clockDiffers(here ?? "", there ?? "")}
    </Notice>
  );
}
