import { onAuthStateChanged, type User } from "firebase/auth";
import { makeAutoObservable, observableRef, reaction, runInAction, when } from "mobx";
import { createApi } from "../api.ts";
import { dropAllDrafts } from "../drafts.ts";
import { messageOf, unreachable } from "../errors.ts";
import { appCheckToken, type Firebase } from "../firebase.ts";
import { deleteCache, forgetExceptDrafts, forgetOnDevice } from "../forgetOnDevice.ts";
import { AccountStore, type PlanKeeper } from "./AccountStore.ts";
import type { ApplicationStore } from "./ApplicationStore.ts";
import type { CalendarStore } from "./CalendarStore.ts";
import type { ChecklistsStore } from "./ChecklistsStore.ts";
import { ConnectionStore } from "./ConnectionStore.ts";
import type { CoursesStore } from "./CoursesStore.ts";
import { DeviceStore } from "./DeviceStore.ts";
import type { ExperiencesStore } from "./ExperiencesStore.ts";
import { GuestStore } from "./GuestStore.ts";
import type { JournalsStore } from "./JournalsStore.ts";
import { dropLastStage } from "./lastStage.ts";
import type { PhotoStore } from "./PhotoStore.ts";
import type { Plan } from "./Plan.ts";
import type { PlanExport } from "./PlanExport.ts";
import type { SavedResourcesStore } from "./SavedResourcesStore.ts";
import type { SchoolsStore } from "./SchoolsStore.ts";
import type { ScoresStore } from "./ScoresStore.ts";
import { SessionStore } from "./SessionStore.ts";
import { ShellStore } from "./ShellStore.ts";
import { StageStore } from "./StageStore.ts";
import type { SupportStore } from "./SupportStore.ts";
import type { TimelineStore } from "./TimelineStore.ts";
import type { TrackerSettingsStore } from "./TrackerSettingsStore.ts";
import type { UnsentStore } from "./UnsentStore.ts";
import type { UserStore } from "./UserStore.ts";

/** Owns every store, and opens and closes them with the session: here and nowhere else. */
export class RootStore implements PlanKeeper {
  readonly firebase: Firebase;
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly guest: GuestStore;
  readonly stages: StageStore;
  readonly connection = new ConnectionStore();
  readonly device = new DeviceStore();
  readonly shell = new ShellStore();
  /** Null until Firestore has arrived, which happens after sign-in. */
  plan: Plan | null = null;
  planFailure: string | null = null;
  private forgetting: Promise<void> = Promise.resolve();

  constructor(firebase: Firebase) {
    const { app, auth } = firebase;
    const appToken = () => appCheckToken(app);
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
    makeAutoObservable<this, "forgetting">(
      this,
      {
        forgetting: false,
        firebase: false,
        session: false,
        account: false,
        guest: false,
        stages: false,
        connection: false,
        device: false,
        shell: false,
        plan: observableRef,
      },
      { autoBind: true },
    );
  }

  get user(): UserStore {
    return this.openedPlan.user;
  }

  get checklists(): ChecklistsStore {
    return this.openedPlan.checklists;
  }

  get calendar(): CalendarStore {
    return this.openedPlan.calendar;
  }

  get photo(): PhotoStore {
    return this.openedPlan.photo;
  }

  get planExport(): PlanExport {
    return this.openedPlan.planExport;
  }

  get experiences(): ExperiencesStore {
    return this.openedPlan.experiences;
  }

  get trackerSettings(): TrackerSettingsStore {
    return this.openedPlan.trackerSettings;
  }

  get scores(): ScoresStore {
    return this.openedPlan.scores;
  }

  get schools(): SchoolsStore {
    return this.openedPlan.schools;
  }

  get courses(): CoursesStore {
    return this.openedPlan.courses;
  }

  get savedResources(): SavedResourcesStore {
    return this.openedPlan.savedResources;
  }

  get timeline(): TimelineStore {
    return this.openedPlan.timeline;
  }

  get application(): ApplicationStore {
    return this.openedPlan.application;
  }

  get journals(): JournalsStore {
    return this.openedPlan.journals;
  }

  get support(): SupportStore {
    return this.openedPlan.support;
  }

  get unsent(): UnsentStore | null {
    return this.openedPlan.unsent;
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
      () => this.plan?.isWaiting ?? false,
      (isWaiting) => this.connection.hearServer(!isWaiting),
    );
    // Keeping the whole app on the device is not to hold up what the student came for.
    void when(() => this.plan?.hasFirst ?? false).then(this.shell.start);
    // Beside the provider's start and our server's answer rather than after them; a failure is told when it is opened.
    const prepare = () => void import("./Plan.ts").catch(() => undefined);
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
    this.plan?.close();
  }

  /** See `Plan.whenKept`. */
  async whenKept(): Promise<boolean> {
    return (await this.plan?.whenKept()) ?? true;
  }

  async isPlanSynced(): Promise<boolean> {
    return (await this.plan?.isSynced()) ?? true;
  }

  forgetPlan(goneUid: string | null = null): Promise<void> {
    dropAllDrafts();
    dropLastStage();
    if (goneUid !== null) forgetOnDevice(goneUid);
    this.forgetting = this.plan?.forget() ?? Promise.resolve();
    this.plan = null;
    return this.forgetting;
  }

  /** The server has ended the session: the plan leaves this device, and what was typed waits for the same student. */
  private forgetEnded(uid: string): Promise<void> {
    this.closePlan();
    forgetExceptDrafts(uid);
    this.forgetting = this.plan?.forget() ?? deleteCache();
    this.plan = null;
    return this.forgetting;
  }

  async nameStudent(name: string): Promise<void> {
    await this.plan?.user.setDisplayName(name);
  }

  private get openedPlan(): Plan {
    if (!this.plan) throw new Error("The plan is read before it is open.");
    return this.plan;
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
    if (this.session.openUid !== uid || !this.plan) return;
    const { plan } = this;
    plan.open(uid, this.session.student?.createdOn);
    this.device.watch({ askCache: () => plan.askCache(uid), hasHeard: () => plan.user.status !== "loading" });
  }

  private async loadPlan(): Promise<void> {
    const [{ startPlan }, hasCache] = await Promise.all([
      import("./Plan.ts"),
      this.device.usesCache(),
      this.forgetting,
    ]);
    runInAction(() => {
      this.plan ??= startPlan(this.firebase.app, hasCache);
    });
  }
}
