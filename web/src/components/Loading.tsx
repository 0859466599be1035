import { loading } from "@text/common";
import "./Loading.css";

interface LoadingProps {
  /** Stands in the sentence "Loading …". */
  what: string;
  shape?: "cards" | "rows" | "page";
  /** How many bones there are, up to six: about as high as what is coming, so that little moves when it comes. */
  count?: number;
  /** Nothing is on its way yet, so nothing moves: bones that wait out of sight would keep the browser busy for good. */
  isStill?: boolean;
}

const WIDTHS = ["62%", "48%", "70%", "54%", "66%", "44%"];

function Rows({ widths }: { widths: readonly string[] }) {
  return widths.map((width) => (
    <div key={width} className="loading__row">
      <span className="bone bone--pebble" />
      <span className="loading__lines">
        <span className="bone" style={{ width }} />
        <span className="bone bone--short" />
      </span>
    </div>
  ));
}

function Cards({ widths }: { widths: readonly string[] }) {
  return widths.map((width) => (
    <div key={width} className="loading__card">
      <span className="bone bone--tall" />
      <span className="bone" style={{ width }} />
    </div>
  ));
}

/** Bones in the shape of what is coming. They take their place at once and show after 300 ms. */
export function Loading({ what, shape = "cards", count = 4, isStill = false }: LoadingProps) {
  const widths = WIDTHS.slice(0, count);
  return (
    <div className={`loading loading--${shape}`} data-still={isStill || undefined} aria-busy="true">
      <p className="visually-hidden">{loading(what)}</p>
      {shape === "page" && <span className="bone bone--title" />}
      {shape === "rows" ? <Rows widths={widths} /> : <Cards widths={widths} />}
    </div>
  );
}
