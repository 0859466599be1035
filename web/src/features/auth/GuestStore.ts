import type { NewAccount } from "@domain/account/registerEmailBody";
import type { Sample } from "@domain/account/samples";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { unreachable } from "../../base/errors.ts";
import type { SignInProvider } from "../../base/signInProviders.ts";
import type { GuestAccountStore } from "./GuestAccountStore.ts";
import {
  type ExistingAccount,
  type GuestServices,
  type GuestState,
  isGuestWaiting,
  type Joining,
  type Login,
} from "./guest.ts";

declare module "../../stores/Stores.ts" {
  interface Stores {
    readonly guest: GuestStore;
  }
}

export type GuestQuestion = "keep" | "start-own" | "leave";

/** What a user without an account can do. Each method fails with an `AppError` whose message is for the student. */
export class GuestStore implements GuestState {
  /** The open dialog: how to keep the plan, how to leave a sample, or whether to log out. */
  question: GuestQuestion | null = null;
  /** An existing account found while keeping the plan. The guest chooses what happens to the plan. */
  existing: ExistingAccount | null = null;
  /** The plan of a guest who continued with an account is kept in this browser. */
  hasWaitingPlan = isGuestWaiting();
  readonly #services: GuestServices;

  constructor(services: GuestServices) {
    this.#services = services;
    makeAutoObservable(this, { existing: observableRef }, { autoBind: true });
  }

  ask(question: GuestQuestion | null): void {
    this.question = question;
    this.existing = null;
    if (question !== null) this.prepare();
  }

  /** The guest says that they have an account. */
  claimExisting(): void {
    this.existing = { email: null, credential: null };
  }

  /** Returns from an existing account to the ways of creating one. */
  forgetExisting(): void {
    this.existing = null;
  }

  /** An existing account was found while keeping the plan. */
  findExisting(existing: ExistingAccount): void {
    this.existing = existing;
  }

  /** Whether another guest's plan waits in this browser may have changed. */
  readWaitingPlan(): void {
    this.hasWaitingPlan = isGuestWaiting();
  }

  /** Loads the actions below, so that a press starts them at once. A failure is reported by the press. */
  prepare(): void {
    void this.loadActions().catch(() => undefined);
  }

  /** Opens the app without an account, on an empty plan or on a sample student's. */
  async enter(sample: Sample | null): Promise<void> {
    await (await this.loadActions()).enter(sample);
  }

  /** Opens the plan that was kept separate from an account. */
  async enterWaitingPlan(): Promise<void> {
    await (await this.loadActions()).enterWaitingPlan();
  }

  /** Turns the guest into an account. An address that already has one becomes `existing`. */
  async keepByEmail(account: NewAccount): Promise<void> {
    await (await this.loadActions()).keepByEmail(account);
  }

  /** Turns the guest into an account with a provider's popup. If it is closed, that is a failure, too. */
  async keepWith(provider: SignInProvider): Promise<void> {
    await (await this.loadActions()).keepWith(provider);
  }

  /**
   * Continues with the existing account. The guest stays signed in until nothing can fail any more: a wrong password or
   * a lost connection leaves everything as it was.
   */
  async join(joining: Joining, login: Login): Promise<void> {
    await (await this.loadActions()).join(joining, login);
  }

  /** Ends a sample: the server deletes all of it, and this device removes it. The guest is signed out. */
  async leaveSample(): Promise<void> {
    const { auth, api, session, plan } = this.#services;
    const uid = auth.currentUser?.uid ?? null;
    await api.deleteUser();
    plan.closePlan();
    await session.leave();
    await plan.forgetPlan(uid);
    runInAction(() => this.ask(null));
  }

  private async loadActions(): Promise<GuestAccountStore> {
    const { GuestAccountStore: Actions } = await import("./GuestAccountStore.ts").catch((failure: unknown) => {
      throw unreachable(failure);
    });
    return new Actions(this, this.#services);
  }
}
