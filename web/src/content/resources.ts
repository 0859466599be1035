import type { SavedGroup } from "@domain/resource/savedResource";
import type { Track } from "@domain/shared/stage";
import { searchIndex } from "./searchIndex.ts";

/** Every student's tab by their track, then what is the same for all. */
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
  readonly cost: Cost;
  /** Whom it is for. */
  readonly tracks: readonly Track[];
  readonly categories: readonly string[];
  /** Whether the address itself was seen; a well-known one that was not says so. */
  readonly is_verified: boolean;
  /** The calendar day the entry was last gone through. */
  readonly checked_on: string;
  /** What one should know before following it. */
  readonly note?: string;
}

export interface ResourceCategory {
  readonly id: string;
  readonly name: string;
  readonly saved_group: SavedGroup;
  /** The tabs it stands on, and why it matters there. */
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
  /** Why it is worth a look at a stage: what its first category there is good for; null where no category stands there. */
  readonly whyFor: (resource: Resource, tab: ResourceTab) => ResourceWhy | null;
  /** The group a resource is counted in when it is saved outside of a category. */
  readonly savedGroupOf: (resource: Resource) => SavedGroup;
  /** Over every tab, the best match first, mistypings and all. */
  readonly search: (query: string) => readonly Resource[];
}

/** The resources come as a file of their own when a screen first asks for them. */
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
      description: ({ description }) => description,
    }),
  };
}

export type FindResource = (id: string) => Resource | undefined;

/** Finds a resource by its id, without what searching all of them needs. */
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

/** Aid and wellbeing are for everybody; there the student filters by stage. */
function isFor({ tracks }: Resource, tab: ResourceTab): boolean {
  return tab === "FA" || tab === "WB" || tracks.includes(tab);
}

/** The student's own tab first; aid and wellbeing are everybody's. */
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
