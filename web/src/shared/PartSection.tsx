import * as text from "@text/shared/page";
import { CircleAlert } from "lucide-react";
import { Boundary } from "../ui/components/Boundary.tsx";
import "../ui/components/Card.css";
import { Notice } from "../ui/components/Notice.tsx";
import { onDemand } from "../ui/components/onDemand.tsx";
import type { OpenComment } from "./openComments.ts";
import type { OpenPart } from "./openShare.ts";
import { partHeading } from "./partHeading.ts";
import { PartContent } from "./parts/PartContent.tsx";
import type { ShareLink } from "./shareLink.ts";

interface PartSectionProps {
  part: OpenPart;
  link: ShareLink;
  /** The student whose plan it is. */
  uid: string;
  /** Null if the share takes none. */
  comments: readonly OpenComment[] | null;
}

const PartComments = onDemand(async () => (await import("./PartComments.tsx")).PartComments);

/** One part of the plan with the comments on it. A part that cannot be read or drawn leaves the others alone. */
export function PartSection({ part, link, uid, comments }: PartSectionProps) {
  const { key } = part;
  const id = `part-${key}`;
  const unreadable = (
    <Notice icon={CircleAlert} tone="warn">
      {text.partUnreadable}
    </Notice>
  );
  return (
    <section id={id} className="card shared__part" aria-labelledby={`${id}-name`} tabIndex={-1}>
      <h2 id={`${id}-name`}>{partHeading(part)}</h2>
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
