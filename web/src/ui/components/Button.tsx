import { saving } from "@text/common";
import type { ComponentProps, MouseEvent } from "react";
import "./Button.css";
import { type ButtonVariant, buttonClass } from "./buttonClass.ts";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant | undefined;
  /** A busy button stays focusable, keeps its width and ignores presses. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function Button({
  variant = "solid",
  busy,
  busyLabel = saving,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...props}
      className={buttonClass(variant, className)}
      aria-disabled={busy || props["aria-disabled"]}
      data-busy={busy || undefined}
      // Reserves space for the busy label, so that the button does not grow when it is pressed.
      data-busy-label={busy === undefined ? undefined : busyLabel}
      onClick={handleClick}
    >
      <span className="button__label">{children}</span>
      {busy && (
        <span className="button__busy">
          <span className="button__spinner" />
          {busyLabel}
        </span>
      )}
    </button>
  );
}
