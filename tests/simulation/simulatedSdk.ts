import { type Edit, type Fields, type Mutation, Sentinel } from "./fieldValues.ts";
import type { Page, SimulatedDevice, Target } from "./SimulatedDevice.ts";

interface Converter {
  readonly fromFirestore: (snapshot: object) => unknown;
}

interface Reference {
  readonly path: string;
  readonly id: string;
  readonly isCollection: boolean;
  readonly converter: Converter | null;
  readonly withConverter: (converter: Converter) => Reference;
}

const ID_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

class FieldPath {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }
}

/**
 * Stands in for Firestore's web SDK in a page: references, field values, writes and listeners as the stores use them
 * (`web/src/sync/startFirestore.ts`). Writes show at once and go through the device's queue.
 */
export function simulatedSdk(tab: Page, device: SimulatedDevice, now: () => number, random: () => number) {
  const db = { path: "" };

  const newId = () =>
    Array.from({ length: 20 }, () => ID_CHARACTERS[Math.floor(random() * ID_CHARACTERS.length)]).join("");

  const write = (mutations: readonly Mutation[]): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!tab.isOpen) return;
      device.write(tab, { mutations, at: new Date(now()), resolve, reject });
    });

  const listen = (target: Reference, ...rest: readonly unknown[]) => {
    const [next, fail] = rest.filter((part) => typeof part === "function") as [
      (snapshot: object) => void,
      ((error: Error) => void) | undefined,
    ];
    let last = "";
    let lastInputs: readonly unknown[] = [];
    const emitted: Target = {
      path: target.path,
      isCollection: target.isCollection,
      heardAt: null,
      emit: () => {
        const inputs = [emitted.heardAt === null, ...device.inputsOf(target)];
        if (inputs.length === lastInputs.length && inputs.every((input, index) => input === lastInputs[index])) return;
        lastInputs = inputs;
        const snapshot = target.isCollection
          ? listSnapshot(device, target, emitted)
          : documentSnapshot(device, target, emitted);
        if (snapshot === null || snapshot.key === last) return;
        last = snapshot.key;
        next(snapshot);
      },
      fail: (error) => fail?.(error),
    };
    tab.targets.add(emitted);
    device.changes += 1;
    return () => void tab.targets.delete(emitted);
  };

  const transact = <Result>(_: unknown, act: (transaction: object) => Promise<Result>) =>
    device.transact((read, mutations) => {
      const { commit: __, ...batch } = batchOf(mutations, write);
      return act({ ...batch, get: async ({ path }: Reference) => serverSnapshot(path, await read(path)) });
    });

  const fromServer = async (target: Reference) => {
    if (!device.isOnline) throw new Error("unavailable");
    await device.read(target.path);
    return documentSnapshot(device, target, { heardAt: 0 });
  };

  return {
    db,
    sdk: {
      doc: (parent: Reference, ...segments: string[]) =>
        reference([parent.path, ...(segments.length > 0 ? segments : [newId()])], false),
      collection: (parent: Reference, ...segments: string[]) => reference([parent.path, ...segments], true),
      collectionGroup: () => reference(["nowhere"], true),
      query: (target: Reference) => target,
      orderBy: () => null,
      limit: () => null,
      bytes: (plain: Uint8Array) => plain,
      fieldPath: (...names: string[]) => new FieldPath(names),
      deleteField: () => new Sentinel("delete"),
      serverTimestamp: () => new Sentinel("serverTimestamp"),
      arrayUnion: (...items: unknown[]) => new Sentinel("union", items),
      arrayRemove: (...items: unknown[]) => new Sentinel("remove", items),
      setDoc: (target: Reference, fields: Fields, options?: object) => write([setting(target, fields, options)]),
      updateDoc: (target: Reference, ...rest: unknown[]) => write([updating(target, rest)]),
      deleteDoc: (target: Reference) => write([{ kind: "delete", path: target.path }]),
      writeBatch: () => batchOf([], write),
      onSnapshot: listen,
      getDoc: fromServer,
      getDocFromServer: fromServer,
      getDocFromCache: async (target: Reference) => documentSnapshot(device, target, { heardAt: null }),
      getDocsFromServer: () => Promise.reject(new Error("unavailable")),
      runTransaction: transact,
      waitForPendingWrites: () => new Promise<void>(() => undefined),
      terminate: async () => tab.targets.clear(),
      clearIndexedDbPersistence: async () => device.evict(),
    },
  };
}

function reference(names: readonly string[], isCollection: boolean, converter: Converter | null = null): Reference {
  const path = names.filter((name) => name !== "").join("/");
  return {
    path,
    id: path.slice(path.lastIndexOf("/") + 1),
    isCollection,
    converter,
    withConverter: (other) => reference([path], isCollection, other),
  };
}

/** A batch, or what a transaction writes. */
function batchOf(mutations: Mutation[], write: (mutations: readonly Mutation[]) => Promise<void>) {
  const batch = {
    set: (target: Reference, fields: Fields, options?: object) => add(setting(target, fields, options)),
    update: (target: Reference, ...rest: unknown[]) => add(updating(target, rest)),
    delete: (target: Reference) => add({ kind: "delete", path: target.path }),
    commit: () => write(mutations),
  };
  const add = (mutation: Mutation) => {
    mutations.push(mutation);
    return batch;
  };
  return batch;
}

function setting(target: Reference, fields: Fields, options: object = {}): Mutation {
  const { mergeFields } = options as { mergeFields?: readonly unknown[] };
  if (!mergeFields) return { kind: "replace", path: target.path, fields };
  const edits = mergeFields.map(namesOf).map((path): Edit => ({ path, value: valueAt(fields, path) }));
  return { kind: "edit", path: target.path, edits, mustExist: false };
}

function updating(target: Reference, [first, second, ...others]: readonly unknown[]): Mutation {
  const isPath = typeof first === "string" || first instanceof FieldPath;
  const pairs = isPath ? [first, second, ...others] : Object.entries(Object(first)).flat();
  const edits = pairs.flatMap((path, index): Edit[] =>
    index % 2 === 0 ? [{ path: namesOf(path), value: pairs[index + 1] }] : [],
  );
  return { kind: "edit", path: target.path, edits, mustExist: true };
}

function namesOf(path: unknown): readonly string[] {
  return path instanceof FieldPath ? path.names : String(path).split(".");
}

function valueAt(fields: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => Object(value)[name], fields);
}

function serverSnapshot(path: string, fields: Fields | null) {
  const ref = reference([path], false);
  return { id: ref.id, ref, exists: () => fields !== null, data: () => fields ?? undefined };
}

/** Null as long as the SDK says nothing: the server is asked, and the device does not know the document. */
function documentSnapshot(
  device: SimulatedDevice,
  { path, converter }: Reference,
  { heardAt }: Pick<Target, "heardAt">,
) {
  const shown = device.shown(path);
  if (shown === undefined && device.isOnline) return null;
  return snapshotOf(device, path, shown ?? null, heardAt === null, converter);
}

function listSnapshot(device: SimulatedDevice, { path, converter }: Reference, { heardAt }: Target) {
  const found = device.pathsIn(path).flatMap((each) => {
    const shown = device.shown(each);
    return shown ? [snapshotOf(device, each, shown, heardAt === null, converter)] : [];
  });
  if (found.length === 0 && heardAt === null && device.isOnline) return null;
  return {
    key: JSON.stringify([heardAt === null, found.map(({ key }) => key)]),
    docs: found,
    empty: found.length === 0,
    size: found.length,
    metadata: {
      fromCache: heardAt === null,
      hasPendingWrites: found.some(({ metadata }) => metadata.hasPendingWrites),
    },
    docChanges: () => found.map((doc) => ({ type: "modified", doc })),
  };
}

function snapshotOf(
  device: SimulatedDevice,
  path: string,
  shown: Fields | null,
  fromCache: boolean,
  converter: Converter | null,
) {
  const hasPendingWrites = device.pending(path).length > 0;
  const ref = reference([path], false);
  const raw = { id: ref.id, ref, exists: () => shown !== null, data: () => shown ?? undefined };
  return {
    ...raw,
    key: JSON.stringify([path, shown, fromCache, hasPendingWrites]),
    metadata: { fromCache, hasPendingWrites },
    data: () => (shown === null ? undefined : (converter?.fromFirestore(raw) ?? shown)),
  };
}
