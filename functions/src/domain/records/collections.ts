/** What is known about a collection below a student's document. */
export interface CollectionFacts {
  /**
   * - `rows`: a document is a list of rows (`rowList`). Each write changes one row.
   * - `documents`: one document for each record.
   * - `fixed`: documents with fixed ids, each with its own fields.
   * - `index`: documents that repeat what screens need of all records of another collection.
   */
  readonly shape: "rows" | "documents" | "fixed" | "index";
  /** The ids of its documents, or `any`. */
  readonly ids: readonly string[] | "any";
  /** What the security rules allow the student. */
  readonly student: "writes" | "reads" | "nothing";
  /** Whether a download contains it, and whether an import restores it. Imported documents are always downloaded. */
  readonly planFile: "imported" | "downloaded" | "left out";
  /**
   * When a guest's plan moves into an account: what happens to a document that both have. `rows`, `tasks` and `fields`
   * are merged. `account's` keeps the account's document. Nothing is moved from a collection that `stays`.
   */
  readonly merge: "rows" | "tasks" | "fields" | "account's" | "stays";
  /**
   * When a sample student's plan is deleted. A `written` collection is filled by `sampleDocuments` and deleted, a
   * `deleted` one is only deleted. A `kept` one belongs to the visitor and moves into an account, where `merge` says so. A
   * `left` one is not touched.
   */
  readonly sample: "written" | "deleted" | "kept" | "left";
  /**
   * What a page does with a write of an earlier page that the server rejects, or that another device has overwritten
   * (`UnsentStore`). `restored`: the student decides. `drafts`: its editor keeps drafts. `dropped`: a click can make it
   * again.
   */
  readonly unsent: "restored" | "drafts" | "dropped";
  /** Fields that hold what the last change replaced. A write that is late goes without them: a newer change has its own. */
  readonly replaced?: readonly string[];
  /** Whether a share can contain its records. */
  readonly isShared: boolean;
  /** Whether its documents put dates into the calendar. */
  readonly hasDates: boolean;
  /** Whether the site search finds its records. */
  readonly isSearched: boolean;
}

const LIST = { shape: "rows", ids: ["all"], student: "writes" } as const;
const DOCUMENTS = { shape: "documents", ids: "any", student: "writes" } as const;
/** A part of the plan that lists of rows hold. */
const OWN_ROWS = { planFile: "imported", merge: "rows", sample: "written", unsent: "restored" } as const;
const OWN_RECORDS = { planFile: "imported", merge: "account's", sample: "written" } as const;
const NOWHERE = { isShared: false, hasDates: false, isSearched: false } as const;

/**
 * The register of all collections below `users/{uid}`. Everything else that goes through collections is derived from it
 * or has an entry for each, which the compiler demands. A test compares it with the security rules. The schemas are in
 * `collectionSchemas.ts`, so that a page can use these facts without loading them.
 *
 * Deleting an account deletes everything below the student's document, and `/privacy` describes every collection, so
 * neither is a fact here. To add one, follow "Add a kind of record" in docs/CONTRIBUTING.md.
 */
export const COLLECTIONS = {
  checklists: {
    shape: "rows",
    ids: "any",
    student: "writes",
    planFile: "imported",
    merge: "tasks",
    sample: "deleted",
    unsent: "restored",
    isShared: true,
    hasDates: true,
    isSearched: true,
  },
  photos: {
    shape: "fixed",
    ids: ["profile"],
    student: "writes",
    planFile: "imported",
    merge: "account's",
    sample: "deleted",
    unsent: "dropped",
    ...NOWHERE,
  },
  /** A shift is a part of its experience. */
  experiences: { ...DOCUMENTS, ...OWN_RECORDS, unsent: "restored", isShared: true, hasDates: false, isSearched: true },
  /** Experiences and essays have their dates and search results from here. */
  summaries: {
    shape: "index",
    ids: ["experiences", "journals", "essays"],
    student: "writes",
    planFile: "imported",
    merge: "rows",
    sample: "written",
    unsent: "dropped",
    isShared: false,
    hasDates: true,
    isSearched: false,
  },
  scores: { ...LIST, ...OWN_ROWS, isShared: true, hasDates: true, isSearched: true },
  schools: { ...LIST, ...OWN_ROWS, isShared: true, hasDates: true, isSearched: true },
  courses: { ...LIST, ...OWN_ROWS, isShared: true, hasDates: false, isSearched: true },
  season: { ...LIST, ...OWN_ROWS, replaced: ["earlier"], isShared: true, hasDates: true, isSearched: false },
  interviews: { ...LIST, ...OWN_ROWS, isShared: true, hasDates: true, isSearched: true },
  journals: { ...DOCUMENTS, ...OWN_RECORDS, unsent: "restored", isShared: true, hasDates: false, isSearched: true },
  essays: { ...DOCUMENTS, ...OWN_RECORDS, unsent: "restored", isShared: true, hasDates: false, isSearched: true },
  essayVersions: { shape: "rows", ids: "any", student: "writes", ...OWN_RECORDS, unsent: "drafts", ...NOWHERE },
  applications: {
    shape: "rows",
    ids: "any",
    student: "writes",
    ...OWN_ROWS,
    isShared: true,
    hasDates: false,
    isSearched: false,
  },
  letters: { ...LIST, ...OWN_ROWS, isShared: false, hasDates: true, isSearched: true },
  savedResources: { ...LIST, ...OWN_ROWS, isShared: false, hasDates: false, isSearched: true },
  timelines: { ...LIST, ...OWN_ROWS, ...NOWHERE },
  practices: { ...LIST, ...OWN_ROWS, isShared: false, hasDates: false, isSearched: true },
  /** The functions write `calendarFeed`, and no import restores it: the file does not have the address's key. */
  settings: {
    shape: "fixed",
    ids: ["tracker", "calendarFeed"],
    student: "writes",
    planFile: "imported",
    merge: "fields",
    sample: "written",
    unsent: "restored",
    isShared: true,
    hasDates: true,
    isSearched: false,
  },
  /** A share stays with the account that made it. Guests cannot share, so a guest's list says nothing true. */
  shares: { ...LIST, planFile: "downloaded", merge: "stays", sample: "kept", unsent: "dropped", ...NOWHERE },
  /** Imported messages would reach support as new ones. */
  supportThreads: {
    ...DOCUMENTS,
    planFile: "downloaded",
    merge: "account's",
    sample: "kept",
    unsent: "restored",
    isShared: false,
    hasDates: false,
    isSearched: true,
  },
  /** How many messages support got from the student today. */
  supportQuotas: {
    shape: "fixed",
    ids: ["messages"],
    student: "writes",
    planFile: "left out",
    merge: "account's",
    sample: "left",
    unsent: "dropped",
    ...NOWHERE,
  },
  /** What has happened to the student's shares. */
  shareNews: {
    shape: "fixed",
    ids: ["all"],
    student: "reads",
    planFile: "left out",
    merge: "stays",
    sample: "left",
    unsent: "dropped",
    ...NOWHERE,
  },
  /** Where the account has logged in before, as hashes. */
  devices: {
    shape: "documents",
    ids: "any",
    student: "nothing",
    planFile: "left out",
    merge: "account's",
    sample: "left",
    unsent: "dropped",
    ...NOWHERE,
  },
} as const satisfies Readonly<Record<string, CollectionFacts>>;

type Facts = typeof COLLECTIONS;
export type Collection = keyof Facts;
/** The facts that every collection has. */
type EachFact = Exclude<keyof CollectionFacts, "replaced">;

/** The collections with one of these values of a fact. */
export type CollectionWith<Fact extends EachFact, Value extends CollectionFacts[Fact]> = {
  [Name in Collection]: Facts[Name][Fact] extends Value ? Name : never;
}[Collection];

/** What a plan file contains. */
export type PlanCollection = CollectionWith<"planFile", "imported" | "downloaded">;
/** The lists of rows that are one document. */
export type SingleList = CollectionWith<"shape", "rows"> & CollectionWith<"ids", readonly ["all"]>;

// The keys are exactly the names of the type.
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as readonly Collection[];

export function byCollection<Value>(make: (name: Collection) => Value): Readonly<Record<Collection, Value>> {
  // One entry for each name.
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, make(name)])) as Record<Collection, Value>;
}

/** Null for a collection of a later release. */
export function collectionOf(name: string): Collection | null {
  return COLLECTION_NAMES.find((known) => known === name) ?? null;
}

export function collectionsWith<Fact extends EachFact, const Value extends CollectionFacts[Fact]>(
  fact: Fact,
  ...values: readonly Value[]
): readonly CollectionWith<Fact, Value>[] {
  const wanted: readonly CollectionFacts[Fact][] = values;
  return COLLECTION_NAMES.filter((name): name is CollectionWith<Fact, Value> => {
    const facts: CollectionFacts = COLLECTIONS[name];
    return wanted.includes(facts[fact]);
  });
}
