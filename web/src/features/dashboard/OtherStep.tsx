import type { CalendarItem } from "@domain/calendar/calendarItems";
import * as text from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { dueInWords } from "./dueDate.ts";
import { placeOf } from "./placeOf.ts";
import { useItemDone } from "./useItemDone.ts";

interface OtherStepProps {
  item: CalendarItem;
  today: string;
  onNotNow: () => void;
}

/** What is next, if it is no task of this year's list: a deadline, a duty of the season, an interview, an essay. */
export const OtherStep = observer(function OtherStep({ item, today, onNotNow }: OtherStepProps) {
  const showToast = useToast();
  const body = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const done = useItemDone(item);
  const due = dueInWords(item.day, today);
  const place = placeOf(item);

  // The pressed button may be gone with the item.
  useOnChange(item.id, () => {
    if (hasActed.current && document.activeElement === document.body) body.current?.focus();
    hasActed.current = false;
  });

  function handleDone() {
    hasActed.current = true;
    const undo = done?.();
    if (undo) showToast(text.doneTask(item.title), undo);
  }

  function handleNotNow() {
    hasActed.current = true;
    onNotNow();
  }

  return (
    <div ref={body} className="next-step__body" tabIndex={-1}>
      <div className="next-step__text" aria-live="polite">
        <p className="next-step__name">{item.title}</p>
        <p className={due.isUrgent ? "next-step__reason next-step__reason--urgent" : "next-step__reason"}>{due.text}</p>
      </div>
      <div className="next-step__actions">
        <Link className={buttonClass("solid")} to={place.to}>
          {place.label}
        </Link>
        {done && (
          <Button data-once variant="quiet" onClick={handleDone}>
            {text.markAsDone}
          </Button>
        )}
        <Button data-once variant="text" onClick={handleNotNow}>
          {text.notNow}
        </Button>
      </div>
    </div>
  );
});
