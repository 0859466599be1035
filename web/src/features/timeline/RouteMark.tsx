import { Check, Flag, Footprints, type LucideIcon, MapPin, SkipForward } from "lucide-react";
import "./RouteMark.css";

/** The state that a stone's shape shows. `day` is the application day. */
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
  /** The icon of a step that is still to be done. */
  icon?: LucideIcon;
  isSmall?: boolean;
}

/** A stone of the route. Each state has its own shape and icon; the text is next to it. */
export function RouteMark({ state, icon, isSmall = false }: RouteMarkProps) {
  const Icon = ICONS[state] ?? icon;
  return (
    <span className={isSmall ? "route-mark route-mark--small" : "route-mark"} data-state={state} aria-hidden>
      {Icon && <Icon className="icon" />}
    </span>
  );
}
