import type { Track } from "@domain/shared/stage";
import { tabs } from "@text/resources";
import { RESOURCE_TABS, type ResourceTab } from "../../content/resources.ts";

export const SAVED_TAB = { id: "saved", path: "saved" } as const;
export const TABS = [...RESOURCE_TABS, SAVED_TAB].map((tab) => ({ ...tab, label: tabs[tab.id] }));
export type TabId = ResourceTab | typeof SAVED_TAB.id;

/** The tab in an address; the student's own by default. */
export function tabFrom(path: string | undefined, track: Track): TabId {
  return TABS.find((tab) => tab.path === path)?.id ?? track;
}

export function pathOf(id: string): string {
  return TABS.find((tab) => tab.id === id)?.path ?? SAVED_TAB.path;
}
