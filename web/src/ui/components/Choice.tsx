import type { ComponentProps } from "react";
import "./Choice.css";

interface ChoiceProps extends ComponentProps<"input"> {
  type: "checkbox" | "radio";
  /** The class of the label, which is the click target; a plain row of choices by default. */
  className?: string;
  /** A double click toggles it only once (`secondClick.ts`). */
  once?: boolean;
}

/** A native checkbox or radio, drawn as a stone, inside its label. */
export function Choice({ className = "choice", once, children, ...props }: ChoiceProps) {
  return (
    <label className={className} data-once={once}>
      <input {...props} className="pebble" />
      {children}
    </label>
  );
}
