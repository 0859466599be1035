import { randomBytes } from "node:crypto";
import { Access, type RulesFor } from "./access/Access.ts";
import { observeVerdicts } from "./access/observeVerdicts.ts";
import { type Inspector, startInspector } from "./inspector/inspectorServer.ts";
import type { Transport } from "./inspector/RecordedRequest.ts";
import { RequestLog } from "./inspector/RequestLog.ts";
import { recordMethods } from "./inspector/recordMethods.ts";
import { recordStreams } from "./inspector/recordStreams.ts";
import { meteredService } from "./operations/meteredService.ts";
import { Operations } from "./operations/Operations.ts";
import { Usage, type UsageCount } from "./operations/Usage.ts";
import type { RulesIssue } from "./rules/RulesIssue.ts";
import type { RulesRequest, Verdict } from "./rules/RulesRequest.ts";
import { CommitLog } from "./store/CommitLog.ts";
import { DocumentStore } from "./store/DocumentStore.ts";
import { firestoreMethods } from "./transport/firestoreMethods.ts";
import { firestoreStreams } from "./transport/firestoreStreams.ts";
import { grpcServer } from "./transport/grpcServer.ts";
import { httpServer } from "./transport/httpServer.ts";
import { ProjectRules } from "./transport/ProjectRules.ts";
import { multiplexPort } from "./transport/portMultiplexer.ts";
import { webChannel } from "./transport/webChannel.ts";

export interface FirestoreOptions {
  /** The address to listen on. Default: 127.0.0.1. */
  readonly host?: string;
  /**
   * Host names whose pages may use the emulator, for containers and cloud workspaces. Pages on localhost, 127.0.0.1 and
   * [::1] always may, and no others.
   */
  readonly allowedHosts?: readonly string[];
  /** 0 selects any free port. */
  readonly port: number;
  /** The file that keeps the documents. Null keeps them in memory only. */
  readonly dataFile: string | null;
  /** Without `projectId`, these rules apply to every project without its own rules. */
  readonly rules?: { readonly projectId?: string; readonly source: string; readonly fileName: string };
  /** Called with the requests that the rules decided and their verdicts, before the state changes. */
  readonly onVerdicts?: (requests: readonly RulesRequest[], verdicts: readonly Verdict[]) => void;
  /**
   * Where to serve the inspector, a page that shows documents, requests and rules decisions: always on 127.0.0.1, 0
   * takes any free port. If it is left out, the inspector has no page and records nothing.
   */
  readonly inspectorPort?: number;
}

export interface RunningFirestore {
  readonly host: string;
  readonly port: number;
  /** The inspector's address. Null without an inspector. */
  readonly inspectorUrl: string | null;
  /** Loads a project's rules. If they do not compile, the old ones stay active and `issues` says why. */
  loadRules(projectId: string, source: string, fileName: string): { readonly issues: readonly RulesIssue[] };
  /** Deletes every document of a project's default database. */
  clear(projectId: string): void;
  /** The documents read, written and deleted since the start, as Firestore bills them. */
  usage(): { readonly students: UsageCount; readonly servers: UsageCount };
  /** Ends all streams and frees the port, even while clients are connected. `POST /shutdown` does the same. */
  stop(): Promise<void>;
}

/** Starts the emulator. Rejects with the system's error (`code: "EADDRINUSE"`) if the port is in use. */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { host = "127.0.0.1", allowedHosts = [], port, dataFile, onVerdicts, inspectorPort } = options;
  const rules = initialRules(options.rules);
  const log = dataFile === null ? null : CommitLog.open(dataFile);
  const store = new DocumentStore({ now, log });
  const plainRules: RulesFor = (projectId) => rules.rulesFor(projectId);
  const heardRules = onVerdicts ? observeVerdicts(plainRules, onVerdicts) : plainRules;
  const requests = inspectorPort === undefined ? null : new RequestLog();
  const rulesFor = requests
    ? observeVerdicts(heardRules, (asked, verdicts) => requests.hear(asked, verdicts), { explain: true })
    : heardRules;
  const access = new Access({ store, rulesFor, now });
  const usage = new Usage();
  const operations = new Operations({ store, rulesFor, now, newId });
  const service = meteredService(operations, usage);
  const methods = firestoreMethods(service, newId);
  const streams = firestoreStreams({ store, access, service, usage, newStreamId: newId });
  const methodsOver = (transport: Transport) => (requests ? recordMethods(methods, requests, transport) : methods);
  const streamsOver = (transport: Transport) => (requests ? recordStreams(streams, requests, transport) : streams);
  const channel = webChannel(streamsOver("WebChannel"), newId);
  const http = httpServer({
    trustedHosts: [host, ...allowedHosts],
    store,
    operations,
    rules,
    methods: methodsOver("REST"),
    webChannel: channel,
    shutDown: () => void stop(),
  });
  const grpc = grpcServer(methodsOver("gRPC"), streamsOver("gRPC"));
  const listening = multiplexPort({
    host,
    port,
    acceptHttp1: (socket) => http.emit("connection", socket),
    acceptHttp2: (socket) => grpc.accept(socket),
  });
  const server = await listening.catch((failure: unknown) => {
    grpc.stop();
    log?.close();
    throw failure;
  });
  let inspector: Inspector | null = null;
  let stopped: Promise<void> | null = null;
  function stop(): Promise<void> {
    channel.stop();
    grpc.stop();
    stopped ??= Promise.all([server.stop(), inspector?.stop()]).then(() => log?.close());
    return stopped;
  }
  if (inspectorPort !== undefined && requests) {
    inspector = await startInspector(inspectorPort, store, requests).catch(async (failure: unknown) => {
      await stop();
      throw failure;
    });
  }
  return {
    host,
    port: server.port,
    inspectorUrl: inspector?.url ?? null,
    loadRules: (projectId, source, fileName) => ({ issues: rules.load(projectId, source, fileName) }),
    clear: (projectId) => operations.clear(`projects/${projectId}/databases/(default)`),
    usage: () => usage.count(),
    stop,
  };
}

function initialRules(given: FirestoreOptions["rules"]): ProjectRules {
  const rules = new ProjectRules();
  if (!given) return rules;
  const { projectId, source, fileName } = given;
  const issues =
    projectId === undefined ? rules.loadFallback(source, fileName) : rules.load(projectId, source, fileName);
  const error = issues.find(({ severity }) => severity === "ERROR");
  if (error) throw new Error(`${fileName}:${error.line}:${error.column}: ${error.description}`);
  return rules;
}

/** The current time in microseconds, with the machine's millisecond precision. */
function now(): bigint {
  return BigInt(Date.now()) * 1000n;
}

/** Twenty characters, like the ids that the SDKs generate. */
function newId(): string {
  return randomBytes(10).toString("hex");
}
