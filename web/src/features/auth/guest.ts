import type { Auth, AuthCredential, User } from "firebase/auth";
import type { Api } from "../../base/api.ts";
import type { Stores } from "../../stores/Stores.ts";
import type { PlanKeeper } from "./AccountStore.ts";

/** The second place in this browser for a login, and the key that says a guest's is there. */
export const WAITING = "guest-waiting";

/** A guest's login is kept in this browser while an account is signed in. */
export function isGuestWaiting(): boolean {
  return localStorage.getItem(WAITING) !== null;
}

/** @param uid the waiting guest's; null once none waits */
export function keepWaiting(uid: string | null): void {
  if (uid === null) localStorage.removeItem(WAITING);
  else localStorage.setItem(WAITING, uid);
}

/** An account that the guest already has. */
export interface ExistingAccount {
  /** Null if the guest has only said that there is one. */
  readonly email: string | null;
  /** The provider's credential. Without it, the account's password is required. */
  readonly credential: AuthCredential | null;
}

/** What happens to the guest's plan when the student continues with an existing account. */
export type Joining = "merge" | "apart" | "delete";

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface GuestPlanKeeper extends PlanKeeper {
  /** Writes the student's name into the open plan. */
  nameStudent(name: string): Promise<unknown>;
}

export interface GuestServices {
  readonly auth: Auth;
  readonly api: Api;
  readonly apiFor: (user: User) => Api;
  readonly session: Stores["session"];
  readonly plan: GuestPlanKeeper;
}

/** What the guest's actions need of `GuestStore`. */
export interface GuestState {
  readonly existing: ExistingAccount | null;
  ask(question: null): void;
  findExisting(existing: ExistingAccount): void;
  readWaitingPlan(): void;
}
