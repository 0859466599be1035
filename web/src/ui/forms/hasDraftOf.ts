import { keyOfDraft, readDraft } from "../../base/drafts.ts";

/** Whether something typed into this field of a form waits on this device. `name`: see `useDraft`. */
export function hasDraftOf(uid: string, name: string, field: string): boolean {
  return readDraft(keyOfDraft(uid, name))?.[field] !== undefined;
}
