import { localDayOf } from "@domain/shared/calendarDay";
import { LOCALE } from "@domain/shared/language";
import * as text from "@text/shared/page";
import { CloudOff, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Notice } from "../ui/components/Notice.tsx";
import { usePageFooter } from "../ui/components/usePageFooter.ts";
import { dayText } from "../views/dayText.ts";
import { nextInPlan } from "./nextInPlan.ts";
import type { OpenPlan } from "./openShare.ts";
import { PartSection } from "./PartSection.tsx";
import { partHeading } from "./partHeading.ts";
import type { SharedPlanView } from "./SharedPlanStore.ts";
import type { ShareLink } from "./shareLink.ts";

interface OpenPlanViewProps {
  plan: OpenPlan;
  view: SharedPlanView;
  link: ShareLink;
}

const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });
/** How long the note about a newer version stays, in milliseconds. */
const NEWS_TIME = 10_000;
/** How many parts begin open. */
const FIRST_PARTS = 3;

/** The plan of an open share: what is next, what is in it, about it, and its parts. */
export function OpenPlanView({ plan, view, link }: OpenPlanViewProps) {
  const { uid, head, parts, endsAt, takesComments } = plan;
  const heading = text.planHeading(head.student);
  const madeAt = moment.format(Date.parse(head.made_at));
  usePageFooter(text.printedFooter(heading, madeAt));
  return (
    <>
      <h1>{heading}</h1>
      <WhatIsNext plan={plan} />
      {head.note !== "" && (
        <figure className="shared__note">
          <figcaption className="label">{text.noteBy(head.student)}</figcaption>
          <blockquote>{head.note}</blockquote>
        </figure>
      )}
      {parts.length > 1 && <Contents plan={plan} />}
      <dl className="shared__facts" aria-label={text.about}>
        {head.meant_for !== "" && <Fact name={text.meantFor} value={head.meant_for} />}
        <Fact name={text.asOf} value={madeAt} />
        <Fact name={text.versions} value={head.is_live ? text.isLive : text.isFrozen} />
        <Fact name={text.endsOn} value={moment.format(endsAt)} />
      </dl>
      <Changes updates={view.updates} isOffline={view.isOffline} />
      {parts.length === 0 && <p className="shared__lead">{text.nothingShared}</p>}
      {parts.map((part, place) => (
        <PartSection
          key={part.key}
          part={part}
          isLater={place >= FIRST_PARTS}
          link={link}
          uid={uid}
          comments={takesComments ? (view.comments ?? []).filter((comment) => comment.part === part.key) : null}
        />
      ))}
    </>
  );
}

/** A frozen version says what was next when it was made. */
function WhatIsNext({ plan: { head, parts } }: { plan: OpenPlan }) {
  const today = localDayOf(head.is_live ? new Date() : new Date(head.made_at));
  const next = nextInPlan(parts, today);
  if (next === null) return null;
  const day = dayText(next.day);
  return (
    <figure className="shared__note">
      <figcaption className="label">{text.whatIsNext}</figcaption>
      <p className="shared__name">{next.name}</p>
      <p className="shared__meta">{next.day < today ? text.wasDue(day) : text.due(day)}</p>
    </figure>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Buttons: a link to a part would put its target in the place of the key. */
function Contents({ plan: { parts } }: { plan: OpenPlan }) {
  return (
    <nav className="shared__contents" aria-label={text.contents}>
      <h2 className="label">{text.contents}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <button type="button" onClick={() => goTo(part.key)}>
              {partHeading(part)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function goTo(key: string): void {
  const part = document.getElementById(`part-${key}`);
  // It must have its height before it is scrolled to.
  flushSync(() => part?.querySelector<HTMLElement>(".shared__opener[aria-expanded='false']")?.click());
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** What has changed while the page is open. It floats, so it moves nothing that is being read. */
function Changes({ updates, isOffline }: { updates: number; isOffline: boolean }) {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(updates), NEWS_TIME);
    return () => clearTimeout(timer);
  }, [updates]);
  return (
    <div className="shared__changes" role="status">
      {isOffline && <Notice icon={CloudOff}>{text.offline}</Notice>}
      {!isOffline && updates > seen && <Notice icon={RefreshCw}>{text.updated}</Notice>}
    </div>
  );
}
