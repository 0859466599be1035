import { watch } from "node:fs";
import { join, relative } from "node:path";
import { demoStudents } from "../seed/demoStudents.ts";
import { seedSuite } from "../seed/seedSuite.ts";
import { startLocalReminders } from "./localReminders.ts";
import { HELP, parseOptions } from "./options.ts";
import { assertPortsFree } from "./ports.ts";
import { PROJECT_ROOT } from "./projectRoot.ts";
import { type Suite, startSuite } from "./suite.ts";
import { startViteServer } from "./viteServer.ts";

/** After this many milliseconds, the launcher exits even if some parts are still running. */
const STOP_LIMIT = 4_500;
/** Google's Firestore saves its documents when it stops. */
const OFFICIAL_STOP_LIMIT = 25_000;

/** Runs `npm start` or `npm run dev` from the first printed line until the last process has ended. */
export async function startCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const began = Date.now();
  try {
    const options = parseOptions(args, environment);
    if (options.help) {
      console.log(HELP);
      return;
    }
    await assertPortsFree(options.ports);
    const suite = await startSuite({
      folder: options.folder,
      ports: options.ports,
      hosting: !options.dev,
      fresh: options.fresh,
      firestore: options.firestore,
      allowedHosts: options.allowedHosts,
      inspector: true,
      report: (line) => console.log(`${line} …`),
    });
    const reminders = await startLocalReminders(suite, ({ email, recipients, file }) =>
      console.log(`Mail to ${recipients.join(", ")}: ${email.subject}\n  ${file}`),
    );
    const stopLimit = options.firestore === "official" ? OFFICIAL_STOP_LIMIT : STOP_LIMIT;
    const vite = options.dev ? startViteServer(suite, options.allowedHosts) : null;
    let stopping = false;
    const stop = async (code: number) => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => {
        console.error("Something did not stop in time; leaving it.");
        process.exit(1);
      }, stopLimit).unref();
      await Promise.all([vite?.stop(), reminders.stop(), suite.stop()]);
      process.exit(code);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        console.log("\nStopping …");
        void stop(0);
      });
    }
    whenOrphaned(() => void stop(0));
    void suite.failed.then((reason) => {
      console.error(reason);
      void stop(1);
    });
    await seedSuite(suite.adminEnvironment);
    await vite?.ready;
    watchRules(suite);
    printReady(suite, reminders.mailFolder, Date.now() - began);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** npm passes a signal to its shell, which dies without forwarding it. All we notice is a new parent process. */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 300).unref();
}

function watchRules(suite: Suite): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(PROJECT_ROOT, "firestore.rules"), () => {
    clearTimeout(timer);
    // Editors save a file in several steps. Wait for the last one.
    timer = setTimeout(async () => {
      const issues = await suite.reloadRules();
      console.log(issues.length > 0 ? issues.join("\n") : "firestore.rules reloaded.");
    }, 200);
  }).unref();
}

function printReady(suite: Suite, mailFolder: string, elapsed: number): void {
  const width = Math.max(...demoStudents.map(({ email }) => email.length));
  const students = demoStudents.map(
    ({ email, password, stage_display_label }) => `    ${email.padEnd(width)}  ${password}  (${stage_display_label})`,
  );
  const emulatorUi = suite.emulatorUi ? `\n  Emulators ${suite.emulatorUi}` : "";
  const inspector = suite.inspectorUrl
    ? `\n  Inspect   ${suite.inspectorUrl} (documents, requests, rules decisions)`
    : "";
  console.log(`
  Cairn is ready, after ${(elapsed / 1000).toFixed(1)} s.

  Open      ${suite.origin}${inspector}${emulatorUi}
  Mails     ${relative(PROJECT_ROOT, mailFolder)} (reminders, sent at the hour a student chooses; each is printed here)

  Log in as one of the demo students, or create an account:
${students.join("\n")}

  Accounts and documents are kept in ${relative(PROJECT_ROOT, suite.dataFolder)}; --fresh empties them.
  Stop with Ctrl-C.
`);
}
