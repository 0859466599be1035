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
  return (
    <div className={`loading loading--${shape}`} data-still={isStill || undefined} aria-busy="true">
      <p className="visually-hidden">{loading(what)}</p>
      <Bones shape={shape} count={count} />
    </div>
  );
}

/** A still skeleton without any text, which a page can draw before it has a font. */
export function StillLoading({ what }: Pick<LoadingProps, "what">) {
  return (
    <div className="loading loading--page" data-still role="progressbar" aria-label={loading(what)}>
      <Bones shape="page" count={4} />
    </div>
  );
}

function Bones({ shape, count }: Required<Pick<LoadingProps, "shape" | "count">>) {
  const Part = shape === "rows" ? Row : Card;
  return (
    <>
      {shape === "page" && <span className="bone bone--title" />}
      {[...Array(count).keys()].map((at) => (
        <Part key={at} />
      ))}
    </>
  );
}
