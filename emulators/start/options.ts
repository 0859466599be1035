import { isAbsolute, normalize } from "node:path";
import { parseArgs } from "node:util";

/** The services of the local suite that listen on a port. */
export type Service = "hosting" | "functions" | "auth" | "firestore" | "tasks" | "inspector";

export const DEFAULT_PORTS: Readonly<Record<Service, number>> = {
  hosting: 5002,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  tasks: 9499,
  // Where Google's Emulator UI is, too.
  inspector: 4000,
};

export const SERVICES = Object.keys(DEFAULT_PORTS) as readonly Service[];

/** Our embedded emulator, or Google's through firebase-tools. Google's needs Java and a network. */
export const FIRESTORES = ["embedded", "official"] as const;
export type FirestoreKind = (typeof FIRESTORES)[number];

export interface Options {
  readonly dev: boolean;
  readonly fresh: boolean;
  readonly help: boolean;
  readonly firestore: FirestoreKind;
  /** Folder for built files and stored documents, relative to the project root. */
  readonly folder: string;
  readonly ports: Readonly<Record<Service, number>>;
  /** Host names whose pages may use the suite, next to those of this machine. */
  readonly allowedHosts: readonly string[];
}

/** The command-line option that moves a service to another port. `portVariable` is its environment variable. */
export function portOption(service: Service): string {
  return `--${service}-port`;
}

export function portVariable(service: Service): string {
  return `CAIRN_${service.toUpperCase()}_PORT`;
}

export const HELP = `Usage: npm start -- [options]      (npm run dev takes the same)

  --fresh                 begin with empty data
  --hosting-port N        the app        (5002, or CAIRN_HOSTING_PORT)
  --functions-port N      the functions  (5001, or CAIRN_FUNCTIONS_PORT)
  --auth-port N           sign-in        (9099, or CAIRN_AUTH_PORT)
  --firestore-port N      documents      (8080, or CAIRN_FIRESTORE_PORT)
  --tasks-port N          deletions that wait (9499, or CAIRN_TASKS_PORT)
  --inspector-port N      the page that shows documents, requests and rules decisions
                          (4000, or CAIRN_INSPECTOR_PORT)
  --allow-host HOST       lets pages of this host use the suite, too; can be repeated. By default, only pages on
                          localhost, 127.0.0.1 and [::1] can
  --firestore KIND        "embedded" (ours) or "official" (Google's; needs Java 21 and a network)
  --folder DIR            where everything is kept, inside the project (.cairn/local)
  --help                  this text`;

/**
 * Reads the command line, then the environment, then the defaults.
 *
 * @throws Error with a message for the terminal when an option is unknown or a port is invalid
 */
export function parseOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      dev: { type: "boolean", default: false },
      fresh: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      "allow-host": { type: "string", multiple: true, default: [] },
      folder: { type: "string", default: ".cairn/local" },
      firestore: { type: "string", default: "embedded" },
      "hosting-port": { type: "string" },
      "functions-port": { type: "string" },
      "auth-port": { type: "string" },
      "firestore-port": { type: "string" },
      "tasks-port": { type: "string" },
      "inspector-port": { type: "string" },
    },
  });
  const port = (service: Service): number => {
    const option = values[`${service}-port`];
    const given = option ?? environment[portVariable(service)];
    if (given === undefined || given === "") return DEFAULT_PORTS[service];
    const number = Number(given);
    if (!Number.isInteger(number) || number < 1 || number > 65_535) {
      const source = option === undefined ? portVariable(service) : portOption(service);
      throw new Error(`${source} is "${given}". Give a port from 1 to 65535.`);
    }
    return number;
  };
  const ports = {
    hosting: port("hosting"),
    functions: port("functions"),
    auth: port("auth"),
    firestore: port("firestore"),
    tasks: port("tasks"),
    inspector: port("inspector"),
  };
  for (const service of SERVICES) {
    const twin = SERVICES.find((other) => other !== service && ports[other] === ports[service]);
    if (twin) {
      throw new Error(`${service} and ${twin} both got port ${ports[service]}. Give ${portOption(twin)} another one.`);
    }
  }
  if (isAbsolute(values.folder) || normalize(values.folder).startsWith("..")) {
    throw new Error(`--folder is "${values.folder}". Name a folder inside the project, for example .cairn/second.`);
  }
  const { dev, fresh, help, folder } = values;
  const allowedHosts = values["allow-host"];
  return { dev, fresh, help, folder, firestore: firestoreKind(values.firestore), ports, allowedHosts };
}

/** @throws Error with a message for the terminal when the name is unknown */
export function firestoreKind(name: string): FirestoreKind {
  const kind = FIRESTORES.find((each) => each === name);
  if (kind === undefined) throw new Error(`--firestore is "${name}". It can be ${FIRESTORES.join(" or ")}.`);
  return kind;
}
