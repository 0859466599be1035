import { onAuthStateChanged, type User } from "firebase/auth";
import { makeAutoObservable, observableRef, reaction, runInAction, when } from "mobx";
import { createApi } from "../api.ts";
import { dropAllDrafts } from "../drafts.ts";
import { messageOf, unreachable } from "../errors.ts";
import { appCheckTokens, type Firebase } from "../firebase.ts";
import { deleteCache, forgetExceptDrafts, forgetOnDevice } from "../forgetOnDevice.ts";
import { AccountStore, type PlanKeeper } from "./AccountStore.ts";
import { ConnectionStore } from "./ConnectionStore.ts";
import { DeviceStore } from "./DeviceStore.ts";
import { GuestStore } from "./GuestStore.ts";
import { dropLastStage } from "./lastStage.ts";
import type { UnansweredNotes } from "./notes.ts";
import type { PlanLifecycle } from "./PlanLifecycle.ts";
import { SessionStore } from "./SessionStore.ts";
import { ShellStore } from "./ShellStore.ts";
import { StageStore } from "./StageStore.ts";

/** Owns every store, and opens and closes them with the session: here and nowhere else. */
export class RootStore implements PlanKeeper {
  readonly firebase: Firebase;
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly guest: GuestStore;
  readonly stages: StageStore;
  readonly connection = new ConnectionStore(() => this.planLifecycle?.firestore ?? null);
  readonly device = new DeviceStore();
  readonly shell = new ShellStore();
  /** Null until Firestore has arrived, which happens after sign-in. */
  planLifecycle: PlanLifecycle | null = null;
  planFailure: string | null = null;
  #forgetting: Promise<void> = Promise.resolve();
  /** Of all plans of this page: the writes of one that has closed may still be answered. */
  readonly #unansweredNotes: UnansweredNotes = new Map();

  constructor(firebase: Firebase) {
    const { app, auth } = firebase;
    const appToken = appCheckTokens(app);
    const api = createApi(
      async () => (await auth.currentUser?.getIdToken()) ?? null,
      undefined,
      // Whichever call hears it first: the session finds out whether it has ended.
      () => void this.session.retry(),
      appToken,
    );
    this.firebase = firebase;
    this.session = new SessionStore(auth, api);
    this.stages = new StageStore(api);
    this.account = new AccountStore({ auth, api, session: this.session, plan: this });
    const apiFor = (user: User) => createApi(() => user.getIdToken(), undefined, undefined, appToken);
    this.guest = new GuestStore({ auth, api, apiFor, session: this.session, plan: this });
    makeAutoObservable(
      this,
      {
        firebase: false,
        session: false,
        account: false,
        guest: false,
        stages: false,
        connection: false,
        device: false,
        shell: false,
        planLifecycle: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): void {
    reaction(
      () => this.session.openUid,
      (uid) => {
        if (uid === null) this.closePlan();
        else void this.openPlan(uid);
      },
    );
    reaction(
      () => this.session.endedUid,
      (uid) => uid !== null && void this.forgetEnded(uid),
    );
    reaction(
      () => this.planLifecycle?.isWaiting ?? false,
      (isWaiting) => this.connection.hearServer(!isWaiting),
    );
    // Keeping the whole app on the device is not to hold up what the student came for.
    void when(() => this.planLifecycle?.hasFirst ?? false).then(this.shell.start);
    // Beside the provider's start and our server's answer rather than after them; a failure is told when it is opened.
    const prepare = () => void import("./PlanLifecycle.ts").catch(() => undefined);
    if (this.session.isExpected) prepare();
    onAuthStateChanged(this.firebase.auth, (user) => user && prepare());
    this.session.start();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      void this.session.recheck();
      this.shell.recheck();
    });
    addEventListener("storage", ({ key }) => this.session.hearTab(key));
    void this.account.finishRedirect();
  }

  async retryPlan(): Promise<void> {
    if (this.session.openUid) await this.openPlan(this.session.openUid);
  }

  closePlan(): void {
    this.planLifecycle?.close();
  }

  /** See `PlanLifecycle.whenKept`. */
  async whenKept(): Promise<boolean> {
    return (await this.planLifecycle?.whenKept()) ?? true;
  }

  async isPlanSynced(): Promise<boolean> {
    return (await this.planLifecycle?.isSynced()) ?? true;
  }

  forgetPlan(goneUid: string | null = null): Promise<void> {
    dropAllDrafts();
    dropLastStage();
    if (goneUid !== null) forgetOnDevice(goneUid);
    this.#forgetting = this.planLifecycle?.forget() ?? Promise.resolve();
    this.planLifecycle = null;
    return this.#forgetting;
  }

  /** The server has ended the session: the plan leaves this device, and what was typed waits for the same student. */
  private forgetEnded(uid: string): Promise<void> {
    this.closePlan();
    forgetExceptDrafts(uid);
    this.#forgetting = this.planLifecycle?.forget() ?? deleteCache();
    this.planLifecycle = null;
    return this.#forgetting;
  }

  async nameStudent(name: string): Promise<void> {
    await this.planLifecycle?.plan.user.setDisplayName(name);
  }

  private async openPlan(uid: string): Promise<void> {
    this.planFailure = null;
    try {
      await this.loadPlan();
    } catch (failure) {
      runInAction(() => {
        this.planFailure = messageOf(unreachable(failure));
      });
      return;
    }
    // The student may have left while Firestore was loading.
    const { planLifecycle } = this;
    if (this.session.openUid !== uid || !planLifecycle) return;
    const { plan } = planLifecycle;
    planLifecycle.open(uid, this.session.student?.createdOn);
    this.device.watch({ askCache: () => planLifecycle.askCache(uid), hasHeard: () => plan.user.status !== "loading" });
  }

  private async loadPlan(): Promise<void> {
    const [{ startPlan }, hasCache] = await Promise.all([
      import("./PlanLifecycle.ts"),
      this.device.usesCache(),
      this.#forgetting,
    ]);
    runInAction(() => {
      this.planLifecycle ??= startPlan(this.firebase.app, hasCache, this.#unansweredNotes);
    });
  }
}
