import { type Journal, type JournalWords, newJournal } from "@domain/journal/journal";
import { localDayOf } from "@domain/shared/calendarDay";
import { makeAutoObservable, observableRef, reaction } from "mobx";
import { dropDraft, keepDraft, keyOfDraft, readDraft } from "../drafts.ts";
import type { Mirrored } from "./CollectionMirror.ts";

/** How long after a key press the words are kept on this device, and how long after the last one they are stored. */
const KEEP_AFTER = 300;
const STORE_AFTER = 1_000;
/** Somebody who never pauses is stored all the same. */
const STORE_AT_LEAST_EVERY = 5_000;

type JournalRecord = Mirrored<Journal>;

const NO_WORDS: JournalWords = { title: "", text: "" };
const FIELDS = ["title", "text"] as const;

/** What the editor needs of the journal it writes into (`JournalsStore`). */
interface EditedJournals {
  readonly isOpen: boolean;
  find(id: string): JournalRecord | undefined;
  newId(): string;
  put(id: string, entry: Journal): Promise<boolean>;
  change(id: string, fields: Partial<Journal>): Promise<boolean>;
}

/**
 * The words of one entry while they are written. They are kept on this device within a moment and stored in a pause;
 * of two devices that write the same field the later one wins, and the words that lost are offered once more.
 */
export class JournalEditor {
  readonly id: string;
  words: JournalWords;
  /** Words that another device has, or that it has taken the place of. */
  other: JournalWords | null = null;
  /** Another device has deleted the entry for good; the next word written here brings it back. */
  isGone = false;
  readonly #journals: EditedJournals;
  readonly #draftKey: string;
  /** What is stored, as far as this editor knows. */
  private base: JournalWords;
  /** What was stored from here and may still come back as news, and what a refusal brings back. */
  #known: JournalWords[] = [];
  /** The entry as it was last seen, for when another device deletes it meanwhile. */
  #last: Journal | null = null;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #storeTimer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #stop: (() => void) | null = null;

  constructor(journals: EditedJournals, uid: string, id: string) {
    this.id = id;
    this.#journals = journals;
    this.#draftKey = keyOfDraft(uid, `journals/${id}`);
    const entry = journals.find(id);
    this.base = entry ? wordsOf(entry) : NO_WORDS;
    this.#last = entry ? fieldsOf(entry) : null;
    this.words = this.base;
    makeAutoObservable<this, "base">(
      this,
      {
        id: false,
        words: observableRef,
        base: observableRef,
        other: observableRef,
      },
      { autoBind: true },
    );
    this.takeDraft();
  }

  /** Some of the words have not been handed to Firestore yet. */
  get isDirty(): boolean {
    return FIELDS.some((field) => this.words[field] !== this.base[field]);
  }

  start(): void {
    this.#stop = reaction(() => this.#journals.find(this.id), this.hear);
    if (this.isDirty) this.storeSoon();
  }

  /** Stores what is left. */
  end(): void {
    this.#stop?.();
    this.#stop = null;
    this.storeNow();
  }

  write(words: Partial<JournalWords>): void {
    this.words = { ...this.words, ...words };
    this.isGone = false;
    this.#keepTimer ??= setTimeout(this.keep, KEEP_AFTER);
    this.storeSoon();
  }

  /** Changes what is said about the entry; one that has no words yet begins with it. */
  describe(fields: Partial<Omit<Journal, "title" | "text">>): Promise<boolean> {
    this.storeNow();
    if (!this.#last) return this.begin(fields);
    this.#last = { ...this.#last, ...fields };
    return this.#journals.change(this.id, fields);
  }

  /** The page may be gone a moment later. */
  storeNow(): void {
    if (!this.#journals.isOpen) return;
    this.keep();
    clearTimeout(this.#storeTimer);
    this.#waitingSince = null;
    if (!this.isDirty || this.isGone) return;
    if (!this.#last) {
      if (FIELDS.some((field) => this.words[field].trim() !== "")) void this.begin({});
      return;
    }
    const { words } = this;
    const changed = Object.fromEntries(
      FIELDS.filter((field) => words[field] !== this.base[field]).map((field) => [field, words[field]]),
    );
    this.#last = { ...this.#last, ...words };
    void this.follow(this.#journals.change(this.id, changed));
  }

  /** Makes an entry of its own of the words that lost. */
  saveOther(): void {
    if (!this.other) return;
    const entry = { ...(this.#last ?? this.fresh()), ...this.other, created_at: Date.now() };
    void this.#journals.put(this.#journals.newId(), entry);
    this.other = null;
  }

  forgetOther(): void {
    this.other = null;
  }

  private begin(fields: Partial<Journal>): Promise<boolean> {
    this.#last = { ...this.fresh(), ...this.words, ...fields };
    return this.follow(this.#journals.put(this.id, this.#last));
  }

  private fresh(): Journal {
    return newJournal(localDayOf(new Date()), Date.now());
  }

  private async follow(written: Promise<boolean>): Promise<boolean> {
    this.#known.push(this.base, this.words);
    this.base = this.words;
    const isTaken = await written;
    if (!isTaken) this.takeBack();
    return isTaken;
  }

  /** The server has refused: the words stay here, and count as unsaved. */
  private takeBack(): void {
    const entry = this.#journals.find(this.id);
    this.base = entry ? wordsOf(entry) : NO_WORDS;
    if (!entry) this.#last = null;
    this.keep();
  }

  private hear(entry: JournalRecord | undefined): void {
    if (!entry) {
      if (this.#known.some((words) => isSame(words, this.base))) return;
      this.base = NO_WORDS;
      this.#last = null;
      this.isGone = true;
      return;
    }
    this.#last = fieldsOf(entry);
    const stored = wordsOf(entry);
    if (isSame(stored, this.base)) {
      if (!entry.pending) {
        this.#known = [];
        if (!this.isDirty) dropDraft(this.#draftKey);
      }
      return;
    }
    if (!this.#known.some((words) => isSame(words, stored))) this.meet(stored);
  }

  /** Another device has stored these words. What was typed here since goes on being what counts. */
  private meet(stored: JournalWords): void {
    const before = this.words;
    const mine = Object.fromEntries(
      FIELDS.filter((field) => before[field] !== this.base[field]).map((field) => [field, before[field]]),
    );
    this.base = stored;
    this.words = { ...stored, ...mine };
    const lost = isSame(this.words, stored) ? before : stored;
    // Words that another device has only gone on from are not lost.
    if (!this.words.text.includes(lost.text.trim())) this.other ??= lost;
  }

  private takeDraft(): void {
    const { title, text, from_title, from_text } = readDraft(this.#draftKey) ?? {};
    if (text?.[0] === undefined) return;
    const draft = { title: title?.[0] ?? "", text: text[0] };
    const from = { title: from_title?.[0] ?? "", text: from_text?.[0] ?? "" };
    if (isSame(draft, this.base)) {
      dropDraft(this.#draftKey);
      return;
    }
    if (!isSame(from, this.base) && !draft.text.includes(this.base.text.trim())) this.other = this.base;
    this.words = draft;
  }

  private keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (!this.isDirty) return;
    const { title, text } = this.words;
    keepDraft(this.#draftKey, {
      title: [title],
      text: [text],
      from_title: [this.base.title],
      from_text: [this.base.text],
    });
  }

  private storeSoon(): void {
    this.#waitingSince ??= Date.now();
    const left = STORE_AT_LEAST_EVERY - (Date.now() - this.#waitingSince);
    clearTimeout(this.#storeTimer);
    this.#storeTimer = setTimeout(this.storeNow, Math.max(0, Math.min(STORE_AFTER, left)));
  }
}

function fieldsOf({ id: _, pending: __, ...fields }: JournalRecord): Journal {
  return fields;
}

function wordsOf({ title, text }: JournalWords): JournalWords {
  return { title, text };
}

function isSame(a: JournalWords, b: JournalWords): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}
