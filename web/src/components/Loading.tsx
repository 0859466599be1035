import { loading } from "@text/common";
import "./Loading.css";

interface LoadingProps {
  /** Completes the sentence "Loading …". */
  what: string;
  shape?: "cards" | "rows" | "page";
  /** How many bones, up to six: about as high as the content, so that little moves when it arrives. */
  count?: number;
  /** Stops the animation while nothing is loading. Animated bones outside the view would keep the browser busy. */
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

/** A skeleton in the shape of the content. It takes its space at once and becomes visible after 300 ms. */
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
