import type { CalendarItem } from "@domain/calendar/calendarItems";
import { interviewsPath, seasonPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import type { Outcome } from "@domain/school/school";
import type { Applicant, SchoolDuties } from "@domain/season/duty";
import { INTERVIEW_LIMIT, type Interview, interviewKind } from "@domain/season/interview";
import { dutiesOf } from "@domain/season/nextDuty";
import { isBound } from "@domain/season/schoolSeason";
import { isInSeason, type NamedSeason, seasonOf } from "@domain/season/schoolsInSeason";
import { hasHappened, SEASON_LIMIT, type Season, type SeasonDay, STEPS, seasonKind } from "@domain/season/season";
import { calendarSeasons } from "@domain/season/seasonItems";
import {
  changeOf,
  endsCommitment,
  type StateChange,
  type StateEvent,
  stepFields,
  takenBack,
  withdrawalsBack,
} from "@domain/season/stateChange";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/stores/plan";
import { makeAutoObservable, when } from "mobx";
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

  /** Interviews of schools that are no longer on the list. They stay until the student deletes them. */
  get leftInterviews(): readonly InterviewRow[] {
    const known = new Set(this.#sources.schools.rows.map(({ id }) => id));
    return this.interviews.rows.filter(({ school_id }) => !known.has(school_id));
  }

  get calendarItems(): readonly CalendarItem[] {
    const now = new Date();
    return calendarSeasons(this.all, this.applicant, { today: localDayOf(now), now: now.getTime() });
  }

  /** Changes only the named fields. The first change creates the school's season. */
  change({ id, name }: Pick<SchoolRecord, "id" | "name">, changes: Changes<Season>): Promise<boolean> {
    return this.seasons.change(id, changes, text.notChanged(name));
  }

  /**
   * Changes a state of a school, without a day. The commitment's withdrawals go back with it. All at once: without a
   * connection, none is answered, and all are kept on the device.
   */
  changeState(row: SchoolRecord, event: StateEvent): Promise<boolean> {
    const each = this.ofSchool(row);
    const bound = event.kind === "outcome" && event.outcome === "withdrawn" ? this.boundElsewhere(row) : null;
    return this.write(each, changeOf(each, event, localDayOf(new Date()), bound));
  }

  /** Takes the last change of a school's state back, and what went with it. */
  takeBack(id: string): Promise<boolean> {
    const each = this.all.find(({ school }) => school.id === id);
    const change = each ? takenBack(each) : null;
    return each && change ? this.write(each, change) : Promise.resolve(true);
  }

  /** Notes what a school's states were before a change that another screen has already written. */
  async noteChange(row: SchoolRecord, event: StateEvent): Promise<boolean> {
    await when(() => this.status !== "loading");
    if (this.status !== "ready") return false;
    const { season } = changeOf(this.ofSchool(row), event, localDayOf(new Date()));
    return this.change(row, season);
  }

  /** The schools of a track whose state was changed today, and can be taken back. */
  changedToday(track: DashboardItem, today: string): readonly SeasonOfSchool[] {
    return this.all.filter(
      (each) => each.school.track === track && each.season.earlier?.on === today && takenBack(each) !== null,
    );
  }

  /** The day of an offer. A day for a school that has made none records the offer; without a day it stays an offer. */
  async setOffer(row: SchoolRecord, day: string | null): Promise<boolean> {
    return this.setDecision(row, "admitted", day);
  }

  /** The day of a waitlist that still stands is the school's decision day. */
  setWaitlist(row: SchoolRecord, day: string | null): Promise<boolean> {
    const { outcome } = row;
    if (outcome !== null && outcome !== "waitlisted") return this.setDay(row, "waitlisted", day);
    return this.setDecision(row, "waitlisted", day);
  }

  /** A day of the season. A step whose day is cleared has still happened, on an unknown day. */
  setDay(row: SchoolRecord, field: SeasonDay, day: string | null): Promise<boolean> {
    const step = STEPS.find((known) => known === field);
    if (step === undefined) return this.change(row, { [field]: day });
    const { season } = this.ofSchool(row);
    if (hasHappened(season, step)) return this.change(row, stepFields(season, step, day));
    return day === null ? Promise.resolve(true) : this.changeState(row, { kind: "step", step, day });
  }

  /** The last safe day of the school's offer, given the student's other offers. */
  lastSafeDayOf({ id, track }: SchoolRecord): string | null {
    return this.dutiesOf(track, new Date()).find((each) => each.id === id)?.lastSafeDay ?? null;
  }

  /** Returns the new interview's id, and whether the server accepted it. It shows at once. */
  addInterview(interview: Interview): { readonly id: string; readonly written: Promise<boolean> } {
    const id = this.interviews.newRowId();
    return { id, written: this.interviews.put(id, interview, text.interviewNotSaved) };
  }

  changeInterview(id: string, changes: Changes<Interview>): Promise<boolean> {
    return this.interviews.change(id, changes, text.interviewNotSaved);
  }

  removeInterview(id: string): Promise<boolean> {
    return this.interviews.remove(id, text.interviewNotDeleted);
  }

  restoreInterview({ id, pending: _, ...row }: InterviewRow): Promise<boolean> {
    return this.interviews.put(id, row, text.interviewNotSaved);
  }

  private async setDecision(row: SchoolRecord, outcome: Outcome, day: string | null): Promise<boolean> {
    const { schools } = this.#sources;
    if (row.outcome === outcome) return schools.change(row.id, { "reached.decision": day });
    if (day === null) return true;
    const each = this.ofSchool(row);
    const { school, season } = changeOf(each, { kind: "outcome", outcome }, localDayOf(new Date()));
    return this.write(each, { school: { ...school, "reached.decision": day }, season });
  }

  private async write(each: SeasonOfSchool, change: StateChange): Promise<boolean> {
    const { schools } = this.#sources;
    const back = endsCommitment(each, change) ? withdrawalsBack(each, this.all) : new Map<string, StateChange>();
    const restored = this.all.flatMap((other) => {
      const withdrawal = back.get(other.school.id);
      return withdrawal === undefined ? [] : [[other, withdrawal] as const];
    });
    const written = await Promise.all(
      [[each, change] as const, ...restored].flatMap(([{ school: row }, { school, season }]) => [
        this.change(row, season),
        ...(Object.keys(school).length > 0 ? [schools.change(row.id, school)] : []),
      ]),
    );
    return written.every(Boolean);
  }

  /** The school that the student is bound to, if it is another one. */
  private boundElsewhere(row: SchoolRecord): string | null {
    const bound = this.inSeason(row.track).find((each) => isBound(each) && each.school.id !== row.id);
    return bound?.school.id ?? null;
  }

  private get all(): readonly SeasonOfSchool[] {
    return this.#sources.schools.rows.map((school) => this.ofSchool(school));
  }
}
