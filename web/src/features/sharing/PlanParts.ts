import type { SharedPlan } from "@domain/share/sharedPlan";
import type { SharePartKey } from "@domain/share/sharePart";
import type { ShareRow } from "@domain/share/shareRow";
import { localDayOf } from "@domain/shared/calendarDay";
import { sharesNotLoaded } from "@text/stores/plan";
import { makeAutoObservable, observableRef, runInAction, when } from "mobx";
import { AppError } from "../../base/errors.ts";
import type { Plan } from "../../stores/Plan.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { SharedSources } from "../../views/SharedSources.ts";

/** The stores whose records can be shared. */
export type SharedStores = Pick<
  Plan,
  | "user"
  | "checklists"
  | "experiences"
  | "trackerSettings"
  | "scores"
  | "schools"
  | "season"
  | "courses"
  | "application"
  | "journals"
  | "essays"
>;

/** The choices of a share that decide what its parts contain. */
export type PartChoice = Pick<ShareRow, "parts" | "form" | "essay_id" | "essay_school_id" | "journal_ids">;

/** The content of the parts. Null for a part whose chosen records no longer exist. */
export type PartContents = { [Part in SharePartKey]?: SharedPlan[Part] | null };

type Builders = typeof import("../../views/sharedParts.ts").PART_BUILDERS;

interface Source {
  readonly status: MirrorStatus;
  readonly failure: string | null;
  readonly retry: () => void;
}

/** The parts of the student's plan as a share shows them. The code that makes them, and the records, load on demand. */
export class PlanParts {
  private builders: Builders | null = null;
  private codeFailure: string | null = null;
  readonly #stores: SharedStores;

  constructor(stores: SharedStores) {
    this.#stores = stores;
    makeAutoObservable<this, "builders">(this, { builders: observableRef }, { autoBind: true });
  }

  /** Loads what these parts need. */
  load(choice: PartChoice): void {
    void this.loadBuilders();
    for (const part of choice.parts) this.loadPart(part, choice);
  }

  isReady(choice: PartChoice): boolean {
    return this.builders !== null && this.sourcesOf(choice).every((source) => source?.status === "ready");
  }

  failureOf(choice: PartChoice): string | null {
    const failed = this.sourcesOf(choice).find((source) => source?.status === "failed");
    return this.codeFailure ?? failed?.failure ?? null;
  }

  retry(choice: PartChoice): void {
    this.load(choice);
    for (const source of this.sourcesOf(choice)) source?.retry();
  }

  /**
   * The content of these parts, once everything that they need is loaded.
   *
   * @throws AppError if something cannot be loaded.
   */
  async ready(choice: PartChoice): Promise<PartContents> {
    this.load(choice);
    await when(() => this.isReady(choice) || this.failureOf(choice) !== null);
    const contents = this.contentsOf(choice);
    if (!contents) throw new AppError("not-loaded", this.failureOf(choice) ?? sharesNotLoaded);
    return contents;
  }

  /** Null until everything that they need is loaded. */
  contentsOf(choice: PartChoice): PartContents | null {
    const { builders } = this;
    if (builders === null || !this.isReady(choice)) return null;
    const { form, essay_id, essay_school_id, journal_ids } = choice;
    const chosen = { form, essayId: essay_id, essaySchoolId: essay_school_id, journalIds: journal_ids };
    const { sources } = this;
    return Object.fromEntries(choice.parts.map((part) => [part, builders[part](sources, chosen)]));
  }

  /** What a checklist and scores need opens with the plan. */
  private loadPart(part: SharePartKey, { form }: PartChoice): void {
    const { application, courses, essays, experiences, journals, season } = this.#stores;
    if (part === "hours" || part === "application") experiences.load();
    if (part === "application" && form !== null) application.listOf(form).load();
    if (part === "schools" || part === "courses") courses.list.load();
    if (part === "essay") essays.loaded().then((store) => store.load(), this.failCode);
    if (part === "season") season.load();
    if (part === "journals") journals.load();
  }

  private async loadBuilders(): Promise<void> {
    if (this.builders !== null) return;
    try {
      const { PART_BUILDERS } = await import("../../views/sharedParts.ts");
      runInAction(() => {
        this.builders = PART_BUILDERS;
        this.codeFailure = null;
      });
    } catch {
      this.failCode();
    }
  }

  private failCode(): void {
    this.codeFailure = sharesNotLoaded;
  }

  /** What the parts are made of. Null for a source whose code has not loaded. */
  private sourcesOf(choice: PartChoice): readonly (Source | null)[] {
    const { trackerSettings } = this.#stores;
    const { status, retry } = trackerSettings;
    return [
      { status, failure: sharesNotLoaded, retry },
      ...choice.parts.flatMap((part) => this.sourcesOfPart(part, choice)),
    ];
  }

  private sourcesOfPart(part: SharePartKey, { form }: PartChoice): readonly (Source | null)[] {
    const { application, checklists, courses, essays, experiences, journals, schools, scores, season } = this.#stores;
    switch (part) {
      case "checklist":
        return [checklists.current, ...(checklists.previous ? [checklists.previous] : [])];
      case "hours":
        return [experiences];
      case "application":
        return [experiences, ...(form === null ? [] : [application.listOf(form)])];
      case "schools":
        return [schools.list, scores.list, courses.list];
      case "courses":
        return [courses.list, schools.list];
      case "scores":
        return [scores.list];
      case "essay": {
        const { value: store } = essays;
        return [store && { status: store.recordsStatus, failure: store.failure, retry: store.retry }, schools.list];
      }
      case "season":
        return [season.value, schools.list];
      case "journals":
        return [journals];
    }
  }

  private get sources(): SharedSources {
    const { application, checklists, courses, essays, experiences, journals, schools, scores, season, user } =
      this.#stores;
    const { settings } = this.#stores.trackerSettings;
    const now = new Date();
    const track = user.user?.dashboard_item ?? "HS";
    const listOf = ({ academicYear, rows }: typeof checklists.current) => ({ academicYear: academicYear ?? "", rows });
    return {
      track,
      settings,
      today: localDayOf(now),
      tasks: listOf(checklists.current),
      earlierTasks: checklists.previous && listOf(checklists.previous),
      experiences: experiences.records,
      chosenFor: application.rowsOf,
      schools: schools.rows,
      courses: courses.rows,
      scores: scores.rows,
      essays: essays.value?.records ?? [],
      seasons: season.value?.inSeason(track) ?? [],
      duties: season.value?.dutiesOf(track, now) ?? [],
      journals: journals.entries,
    };
  }
}
