import { type CalendarItem, openItems } from "@domain/calendar/calendarItems";
import { addMonths, isCalendarDay } from "@domain/shared/calendarDay";
import * as text from "@text/dashboard/calendar";
import { CalendarPlus, CalendarSync, ChevronDown, ChevronLeft, ChevronRight, Download, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useCallback, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { Card } from "../../../components/Card.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { IconButton } from "../../../components/IconButton.tsx";
import { Loading } from "../../../components/Loading.tsx";
import { Menu } from "../../../components/Menu.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { usePutInAddress } from "../../../components/usePutInAddress.ts";
import { CALENDAR_ADDRESS } from "../../../paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import { monthAndYear } from "../dayForms.ts";
import { useCollapse } from "../useCollapse.ts";
import type { WidgetProps } from "../WidgetProps.ts";
import { ComingUp } from "./ComingUp.tsx";
import { DayPanel } from "./DayPanel.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { MonthPicker } from "./MonthPicker.tsx";
import { withinRange } from "./monthGrid.ts";
import { useSaveCalendar } from "./useSaveCalendar.ts";
import "./CalendarCard.css";

const NO_ITEMS: readonly CalendarItem[] = [];

/** The hash that links here, together with the day to open. */
const HASH = "#calendar";

export const CalendarCard = observer(function CalendarCard({ today }: WidgetProps) {
  const { calendar } = usePlan();
  const { key, hash } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const putInAddress = usePutInAddress();
  const [isCollapsed, setCollapsed] = useCollapse("calendar");
  const showToast = useToast();
  const save = useSaveCalendar();
  const bodyId = useId();
  const pickerId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);

  const asked = search.get("day");
  const chosen = asked !== null && isCalendarDay(asked) && withinRange(asked) === asked ? asked : null;
  // The day is null until the student changes the month. Then it is today, whatever day that is.
  const [place, setPlace] = useState<{ key: string; day: string | null }>({ key, day: chosen });
  if (place.key !== key) setPlace({ key, day: chosen ?? place.day });
  const at = place.day ?? today;

  const isOpen = !isCollapsed || chosen !== null;
  const { itemsByDay } = calendar;
  const itemsOf = (day: string) => itemsByDay.get(day) ?? NO_ITEMS;

  // Reading starts at the heading of a chosen day. A day from the address takes the focus only if the link asks for it.
  const headingRef = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (!heading || !(takesFocus.current || hash === HASH)) return;
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

  function handleMove(day: string) {
    flushSync(() => show(day));
    focusOn(day);
  }

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
    setCollapsed(isOpen);
  }

  async function handleSaveAll() {
    const open = openItems(calendar.items, today);
    if (await save(open, "cairn.ics")) showToast(text.downloadedDates(open.length));
  }

  const tools = (
    <>
      {isOpen && (
        <>
          <IconButton icon={ChevronLeft} label={text.previousMonth} onClick={() => show(addMonths(at, -1))} />
          <IconButton icon={ChevronRight} label={text.nextMonth} onClick={() => show(addMonths(at, 1))} />
          {calendar.hasOpenItems(today) && calendar.status === "ready" && (
            <Menu
              icon={CalendarPlus}
              label={text.addToCalendar}
              actions={[
                { label: text.downloadAll, icon: Download, act: () => void handleSaveAll() },
                { label: text.keepUpToDate, icon: CalendarSync, act: () => void navigate(CALENDAR_ADDRESS) },
              ]}
            />
          )}
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
          <button type="button" className="calendar__month" popoverTarget={pickerId}>
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
        <MonthGrid
          ref={grid}
          label={monthAndYear(at)}
          at={at}
          today={today}
          chosen={chosen}
          itemsOf={itemsOf}
          onMove={handleMove}
          onChoose={handleChooseDay}
        />
        {chosen !== null && (
          <DayPanel
            key={chosen}
            day={chosen}
            today={today}
            items={itemsOf(chosen)}
            headingRef={headingRef}
            onClose={() => {
              handleChoose(null);
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

const Deadlines = observer(function Deadlines({ month, today }: { month: string; today: string }) {
  const { connection } = useStores();
  const { calendar } = usePlan();
  if (calendar.status === "failed") return <ErrorNote retry={calendar.retry}>{text.deadlinesNotLoaded}</ErrorNote>;
  if (calendar.status !== "ready" && !connection.isOnline) {
    return (
      <Notice icon={WifiOff} tone="warn">
        {text.deadlinesNotOnDevice}
      </Notice>
    );
  }
  if (calendar.status !== "ready") return <Loading what={text.yourDeadlines} shape="rows" count={2} />;
  return <ComingUp items={calendar.itemsToDo} month={month} today={today} />;
});
