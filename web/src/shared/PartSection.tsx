import * as text from "@text/shared/page";
import { ChevronDown, CircleAlert } from "lucide-react";
import { useState } from "react";
import { Boundary } from "../ui/components/Boundary.tsx";
import "../ui/components/Card.css";
import { Notice } from "../ui/components/Notice.tsx";
import { onDemand } from "../ui/components/onDemand.tsx";
import type { OpenComment } from "./openComments.ts";
import type { OpenPart } from "./openShare.ts";
import { partHeading } from "./partHeading.ts";
import { PartContent } from "./parts/PartContent.tsx";
import { rowsIn } from "./rowsIn.ts";
import type { ShareLink } from "./shareLink.ts";

interface PartSectionProps {
  part: OpenPart;
  /** Begins closed if it has rows and no comments. */
  isLater: boolean;
  link: ShareLink;
  /** The student whose plan it is. */
  uid: string;
  /** Null if the share takes none. */
  comments: readonly OpenComment[] | null;
}

const PartComments = onDemand(async () => (await import("./PartComments.tsx")).PartComments);

/** One part of the plan with the comments on it. A part that cannot be read or drawn leaves the others alone. */
export function PartSection({ part, isLater, link, uid, comments }: PartSectionProps) {
  const { key } = part;
  const count = rowsIn(part);
  const isFold = isLater && count > 0;
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? (!isFold || (comments ?? []).length > 0);
  const id = `part-${key}`;
  const unreadable = (
    <Notice icon={CircleAlert} tone="warn">
      {text.partUnreadable}
    </Notice>
  );
  return (
    <section
      id={id}
      className="card shared__part"
      data-closed={!isOpen || undefined}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
    >
      <h2 id={`${id}-name`}>
        {isFold ? (
          <button type="button" className="shared__opener" aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
            {partHeading(part)} <span className="shared__meta">{text.counts[key](count)}</span>
            <ChevronDown className="icon" aria-hidden />
          </button>
        ) : (
          partHeading(part)
        )}
      </h2>
      <Boundary of={part.content} fallback={() => unreadable}>
        {part.content === null ? unreadable : <PartContent part={part} />}
      </Boundary>
      {comments && (
        <div className="shared__comments">
          <PartComments part={key} link={link} uid={uid} comments={comments} />
        </div>
      )}
    </section>
  );
}
