import { type Auth, onAuthStateChanged, signOut, type User } from "firebase/auth";
import { makeAutoObservable, runInAction } from "mobx";
import type { Api, Flow } from "../api.ts";
import { AppError, messageOf } from "../errors.ts";

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

const ENDED = "You were signed out. Log in to go on.";

/** Who is here, and what that lets them see. */
export class SessionStore {
  status: SessionStatus = "pending";
  uid: string | null = null;
  email: string | null = null;
  displayName: string | null = null;
  failure: string | null = null;
  /** Why the student finds themselves on the sign-in page. */
  notice: string | null = null;
  private readonly auth: Auth;
  private readonly api: Api;
  private user: User | null = null;
  private checking: Promise<void> | null = null;
  private newUid: string | null = null;
  private leavesOnPurpose = false;

  constructor(auth: Auth, api: Api) {
    this.auth = auth;
    this.api = api;
    makeAutoObservable<this, "auth" | "api" | "user" | "checking" | "newUid" | "leavesOnPurpose">(
      this,
      {
        auth: false,
        api: false,
        user: false,
        checking: false,
        newUid: false,
        leavesOnPurpose: false,
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

  setFlow(flow: Flow): void {
    localStorage.setItem(FLOW, flow);
    this.notice = null;
    this.leavesOnPurpose = false;
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

  /** Our server has stored the student's stage. */
  completeRegistration(): void {
    this.newUid = null;
    if (this.uid) localStorage.setItem(KNOWN_UID, this.uid);
    this.status = "ready";
  }

  /** Ends the session without the words that an unexpected end gets. */
  async leave(): Promise<void> {
    this.leavesOnPurpose = true;
    this.forgetReturn();
    await signOut(this.auth);
  }

  tell(notice: string): void {
    this.notice = notice;
  }

  private receive(user: User | null): void {
    if (user) {
      void this.check(user);
      return;
    }
    const wasSignedIn = this.user !== null;
    this.user = null;
    this.uid = null;
    this.email = null;
    this.displayName = null;
    this.failure = null;
    this.status = "signed-out";
    localStorage.removeItem(KNOWN_UID);
    if (wasSignedIn && !this.leavesOnPurpose) this.notice ??= ENDED;
  }

  private async ask(user: User): Promise<void> {
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
      const { available, user: registered } = await this.api.checkUser(flow);
      if (this.user !== user) return;
      runInAction(() => {
        if (available && registered?.current_stage) {
          this.identify(user, "ready");
          this.completeRegistration();
          return;
        }
        localStorage.removeItem(KNOWN_UID);
        this.identify(user, available || flow === "register" ? "needs-stage" : "not-registered");
      });
    } catch (failure) {
      if (this.user !== user) return;
      if (failure instanceof AppError && failure.code === "not-signed-in") return this.expel(messageOf(failure));
      // A student known here goes on with what the cache holds.
      if (isKnown) return;
      runInAction(() => {
        this.identify(user, "failed");
        this.failure = messageOf(failure);
      });
    }
  }

  private async expel(notice: string): Promise<void> {
    this.tell(notice);
    await signOut(this.auth);
  }

  private identify(user: User, status: SessionStatus): void {
    this.uid = user.uid;
    this.email = user.email;
    this.displayName = user.displayName;
    this.status = status;
  }
}
