import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LONGEST, PATIENCE } from "./tests/support/patience.ts";
import { RUNS_ALL } from "./tests/support/runCount.ts";
import { SlowFilesFirst } from "./tests/support/SlowFilesFirst.ts";

const alias = {
  "@domain": fileURLToPath(new URL("./functions/src/domain", import.meta.url)),
  "@text": fileURLToPath(new URL("./web/src/text/en", import.meta.url)),
};

/**
 * Files that take a browser long: more ways and states of what the other files test in short, and stories of several
 * days. `npm test` leaves them out, to stay within ten minutes on two cores. `npm test -- --all` runs them, and so does
 * `npm test` with their names.
 */
const LONG = [
  "tests/screens/applicationForms.test.ts",
  "tests/screens/atRest.test.ts",
  "tests/screens/authLinks.test.ts",
  "tests/screens/authLook.test.ts",
  "tests/screens/authProviders.test.ts",
  "tests/screens/brokenRecords.test.ts",
  "tests/screens/calendarAddress.test.ts",
  "tests/screens/calendarExport.test.ts",
  "tests/screens/dashboardAccess.test.ts",
  "tests/screens/dentalSchools.test.ts",
  "tests/screens/doublePress.test.ts",
  "tests/screens/drafts.test.ts",
  "tests/screens/earlyTaps.test.ts",
  "tests/screens/everyBrowser.test.ts",
  "tests/screens/experiencesForms.test.ts",
  "tests/screens/firstView.test.ts",
  "tests/screens/guestKeeps.test.ts",
  "tests/screens/guestLook.test.ts",
  "tests/screens/guestProviders.test.ts",
  "tests/screens/imports.test.ts",
  "tests/screens/installedApp.test.ts",
  "tests/screens/interfaceText.test.ts",
  "tests/screens/interviewRoom.test.ts",
  "tests/screens/keptAtOnce.test.ts",
  "tests/screens/legal.test.ts",
  "tests/screens/messages.test.ts",
  "tests/screens/paper.test.ts",
  "tests/screens/prerenderedSignIn.test.ts",
  "tests/screens/profileAccount.test.ts",
  "tests/screens/profileLook.test.ts",
  "tests/screens/pushDevice.test.ts",
  "tests/screens/seasonStory.test.ts",
  "tests/screens/shareStory.test.ts",
  "tests/screens/sharedPlanDevice.test.ts",
  "tests/screens/siteForAll.test.ts",
  "tests/screens/twoDevices.test.ts",
  "tests/screens/twoDevicesRecords.test.ts",
  "tests/screens/unsent.test.ts",
  "tests/start/admin.test.ts",
  "tests/start/appCheckBuild.test.ts",
  "tests/start/npmStart.test.ts",
];

/** `npm test -- --firestore=official`: Google's emulator in place of the embedded one. */
const OFFICIAL = process.env.CAIRN_FIRESTORE === "official";

export default defineConfig({
  resolve: { alias },
  test: {
    // A browser test waits half of its time: on two cores, two workers leave one core idle. A run of everything decides
    // whether a change is taken, so there steady answers count more than time.
    maxWorkers: RUNS_ALL ? 2 : 3,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        // Next to their sources: no browser, no emulator.
        resolve: { alias },
        test: {
          name: "unit",
          setupFiles: ["tests/support/fixedSeed.ts"],
          // Pure functions: files can share what they import.
          isolate: false,
          include: [
            "functions/src/**/*.test.ts",
            "web/{src,serviceWorker}/**/*.test.{ts,tsx}",
            "tests/records/**/*.test.ts",
          ],
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
        },
      },
      {
        // These read the tree: types, lint, imports, dependencies, content and documents.
        resolve: { alias },
        test: {
          name: "structure",
          isolate: false,
          include: ["tests/structure/**/*.test.ts"],
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
        },
      },
      {
        // The embedded Firestore's own; `npm test -w emulators/firestore` runs them by themselves.
        extends: "./emulators/firestore/vitest.config.ts",
        root: "emulators/firestore",
        test: { globalSetup: OFFICIAL ? ["../../tests/support/officialFirestore.ts"] : [] },
      },
      {
        // These need nothing but an embedded Firestore.
        resolve: { alias },
        test: {
          name: "rules",
          isolate: false,
          include: ["tests/rules/**/*.test.ts"],
          globalSetup: ["tests/rules/globalSetup.ts"],
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
        },
      },
      {
        // The app's stores on simulated devices, against the embedded Firestore's operations and rules, in one process.
        resolve: { alias },
        test: {
          name: "simulation",
          setupFiles: ["tests/support/fixedSeed.ts"],
          include: ["tests/simulation/**/*.test.ts"],
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
        },
      },
      {
        // They need two more browsers: `npm test -- --all` includes them.
        resolve: { alias },
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: ["tests/support/globalSetup.ts"],
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        // These share one running suite: every test makes students of its own.
        resolve: { alias },
        test: {
          name: "suite",
          setupFiles: ["tests/support/fixedSeed.ts", "tests/support/mobxChecks.ts"],
          include: ["tests/{api,stores,screens,start}/**/*.test.{ts,tsx}"],
          exclude: RUNS_ALL ? [] : LONG,
          // One browser and one copy of the SDKs for all files of a worker. A file leaves `process.env` as it was.
          isolate: false,
          globalSetup: ["tests/support/globalSetup.ts"],
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        // A whole deployment against a stand-in for Google takes a minute or more: `npm test -- --all` includes it.
        resolve: { alias },
        test: {
          name: "rehearsal",
          include: ["tests/rehearsal/**/*.test.ts"],
          testTimeout: LONGEST,
          // Builds the project and installs its functions.
          hookTimeout: 3 * LONGEST,
        },
      },
    ],
  },
});
