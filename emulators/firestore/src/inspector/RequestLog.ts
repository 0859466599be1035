import type { Caller, Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import type { RecordedDecision, RecordedRequest, Transport } from "./RecordedRequest.ts";
import { pathOfQuestion, summarize, summarizeCaller } from "./summarize.ts";

const mostRequests = 500;
/** A commit may have 500 writes, too many decisions to read. */
const mostDecisions = 50;

/** The last 500 requests, with what the rules said about them. */
export class RequestLog {
  #requests: RecordedRequest[] = [];
  readonly #began = new WeakMap<RecordedRequest, number>();
  /** Every request has a caller object of its own, so the rules' questions tell whose they are. */
  readonly #byCaller = new WeakMap<Caller, RecordedRequest>();
  readonly #listeners = new Set<(request: RecordedRequest) => void>();
  #nextId = 1;

  /** Oldest first. */
  get requests(): readonly RecordedRequest[] {
    return this.#requests;
  }

  /** `caller` must be an object that no other request under way has. */
  begin(transport: Transport, method: string, caller: Caller, message: Json | undefined): RecordedRequest {
    const request: RecordedRequest = {
      ...summarize(method, message),
      id: this.#nextId++,
      time: Date.now(),
      transport,
      caller: summarizeCaller(caller),
      code: null,
      message: "",
      duration: null,
      documents: null,
      listening: false,
      decisions: [],
      moreDecisions: 0,
      cost: 0,
    };
    this.#began.set(request, performance.now());
    this.attribute(caller, request);
    this.#requests.push(request);
    if (this.#requests.length > mostRequests) this.#requests = this.#requests.slice(-mostRequests);
    this.#tell(request);
    return request;
  }

  /** From now on the rules' questions on behalf of this caller belong to this request. */
  attribute(caller: Caller, request: RecordedRequest): void {
    this.#byCaller.set(caller, request);
  }

  succeed(request: RecordedRequest, documents: number | null): void {
    this.#answer(request, "OK", "");
    this.change(request, { documents });
  }

  /** Any error that is not a refusal is a fault of the emulator, which the client sees as INTERNAL. */
  fail(request: RecordedRequest, thrown: unknown): void {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    this.#answer(request, thrown instanceof FirestoreError ? thrown.code : "INTERNAL", message);
  }

  /** Fails a request with a status as the client reads it. */
  refuse(request: RecordedRequest, code: string, message: string): void {
    this.#answer(request, code, message);
  }

  change(request: RecordedRequest, change: Partial<Pick<RecordedRequest, "documents" | "listening">>): void {
    Object.assign(request, change);
    this.#tell(request);
  }

  /** Hears the rules' verdicts. A commit that waits for locks asks twice; the second answer counts. */
  hear(questions: readonly RulesRequest[], verdicts: readonly Verdict[]): void {
    const caller = questions[0]?.caller;
    const request = caller && this.#byCaller.get(caller);
    if (!request) return;
    const heard = questions.flatMap((question, index) => {
      const verdict = verdicts[index];
      return verdict ? [decisionOf(question, verdict)] : [];
    });
    const asked = new Set(heard.map(({ method, path }) => `${method} ${path}`));
    const kept = request.decisions.filter(({ method, path }) => !asked.has(`${method} ${path}`));
    const all = [...kept, ...heard];
    request.cost = all.reduce((sum, { cost }) => sum + cost, 0);
    request.decisions = all.toSorted((a, b) => Number(a.allowed) - Number(b.allowed)).slice(0, mostDecisions);
    request.moreDecisions = Math.max(0, all.length - mostDecisions);
    this.#tell(request);
  }

  /** Calls the listener with each request that is new or has changed. Returns the end of the subscription. */
  subscribe(listener: (request: RecordedRequest) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #answer(request: RecordedRequest, code: string, message: string): void {
    if (request.code !== null && code === "OK") return;
    request.duration ??= performance.now() - (this.#began.get(request) ?? performance.now());
    request.code = code;
    request.message = message.trim();
    this.#tell(request);
  }

  #tell(request: RecordedRequest): void {
    for (const listener of this.#listeners) listener(request);
  }
}

function decisionOf(question: RulesRequest, verdict: Verdict): RecordedDecision {
  const explanation = verdict.explanation ?? { fileName: "", statements: [], documents: 0 };
  const { allowed, cost } = verdict;
  return { ...explanation, method: question.method, path: pathOfQuestion(question), allowed, cost };
}
