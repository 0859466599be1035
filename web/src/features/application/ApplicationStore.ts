import {
  APPLICATION_FORMS,
  type ApplicationForm,
  CHOICE_LIMIT,
  type ChosenExperience,
  chosenExperienceKind,
} from "@domain/application/application";
import { markCopied } from "@domain/application/copyMarks";
import { applicationPath } from "@domain/records/firestorePaths";
import { positionsInOrder } from "@domain/records/positionsInOrder";
import * as words from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly application: ApplicationStore;
  }
}

type ChosenRow = ListRow<ChosenExperience>;

/** The experiences chosen for each application form, in the student's order. A row has the id of its experience. */
export class ApplicationStore {
  readonly #lists: Readonly<Record<ApplicationForm, RowListStore<ChosenExperience>>>;

  constructor(firestore: PlanFirestore) {
    const choice = () =>
      new RowListStore<ChosenExperience>(firestore, {
        kind: chosenExperienceKind,
        limit: CHOICE_LIMIT,
        notLoaded: words.applicationNotLoaded,
      });
    this.#lists = {
      common_app: choice(),
      common_app_honors: choice(),
      uc: choice(),
      amcas: choice(),
      aacomas: choice(),
      aacomas_achievements: choice(),
      tmdsas: choice(),
      aadsas: choice(),
      aadsas_achievements: choice(),
    };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isWaiting(): boolean {
    return Object.values(this.#lists).some((list) => list.isWaiting);
  }

  open(uid: string): void {
    for (const form of APPLICATION_FORMS) this.#lists[form].openLater(applicationPath(uid, form));
  }

  close(): void {
    for (const list of Object.values(this.#lists)) list.close();
  }

  /** The list of a form. It starts listening when a screen calls its `load`. */
  listOf(form: ApplicationForm): RowListStore<ChosenExperience> {
    return this.#lists[form];
  }

  /** In the student's order, including rows with a deleted experience. */
  rowsOf(form: ApplicationForm): readonly ChosenRow[] {
    return this.#lists[form].rows.toSorted((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  }

  /** Adds an experience at the end. */
  choose(form: ApplicationForm, id: string): Promise<boolean> {
    return this.chooseAll(form, [id]);
  }

  /** Adds experiences at the end, in this order. */
  async chooseAll(form: ApplicationForm, ids: readonly string[]): Promise<boolean> {
    const last = this.rowsOf(form).at(-1)?.position ?? 0;
    const written = await Promise.all(
      ids.map((id, place) => this.#lists[form].put(id, { position: last + 1 + place, copied: "" })),
    );
    return written.every(Boolean);
  }

  leaveOut(form: ApplicationForm, id: string): Promise<boolean> {
    return this.#lists[form].remove(id);
  }

  /** Puts an experience that was left out back to its place. */
  restore(form: ApplicationForm, { id, position, copied }: ChosenRow): Promise<boolean> {
    return this.#lists[form].put(id, { position, copied });
  }

  /** Puts the experiences in the order of these ids. */
  async arrange(form: ApplicationForm, ids: readonly string[]): Promise<boolean> {
    const byId = new Map(this.rowsOf(form).map((row) => [row.id, row]));
    const moved = positionsInOrder(ids.flatMap((id) => byId.get(id) ?? []));
    const written = await Promise.all(
      moved.map(({ id, position }) => this.#lists[form].change(id, { position }, words.orderNotSaved)),
    );
    return written.every(Boolean);
  }

  /** Remembers that a field was copied in its current form. */
  markCopied(form: ApplicationForm, id: string, fieldId: string, text: string): Promise<boolean> {
    const row = this.#lists[form].rows.find((other) => other.id === id);
    if (!row) return Promise.resolve(false);
    const copied = markCopied(row.copied, fieldId, text);
    return this.#lists[form].change(id, { copied }, words.tickNotSaved);
  }

  clearMarks(form: ApplicationForm, id: string): Promise<boolean> {
    return this.#lists[form].change(id, { copied: "" }, words.ticksNotCleared);
  }
}
