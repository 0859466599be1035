import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/timeline";
import type { FindResource } from "../../content/resources.ts";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import "./StepResources.css";

interface StepResourcesProps {
  step: string;
  ids: readonly string[];
  /** For a step of both tracks, only the resources of the student's own track are shown. */
  track: DashboardItem;
  /** Null until the list of resources has loaded. Offline it may not load, and then there are no links. */
  findResource: FindResource | null;
}

/** Links to start with for a step. */
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
