import { measureElement, type Range, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useState } from "react";
import { type RowSpan, rowsAtRest, rowsOfNextStep, rowsToRender } from "./rowWindow.ts";

/** The estimated height until rows are measured, in pixels: two lines, which most rows have. */
const ROW_HEIGHT = 68;

/** Up to this many rows are all rendered, so that the browser's own search finds them. */
const FEW_ROWS = 40;

interface RowVirtualizerOptions {
  count: number;
  /** Stable as long as the rows are the same. A new function makes the virtualizer calculate all positions again. */
  keyOf: (index: number) => string | number;
  /** Where the first row starts, in pixels from the top of the page. */
  top: number;
}

/** What to render, of a list with this many rows. */
interface Wanted {
  readonly rows: RowSpan;
  readonly count: number;
}

/**
 * The rows of a long list that scrolls with the page. Visible rows are rendered at once; the page before and the page
 * after them in steps of a few rows. So scrolling finds its rows ready, and no frame has to render many.
 */
export function useRowVirtualizer({
  count,
  keyOf,
  top,
}: RowVirtualizerOptions): Virtualizer<Window, HTMLTableRowElement> {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  const height = measured ?? ROW_HEIGHT;
  // Another count means another list, whose rows are not rendered yet.
  const before = wanted?.count === count ? wanted.rows : null;

  const rangeExtractor = useCallback(
    (visible: Range) => {
      const rows = rowsToRender(before, { first: visible.startIndex, last: visible.endIndex }, count);
      return Array.from({ length: rows.last - rows.first + 1 }, (_, place) => rows.first + place);
    },
    [before, count],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new function makes the virtualizer use a new estimate.
  const getItemKey = useCallback((index: number) => keyOf(index), [keyOf, height]);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => height,
    scrollMargin: top,
    getItemKey,
    rangeExtractor,
    measureElement: whenLaidOut,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  const { startIndex, endIndex } = virtualizer.range ?? {};
  const page = count <= FEW_ROWS ? FEW_ROWS : Math.ceil((virtualizer.scrollRect?.height ?? 0) / height);

  useEffect(() => {
    if (first === undefined || last === undefined || startIndex === undefined || endIndex === undefined) return;
    const atRest = rowsAtRest({ first: startIndex, last: endIndex }, page, count);
    if (first === atRest.first && last === atRest.last) return;
    const step = () => setWanted({ rows: rowsOfNextStep({ first, last }, atRest), count });
    // The next frame draws the last step. React renders this one after it, so that no frame waits for both.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [first, last, startIndex, endIndex, page, count]);

  const isMeasured = items.some(({ key }) => virtualizer.itemSizeCache.has(key));
  useEffect(() => {
    if (!isMeasured) return;
    const sizes = [...virtualizer.itemSizeCache.values()].sort((a, b) => a - b);
    setMeasured((known) => known ?? sizes[Math.floor(sizes.length / 2)] ?? null);
  }, [isMeasured, virtualizer]);

  return virtualizer;
}

/**
 * The height of a row. Without an entry, the virtualizer asks while React adds the row, and reading it then would make
 * the browser lay out the page in the middle of the work. Its ResizeObserver asks again before the frame is drawn.
 */
function whenLaidOut(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
): number {
  const index = virtualizer.indexFromElement(row);
  return entry ? measureElement(row, entry, virtualizer) : (virtualizer.measurementsCache[index]?.size ?? ROW_HEIGHT);
}
