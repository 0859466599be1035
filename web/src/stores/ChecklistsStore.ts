import type { ChecklistItem } from "@domain/checklist/checklist";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/plan";
import { type Firestore, writeBatch } from "firebase/firestore";
import { compareStructural, makeAutoObservable, reaction, when } from "mobx";
import { type ChecklistRow, ChecklistStore, type ChecklistView } from "./ChecklistStore.ts";
import { keepLastStage, lastStage } from "./lastStage.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import type { UserStore } from "./UserStore.ts";

/** A row of last year and its copy on this year's list. */
export interface CarriedRow {
  readonly id: string;
  readonly copyId: string;
}

/** The checklists of the student's stage and of the stage before it. */
export class ChecklistsStore {
  readonly current: ChecklistView;
  readonly #db: Firestore;
  readonly #user: UserStore;
  readonly #ofStage: ChecklistStore;
  readonly #ofStageBefore: ChecklistStore;
  #stopFollowing: (() => void) | null = null;

  constructor(firestore: PlanFirestore, user: UserStore) {
    this.#db = firestore.db;
    this.#user = user;
    this.#ofStage = new ChecklistStore(firestore, user, { comesFirst: true });
    this.#ofStageBefore = new ChecklistStore(firestore, user);
    this.current = this.#ofStage;
    makeAutoObservable(this, { current: false }, { autoBind: true });
  }

  /** Null for the first stage of all, which has none before it. */
  get previous(): ChecklistView | null {
    return this.#ofStageBefore.stageId === null ? null : this.#ofStageBefore;
  }

  get isWaiting(): boolean {
    return this.#ofStage.isWaiting || this.#ofStageBefore.isWaiting;
  }

  /**
   * Copies rows of last year to the end of this year's list. Each copy goes in one batch with the mark at its origin,
   * which the rules let nobody set twice: two devices that move the same row make one copy. Returns at once; empty
   * when this year's list has no room.
   */
  carryOver(rows: readonly ChecklistRow[]): readonly CarriedRow[] {
    if (!this.#ofStage.hasRoomFor(rows.length)) return [];
    const today = localDayOf(new Date());
    const first = this.#ofStage.lastPosition + 1;
    return rows.map((row, index) => {
      const carried = { id: row.id, copyId: this.#ofStage.newRowId() };
      const batch = writeBatch(this.#db);
      this.#ofStage.stageRow(batch, carried.copyId, copyOf(row, first + index, today));
      this.#ofStageBefore.stageMove(batch, row.id, `${this.#ofStage.stageId}/${carried.copyId}`);
      this.send(carried, batch.commit(), text.taskNotMoved(row.checklist_item_name));
      return carried;
    });
  }

  /** Resolves once both lists show the rows where they have gone. Never, if one of them is refused before. */
  async whenMoved(rows: readonly CarriedRow[]): Promise<void> {
    await when(() => {
      const copies = new Set(this.#ofStage.rows.map(({ id }) => id));
      const gone = new Set(this.#ofStageBefore.rows.flatMap((row) => (row.moved_to === undefined ? [] : [row.id])));
      return rows.every(({ id, copyId }) => copies.has(copyId) && gone.has(id));
    });
  }

  /** Takes the copies off this year's list and the marks off their origins. */
  takeBack(rows: readonly CarriedRow[]): void {
    for (const carried of rows) {
      const batch = writeBatch(this.#db);
      this.#ofStage.stageRow(batch, carried.copyId, null);
      this.#ofStageBefore.stageMove(batch, carried.id, null);
      this.send(carried, batch.commit(), text.taskNotTakenBack);
    }
  }

  private send({ id, copyId }: CarriedRow, written: Promise<void>, refusal: string): void {
    this.#ofStage.track(copyId, written);
    void this.#ofStageBefore.follow(id, written, refusal);
  }

  /** Follows the student's document: a changed stage, from whatever device, changes both cards. */
  open(uid: string): void {
    this.close();
    const stops = [
      // Together, since this year's list is to be asked for first.
      reaction(
        () => this.stagesOf(uid),
        ({ current, previous }) => {
          show(this.#ofStage, uid, current);
          show(this.#ofStageBefore, uid, previous);
        },
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () => this.#user.user?.current_stage,
        (stageId) => stageId && keepLastStage(uid, stageId),
      ),
    ];
    this.#stopFollowing = () => {
      for (const stop of stops) stop();
    };
  }

  private stagesOf(uid: string): { readonly current: string | null; readonly previous: string | null } {
    if (this.#user.status === "loading") return { current: lastStage(uid), previous: null };
    const { current_stage, previous_stage } = this.#user.user ?? {};
    return { current: current_stage ?? null, previous: previous_stage ?? null };
  }

  close(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.#ofStage.close();
    this.#ofStageBefore.close();
  }
}

/** A copy is the student's own. Its category tells that the words are ours. A date that has gone by stays behind. */
function copyOf(row: ChecklistRow, position: number, today: string): ChecklistItem {
  return {
    checklist_item_name: row.checklist_item_name,
    status: "Pending",
    origin: "own",
    position,
    due_date: row.due_date !== null && row.due_date >= today ? row.due_date : null,
    completed_on: null,
    category: row.category,
    resourceId: row.resourceId,
  };
}

function show(checklist: ChecklistStore, uid: string, stageId: string | null): void {
  if (stageId === null) checklist.close();
  else if (checklist.stageId !== stageId) checklist.open(uid, stageId);
}
