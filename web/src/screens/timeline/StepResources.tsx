import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/timeline";
import { NewTabLink } from "../../components/NewTabLink.tsx";
import type { FindResource } from "../../content/resources.ts";
import "./StepResources.css";

interface StepResourcesProps {
  step: string;
  ids: readonly string[];
  /** Of a step for both sides, what is for the student's own comes alone. */
  track: DashboardItem;
  /** Null until the list of resources has arrived; without a network it may not, and there the links lead nowhere. */
  findResource: FindResource | null;
}

/** Where a student who begins with a step goes first. */
export function StepResources({ step, ids, track, findResource }: StepResourcesProps) {
  const found = ids.flatMap((id) => findResource?.(id) ?? []);
  const own = found.filter(({ tracks }) => tracks.includes(track));
  return (
    <ul className="step__resources" aria-label={text.resourcesFor(step)}>
      {(own.length > 0 ? own : found).map(({ id, title, url }) => (
        <li key={id}>
          <NewTabLink href={url} hasIcon>
            {title}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
