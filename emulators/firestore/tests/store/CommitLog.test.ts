import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Value } from "../../src/model/Value.ts";
import { identicalFields } from "../../src/model/valueOrder.ts";
import { CommitLog } from "../../src/store/CommitLog.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { decodeFields, encodeFields } from "../../src/store/valueCodec.ts";
import { database, fields, nameOf, reference, root, timestamp, value } from "../model/builders.ts";
import { commit, pathsOf, remove, set, tickingClock } from "./writes.ts";

let folder: string;
let path: string;
const open: CommitLog[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commit-log-"));
  path = join(folder, "firestore.log");
});

afterEach(() => {
  for (const log of open.splice(0)) log.close();
  rmSync(folder, { recursive: true });
});

function openStore(): DocumentStore {
  const log = CommitLog.open(path);
  open.push(log);
  return new DocumentStore({ now: tickingClock(), log });
}

function reopenStore(): DocumentStore {
  open.pop()?.close();
  return openStore();
}

function statesOf(store: DocumentStore) {
  return Array.from(store.below(root), ({ name, fields: stored, createTime, updateTime }) => ({
    name,
    fields: stored,
    createTime,
    updateTime,
  }));
}

describe("a reopened log", () => {
  test("restores every document with its times", () => {
    const store = openStore();
    commit(store, set("users/ann", { a: 1n }), set("users/ann/tasks/1"), set("users/bob"));
    commit(store, set("users/ann", { a: 2n }), remove("users/bob"));
    const before = statesOf(store);
    const last = store.lastCommitTime(database);

    const again = reopenStore();

    expect(statesOf(again)).toEqual(before);
    expect(again.lastCommitTime(database)).toBe(last);
    expect(again.collectionIds(root)).toEqual(["users"]);
  });

  test("gives later commits later times, even if the clock went back", () => {
    const { commitTime } = commit(openStore(), set("users/ann", { a: 1n }));
    open.pop()?.close();
    const log = CommitLog.open(path);
    open.push(log);

    const store = new DocumentStore({ now: () => 5n, log });

    expect(commit(store, set("users/ann")).commitTime).toBe(commitTime + 1n);
  });

  test("does not restore cleared documents", () => {
    const store = openStore();
    commit(store, set("users/ann"));
    store.reset();

    expect([...reopenStore().below(root)]).toEqual([]);
  });
});

describe("a torn last line", () => {
  test("a torn last line is cut off at any position", () => {
    const store = openStore();
    commit(store, set("users/ann", { text: "äöü" }));
    const intact = statSync(path).size;
    commit(store, set("users/bob", { text: "äöü" }));
    open.pop()?.close();
    const bytes = readFileSync(path);

    for (const length of [intact, intact + 1, intact + 8, bytes.length - 10, bytes.length - 1]) {
      writeFileSync(path, bytes.subarray(0, length));
      const torn = openStore();
      expect(pathsOf(torn.below(root))).toEqual(["users/ann"]);
      commit(torn, set("users/eve"));
      expect(pathsOf(reopenStore().below(root))).toEqual(["users/ann", "users/eve"]);
      open.pop()?.close();
    }
  });

  test("a last line with a wrong checksum is cut off, too", () => {
    commit(openStore(), set("users/ann"));
    open.pop()?.close();
    appendFileSync(path, '00000000 ["projects"]\n');

    expect(pathsOf(openStore().below(root))).toEqual(["users/ann"]);
  });
});

describe("an invalid file", () => {
  test("a file with a complete line after a damaged one is rejected", () => {
    const store = openStore();
    commit(store, set("users/ann"));
    commit(store, set("users/bob"));
    open.pop()?.close();
    writeFileSync(path, readFileSync(path, "utf8").replace("users/ann", "users/anx"));

    expect(() => CommitLog.open(path)).toThrow("is damaged at byte");
  });

  test.each(["notes\nof mine\n", "notes of mine"])("an invalid file is rejected and not changed: %j", (content) => {
    writeFileSync(path, content);

    expect(() => CommitLog.open(path)).toThrow("is not a Cairn Firestore log");
    expect(readFileSync(path, "utf8")).toBe(content);
  });
});

describe("compaction", () => {
  test("keeps documents and the commit time", () => {
    const store = openStore();
    for (let n = 0n; n < 2000n; n++) commit(store, set("users/ann", { n }));
    commit(store, set("users/bob"), set("users/eve"));
    commit(store, remove("users/bob"));
    const documents = statesOf(store);
    const last = store.lastCommitTime(database);
    const size = statSync(path).size;

    const again = reopenStore();

    expect(statSync(path).size).toBeLessThan(size / 100);
    expect(statesOf(again)).toEqual(documents);
    expect(again.lastCommitTime(database)).toBe(last);
  });

  test("does not change a file that is mostly documents", () => {
    const store = openStore();
    commit(store, ...Array.from({ length: 1500 }, (_, n) => set(`users/${n}`)));
    commit(store, remove("users/7"));
    const content = readFileSync(path);

    reopenStore();

    expect(readFileSync(path).equals(content)).toBe(true);
  });

  test("an interrupted compaction keeps the old file", () => {
    commit(openStore(), set("users/ann"));
    writeFileSync(`${path}.compacting`, "cairn firestore log 1\n0000");

    expect(pathsOf(reopenStore().below(root))).toEqual(["users/ann"]);
  });

  test("keeps the last commit time of an empty database", () => {
    const store = openStore();
    for (let n = 0n; n < 1100n; n++) commit(store, set("users/ann", { n }));
    commit(store, remove("users/ann"));
    const last = store.lastCommitTime(database);

    reopenStore();

    expect(reopenStore().lastCommitTime(database)).toBe(last);
  });
});

describe("the lock", () => {
  test("rejects a second holder and names the first process", () => {
    openStore();

    expect(() => CommitLog.open(path)).toThrow(`is in use by process ${process.pid}`);
  });

  test.each([
    ["of a process that has ended", "4194305"],
    ["with our own id, left by an earlier process", String(process.pid)],
    ["that is empty", ""],
  ])("a lock %s is taken over", (_what, holder) => {
    writeFileSync(`${path}.lock`, holder);

    commit(openStore(), set("users/ann"));

    expect(readFileSync(`${path}.lock`, "utf8")).toBe(String(process.pid));
  });

  test("is released by closing, even twice", () => {
    const log = CommitLog.open(path);
    log.close();
    const store = openStore();
    log.close();

    expect(() => commit(store, set("users/ann"))).not.toThrow();
    expect(() => CommitLog.open(path)).toThrow("is in use");
  });

  test("is released if opening fails", () => {
    writeFileSync(path, "notes\n");
    expect(() => CommitLog.open(path)).toThrow();
    truncateSync(path);

    expect(() => openStore()).not.toThrow();
  });
});

test("a killed process loses no acknowledged commit and leaves no partial one", async () => {
  let next = 0;
  for (let round = 0; round < 3; round++) {
    const program = fileURLToPath(new URL("./commitForever.ts", import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", program, path, String(next)]);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split("\n").length > 50 + 30 * round) child.kill("SIGKILL");
    });
    await once(child, "close");
    const acknowledged = Number(output.trim().split("\n").at(-1));
    expect(acknowledged).toBeGreaterThan(next + 40);

    const store = openStore();

    const left = pathsOf(store.inCollection(nameOf("left")));
    const right = pathsOf(store.inCollection(nameOf("right")));
    expect(right.map((name) => name.replace("right", "left"))).toEqual(left);
    for (let number = 0; number <= acknowledged; number++) expect(store.get(nameOf(`left/${number}`))).not.toBeNull();
    next = left.length;
    open.pop()?.close();
  }
});

describe("values on disk", () => {
  const special: readonly Value[] = [
    value(2n ** 63n - 1n),
    value(-0),
    value(Number.NaN),
    value(Number.NEGATIVE_INFINITY),
    value(5e-324),
    timestamp(-62_135_596_800_000_000n),
    value(new Uint8Array([0, 255])),
    reference("c/d"),
    { type: "geoPoint", latitude: -0, longitude: 12.5 },
    value([null, [true, "\u0000\n\u2028"], { __proto_: 1n }]),
    {
      type: "map",
      fields: new Map([
        ["__proto__", value("x")],
        ["10", value(1n)],
        ["9", value(1)],
      ]),
    },
  ];

  test.each(special)("values are restored exactly from disk: %o", (stored) => {
    const written = new Map([["f", stored]]);

    expect(decodeFields(JSON.parse(JSON.stringify(encodeFields(written))))).toEqual(
      stored.type === "bytes" ? fields({ f: Buffer.from(stored.value) }) : written,
    );
  });

  test("values are restored exactly from disk for any text and numbers", () => {
    // Includes characters with a meaning in the log's format, and half a surrogate pair.
    const character = fc.constantFrom("a", "~", "i", "\t", "\n", '"', "\\", "\u0000", "é", "\u{1F600}", "\ud800");
    const text = fc.string({ unit: character });
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(fc.bigInt(), fc.double(), text)), (plain) => {
        const written = fields(plain);

        const read = decodeFields(JSON.parse(JSON.stringify(encodeFields(written))));

        expect(identicalFields(read, written)).toBe(true);
      }),
    );
  });
});
