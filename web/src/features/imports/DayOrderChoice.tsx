import type { DayOrder } from "@domain/imports/writtenDay";
import * as text from "@text/tracker/importTable";
import { useId } from "react";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";

interface DayOrderChoiceProps {
  answer: DayOrder | null;
  error: string | null;
  onAnswer: (order: DayOrder) => void;
}

const ORDERS = ["mdy", "dmy"] as const;

/** Asks once for the whole table how its numeric days are written. */
export function DayOrderChoice({ answer, error, onAnswer }: DayOrderChoiceProps) {
  const name = useId();
  return (
    <fieldset className="field choice-set">
      <legend className="label">{text.dayOrder}</legend>
      <div className="choice-set__stones">
        {ORDERS.map((order) => (
          <Choice key={order} type="radio" name={name} checked={answer === order} onChange={() => onAnswer(order)}>
            {text.dayOrders[order]}
          </Choice>
        ))}
      </div>
      <ErrorNote>{error}</ErrorNote>
    </fieldset>
  );
}
