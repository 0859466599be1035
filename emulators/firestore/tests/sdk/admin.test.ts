import { deleteApp, initializeApp } from "firebase-admin/app";
import {
  AggregateField,
  FieldPath,
  FieldValue,
  type Firestore,
  getFirestore,
  type QuerySnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

let emulator: RunningFirestore;
let db: Firestore;
const app = initializeApp({ projectId: "demo-admin" }, "admin");

beforeAll(async () => {
  emulator = await startFirestore({ port: 0, dataFile: null });
  process.env.FIRESTORE_EMULATOR_HOST = `${emulator.host}:${emulator.port}`;
  db = getFirestore(app);
});
afterEach(() => emulator.clear("demo-admin"));
afterAll(async () => {
  await deleteApp(app);
  await emulator.stop();
});

describe("documents of the Admin SDK", () => {
  test("come back with every type of value", async () => {
    const ref = db.doc("things/all");
    const fields = {
      nothing: null,
      yes: true,
      integer: -7,
      double: 0.5,
      infinite: Number.NEGATIVE_INFINITY,
      minusZero: -0,
      text: "Grüße 🎒",
      at: new Timestamp(1_795_000_000, 123_456_000),
      bytes: Buffer.from([1, 2, 255]),
      ref: db.doc("things/other"),
      list: [1, "two", { deep: "map" }],
      empty: { map: {}, list: [] },
      "odd.name`": 1,
    };

    await ref.set(fields);
    const snapshot = await ref.get();

    expect(snapshot.data()).toEqual(fields);
    expect(snapshot.createTime).toEqual(snapshot.updateTime);
  });

  test("can be created, updated and deleted, each only in the right state", async () => {
    const ref = db.doc("things/one");

    await expect(ref.update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await ref.create({ a: 1, nested: { b: 2, c: 3 }, list: ["x"] });
    await expect(ref.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
    await ref.update({ "nested.b": FieldValue.increment(5), a: FieldValue.delete(), list: FieldValue.arrayUnion("y") });
    await ref.set({ at: FieldValue.serverTimestamp() }, { merge: true });

    const { at, ...rest } = (await ref.get()).data() ?? {};
    expect(rest).toEqual({ nested: { b: 7, c: 3 }, list: ["x", "y"] });
    expect(at).toBeInstanceOf(Timestamp);
    await ref.delete();
    expect((await ref.get()).exists).toBe(false);
  });

  test("are refused an update of a version that is gone", async () => {
    const ref = db.doc("things/versioned");
    const first = await ref.set({ a: 1 });
    await ref.set({ a: 2 });

    await expect(ref.update({ a: 3 }, { lastUpdateTime: first.writeTime })).rejects.toMatchObject({ code: 9 });
  });

  test("are written together or not at all", async () => {
    const batch = db.batch().set(db.doc("things/a"), { a: 1 }).update(db.doc("things/missing"), { a: 1 });

    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });

    expect((await db.doc("things/a").get()).exists).toBe(false);
  });

  test("are fetched many at a time, the missing ones too", async () => {
    await db.doc("things/a").set({ a: 1, b: 2 });

    const found = await db.getAll(db.doc("things/a"), db.doc("things/b"), { fieldMask: ["b"] });

    expect(found.map((snapshot) => snapshot.data())).toEqual([{ b: 2 }, undefined]);
  });
});

describe("queries of the Admin SDK", () => {
  async function seed(): Promise<void> {
    const batch = db.batch();
    for (let n = 1; n <= 10; n++) {
      batch.set(db.doc(`numbers/n${String(n).padStart(2, "0")}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`] });
      batch.set(db.doc(`numbers/n01/parts/p${n}`), { n });
    }
    await batch.commit();
  }

  test("filter, order, page and project", async () => {
    await seed();
    const numbers = db.collection("numbers");

    const even = await numbers.where("even", "==", true).orderBy("n", "desc").offset(1).limit(2).get();
    const tagged = await numbers.where("tags", "array-contains-any", ["t0"]).select("n").get();
    const paged = await numbers.orderBy("n").startAfter(3).endAt(5).get();
    const last = await numbers.orderBy("n").limitToLast(2).get();
    const named = await numbers.where(FieldPath.documentId(), ">", "n08").get();

    expect(values(even)).toEqual([8, 6]);
    expect(tagged.docs.map((found) => found.data())).toEqual([{ n: 3 }, { n: 6 }, { n: 9 }]);
    expect(values(paged)).toEqual([4, 5]);
    expect(values(last)).toEqual([9, 10]);
    expect(named.docs.map(({ id }) => id)).toEqual(["n09", "n10"]);
  });

  test("reach into every collection of a name", async () => {
    await seed();

    expect((await db.collectionGroup("parts").where("n", ">", 8).get()).size).toBe(2);
  });

  test("find the nearest vectors", async () => {
    const places = db.collection("places");
    await places.doc("near").set({ at: FieldValue.vector([1, 1]) });
    await places.doc("far").set({ at: FieldValue.vector([5, 5]) });

    const found = await places
      .findNearest({
        vectorField: "at",
        queryVector: [1, 0],
        limit: 5,
        distanceMeasure: "EUCLIDEAN",
        distanceResultField: "distance",
        distanceThreshold: 2,
      })
      .get();

    expect(found.docs.map((one) => [one.id, one.get("distance")])).toEqual([["near", 1]]);
    expect(found.docs[0]?.get("at").toArray()).toEqual([1, 1]);
  });

  test("come in partitions that make up the whole", async () => {
    await seed();
    const ids: string[] = [];
    let partitions = 0;

    for await (const partition of db.collectionGroup("parts").getPartitions(3)) {
      partitions += 1;
      ids.push(...(await partition.toQuery().get()).docs.map(({ id }) => id));
    }

    expect(partitions).toBe(3);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  test("explain themselves", async () => {
    await seed();
    const even = db.collection("numbers").where("even", "==", true);

    const planned = await even.explain();
    const analyzed = await even.explain({ analyze: true });

    expect(planned.snapshot).toBeNull();
    expect(planned.metrics.executionStats).toBeNull();
    expect(analyzed.snapshot?.size).toBe(5);
    expect(analyzed.metrics.executionStats).toMatchObject({ resultsReturned: 5, readOperations: 5 });
  });

  test("aggregate", async () => {
    await seed();
    const even = db.collection("numbers").where("even", "==", true);

    const answer = await even
      .aggregate({ count: AggregateField.count(), sum: AggregateField.sum("n"), mean: AggregateField.average("n") })
      .get();

    expect(answer.data()).toEqual({ count: 5, sum: 30, mean: 6 });
  });

  test("list documents, missing parents included, and collections", async () => {
    await db.doc("parents/missing/children/one").set({});
    await db.doc("parents/there").set({});

    const documents = await db.collection("parents").listDocuments();
    const collections = await db.doc("parents/missing").listCollections();

    expect(documents.map(({ id }) => id)).toEqual(["missing", "there"]);
    expect(collections.map(({ id }) => id)).toEqual(["children"]);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(["parents"]);
  });
});

describe("transactions of the Admin SDK", () => {
  test("lose no update under contention", async () => {
    const ref = db.doc("things/counter");
    await ref.set({ count: 0 });

    await Promise.all(
      Array.from({ length: 5 }, () =>
        db.runTransaction(async (transaction) => {
          const { count } = (await transaction.get(ref)).data() ?? {};
          transaction.update(ref, { count: count + 1 });
        }),
      ),
    );

    expect((await ref.get()).get("count")).toBe(5);
  });

  test("read queries and aggregations, and roll back when they throw", async () => {
    await db.doc("things/a").set({ n: 2 });

    const failing = db.runTransaction(async (transaction) => {
      const found = await transaction.get(db.collection("things").where("n", ">", 1));
      const count = await transaction.get(db.collection("things").count());
      transaction.set(db.doc("things/b"), { n: found.size + count.data().count });
      throw new Error("changed my mind");
    });

    await expect(failing).rejects.toThrow("changed my mind");
    expect((await db.doc("things/b").get()).exists).toBe(false);
  });

  test("read one state when they only read", async () => {
    const ref = db.doc("things/a");
    await ref.set({ n: 1 });

    const seen = await db.runTransaction(
      async (transaction) => {
        const before = (await transaction.get(ref)).get("n");
        await ref.set({ n: 2 });
        return [before, (await transaction.get(ref)).get("n")];
      },
      { readOnly: true },
    );

    expect(seen).toEqual([1, 1]);
  });
});

describe("bulk work of the Admin SDK", () => {
  test("reports each write of a BulkWriter by itself", async () => {
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const outcomes = [
      writer.set(db.doc("bulk/a"), { n: 1 }),
      writer.update(db.doc("bulk/missing"), { n: 1 }),
      writer.create(db.doc("bulk/b"), { n: 2 }),
    ];

    await writer.close();

    const settled = await Promise.allSettled(outcomes);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect((await db.collection("bulk").get()).size).toBe(2);
  });

  test("deletes a collection with all that lies below", async () => {
    await db.doc("bulk/a/below/b/deeper/c").set({});
    await db.doc("bulk/d").set({});
    await db.doc("other/e").set({});

    await db.recursiveDelete(db.collection("bulk"));

    expect((await db.listCollections()).map(({ id }) => id)).toEqual(["other"]);
  });
});

describe("listeners of the Admin SDK", () => {
  test("see each commit as one snapshot", async () => {
    const seen: string[][] = [];
    await db.doc("rooms/a").set({ open: true });
    const stop = db
      .collection("rooms")
      .where("open", "==", true)
      .onSnapshot((snapshot) => seen.push(snapshot.docs.map(({ id }) => id)));
    await expect.poll(() => seen.length).toBe(1);

    await db.batch().set(db.doc("rooms/b"), { open: true }).set(db.doc("rooms/a"), { open: false }).commit();
    await expect.poll(() => seen.length).toBe(2);
    await db.doc("rooms/b").delete();
    await expect.poll(() => seen.length).toBe(3);

    expect(seen).toEqual([["a"], ["b"], []]);
    stop();
  });

  test("see the next document move into a limited result", async () => {
    const seen: (readonly number[])[] = [];
    for (const n of [1, 2, 3]) await db.doc(`queue/q${n}`).set({ n });
    const stop = db
      .collection("queue")
      .orderBy("n")
      .limit(2)
      .onSnapshot((snapshot) => seen.push(values(snapshot)));
    await expect.poll(() => seen.length).toBe(1);

    await db.doc("queue/q1").delete();
    await expect.poll(() => seen.length).toBe(2);

    expect(seen).toEqual([
      [1, 2],
      [2, 3],
    ]);
    stop();
  });

  test("see a cleared database", async () => {
    const seen: number[] = [];
    await db.doc("rooms/a").set({});
    await db.doc("rooms/b").set({});
    const stop = db.collection("rooms").onSnapshot(({ size }) => seen.push(size));
    await expect.poll(() => seen.length).toBe(1);

    emulator.clear("demo-admin");
    await expect.poll(() => seen.length).toBe(2);

    expect(seen).toEqual([2, 0]);
    stop();
  });

  test("are told when a query is not possible", async () => {
    const refused = new Promise((_, reject) => {
      db.collection("rooms")
        .where("a", "in", [...Array(31).keys()])
        .onSnapshot(() => {}, reject);
    });

    await expect(refused).rejects.toThrow(/30/);
  });
});

function values(snapshot: QuerySnapshot): readonly number[] {
  return snapshot.docs.map((found) => found.get("n"));
}
