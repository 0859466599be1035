import { readFile } from "node:fs/promises";
import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import { APPLICATION_FORMS } from "../../functions/src/domain/application/application.ts";
import { newJournal } from "../../functions/src/domain/journal/journal.ts";
import { collectionsWith } from "../../functions/src/domain/records/collections.ts";
import { checklistsPath, experienceSummaryPath, userPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { PLAN_FILE_VERSION } from "../../functions/src/domain/records/planFile.ts";
import { feedOf, fill } from "./benchCalendar.ts";
import { GUEST, signUp } from "./benchMerge.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure } from "./figure.ts";
import { startOurFunction } from "./functionFolder.ts";
import { DAILY } from "./screens.ts";

const MIB = 1024 * 1024;
const FLOOD = { posts: 3, bytes: 30 * MIB } as const;
const IMPORTS = { posts: 20, bytes: 3.9 * MIB } as const;
/** The largest documents that Firestore stores. */
const MERGES = { posts: 4, documents: 60, bytes: MIB - 2_000 } as const;
/** In a list of a guest or an account. Both together have the most letters, and nearly a mebibyte. */
const LISTS = { rows: 15, row: 33_000 } as const;
/** In a summary of experiences of a guest or an account. */
const SUMMARY = { entries: 18, shifts: 500 } as const;

/** Peak memory of one function instance: idle, and under each of the calls that read or write much. */
export function benchMemory(): Promise<readonly Figure[]> {
  return withBenchSuite("memory", async (bench) => {
    const tokens = await tokensOf(bench, IMPORTS.posts);
    const instance = await startOurFunction(bench, "memory-instance");
    const post = async (path: string, body: string, token?: string) => {
      const response = await fetch(instance.url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body,
      });
      await response.arrayBuffer();
      return response.status;
    };
    try {
      await post(API_CALLS.loginEmail.path, "{}");
      const idle = await peakOf(instance.pid);
      const filler = JSON.stringify({ filler: "x".repeat(FLOOD.bytes) });
      const refused = await Promise.all(
        Array.from({ length: FLOOD.posts }, () => post(API_CALLS.loginEmail.path, filler)),
      );
      const flooded = await peakOf(instance.pid);
      const file = await planOf(bench, IMPORTS.bytes);
      const imported = await Promise.all(tokens.map((token) => post(API_CALLS.importPlan.path, file, token)));
      const importing = await peakOf(instance.pid);
      const pairs = await largeGuests(bench);
      const merged = await Promise.all(
        pairs.map(({ account, guest }) =>
          post(API_CALLS.mergeGuest.path, JSON.stringify({ guestToken: guest.idToken }), account.idToken),
        ),
      );
      const merging = await peakOf(instance.pid);
      for (const { account } of pairs) await fill(bench, account.uid);
      const paths = await Promise.all(pairs.map(({ account }) => feedOf(instance.url, account.idToken)));
      const read = await Promise.all(paths.map(async (path) => (await fetch(instance.url + path)).status));
      const reading = await peakOf(instance.pid);
      const deleted = await Promise.all(pairs.map(({ account }) => deleteAccount(instance.url, account.idToken)));
      const deleting = await peakOf(instance.pid);
      for (const [what, statuses] of Object.entries({ refused, imported, merged, read, deleted }))
        console.log(`${what}: ${statuses.join(", ")}`);
      return [
        figure("Peak memory of one instance, idle", idle, "MiB"),
        figure("after 3 posts of 30 MB at once without a sign-in", flooded, "MiB", "the instance", 512),
        figure("after 20 imports of 3.9 MB at once", importing, "MiB", "the instance", 512),
        figure(
          "after 4 merges at once of guests with full lists and 60 documents of 1 MiB",
          merging,
          "MiB",
          "the instance",
          512,
        ),
        figure("after 4 calendar files of the largest plans at once", reading, "MiB", "the instance", 512),
        figure("after 4 deletions of these accounts at once", deleting, "MiB", "the instance", 512),
      ];
    } finally {
      instance.stop();
    }
  });
}

/** Accounts and guests whose lists fill their documents together, and guests with more documents as large as can be. */
async function largeGuests(bench: BenchSuite) {
  const pairs = await Promise.all(
    Array.from({ length: MERGES.posts }, async (_, index) => {
      const [account, guest] = [await signUp(bench, `large-${index}@cairn.test`), await signUp(bench, null)];
      return { account, guest };
    }),
  );
  const text = "x".repeat(MERGES.bytes);
  for (const { account, guest } of pairs) {
    await bench.db.doc(userPath(guest.uid)).set(GUEST);
    for (const { uid } of [account, guest]) await giveLists(bench, uid);
    for (let id = 0; id < MERGES.documents; id += 1) {
      await bench.db.doc(`${userPath(guest.uid)}/experiences/${id}`).set({ text });
    }
  }
  return pairs;
}

/** Half of what a document can hold, in each list that a merge joins with the account's. */
async function giveLists({ db }: BenchSuite, uid: string): Promise<void> {
  const row = (at: number) => [`${uid}-${at}`, { text: "x".repeat(LISTS.row) }] as const;
  const items = Object.fromEntries(Array.from({ length: LISTS.rows }, (_, at) => row(at)));
  const shifts = Object.fromEntries(
    Array.from({ length: SUMMARY.shifts }, (_, at) => [`shift-${at}-of-20-letters`, { day: "2026-11-20", hours: 2 }]),
  );
  const entries = Object.fromEntries(Array.from({ length: SUMMARY.entries }, (_, at) => [`${uid}-${at}`, { shifts }]));
  await db.doc(experienceSummaryPath(uid)).set({ items: entries, changed_item: "one" });
  const lists = collectionsWith("merge", "rows").filter((name) => name !== "summaries");
  for (const name of lists) {
    const ids = name === "applications" ? APPLICATION_FORMS : ["all"];
    for (const id of ids) await db.doc(`${userPath(uid)}/${name}/${id}`).set({ items, changed_item: "one" });
  }
}

async function deleteAccount(url: string, idToken: string): Promise<number> {
  const { method, path } = API_CALLS.deleteUser;
  return (await fetch(url + path, { method, headers: { authorization: `Bearer ${idToken}` } })).status;
}

/** A process's peak resident memory in MiB. Linux only. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function tokensOf({ suite, auth }: BenchSuite, count: number): Promise<readonly string[]> {
  const address = `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const password = "correct horse battery";
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const email = `importer-${index}@cairn.test`;
      await auth.createUser({ email, password });
      const response = await fetch(`${address}?key=any`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      });
      const { idToken } = (await response.json()) as { idToken: string };
      return idToken;
    }),
  );
}

/** A demo student's plan, with enough long journals to reach this size. */
async function planOf({ db, auth }: BenchSuite, bytes: number): Promise<string> {
  const { uid } = await auth.getUserByEmail(DAILY.email);
  const { docs } = await db.collection(checklistsPath(uid)).get();
  const journal = { ...newJournal("2026-11-20", 1_780_000_000_000), title: "A day", text: "word ".repeat(8_000) };
  const count = Math.floor(bytes / JSON.stringify(journal).length) - 2;
  return JSON.stringify({
    ...{ product: "Cairn", version: PLAN_FILE_VERSION, exported_at: "2026-11-22T12:00:00Z", uid },
    user: (await db.doc(userPath(uid)).get()).data(),
    collections: {
      checklists: Object.fromEntries(docs.map((doc) => [doc.id, doc.data()])),
      journals: Object.fromEntries(Array.from({ length: count }, (_, index) => [`day-${index}`, journal])),
    },
  });
}
