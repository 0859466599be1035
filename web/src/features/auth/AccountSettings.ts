import * as text from "@text/stores/account";
import {
  type Auth,
  EmailAuthProvider,
  reauthenticateWithCredential,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { AppError, appErrorOf } from "../../base/errors.ts";
import type { SignInProvider } from "../../base/signInProviders.ts";
import type { Stores } from "../../stores/Stores.ts";
import { confirmByWindow } from "./providerWindow.ts";

interface Services {
  readonly auth: Auth;
  readonly session: Stores["session"];
}

const WRONG_PASSWORD = new Set(["auth/wrong-password", "auth/invalid-credential", "auth/missing-password"]);

const EMAIL_TAKEN = "auth/email-already-in-use";

/** Changes to how a student signs in. Each method fails with an `AppError` that names the field at fault. */
export class AccountSettings {
  private readonly auth: Auth;
  private readonly session: Stores["session"];

  constructor({ auth, session }: Services) {
    this.auth = auth;
    this.session = session;
  }

  /** Also ends the sessions of all other devices. */
  async changePassword({ current, next }: { current: string; next: string }): Promise<void> {
    await this.confirmPassword(current);
    await at("new_password", updatePassword(this.user, next));
    await this.takeFreshToken();
  }

  /** For accounts without a password. From then on there are two ways to sign in. */
  async addPassword(password: string): Promise<void> {
    const { user } = this;
    if (user.email === null) {
      throw new AppError("missing-email", text.noEmailYet);
    }
    await at("new_password", updatePassword(user, password));
    await this.takeFreshToken();
  }

  /** Mails a link to the new address. The old address stays until the link is opened. */
  async changeEmail(email: string): Promise<void> {
    try {
      await at("email", verifyBeforeUpdateEmail(this.user, email));
    } catch (failure) {
      const { code, field } = appErrorOf(failure);
      if (code !== EMAIL_TAKEN) throw failure;
      // The usual message asks the student to log in, which they have already done.
      throw new AppError(code, text.emailTaken, { field, cause: failure });
    }
  }

  /** Confirms that it is still the same student, which the provider requires before it changes a sign-in method. */
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
      await confirmByWindow(this.user, provider);
    } catch (failure) {
      throw appErrorOf(failure);
    }
  }

  private get user(): User {
    const { currentUser } = this.auth;
    if (!currentUser) throw new AppError("not-signed-in", text.sessionEnded);
    return currentUser;
  }

  /** The previous token is now rejected, and a call with it would end this session, too. */
  private async takeFreshToken(): Promise<void> {
    await this.user.getIdToken(true).catch(() => undefined);
    await this.session.refreshUser();
  }
}

/** Sets the name of our form's field, whatever the provider calls it. */
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
