import { onAuthStateChanged, type User } from "firebase/auth";
import { makeAutoObservable, observableRef, reaction, runInAction, when } from "mobx";
import { type Api, createApi } from "../../base/api.ts";
import { appCheckTokens } from "../../base/appCheckTokens.ts";
import { dropAllDrafts } from "../../base/drafts.ts";
import { messageOf, unreachable } from "../../base/errors.ts";
import { deleteCache, forgetExceptDrafts, forgetOnDevice } from "../../base/forgetOnDevice.ts";
import { dropLastStage } from "../../base/lastStage.ts";
import { AccountStore, type PlanKeeper } from "../../features/auth/AccountStore.ts";
import { GuestStore } from "../../features/auth/GuestStore.ts";
import { endPushHere } from "../../features/profile/reminders/endPushHere.ts";
import { RemindersOnDemand } from "../../features/profile/reminders/RemindersOnDemand.ts";
import { StageStore } from "../../features/stage-selection/StageStore.ts";
import type { Stores } from "../../stores/Stores.ts";
import type { Firebase } from "../firebase.ts";
import { ConnectionStore } from "./ConnectionStore.ts";
import { DeviceStore } from "./DeviceStore.ts";
import { dropFirstView, type FirstView, keptFirstView } from "./firstView.ts";
import type { PlanLifecycle } from "./PlanLifecycle.ts";
import { SessionStore } from "./SessionStore.ts";
import { ShellStore } from "./ShellStore.ts";

declare module "../../stores/Stores.ts" {
  interface Stores
    extends Pick<RootStore, "firebase" | "api" | "planLifecycle" | "planFailure" | "retryPlan" | "isPlanSynced"> {}
}

/** How long Firestore's start may wait for the first view, and for a page to draw it, in milliseconds. */
const PATIENCE = 1_000;
const HIDDEN = 200;

interface FirstViewOf {
  readonly uid: string;
  /** What the device kept, at once. */
  readonly kept: FirstView | null;
  readonly view: Promise<FirstView | null>;
}

/** Creates every store, and opens and closes them with the session. Nothing else does. */
export class RootStore implements PlanKeeper, Stores {
  readonly firebase: Firebase;
  readonly api: Api;
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly guest: GuestStore;
  readonly stages: StageStore;
  readonly reminders: RemindersOnDemand;
  readonly connection = new ConnectionStore(() => this.planLifecycle?.firestore ?? null);
  readonly device = new DeviceStore();
  readonly shell = new ShellStore();
  /** Null until its code has loaded, which happens after sign-in. */
  planLifecycle: PlanLifecycle | null = null;
  /** Why the plan, or Firestore for it, has not started. What is shown stays. */
  planFailure: string | null = null;
  /** Of the student who signed in last. */
  #firstView: FirstViewOf | null = null;
  readonly #appToken: () => Promise<string | null>;
  #forgetting: Promise<void> = Promise.resolve();

  constructor(firebase: Firebase) {
    const { app, auth } = firebase;
    const appToken = appCheckTokens(app);
    const api = createApi(
      async () => (await auth.currentUser?.getIdToken()) ?? null,
      undefined,
      // Whichever call gets a rejected token first, the session checks whether it has ended.
      () => void this.session.retry(),
      appToken,
      this.device.compareClock,
    );
    this.firebase = firebase;
    this.api = api;
    this.#appToken = appToken;
    this.session = new SessionStore(auth, api);
    this.stages = new StageStore(api);
    this.reminders = new RemindersOnDemand(api);
    this.account = new AccountStore({ auth, api, session: this.session, plan: this });
    const apiFor = (user: User) => createApi(() => user.getIdToken(), undefined, undefined, appToken);
    this.guest = new GuestStore({ auth, api, apiFor, session: this.session, plan: this });
    makeAutoObservable(
      this,
      {
        firebase: false,
        api: false,
        session: false,
        account: false,
        guest: false,
        stages: false,
        reminders: false,
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
    // Caching the whole app must not delay what the student came for.
    void when(() => this.planLifecycle?.hasFirst ?? false).then(this.shell.start);
    onAuthStateChanged(this.firebase.auth, this.prepare);
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
    this.#firstView = null;
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
    dropFirstView();
    if (goneUid !== null) forgetOnDevice(goneUid);
    this.#forgetting = this.planLifecycle?.forget() ?? Promise.resolve();
    this.planLifecycle = null;
    return this.#forgetting;
  }

  /**
   * The server has ended the session: the plan is removed from this device. What was typed is kept for the same
   * student.
   */
  private forgetEnded(uid: string): Promise<void> {
    this.closePlan();
    // Before its name is forgotten.
    endPushHere();
    forgetExceptDrafts(uid);
    this.#forgetting = this.planLifecycle?.forget() ?? deleteCache();
    this.planLifecycle = null;
    return this.#forgetting;
  }

  async nameStudent(name: string): Promise<void> {
    await this.planLifecycle?.first.user.setDisplayName(name);
  }

  /** Runs in parallel with our server's answer. A failure is reported when the plan is opened. */
  private prepare(user: User | null): void {
    if (!user || this.#firstView?.uid === user.uid) return;
    const kept = keptFirstView(user.uid);
    const { app } = this.firebase;
    const read = async () => {
      const { readFirstView } = await import("./PlanLifecycle.ts");
      return readFirstView({ app, user, appToken: this.#appToken });
    };
    this.#firstView = { uid: user.uid, view: kept ? Promise.resolve(kept) : read().catch(() => null), kept };
    // A student known here has these files by now. Firestore starts once its first view is drawn.
    if (this.session.isExpected) return;
    for (const file of [import("./createPlan.ts"), import("../../sync/startFirestore.ts")]) file.catch(() => undefined);
  }

  private async openPlan(uid: string): Promise<void> {
    this.planFailure = null;
    try {
      await this.loadPlan(uid);
    } catch (failure) {
      runInAction(() => {
        this.planFailure = messageOf(unreachable(failure));
      });
    }
  }

  private async loadPlan(uid: string): Promise<void> {
    const [{ startPlan }] = await Promise.all([import("./PlanLifecycle.ts"), this.#forgetting]);
    // The student may have left meanwhile.
    if (this.session.openUid !== uid) return;
    const lifecycle = this.planLifecycle ?? startPlan();
    if (!lifecycle.isOpenFor(uid)) lifecycle.open(uid, this.session.student?.createdAt);
    const { kept = null, view = null } = this.#firstView?.uid === uid ? this.#firstView : {};
    if (kept) lifecycle.preview(kept);
    runInAction(() => {
      this.planLifecycle = lifecycle;
    });
    await Promise.race([view?.then((first) => showFirst(lifecycle, first)), pause(PATIENCE)]);
    await this.completePlan(lifecycle);
    if (this.session.openUid !== uid) return;
    const { user } = lifecycle.first;
    this.device.watch({
      askCache: () => lifecycle.askCache(uid),
      hasHeard: () => user.status !== "loading" && !user.isPreview,
    });
  }

  /** What the first view does not need. Firestore's SDK is the largest file, and its start takes longest. */
  private async completePlan(lifecycle: PlanLifecycle): Promise<void> {
    const starting = Promise.all([import("../../sync/startFirestore.ts"), this.device.usesCache()]);
    // If both fail to load, the first failure is the one that is shown.
    starting.catch(() => undefined);
    const { createPlan } = await import("./createPlan.ts");
    if (this.planLifecycle === lifecycle)
      lifecycle.complete((firestore, first) => createPlan(firestore, first, this.api));
    const [{ SDK, startFirestore }, hasCache] = await starting;
    if (this.planLifecycle === lifecycle) lifecycle.start(SDK, () => startFirestore(this.firebase.app, hasCache));
  }
}

/** Resolves once it is on the screen. */
async function showFirst(lifecycle: PlanLifecycle, view: FirstView | null): Promise<void> {
  if (!view) return;
  lifecycle.preview(view);
  // A hidden page draws no frames.
  await Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), pause(HIDDEN)]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
