import * as text from "@text/dashboard/calendar";
import { logHours } from "@text/layout/frame";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePlan } from "../../../stores/usePlan.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { IconButton } from "../../../ui/components/IconButton.tsx";
import { type ComponentOnDemand, preparing } from "../../../ui/components/onDemand.tsx";
import { useSlots } from "../../../ui/slots.ts";
import { dayOfYear } from "../dayForms.ts";
import { CalendarItemRow } from "./CalendarItemRow.tsx";
import { CalendarMark } from "./CalendarMark.tsx";
import { DayTaskForm } from "./DayTaskForm.tsx";
import { fullDay, weekdayInWords } from "./dayWords.ts";
import "./DayPanel.css";

declare module "../../../ui/slots.ts" {
  interface Slots {
    readonly QuickLogDialog: ComponentOnDemand<{ day?: string; onClose: () => void }>;
  }
}

interface DayPanelProps {
  day: string;
  today: string;
  headingRef: (heading: HTMLHeadingElement | null) => void;
  onClose: () => void;
}

/** The list of one day, with a field to add a task. */
export const DayPanel = observer(function DayPanel({ day, today, headingRef, onClose }: DayPanelProps) {
  const { calendar, checklists, experiences } = usePlan();
  const items = calendar.itemsByDay.get(day) ?? [];
  const { QuickLogDialog } = useSlots();
  const { current } = checklists;
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  const [isLogging, setIsLogging] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  async function handleAdd(name: string): Promise<boolean> {
    setRefusal(null);
    const saved = await current.addOwn(name, day);
    if (!saved) setRefusal(current.saveError);
    return saved;
  }

  function handleLeave() {
    flushSync(() => setIsAdding(false));
    addButton.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(":popover-open")) return;
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from any element in it.
    <div className="calendar__below" onKeyDown={handleKeyDown}>
      <div className="calendar-day__head">
        <div>
          <h3 id={id} ref={headingRef} tabIndex={-1} className="calendar-day__heading">
            {fullDay(day, today)}
          </h3>
          <p className="calendar-day__weekday">{weekdayInWords(day, today)}</p>
        </div>
        <IconButton icon={X} label={text.closeDay(fullDay(day, today))} onClick={onClose} />
      </div>
      {items.length === 0 ? (
        <p className="calendar__free">{text.nothingDueThisDay}</p>
      ) : (
        <ul aria-labelledby={id}>
          {items.map((item) => (
            <CalendarItemRow
              key={item.id}
              item={item}
              lead={
                <span className="calendar-day__mark">
                  <CalendarMark kind={item.kind} />
                </span>
              }
            >
              {item.isDone ? text.doneKind(text.kinds[item.kind]) : text.kinds[item.kind]}
            </CalendarItemRow>
          ))}
        </ul>
      )}
      {day <= today && experiences.summaryStatus !== "failed" && (
        <Button
          variant="text"
          className="calendar-day__add"
          {...preparing(QuickLogDialog)}
          onClick={() => setIsLogging(true)}
        >
          {logHours}
        </Button>
      )}
      {isLogging && <QuickLogDialog day={day} onClose={() => setIsLogging(false)} />}
      <ErrorNote>{refusal}</ErrorNote>
      {current.status === "ready" && isAdding && (
        <DayTaskForm label={text.newTaskFor(dayOfYear(day))} onSave={handleAdd} onLeave={handleLeave} />
      )}
      {current.status === "ready" && !isAdding && (
        <Button ref={addButton} variant="text" className="calendar-day__add" onClick={() => setIsAdding(true)}>
          {text.addTaskForDay}
        </Button>
      )}
    </div>
  );
});
