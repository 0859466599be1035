import type { Firestore } from "firebase/firestore";
import { makeAutoObservable, reaction } from "mobx";
import { ChecklistStore, type ChecklistView } from "./ChecklistStore.ts";
import type { UserStore } from "./UserStore.ts";

/** The checklists of the student's stage and of the stage before it. */
export class ChecklistsStore {
  private readonly user: UserStore;
  private readonly ofStage: ChecklistStore;
  private readonly ofStageBefore: ChecklistStore;
  private stopFollowing: (() => void) | null = null;

  constructor(db: Firestore, user: UserStore) {
    this.user = user;
    this.ofStage = new ChecklistStore(db);
    this.ofStageBefore = new ChecklistStore(db);
    makeAutoObservable<this, "user" | "stopFollowing">(this, { user: false, stopFollowing: false }, { autoBind: true });
  }

  get current(): ChecklistView {
    return this.ofStage;
  }

  /** Null for the first stage of all, which has none before it. */
  get previous(): ChecklistView | null {
    return this.ofStageBefore.stageId === null ? null : this.ofStageBefore;
  }

  get isWaiting(): boolean {
    return this.ofStage.isWaiting || this.ofStageBefore.isWaiting;
  }

  /** Follows the student's document: a changed stage, from whatever device, changes both cards. */
  open(uid: string): void {
    this.close();
    const stops = [
      reaction(
        () => this.user.user?.current_stage ?? null,
        (stageId) => show(this.ofStage, uid, stageId),
        { fireImmediately: true },
      ),
      reaction(
        () => this.user.user?.previous_stage ?? null,
        (stageId) => show(this.ofStageBefore, uid, stageId),
        { fireImmediately: true },
      ),
    ];
    this.stopFollowing = () => {
      for (const stop of stops) stop();
    };
  }

  close(): void {
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.ofStage.close();
    this.ofStageBefore.close();
  }
}

function show(checklist: ChecklistStore, uid: string, stageId: string | null): void {
  if (stageId === null) checklist.close();
  else checklist.open(uid, stageId);
}
