import { Check, Flag, Footprints, type LucideIcon, MapPin, SkipForward } from "lucide-react";
import "./RouteMark.css";

/** What a stone of the route says by its shape; `day` is the day of the application. */
export type MarkState = "done" | "skipped" | "here" | "next" | "open" | "day";

const ICONS: Readonly<Partial<Record<MarkState, LucideIcon>>> = {
  done: Check,
  skipped: SkipForward,
  here: MapPin,
  next: Footprints,
  day: Flag,
};

interface RouteMarkProps {
  state: MarkState;
  /** The picture of a step that is still to be done. */
  icon?: LucideIcon;
  isSmall?: boolean;
}

/** A stone of the route. Each state has a shape and a picture of its own; the words stand next to it. */
export function RouteMark({ state, icon, isSmall = false }: RouteMarkProps) {
  const Icon = ICONS[state] ?? icon;
  return (
    <span className={isSmall ? "route-mark route-mark--small" : "route-mark"} data-state={state} aria-hidden>
      {Icon && <Icon className="icon" />}
    </span>
  );
}
