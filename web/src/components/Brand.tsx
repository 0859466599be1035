import "./Brand.css";
import { Cairn } from "./Cairn.tsx";

/** The sign over the door: logo and name. Where it leads somewhere, wrap it in a link. */
export function Brand() {
  return (
    <span className="brand">
      <Cairn className="brand__logo" done={4} total={4} mini />
      <span>Cairn</span>
    </span>
  );
}
