import "./Brand.css";
import { Cairn } from "./Cairn.tsx";

/** Logo and name. Wrap it in a link where it leads somewhere. */
export function Brand() {
  return (
    <span className="brand">
      <Cairn className="brand__logo" done={4} total={4} mini />
      <span>Cairn</span>
    </span>
  );
}
