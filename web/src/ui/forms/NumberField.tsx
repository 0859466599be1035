import * as words from "@text/forms";
import { Minus, Plus } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { stepNumber } from "./stepNumber.ts";
import { typeInto } from "./typedFields.ts";
import "./Field.css";
import { FieldNotes } from "./FieldNotes.tsx";
import { useDescribedBy } from "./useDescribedBy.ts";
import "./NumberField.css";

interface NumberFieldProps extends Omit<ComponentProps<"input">, "id" | "children" | "type" | "step" | "min" | "max"> {
  label: string;
  name: string;
  step?: number;
  min?: number;
  max?: number;
  /** The field's error message. */
  errors?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
}

/** How long a button is held before it repeats, and the interval after that, in milliseconds. */
const HELD = 400;
const AGAIN = 90;

/**
 * A number to type or step. It is a text field, because a browser's number field discards invalid input before we can
 * explain what is wrong. The arrow keys step like the buttons do.
 */
export function NumberField({
  label,
  name,
  step = 0.5,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  errors,
  hint,
  optional = false,
  ...props
}: NumberFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const described = useDescribedBy(id, name, { hint, errors });
  useEffect(() => () => clearTimeout(timer.current), []);

  function move(direction: 1 | -1) {
    const field = input.current;
    if (!field) return;
    const next = stepNumber(field.value, direction, { step, min, max });
    if (next !== null) typeInto(field, next);
  }

  function repeat(direction: 1 | -1, after: number) {
    timer.current = window.setTimeout(() => {
      move(direction);
      repeat(direction, AGAIN);
    }, after);
  }

  function stop() {
    clearTimeout(timer.current);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? 1 : -1);
  }

  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      className="number-field__step"
      aria-label={direction > 0 ? words.more(label) : words.less(label)}
      // The keyboard uses the arrow keys. Two more tab stops for each number would be in the way.
      tabIndex={-1}
      onClick={() => move(direction)}
      onPointerDown={() => repeat(direction, HELD)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      {direction > 0 ? <Plus className="icon" aria-hidden /> : <Minus className="icon" aria-hidden />}
    </button>
  );

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional">{words.optional}</span>}
      </label>
      <div className="number-field" data-invalid={errors !== undefined || undefined}>
        {stepper(-1)}
        <input
          {...props}
          ref={input}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="number-field__input"
          aria-required={!optional}
          aria-invalid={errors !== undefined}
          aria-describedby={described}
          onKeyDown={handleKey}
        />
        {stepper(1)}
      </div>
      <FieldNotes id={id} name={name} label={label} hint={hint} errors={errors} />
    </div>
  );
}
