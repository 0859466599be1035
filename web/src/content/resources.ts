import type { SavedGroup } from "@domain/resource/savedResource";
import type { Track } from "@domain/shared/stage";
import { searchIndex } from "./searchIndex.ts";

/** One tab for each track, then the tabs for everyone. */
export const RESOURCE_TABS = [
  { id: "HS", path: "high-school" },
  { id: "PM", path: "pre-med" },
  { id: "PD", path: "pre-dental" },
  { id: "MD", path: "medical" },
  { id: "DD", path: "dental" },
  { id: "FA", path: "financial-aid" },
  { id: "WB", path: "wellbeing" },
] as const;
export type ResourceTab = (typeof RESOURCE_TABS)[number]["id"];

export type Cost = "free" | "mixed" | "paid";

export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Who makes it. */
  readonly provider: string;
  readonly description: string;
  /** Further words that students search for. They are not a sentence. */
  readonly keywords?: string;
  readonly cost: Cost;
  /** The tracks it is for. */
  readonly tracks: readonly Track[];
  readonly categories: readonly string[];
  /** Whether the address itself was opened. A well-known address that was not is marked as such. */
  readonly is_verified: boolean;
  /** The calendar day the entry was last checked. */
  readonly checked_on: string;
  /** What a student should know before opening it. */
  readonly note?: string;
}

export interface ResourceCategory {
  readonly id: string;
  readonly name: string;
  readonly saved_group: SavedGroup;
  /** The tabs it appears on, and why it matters there. */
  readonly why: Readonly<Partial<Record<ResourceTab, string>>>;
}

export interface ResourceGroup {
  readonly category: ResourceCategory;
  readonly why: string;
  readonly resources: readonly Resource[];
}

export interface ResourceWhy {
  readonly category: string;
  readonly why: string;
}

export interface Resources {
  readonly all: readonly Resource[];
  readonly categories: readonly ResourceCategory[];
  readonly groupsOf: (tab: ResourceTab) => readonly ResourceGroup[];
  readonly find: (id: string) => Resource | undefined;
  /** Why it is useful at a stage: the reason from its first category there; null if no category there has it. */
  readonly whyFor: (resource: Resource, tab: ResourceTab) => ResourceWhy | null;
  /** The group that counts a resource saved outside of a category. */
  readonly savedGroupOf: (resource: Resource) => SavedGroup;
  /** Searches all tabs, tolerates typos and returns the best match first. */
  readonly search: (query: string) => readonly Resource[];
}

/** The resources are a separate file, loaded when a screen first needs them. */
export async function loadResources(): Promise<Resources> {
  const { default: file } = await import("./resources.json");
  const all = file.resources as readonly Resource[];
  const categories = file.categories as readonly ResourceCategory[];
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? "";
  return {
    all,
    categories,
    groupsOf: (tab) => groupsOf(tab, categories, all),
    find: (id) => all.find((resource) => resource.id === id),
    whyFor: (resource, tab) => whyFor(resource, tab, categories),
    savedGroupOf: ({ categories: [first] }) => categories.find(({ id }) => id === first)?.saved_group ?? "schoolHelp",
    search: await searchIndex(all, {
      title: ({ title }) => title,
      provider: ({ provider }) => provider,
      categories: (resource) => resource.categories.map(nameOf).join(" "),
      description: ({ description, keywords = "" }) => `${description} ${keywords}`,
    }),
  };
}

export type FindResource = (id: string) => Resource | undefined;

/** Finds a resource by its id, without the search engine. */
export async function loadResourceFinder(): Promise<FindResource> {
  const { default: file } = await import("./resources.json");
  const byId = new Map((file.resources as readonly Resource[]).map((resource) => [resource.id, resource]));
  return (id) => byId.get(id);
}

function groupsOf(
  tab: ResourceTab,
  categories: readonly ResourceCategory[],
  all: readonly Resource[],
): readonly ResourceGroup[] {
  return categories.flatMap((category) => {
    const why = category.why[tab];
    if (why === undefined) return [];
    const resources = all.filter((each) => each.categories.includes(category.id) && isFor(each, tab));
    return { category, why, resources };
  });
}

/** Aid and wellbeing are for everyone; there the student filters by stage. */
function isFor({ tracks }: Resource, tab: ResourceTab): boolean {
  return tab === "FA" || tab === "WB" || tracks.includes(tab);
}

/** The student's own tab first, then aid and wellbeing, which are for everyone. */
function whyFor(resource: Resource, tab: ResourceTab, categories: readonly ResourceCategory[]): ResourceWhy | null {
  const own = categories.filter(({ id }) => resource.categories.includes(id));
  for (const at of [tab, "FA", "WB"] as const) {
    for (const { name, why } of own) {
      const words = why[at];
      if (words !== undefined) return { category: name, why: words };
    }
  }
  return null;
}
