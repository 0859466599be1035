import type { Sample } from "@domain/account/samples";
import * as text from "@text/stores/session";
import { type Auth, onAuthStateChanged, reload, signOut, type User } from "firebase/auth";
import { makeAutoObservable, observableStruct, runInAction } from "mobx";
import type { Api, Flow } from "../../base/api.ts";
import { messageOf } from "../../base/errors.ts";
import { keepLastStage } from "../../base/lastStage.ts";
import { checkUser, hasEnded } from "./checkUser.ts";
import { dropFirstView } from "./firstView.ts";
import type { SessionNotice, SessionState, SessionStatus } from "./sessionState.ts";
import { type Student, studentOf } from "./student.ts";

declare module "../../stores/Stores.ts" {
  interface Stores {
    readonly session: SessionStore;
  }
}

/** The sample student that a new guest opens, whose names are loaded with the guest's panel alone. */
export interface ExpectedSample {
  readonly key: Sample;
  readonly stageId: string;
}

/** New users that our server does not have to be asked about: see `expectNewAccount` and `expectNewGuest`. */
type Expected =
  | { readonly kind: "account"; readonly uid: string }
  | { readonly kind: "guest"; readonly sample: ExpectedSample | null };

const FLOW = "flow";
/** The last student registered on this device. The app opens for them at once, even offline, and checks meanwhile. */
const KNOWN_UID = "uid";
const RETURN_TO = "return-to";

/** How long a session is trusted without another check when the student returns to the page, in milliseconds. */
const TRUSTED = 5 * 60_000;

/** Who is signed in, and what that lets them see. */
export class SessionStore {
  state: SessionState = { status: "pending" };
  notice: SessionNotice | null = null;
  /** The student whose session the server ended last, on this page or while it was closed. */
  endedUid: string | null = null;
  readonly #auth: Auth;
  readonly #api: Api;
  /** The provider's user. Our server may not have confirmed it yet. */
  #user: User | null = null;
  #checking: Promise<void> | null = null;
  #checkedAt = 0;
  #expected: Expected | null = null;
  /** Set from a log-out to the next sign-in on this page. */
  #leavesOnPurpose = false;

  constructor(auth: Auth, api: Api) {
    this.#auth = auth;
    this.#api = api;
    makeAutoObservable(this, { state: observableStruct, isExpected: false, returnTo: false }, { autoBind: true });
  }

  get status(): SessionStatus {
    return this.state.status;
  }

  /** Null while no student is signed in. */
  get student(): Student | null {
    return "student" in this.state ? this.state.student : null;
  }

  get uid(): string | null {
    return this.student?.uid ?? null;
  }

  /** The student whose documents may be open; null if none may. */
  get openUid(): string | null {
    return this.status === "ready" || this.status === "needs-stage" ? this.uid : null;
  }

  /** The last student on this device has not logged out, so they are probably the one opening the app. */
  get isExpected(): boolean {
    return localStorage.getItem(KNOWN_UID) !== null;
  }

  /** The address that was requested before sign-in. */
  get returnTo(): string | null {
    return sessionStorage.getItem(RETURN_TO);
  }

  start(): () => void {
    return onAuthStateChanged(this.#auth, this.receive);
  }

  /** The student has returned to a page left open. The account may have changed meanwhile. */
  async recheck(): Promise<void> {
    if (!this.#user || this.status !== "ready") return;
    if (!this.student?.emailVerified) await this.refreshUser();
    if (this.#user && Date.now() - this.#checkedAt > TRUSTED) await this.check(this.#user);
  }

  /** Another tab has registered the student or logged them out. */
  hearTab(key: string | null): void {
    if (key === KNOWN_UID && this.status === "needs-stage" && localStorage.getItem(KNOWN_UID) === this.uid) {
      void this.retry();
    }
  }

  /** The server does not know yet that the address is confirmed. */
  async tellConfirmed(): Promise<void> {
    await this.refreshUser();
    if (this.#user && this.student?.emailVerified) await this.check(this.#user);
  }

  /** Updates the email address and whether it is verified. Offline, the old values stay. */
  async refreshUser(): Promise<void> {
    const user = this.#user;
    if (!user) return;
    try {
      await reload(user);
    } catch (failure) {
      if (hasEnded(failure)) await this.expel(messageOf(failure));
      return;
    }
    if (this.#user !== user) return;
    const isNew = this.student?.emailVerified === false && user.emailVerified;
    this.refreshStudent(user);
    // The server ends what was shared before, so it has to know before anything is shared again.
    if (isNew && this.status === "ready") await this.check(user);
  }

  setFlow(flow: Flow): void {
    localStorage.setItem(FLOW, flow);
    this.clearNotice("sign-in");
    this.#leavesOnPurpose = false;
    if (this.#expected?.kind === "guest") this.#expected = null;
  }

  /** Survives a reload and a redirect to the provider, but is dropped when the student has just logged out. */
  remember(path: string): void {
    if (!this.#leavesOnPurpose) sessionStorage.setItem(RETURN_TO, path);
  }

  forgetReturn(): void {
    sessionStorage.removeItem(RETURN_TO);
  }

  /**
   * Our server has just created this account. A check-user call would return 403, which every browser logs as an error.
   */
  expectNewAccount(uid: string): void {
    this.#expected = { kind: "account", uid };
  }

  /** The next guest to sign in is new. A sample's plan is requested before the session opens. */
  expectNewGuest(sample: ExpectedSample | null): void {
    this.#expected = { kind: "guest", sample };
  }

  /** Updates the student from the provider's user. A guest who has become an account keeps the uid. */
  refreshStudent(user: User): void {
    if ("student" in this.state) this.show({ ...this.state, student: this.read(user) }, user);
  }

  /** Asks our server who this is. A call during a running check joins that check. */
  check(user: User): Promise<void> {
    if (this.#checking && this.#user?.uid === user.uid) return this.#checking;
    this.#user = user;
    const checking = this.ask(user).finally(() => {
      if (this.#checking === checking) this.#checking = null;
    });
    this.#checking = checking;
    return checking;
  }

  async retry(): Promise<void> {
    if (this.#user) await this.check(this.#user);
  }

  /** The student has agreed to register. */
  startRegistration(): void {
    this.setFlow("register");
    if (this.student) this.state = { status: "needs-stage", student: this.student };
  }

  /**
   * Our server has stored the student's stage. If it returned the stage, the checklist can open without waiting for the
   * document.
   */
  completeRegistration(stageId: string | null): void {
    this.#expected = null;
    const { student } = this;
    // The student may have left meanwhile.
    if (!student) return;
    localStorage.setItem(KNOWN_UID, student.uid);
    if (stageId) keepLastStage(student.uid, stageId);
    this.state = { status: "ready", student };
  }

  /** Ends the session without the message for an unexpected end. */
  async leave(): Promise<void> {
    this.#leavesOnPurpose = true;
    this.forgetReturn();
    // Before the provider signs the student out, so that other tabs recognize this as a log-out.
    localStorage.removeItem(KNOWN_UID);
    dropFirstView();
    await signOut(this.#auth);
  }

  /** `place`: where it is shown. A notice for the signed-in app is dropped when the session ends. */
  showNotice(message: string, place: SessionNotice["place"]): void {
    this.notice = { place, text: message };
  }

  clearNotice(place: SessionNotice["place"]): void {
    if (this.notice?.place === place) this.notice = null;
  }

  private receive(user: User | null): void {
    const isRemembered = this.status === "pending" && this.#user === null;
    if (user) {
      this.endedUid = null;
      void this.check(user);
      // The SDK has trusted the user it remembers (`firebase.ts`).
      if (isRemembered) void this.refreshUser();
      return;
    }
    const wasSignedIn = this.#user !== null;
    // The student is known here, but no one is signed in: the provider ended the session while the page was closed.
    const endedWhileAway = this.status === "pending" && this.isExpected;
    const endedElsewhere = this.status === "ready" && !this.isExpected;
    const isUnexpected = (wasSignedIn || endedWhileAway) && !this.#leavesOnPurpose;
    if (isUnexpected && !endedElsewhere) this.endedUid = this.uid ?? localStorage.getItem(KNOWN_UID);
    this.#user = null;
    this.state = { status: "signed-out" };
    this.clearNotice("signed-in");
    localStorage.removeItem(KNOWN_UID);
    if (isUnexpected && !this.notice) {
      this.showNotice(endedElsewhere ? text.endedElsewhere : text.endedByServer, "sign-in");
    }
  }

  private async ask(user: User): Promise<void> {
    const expected = this.#expected;
    if (user.isAnonymous && expected?.kind === "guest") return this.begin(user, expected.sample);
    if (expected?.kind === "account" && expected.uid === user.uid) return this.identify(user, "needs-stage");
    const isKnown = localStorage.getItem(KNOWN_UID) === user.uid;
    if (isKnown) this.identify(user, "ready");
    else this.clearFailure();
    const flow: Flow = localStorage.getItem(FLOW) === "register" ? "register" : "login";
    try {
      const { available, user: registered } = await checkUser(this.#api, user, flow);
      this.#checkedAt = Date.now();
      if (this.#user !== user) return;
      if (available && registered?.current_stage) this.enter(user, registered.current_stage);
      else this.askForStage(user, available || flow === "register");
    } catch (failure) {
      await this.handleFailedCheck(user, failure, isKnown);
    }
  }

  private async handleFailedCheck(user: User, failure: unknown, isKnown: boolean): Promise<void> {
    // The SDK may have signed the student out before it said why.
    if (hasEnded(failure) && (this.#user === user || this.#user === null)) return this.expel(messageOf(failure));
    if (this.#user !== user) return;
    // A student known here continues with what the cache holds.
    if (isKnown) return;
    this.fail(user, failure);
  }

  /** The student is registered: their plan opens at this stage. */
  private enter(user: User, stageId: string): void {
    this.identify(user, "ready");
    this.completeRegistration(stageId);
  }

  /** The student has no stage yet. Without an account of ours, one is offered first. */
  private askForStage(user: User, mayRegister: boolean): void {
    localStorage.removeItem(KNOWN_UID);
    this.identify(user, mayRegister ? "needs-stage" : "not-registered");
  }

  private async expel(notice: string): Promise<void> {
    this.showNotice(notice, "sign-in");
    await signOut(this.#auth);
  }

  /**
   * Opens a new guest's session once the server has created their sample. After a failure, the sample can be requested
   * again.
   */
  private async begin(user: User, sample: ExpectedSample | null): Promise<void> {
    if (sample === null) {
      this.expectNewAccount(user.uid);
      this.identify(user, "needs-stage");
      return;
    }
    this.clearFailure();
    try {
      await this.#api.register({ stageId: sample.stageId, isOldEnough: true, sample: sample.key });
      if (this.#user !== user) return;
      runInAction(() => {
        this.identify(user, "ready");
        this.completeRegistration(sample.stageId);
      });
    } catch (failure) {
      if (this.#user !== user) return;
      this.fail(user, failure);
    }
  }

  private identify(user: User, status: "not-registered" | "needs-stage" | "ready"): void {
    this.show({ status, student: this.read(user) }, user);
  }

  private fail(user: User, failure: unknown): void {
    this.show({ status: "failed", student: this.read(user), failure: messageOf(failure) }, user);
  }

  private show(state: SessionState, user: User): void {
    this.state = state;
    void this.readClaims(user);
  }

  private clearFailure(): void {
    if (this.state.status === "failed") this.state = { ...this.state, failure: null };
  }

  private read(user: User): Student {
    const { student } = this;
    return studentOf(user, student?.uid === user.uid && student.isAdmin);
  }

  /** The rules check the same claim. Here it only decides what is shown. */
  private async readClaims(user: User): Promise<void> {
    try {
      const { claims } = await user.getIdTokenResult();
      runInAction(() => {
        if (this.#user !== user || !("student" in this.state)) return;
        this.state = { ...this.state, student: { ...this.state.student, isAdmin: claims.admin === true } };
      });
    } catch {
      // Offline, an old token cannot be refreshed. The known claims stay.
    }
  }
}
