/** A mistake in the sync code that somebody could make. */
export interface PlantedFault {
  readonly name: string;
  /** Where, below `web/src`. */
  readonly file: string;
  /** The code as it is. */
  readonly right: string;
  readonly wrong: string;
}

/** `npm run simulate -- --faults` plants them one at a time, and every one must be found. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: "a lost write is dropped instead of repeated",
    file: "app/session/UnsentStore.ts",
    right: "else void this.again(key, write);",
    wrong: "else dropWrite(key);",
  },
  {
    name: "a conflict is won without a word",
    file: "app/session/UnsentStore.ts",
    right: 'return write.isTold || wanted.some((edit) => this.isConflict(edit, write)) ? "show" : "repeat";',
    wrong: 'return write.isTold ? "show" : "repeat";',
  },
  {
    name: "a conflict is dropped without a word",
    file: "app/session/UnsentStore.ts",
    right: "this.show(key, write);\n      else",
    wrong: "dropWrite(key);\n      else",
  },
  {
    name: "without a network, a lost write is not shown",
    file: "app/session/UnsentStore.ts",
    right: "(await isSoon(heard)) ? [] :",
    wrong: "true ? [] :",
  },
  {
    name: "a missing edit counts as stored",
    file: "sync/leftWrites.ts",
    right: 'return "as before";\n  if (holds',
    wrong: 'return "there";\n  if (holds',
  },
  {
    name: "what another device has written counts as unchanged",
    file: "sync/leftWrites.ts",
    right: 'was.length === 0 ? "as before" : "other"',
    wrong: 'was.length === 0 ? "as before" : "as before"',
  },
  {
    name: "a deleted row counts as one that was never there",
    file: "sync/leftWrites.ts",
    right: "return whole === undefined || Object",
    wrong: "return false && Object",
  },
  {
    name: "a document missing from the cache counts as not there",
    file: "sync/DocumentMirror.ts",
    right: "if (!snapshot.exists() && (snapshot.metadata.fromCache || this.isPreview)) {",
    wrong:
      "if (!snapshot.exists()) hasRead(snapshot.ref.path, null);\n    if (!snapshot.exists() && (snapshot.metadata.fromCache || this.isPreview)) {",
  },
  {
    name: "a write leaves the log once the device has taken it",
    file: "sync/firestoreSdk.ts",
    right: "written.then(answered, answered);",
    wrong: "answered();",
  },
  {
    name: "writes that waited for Firestore are dropped",
    file: "sync/firestoreSdk.ts",
    right: "[...waiting.writes, ...waiting.others]",
    wrong: "[...waiting.others]",
  },
  {
    name: "every page has the same name in the log",
    file: "sync/writeLog.ts",
    right: "export const PAGE =",
    wrong: 'export const PAGE = "page";\nexport const DRAWN =',
  },
  {
    name: "deletions are not logged",
    file: "sync/writeLog.ts",
    right: 'if (name === "delete") return [{ path: [] }];',
    wrong: 'if (name === "delete") return [];',
  },
  {
    name: "a newer write takes what another page has left",
    file: "sync/writeLog.ts",
    right: "(isRemoval || ours.has(edit))",
    wrong: "true",
  },
  {
    name: "a newer write leaves what another page has left and this one shows",
    file: "sync/writeLog.ts",
    right: "|| isSameValue(knownAt(edit), edit.value);",
    wrong: ";",
  },
  {
    name: "what this page wrote before counts as what was there",
    file: "sync/writeLog.ts",
    right: "mine.find((edit) => isSameValue(edit.path, path))?.was ??",
    wrong: "undefined ??",
  },
  {
    name: "nobody looks at what closed pages have left",
    file: "sync/writeLog.ts",
    right: "some((key) => pageOf(key) !== PAGE)",
    wrong: "some(() => false)",
  },
  {
    name: "a page is never seen as closed",
    file: "sync/leftWrites.ts",
    right: "return !signal.aborted;",
    wrong: "return false;",
  },
  {
    name: "an edit stays shown after its answer",
    file: "sync/DocumentMirror.ts",
    right: "this.#edits = this.#edits.filter((other) => other !== edits);",
    wrong: "",
  },
  {
    name: "a list keeps its changed documents as they were",
    file: "sync/CollectionMirror.ts",
    right: "changed.has(doc.id) ? [] : [[doc.id, doc]]",
    wrong: "[[doc.id, doc]]",
  },
  {
    name: "a row is written as a whole, as this page last saw it",
    file: "features/dashboard/ChecklistStore.ts",
    right: "const edits = Object.entries(fields).map(",
    wrong: "const edits = Object.entries({ ...this.#mirror.document?.items[id], ...fields }).map(",
  },
  {
    name: "what was there before Firestore started counts as unknown",
    file: "sync/DocumentMirror.ts",
    right: "hasRead(this.reference.path, this.#stored);\n    this.#listening.previewed();",
    wrong: "this.#listening.previewed();",
  },
  {
    name: "a new task is added twice",
    file: "features/dashboard/ChecklistStore.ts",
    right: "return this.follow(id, this.put(id, item), text.notAdded",
    wrong: "void this.put(this.newRowId(), item);\n    return this.follow(id, this.put(id, item), text.notAdded",
  },
  {
    name: "what a full device could not store counts as saved",
    file: "sync/WriteStatus.ts",
    right: "return this.refuse(refusal);",
    wrong: "return true;",
  },
  {
    name: "the keys of shares are left for another student",
    file: "app/session/PlanLifecycle.ts",
    right: "dropShareKeys();",
    wrong: "",
  },
];
