import type { CalendarItem } from "@domain/calendar/calendarItems";
import { interviewsPath, seasonPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import type { Applicant, SchoolDuties } from "@domain/season/duty";
import { INTERVIEW_LIMIT, type Interview, interviewKind } from "@domain/season/interview";
import { dutiesOf } from "@domain/season/nextDuty";
import { isInSeason, type NamedSeason, seasonOf } from "@domain/season/schoolsInSeason";
import { SEASON_LIMIT, type Season, seasonKind } from "@domain/season/season";
import { calendarSeasons, overDeadlines } from "@domain/season/seasonItems";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { Plan } from "../../stores/Plan.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";

/** The stores that a season's duties depend on. */
export type SeasonSources = Pick<Plan, "schools" | "trackerSettings">;

export type InterviewRow = ListRow<Interview>;

/** A school in its season. */
export type SeasonOfSchool = NamedSeason<SchoolRecord, InterviewRow>;

/** The seasons of the schools and their interviews. */
export class SeasonStore {
  readonly seasons: RowListStore<Season>;
  readonly interviews: RowListStore<Interview>;
  readonly #sources: SeasonSources;

  constructor(firestore: PlanFirestore, sources: SeasonSources) {
    this.#sources = sources;
    this.seasons = new RowListStore(firestore, {
      kind: seasonKind,
      limit: SEASON_LIMIT,
      notLoaded: text.seasonNotLoaded,
    });
    this.interviews = new RowListStore(firestore, {
      kind: interviewKind,
      limit: INTERVIEW_LIMIT,
      notLoaded: text.interviewsNotLoaded,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(uid: string): void {
    this.seasons.open(seasonPath(uid));
    this.interviews.open(interviewsPath(uid));
  }

  close(): void {
    this.seasons.close();
    this.interviews.close();
  }

  retry(): void {
    this.seasons.retry();
    this.interviews.retry();
  }

  get status(): MirrorStatus {
    const statuses = [this.seasons.status, this.interviews.status];
    return statuses.find((status) => status === "failed") ?? statuses.find((status) => status !== "ready") ?? "ready";
  }

  get failure(): string | null {
    return this.seasons.failure ?? this.interviews.failure;
  }

  get saveError(): string | null {
    return this.seasons.saveError ?? this.interviews.saveError;
  }

  get isWaiting(): boolean {
    return this.seasons.isWaiting || this.interviews.isWaiting;
  }

  get applicant(): Applicant {
    return { home: this.#sources.trackerSettings.settings.home_state ?? null };
  }

  /** The schools of a track that the student applies to, or has applied to. */
  inSeason(track: DashboardItem): readonly SeasonOfSchool[] {
    return this.all.filter((each) => isInSeason(each, track));
  }

  ofSchool(school: SchoolRecord): SeasonOfSchool {
    return seasonOf(school, this.seasons.rows, this.interviews.rows);
  }

  /** The duties of a track's schools, at this moment. */
  dutiesOf(track: DashboardItem, now: Date): readonly SchoolDuties[] {
    return dutiesOf(this.inSeason(track), this.applicant, { today: localDayOf(now), now: now.getTime() });
  }

  get calendarItems(): readonly CalendarItem[] {
    const now = new Date();
    return calendarSeasons(this.all, this.applicant, { today: localDayOf(now), now: now.getTime() });
  }

  /** See `overDeadlines`. */
  get overDeadlines(): ReadonlySet<string> {
    const now = new Date();
    return overDeadlines(this.all, this.applicant, { today: localDayOf(now), now: now.getTime() });
  }

  /** Changes only the named fields. The first change creates the school's season. */
  change({ id, name }: Pick<SchoolRecord, "id" | "name">, changes: Changes<Season>): Promise<boolean> {
    return this.seasons.change(id, changes, text.notChanged(name));
  }

  /** Every school of the list, in season or not. */
  get all(): readonly SeasonOfSchool[] {
    return this.#sources.schools.rows.map((school) => this.ofSchool(school));
  }
}
