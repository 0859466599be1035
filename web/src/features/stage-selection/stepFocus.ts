const STOPS = ".fold__button, .stage-selection__stage";

/**
 * Moves the focus between the cards and visible stages with arrow keys, Home and End. Returns false for any other key.
 */
export function stepFocus(cards: HTMLElement, key: string): boolean {
  const stops = Array.from(cards.querySelectorAll<HTMLElement>(STOPS)).filter((stop) => stop.offsetParent !== null);
  const target =
    stops[
      indexFor(
        key,
        stops.findIndex((stop) => stop.matches(":focus")),
        stops.length,
      )
    ];
  target?.focus();
  return target !== undefined;
}

function indexFor(key: string, at: number, count: number): number {
  // Elsewhere, such as on a notice's button, the arrow keys keep their default.
  if (at < 0) return -1;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
