import { PRACTICE_NOTE_LENGTH } from "@domain/interview/practice";
import {
  READ_SECONDS,
  SPEAK_SECONDS,
  type Station,
  speakNow,
  startStation,
  stopStation,
} from "@domain/interview/stationClock";
import { makeAutoObservable, observableRef } from "mobx";
import { dropDraft, keepDraft, keyOfDraft, readDraft, type Typed } from "../../base/drafts.ts";

/**
 * The question that is being practiced, its clock, and what the student writes meanwhile. It is kept on this device with
 * every change, so a reload in the middle loses nothing and the clock goes on.
 */
export class RunningPractice {
  questionId: string | null = null;
  /** Null until the student starts the clock. */
  station: Station | null = null;
  note = "";
  rating: number | null = null;
  /** What the next station will allow. */
  readSeconds = READ_SECONDS;
  speakSeconds = SPEAK_SECONDS;
  hasSound = true;
  #key: string | null = null;

  constructor() {
    makeAutoObservable(this, { station: observableRef }, { autoBind: true });
  }

  open(uid: string): void {
    this.#key = keyOfDraft(uid, "interview-room");
    this.take(readDraft(this.#key) ?? {});
  }

  close(): void {
    this.#key = null;
    this.take({});
  }

  allow(readSeconds: number, speakSeconds: number): void {
    this.readSeconds = readSeconds;
    this.speakSeconds = speakSeconds;
    this.keep();
  }

  setSound(hasSound: boolean): void {
    this.hasSound = hasSound;
    this.keep();
  }

  /** `now`: milliseconds on the clock of `stationClock`. */
  start(questionId: string, now: number): void {
    this.questionId = questionId;
    this.station = startStation(now, this.readSeconds, this.speakSeconds);
    this.note = "";
    this.rating = null;
    this.keep();
  }

  speak(now: number): void {
    if (this.station) this.station = speakNow(this.station, now);
    this.keep();
  }

  stop(now: number): void {
    if (this.station) this.station = stopStation(this.station, now);
    this.keep();
  }

  write(note: string): void {
    this.note = note.slice(0, PRACTICE_NOTE_LENGTH);
    this.keep();
  }

  rate(rating: number | null): void {
    this.rating = rating;
    this.keep();
  }

  /** Empties the room. The times stay as the student has set them. */
  leave(): void {
    this.questionId = null;
    this.station = null;
    this.note = "";
    this.rating = null;
    this.keep();
  }

  /** Puts back what `leave` has emptied. */
  returnTo(left: LeftRoom): void {
    this.questionId = left.questionId;
    this.station = left.station;
    this.note = left.note;
    this.rating = left.rating;
    this.keep();
  }

  private keep(): void {
    if (this.#key === null) return;
    const isUsual =
      this.questionId === null &&
      this.readSeconds === READ_SECONDS &&
      this.speakSeconds === SPEAK_SECONDS &&
      this.hasSound;
    if (isUsual) {
      dropDraft(this.#key);
      return;
    }
    const { startedAt, speakAt, endsAt, stoppedAt } = this.station ?? NO_STATION;
    keepDraft(this.#key, {
      question: [this.questionId ?? ""],
      station: this.station ? [startedAt, speakAt, endsAt, stoppedAt ?? ""].map(String) : [],
      note: [this.note],
      rating: [String(this.rating ?? "")],
      seconds: [String(this.readSeconds), String(this.speakSeconds)],
      sound: [String(this.hasSound)],
    });
  }

  private take({ question, station, note, rating, seconds, sound }: Typed): void {
    this.station = stationOf(station ?? []);
    this.questionId = (this.station && question?.[0]) || null;
    this.note = note?.[0] ?? "";
    this.rating = Number(rating?.[0]) || null;
    this.readSeconds = Number(seconds?.[0]) || READ_SECONDS;
    this.speakSeconds = Number(seconds?.[1]) || SPEAK_SECONDS;
    this.hasSound = sound?.[0] !== "false";
  }
}

/** What a room held, for Undo. */
export type LeftRoom = Pick<RunningPractice, "questionId" | "station" | "note" | "rating">;

const NO_STATION: Station = { startedAt: 0, speakAt: 0, endsAt: 0, stoppedAt: null };

/** Null if the device holds none, or one that is not whole. */
function stationOf([startedAt, speakAt, endsAt, stoppedAt]: readonly string[]): Station | null {
  const [start, speak, end] = [startedAt, speakAt, endsAt].map(Number);
  if (!start || !speak || !end) return null;
  return { startedAt: start, speakAt: speak, endsAt: end, stoppedAt: Number(stoppedAt) || null };
}
