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
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

type ChosenRow = ListRow<ChosenExperience>;

/** Which experiences go into which application form, in the student's order; a row's id is that of its experience. */
export class ApplicationStore {
  readonly #lists: Readonly<Record<ApplicationForm, RowListStore<ChosenExperience>>>;

  constructor(firestore: PlanFirestore) {
    const choice = () =>
      new RowListStore<ChosenExperience>(firestore, {
        kind: chosenExperienceKind,
        limit: CHOICE_LIMIT,
        notLoaded: words.applicationNotLoaded,
      });
    this.#lists = { common_app: choice(), amcas: choice(), aadsas: choice() };
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

  /** A form's choice. It is listened to once a screen calls its `load`. */
  listOf(form: ApplicationForm): RowListStore<ChosenExperience> {
    return this.#lists[form];
  }

  /** In the student's order, those whose experience is deleted among them. */
  rowsOf(form: ApplicationForm): readonly ChosenRow[] {
    return this.#lists[form].rows.toSorted((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  }

  /** Adds an experience at the end. */
  choose(form: ApplicationForm, id: string): Promise<boolean> {
    const last = this.rowsOf(form).at(-1)?.position ?? 0;
    return this.#lists[form].put(id, { position: last + 1, copied: "" });
  }

  leaveOut(form: ApplicationForm, id: string): Promise<boolean> {
    return this.#lists[form].remove(id);
  }

  /** Puts an experience that was left out back in its place. */
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

  /** Remembers that a field was copied as it stands now. */
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
