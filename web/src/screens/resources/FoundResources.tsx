import { EmptyState } from "../../components/EmptyState.tsx";
import type { Resources } from "../../content/resources.ts";
import { ResourceCard } from "./ResourceCard.tsx";
import { passes, type ResourceFilter } from "./resourceFilter.ts";

/** What the search finds on every tab, the best match first. */
export function FoundResources({ resources, filter }: { resources: Resources; filter: ResourceFilter }) {
  const found = resources.search(filter.query).filter((resource) => passes(resource, filter));
  return (
    <section aria-label="Found">
      <p role="status" className="resources__why">
        {found.length === 1 ? "1 resource found." : `${found.length} resources found.`}
      </p>
      {found.length === 0 ? (
        <EmptyState heading={`Nothing on the map for "${filter.query}"`} level={2}>
          Try a shorter word, or look through the groups of a tab.
        </EmptyState>
      ) : (
        <ul className="resources__cards">
          {found.map((resource) => (
            <ResourceCard
              key={resource.id}
              resource={resource}
              savedGroup={resources.savedGroupOf(resource)}
              level={2}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
