import type { Track } from "@domain/shared/stage";
import * as text from "@text/resources";
import { Link } from "react-router-dom";
import { SUPPORT } from "../../base/paths.ts";
import type { Resources } from "../../content/resources.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { withLetter } from "../../ui/components/supportLetter.ts";
import { ResourceCard } from "./ResourceCard.tsx";
import { passes, type ResourceFilter } from "./resourceFilter.ts";
import "../../ui/components/Button.css";

interface FoundResourcesProps {
  resources: Resources;
  filter: ResourceFilter;
  track: Track;
}

/** Search results from every tab, the best match first. */
export function FoundResources({ resources, filter, track }: FoundResourcesProps) {
  const found = resources.search(filter.query).filter((resource) => passes(resource, filter));
  return (
    <section aria-label={text.found}>
      <p role="status" className="resources__why">
        {text.resourcesFound(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          heading={text.nothingFor(filter.query)}
          level={2}
          action={
            <Link to={SUPPORT} state={withLetter(text.suggestionSubject)} className={buttonClass("quiet")}>
              {text.suggestOne}
            </Link>
          }
        >
          {text.howToFind}
        </EmptyState>
      ) : (
        <ul className="resources__cards">
          {found.map((resource) => (
            <ResourceCard
              key={resource.id}
              resource={resource}
              savedGroup={resources.savedGroupOf(resource)}
              why={resources.whyFor(resource, filter.stage ?? track)}
              level={2}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
