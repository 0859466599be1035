import type { NewAccount } from "@domain/account/registerEmailBody";
import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents";
import type { Sample } from "@domain/account/samples";
import * as text from "@text/stores/session";
import {
  type Auth,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  sendEmailVerification,
  signInAnonymously,
  signInWithCredential,
  signOut,
  type User,
  updateCurrentUser,
  updateProfile,
} from "firebase/auth";
import type { Api } from "../../base/api.ts";
import { AppError, appErrorOf } from "../../base/errors.ts";
import type { SignInProvider } from "../../base/signInProviders.ts";
import type { Stores } from "../../stores/Stores.ts";
import {
  type ExistingAccount,
  type GuestPlanKeeper,
  type GuestServices,
  type GuestState,
  type Joining,
  keepWaiting,
  type Login,
  WAITING,
} from "./guest.ts";
import { linkByWindow } from "./providerWindow.ts";
import { withSecondaryAuth } from "./withSecondaryAuth.ts";

/** What `GuestStore` does with Firebase's sessions. Loaded on demand, because most students have an account. */
export class GuestAccountStore {
  readonly #store: GuestState;
  readonly #auth: Auth;
  readonly #api: Api;
  readonly #apiFor: (user: User) => Api;
  readonly #session: Stores["session"];
  readonly #plan: GuestPlanKeeper;

  constructor(store: GuestState, { auth, api, apiFor, session, plan }: GuestServices) {
    this.#store = store;
    this.#auth = auth;
    this.#api = api;
    this.#apiFor = apiFor;
    this.#session = session;
    this.#plan = plan;
  }

  async enter(sample: Sample | null): Promise<void> {
    this.#session.setFlow("register");
    this.#session.expectNewGuest(sample && { key: sample, stageId: SAMPLE_STUDENTS[sample].stageId });
    try {
      const { user } = await signInAnonymously(this.#auth);
      await this.#session.check(user);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  async enterWaitingPlan(): Promise<void> {
    this.#session.setFlow("register");
    const found = await withSecondaryAuth(this.#auth, WAITING, indexedDBLocalPersistence, async (secondary) => {
      const guest = secondary.currentUser;
      if (guest) await updateCurrentUser(this.#auth, guest);
      await signOut(secondary);
      return guest !== null;
    });
    keepWaiting(null);
    this.#store.readWaitingPlan();
    if (!found) throw new AppError("gone", text.guestPlanGone);
    if (this.#auth.currentUser) await this.#session.check(this.#auth.currentUser);
  }

  async keepByEmail({ name, email, password }: NewAccount): Promise<void> {
    const link = linkWithCredential(this.guest, EmailAuthProvider.credential(email, password));
    await this.keep(link, name, (failure) =>
      failure.code === "auth/email-already-in-use" ? { email, credential: null } : null,
    );
    // The account exists without it, and the profile offers to send it again.
    if (!this.#session.student?.isGuest && this.#auth.currentUser) {
      sendEmailVerification(this.#auth.currentUser).catch(() => undefined);
    }
  }

  async keepWith(provider: SignInProvider): Promise<void> {
    await this.keep(linkByWindow(this.guest, provider), null, existingBehind);
  }

  async join(joining: Joining, { email, password }: Login): Promise<void> {
    const { guest } = this;
    const { existing } = this.#store;
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
    if (!user?.isAnonymous) throw new Error("No guest is signed in.");
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
      const existing = existingOf(failure);
      if (!existing) throw failure;
      this.#store.findExisting(existing);
      return;
    }
    await this.nameAccount(guest, name ?? guest.providerData[0]?.displayName ?? null);
    this.#store.ask(null);
    this.#session.refreshStudent(guest);
    // A provider may have confirmed the address, which the server has to know before anything is shared.
    await this.#session.check(guest);
  }

  /** The account exists even if it cannot be named right now. The name in the plan waits for the connection. */
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
        keepWaiting(guest.uid);
        break;
    }
  }

  /**
   * Replaces the guest's session by the account's. The guest's documents leave the cache before the account's arrive.
   */
  private async changePlaces(account: User, goneUid: string | null): Promise<void> {
    this.#session.setFlow("login");
    this.#plan.closePlan();
    await this.#plan.forgetPlan(goneUid);
    await updateCurrentUser(this.#auth, account);
    this.#store.readWaitingPlan();
    this.#store.ask(null);
  }
}

/** The existing account that a provider's failure refers to, if there is one. */
function existingBehind({ code, cause }: AppError): ExistingAccount | null {
  const failure = cause as Parameters<typeof OAuthProvider.credentialFromError>[0];
  const given = failure.customData?.email;
  const email = typeof given === "string" ? given : null;
  switch (code) {
    case "auth/credential-already-in-use": {
      const credential = OAuthProvider.credentialFromError(failure);
      return credential && { email, credential };
    }
    // Only the address is the same. The provider's credential does not prove who owns the account.
    case "auth/email-already-in-use":
      return { email, credential: null };
    default:
      return null;
  }
}
