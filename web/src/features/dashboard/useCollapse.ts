import { useFirstStores } from "../../stores/usePlan.ts";

/** Whether a card is collapsed, as stored in the account. Use it in an observer. */
export function useCollapse(id: string): [isCollapsed: boolean, setCollapsed: (collapses: boolean) => void] {
  const { user } = useFirstStores();
  const collapsed = user.user?.preferences.collapsed ?? [];

  function setCollapsed(collapses: boolean) {
    if (collapses === collapsed.includes(id)) return;
    const others = collapsed.filter((other) => other !== id);
    void user.setPreferences({ collapsed: collapses ? [...others, id] : others });
  }

  return [collapsed.includes(id), setCollapsed];
}
