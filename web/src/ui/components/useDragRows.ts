import {
  type CSSProperties,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { dropPlace } from "./dropPlace.ts";

interface Drag {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  readonly height: number;
}

/** Within this distance of the window's edge, the page scrolls along, in pixels. */
const EDGE = 64;
const SCROLL_STEP = 8;

interface DragRows {
  /** The row being dragged. */
  readonly draggedId: string | null;
  readonly styleOf: (id: string) => CSSProperties | undefined;
  readonly handleGrip: (id: string, event: ReactPointerEvent) => void;
}

/**
 * Rows of a list that can be dragged by a grip to another place. Until the row is dropped, the rows only look moved:
 * DOM nodes that changed places under the pointer would lose it. Escape puts the row back.
 */
export function useDragRows(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (id: string, to: number) => void,
): DragRows {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<AbortController>(null);

  useEffect(() => () => stop.current?.abort(), []);

  function handleGrip(id: string, event: ReactPointerEvent) {
    const from = ids.indexOf(id);
    if (event.button !== 0 || from < 0) return;
    // Prevents text selection and focus, which a grip does not need.
    event.preventDefault();
    const heights = ids.map((other) => heightOf(list.current, other));
    const start = event.clientY + window.scrollY;
    let pointer = event.clientY;
    let latest: Drag = { id, from, to: from, offset: 0, height: heights[from] ?? 0 };
    let frame = 0;
    const controller = new AbortController();
    stop.current?.abort();
    stop.current = controller;
    const { signal } = controller;

    function follow() {
      const offset = pointer + window.scrollY - start;
      latest = { ...latest, offset, to: dropPlace(heights, from, offset) };
      setDrag(latest);
    }
    function scrollAtEdges() {
      if (pointer < EDGE) window.scrollBy(0, -SCROLL_STEP);
      else if (pointer > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
      frame = requestAnimationFrame(scrollAtEdges);
    }
    function end(isDropped: boolean) {
      controller.abort();
      setDrag(null);
      if (isDropped && latest.to !== from) onDrop(id, latest.to);
    }

    const handleMove = ({ clientY }: PointerEvent) => {
      pointer = clientY;
      follow();
    };
    const handleKey = (key: KeyboardEvent) => {
      if (key.key !== "Escape") return;
      key.preventDefault();
      end(false);
    };
    signal.addEventListener("abort", () => cancelAnimationFrame(frame));
    document.addEventListener("pointermove", handleMove, { signal });
    document.addEventListener("scroll", follow, { signal });
    document.addEventListener("pointerup", () => end(true), { signal });
    document.addEventListener("pointercancel", () => end(false), { signal });
    document.addEventListener("keydown", handleKey, { signal });
    frame = requestAnimationFrame(scrollAtEdges);
    setDrag(latest);
  }

  function styleOf(id: string): CSSProperties | undefined {
    if (!drag) return undefined;
    if (drag.id === id) return { transform: `translateY(${drag.offset}px)`, zIndex: 1, transition: "none" };
    const place = ids.indexOf(id);
    if (place < 0) return undefined;
    if (place > drag.from && place <= drag.to) return { transform: `translateY(${-drag.height}px)` };
    if (place < drag.from && place >= drag.to) return { transform: `translateY(${drag.height}px)` };
    return undefined;
  }

  return { draggedId: drag?.id ?? null, styleOf, handleGrip };
}

function heightOf(list: HTMLElement | null, id: string): number {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.offsetHeight ?? 0;
}
