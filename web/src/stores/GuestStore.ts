import type { Sample } from "@domain/account/sampleStudents";
import type { registerEmailBody } from "@domain/api/apiContract";
import * as text from "@text/stores/session";
import {
  type Auth,
  type AuthCredential,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  sendEmailVerification,
  signInAnonymously,
  signInWithCredential,
  signOut,
  type User,
  updateCurrentUser,
  updateProfile,
} from "firebase/auth";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type * as z from "zod/mini";
import type { Api } from "../api.ts";
import { AppError, appErrorOf } from "../errors.ts";
import { CANCELLED, type PlanKeeper } from "./AccountStore.ts";
import type { SessionStore } from "./SessionStore.ts";
import { SIGN_IN_PROVIDERS, type SignInProvider } from "./signInProviders.ts";
import { withSecondaryAuth } from "./withSecondaryAuth.ts";

/** Set while a guest's login waits in this browser behind an account's. */
const WAITING = "guest-waiting";

/** The account that a guest has turned out to have already. */
export interface ExistingAccount {
  /** Null when the guest has only said that there is one. */
  readonly email: string | null;
  /** The provider's proof of it; without one the account's password is asked for. */
  readonly credential: AuthCredential | null;
}

export type GuestQuestion = "keep" | "start-own" | "leave";

/** What becomes of the guest's plan when the student goes on with an account they have already. */
export type Joining = "merge" | "apart" | "delete";

interface Login {
  readonly email: string;
  readonly password: string;
}

interface GuestPlanKeeper extends PlanKeeper {
  /** Writes the student's name into the open plan. */
  nameStudent(name: string): Promise<unknown>;
}

interface Services {
  readonly auth: Auth;
  readonly api: Api;
  readonly apiFor: (user: User) => Api;
  readonly session: SessionStore;
  readonly plan: GuestPlanKeeper;
}

/** What somebody does who has no account. Each verb fails with an `AppError` in the student's words. */
export class GuestStore {
  /** What the guest is being asked: how to keep the plan, how to go on from a sample, or whether to leave. */
  question: GuestQuestion | null = null;
  /** Found on the way to keeping the plan; the guest chooses what happens to it. */
  existing: ExistingAccount | null = null;
  /** The plan of a guest who went on with an account waits in this browser. */
  hasWaitingPlan = localStorage.getItem(WAITING) !== null;
  readonly #auth: Auth;
  readonly #api: Api;
  readonly #apiFor: (user: User) => Api;
  readonly #session: SessionStore;
  readonly #plan: GuestPlanKeeper;

  constructor({ auth, api, apiFor, session, plan }: Services) {
    this.#auth = auth;
    this.#api = api;
    this.#apiFor = apiFor;
    this.#session = session;
    this.#plan = plan;
    makeAutoObservable(this, { existing: observableRef }, { autoBind: true });
  }

  ask(question: GuestQuestion | null): void {
    this.question = question;
    this.existing = null;
  }

  /** The guest says that there is an account. */
  claimExisting(): void {
    this.existing = { email: null, credential: null };
  }

  /** Goes back from an account that exists to the ways of making one. */
  forgetExisting(): void {
    this.existing = null;
  }

  /** Opens the app without an account, on an empty plan or on a sample student's. */
  async enter(sample: Sample | null): Promise<void> {
    this.#session.setFlow("register");
    this.#session.expectNewGuest(sample);
    try {
      const { user } = await signInAnonymously(this.#auth);
      await this.#session.check(user);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Ends a sample: the server deletes it whole, and this device forgets it. The guest is signed out. */
  async leaveSample(): Promise<void> {
    const { uid } = this.guest;
    await this.#api.deleteUser();
    this.#plan.closePlan();
    await this.#session.leave();
    await this.#plan.forgetPlan(uid);
    runInAction(() => this.ask(null));
  }

  /** Opens the plan that was kept apart from an account. */
  async enterWaitingPlan(): Promise<void> {
    this.#session.setFlow("register");
    const found = await withSecondaryAuth(this.#auth, WAITING, indexedDBLocalPersistence, async (secondary) => {
      const guest = secondary.currentUser;
      if (guest) await updateCurrentUser(this.#auth, guest);
      await signOut(secondary);
      return guest !== null;
    });
    localStorage.removeItem(WAITING);
    runInAction(() => {
      this.hasWaitingPlan = false;
    });
    if (!found) throw new AppError("gone", text.guestPlanGone);
    if (this.#auth.currentUser) await this.#session.check(this.#auth.currentUser);
  }

  /** Makes an account of the guest. An address that has one already becomes `existing`. */
  async keepByEmail({ name, email, password }: z.infer<typeof registerEmailBody>): Promise<void> {
    const link = linkWithCredential(this.guest, EmailAuthProvider.credential(email, password));
    await this.keep(link, name, (failure) =>
      failure.code === "auth/email-already-in-use" ? { email, credential: null } : null,
    );
    // The account stands without it, and the profile offers to send it again.
    if (!this.#session.student?.isGuest && this.#auth.currentUser) {
      sendEmailVerification(this.#auth.currentUser).catch(() => undefined);
    }
  }

  /** Makes an account of the guest in the provider's window. One that the student closes is no failure. */
  async keepWith(provider: SignInProvider): Promise<void> {
    const link = linkWithPopup(this.guest, SIGN_IN_PROVIDERS[provider].begin(), browserPopupRedirectResolver);
    await this.keep(link, null, existingBehind);
  }

  /**
   * Goes on with the account that exists. The guest stays signed in until nothing can fail any more: a wrong password
   * or a lost connection leaves everything as it was.
   */
  async join(joining: Joining, { email, password }: Login): Promise<void> {
    const { existing, guest } = this;
    if (!existing) throw new Error("There is no account to join.");
    const credential = existing.credential ?? EmailAuthProvider.credential(existing.email ?? email, password);
    try {
      if (!(await this.#plan.isPlanSynced())) throw new AppError("unsynced", text.unsynced);
      await withSecondaryAuth(this.#auth, "existing", inMemoryPersistence, async (secondary) => {
        const { user } = await signInWithCredential(secondary, credential);
        await this.settle(joining, guest, user);
        await this.changePlaces(user, joining === "apart" ? null : guest.uid);
      });
    } catch (failure) {
      throw appErrorOf(failure);
    }
    if (this.#auth.currentUser) await this.#session.check(this.#auth.currentUser);
    if (joining === "merge") this.#session.showNotice(text.guestPlanMerged, "signed-in");
  }

  private get guest(): User {
    const user = this.#auth.currentUser;
    if (!user?.isAnonymous) throw new Error("Nobody is here as a guest.");
    return user;
  }

  private async keep(
    link: Promise<unknown>,
    name: string | null,
    existingOf: (failure: AppError) => ExistingAccount | null,
  ): Promise<void> {
    const { guest } = this;
    try {
      await link;
    } catch (error) {
      const failure = appErrorOf(error);
      if (CANCELLED.has(failure.code)) return;
      const existing = existingOf(failure);
      if (!existing) throw failure;
      runInAction(() => {
        this.existing = existing;
      });
      return;
    }
    await this.nameAccount(guest, name ?? guest.providerData[0]?.displayName ?? null);
    runInAction(() => this.ask(null));
    this.#session.refreshStudent(guest);
  }

  /** The account is made whether or not it can be named just now; the plan's own name waits for the connection. */
  private async nameAccount(user: User, name: string | null): Promise<void> {
    if (name === null) return;
    void this.#plan.nameStudent(name);
    await updateProfile(user, { displayName: name }).catch(() => undefined);
    await user.getIdToken(true).catch(() => undefined);
  }

  private async settle(joining: Joining, guest: User, account: User): Promise<void> {
    switch (joining) {
      case "merge":
        await this.#apiFor(account).mergeGuest({ guestToken: await guest.getIdToken() });
        break;
      case "delete":
        await this.#api.deleteUser();
        break;
      case "apart":
        await withSecondaryAuth(this.#auth, WAITING, indexedDBLocalPersistence, (secondary) =>
          updateCurrentUser(secondary, guest),
        );
        localStorage.setItem(WAITING, guest.uid);
        break;
    }
  }

  /** The account takes the session over from the guest, whose documents leave the cache before its own arrive. */
  private async changePlaces(account: User, goneUid: string | null): Promise<void> {
    this.#session.setFlow("login");
    this.#plan.closePlan();
    await this.#plan.forgetPlan(goneUid);
    await updateCurrentUser(this.#auth, account);
    runInAction(() => {
      this.hasWaitingPlan = localStorage.getItem(WAITING) !== null;
      this.ask(null);
    });
  }
}

/** The account in the way of a provider's, when the failure says that there is one. */
function existingBehind({ code, cause }: AppError): ExistingAccount | null {
  const failure = cause as Parameters<typeof OAuthProvider.credentialFromError>[0];
  const given = failure.customData?.email;
  const email = typeof given === "string" ? given : null;
  switch (code) {
    case "auth/credential-already-in-use": {
      const credential = OAuthProvider.credentialFromError(failure);
      return credential && { email, credential };
    }
    // Only the address is the same: whoever has the provider's word for it has not shown to own the account.
    case "auth/email-already-in-use":
      return { email, credential: null };
    default:
      return null;
  }
}
