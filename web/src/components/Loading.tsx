import { loading } from "@text/common";
import "./Loading.css";

interface LoadingProps {
  /** Stands in the sentence "Loading …". */
  what: string;
  shape?: "cards" | "rows" | "page";
}

const WIDTHS = ["62%", "48%", "70%", "54%"];

function Rows() {
  return WIDTHS.map((width) => (
    <div key={width} className="loading__row">
      <span className="bone bone--pebble" />
      <span className="loading__lines">
        <span className="bone" style={{ width }} />
        <span className="bone bone--short" />
      </span>
    </div>
  ));
}

function Cards() {
  return WIDTHS.map((width) => (
    <div key={width} className="loading__card">
      <span className="bone bone--tall" />
      <span className="bone" style={{ width }} />
    </div>
  ));
}

/** Bones in the shape of what is coming. They take their place at once and show after 300 ms. */
export function Loading({ what, shape = "cards" }: LoadingProps) {
  return (
    <div className={`loading loading--${shape}`} aria-busy="true">
      <p className="visually-hidden">{loading(what)}</p>
      {shape === "page" && <span className="bone bone--title" />}
      {shape === "rows" ? <Rows /> : <Cards />}
    </div>
  );
}
