import type { ChecklistItem } from "@domain/checklist/checklist";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/plan";
import { compareStructural, makeAutoObservable, reaction, when } from "mobx";
import { keepLastStage, lastStage } from "../../base/lastStage.ts";
import type { FirstStores } from "../../stores/Plan.ts";
import { type Firestore, writeBatch } from "../../sync/firestoreSdk.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { ChecklistStore } from "./ChecklistStore.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { PutOff } from "./PutOff.ts";

declare module "../../stores/Plan.ts" {
  interface FirstStores {
    readonly checklists: ChecklistsStore;
  }
}

/** A row of last year, and its copy in this year's list. */
export interface CarriedRow {
  readonly id: string;
  readonly copyId: string;
}

/** The checklists of the student's stage and of the stage before it. */
export class ChecklistsStore {
  readonly current: ChecklistView;
  readonly putOff = new PutOff();
  readonly #db: Firestore;
  readonly #user: FirstStores["user"];
  readonly #ofStage: ChecklistStore;
  readonly #ofStageBefore: ChecklistStore;
  #stopFollowing: (() => void) | null = null;

  constructor(firestore: PlanFirestore, user: FirstStores["user"]) {
    this.#db = firestore.db;
    this.#user = user;
    this.#ofStage = new ChecklistStore(firestore, user, { comesFirst: true });
    this.#ofStageBefore = new ChecklistStore(firestore, user);
    this.current = this.#ofStage;
    makeAutoObservable(this, { current: false, currentList: false, putOff: false }, { autoBind: true });
  }

  /** Null for the very first stage, because no stage comes before it. */
  get previous(): ChecklistView | null {
    return this.#ofStageBefore.stageId === null ? null : this.#ofStageBefore;
  }

  get isWaiting(): boolean {
    return this.#ofStage.isWaiting || this.#ofStageBefore.isWaiting;
  }

  /**
   * Copies rows of last year to the end of this year's list. Each copy is in one batch with the mark on its original
   * row. The rules let that mark be set only once, so two devices that move the same row make one copy. Returns at
   * once; empty if this year's list has no room.
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

  /** Resolves once both lists show the moved rows. Never resolves if a write is rejected first. */
  async whenMoved(rows: readonly CarriedRow[]): Promise<void> {
    await when(() => {
      const copies = new Set(this.#ofStage.rows.map(({ id }) => id));
      const gone = new Set(this.#ofStageBefore.rows.flatMap((row) => (row.moved_to === undefined ? [] : [row.id])));
      return rows.every(({ id, copyId }) => copies.has(copyId) && gone.has(id));
    });
  }

  /** Removes the copies from this year's list and the marks from the original rows. */
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

  /** Follows the student's document: a changed stage, from any device, changes both cards. */
  open(uid: string): void {
    this.close();
    this.putOff.open(uid);
    const stops = [
      // In one reaction, because this year's list must be requested first.
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

  /** This year's list in its stored form. */
  get currentList(): Pick<ChecklistStore, "stageId" | "stored"> {
    return this.#ofStage;
  }

  /** What is shown of this year's list does not come from Firestore. */
  get isPreview(): boolean {
    return this.#ofStage.isPreview;
  }

  /** See `DocumentMirror`. */
  preview(stageId: string, stored: unknown): void {
    if (this.#ofStage.stageId === stageId) this.#ofStage.preview(stored);
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

/** A copy belongs to the student. Its category shows that the text is ours. A past due date is not copied. */
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
