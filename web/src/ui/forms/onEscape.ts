import type { KeyboardEvent } from "react";

/** The key handler of a form that Escape leaves. What is around the form does not react to the key as well. */
export function onEscape(leave: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  };
}
