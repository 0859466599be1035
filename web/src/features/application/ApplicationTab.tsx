import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { Link, useParams } from "react-router-dom";
import { PacketButton } from "../../app/packet/PacketButton.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { APPLICATION_PARTS, partAt, partPath } from "./applicationParts.tsx";
import "./ApplicationTab.css";

/** The application from its first entry to the commitment, in parts with an address each. */
export const ApplicationTab = observer(function ApplicationTab({ track }: TrackerTabProps) {
  const { "*": rest = "" } = useParams();
  const selected = partAt(rest);
  const { Panel } = selected;

  return (
    <div className="application">
      <div className="application__head">
        <h2>{text.myApplication}</h2>
        <PacketButton track={track} />
        <nav aria-label={text.parts}>
          <ul className="application__parts">
            {APPLICATION_PARTS.map((part) => (
              <li key={part.id}>
                <Link
                  className="application__part"
                  to={partPath(part)}
                  aria-current={part === selected ? "page" : undefined}
                >
                  {part.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <CardBoundary key={selected.id} name={selected.label}>
        <Panel track={track} />
      </CardBoundary>
    </div>
  );
});
