import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { APPLICATION_PARTS, type ApplicationPanels, partAt, partPath } from "./applicationParts.ts";
import "./ApplicationTab.css";

interface ApplicationTabProps extends TrackerTabProps {
  panels: ApplicationPanels;
  /** For the whole application, after the open part. */
  tools: ReactNode;
}

/** The application from its first entry to the commitment, in parts with an address each. */
export const ApplicationTab = observer(function ApplicationTab({ track, panels, tools }: ApplicationTabProps) {
  const { "*": rest = "" } = useParams();
  const selected = partAt(rest);
  const Panel = panels[selected.id];

  return (
    <div className="application">
      <div className="application__head">
        {/* The selected tab says the same. */}
        <h2 className="visually-hidden">{text.myApplication}</h2>
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
      <div className="application__foot">{tools}</div>
    </div>
  );
});
