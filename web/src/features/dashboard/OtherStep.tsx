import type { CalendarItem } from "@domain/calendar/calendarItems";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { dueInWords } from "./dueDate.ts";
import { placeOf } from "./placeOf.ts";
import { StepBody } from "./StepBody.tsx";
import { useItemDone } from "./useItemDone.ts";

interface OtherStepProps {
  item: CalendarItem;
  today: string;
}

/** What is next, if it is no task of this year's list: a deadline, a duty of the season, an interview, an essay. */
export const OtherStep = observer(function OtherStep({ item, today }: OtherStepProps) {
  const { putOff } = usePlan().checklists;
  const { id, title, day } = item;
  const { text, isUrgent } = dueInWords(day, today);
  const { to, label } = placeOf(item);
  return (
    <StepBody
      id={id}
      name={title}
      reason={text}
      isUrgent={isUrgent}
      link={
        <Link className={buttonClass("solid")} to={to}>
          {label}
        </Link>
      }
      onDone={useItemDone(item)}
      onNotNow={() => putOff.add(today, id)}
    />
  );
});
