import type { ComponentProps } from "react";
import "./Choice.css";

interface ChoiceProps extends ComponentProps<"input"> {
  type: "checkbox" | "radio";
  /** The class of the label, which is the target; a plain row of choices by default. */
  className?: string;
  /** A double click changes it once (`secondClick.ts`). */
  once?: boolean;
}

/** The browser's own checkbox or radio, drawn as a stone, with its label around it. */
export function Choice({ className = "choice", once, children, ...props }: ChoiceProps) {
  return (
    <label className={className} data-once={once}>
      <input {...props} className="pebble" />
      {children}
    </label>
  );
}
