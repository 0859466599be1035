import type { loginEmailBody, registerEmailBody } from "@domain/apiContract";
import type { PlanFile } from "@domain/planFile";
import {
  type Auth,
  browserPopupRedirectResolver,
  getRedirectResult,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from "firebase/auth";
import type * as z from "zod/mini";
import type { Api, Flow } from "../api.ts";
import { appErrorOf, messageOf } from "../errors.ts";
import type { AccountSettings } from "./AccountSettings.ts";
import type { SessionStore } from "./SessionStore.ts";
import { SIGN_IN_PROVIDERS, type SignInProvider } from "./signInProviders.ts";

/** Set while the provider's page is open in place of ours. */
const REDIRECTED = "redirected";

/** The student closed the window or opened another: a change of mind, not a failure. */
const CANCELLED = new Set(["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"]);

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
  /** Takes the student's documents off this device. */
  forgetPlan(): Promise<void>;
}

interface Services {
  readonly auth: Auth;
  readonly api: Api;
  readonly session: SessionStore;
  readonly plan: PlanKeeper;
}

/** What a student does with their account. Each verb fails with an `AppError` in the student's words. */
export class AccountStore {
  /** The account that was deleted on this page last, until somebody signs in. */
  deletion: Deletion | null = null;
  private readonly auth: Auth;
  private readonly api: Api;
  private readonly session: SessionStore;
  private readonly plan: PlanKeeper;

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
  }

  /** Through the SDK rather than our login call, so that the provider's own codes reach the student. */
  async signIn({ email, password }: z.infer<typeof loginEmailBody>): Promise<void> {
    this.session.setFlow("login");
    await this.enter(signInWithEmailAndPassword(this.auth, email, password));
  }

  /** In a window of its own. One that the student closes is no failure. */
  async signInWith(provider: SignInProvider, flow: Flow): Promise<void> {
    this.session.setFlow(flow);
    try {
      await this.enter(signInWithPopup(this.auth, SIGN_IN_PROVIDERS[provider](), browserPopupRedirectResolver));
    } catch (failure) {
      if (!CANCELLED.has(appErrorOf(failure).code)) throw failure;
    }
  }

  /** For browsers that block windows: the provider's page replaces ours and comes back. */
  async signInOnThisPage(provider: SignInProvider, flow: Flow): Promise<void> {
    this.session.setFlow(flow);
    sessionStorage.setItem(REDIRECTED, provider);
    try {
      await signInWithRedirect(this.auth, SIGN_IN_PROVIDERS[provider](), browserPopupRedirectResolver);
    } catch (failure) {
      sessionStorage.removeItem(REDIRECTED);
      throw appErrorOf(failure);
    }
  }

  /** Takes up a sign-in that left this page; without one it costs nothing. */
  async finishRedirect(): Promise<void> {
    if (sessionStorage.getItem(REDIRECTED) === null) return;
    sessionStorage.removeItem(REDIRECTED);
    try {
      await getRedirectResult(this.auth, browserPopupRedirectResolver);
    } catch (failure) {
      this.session.tell(messageOf(failure));
    }
  }

  /** Registers the student with their first stage. */
  async chooseStage(stageId: string): Promise<void> {
    await this.api.register({ stageId });
    this.session.completeRegistration();
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
    const { email } = this.session;
    const { documents } = await this.api.deleteUser();
    this.deletion = { email, documents, at: new Date() };
    this.plan.closePlan();
    await this.session.leave();
    await this.plan.forgetPlan();
  }

  /** Firebase's names for the ways this account signs in: `password`, `google.com`; none for a guest. */
  get waysToSignIn(): readonly string[] {
    return this.auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  }

  /** Loaded when asked for: few change how they sign in. */
  async settings(): Promise<AccountSettings> {
    const { AccountSettings: Settings } = await import("./AccountSettings.ts").catch(failToLoad);
    return new Settings({ auth: this.auth, session: this.session });
  }

  /** Restores a downloaded plan into an account without work of its own. */
  async importPlan(file: PlanFile): Promise<number> {
    const { documents } = await this.api.importPlan(file);
    this.session.completeRegistration();
    return documents;
  }

  private async enter(signingIn: Promise<UserCredential>): Promise<void> {
    try {
      const { user } = await signingIn;
      this.deletion = null;
      await this.session.check(user);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }
}
