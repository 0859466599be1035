import * as text from "@text/dashboard/arrange";
import { arrangeWidgets } from "@text/dashboard/overview";
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical } from "lucide-react";
import { type PointerEvent as ReactPointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/components/Button.tsx";
import { Card } from "../../../ui/components/Card.tsx";
import { IconButton } from "../../../ui/components/IconButton.tsx";
import { useDragRows } from "../../../ui/components/useDragRows.ts";
import { useGlide } from "../../../ui/components/useGlide.ts";
import { orderWidgets, type WidgetLayout, withHidden, withPlace } from "../arrangeWidgets.ts";
import type { Widget } from "../widgets.ts";
import "./WidgetArranger.css";

type NamedWidget = Pick<Widget, "id" | "name">;

interface WidgetArrangerProps {
  widgets: readonly NamedWidget[];
  layout: WidgetLayout;
  onChange: (layout: WidgetLayout) => void;
  onDone: () => void;
}

/** The list of widgets, including hidden ones. Each can be moved by its grip or by buttons, hidden and shown. */
export function WidgetArranger({ widgets, layout, onChange, onDone }: WidgetArrangerProps) {
  const list = useRef<HTMLUListElement>(null);
  const isStill = useRef(false);
  const [news, setNews] = useState("");
  const ordered = orderWidgets(widgets, layout);
  const ids = ordered.map(({ id }) => id);
  const { draggedId, styleOf, handleGrip } = useDragRows(list, ids, handleDrop);
  useGlide(list, ids.join(" "), isStill);

  function moveTo(id: string, place: number) {
    // Synchronously: a button that becomes disabled loses the focus, so its neighbor has to take it.
    flushSync(() => onChange(withPlace(widgets, layout, id, place)));
    setNews(text.isAtPlace(nameOf(id), place + 1, ids.length));
  }

  function handleDrop(id: string, place: number) {
    // The rows are already in their places.
    isStill.current = true;
    moveTo(id, place);
  }

  function handleStep(id: string, by: 1 | -1) {
    const place = ids.indexOf(id) + by;
    moveTo(id, place);
    const isAtEnd = place === 0 || place === ids.length - 1;
    if (isAtEnd) buttonOf(id, by === 1 ? "up" : "down")?.focus();
  }

  function handleHide(id: string, isHidden: boolean) {
    onChange(withHidden(layout, id, isHidden));
    setNews(isHidden ? text.isHidden(nameOf(id)) : text.isShown(nameOf(id)));
  }

  function nameOf(id: string) {
    return widgets.find((widget) => widget.id === id)?.name ?? "";
  }

  function buttonOf(id: string, way: "up" | "down") {
    return list.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-way="${way}"]`);
  }

  return (
    <Card
      heading={arrangeWidgets}
      tools={
        <Button autoFocus onClick={onDone}>
          {text.done}
        </Button>
      }
      className="arranger"
    >
      <ul ref={list} data-dragging={draggedId !== null || undefined}>
        {ordered.map((widget, place) => (
          <WidgetRow
            key={widget.id}
            widget={widget}
            isHidden={layout.hidden?.includes(widget.id) ?? false}
            isFirst={place === 0}
            isLast={place === ids.length - 1}
            isDragged={draggedId === widget.id}
            style={styleOf(widget.id)}
            onGrip={(event) => handleGrip(widget.id, event)}
            onStep={(by) => handleStep(widget.id, by)}
            onHide={(isHidden) => handleHide(widget.id, isHidden)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </Card>
  );
}

interface WidgetRowProps {
  widget: NamedWidget;
  isHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  style: ReturnType<ReturnType<typeof useDragRows>["styleOf"]>;
  onGrip: (event: ReactPointerEvent) => void;
  onStep: (by: 1 | -1) => void;
  onHide: (isHidden: boolean) => void;
}

function WidgetRow({ widget, isHidden, isFirst, isLast, isDragged, style, onGrip, onStep, onHide }: WidgetRowProps) {
  const { id, name } = widget;
  return (
    <li className="arranger__row" data-row={id} data-dragged={isDragged || undefined} style={style}>
      <span className="arranger__grip" aria-hidden onPointerDown={onGrip}>
        <GripVertical className="icon" />
      </span>
      <span className="arranger__name" data-hidden={isHidden || undefined}>
        {name}
        {isHidden && <span className="arranger__state">{text.hidden}</span>}
      </span>
      <IconButton
        icon={ArrowUp}
        label={text.moveUp(name)}
        data-way="up"
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={text.moveDown(name)}
        data-way="down"
        disabled={isLast}
        onClick={() => onStep(1)}
      />
      <IconButton
        icon={isHidden ? EyeOff : Eye}
        label={isHidden ? text.show(name) : text.hide(name)}
        onClick={() => onHide(!isHidden)}
      />
    </li>
  );
}
