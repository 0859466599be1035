import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from "firebase/auth";
import { appErrorOf } from "../errors.ts";
import type { SessionStore } from "./SessionStore.ts";

/** What became of the address a link was mailed to; `email` is null when the provider does not say. */
export interface AppliedLink {
  readonly email: string | null;
}

interface Services {
  readonly auth: Auth;
  readonly session: SessionStore;
  readonly signOut: () => Promise<void>;
}

/** What the links in our mails do, and the asking for one. Each verb fails with an `AppError` in the student's words. */
export class MailedLinks {
  private readonly auth: Auth;
  private readonly session: SessionStore;
  private readonly signOut: () => Promise<void>;

  constructor({ auth, session, signOut }: Services) {
    this.auth = auth;
    this.session = session;
    this.signOut = signOut;
  }

  /** Ends the same way whether or not an account has this address: nobody learns from us who is a student here. */
  async askForReset(email: string): Promise<void> {
    try {
      await sendPasswordResetEmail(this.auth, email);
    } catch (failure) {
      const known = appErrorOf(failure);
      if (known.code !== "auth/user-not-found") throw known;
    }
  }

  /** The address whose password a code may change. */
  async emailToReset(code: string): Promise<string> {
    try {
      return await verifyPasswordResetCode(this.auth, code);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Ends every session of the account, on this device too. */
  async resetPassword(code: string, password: string): Promise<void> {
    const email = await this.emailToReset(code);
    try {
      await confirmPasswordReset(this.auth, code, password);
    } catch (failure) {
      throw appErrorOf(failure);
    }
    if (this.session.student?.email === email) await this.signOut();
  }

  /** Confirms an address, changes to a new one, or brings the old one back: the code knows which. */
  async apply(code: string): Promise<AppliedLink> {
    try {
      const { data } = await checkActionCode(this.auth, code);
      await applyActionCode(this.auth, code);
      await this.session.refreshUser();
      return { email: data.email ?? null };
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }
}
