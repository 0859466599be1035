import { type FocusEvent, type KeyboardEvent, useState } from "react";

interface ArrowKeys {
  /** The tabindex of the link with this id: 0 for the one in the tab order, -1 for the others. */
  readonly tabIndexOf: (id: string) => 0 | -1;
  /** For the element around the links. Each link has its id as `data-stop`. */
  readonly props: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** A roving tabindex for a long row of links: Tab stops once; the arrow keys, Home and End move along them. */
export function useArrowKeys(ids: readonly string[], first: string | undefined): ArrowKeys {
  const [last, setLast] = useState("");
  const stop = [last, first, ids[0]].find((id) => id !== undefined && ids.includes(id));

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-stop]")];
    const at = links.findIndex((link) => link.matches(":focus"));
    const to = at === -1 ? undefined : links[placeAfter(event.key, at, links)];
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    setLast(target.dataset.stop ?? last);
  }

  return {
    tabIndexOf: (id) => (id === stop ? 0 : -1),
    props: { onKeyDown: handleKeyDown, onFocus: handleFocus },
  };
}

/** The index that a key moves to from the link at `at`; -1 if it does not move. */
function placeAfter(key: string, at: number, links: readonly HTMLElement[]): number {
  if (key === "Home") return 0;
  if (key === "End") return links.length - 1;
  if (key === "ArrowDown") return at + 1;
  if (key === "ArrowUp") return at - 1;
  if (key !== "ArrowRight" && key !== "ArrowLeft") return -1;
  // Left and right as in the drawing, which winds.
  const row = links[at]?.closest("ol");
  const isBack = row !== null && row !== undefined && getComputedStyle(row).flexDirection === "row-reverse";
  return (key === "ArrowRight") === isBack ? at - 1 : at + 1;
}
