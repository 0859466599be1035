import { createHash } from "node:crypto";
import type { PlanCollection } from "@domain/records/collections.ts";
import { IMPORTED_COLLECTIONS } from "@domain/records/planFile.ts";
import type { Auth } from "firebase-admin/auth";
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  Timestamp,
} from "firebase-admin/firestore";
import type { ApiCallName } from "../../../../functions/src/domain/api/apiCalls.ts";
import {
  attemptsPath,
  CALENDAR_FEEDS,
  CHECKLIST_TEMPLATES,
  calendarFeedPath,
  calendarFeedTokenPath,
  checklistsPath,
  devicePath,
  journalIndexPath,
  REMINDERS,
  remindersPath,
  SHARE_COMMENTS,
  SHARE_REPORTS,
  SHARES,
  STAGE_CATEGORIES,
  shareCommentsPath,
  shareNewsPath,
  sharePath,
  shareReportPath,
  userCollectionPath,
  userPath,
} from "../../../../functions/src/domain/records/firestorePaths.ts";

/** What a floor call may use: the Admin SDK, and the parts of the request that its reads and writes depend on. */
export interface FloorRequest {
  readonly db: Firestore;
  readonly auth: Auth;
  /** The ID token. */
  readonly token: string;
  readonly body: FloorBody;
  readonly device: string;
}

/** The fields of any body that a floor call uses. They are not checked. */
export interface FloorBody {
  readonly stageId: string;
  readonly previousStageId: string;
  readonly newStageId: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly guestToken: string;
  readonly uids: readonly string[];
  readonly shareId: string;
  readonly tokenHash: string;
  readonly feedHash: string;
  readonly calendarSources: readonly string[];
  readonly user: Readonly<Record<string, unknown>>;
  readonly collections: Readonly<Partial<Record<PlanCollection, Readonly<Record<string, object>>>>>;
}

type Floor = (request: FloorRequest) => Promise<unknown>;

/**
 * The least each call can be: it verifies the same token, makes the same reads and writes with the Admin SDK as soon as
 * what they depend on is known, and nothing else. `tests/api/floor.test.ts` compares the numbers of reads and writes.
 */
export const floorCalls: Readonly<Record<ApiCallName, Floor>> = {
  checkUser: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    return (await db.doc(userPath(uid)).get()).data();
  },
  dashboardUser: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    return (await db.doc(userPath(uid)).get()).data();
  },
  getStages: async ({ db, auth, token }) => {
    await auth.verifyIdToken(token, true);
    return (await db.collection(STAGE_CATEGORIES).get()).docs.map((doc) => doc.data());
  },
  checklistItems: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    const user = await db.doc(userPath(uid)).get();
    const lists = db.collection(checklistsPath(uid));
    const snapshots = await db.getAll(lists.doc(user.get("current_stage")), lists.doc(user.get("previous_stage")));
    return snapshots.map((snapshot) => snapshot.data());
  },
  register: async ({ db, auth, token, body: { stageId, previousStageId } }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    const userRef = db.doc(userPath(uid));
    return db.runTransaction(async (transaction) => {
      await Promise.all([transaction.get(userRef), db.collection(STAGE_CATEGORIES).get()]);
      await createLists(transaction, db, uid, [stageId, previousStageId]);
      transaction.create(userRef, { current_stage: stageId, previous_stage: previousStageId });
      transaction.create(db.doc(journalIndexPath(uid)), {});
    });
  },
  changeStage: async ({ db, auth, token, body: { newStageId, previousStageId } }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    const userRef = db.doc(userPath(uid));
    return db.runTransaction(async (transaction) => {
      const [user] = await Promise.all([transaction.get(userRef), db.collection(STAGE_CATEGORIES).get()]);
      await createLists(transaction, db, uid, [newStageId, previousStageId]);
      transaction.update(userRef, { current_stage: newStageId, previous_stage: previousStageId });
      return user.data();
    });
  },
  deleteUser: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    const userRef = db.doc(userPath(uid));
    await Promise.all([userRef.get(), findShares(db, uid)]);
    await deleteAll(db, userRef);
    await feedsOf(db, uid).get();
    await db.doc(remindersPath(uid)).get();
    await auth.deleteUser(uid);
    await Promise.all([userRef.get(), userRef.listCollections(), ofStudent(db.collection(SHARES), uid)]);
  },
  logOutEverywhere: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    await db.runTransaction((transaction) => transaction.get(db.doc(remindersPath(uid))));
    await auth.revokeRefreshTokens(uid);
  },
  threadAccounts: async ({ auth, token, body: { uids } }) => {
    await auth.verifyIdToken(token, true);
    return (await auth.getUsers(uids.map((uid) => ({ uid })))).users;
  },
  reports: async () => undefined,
  commentOnShare: async ({ db, body: { shareId } }) => {
    const [sender, onShare, day] = [attempts(db, "sender"), attempts(db, "share"), attempts(db, "day")] as const;
    await Promise.all([db.getAll(sender, onShare, day), db.doc(sharePath(shareId)).get()]);
    await db.collection(shareCommentsPath(shareId)).where("from", "==", "reader").count().get();
    const written = db.runTransaction(async (transaction) => {
      const share = await transaction.get(db.doc(sharePath(shareId)));
      transaction.create(db.collection(shareCommentsPath(shareId)).doc(), { uid: share.get("uid") });
      transaction.set(db.doc(shareNewsPath(share.get("uid"))), { items: {} });
    });
    await Promise.all([written, count(sender), count(onShare), count(day)]);
  },
  openShare: async ({ db, body: { shareId } }) => {
    const sender = attempts(db, "sender");
    await sender.get();
    const written = db.runTransaction(async (transaction) => {
      const share = await transaction.get(db.doc(sharePath(shareId)));
      transaction.set(db.doc(shareNewsPath(share.get("uid"))), { items: {} });
    });
    await Promise.all([written, count(sender)]);
  },
  reportShare: async ({ db, body: { shareId } }) => {
    const sender = attempts(db, "sender");
    await Promise.all([sender.get(), db.doc(sharePath(shareId)).get()]);
    await Promise.all([db.doc(shareReportPath(shareId)).set({}), count(sender)]);
  },
  registerEmail: async ({ db, auth, body: { name, email, password } }) => {
    const [taken, made] = [attempts(db, "taken"), attempts(db, "made")] as const;
    await db.getAll(taken, made);
    const { uid } = await auth.createUser({ displayName: name, email, password });
    const [customToken] = await Promise.all([auth.createCustomToken(uid), count(made)]);
    return { uid, customToken };
  },
  loginEmail: async ({ db, auth, device, body: { email, password } }) => {
    await db.getAll(attempts(db, email), attempts(db, "sender"));
    const uid = await signInWithPassword(email, password);
    const [customToken] = await Promise.all([
      auth.createCustomToken(uid),
      db.doc(devicePath(uid, device)).set({ expires_at: Timestamp.now() }),
    ]);
    return { uid, customToken };
  },
  mergeGuest: async ({ db, auth, token, body: { guestToken } }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    const guest = await auth.verifyIdToken(guestToken, true);
    await auth.getUser(guest.uid);
    const [guestRef, accountRef] = [db.doc(userPath(guest.uid)), db.doc(userPath(uid))];
    const [, collections] = await Promise.all([guestRef.get(), guestRef.listCollections()]);
    const isList = ({ id }: CollectionReference) => id !== "experiences";
    await mergeLists(db, collections.filter(isList), accountRef);
    await Promise.all(
      collections.filter((each) => !isList(each)).map((each) => copy(db, each, accountRef.collection(each.id))),
    );
    await db.runTransaction(async (transaction) => {
      const [user] = await transaction.getAll(guestRef, accountRef);
      transaction.create(accountRef, user?.data() ?? {});
    });
    await Promise.all([guestRef.get(), findShares(db, guest.uid)]);
    await deleteAll(db, guestRef);
    await feedsOf(db, guest.uid).get();
    await db.doc(remindersPath(guest.uid)).get();
    await auth.deleteUser(guest.uid);
  },
  importPlan: async ({ db, auth, token, body: { user, collections } }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    const userRef = db.doc(userPath(uid));
    await db.runTransaction(async (transaction) => {
      const read = IMPORTED_COLLECTIONS.map((name) => {
        const collection = db.collection(userCollectionPath(uid, name));
        return transaction.get(name === "checklists" ? collection : collection.limit(2));
      });
      const [found] = await Promise.all([
        Promise.all(read),
        transaction.get(userRef),
        db.collection(STAGE_CATEGORIES).get(),
      ]);
      for (const { ref } of found.flatMap(({ docs }) => docs)) transaction.delete(ref);
      transaction.set(userRef, user);
      for (const name of IMPORTED_COLLECTIONS) {
        const collection = db.collection(userCollectionPath(uid, name));
        for (const [id, fields] of Object.entries(collections[name] ?? {})) transaction.set(collection.doc(id), fields);
      }
      transaction.set(db.doc(journalIndexPath(uid)), {});
    });
  },
  makeCalendarFeed: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    await auth.getUser(uid);
    await db.runTransaction(async (transaction) => {
      await transaction.getAll(db.doc(userPath(uid)), db.doc(calendarFeedPath(uid)));
      await transaction.get(feedsOf(db, uid));
      transaction.set(db.doc(calendarFeedPath(uid)), {});
      transaction.set(db.doc(calendarFeedTokenPath(uid)), { uid });
    });
  },
  changeCalendarFeed: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    await db.runTransaction(async (transaction) => {
      const settings = await transaction.get(db.doc(calendarFeedPath(uid)));
      const { docs } = await transaction.get(feedsOf(db, uid));
      for (const { ref } of [settings, ...docs]) transaction.update(ref, { zone: "UTC" });
    });
  },
  endCalendarFeed: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(feedsOf(db, uid));
      for (const { ref } of docs) transaction.delete(ref);
      transaction.delete(db.doc(calendarFeedPath(uid)));
    });
  },
  calendarFile: async ({ db, body: { feedHash, calendarSources } }) => {
    const feed = await db.doc(calendarFeedTokenPath(feedHash)).get();
    await db.doc(userPath(feed.get("uid"))).get();
    return (await db.getAll(...calendarSources.map((path) => db.doc(path)))).map((snapshot) => snapshot.data());
  },
  reminders: async ({ db, auth, token }) => {
    const { uid } = await auth.verifyIdToken(token, true);
    const [stored] = await Promise.all([db.doc(remindersPath(uid)).get(), auth.getUser(uid)]);
    return stored.data();
  },
  setReminders: changeOfReminders,
  addSubscription: changeOfReminders,
  removeSubscription: changeOfReminders,
  unsubscribe: async ({ db, body: { tokenHash } }) => {
    const { docs } = await db
      .collection(REMINDERS)
      .where("unsubscribe_hashes", "array-contains", tokenHash)
      .limit(1)
      .get();
    await Promise.all(docs.map(({ id }) => writeReminders(db, id)));
  },
  openUnsubscribe: async () => undefined,
};

async function changeOfReminders({ db, auth, token }: FloorRequest): Promise<unknown> {
  const { uid } = await auth.verifyIdToken(token, true);
  const [account] = await Promise.all([auth.getUser(uid), writeReminders(db, uid)]);
  return account.emailVerified;
}

function writeReminders(db: Firestore, uid: string): Promise<unknown> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(remindersPath(uid)));
    transaction.set(stored.ref, { ...stored.data(), settings: {} });
  });
}

/** Reads both lists and the templates of both, and stores the templates as the student's lists. */
async function createLists(
  transaction: FirebaseFirestore.Transaction,
  db: Firestore,
  uid: string,
  stageIds: readonly string[],
): Promise<void> {
  const existing = await transaction.getAll(...stageIds.map((id) => db.doc(`${checklistsPath(uid)}/${id}`)));
  const missing = existing.filter(({ exists }) => !exists).map(({ ref }) => ref);
  const templates = await transaction.getAll(...missing.map(({ id }) => db.doc(`${CHECKLIST_TEMPLATES}/${id}`)));
  missing.forEach((ref, index) => {
    transaction.create(ref, templates[index]?.data() ?? {});
  });
}

function mergeLists(
  db: Firestore,
  collections: readonly CollectionReference[],
  accountRef: DocumentReference,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const snapshots = await Promise.all(collections.map((collection) => transaction.get(collection)));
    const sources = snapshots.flatMap(({ docs }) => docs);
    const targets = sources.map(({ ref }) => accountRef.collection(ref.parent.id).doc(ref.id));
    await transaction.getAll(...targets);
    targets.forEach((target, index) => {
      transaction.set(target, sources[index]?.data() ?? {});
    });
  });
}

/** Looks for shares, comments and reports of a student. */
function findShares(db: Firestore, uid: string): Promise<unknown> {
  const collections = [db.collection(SHARES), db.collectionGroup(SHARE_COMMENTS), db.collection(SHARE_REPORTS)];
  return Promise.all(collections.map((each) => ofStudent(each, uid)));
}

function ofStudent(collection: FirebaseFirestore.Query, uid: string): Promise<unknown> {
  return collection.where("uid", "==", uid).get();
}

async function copy(db: Firestore, source: CollectionReference, target: CollectionReference): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const { docs } = await source.orderBy(FieldPath.documentId()).limit(250).get();
  for (const doc of docs) void writer.create(target.doc(doc.id), doc.data());
  await writer.close();
}

async function deleteAll(db: Firestore, ref: DocumentReference): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  await db.recursiveDelete(ref, writer);
  await writer.close();
}

function feedsOf(db: Firestore, uid: string): FirebaseFirestore.Query {
  return db.collection(CALENDAR_FEEDS).where("uid", "==", uid);
}

function attempts(db: Firestore, subject: string): DocumentReference {
  return db.doc(attemptsPath(`floor-${createHash("sha256").update(subject).digest("hex")}`));
}

function count(ref: DocumentReference): Promise<unknown> {
  return ref.set({ count: FieldValue.increment(1), expires_at: Timestamp.now() }, { merge: true });
}

async function signInWithPassword(email: string, password: string): Promise<string> {
  const host = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`;
  const response = await fetch(`${host}/v1/accounts:signInWithPassword?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { localId } = (await response.json()) as { localId: string };
  return localId;
}
