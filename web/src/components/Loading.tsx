import { loading } from "@text/common";
import "./Loading.css";

interface LoadingProps {
  /** Completes the sentence "Loading …". */
  what: string;
  shape?: "cards" | "rows" | "page";
  /** How many bones: about as high as the content, so that little moves when it arrives. */
  count?: number;
  /** Stops the animation while nothing is loading. Animated bones outside the view would keep the browser busy. */
  isStill?: boolean;
}

function Row() {
  return (
    <div className="loading__row">
      <span className="bone bone--pebble" />
      <span className="loading__lines">
        <span className="bone bone--line" />
        <span className="bone bone--short" />
      </span>
    </div>
  );
}

function Card() {
  return (
    <div className="loading__card">
      <span className="bone bone--tall" />
      <span className="bone bone--line" />
    </div>
  );
}

/** A skeleton in the shape of the content. It takes its space at once and becomes visible after 300 ms. */
export function Loading({ what, shape = "cards", count = 4, isStill = false }: LoadingProps) {
  const Part = shape === "rows" ? Row : Card;
  return (
    <div className={`loading loading--${shape}`} data-still={isStill || undefined} aria-busy="true">
      <p className="visually-hidden">{loading(what)}</p>
      {shape === "page" && <span className="bone bone--title" />}
      {[...Array(count).keys()].map((at) => (
        <Part key={at} />
      ))}
    </div>
  );
}
