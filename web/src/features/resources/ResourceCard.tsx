import type { SavedGroup } from "@domain/resource/savedResource";
import { localDayOf } from "@domain/shared/calendarDay";
import { isOld } from "@domain/shared/rule";
import * as text from "@text/resources";
import { Bookmark, ExternalLink } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { SUPPORT } from "../../base/paths.ts";
import type { Resource, ResourceWhy } from "../../content/resources.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { filled } from "../../ui/components/filled.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { withLetter } from "../../ui/components/supportLetter.ts";
import { Tag } from "../../ui/components/Tag.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { dayText } from "../../views/dayText.ts";
import "../../ui/components/Button.css";
import "./ResourceCard.css";

interface ResourceCardProps {
  resource: Resource;
  /** The group that counts it if it is saved here. */
  savedGroup: SavedGroup;
  /** The first card of a category is larger. */
  isLead?: boolean;
  level?: 2 | 3;
  /** Why it is useful. Omitted inside a category, which says so itself. */
  why?: ResourceWhy | null;
  /** Shown below the card's own content. */
  children?: ReactNode;
}

/** Elements in which S is typed text. */
const TYPED_IN = "input, textarea, select";

export const ResourceCard = observer(function ResourceCard({
  resource,
  savedGroup,
  isLead = false,
  level = 3,
  why = null,
  children,
}: ResourceCardProps) {
  const { savedResources } = usePlan();
  const showToast = useToast();
  const { id, title, url, provider, description, cost, note } = resource;
  const saved = savedResources.find(id);
  const Heading = `h${level}` as const;

  function handleToggle() {
    if (saved) {
      void savedResources.remove(id);
      showToast(text.noLongerSaved(title), () => void savedResources.restore(saved));
    } else {
      void savedResources.save(id, savedGroup);
      showToast(text.saved(title), () => void savedResources.remove(id));
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (event.key.toLowerCase() !== "s" || !isPlain) return;
    if (event.target instanceof Element && event.target.matches(TYPED_IN)) return;
    event.preventDefault();
    handleToggle();
  }

  return (
    <li className={isLead ? "resource resource--lead" : "resource"} onKeyDown={handleKeyDown}>
      <div className="resource__head">
        <Heading>{title}</Heading>
        <IconButton
          icon={Bookmark}
          className="resource__save"
          label={text.save(title)}
          aria-pressed={saved !== undefined}
          aria-keyshortcuts="S"
          onClick={handleToggle}
        />
      </div>
      <p>{description}</p>
      {why && <p className="resource__why">{text.whyOf(why.category, why.why)}</p>}
      {note && <p className="resource__note">{note}</p>}
      {children}
      <div className="resource__foot">
        <p className="resource__facts">
          {/* Many sites have the same name as their provider. */}
          <span>
            {title === provider ? text.onlyCost(text.costs[cost]) : text.providerAndCost(provider, text.costs[cost])}
          </span>{" "}
          <Checked resource={resource} />{" "}
          <Link
            to={SUPPORT}
            state={withLetter(text.reportSubject(title), text.reportBody(title, url))}
            aria-label={text.reportLinkOf(title)}
          >
            {text.reportLink}
          </Link>
        </p>
        <a
          className={buttonClass(isLead ? "solid" : "quiet", "resource__view")}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.viewInNewTab(title)}
        >
          <span className="button__label">
            {text.view}
            <ExternalLink className="icon" aria-hidden />
          </span>
        </a>
      </div>
    </li>
  );
});

function Checked({ resource }: { resource: Resource }) {
  const today = localDayOf(useNow());
  const { is_verified, checked_on } = resource;
  if (!is_verified) return <span>{text.notYetChecked}</span>;
  if (isOld({ checked_on }, today)) return <Tag tone="warn">{text.checkedLongAgo}</Tag>;
  const day = <time dateTime={checked_on}>{dayText(checked_on)}</time>;
  return <span>{filled(text.checkedOn, { day })}</span>;
}
