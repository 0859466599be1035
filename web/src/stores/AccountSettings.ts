import * as text from "@text/stores/account";
import {
  type Auth,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { AppError, appErrorOf } from "../errors.ts";
import type { SessionStore } from "./SessionStore.ts";
import { SIGN_IN_PROVIDERS, type SignInProvider } from "./signInProviders.ts";

interface Services {
  readonly auth: Auth;
  readonly session: SessionStore;
}

const WRONG_PASSWORD = new Set(["auth/wrong-password", "auth/invalid-credential", "auth/missing-password"]);

const EMAIL_TAKEN = "auth/email-already-in-use";

/** Changes to how a student signs in. Each verb fails with an `AppError` at the field it belongs to. */
export class AccountSettings {
  private readonly auth: Auth;
  private readonly session: SessionStore;

  constructor({ auth, session }: Services) {
    this.auth = auth;
    this.session = session;
  }

  /** A change of password ends the sessions of all other devices. */
  async changePassword({ current, next }: { current: string; next: string }): Promise<void> {
    await this.confirmPassword(current);
    await at("new_password", updatePassword(this.user, next));
    await this.takeFreshToken();
  }

  /** For accounts that had none: from now on there are two ways in. */
  async addPassword(password: string): Promise<void> {
    const { user } = this;
    if (user.email === null) {
      throw new AppError("missing-email", text.noEmailYet);
    }
    await at("new_password", updatePassword(user, password));
    await this.takeFreshToken();
  }

  /** Mails a link to the new address. Until it is followed, the old one stays. */
  async changeEmail(email: string): Promise<void> {
    try {
      await at("email", verifyBeforeUpdateEmail(this.user, email));
    } catch (failure) {
      const { code, field } = appErrorOf(failure);
      if (code !== EMAIL_TAKEN) throw failure;
      // The usual sentence asks to log in, which this student has done.
      throw new AppError(code, text.emailTaken, { field, cause: failure });
    }
  }

  /** Proves that it is still the student who sits here, which the provider wants before it changes a sign-in. */
  async confirmPassword(password: string): Promise<void> {
    const { user } = this;
    const credential = EmailAuthProvider.credential(user.email ?? "", password);
    try {
      await reauthenticateWithCredential(user, credential);
    } catch (failure) {
      const known = appErrorOf(failure);
      if (!WRONG_PASSWORD.has(known.code)) throw withoutField(known);
      throw new AppError(known.code, text.wrongPassword, {
        field: "password",
        cause: failure,
      });
    }
  }

  async confirmWith(provider: SignInProvider): Promise<void> {
    try {
      await reauthenticateWithPopup(this.user, SIGN_IN_PROVIDERS[provider].begin(), browserPopupRedirectResolver);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  private get user(): User {
    const { currentUser } = this.auth;
    if (!currentUser) throw new AppError("not-signed-in", text.sessionEnded);
    return currentUser;
  }

  /** The token of before is refused from now on; a call with it would end this session too. */
  private async takeFreshToken(): Promise<void> {
    await this.user.getIdToken(true).catch(() => undefined);
    await this.session.refreshUser();
  }
}

/** Names the field of our form, whatever the provider's own forms call it. */
async function at<T>(field: string, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (failure) {
    const known = appErrorOf(failure);
    throw known.field === undefined ? known : new AppError(known.code, known.message, { field, cause: failure });
  }
}

function withoutField({ code, message, cause }: AppError): AppError {
  return new AppError(code, message, { cause });
}
