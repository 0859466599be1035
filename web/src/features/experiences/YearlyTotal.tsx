import { hoursTyped, numberOf } from "@domain/shared/writtenHours";
import * as text from "@text/tracker/experienceForm";
import { useEffect, useRef, useState } from "react";
import { hoursText } from "./hoursText.ts";

/** The yearly hours of a high-school activity, calculated while hours and weeks are typed. */
export function YearlyTotal() {
  const output = useRef<HTMLOutputElement>(null);
  const [total, setTotal] = useState("");

  useEffect(() => {
    const form = output.current?.form;
    if (!form) return;
    const read = () =>
      setTotal(totalText(numberIn(form, "hoursPerWeek", hoursTyped), numberIn(form, "weeksPerYear", numberOf)));
    // `reset` is dispatched before the form resets its fields.
    const readSoon = () => queueMicrotask(read);
    read();
    form.addEventListener("input", read);
    form.addEventListener("reset", readSoon);
    return () => {
      form.removeEventListener("input", read);
      form.removeEventListener("reset", readSoon);
    };
  }, []);

  return (
    <div className="form-part__field form-part__field--2">
      <div className="field">
        <span className="label">{text.yearlyTotal}</span>
        <output ref={output} className="tally">
          {total}
        </output>
      </div>
    </div>
  );
}

function numberIn(form: HTMLFormElement, name: string, read: (typed: string) => number | null): number | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? read(field.value) : null;
}

function totalText(perWeek: number | null, weeks: number | null): string {
  if (perWeek === null || weeks === null) return text.hoursByWeeks;
  const isPossible = perWeek >= 0 && perWeek <= 168 && weeks >= 0 && weeks <= 52;
  return isPossible ? text.hoursAYear(hoursText(perWeek * weeks)) : text.fixTheNumbers;
}
