import { calendarAddress } from "@text/profile/account";
import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { CALENDAR_ADDRESS } from "../../../base/paths.ts";
import { Card } from "../../../ui/components/Card.tsx";
import { Loading } from "../../../ui/components/Loading.tsx";
import { onDemand } from "../../../ui/components/onDemand.tsx";
import { useOnChange } from "../../../ui/components/useOnChange.ts";

const CalendarAddress = onDemand(async () => (await import("./CalendarAddress.tsx")).CalendarAddress, {
  waiting: <Loading what={calendarAddress} shape="rows" count={3} />,
});

/** The private calendar address. The card is there at once, so that links to it find it. */
export function CalendarAddressCard() {
  const { pathname, hash, key } = useLocation();
  const body = useRef<HTMLDivElement>(null);

  // The key differs for each navigation.
  useOnChange(hash + key, () => {
    if (pathname + hash === CALENDAR_ADDRESS) body.current?.focus();
  });

  return (
    <Card heading={calendarAddress}>
      <div ref={body} tabIndex={-1} className="card__body">
        <CalendarAddress />
      </div>
    </Card>
  );
}
