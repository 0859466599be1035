import { SERVICES, type Service } from "../../../emulators/start/options.ts";
import { HOW_TO_GET_PDFTOTEXT } from "../../pdftotext.mjs";
import { type Finding, good, missing, note } from "./Finding.ts";

/** Starting unpacks and builds a few hundred megabytes, and documents need room to grow. */
const LEAST_FREE = 1024 ** 3;
/** Tokens contain the second they were issued in. Firebase's servers refuse those more than five minutes off. */
const MOST_SKEW = 5 * 60_000;

/** The facts about this machine that Cairn needs. */
export interface Machine {
  /** Null if there is no npm. */
  readonly npm: string | null;
  readonly takenPorts: readonly Service[];
  readonly ports: Readonly<Record<Service, number>>;
  /** Why the project's folder is not writable. Null if it is. */
  readonly unwritable: string | null;
  readonly freeBytes: number;
  readonly chromium: string | null;
  readonly pdftotext: string | null;
  /** The major version. Null without Java. */
  readonly java: number | null;
  readonly now: Date;
  /** The time of the newest commit. Null outside a repository. */
  readonly lastCommit: Date | null;
}

export function machineFindings(machine: Machine): readonly Finding[] {
  return [
    npmFinding(machine.npm),
    ...SERVICES.map((service) => portFinding(machine, service)),
    diskFinding(machine),
    clockFinding(machine.now, machine.lastCommit),
    chromiumFinding(machine.chromium),
    pdftotextFinding(machine.pdftotext),
    javaFinding(machine.java),
  ];
}

function npmFinding(npm: string | null): Finding {
  if (npm !== null) return good("start", "npm", npm);
  return missing(
    "start",
    "npm",
    "There is no `npm` on the PATH.",
    "Install Node.js from nodejs.org; npm comes with it.",
  );
}

function portFinding({ takenPorts, ports }: Machine, service: Service): Finding {
  const what = `port ${ports[service]} (${service})`;
  if (!takenPorts.includes(service)) return good("start", what, "free");
  return missing(
    "start",
    what,
    "Another program uses it, perhaps Cairn itself.",
    `Stop it, or start with \`npm start -- --${service}-port N\`.`,
  );
}

function diskFinding({ unwritable, freeBytes }: Machine): Finding {
  if (unwritable !== null) {
    return missing(
      "start",
      "disk",
      `The project's folder is not writable: ${unwritable}`,
      "Give yourself write permission.",
    );
  }
  const free = `${(freeBytes / 1024 ** 3).toFixed(1)} GiB free`;
  if (freeBytes >= LEAST_FREE) return good("start", "disk", free);
  return missing("start", "disk", free, "Free at least 1 GiB on the project's disk.");
}

function clockFinding(now: Date, lastCommit: Date | null): Finding {
  const says = now.toISOString();
  if (lastCommit === null || now.getTime() + MOST_SKEW >= lastCommit.getTime()) return good("start", "clock", says);
  return missing(
    "start",
    "clock",
    `${says} is before the newest commit, of ${lastCommit.toISOString()}.`,
    "Set the clock: sign-in tokens from another time are refused.",
  );
}

function chromiumFinding(path: string | null): Finding {
  if (path !== null) return good("test", "Chromium", path);
  return note(
    "test",
    "Chromium",
    "None was found.",
    "`npm test` tries to install one. Or name yours: CHROMIUM_PATH=/path/to/chrome npm test",
  );
}

function pdftotextFinding(path: string | null): Finding {
  if (path !== null) return good("test", "pdftotext", path);
  return note(
    "test",
    "pdftotext",
    "None was found.",
    `The tests read printed pages with pdf.js instead. ${HOW_TO_GET_PDFTOTEXT}`,
  );
}

function javaFinding(version: number | null): Finding {
  if (version !== null && version >= 21) return good("test", "Java", `${version}`);
  const found = version === null ? "None was found." : `Version ${version}; 21 is needed.`;
  return note("test", "Java", found, "Only `--firestore=official` needs it.");
}

/** Compares the clock with a server's. Only a deployment needs this check. */
export function skewFinding(now: Date, server: Date | null): Finding {
  if (server === null)
    return note("deploy", "network", "firebase.googleapis.com did not answer.", "A deployment needs it.");
  const skew = now.getTime() - server.getTime();
  if (Math.abs(skew) <= MOST_SKEW) return good("deploy", "network and clock", "The clock matches Google's.");
  const minutes = Math.round(skew / 60_000);
  return missing("deploy", "clock", `It is ${minutes} minutes off Google's.`, "Set the clock: tokens are refused.");
}
