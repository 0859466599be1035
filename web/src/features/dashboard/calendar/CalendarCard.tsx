import { addMonths, isCalendarDay } from "@domain/shared/calendarDay";
import * as text from "@text/dashboard/calendar";
import { ChevronDown, ChevronLeft, ChevronRight, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentProps, useCallback, useDeferredValue, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useSearchParams } from "react-router-dom";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import { Card } from "../../../ui/components/Card.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { IconButton } from "../../../ui/components/IconButton.tsx";
import { Loading } from "../../../ui/components/Loading.tsx";
import { Notice } from "../../../ui/components/Notice.tsx";
import { onDemand } from "../../../ui/components/onDemand.tsx";
import { usePutInAddress } from "../../../ui/components/usePutInAddress.ts";
import { useStable } from "../../../ui/components/useStable.ts";
import { monthAndYear } from "../dayForms.ts";
import { useCollapse } from "../useCollapse.ts";
import type { WidgetProps } from "../WidgetProps.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { ComingUp } from "./ComingUp.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { MonthPicker } from "./MonthPicker.tsx";
import { withinRange } from "./monthGrid.ts";
import "./CalendarCard.css";

const DayPanel = onDemand(async () => (await import("./DayPanel.tsx")).DayPanel);

/** The hash that links here, together with the day to open. */
export const CALENDAR_HASH = "#calendar";

export const CalendarCard = observer(function CalendarCard({ today }: WidgetProps) {
  const { key, hash } = useLocation();
  const [search] = useSearchParams();
  const putInAddress = usePutInAddress();
  const [isCollapsed, setCollapsed] = useCollapse("calendar");
  const bodyId = useId();
  const pickerId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);

  const asked = search.get("day");
  const chosen = asked !== null && isCalendarDay(asked) && withinRange(asked) === asked ? asked : null;
  // The day is null until the student changes the month. Then it is today, whatever day that is.
  const [place, setPlace] = useState<{ key: string; day: string | null }>({ key, day: chosen });
  const at = place.day ?? today;

  // On a phone, a month is as high as the page. The next dates are above the checklist.
  const [isPhone] = useState(() => matchMedia("(width < 40rem)").matches);
  const [isFolded, setFolded] = useState(isPhone && chosen === null);
  const isOpen = !(isCollapsed || isFolded) || chosen !== null;
  if (place.key !== key) {
    setPlace({ key, day: chosen ?? place.day });
    // It stays open when the day is closed, and the focus with it.
    if (chosen !== null) setFolded(false);
  }

  // Reading starts at the heading of a chosen day. A day from the address takes the focus only if the link asks for it.
  const headingRef = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (!heading || !(takesFocus.current || hash === CALENDAR_HASH)) return;
      takesFocus.current = false;
      heading.focus();
    },
    [hash],
  );

  function show(day: string) {
    setPlace({ key, day: withinRange(day) });
  }

  function focusOn(day: string) {
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  const handleMove = useStable((day: string) => {
    flushSync(() => show(day));
    focusOn(day);
  });

  function handleChoose(day: string | null) {
    putInAddress({ day });
  }

  const handleChooseDay = useCallback(
    (day: string) => {
      takesFocus.current = true;
      putInAddress({ day });
    },
    [putInAddress],
  );

  function handleToggle() {
    if (chosen !== null) handleChoose(null);
    setFolded(isPhone && isOpen);
    if (!(isPhone && isOpen)) setCollapsed(isOpen);
  }

  const tools = (
    <>
      {isOpen && (
        <>
          <IconButton icon={ChevronLeft} label={text.previousMonth} onClick={() => show(addMonths(at, -1))} />
          <IconButton icon={ChevronRight} label={text.nextMonth} onClick={() => show(addMonths(at, 1))} />
          <AddToCalendar today={today} />
        </>
      )}
      <IconButton
        className="icon-button--arrow"
        icon={ChevronDown}
        label={isOpen ? text.collapseCalendar : text.expandCalendar}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={handleToggle}
      />
    </>
  );

  return (
    <Card
      id="calendar"
      className="calendar"
      heading={
        isOpen ? (
          <button type="button" className="calendar__month on-paper" popoverTarget={pickerId}>
            {monthAndYear(at)}
            <ChevronDown className="icon" aria-hidden />
          </button>
        ) : (
          monthAndYear(at)
        )
      }
      tools={tools}
    >
      <div id={bodyId} className="calendar__body" hidden={!isOpen}>
        <p className="visually-hidden" role="status">
          {monthAndYear(at)}
        </p>
        <MonthPicker id={pickerId} day={at} onPick={show} onToday={() => handleMove(today)} />
        <PlannedMonth
          ref={grid}
          label={monthAndYear(at)}
          at={at}
          today={today}
          chosen={chosen}
          onMove={handleMove}
          onChoose={handleChooseDay}
        />
        {chosen !== null && (
          <DayPanel
            key={chosen}
            day={chosen}
            today={today}
            headingRef={headingRef}
            onClose={() => {
              handleChoose(null);
              setCollapsed(false);
              focusOn(at);
            }}
          />
        )}
        {chosen === null && (
          <div className="calendar__below calendar__below--coming">
            <Deadlines month={`${at.slice(0, 7)}-01`} today={today} />
          </div>
        )}
      </div>
    </Card>
  );
});

/** The month with the items of its days. A ticked task is drawn before they are, and does not render the card. */
const PlannedMonth = observer(function PlannedMonth(props: Omit<ComponentProps<typeof MonthGrid>, "itemsByDay">) {
  const { calendar } = usePlan();
  return <MonthGrid {...props} itemsByDay={useDeferredValue(calendar.itemsByDay)} />;
});

const Deadlines = observer(function Deadlines({ month, today }: { month: string; today: string }) {
  const { connection } = useStores();
  const { calendar } = usePlan();
  const items = useDeferredValue(calendar.itemsToDo);
  if (calendar.status === "failed") return <ErrorNote retry={calendar.retry}>{text.deadlinesNotLoaded}</ErrorNote>;
  if (calendar.status !== "ready" && !connection.isOnline) {
    return (
      <Notice icon={WifiOff} tone="warn">
        {text.deadlinesNotOnDevice}
      </Notice>
    );
  }
  if (calendar.status !== "ready") return <Loading what={text.yourDeadlines} shape="rows" count={2} />;
  return <ComingUp items={items} month={month} today={today} next={calendar.next(today)} />;
});
