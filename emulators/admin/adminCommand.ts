import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { userPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { DEFAULT_PORTS } from "../start/options.ts";
import { PROJECT_ID } from "../start/suite.ts";
import {
  countDocuments,
  deleteAbandonedGuests,
  deleteAccount,
  exportAccount,
  findAccount,
  largestAccounts,
  newestGuests,
  type Project,
  setDisabled,
} from "./accounts.ts";
import { applyChange, changeTo, exportedPlan, type Plan, readPlan } from "./restorePlan.ts";
import { closeShare, hasShare, reportedShares } from "./shares.ts";

const HELP = `What an operator does with accounts and reported shares.

  npm run admin:export  -- <email or uid> --out FILE   writes all that is stored of an account
  npm run admin:restore -- <email or uid> --out FILE   makes a plan what it was, and keeps the present one in FILE
                           --at 2026-11-24T09:30Z        at this time, in the last hour, or seven days with recovery on
                           --database NAME               in a backup that was restored into this database
                           --file FILE                   in a file of admin:export or of an earlier restore
  npm run admin:delete  -- <email or uid>              deletes every document of an account, then the login
  npm run admin:disable -- <email or uid>              signs an account out and lets it log in no more
  npm run admin:enable  -- <email or uid>              lets it log in again
  npm run admin:list                                   the largest accounts and the newest guests
  npm run admin:guests                                 deletes guests who have not come back for 60 days
  npm run admin:shares  -- list                        the shares that readers have reported, newest report first
  npm run admin:shares  -- close <id>                  makes a share unreadable for everyone but its student

  --dry-run   says what would happen and changes nothing
  --project   the Firebase project; without it, the local emulators
  --most      how many accounts and guests are listed; 20 when not given

The local emulators are asked at their usual ports, or where FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST
say. For a real project, first sign in with "gcloud auth application-default login".`;

interface Options {
  readonly who: string;
  /** The share that `shares close` closes. */
  readonly shareId: string;
  readonly out: string | undefined;
  /** Where a plan is restored from. */
  readonly source: {
    readonly at: string | undefined;
    readonly database: string | undefined;
    readonly file: string | undefined;
  };
  readonly most: number;
  readonly dryRun: boolean;
}
type Verb = (project: Project, options: Options) => Promise<string>;

const would = (dryRun: boolean, done: string, planned: string) => (dryRun ? `Dry run: ${planned}` : done);

const VERBS: Readonly<Record<string, Verb>> = {
  async export(project, { who, out, dryRun }) {
    const account = await findAccount(project, who);
    if (dryRun)
      return `Dry run: ${await countDocuments(project, account.uid)} documents and the login would be written.`;
    if (out === undefined)
      throw new Error("Name a file with --out. It will hold all of the account's data: keep it safe.");
    const exported = await exportAccount(project, account);
    await writeFile(out, JSON.stringify(exported, null, 2), { mode: 0o600 });
    return `${Object.keys(exported.documents).length} documents and the login are in ${out}.`;
  },
  async restore(project, { who, out, source, dryRun }) {
    const { uid } = await findAccount(project, who);
    const then = await planBefore(project, uid, source);
    if (!then.has(userPath(uid))) throw new Error(`There is no plan of ${who} there.`);
    const now = await readPlan(project.db, uid, null);
    const change = changeTo(then, now);
    const what = `${change.written.size} documents of ${who}, and ${change.deleted.length} that were not there`;
    if (dryRun) return `Dry run: ${what} would be restored and deleted.`;
    if (out === undefined)
      throw new Error("Name a file with --out. It will hold the plan as it is now, so you can go back.");
    await writeFile(out, JSON.stringify({ documents: Object.fromEntries(now) }, null, 2), { mode: 0o600, flag: "wx" });
    await applyChange(project.db, change);
    return `Restored and deleted ${what}. The plan as it was until now is in ${out}.`;
  },
  async delete(project, { who, dryRun }) {
    const account = await findAccount(project, who);
    const documents = dryRun ? await countDocuments(project, account.uid) : await deleteAccount(project, account);
    const what = `${documents} documents and the login of ${who}`;
    return would(dryRun, `Deleted ${what}.`, `${what} would be deleted.`);
  },
  disable: (project, options) => switchAccount(project, options, true),
  enable: (project, options) => switchAccount(project, options, false),
  async list(project, { most }) {
    const accounts = await largestAccounts(project, most);
    const guests = await newestGuests(project, most);
    return [
      "Largest accounts",
      ...accounts.map(({ uid, documents }) => `  ${uid}  ${documents} documents`),
      "Newest guests",
      ...guests.map(({ uid, created, lastUsed }) => `  ${uid}  since ${dayOf(created)}, last here ${dayOf(lastUsed)}`),
    ].join("\n");
  },
  async guests(project, { dryRun }) {
    const { guests, documents } = await deleteAbandonedGuests(project, new Date(), { dryRun });
    return would(
      dryRun,
      `Deleted ${guests} guests with ${documents} documents.`,
      `${guests} guests would be deleted with all of their documents.`,
    );
  },
};
const SHARE_VERBS: Readonly<Record<string, Verb>> = {
  async list(project, { most }) {
    const reported = await reportedShares(project, most, new Date());
    if (reported.length === 0) return "No share was reported.";
    return reported
      .map(
        ({ shareId, state, reasons, lastReported }) => `${shareId}  ${state}  ${reasons}, last ${dayOf(lastReported)}`,
      )
      .join("\n");
  },
  async close(project, { shareId, dryRun }) {
    const found = dryRun ? await hasShare(project, shareId) : await closeShare(project, shareId, new Date());
    if (!found) throw new Error(`There is no share ${shareId}.`);
    return would(dryRun, `${shareId} is closed.`, `${shareId} would be closed.`);
  },
};
const WITHOUT_ACCOUNT = ["list", "guests"];

/** @throws Error unless exactly one source is named */
async function planBefore({ db }: Project, uid: string, { at, database, file }: Options["source"]): Promise<Plan> {
  if ([at, database, file].filter((source) => source !== undefined).length !== 1) {
    throw new Error("Say from where with one of --at, --database and --file.");
  }
  if (file !== undefined) return exportedPlan(JSON.parse(await readFile(file, "utf8")), uid);
  if (database !== undefined) return readPlan(getFirestore(database), uid, null);
  const time = new Date(at ?? "");
  if (!/(Z|[+-]\d\d:\d\d)$/.test(at ?? "") || !(time.getTime() < Date.now())) {
    throw new Error("--at needs a time in the past with its zone, such as 2026-11-24T09:30Z.");
  }
  return readPlan(db, uid, time);
}

async function switchAccount(project: Project, { who, dryRun }: Options, disabled: boolean): Promise<string> {
  const account = await findAccount(project, who);
  const word = disabled ? "disabled" : "enabled";
  if (!dryRun) await setDisabled(project, account, disabled);
  return would(dryRun, `${who} is ${word}.`, `${who} would be ${word}.`);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        project: { type: "string" },
        out: { type: "string" },
        at: { type: "string" },
        database: { type: "string" },
        file: { type: "string" },
        most: { type: "string", default: "20" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

/** Undefined if an argument is missing, unknown or too many. */
function verbOf(name: string, who: string, rest: readonly string[]): Verb | undefined {
  if (name === "shares") {
    const isComplete = rest.length === (who === "close" ? 1 : 0);
    return isComplete && Object.hasOwn(SHARE_VERBS, who) ? SHARE_VERBS[who] : undefined;
  }
  const isComplete = rest.length === 0 && (who === "") === WITHOUT_ACCOUNT.includes(name);
  return isComplete && Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
}

async function main(): Promise<number> {
  const read = readOptions();
  const [name = "", who = "", ...rest] = read?.positionals ?? [];
  const [shareId = ""] = rest;
  const verb = verbOf(name, who, rest);
  if (!read || read.values.help || !verb) {
    console.log(HELP);
    return read?.values.help ? 0 : 1;
  }
  const { project: projectId = PROJECT_ID, out, at, database, file, most, "dry-run": dryRun } = read.values;
  if (read.values.project === undefined) {
    process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${DEFAULT_PORTS.auth}`;
    process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${DEFAULT_PORTS.firestore}`;
  }
  const app = initializeApp({ projectId });
  try {
    const project = { db: getFirestore(app), auth: getAuth(app) };
    console.log(await verb(project, { who, shareId, out, source: { at, database, file }, most: Number(most), dryRun }));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = await main();
