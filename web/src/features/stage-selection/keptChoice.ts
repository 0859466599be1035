const KEY = "stage-choice";

/** What a student has opened and picked on this screen, until the server has stored it. */
export interface KeptChoice {
  readonly openId: string | null;
  readonly picked: { readonly groupId: string; readonly stageId: string } | null;
}

const NOTHING: KeptChoice = { openId: null, picked: null };

/** The choice survives a failed call, a reload and the Back button. Each student of a shared device has their own. */
export function readChoice(uid: string | null): KeptChoice {
  const kept = localStorage.getItem(KEY);
  if (kept === null) return NOTHING;
  const { uid: owner, ...choice }: KeptChoice & { readonly uid: string | null } = JSON.parse(kept);
  return owner === uid ? choice : NOTHING;
}

export function keepChoice(uid: string | null, choice: KeptChoice): void {
  localStorage.setItem(KEY, JSON.stringify({ uid, ...choice }));
}

export function forgetChoice(): void {
  localStorage.removeItem(KEY);
}
