import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  type User,
  verifyPasswordResetCode,
} from "firebase/auth";
import { appErrorOf } from "../../base/errors.ts";
import type { Stores } from "../../stores/Stores.ts";

interface Services {
  readonly auth: Auth;
  readonly session: Stores["session"];
  readonly signOut: () => Promise<void>;
}

/** Mails a link that verifies the user's email address. */
export function sendVerification(user: User): Promise<void> {
  return sendEmailVerification(user);
}

/**
 * Applies the links in our emails and requests new ones. Each method fails with an `AppError` whose message is for the
 * student.
 */
export class MailedLinks {
  private readonly auth: Auth;
  private readonly session: Stores["session"];
  private readonly signOut: () => Promise<void>;

  constructor({ auth, session, signOut }: Services) {
    this.auth = auth;
    this.session = session;
    this.signOut = signOut;
  }

  /** Ends the same way whether or not an account has this address, so it does not reveal who is a student here. */
  async askForReset(email: string): Promise<void> {
    try {
      await sendPasswordResetEmail(this.auth, email);
    } catch (failure) {
      const known = appErrorOf(failure);
      if (known.code !== "auth/user-not-found") throw known;
    }
  }

  /** The address of the account whose password a code can change. */
  async emailToReset(code: string): Promise<string> {
    try {
      return await verifyPasswordResetCode(this.auth, code);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Ends every session of the account, including on this device. */
  async resetPassword(code: string, password: string): Promise<void> {
    const email = await this.emailToReset(code);
    try {
      await confirmPasswordReset(this.auth, code, password);
    } catch (failure) {
      throw appErrorOf(failure);
    }
    if (this.session.student?.email === email) await this.signOut();
  }

  /** The address that a code verifies, changes to or restores; null if the provider does not return it. Changes nothing. */
  async emailBehind(code: string): Promise<string | null> {
    try {
      const { data } = await checkActionCode(this.auth, code);
      return data.email ?? null;
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  /** Verifies an address, changes to a new one, or restores the old one: the code determines which. */
  async apply(code: string): Promise<void> {
    try {
      await applyActionCode(this.auth, code);
    } catch (failure) {
      throw appErrorOf(failure);
    } finally {
      await this.session.refreshUser();
    }
  }
}
