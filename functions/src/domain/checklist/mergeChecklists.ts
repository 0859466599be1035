import type { Checklist, ChecklistItem } from "./checklist.ts";

/**
 * Merges a guest's list into an account's list of the same stage. Rows the account lacks are added. A row done on
 * either side is done. A row the account has not touched takes the guest's own name and set-aside mark. Everything else
 * stays as the account has it. Merging the same list again changes nothing.
 */
export function mergeChecklists(account: Checklist, guest: Checklist, guestUid: string): Checklist {
  const items = { ...account.items };
  for (const [id, row] of Object.entries(guest.items)) {
    const key = keyFor(id, row, items, guestUid);
    const existing = items[key];
    items[key] = existing ? withProgressOf(existing, row) : row;
  }
  return { ...account, items, changed_item: null };
}

/** If the account has used the same key for another own task, keeps both tasks. */
function keyFor(
  id: string,
  { origin, checklist_item_name }: ChecklistItem,
  items: Readonly<Record<string, ChecklistItem>>,
  guestUid: string,
): string {
  const existing = items[id];
  const isSame = origin === "template" || !existing || existing.checklist_item_name === checklist_item_name;
  return isSame ? id : `${id.slice(0, 30)}-${guestUid.slice(0, 30)}`;
}

function withProgressOf(account: ChecklistItem, guest: ChecklistItem): ChecklistItem {
  const named = guest.own_name === undefined ? account : { own_name: guest.own_name, ...account };
  if (account.status === "Completed") return named;
  if (guest.status === "Completed") return { ...named, status: "Completed", completed_on: guest.completed_on };
  const { set_aside_on, set_aside_reason = "" } = guest;
  if (set_aside_on === undefined || account.set_aside_on !== undefined) return named;
  return { ...named, set_aside_on, set_aside_reason };
}
