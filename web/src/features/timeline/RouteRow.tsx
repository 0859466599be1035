import type { LucideIcon } from "lucide-react";
import { Flag } from "lucide-react";
import { Link } from "react-router-dom";
import { type MarkState, RouteMark } from "./RouteMark.tsx";
import { rowPieces, type TrailPiece, type TrailRow, turnAfter } from "./trail.ts";
import "./RouteRow.css";

/** One place in the drawing, with its texts. */
export interface RouteStop {
  /** The id of the element it links to. */
  readonly id: string;
  readonly title: string;
  /** For screen readers, after the title. */
  readonly facts: string;
  /** Visible text below the title, in place of the facts. */
  readonly note: string;
  /** A highlighted word about it. */
  readonly tag: string | null;
  /** Shown above it, where a grade begins. */
  readonly sign: string | null;
  /** The application day, at the step with which it is submitted. */
  readonly flag: string | null;
  readonly mark: MarkState;
  readonly icon: LucideIcon;
  readonly isWalked: boolean;
}

interface RouteRowProps {
  rows: readonly TrailRow<RouteStop>[];
  index: number;
  /** The list's label, if it is not the section's name. */
  label?: string;
  /** Stones only. A stone shows its name on hover and focus. */
  isSmall: boolean;
  tabIndexOf: (id: string) => 0 | -1;
}

/** A row of stones with the path through them, and the turn to the rows that start at its end. */
export function RouteRow({ rows, index, label, isSmall, tabIndexOf }: RouteRowProps) {
  const row = rows[index];
  if (!row) return null;
  const turn = turnAfter(rows, index, ({ isWalked }) => isWalked);
  return (
    <div className={isSmall ? "route-row route-row--small" : "route-row"} data-back={!row.isForward || undefined}>
      <svg className="route-row__path" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden>
        <Trail pieces={piecesOf(rows, index)} />
      </svg>
      {turn && (
        <svg
          className="route-row__turn"
          data-side={turn.side}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
        >
          <Trail pieces={turn.pieces} />
        </svg>
      )}
      <ol className="route-row__stops" aria-label={label}>
        {row.places.map((stop) => (
          <li key={stop.id} className="route-row__stop" data-walked={stop.isWalked || undefined}>
            <span className="route-row__sign" aria-hidden>
              {stop.sign}
            </span>
            <Link to={`#${stop.id}`} className="route-stop" data-stop={stop.id} tabIndex={tabIndexOf(stop.id)}>
              <span className="route-stop__place">
                <RouteMark state={stop.mark} isSmall={isSmall} {...(!isSmall && { icon: stop.icon })} />
              </span>
              {isSmall ? (
                <span className="route-stop__words">
                  {stop.title} {stop.facts}
                </span>
              ) : (
                <LargeWords {...stop} />
              )}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function LargeWords({ title, facts, note, tag, flag, mark }: RouteStop) {
  return (
    <span className="route-stop__text">
      <span className="route-stop__name">{title}</span>
      <span className="visually-hidden">{facts}</span>
      {tag !== null && (
        <span className="route-stop__tag" data-state={mark} aria-hidden>
          {tag}
        </span>
      )}
      {note !== "" && (
        <span className="route-stop__note" aria-hidden>
          {note}
        </span>
      )}
      {flag !== null && (
        <span className="route-stop__flag" aria-hidden>
          <Flag className="icon" />
          {flag}
        </span>
      )}
    </span>
  );
}

function Trail({ pieces }: { pieces: readonly TrailPiece[] }) {
  const line = (wanted: boolean) => pieces.flatMap(({ d, isWalked }) => (isWalked === wanted ? d : [])).join("");
  return (
    <>
      <path className="route-trail" d={line(false)} />
      <path className="route-trail route-trail--walked" d={line(true)} />
    </>
  );
}

/** The path of a row without ends that lead nowhere. */
function piecesOf(rows: readonly TrailRow<RouteStop>[], index: number): TrailPiece[] {
  const { places = [], from = null } = rows[index] ?? {};
  const after = rows.filter((row) => row.from === index);
  const isWalkedOut = after.some((row) => row.places[0]?.isWalked);
  return rowPieces(places.length)
    .map((d, place) => ({ d, isWalked: places[place]?.isWalked ?? isWalkedOut }))
    .slice(from === null ? 1 : 0, after.length === 0 ? places.length : undefined);
}
