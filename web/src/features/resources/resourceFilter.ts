import type { Track } from "@domain/shared/stage";
import { costs, stages } from "@text/resources";
import type { Cost, Resource } from "../../content/resources.ts";

/** The filters in the address, in addition to the tab. */
export interface ResourceFilter {
  readonly query: string;
  /** Null matches any. Free includes what is partly free. */
  readonly cost: Cost | null;
  readonly stage: Track | null;
}

export function filterFrom(params: URLSearchParams): ResourceFilter {
  const [cost, stage] = [params.get("cost"), params.get("stage")];
  return {
    query: params.get("q")?.trim() ?? "",
    cost: isKeyOf(costs, cost) ? cost : null,
    stage: isKeyOf(stages, stage) ? stage : null,
  };
}

/**
 * The search that shows the resource an address names by its id (`resourceOf`): the title, with which it comes first.
 * Null if the address names none.
 */
export function searchForNamed(
  params: URLSearchParams,
  find: (id: string) => Pick<Resource, "title"> | undefined,
): string | null {
  const named = find(params.get("resource") ?? "");
  return named ? `?${new URLSearchParams({ q: named.title })}` : null;
}

export function passes({ cost, tracks }: Pick<Resource, "cost" | "tracks">, filter: ResourceFilter): boolean {
  return takesCost(filter.cost, cost) && (filter.stage === null || tracks.includes(filter.stage));
}

function takesCost(wanted: Cost | null, cost: Cost): boolean {
  if (wanted === null || wanted === cost) return true;
  return wanted !== "mixed" && cost === "mixed";
}

function isKeyOf<Key extends string>(words: Readonly<Record<Key, string>>, text: string | null): text is Key {
  return text !== null && Object.hasOwn(words, text);
}
