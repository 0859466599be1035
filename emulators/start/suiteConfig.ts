import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FirestoreKind, Service } from "./options.ts";
import { HOST } from "./ports.ts";
import { PROJECT_ROOT } from "./projectRoot.ts";

/** The parts of firebase.json that the suite changes. All other parts stay as they are. */
interface FirebaseConfig {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
  readonly functions: readonly Readonly<Record<string, unknown>>[];
}

/** The ports of firebase-tools' own helpers. Nothing connects to them by a fixed number. */
interface HelperPorts {
  readonly hub: number;
  readonly logging: number;
  /** The Emulator UI's port, or null if it is off. */
  readonly ui: number | null;
}

/**
 * The suite's version of firebase.json: the same rewrites and headers as in production, but its own ports and folders.
 * The Content-Security-Policy also allows the emulators' addresses.
 */
export async function suiteConfig(
  ports: Readonly<Record<Service, number>>,
  helpers: HelperPorts,
  firestore: FirestoreKind,
): Promise<object> {
  const config = JSON.parse(await readFile(join(PROJECT_ROOT, "firebase.json"), "utf8")) as FirebaseConfig;
  const [firstFunctions] = config.functions;
  const listen = (port: number) => ({ host: HOST, port });
  return {
    hosting: {
      ...config.hosting,
      public: "public",
      headers: config.hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.map(({ key, value }) => ({
          key,
          value: key === "Content-Security-Policy" ? withEmulators(value, ports) : value,
        })),
      })),
    },
    // Already built, so the predeploy commands are left out.
    functions: [{ ...firstFunctions, source: "functions", predeploy: [] }],
    emulators: {
      hosting: listen(ports.hosting),
      functions: listen(ports.functions),
      auth: listen(ports.auth),
      hub: listen(helpers.hub),
      logging: listen(helpers.logging),
      // Google's stand-in for Cloud Tasks. It keeps tasks in memory: those that wait are lost when it stops.
      tasks: listen(ports.tasks),
      ui: helpers.ui === null ? { enabled: false } : { enabled: true, ...listen(helpers.ui) },
      singleProjectMode: true,
      ...(firestore === "official" && { firestore: listen(ports.firestore) }),
    },
    ...(firestore === "official" && { firestore: { rules: "firestore.rules" } }),
  };
}

function withEmulators(policy: string, ports: Readonly<Record<Service, number>>): string {
  const auth = `http://${HOST}:${ports.auth}`;
  const firestore = `http://${HOST}:${ports.firestore}`;
  return policy
    .split("; ")
    .map((directive) => {
      if (directive.startsWith("connect-src ")) return `${directive} ${auth} ${firestore}`;
      if (directive.startsWith("frame-src ")) return `${directive} ${auth}`;
      return directive;
    })
    .join("; ");
}
