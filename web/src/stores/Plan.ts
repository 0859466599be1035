import { userPath } from "@domain/records/firestorePaths";
import type { FirebaseApp } from "firebase/app";
import {
  clearIndexedDbPersistence,
  doc,
  type Firestore,
  getDocFromCache,
  terminate,
  waitForPendingWrites,
} from "firebase/firestore";
import { observable, runInAction, when } from "mobx";
import { ApplicationStore } from "./ApplicationStore.ts";
import { CalendarStore } from "./CalendarStore.ts";
import { ChecklistsStore } from "./ChecklistsStore.ts";
import { CoursesStore } from "./CoursesStore.ts";
import { ExperiencesStore } from "./ExperiencesStore.ts";
import { JournalsStore } from "./JournalsStore.ts";
import { notesLeft } from "./notes.ts";
import { PhotoStore } from "./PhotoStore.ts";
import { PlanExport } from "./PlanExport.ts";
import { SavedResourcesStore } from "./SavedResourcesStore.ts";
import { SchoolsStore } from "./SchoolsStore.ts";
import { ScoresStore } from "./ScoresStore.ts";
import { SupportStore } from "./SupportStore.ts";
import { startFirestore } from "./startFirestore.ts";
import { TimelineStore } from "./TimelineStore.ts";
import { TrackerSettingsStore } from "./TrackerSettingsStore.ts";
import type { UnsentStore } from "./UnsentStore.ts";
import { UserStore } from "./UserStore.ts";
import { whenKept } from "./whenKept.ts";

/** How long writes may take to reach the server before they count as unsent, in milliseconds. */
const PATIENCE = { offline: 1_500, online: 4_000 } as const;

/** The stores that mirror Firestore. They arrive with it after sign-in and open and close together. */
export class Plan {
  readonly db: Firestore;
  readonly user: UserStore;
  readonly checklists: ChecklistsStore;
  readonly calendar: CalendarStore;
  readonly photo: PhotoStore;
  readonly planExport: PlanExport;
  readonly experiences: ExperiencesStore;
  readonly trackerSettings: TrackerSettingsStore;
  readonly scores: ScoresStore;
  readonly schools: SchoolsStore;
  readonly courses: CoursesStore;
  readonly savedResources: SavedResourcesStore;
  readonly timeline: TimelineStore;
  readonly application: ApplicationStore;
  readonly journals: JournalsStore;
  readonly support: SupportStore;
  private readonly found = observable.box<UnsentStore | null>(null, { deep: false });
  private stopLooking: (() => void) | null = null;
  private uid: string | null = null;

  constructor(db: Firestore) {
    this.db = db;
    this.user = new UserStore(db);
    this.checklists = new ChecklistsStore(db, this.user);
    this.photo = new PhotoStore(db);
    this.planExport = new PlanExport(db);
    this.experiences = new ExperiencesStore(db);
    this.trackerSettings = new TrackerSettingsStore(db);
    this.scores = new ScoresStore(db);
    this.schools = new SchoolsStore(db);
    this.calendar = new CalendarStore(this);
    this.courses = new CoursesStore(db);
    this.savedResources = new SavedResourcesStore(db);
    this.timeline = new TimelineStore(db);
    this.application = new ApplicationStore(db);
    this.journals = new JournalsStore(db);
    this.support = new SupportStore(db);
  }

  /** The server owes an answer to a listener or a write. */
  get isWaiting(): boolean {
    return [
      this.user,
      this.checklists,
      this.experiences,
      this.trackerSettings,
      this.scores,
      this.schools,
      this.savedResources,
      this.courses,
      this.timeline,
      this.application,
      this.journals,
      this.support,
    ].some((store) => store.isWaiting);
  }

  /** What a student sees first is there. */
  get hasFirst(): boolean {
    const { status, user } = this.user;
    return status === "ready" && (user === null || this.checklists.current.status === "ready");
  }

  /** What earlier pages have left unanswered; null while none of them has left anything. */
  get unsent(): UnsentStore | null {
    return this.found.get();
  }

  /** `createdOn`: the calendar day the account was created, where it is known. */
  open(uid: string, createdOn: string | null = null): void {
    this.uid = uid;
    this.user.open(uid, createdOn);
    for (const store of this.stores) store.open(uid);
    // Should it not load, the next page looks again.
    this.stopLooking = when(
      () => this.hasFirst,
      () => void this.lookForUnsent(uid).catch(() => undefined),
    );
  }

  close(): void {
    this.uid = null;
    this.stopLooking?.();
    this.stopLooking = null;
    this.unsent?.close();
    runInAction(() => this.found.set(null));
    for (const store of this.stores.toReversed()) store.close();
    this.user.close();
  }

  /** In the order they open, after the student's own document. */
  private get stores() {
    return [
      this.checklists,
      this.experiences,
      this.trackerSettings,
      this.scores,
      this.schools,
      this.savedResources,
      this.courses,
      this.timeline,
      this.application,
      this.journals,
      this.support,
      this.photo,
      this.planExport,
    ];
  }

  /** Settles once Firestore's cache has answered, even if it has nothing. */
  askCache(uid: string): Promise<unknown> {
    return getDocFromCache(doc(this.db, userPath(uid)));
  }

  /** Whether what was written so far is kept on this device (`whenKept`); after the plan has closed, nothing waits. */
  whenKept(): Promise<boolean> {
    return this.uid === null ? Promise.resolve(true) : whenKept(this.db, this.uid);
  }

  /** Whether every write has reached the server. Where there is nothing to send, a busy device says so late. */
  isSynced(): Promise<boolean> {
    const patience = globalThis.navigator?.onLine === false ? PATIENCE.offline : PATIENCE.online;
    const synced = waitForPendingWrites(this.db).then(
      () => true,
      () => false,
    );
    return Promise.race([synced, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false))]);
  }

  private async lookForUnsent(uid: string): Promise<void> {
    if (notesLeft(uid).length === 0) return;
    const { UnsentStore } = await import("./UnsentStore.ts");
    // The student may have left meanwhile.
    if (this.stopLooking === null) return;
    const unsent = new UnsentStore(this);
    unsent.open(uid);
    runInAction(() => this.found.set(unsent));
  }

  /** Ends Firestore and takes its cache off this device. The plan cannot be opened again. */
  async forget(): Promise<void> {
    await terminate(this.db);
    // Refused while another tab holds the cache; that tab clears it when it closes its own session.
    await clearIndexedDbPersistence(this.db).catch(() => undefined);
  }
}

/** A page has one Firestore at a time. */
export function startPlan(app: FirebaseApp, hasCache: boolean): Plan {
  return new Plan(startFirestore(app, hasCache));
}
