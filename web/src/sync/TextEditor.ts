import { makeAutoObservable, observableRef, reaction } from "mobx";
import { dropDraft, keepDraft, readDraft } from "../base/drafts.ts";
import type { Mirrored } from "./CollectionMirror.ts";

/**
 * How long after a key press the text is kept on this device, and how long after the last one it is stored, in
 * milliseconds.
 */
const KEEP_AFTER = 300;
const STORE_AFTER = 2_000;
/** Text is stored even if the student never pauses, in milliseconds. */
const STORE_AT_LEAST_EVERY = 15_000;

/** The texts of a record that the student types into. */
export type WordsOf<Field extends string> = { readonly [Name in Field]: string };

/** What an editor needs from the store of its records. */
export interface EditedRecords<Stored extends object> {
  readonly isOpen: boolean;
  find(id: string): Mirrored<Stored> | undefined;
  put(id: string, record: Stored): Promise<boolean>;
  change(id: string, fields: Partial<Stored>): Promise<boolean>;
}

export interface TextEditorOptions<Stored extends object, Field extends string> {
  readonly id: string;
  readonly records: EditedRecords<Stored>;
  readonly draftKey: string;
  readonly fields: readonly Field[];
  /** The field whose overwritten content is offered again. */
  readonly main: Field;
  /** An empty record, started now. */
  readonly fresh: () => Stored;
  readonly onStart?: () => void;
  /** Another device has overwritten these words, or they were written there. `last`: the record they belong to. */
  readonly onOther?: (lost: WordsOf<Field>, last: Stored) => void;
  /** Words are about to be stored instead of others. */
  readonly onStore?: (before: WordsOf<Field>, after: WordsOf<Field>) => void;
}

/**
 * The texts of one record while they are edited. They are kept on this device almost at once and stored at a pause. If
 * two devices write the same field, the later one wins, and the overwritten text is offered again.
 */
export class TextEditor<Stored extends WordsOf<Field>, Field extends string> {
  readonly id: string;
  words: WordsOf<Field>;
  /** A version from another device, or one that another device has overwritten. */
  other: WordsOf<Field> | null = null;
  /** Another device has deleted the record permanently. Typing here restores it. */
  isGone = false;
  readonly #options: TextEditorOptions<Stored, Field>;
  /** What is stored, as far as this editor knows. */
  private base: WordsOf<Field>;
  /** Versions stored from here that the listener may still report, and that a rejected write restores. */
  #known: WordsOf<Field>[] = [];
  /** The record as last seen, in case another device deletes it. */
  #last: Stored | null = null;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #storeTimer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #stop: (() => void) | null = null;

  constructor(options: TextEditorOptions<Stored, Field>) {
    this.id = options.id;
    this.#options = options;
    const record = options.records.find(options.id);
    this.base = this.wordsOf(record);
    this.#last = record ? fieldsOf(record) : null;
    this.words = this.base;
    makeAutoObservable<this, "base">(
      this,
      {
        id: false,
        isStarted: false,
        words: observableRef,
        base: observableRef,
        other: observableRef,
      },
      { autoBind: true },
    );
    this.takeDraft();
  }

  /** Some of the text has not been passed to Firestore yet. */
  get isDirty(): boolean {
    return this.#options.fields.some((field) => this.words[field] !== this.base[field]);
  }

  /** Between `start` and `end`. */
  get isStarted(): boolean {
    return this.#stop !== null;
  }

  start(): void {
    this.#options.onStart?.();
    this.#stop = reaction(() => this.#options.records.find(this.id), this.hear);
    if (this.isDirty) this.storeSoon();
  }

  /** Stores the rest. */
  end(): void {
    this.#stop?.();
    this.#stop = null;
    this.storeNow();
  }

  write(words: Partial<WordsOf<Field>>): void {
    this.words = { ...this.words, ...words };
    this.isGone = false;
    this.#keepTimer ??= setTimeout(this.keep, KEEP_AFTER);
    this.storeSoon();
  }

  /** Changes the record's other fields. A record without text is created by it. */
  describe(fields: Partial<Omit<Stored, Field>>): Promise<boolean> {
    this.storeNow();
    // None of these is a text, so they are fields of the whole record.
    const changes = fields as Partial<Stored>;
    if (!this.#last) return this.begin(changes);
    this.#last = { ...this.#last, ...changes };
    return this.#options.records.change(this.id, changes);
  }

  /** The page may be unloaded a moment later. */
  storeNow(): void {
    const { records, fields, onStore } = this.#options;
    if (!records.isOpen) return;
    this.keep();
    clearTimeout(this.#storeTimer);
    this.#waitingSince = null;
    if (!this.isDirty || this.isGone) return;
    if (!this.#last) {
      if (fields.some((field) => this.words[field].trim() !== "")) void this.begin({});
      return;
    }
    const { words, base } = this;
    onStore?.(base, words);
    const changed = Object.fromEntries(
      fields.filter((field) => words[field] !== base[field]).map((field) => [field, words[field]]),
    ) as Partial<Stored>;
    this.#last = { ...this.#last, ...words };
    void this.follow(records.change(this.id, changed));
  }

  /** The overwritten words, and the record they belong to. The caller has saved them elsewhere. */
  takeOther(): { readonly words: WordsOf<Field>; readonly record: Stored } | null {
    const words = this.other;
    this.other = null;
    return words && { words, record: this.#last ?? this.#options.fresh() };
  }

  forgetOther(): void {
    this.other = null;
  }

  private begin(fields: Partial<Stored>): Promise<boolean> {
    this.#last = { ...this.#options.fresh(), ...this.words, ...fields };
    return this.follow(this.#options.records.put(this.id, this.#last));
  }

  private async follow(written: Promise<boolean>): Promise<boolean> {
    this.#known.push(this.base, this.words);
    this.base = this.words;
    const isTaken = await written;
    if (!isTaken) this.takeBack();
    // While it is started, the listener drops the draft.
    else if (!this.isStarted && !this.isDirty) this.dropOwnDraft();
    return isTaken;
  }

  /** A later editor of the same record may have other words there. */
  private dropOwnDraft(): void {
    const { draftKey } = this.#options;
    const kept = readDraft(draftKey) ?? {};
    const words = this.from((field) => kept[field]?.[0] ?? "");
    if (this.isSame(words, this.words)) dropDraft(draftKey);
  }

  /** The server has rejected the write: the text stays here and counts as unsaved. */
  private takeBack(): void {
    const record = this.#options.records.find(this.id);
    this.base = this.wordsOf(record);
    if (!record) this.#last = null;
    this.keep();
  }

  private hear(record: Mirrored<Stored> | undefined): void {
    if (!record) {
      if (this.#known.some((words) => this.isSame(words, this.base))) return;
      this.base = this.wordsOf(undefined);
      this.#last = null;
      this.isGone = true;
      return;
    }
    this.#last = fieldsOf(record);
    const stored = this.wordsOf(record);
    if (this.isSame(stored, this.base)) {
      if (!record.pending) {
        this.#known = [];
        if (!this.isDirty) dropDraft(this.#options.draftKey);
      }
      return;
    }
    if (!this.#known.some((words) => this.isSame(words, stored))) this.meet(stored);
  }

  /** Another device has stored this text. What was typed here since then has priority. */
  private meet(stored: WordsOf<Field>): void {
    const before = this.words;
    const mine = Object.fromEntries(
      this.#options.fields.filter((field) => before[field] !== this.base[field]).map((field) => [field, before[field]]),
    );
    this.base = stored;
    this.words = { ...stored, ...mine };
    this.offer(this.isSame(this.words, stored) ? before : stored);
  }

  /** Text that another device has only continued is not lost. */
  private offer(lost: WordsOf<Field>): void {
    const { main, fresh, onOther } = this.#options;
    if (this.words[main].includes(lost[main].trim())) return;
    this.other ??= lost;
    onOther?.(lost, this.#last ?? fresh());
  }

  private takeDraft(): void {
    const { fields, draftKey } = this.#options;
    const kept = readDraft(draftKey) ?? {};
    if (!fields.some((field) => kept[field]?.[0] !== undefined)) return;
    const draft = this.from((field) => kept[field]?.[0] ?? "");
    if (this.isSame(draft, this.base)) {
      dropDraft(draftKey);
      return;
    }
    const origin = this.from((field) => kept[`from_${field}`]?.[0] ?? "");
    this.words = draft;
    if (!this.isSame(origin, this.base)) this.offer(this.base);
  }

  private keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (!this.isDirty) return;
    const kept = this.#options.fields.flatMap((field) => [
      [field, [this.words[field]]],
      [`from_${field}`, [this.base[field]]],
    ]);
    keepDraft(this.#options.draftKey, Object.fromEntries(kept));
  }

  private storeSoon(): void {
    this.#waitingSince ??= Date.now();
    const left = STORE_AT_LEAST_EVERY - (Date.now() - this.#waitingSince);
    clearTimeout(this.#storeTimer);
    this.#storeTimer = setTimeout(this.storeNow, Math.max(0, Math.min(STORE_AFTER, left)));
  }

  private wordsOf(record: Stored | undefined): WordsOf<Field> {
    return this.from((field) => record?.[field] ?? "");
  }

  private from(wordOf: (field: Field) => string): WordsOf<Field> {
    // Every field is in the list.
    return Object.fromEntries(this.#options.fields.map((field) => [field, wordOf(field)])) as WordsOf<Field>;
  }

  private isSame(a: WordsOf<Field>, b: WordsOf<Field>): boolean {
    return this.#options.fields.every((field) => a[field] === b[field]);
  }
}

function fieldsOf<Stored extends object>({ id: _, pending: __, ...fields }: Mirrored<Stored>): Stored {
  // The mirror has added only these two.
  return fields as unknown as Stored;
}
