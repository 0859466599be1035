import type { PasswordPolicy } from "@domain/account/passwordPolicy";
import type { loginEmailBody, registerEmailBody, ThreadAccount } from "@domain/api/apiContract";
import type { PlanFile } from "@domain/records/planFile";
import {
  type Auth,
  browserPopupRedirectResolver,
  getRedirectResult,
  sendEmailVerification,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from "firebase/auth";
import type * as z from "zod/mini";
import type { Api, Flow } from "../api.ts";
import { appErrorOf, messageOf, unreachable } from "../errors.ts";
import type { AccountSettings } from "./AccountSettings.ts";
import { linkPending, type PendingLink, pendingLinkOf } from "./linking.ts";
import type { MailedLinks } from "./MailedLinks.ts";
import type { SessionStore } from "./SessionStore.ts";
import { type OfferedProvider, offeredProviders, SIGN_IN_PROVIDERS, type SignInProvider } from "./signInProviders.ts";

/** Set while the provider's page is open in place of ours. */
const REDIRECTED = "redirected";

/** The student closed the window or opened another: a change of mind, not a failure. */
export const CANCELLED: ReadonlySet<string> = new Set([
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
]);

/** What the receipt of a deletion says. */
export interface Deletion {
  readonly email: string | null;
  readonly documents: number;
  readonly at: Date;
}

/** What the account needs of whoever owns the student's documents. */
export interface PlanKeeper {
  /** Stops every listener. */
  closePlan(): void;
  isPlanSynced(): Promise<boolean>;
  /** Takes the student's documents off this device, and of an account that is gone all that it kept there. */
  forgetPlan(goneUid?: string | null): Promise<void>;
}

interface Services {
  readonly auth: Auth;
  readonly api: Api;
  readonly session: SessionStore;
  readonly plan: PlanKeeper;
}

/** What a student does with their account. Each verb fails with an `AppError` in the student's words. */
export class AccountStore {
  /** The ways of signing in outside Cairn, in the order of the page. */
  readonly providers = offeredProviders(import.meta.env.VITE_SIGN_IN_PROVIDERS, import.meta.env.MODE === "emulators");
  /** The account that was deleted on this page last, until somebody signs in. */
  deletion: Deletion | null = null;
  private readonly auth: Auth;
  private readonly api: Api;
  private readonly session: SessionStore;
  private readonly plan: PlanKeeper;
  /** A provider's sign-in that the owner of an account has still to claim by another way. Gone with the page. */
  private pendingLink: PendingLink | null = null;

  constructor({ auth, api, session, plan }: Services) {
    this.auth = auth;
    this.api = api;
    this.session = session;
    this.plan = plan;
  }

  async signUp(values: z.infer<typeof registerEmailBody>): Promise<void> {
    this.session.setFlow("register");
    const { uid, token } = await this.api.registerEmail(values);
    this.session.expectNewAccount(uid);
    await this.enter(signInWithCustomToken(this.auth, token));
    // The account stands without it, and the profile offers to send it again.
    this.sendVerification().catch(() => undefined);
  }

  /** Through the SDK rather than our login call, so that the provider's own codes reach the student. */
  async signIn({ email, password }: z.infer<typeof loginEmailBody>): Promise<void> {
    this.session.setFlow("login");
    await this.enter(signInWithEmailAndPassword(this.auth, email, password));
  }

  /** In a window of its own. One that the student closes is no failure. */
  async signInWith(provider: SignInProvider, flow: Flow): Promise<void> {
    this.session.setFlow(flow);
    const window = signInWithPopup(this.auth, SIGN_IN_PROVIDERS[provider].begin(), browserPopupRedirectResolver);
    try {
      await this.enter(this.orPend(window, provider));
    } catch (failure) {
      if (!CANCELLED.has(appErrorOf(failure).code)) throw failure;
    }
  }

  /** For browsers that block windows: the provider's page replaces ours and comes back. */
  async signInOnThisPage(provider: SignInProvider, flow: Flow): Promise<void> {
    this.session.setFlow(flow);
    sessionStorage.setItem(REDIRECTED, provider);
    try {
      await signInWithRedirect(this.auth, SIGN_IN_PROVIDERS[provider].begin(), browserPopupRedirectResolver);
    } catch (failure) {
      sessionStorage.removeItem(REDIRECTED);
      throw appErrorOf(failure);
    }
  }

  /** Takes up a sign-in that left this page; without one it costs nothing. */
  async finishRedirect(): Promise<void> {
    const left = sessionStorage.getItem(REDIRECTED);
    sessionStorage.removeItem(REDIRECTED);
    const provider = this.providers.find(({ id }) => id === left);
    if (!provider) return;
    try {
      await this.orPend(getRedirectResult(this.auth, browserPopupRedirectResolver), provider.id);
    } catch (failure) {
      this.session.showNotice(messageOf(failure), "sign-in");
    }
  }

  /** Mails a link that confirms the student's address. */
  async sendVerification(): Promise<void> {
    const { currentUser } = this.auth;
    try {
      if (currentUser) await sendEmailVerification(currentUser);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Loaded when asked for: few come by a mailed link. */
  async mailedLinks(): Promise<MailedLinks> {
    const { MailedLinks: Links } = await import("./MailedLinks.ts").catch(failToLoad);
    return new Links({ auth: this.auth, session: this.session, signOut: () => this.signOut() });
  }

  async passwordPolicy(): Promise<PasswordPolicy> {
    const { readPasswordPolicy } = await import("./readPasswordPolicy.ts").catch(failToLoad);
    return readPasswordPolicy(this.auth);
  }

  /** Registers the student with their first stage. Every way to it asks for the age of 13 first. */
  async chooseStage(stageId: string): Promise<void> {
    await this.api.register({ stageId, isOldEnough: true });
    this.session.completeRegistration(stageId);
  }

  /** The listeners bring the new stage and its checklists by themselves. */
  async changeStage(stageId: string): Promise<void> {
    await this.api.changeStage({ newStageId: stageId });
  }

  async signOut(): Promise<void> {
    // Closed before sign-out: the server would refuse the listeners and every store would report a failure.
    this.plan.closePlan();
    // Writes that still wait for a network stay on the device, for the next time this student is here.
    const isSynced = await this.plan.isPlanSynced();
    await this.session.leave();
    if (isSynced) await this.plan.forgetPlan();
  }

  /** Ends the sessions of all devices. The others hear of it the next time they ask the server for anything. */
  async signOutEverywhere(): Promise<void> {
    await this.api.logOutEverywhere();
    await this.signOut();
  }

  /** The documents go first and the login last, both on the server; a failure leaves the student signed in. */
  async deleteAccount(): Promise<void> {
    const { student } = this.session;
    const { documents } = await this.api.deleteUser();
    this.deletion = { email: student?.email ?? null, documents, at: new Date() };
    this.plan.closePlan();
    await this.session.leave();
    await this.plan.forgetPlan(student?.uid ?? null);
  }

  /** For those who answer support: the accounts that threads belong to. */
  threadAccounts(uids: readonly string[]): Promise<readonly ThreadAccount[]> {
    return this.api.threadAccounts([...uids]);
  }

  get hasPassword(): boolean {
    return this.session.student?.waysToSignIn.includes("password") ?? false;
  }

  /** The providers that this account is entered by, whether or not they are offered to others. */
  get linkedProviders(): readonly OfferedProvider[] {
    const ids = Object.keys(SIGN_IN_PROVIDERS) as SignInProvider[];
    const linked = ids.filter((id) => this.session.student?.waysToSignIn.includes(SIGN_IN_PROVIDERS[id].firebaseId));
    return linked.map((id) => ({ id, name: SIGN_IN_PROVIDERS[id].name }));
  }

  /** Loaded when asked for: few change how they sign in. */
  async settings(): Promise<AccountSettings> {
    const { AccountSettings: Settings } = await import("./AccountSettings.ts").catch(failToLoad);
    return new Settings({ auth: this.auth, session: this.session });
  }

  /** Restores a downloaded plan into an account without work of its own. */
  async importPlan(file: PlanFile): Promise<number> {
    const { documents } = await this.api.importPlan(file);
    this.session.completeRegistration(null);
    return documents;
  }

  private async enter(signingIn: Promise<UserCredential>): Promise<void> {
    try {
      const { user } = await signingIn;
      this.deletion = null;
      const link = this.pendingLink;
      this.pendingLink = null;
      if (link) this.session.showNotice(await linkPending(user, link), "signed-in");
      await this.session.check(user);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Keeps a sign-in whose address has an account already, until that account is entered. */
  private async orPend<T>(signingIn: Promise<T>, provider: SignInProvider): Promise<T> {
    try {
      return await signingIn;
    } catch (failure) {
      const link = await pendingLinkOf(this.auth, provider, failure);
      if (!link) throw failure;
      this.pendingLink = link;
      throw link.told;
    }
  }
}

function failToLoad(failure: unknown): never {
  throw unreachable(failure);
}
