import type { loginEmailBody } from "@domain/account/loginEmailBody";
import type { PasswordPolicy } from "@domain/account/passwordPolicy";
import type { NewAccount } from "@domain/account/registerEmailBody";
import type { ThreadAccount } from "@domain/api/apiContract";
import type { PlanFile } from "@domain/records/planFile";
import { type Auth, signInWithCustomToken, signInWithEmailAndPassword, type UserCredential } from "firebase/auth";
import type * as z from "zod/mini";
import type { Api, Flow } from "../../base/api.ts";
import { appErrorOf, messageOf, unreachable } from "../../base/errors.ts";
import {
  type OfferedProvider,
  offeredProviders,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from "../../base/signInProviders.ts";
import type { Stores } from "../../stores/Stores.ts";
import type { AccountSettings } from "./AccountSettings.ts";
import type { PendingLink } from "./linking.ts";
import type { MailedLinks } from "./MailedLinks.ts";

declare module "../../stores/Stores.ts" {
  interface Stores {
    readonly account: AccountStore;
  }
}

/** Set while the provider's page replaces ours. */
const REDIRECTED = "redirected";

/** The contents of a deletion receipt. */
export interface Deletion {
  readonly email: string | null;
  readonly documents: number;
  readonly at: Date;
}

/** What the account store needs from the owner of the student's documents. */
export interface PlanKeeper {
  /** Stops every listener. */
  closePlan(): void;
  isPlanSynced(): Promise<boolean>;
  /** Removes the student's documents from this device, and everything it stored for a deleted account. */
  forgetPlan(goneUid?: string | null): Promise<void>;
}

interface Services {
  readonly auth: Auth;
  readonly api: Api;
  readonly session: Stores["session"];
  readonly plan: PlanKeeper;
}

/** What a student can do with their account. Each method fails with an `AppError` whose message is for the student. */
export class AccountStore {
  /** The sign-in providers, in page order. */
  readonly providers = offeredProviders(import.meta.env.VITE_SIGN_IN_PROVIDERS, import.meta.env.MODE === "emulators");
  /** The account that was last deleted on this page, until the next sign-in. */
  deletion: Deletion | null = null;
  private readonly auth: Auth;
  private readonly api: Api;
  private readonly session: Stores["session"];
  private readonly plan: PlanKeeper;
  /** A provider's sign-in that the account's owner still has to confirm by signing in another way. Lost on reload. */
  private pendingLink: PendingLink | null = null;

  constructor({ auth, api, session, plan }: Services) {
    this.auth = auth;
    this.api = api;
    this.session = session;
    this.plan = plan;
  }

  async signUp(values: NewAccount): Promise<void> {
    this.session.setFlow("register");
    const { uid, token } = await this.api.registerEmail({ ...values, isOldEnough: true });
    this.session.expectNewAccount(uid);
    await this.enter(signInWithCustomToken(this.auth, token));
    // The account exists without it, and the profile offers to send it again.
    this.sendVerification().catch(() => undefined);
  }

  /** Uses the SDK instead of our login call, so that the student sees the provider's own errors. */
  async signIn({ email, password }: z.infer<typeof loginEmailBody>): Promise<void> {
    this.session.setFlow("login");
    await this.enter(signInWithEmailAndPassword(this.auth, email, password));
  }

  /**
   * Loads what opens a provider's window, so that a press opens it at once: browsers block a window that opens long
   * after the press. Without a connection, the press itself reports the failure.
   */
  prepareWindow(): void {
    void loadWindow().catch(() => undefined);
  }

  /** Signs in with a popup window. If it is closed, that is a failure, too. */
  async signInWith(provider: SignInProvider, flow: Flow): Promise<void> {
    this.session.setFlow(flow);
    const { signInByWindow } = await loadWindow();
    await this.enter(this.orPend(signInByWindow(this.auth, provider), provider));
  }

  /** For browsers that block popups: the provider's page replaces ours and redirects back. */
  async signInOnThisPage(provider: SignInProvider, flow: Flow): Promise<void> {
    this.session.setFlow(flow);
    const { leaveForProvider } = await loadWindow();
    await leaveForProvider(this.auth, provider);
  }

  /** Completes a sign-in that left this page. Costs nothing if no sign-in has left this page. */
  async finishRedirect(): Promise<void> {
    const left = sessionStorage.getItem(REDIRECTED);
    sessionStorage.removeItem(REDIRECTED);
    const provider = this.providers.find(({ id }) => id === left);
    if (!provider) return;
    try {
      const { answerOfProvider } = await loadWindow();
      await this.orPend(answerOfProvider(this.auth), provider.id);
    } catch (failure) {
      this.session.showNotice(messageOf(failure), "sign-in");
    }
  }

  /** Mails a link that verifies the student's email address. */
  async sendVerification(): Promise<void> {
    const { currentUser } = this.auth;
    try {
      if (currentUser) await (await loadMailedLinks()).sendVerification(currentUser);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Loaded on demand, because few students come by a mailed link. */
  async mailedLinks(): Promise<MailedLinks> {
    const { MailedLinks: Links } = await loadMailedLinks();
    return new Links({ auth: this.auth, session: this.session, signOut: () => this.signOut() });
  }

  async passwordPolicy(): Promise<PasswordPolicy> {
    const { readPasswordPolicy } = await import("./readPasswordPolicy.ts").catch(failToLoad);
    return readPasswordPolicy(this.auth);
  }

  /** Registers the student with their first stage. Every way here asks for the age of 13 first. */
  async chooseStage(stageId: string): Promise<void> {
    await this.api.register({ stageId, isOldEnough: true });
    this.session.completeRegistration(stageId);
  }

  /** The listeners receive the new stage and its checklists by themselves. */
  async changeStage(stageId: string): Promise<void> {
    await this.api.changeStage({ newStageId: stageId });
  }

  async signOut(): Promise<void> {
    // Closed before sign-out: the server would reject the listeners, and every store would report a failure.
    this.plan.closePlan();
    // Writes that still wait for a connection stay on the device, for the next time this student is here.
    const isSynced = await this.plan.isPlanSynced();
    await this.session.leave();
    if (isSynced) await this.plan.forgetPlan();
  }

  /** Ends the sessions of all devices. The other devices notice with their next request to the server. */
  async signOutEverywhere(): Promise<void> {
    await this.api.logOutEverywhere();
    await this.signOut();
  }

  /** The server deletes the documents first and the login last. After a failure, the student is still signed in. */
  async deleteAccount(): Promise<void> {
    const { student } = this.session;
    const { documents } = await this.api.deleteUser();
    this.deletion = { email: student?.email ?? null, documents, at: new Date() };
    this.plan.closePlan();
    await this.session.leave();
    await this.plan.forgetPlan(student?.uid ?? null);
  }

  /** For support staff: the accounts that threads belong to. */
  threadAccounts(uids: readonly string[]): Promise<readonly ThreadAccount[]> {
    return this.api.threadAccounts([...uids]);
  }

  get hasPassword(): boolean {
    return this.session.student?.waysToSignIn.includes("password") ?? false;
  }

  /** The providers linked to this account, even those that are not offered to others. */
  get linkedProviders(): readonly OfferedProvider[] {
    const ids = Object.keys(SIGN_IN_PROVIDERS) as SignInProvider[];
    const linked = ids.filter((id) => this.session.student?.waysToSignIn.includes(SIGN_IN_PROVIDERS[id].firebaseId));
    return linked.map((id) => ({ id, name: SIGN_IN_PROVIDERS[id].name }));
  }

  /** Loaded on demand, because few students change how they sign in. */
  async settings(): Promise<AccountSettings> {
    const { AccountSettings: Settings } = await import("./AccountSettings.ts").catch(failToLoad);
    return new Settings({ auth: this.auth, session: this.session });
  }

  /** Restores a downloaded plan into an account where nothing has been done yet. */
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
      if (link) this.session.showNotice(await (await loadLinking()).linkPending(user, link), "signed-in");
      await this.session.check(user);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Keeps a sign-in with an address that already has an account, until the student signs in to that account. */
  private async orPend<T>(signingIn: Promise<T>, provider: SignInProvider): Promise<T> {
    try {
      return await signingIn;
    } catch (failure) {
      const { pendingLinkOf } = await loadLinking();
      const link = await pendingLinkOf(this.auth, provider, failure);
      if (!link) throw failure;
      this.pendingLink = link;
      throw link.told;
    }
  }
}

const loadLinking = () => import("./linking.ts").catch(failToLoad);
const loadMailedLinks = () => import("./MailedLinks.ts").catch(failToLoad);
const loadWindow = () => import("./providerWindow.ts").catch(failToLoad);

function failToLoad(failure: unknown): never {
  throw unreachable(failure);
}
