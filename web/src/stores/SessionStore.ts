import { SAMPLE_STUDENTS, type Sample } from "@domain/account/sampleStudents";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/session";
import { type Auth, onAuthStateChanged, reload, signOut, type User } from "firebase/auth";
import { makeAutoObservable, runInAction } from "mobx";
import type { Api, Flow } from "../api.ts";
import { AppError, appErrorOf, messageOf, UNKNOWN } from "../errors.ts";
import { keepLastStage } from "./lastStage.ts";

export type SessionStatus =
  /** The provider has not said yet whether somebody is signed in, or our server has not said who. */
  | "pending"
  | "signed-out"
  | "needs-stage"
  | "ready"
  /** Signed in to log in, but our server does not know the student: the screen asks whether to register. */
  | "not-registered"
  /** Signed in, but our server could not be asked. */
  | "failed";

const FLOW = "flow";
/** The student who was registered here last. The app opens for them at once, even offline, and checks meanwhile. */
const KNOWN_UID = "uid";
const RETURN_TO = "return-to";

/** How long a session is trusted without asking again, in milliseconds, when the student comes back to the page. */
const TRUSTED = 5 * 60_000;

/** Who is here, and what that lets them see. */
export class SessionStore {
  status: SessionStatus = "pending";
  uid: string | null = null;
  email: string | null = null;
  displayName: string | null = null;
  /** Whether the address is known to be the student's. */
  emailVerified = false;
  /** Signed in without an account. */
  isGuest = false;
  /** The calendar day the account was created, where the student is. */
  createdOn: string | null = null;
  /** Reads and answers what students write to support; a claim of the account says so. */
  isAdmin = false;
  /** As Firebase calls them: `password`, `google.com`; none for a guest. */
  waysToSignIn: readonly string[] = [];
  failure: string | null = null;
  /** Why the student finds themselves on the sign-in page. */
  notice: string | null = null;
  /** Whose session the server has ended last, on this page or while it was closed. */
  endedUid: string | null = null;
  /** What happened on the way in, to be told once inside. */
  news: string | null = null;
  private readonly auth: Auth;
  private readonly api: Api;
  private user: User | null = null;
  private checking: Promise<void> | null = null;
  private newUid: string | null = null;
  private newGuest: { readonly sample: Sample | null } | null = null;
  private leavesOnPurpose = false;
  private hasHeard = false;
  private checkedAt = 0;

  constructor(auth: Auth, api: Api) {
    this.auth = auth;
    this.api = api;
    makeAutoObservable<
      this,
      "auth" | "api" | "user" | "checking" | "newUid" | "newGuest" | "leavesOnPurpose" | "hasHeard" | "checkedAt"
    >(
      this,
      {
        auth: false,
        api: false,
        user: false,
        checking: false,
        newUid: false,
        newGuest: false,
        leavesOnPurpose: false,
        hasHeard: false,
        checkedAt: false,
        isExpected: false,
        returnTo: false,
      },
      { autoBind: true },
    );
  }

  /** The student whose documents may be open; null when none may. */
  get openUid(): string | null {
    return this.status === "ready" || this.status === "needs-stage" ? this.uid : null;
  }

  /** A student was here last and has not left: very likely the same one opens the app again. */
  get isExpected(): boolean {
    return localStorage.getItem(KNOWN_UID) !== null;
  }

  /** The address that was asked for before sign-in. */
  get returnTo(): string | null {
    return sessionStorage.getItem(RETURN_TO);
  }

  start(): () => void {
    return onAuthStateChanged(this.auth, this.receive);
  }

  /** The student has come back to a page left open: much may have happened to the account meanwhile. */
  async recheck(): Promise<void> {
    if (!this.user || this.status !== "ready") return;
    if (!this.emailVerified) await this.refreshUser();
    if (this.user && Date.now() - this.checkedAt > TRUSTED) await this.check(this.user);
  }

  /** Another tab has registered the student or let them leave. */
  hearTab(key: string | null): void {
    if (key === KNOWN_UID && this.status === "needs-stage" && localStorage.getItem(KNOWN_UID) === this.uid) {
      void this.retry();
    }
  }

  /** Brings the address and whether it is confirmed up to date; unreachable, the old answer stands. */
  async refreshUser(): Promise<void> {
    const { user } = this;
    if (!user) return;
    try {
      await reload(user);
    } catch (failure) {
      if (hasEnded(failure)) await this.expel(messageOf(failure));
      return;
    }
    runInAction(() => {
      if (this.user === user) this.identify(user, this.status);
    });
  }

  setFlow(flow: Flow): void {
    localStorage.setItem(FLOW, flow);
    this.notice = null;
    this.leavesOnPurpose = false;
    this.newGuest = null;
  }

  /** Kept over a reload and a redirect to the provider, but not when the student has just logged out. */
  remember(path: string): void {
    if (!this.leavesOnPurpose) sessionStorage.setItem(RETURN_TO, path);
  }

  forgetReturn(): void {
    sessionStorage.removeItem(RETURN_TO);
  }

  /**
   * Our server has just made this account, so it cannot have a stage yet. Asking would only bring the 403 that every
   * browser writes to its console as an error.
   */
  expectNewAccount(uid: string): void {
    this.newUid = uid;
  }

  /** The guest who signs in next is a new one; a sample's plan is asked for before the session opens. */
  expectNewGuest(sample: Sample | null): void {
    this.newGuest = { sample };
  }

  /** The guest has made an account and keeps everything, the uid first. */
  becomeAccount(user: User): void {
    this.identify(user, this.status);
  }

  /** Asks our server who this is; a call while one is under way joins it. */
  check(user: User): Promise<void> {
    if (this.checking && this.user?.uid === user.uid) return this.checking;
    this.user = user;
    const checking = this.ask(user).finally(() => {
      if (this.checking === checking) this.checking = null;
    });
    this.checking = checking;
    return checking;
  }

  async retry(): Promise<void> {
    if (this.user) await this.check(this.user);
  }

  /** The student has said yes to registering. */
  startRegistration(): void {
    this.setFlow("register");
    this.status = "needs-stage";
  }

  /** Our server has stored the student's stage; where it said which, the checklist need not wait to hear it again. */
  completeRegistration(stageId: string | null): void {
    this.newUid = null;
    if (this.uid) localStorage.setItem(KNOWN_UID, this.uid);
    if (this.uid && stageId) keepLastStage(this.uid, stageId);
    this.status = "ready";
  }

  /** Ends the session without the words that an unexpected end gets. */
  async leave(): Promise<void> {
    this.leavesOnPurpose = true;
    this.forgetReturn();
    // Before the provider lets go of the student, so that other tabs know this end for a wanted one.
    localStorage.removeItem(KNOWN_UID);
    await signOut(this.auth);
  }

  tell(notice: string): void {
    this.notice = notice;
  }

  bring(news: string): void {
    this.news = news;
  }

  forgetNews(): void {
    this.news = null;
  }

  private receive(user: User | null): void {
    const isRemembered = !this.hasHeard;
    this.hasHeard = true;
    if (user) {
      this.endedUid = null;
      void this.check(user);
      // The SDK has taken a user it remembers on trust (`firebase.ts`).
      if (isRemembered) void this.refreshUser();
      return;
    }
    const wasSignedIn = this.user !== null;
    // Known here, yet nobody is signed in: the provider ended the session while the page was closed.
    const endedWhileAway = this.status === "pending" && this.isExpected;
    const endedElsewhere = this.status === "ready" && !this.isExpected;
    const isUnexpected = (wasSignedIn || endedWhileAway) && !this.leavesOnPurpose;
    if (isUnexpected && !endedElsewhere) this.endedUid = this.uid ?? localStorage.getItem(KNOWN_UID);
    this.user = null;
    this.uid = null;
    this.email = null;
    this.displayName = null;
    this.emailVerified = false;
    this.isGuest = false;
    this.createdOn = null;
    this.isAdmin = false;
    this.waysToSignIn = [];
    this.failure = null;
    this.news = null;
    this.status = "signed-out";
    localStorage.removeItem(KNOWN_UID);
    if (isUnexpected) this.notice ??= endedElsewhere ? text.endedElsewhere : text.endedByServer;
  }

  private async ask(user: User): Promise<void> {
    if (user.isAnonymous && this.newGuest) return this.begin(user, this.newGuest.sample);
    if (user.uid === this.newUid) {
      runInAction(() => this.identify(user, "needs-stage"));
      return;
    }
    const isKnown = localStorage.getItem(KNOWN_UID) === user.uid;
    runInAction(() => {
      this.failure = null;
      if (isKnown) this.identify(user, "ready");
    });
    const flow: Flow = localStorage.getItem(FLOW) === "register" ? "register" : "login";
    try {
      const { available, user: registered } = await this.askServer(user, flow);
      this.checkedAt = Date.now();
      if (this.user !== user) return;
      runInAction(() => {
        if (available && registered?.current_stage) {
          this.identify(user, "ready");
          this.completeRegistration(registered.current_stage);
          return;
        }
        localStorage.removeItem(KNOWN_UID);
        this.identify(user, available || flow === "register" ? "needs-stage" : "not-registered");
      });
    } catch (failure) {
      // The SDK may have signed the student out before it told why.
      if (hasEnded(failure) && (this.user === user || this.user === null)) return this.expel(messageOf(failure));
      if (this.user !== user) return;
      // A student known here goes on with what the cache holds.
      if (isKnown) return;
      runInAction(() => {
        this.identify(user, "failed");
        this.failure = messageOf(failure);
      });
    }
  }

  /** A refused token may only be old; a new one is had as long as the provider stands by the session. */
  private async askServer(user: User, flow: Flow): ReturnType<Api["checkUser"]> {
    try {
      return await this.api.checkUser(flow);
    } catch (refusal) {
      if (!(refusal instanceof AppError && refusal.code === "not-signed-in")) throw refusal;
      try {
        await user.getIdToken(true);
      } catch (failure) {
        // Where the provider has words of its own for the end, they say more than the server's.
        throw messageOf(failure) === UNKNOWN ? refusal : failure;
      }
      return this.api.checkUser(flow);
    }
  }

  private async expel(notice: string): Promise<void> {
    this.tell(notice);
    await signOut(this.auth);
  }

  /** A new guest, until the server has their sample; a failure leaves the sample to be asked for again. */
  private async begin(user: User, sample: Sample | null): Promise<void> {
    if (sample === null) {
      this.newGuest = null;
      this.expectNewAccount(user.uid);
      runInAction(() => this.identify(user, "needs-stage"));
      return;
    }
    runInAction(() => {
      this.failure = null;
    });
    try {
      await this.api.register({ stageId: SAMPLE_STUDENTS[sample].stageId, isOldEnough: true, sample });
      if (this.user !== user) return;
      this.newGuest = null;
      runInAction(() => {
        this.identify(user, "ready");
        this.completeRegistration(SAMPLE_STUDENTS[sample].stageId);
      });
    } catch (failure) {
      if (this.user !== user) return;
      runInAction(() => {
        this.identify(user, "failed");
        this.failure = messageOf(failure);
      });
    }
  }

  private identify(user: User, status: SessionStatus): void {
    this.uid = user.uid;
    this.email = user.email;
    this.displayName = user.displayName;
    this.emailVerified = user.emailVerified;
    this.isGuest = user.isAnonymous;
    this.createdOn = dayOf(user.metadata.creationTime);
    this.waysToSignIn = user.providerData.map(({ providerId }) => providerId);
    this.status = status;
    void this.readClaims(user);
  }

  /** The rules look at the same claim; here it only decides what is shown. */
  private async readClaims(user: User): Promise<void> {
    try {
      const { claims } = await user.getIdTokenResult();
      runInAction(() => {
        if (this.user === user) this.isAdmin = claims.admin === true;
      });
    } catch {
      // Without a network an old token cannot be renewed; whatever is known stays.
    }
  }
}

function dayOf(time: string | undefined): string | null {
  const moment = new Date(time ?? "");
  return Number.isNaN(moment.getTime()) ? null : localDayOf(moment);
}

const ENDS = new Set(["not-signed-in", "auth/user-disabled", "auth/user-token-expired", "auth/invalid-user-token"]);

/** The server or the provider no longer stands by the session. */
function hasEnded(failure: unknown): boolean {
  return ENDS.has(appErrorOf(failure).code);
}
